"""Moves tables between houses: writes a table as a file, and judges one that is brought.

Only a guest who plays alone against bots moves a table, since the file holds the seed. What is moved goes on elsewhere:
at its old house the table can be looked at, and nothing more happens there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple, get_args

import msgspec

from parlour.bots.levels import LEVELS, PROGRAMS
from parlour.core.ending import AGREED, LOST
from parlour.core.errors import BadOption, ParlourError, RuleBroken
from parlour.core.files import kept_options
from parlour.core.game import Game, find_game
from parlour.core.seed import commitment
from parlour.core.verbs import CLOCK
from parlour.protocol.early import Wish
from parlour.protocol.moving import MovedRow, MovedSeat, MovedTable
from parlour.server.base.decode import UNNAMED, convert, given_name, parse
from parlour.server.base.errors import BadMatchFile, Conflict, NoTable, NotYours
from parlour.server.house.house import House
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row, Stored, TableSetup, begun, is_rated, new_setup
from parlour.server.shelf.replays import FILE_BYTES
from parlour.server.table.table import Table
from parlour.server.table.table_state import TableState

BOTS = (*LEVELS, *PROGRAMS)
WHATS = {"out": LOST, "end": AGREED, "ask": get_args(Wish)}
"""What rows say by their kind: how a seat was lost, how the match ended, what was asked for."""
"""The bots that a table may bring along: those that may be seated at a new one."""


class Brought(NamedTuple):
    """A table to be stored with its log."""

    setup: TableSetup
    seats: list[Seat]
    log: list[tuple[Row, str]]


# --- out


async def move_out(house: House, table: Table, guest: str | None) -> MovedTable:
    """Mark a table as moved, for good, and return it as a file; asked again, return the same file.

    Raises NotYours unless the guest alone plays there against bots, Conflict before the match and at what-ifs,
    Unavailable.
    """
    await table.log.catch_up()
    stored = await house.services.storage.load_table(table.id)
    if stored is None:
        raise NoTable("There is no such table.")
    _check_movable(stored, guest)
    if not table.state.setup.moved:
        await table.log.move()
        table.changed()
    return write_table(stored, table.state.setup.moved_at or 0)


def _check_movable(stored: Stored, guest: str | None) -> None:
    people = [seat for seat in stored.seats if seat.kind != "bot"]
    if not people or not all(seat.held_by(guest) for seat in people):
        raise NotYours("Only who plays there alone, with bots, may take a table along.")
    if stored.setup.began_at is None:
        raise Conflict("The match has not begun yet.")
    if stored.setup.begins is not None:
        raise Conflict("A what-if stays where its table is.")
    if stored.setup.board is not None:
        raise Conflict("A match of a duplicate night is played where it began.")
    if any(seat.kind == "bot" and seat.level not in BOTS for seat in stored.seats):
        raise Conflict("A match with an agent is played where it began.")
    if is_rated(stored.setup):
        raise Conflict("A rated match is played where it began.")


def write_table(stored: Stored, now: float) -> MovedTable:
    """Return a stored table as a file; ``now`` is when it was moved, by the house's time."""
    setup = stored.setup
    return MovedTable(
        "table",
        setup.game,
        setup.edition,
        dict(setup.options),
        setup.seed.hex(),
        _ago(setup.began_at or 0, now),
        tuple(
            MovedSeat("bot" if each.kind == "bot" else "human", each.name, each.strength, each.nonce or None)
            for each in stored.seats
        ),
        tuple(
            MovedRow(row.kind, row.seat, row.what, row.guest is not None, _ago(row.at, now)) for row, _ in stored.log
        ),
    )


def _ago(at: int, now: float) -> int:
    return max(0, math.floor(now - at))


# --- in


def read_table(data: bytes) -> MovedTable:
    """Read a table's file. Raises BadMessage naming the field, TooLarge."""
    found: MovedTable = convert(parse(data, FILE_BYTES), MovedTable)
    return found


