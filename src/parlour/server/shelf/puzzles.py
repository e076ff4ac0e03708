"""Puzzles of the day, drawn for the browser; every answer follows from the actions that were taken."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from parlour.bots.levels import LEVELS
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.puzzles import SOLVER
from parlour.protocol.frames import Why
from parlour.protocol.messages import Because, MoveList, Outlook, Tried, View
from parlour.protocol.puzzles import DailyPuzzle, DailyPuzzles, PuzzleHelp, Solve, SolveQuestion, Solving
from parlour.puzzles import (
    NoPuzzle,
    Puzzle,
    due_reply,
    find_help,
    puzzle_games,
    puzzle_of,
    read_date,
    standing_of,
    start_puzzle,
    today,
)
from parlour.server.base.errors import BadMessage, NotFound
from parlour.server.model.seats import Seat
from parlour.server.shelf.catalogue import known_game
from parlour.server.shelf.examples import GUEST, NAMES, onlooker, table_of, view_of, whole_view
from parlour.server.table.connection import Connection
from parlour.server.table.questions import answers, because
from parlour.server.table.table_state import TableState

TABLE = "puzzle"
TODAY = "today"


class Attempted(NamedTuple):
    """A puzzle after some actions: its table, and what was seen on the way."""

    puzzle: Puzzle
    table: TableState
    views: tuple[View, ...]


def of_day(day: str) -> DailyPuzzles:
    """Give the puzzles of a day. Raises NotFound."""
    date = _date(day)
    found = (puzzle_of(game, date) for game in puzzle_games())
    puzzles = tuple(DailyPuzzle(each.game.name, each.goal, each.value, each.rating, each.by.FEWER) for each in found)
    return DailyPuzzles(date.isoformat(), today().isoformat(), puzzles)


def solve(day: str, name: str, wish: Solve) -> Solving:
    """Say how a puzzle stands after some actions. Raises NotFound, BadMessage for actions that are not legal."""
    puzzle, table, views = _after(day, name, wish)
    return Solving(views, *standing_of(puzzle, table.playing(), _taken(puzzle, wish)))


def help_with(day: str, name: str, wish: Solve) -> PuzzleHelp:
    """Give an action that leads on. Raises NotFound, BadMessage."""
    puzzle, table, _ = _after(day, name, wish)
    match = table.playing()
    over = standing_of(puzzle, match, _taken(puzzle, wish)).over
    action = None if over else find_help(puzzle, match)
    return PuzzleHelp(None if action is None else match.choice(SOLVER, action))


def answer(day: str, name: str, wish: SolveQuestion) -> Because | Outlook | Tried | MoveList:
    """Answer about the position after some actions. Raises NotFound, BadMessage."""
    _, table, _ = _after(day, name, wish)
    if isinstance(wish.ask, Why):
        return because(table, wish.ask)
    if wish.ask is None:
        raise BadMessage("nothing is asked", "ask")
    (found,) = answers(table, onlooker(table), wish.ask)
    assert isinstance(found, Outlook | Tried | MoveList)
    return found


def _date(day: str) -> datetime.date:
    try:
        return today() if day == TODAY else read_date(day)
    except NoPuzzle as error:
        raise NotFound(str(error), "date") from None


def _puzzle(day: str, name: str) -> Puzzle:
    game, date = known_game(name), _date(day)
    try:
        return puzzle_of(game, date)
    except NoPuzzle as error:
        raise NotFound(str(error), "game") from None


def _after(day: str, name: str, wish: Solve) -> Attempted:
    puzzle = _puzzle(day, name)
    table = _table(start_puzzle(puzzle))
    views = tuple(_played(puzzle, table, wish))
    return Attempted(puzzle, table, views or (whole_view(table),))


def _table(match: Match) -> TableState:
    return table_of(match, TABLE, [_seat(seat) for seat in range(match.players)])


def _seat(number: int) -> Seat:
    if number == SOLVER:
        return Seat(number, "human", "", GUEST)
    return Seat(number, "bot", NAMES[number - 1], level=LEVELS[-1])


def _taken(puzzle: Puzzle, wish: Solve) -> list[int]:
    return [puzzle.game.rules.actions.read(action) for action in wish.taken]


def _played(puzzle: Puzzle, table: TableState, wish: Solve) -> Iterator[View]:
    """Carry out the actions, and what others do; draw what was not seen yet."""
    solver = onlooker(table)
    for number, action in enumerate(wish.taken):
        unseen = number >= wish.seen
        if unseen:
            _drawn(table, solver)
        for seat, what in _act(puzzle, table, wish.taken[: number + 1], action):
            table.apply(table.row("act", seat, what))
            if unseen:
                yield _drawn(table, solver)


def _act(puzzle: Puzzle, table: TableState, taken: Sequence[str], action: str) -> Iterator[tuple[int, str]]:
    """Give the solver's action, then those of others. Raises BadMessage if it is not legal."""
    game: Game = puzzle.game
    match = table.playing()
    try:
        before = [game.rules.actions.read(each) for each in taken[:-1]]
        if standing_of(puzzle, match, before).over:
            raise BadMessage("the puzzle is over", "taken")
        yield SOLVER, game.rules.actions.text(match.check(SOLVER, action))
    except ParlourError as error:
        raise BadMessage(str(error), "taken") from None
    numbers = [*before, game.rules.actions.read(action)]
    while (found := due_reply(puzzle, table.playing(), numbers)) is not None:
        yield found[0], game.rules.actions.text(found[1])


def _drawn(table: TableState, solver: Connection) -> View:
    """Draw all that the solver sees, with the news since the last time."""
    solver.sent = None
    view = view_of(table, solver)
    assert isinstance(view, View)
    return view
