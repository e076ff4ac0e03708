"""HTTP operations on what a house notes of where rules were unclear to the guest of a request."""

from __future__ import annotations

from parlour.clarity.notes import Note
from parlour.core.messages import LANGUAGES
from parlour.protocol.you import Clarity, ClarityWish
from parlour.server.base.errors import NotFound
from parlour.server.base.limits import network_of
from parlour.server.house.tables import Tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.people.clarity import ClarityKeeper
from parlour.server.storage.clarity import count_own_notes, read_own_notes
from parlour.server.web.http_you import GUEST, PRICE_US, require_guest

FILE = "parlour-notes.json"
NOT_FOR_KIDS = "Kid mode is on here: nothing is noted of how anybody plays."


@operation("get", "/api/you/clarity", {200: Clarity}, (404, 503), price_us=PRICE_US)
async def get_clarity(tables: Tables, call: Call) -> Answer:
    """Say whether this guest lets the house note where rules were unclear, and how much it has noted."""
    return Answer(await _describe(tables, _keeper_of(tables), call.guest_hash(tables)))


@operation(
    "post",
    "/api/you/clarity",
    {200: Clarity},
    (*BODY, 404, 429, 503),
    body=ClarityWish,
    cookie="given",
    price_us=PRICE_US,
)
async def set_clarity(tables: Tables, call: Call) -> Answer:
    """Let the house note where rules were unclear to this guest, or no more, which erases what it has noted.

    To begin counts as a table in the limits.
    """
    noting, wish = _keeper_of(tables), await call.body(ClarityWish)
    tables.measures.check_kids(network_of(call.address), wish.on, NOT_FOR_KIDS)
    known = call.guest(tables)
    if not wish.on:
        if known is not None:
            await noting.end(known.hash)
            await tables.wipe_erased()
        return Answer(Clarity(False, 0))
    guest = known or tables.guests.new_guest()
    tables.charge(guest.hash, call.address, known is None)
    await noting.begin(guest.hash, wish.language if wish.language in LANGUAGES else "en")
    return Answer(await _describe(tables, noting, guest.hash), guest=None if known else guest)


@operation("get", "/api/you/clarity/file", {200: tuple[Note, ...]}, (*GUEST, 404), attachment=True, price_us=PRICE_US)
async def get_notes(tables: Tables, call: Call) -> Answer:
    """Return all that the house has noted of how this guest plays, as a file."""
    noting, guest = _keeper_of(tables), require_guest(tables, call).hash
    await noting.flush()
    return Answer(tuple(await tables.store.read(lambda db: read_own_notes(db, guest))), name=FILE)


def _keeper_of(tables: Tables) -> ClarityKeeper:
    if tables.noting is None:
        raise NotFound("This house notes nothing of how people play.")
    return tables.noting


async def _describe(tables: Tables, noting: ClarityKeeper, guest: str | None) -> Clarity:
    if guest is None or not noting.takes_part(guest):
        return Clarity(False, 0)
    await noting.flush()
    return Clarity(True, await tables.store.read(lambda db: count_own_notes(db, guest)))