def judge_table(file: MovedTable, guest: str, now: float, prefix: str) -> Brought:
    """Replay a table's file by the rules, row by row, and return it as a table of this house with a new id.

    Raises BadMatchFile, which names the field, or the row and the clause that it breaks.
    """
    try:
        game, setup, seats = _set_up(file, guest, now, prefix)
    except ParlourError as error:
        raise BadMatchFile(str(error), error.field) from None
    state = TableState(game, setup, [msgspec.structs.replace(seat) for seat in seats])
    log = []
    for number, row in enumerate(_rows_of(file, guest, int(now))):
        try:
            _check_row(state, row)
            seal = row.seal(state.seal)
            state.apply(row, seal)
        except RuleBroken as error:
            raise BadMatchFile(error.text, f"rows[{number}]", error.clause) from None
        except (ParlourError, ValueError, IndexError) as error:
            raise BadMatchFile(str(error), f"rows[{number}]") from None
        log.append((row, seal))
    return Brought(setup, seats, log)


def _set_up(file: MovedTable, guest: str, now: float, prefix: str) -> tuple[Game, TableSetup, list[Seat]]:
    """Return the game, the setup and the seats of a file. Raises ParlourError."""
    game = find_game(file.game)
    if game.about.edition != file.edition:
        raise BadOption(f"edition {file.edition} of the rules of {file.game} is not here", "edition")
    options = game.read_options(kept_options(game, file.options), len(file.seats))
    seats = [_seat(number, each, guest) for number, each in enumerate(file.seats)]
    setup = new_setup(game, options, prefix=prefix)._replace(seed=bytes.fromhex(file.seed))
    return game, begun(setup, seats, int(now) - file.began), seats


def _seat(number: int, each: MovedSeat, guest: str) -> Seat:
    field = f"seats[{number}]"
    name = given_name(each.name or None, f"{field}.name") if each.kind == "human" else each.name
    if each.kind == "bot":
        if each.nonce is not None or each.level not in BOTS:
            raise BadOption("a bot has a level that there is, and no nonce", field)
        return Seat(number, "bot", name, level=each.level)
    if each.nonce is None or each.level is not None:
        raise BadOption("a person has a nonce and no level", field)
    promise = commitment(bytes.fromhex(each.nonce))
    return Seat(number, "human", name or UNNAMED, guest, nonce=each.nonce, commitment=promise)


def _rows_of(file: MovedTable, guest: str, now: int) -> Iterator[Row]:
    """Yield the rows of a file as rows of a log in this house. Raises BadMatchFile where time goes back."""
    before = file.began
    for number, each in enumerate(file.rows):
        if each.ago > before:
            raise BadMatchFile("this row is older than the one before it", f"rows[{number}]")
        before = each.ago
        yield Row(number + 1, each.kind, each.seat, each.what, guest if each.mine else None, None, now - each.ago)


def _check_row(state: TableState, row: Row) -> None:
    """Check that a row may follow in this position. Raises RuleBroken, CannotUndo, Unreadable, BadOption."""
    match = state.playing()
    if row.kind == "act":
        match.check(row.seat, row.what)
        return
    if row.seat == CLOCK or row.seat >= len(state.seats) or state.seats[row.seat].kind != "human":
        raise BadOption("nobody sits there", "seat")
    if row.kind == "undo":
        steps = state.steps_back(row.guest, row.seat)
        if row.what != str(steps):
            raise BadOption(f"{steps} actions are taken back", "what")
    elif row.kind in WHATS:
        if row.what not in WHATS[row.kind]:
            raise BadOption("there is no such ending and nothing like that to ask for", "what")
    elif row.kind in ("agree", "decline"):
        if state.proposal is None:
            raise BadOption("nothing was asked", "kind")
    elif row.kind != "back" and row.what not in BOTS and (row.kind, row.what) != ("late", ""):
        raise BadOption("there is no such level", "what")
    elif row.kind == "back" and row.seat not in state.away:
        raise BadOption("nobody was away", "seat")
