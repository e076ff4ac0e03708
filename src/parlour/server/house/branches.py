"""Opens what-ifs: tables that begin with a position of another match, or of a match file.

While that match runs, the position is made from the guest's observation and hidden parts are imagined, so that a
what-if reveals nothing. Once the match is over, it begins with the true position.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.bots.levels import LEVELS, PROGRAMS
from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.files import MatchFile, to_file
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.core.verbs import SPECTATOR
from parlour.protocol.branches import BranchOff, PlayOn
from parlour.protocol.http import Opened
from parlour.server.base.decode import UNNAMED, clean_name
from parlour.server.base.errors import NoBranch, NotYours
from parlour.server.house.house import House
from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup, new_setup
from parlour.server.table.begins import Begins, branch_of
from parlour.server.table.table import Table
from parlour.server.table.table_state import TableState

MOST = 50
"""The number of what-ifs that are listed at a table."""

SEED_BITS = 31
BOTS_LATER = (
    "You play a match of this game that counts just now. Play all seats yourself; bots are back when it is over."
)
UNMIXED = "0" * 32
"""The nonce of seats at a what-if, which mixes no seed: its position holds the random stream."""


def make_beginning(
    state: TableState, guest: str | None, wish: PlayOn, dice: int | None = None, is_known: bool = False
) -> Begins:
    """Make the beginning of a what-if from the moment ``wish.at`` of a table's match.

    The position is the true one if the match is over, or all of it ``is_known``. Otherwise, and at a board of a night,
    which others may yet play, it is imagined from what ``wish.seat`` knows if the guest has that seat, and from what
    the public knows if not. ``dice``: the seed for imagining, random if None.

    Raises NoBranch if the moment is gone, is the end of the match, or may not be shown again while the match runs.
    """
    match, index = state.match, state.moment(wish.at)
    if match is None or index is None:
        raise NoBranch("branch_gone", "The match was never so, or that was taken back.")
    if (match.over and match.board is None) or is_known:
        record, guessed = match.position(index), False
    elif match.game.rules.hides_history:
        raise NoBranch("branch_memory", "What is to be remembered is not shown again before the match is over.")
    else:
        mine = any(seat.number == wish.seat and seat.held_by(guest) for seat in state.seats)
        viewer = wish.seat if mine and wish.seat is not None else SPECTATOR
        record, guessed = imagine_world(match, viewer, index, dice), match.game.rules.secret
    if verbs.actors(record) == 0:
        raise NoBranch("branch_over", "The match is over there. Go back to an earlier moment.")
    return Begins(match.game.position(record), wish.at, guessed)


def imagine_world(match: Match, viewer: int, index: int, dice: int | None = None) -> Any:
    """Imagine a whole record that agrees with what a viewer knew after ``index`` actions, and uses nothing else."""
    world = copied(match.view(viewer, index))
    verbs.imagine(world, viewer, new_dice(secrets.randbits(SEED_BITS) if dice is None else dice))
    return world


def make_seats(names: Sequence[str], guest: str, wish: PlayOn) -> list[Seat]:
    """Make the seats of a what-if: the guest at all, or at ``wish.seat`` among bots of ``wish.level``.

    ``names`` has one name for each seat. Raises BadOption for a level or seat that does not exist.
    """
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
    """Return the names for a what-if's seats: the guest's and bots' as at the table, UNNAMED for other people."""
    return [seat.name if seat.guest in (None, guest) else UNNAMED for seat in state.seats]


def make_setup(house: House, state: TableState, found: Begins, of: str | None) -> TableSetup:
    """Make the setup of a what-if that begins with ``found``; ``of`` is the id of its table, None for a file's."""
    setup = new_setup(state.game, state.options, prefix=house.services.prefix)
    return setup._replace(begins=msgspec.to_builtins(found), branch_of=of)


async def check_level(house: House, state: TableState, guest: str, level: str | None) -> None:
    """Raise NoBranch if a level is wanted by a guest who is playing this game with others. Raises Unavailable.

    Bots at the what-if would otherwise advise them in that match.
    """
    if level is not None:
        await check_help(house, guest, state.game.name, len(state.seats))


async def check_help(house: House, guest: str, game: str, seats: int) -> None:
    """Raise NoBranch if a guest is playing a contested match of a game with ``seats`` seats. Raises Unavailable."""
    if await house.services.is_playing(guest, game, seats):
        raise NoBranch("branch_fair_play", BOTS_LATER)


async def branch_off(house: House, table: Table, guest: str, wish: PlayOn, address: str, newcomer: bool) -> Opened:
    """Open a what-if of a table for a guest; ``address`` and ``newcomer`` count it as in ``open_table``.

    Raises NoBranch, BadOption, TooMany, Unavailable.
    """
    await table.log.catch_up()
    await check_level(house, table.state, guest, wish.level)
    found = make_beginning(table.state, guest, wish)
    found.number = 1 + len(await branches_at(house, table.id, guest))
    seats = make_seats(names_for(table.state, guest), guest, wish)
    return await house.open_table(make_setup(house, table.state, found, table.id), seats, guest, address, newcomer)


async def branches_at(house: House, table: str, guest: str) -> tuple[BranchOff, ...]:
    """List the first MOST what-ifs that a guest opened of a table, oldest first. Raises Unavailable."""
    setups = await house.services.storage.branches(table, guest, MOST)
    found = ((setup, branch_of(setup)) for setup in setups)
    return tuple(BranchOff(setup.id, branch) for setup, branch in found if branch is not None)


async def set_branch_name(house: House, table: Table, guest: str | None, name: str) -> None:
    """Set the name of a what-if. Raises NotYours for who has no seat at it, BadOption, WordRemoved, Unavailable."""
    clean = clean_name(name, "name")
    house.services.measures.check_words(clean, "name")
    if table.state.setup.begins is None or not any(seat.held_by(guest) for seat in table.state.seats):
        raise NotYours("Only whoever plays a what-if names it.")
    await house.services.storage.call(table.id, clean)
    table.state.setup = table.state.setup._replace(called=clean)
    table.show_all()


def position_file(state: TableState, at: int) -> MatchFile:
    """Return a match file that begins with the position after ``at``, for a link.

    Raises NoBranch in a game with hidden information while the match runs, and as ``make_beginning`` does.
    """
    if state.match is not None and state.game.rules.secret and not state.match.over:
        raise NoBranch("branch_secret", "The positions of a game with secrets are given away when it is over.")
    found = make_beginning(state, None, PlayOn(at, None, None))
    return to_file(Match.load(state.game, found.position), state.names)
