"""Serves the puzzles of the day. Each request brings all actions taken so far, so that no state is kept between them.

``day`` is an ISO date, or TODAY.
"""

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
from parlour.server.shelf.examples import GUEST, NAMES, draw_next_view, draw_whole_view, new_viewer, table_from_match
from parlour.server.table.connection import Connection
from parlour.server.table.questions import answers, explain_refusal
from parlour.server.table.table_state import TableState

TABLE = "puzzle"
TODAY = "today"


class Attempted(NamedTuple):
    """A puzzle after the solver's actions. ``views``: those that the page has not seen; at least the last one."""

    puzzle: Puzzle
    table: TableState
    views: tuple[View, ...]


def puzzles_of_day(day: str) -> DailyPuzzles:
    """Return the puzzles of a day, one for each game that has any. Raises NotFound for no date that has puzzles."""
    date = read_day(day)
    found = (puzzle_of(game, date) for game in puzzle_games())
    puzzles = tuple(DailyPuzzle(each.game.name, each.goal, each.value, each.rating, each.by.FEWER) for each in found)
    return DailyPuzzles(date.isoformat(), today().isoformat(), puzzles)


def replay_solution(day: str, name: str, wish: Solve) -> Solving:
    """Replay the actions of ``wish`` and report whether the puzzle is solved or over, with the views on the way.

    Raises NotFound for an unknown puzzle, BadMessage for an action that is not legal.
    """
    puzzle, table, views = _replay_attempt(day, name, wish)
    return Solving(views, *standing_of(puzzle, table.playing(), _read_taken(puzzle, wish)))


def help_attempt(day: str, name: str, wish: Solve) -> PuzzleHelp:
    """Return an action from which the goal can still be reached; none if there is none, or the puzzle is over.

    Raises NotFound, BadMessage.
    """
    puzzle, table, _ = _replay_attempt(day, name, wish)
    match = table.playing()
    over = standing_of(puzzle, match, _read_taken(puzzle, wish)).over
    action = None if over else find_help(puzzle, match)
    return PuzzleHelp(None if action is None else match.choice(SOLVER, action))


def answer_question(day: str, name: str, wish: SolveQuestion) -> Because | Outlook | Tried | MoveList:
    """Answer a question about the position after the actions of ``wish``. Raises NotFound, BadMessage."""
    _, table, _ = _replay_attempt(day, name, wish)
    if isinstance(wish.ask, Why):
        return explain_refusal(table, wish.ask)
    if wish.ask is None:
        raise BadMessage("nothing is asked", "ask")
    (found,) = answers(table, new_viewer(table), wish.ask)
    assert isinstance(found, Outlook | Tried | MoveList)
    return found


def read_day(day: str) -> datetime.date:
    """Read a date that has puzzles, or TODAY. Raises NotFound."""
    try:
        return today() if day == TODAY else read_date(day)
    except NoPuzzle as error:
        raise NotFound(str(error), "date") from None


def _find_puzzle(day: str, name: str) -> Puzzle:
    game, date = known_game(name), read_day(day)
    try:
        return puzzle_of(game, date)
    except NoPuzzle as error:
        raise NotFound(str(error), "game") from None


def _replay_attempt(day: str, name: str, wish: Solve) -> Attempted:
    puzzle = _find_puzzle(day, name)
    table = _seat_solver(start_puzzle(puzzle))
    views = tuple(_draw_unseen(puzzle, table, wish))
    return Attempted(puzzle, table, views or (draw_whole_view(table),))


def _seat_solver(match: Match) -> TableState:
    return table_from_match(match, TABLE, [_seat(seat) for seat in range(match.players)])


def _seat(number: int) -> Seat:
    if number == SOLVER:
        return Seat(number, "human", "", GUEST)
    return Seat(number, "bot", NAMES[number - 1], level=LEVELS[-1])


def _read_taken(puzzle: Puzzle, wish: Solve) -> list[int]:
    return [puzzle.game.rules.actions.read(action) for action in wish.taken]


def _draw_unseen(puzzle: Puzzle, table: TableState, wish: Solve) -> Iterator[View]:
    """Carry out the solver's actions and the replies; yield a view after each that ``wish.seen`` does not cover."""
    solver = new_viewer(table)
    for number, action in enumerate(wish.taken):
        unseen = number >= wish.seen
        if unseen:
            _draw_solver_view(table, solver)
        for seat, what in _follow_actions(puzzle, table, wish.taken[: number + 1], action):
            table.apply(table.row("act", seat, what))
            if unseen:
                yield _draw_solver_view(table, solver)


def _follow_actions(puzzle: Puzzle, table: TableState, taken: Sequence[str], action: str) -> Iterator[tuple[int, str]]:
    """Yield the seat and text of the solver's last action, then those of the replies that the puzzle prescribes.

    Apply each before the next is taken. Raises BadMessage if the solver's action is not legal.
    """
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


def _draw_solver_view(table: TableState, solver: Connection) -> View:
    """Draw the solver's whole view, with the events since the last one."""
    solver.sent = None
    view = draw_next_view(table, solver)
    assert isinstance(view, View)
    return view
