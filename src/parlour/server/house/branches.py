"""Opens what-ifs: tables that begin with a position of another match, or of a file.

While that match runs, the position is made from what its guest may know, and what is hidden is imagined, so that a
what-if reveals nothing. Once the match is over it begins with the true position.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from parlour.bots.levels import LEVELS, PROGRAMS
from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.files import MatchFile, to_file
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.core.verbs import SPECTATOR
from parlour.protocol.branches import Branch, BranchOff, PlayOn
from parlour.protocol.http import Opened
from parlour.server.base.decode import UNNAMED, clean_name
from parlour.server.base.errors import NoBranch, NotYours
from parlour.server.house.tables import Tables
from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup, new_setup
from parlour.server.storage.schema import SEATS, TABLES
from parlour.server.table.begins import Begins
from parlour.server.table.table import Table
from parlour.server.table.table_state import TableState

MOST = 50
"""So many are listed at a table."""

SEED_BITS = 31
BOTS_LATER = "You play this game with others just now. Play all seats yourself; bots are back when that match is over."
UNMIXED = "0" * 32
"""The nonce of a seat whose match needs none: it begins with a position, its chance included."""


def begins(state: TableState, guest: str | None, wish: PlayOn, dice: int | None = None) -> Begins:
    """Make the beginning from a moment of a match, imagining by dice what the guest may not know. Raises NoBranch."""
    match, index = state.match, state.moment(wish.at)
    if match is None or index is None:
        raise NoBranch("branch_gone", "The match was never so, or that was taken back.")
    if match.over:
        record, guessed = match.position(index), False
    elif match.game.rules.hides_history:
        raise NoBranch("branch_memory", "What is to be remembered is not shown again before the match is over.")
    else:
        mine = any(seat.number == wish.seat and seat.held_by(guest) for seat in state.seats)
        viewer = wish.seat if mine and wish.seat is not None else SPECTATOR
        record, guessed = imagined(match, viewer, index, dice), match.game.rules.secret
    if verbs.actors(record) == 0:
        raise NoBranch("branch_over", "The match is over there. Go back to an earlier moment.")
    return Begins(match.game.position(record), wish.at, guessed)


def imagined(match: Match, viewer: int, index: int, dice: int | None = None) -> Any:
    """Imagine a world that agrees with what a viewer saw after so many actions; nothing else of the match is used."""
    world = copied(match.view(viewer, index))
    verbs.imagine(world, viewer, new_dice(secrets.randbits(SEED_BITS) if dice is None else dice))
    return world


def seated(names: Sequence[str], guest: str, wish: PlayOn) -> list[Seat]:
    """Seat a guest at all seats, or at one among bots. Raises BadOption."""
    if wish.level is not None and wish.level not in (*LEVELS, *PROGRAMS):
        raise BadOption(f"there is no level {wish.level!r}; there are: {', '.join(LEVELS)}", "level")
    if wish.seat is not None and wish.seat >= len(names):
        raise BadOption(f"there is no seat {wish.seat}", "seat")
    mine = range(len(names)) if wish.level is None else (wish.seat or 0,)
    return [
        Seat(number, "human", name, guest, nonce=UNMIXED)
        if number in mine
        else Seat(number, "bot", name, level=wish.level)
        for number, name in enumerate(names)
    ]


def names_for(state: TableState, guest: str) -> list[str]:
    """Return the names of a what-if's seats, without those of other people."""
    return [seat.name if seat.guest in (None, guest) else UNNAMED for seat in state.seats]


def setup_of(state: TableState, found: Begins, of: str | None) -> TableSetup:
    """Make the setup of a what-if."""
    return new_setup(state.game, state.options)._replace(begins=msgspec.to_builtins(found), branch_of=of)


async def check_level(tables: Tables, state: TableState, guest: str, level: str | None) -> None:
    """Raise NoBranch if bots are withheld from a guest who plays this game with others. Raises Unavailable."""
    services = tables.services
    if level is not None and await services.is_playing(guest, state.game.name, len(state.seats)):
        raise NoBranch("branch_fair_play", BOTS_LATER)


async def branch_off(tables: Tables, table: Table, guest: str, wish: PlayOn, address: str, newcomer: bool) -> Opened:
    """Open a what-if of a table. Raises NoBranch, BadOption, TooMany, Unavailable."""
    await table.log.catch_up()
    await check_level(tables, table.state, guest, wish.level)
    found = begins(table.state, guest, wish)
    found.number = 1 + len(await branches_at(tables, table.id, guest))
    seats = seated(names_for(table.state, guest), guest, wish)
    return await tables.open_table(setup_of(table.state, found, table.id), seats, guest, address, newcomer)


async def branches_at(tables: Tables, table: str, guest: str) -> tuple[BranchOff, ...]:
    """List a guest's what-ifs of a table. Raises Unavailable."""
    rows = await tables.store.read(lambda connection: _select(connection, table, guest))
    found = ((row.id, msgspec.convert(row.begins, Begins), row.called) for row in rows)
    return tuple(
        BranchOff(id, Branch(table, begun.at, begun.number, called, begun.guessed)) for id, begun, called in found
    )


def _select(connection: sa.Connection, table: str, guest: str) -> Sequence[Any]:
    mine = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    found = sa.select(TABLES.c.id, TABLES.c.begins, TABLES.c.called).where(
        TABLES.c.branch_of == table, TABLES.c.id.in_(mine)
    )
    return connection.execute(found.order_by(TABLES.c.made_at, TABLES.c.id).limit(MOST)).all()


async def call(tables: Tables, table: Table, guest: str | None, name: str) -> None:
    """Name a what-if. Raises NotYours, BadOption, Unavailable."""
    clean = clean_name(name, "name")
    if table.state.setup.begins is None or not any(seat.held_by(guest) for seat in table.state.seats):
        raise NotYours("Only whoever plays a what-if names it.")
    here = TABLES.update().where(TABLES.c.id == table.id).values(called=clean)
    await tables.store.write(lambda connection: connection.execute(here), table.id)
    table.state.setup = table.state.setup._replace(called=clean)
    table.show_all()


def position_file(state: TableState, at: int) -> MatchFile:
    """Give a moment as a match file that begins there, for a link. Raises NoBranch while it would tell secrets."""
    if state.match is not None and state.game.rules.secret and not state.match.over:
        raise NoBranch("branch_secret", "The positions of a game with secrets are given away when it is over.")
    found = begins(state, None, PlayOn(at, None, None))
    return to_file(Match.load(state.game, found.position), state.names)
