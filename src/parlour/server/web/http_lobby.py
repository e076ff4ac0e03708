"""HTTP operations of the lobby: who waits for others or plays, sitting down there, and looking for a game."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from sqlalchemy import Connection

from parlour.core.game import games
from parlour.protocol.http import NewTable, Opened, SeatRequest, Terms
from parlour.protocol.lobby import Lobby, Seek, SitDown
from parlour.server.base.decode import given_name
from parlour.server.base.errors import Unavailable
from parlour.server.base.limits import network_of
from parlour.server.house.opening import NO_STRANGERS, plan_table
from parlour.server.house.seeking import Found, Seeker, seek, sit_down
from parlour.server.house.tables import Tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, TABLE, operation
from parlour.server.people.guests import Guest
from parlour.server.storage.lobby import LOBBY_KEY

PRICE_US = 3_000
TRIES, PAUSE_S = 40, 0.05
"""How often, and after which pause, a table is asked for again that somebody else is changing."""
SOUGHT = Terms(over_days=False, days=0, late="bot", warm=False, talk=False, clock="", rated=False, open=True)
"""The terms of a table that is opened for who looks for a game."""


@operation("get", "/api/lobby", {200: Lobby, 304: None}, (403, 503), price_us=PRICE_US)
async def get_lobby(tables: Tables, call: Call) -> Answer:
    """Return the tables that anybody in this house may join, and those of them whose match runs; not in kid mode."""
    _check_kids(tables, call)
    return Answer(await tables.lobby.read_lobby(), kept_s=0)


@operation(
    "post",
    "/api/tables/{table_id:str}/sit",
    {201: Opened},
    (*BODY, *TABLE),
    body=SitDown,
    cookie="given",
    price_us=PRICE_US,
)
async def sit_in_lobby(tables: Tables, call: Call) -> Answer:
    """Take a free seat of a table in the lobby; not in kid mode.

    Asking twice changes nothing. Whoever waited alone at another table of the lobby no longer does.
    """
    _check_kids(tables, call)
    guest, wish = call.guest(tables) or tables.guests.new_guest(), await call.body(SitDown)
    table = await tables.find_table(call.path["table_id"])
    who = _seeker(tables, guest, wish.name)
    found = await _try(tables, lambda connection: sit_down(connection, who, table.id))
    return Answer(Opened(found.table, found.seat), 201, guest=guest)


@operation(
    "post",
    "/api/lobby/play",
    {201: Opened},
    (*BODY, 409, 429, 503),
    body=Seek,
    cookie="given",
    price_us=PRICE_US,
)
async def play_with_somebody(tables: Tables, call: Call) -> Answer:
    """Sit down with the guest who has looked longest for this game, or for any; else wait; not in kid mode.

    Play is for two, by the usual rules, in an evening without a clock. Counts as opening a table.
    """
    _check_kids(tables, call)
    known, wish = call.guest(tables), await call.body(Seek)
    guest = known or tables.guests.new_guest()
    who = _seeker(tables, guest, wish.name)
    plan = plan_table(_sought(wish), guest.hash)
    tables.charge(guest.hash, call.address, known is None)
    found = await _try(tables, lambda connection: seek(connection, who, wish.game, plan))
    return Answer(Opened(found.table, found.seat, found.links), 201, guest=guest)


def _check_kids(tables: Tables, call: Call) -> None:
    tables.measures.check_kids(network_of(call.address), True, NO_STRANGERS)


def _seeker(tables: Tables, guest: Guest, name: str | None) -> Seeker:
    """Describe who looks for a seat. Raises BadOption, WordRemoved."""
    given = given_name(name, "name")
    tables.measures.check_words(given, "name")
    return Seeker(guest.hash, given, tables.guests.now(), int(tables.time.now()))


def _sought(wish: Seek) -> NewTable:
    for_two = [game.name for game in games().values() if game.rules.players[0] <= 2 <= game.rules.players[1]]
    seats = (SeatRequest("here", wish.name), SeatRequest("link"))
    return NewTable(wish.game or secrets.choice(for_two), seats, terms=SOUGHT)


async def _try(tables: Tables, work: Callable[[Connection], Found | None]) -> Found:
    """Do a work of the lobby, again while somebody else is changing the table. Raises what it raises, Unavailable."""
    for _ in range(TRIES):
        found = await tables.store.write(work, LOBBY_KEY)
        if found is not None:
            tables.lobby.forget_drawn()
            tables.announce_change(found.table)
            return found
        await asyncio.sleep(PAUSE_S)
    raise Unavailable("The table is busy just now. Try again.")
