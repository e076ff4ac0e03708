"""HTTP operations of score sheets of real tables that several devices share."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.game import find_game
from parlour.protocol.scalars import Name
from parlour.protocol.shared_sheets import SharedSheet, ShareSheet, SheetWanted, WriteSheet
from parlour.server.base.decode import given_name
from parlour.server.base.errors import BadMessage
from parlour.server.base.limits import network_of
from parlour.server.house.opening import NO_STRANGERS
from parlour.server.house.tables import Tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.storage.shared_sheets import Stored, read_sheet, share_sheet, write_sheet

AT = "/api/sheets/{sheet:str}"
PRICE_US = 1_000
KEY = "sheets"


class Names(msgspec.Struct):
    """What the house reads of a sheet: who plays."""

    names: list[Name]


@operation(
    "post", "/api/sheets", {201: SharedSheet}, (*BODY, 404, 429, 503), body=ShareSheet, cookie="given", price_us=4_000
)
async def begin_sharing(tables: Tables, call: Call) -> Answer:
    """Share a score sheet; not in kid mode. Counts as opening a table."""
    tables.measures.check_kids(network_of(call.address), True, NO_STRANGERS)
    known = call.guest(tables)
    guest, wish = known or tables.guests.new_guest(), await call.body(ShareSheet)
    game = find_game(wish.game)
    _check_written(tables, wish.written)
    tables.charge(guest.hash, call.address, known is None)
    now = tables.guests.now()
    stored = await tables.store.write(lambda connection: share_sheet(connection, game.name, wish.written, now), KEY)
    return Answer(_draw(tables, stored), 201, guest=guest)


@operation("get", AT, {200: SharedSheet}, (400, 404, 503), query={"ask": SheetWanted | None}, price_us=PRICE_US)
async def get_shared_sheet(tables: Tables, call: Call) -> Answer:
    """Return a shared score sheet, without its text if its revision is known."""
    known = call.asked(SheetWanted).revision if "ask" in call.query else -1
    id, now = call.path["sheet"], tables.guests.now()
    stored = await tables.store.read(lambda connection: read_sheet(connection, id, now))
    return Answer(_draw(tables, stored, known))


@operation("post", AT, {200: SharedSheet}, (*BODY, 404, 503), body=WriteSheet, price_us=PRICE_US)
async def write_shared_sheet(tables: Tables, call: Call) -> Answer:
    """Write a shared score sheet anew, unless somebody else has written meanwhile: then return what they wrote."""
    id, wish, now = call.path["sheet"], await call.body(WriteSheet), tables.guests.now()
    _check_written(tables, wish.written)
    stored, was_taken = await tables.store.write(
        lambda connection: write_sheet(connection, id, wish.revision, wish.written, now), KEY
    )
    return Answer(_draw(tables, stored, taken=was_taken))


def _check_written(tables: Tables, written: str) -> None:
    """Check the names of a sheet; ``null`` has none. Raises BadMessage, BadOption, WordRemoved."""
    try:
        found = msgspec.json.decode(written, type=Names | None)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadMessage("a sheet is JSON with the names of who plays", "written") from error
    for name in found.names if found else ():
        tables.measures.check_words(given_name(name, "names"), "names")


def _draw(tables: Tables, stored: Stored, known: int = -1, taken: bool = True) -> SharedSheet:
    written: Any = None if stored.revision == known else stored.written
    now_ms = int(tables.guests.now() * 1000)
    return SharedSheet(stored.id, stored.game, stored.revision, now_ms, written, taken)
