"""Serves puzzles. Each request brings all actions taken so far, so that no state is kept between them.

``day`` is an ISO date, or TODAY; ``which`` is a day or the name of a puzzle for practice, such as ``border-4-12``.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from parlour.bots.levels import LEVELS
from parlour.core.errors import ParlourError, RuleBroken
from parlour.core.match import Match
from parlour.core.puzzles import SOLVER
from parlour.core.scene import Scene
from parlour.protocol.frames import Why
from parlour.protocol.messages import Because, MoveList, Outlook, Tried, View
from parlour.protocol.puzzles import DailyPuzzles, PuzzleHelp, PuzzleInfo, Solve, SolveQuestion, Solving
from parlour.puzzles import (
    NoPuzzle,
    NotAsked,
    Puzzle,
    allowed_choices,
    check_action,
    due_reply,
    explain_touch,
    find_help,
    games_on,
    practice_of,
    puzzle_of,
    read_date,
    read_practice,
    standing_of,
    start_puzzle,
    status_in,
    taken_in,
    today,
)
from parlour.server.base.errors import BadMessage, NotFound
from parlour.server.model.seats import Seat
from parlour.server.shelf.catalogue import known_game
from parlour.server.shelf.examples import GUEST, NAMES, draw_next_view, new_viewer, table_from_match
from parlour.server.table.connection import Connection
from parlour.server.table.questions import answers
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
    puzzles = tuple(_describe(puzzle_of(game, date)) for game in games_on(date))
    return DailyPuzzles(date.isoformat(), today().isoformat(), puzzles)


def _describe(puzzle: Puzzle) -> PuzzleInfo:
    name, scene = puzzle.game.name, picture_of(start_puzzle(puzzle))
    return PuzzleInfo(name, puzzle.goal, puzzle.value, puzzle.rating, puzzle.by.FEWER, scene)


def picture_of(match: Match) -> Scene:
    """Return the boards that the solver plays on; if nothing lies on them, the hand, laid out as a board."""
    scene = match.scene(SOLVER)
    used = {piece.zone for piece in scene.pieces}
    boards = tuple(
        zone
        for zone in scene.zones
        if zone.kind in ("board", "mat") and zone.id in used and zone.owner in (None, SOLVER)
    )
    if boards:
        pieces = scene.pieces
    else:
        hand = next(zone for zone in scene.zones if zone.kind == "hand" and zone.owner == SOLVER)
        held = [piece for piece in scene.pieces if piece.zone == hand.id]
        wide = math.isqrt(len(held) - 1) + 1
        boards = (replace(hand, kind="mat", columns=wide, rows=-(-len(held) // wide)),)
        pieces = tuple(replace(piece, x=n % wide, y=n // wide) for n, piece in enumerate(held))
    shown = {zone.id for zone in boards}
    return replace(
        scene,
        zones=boards,
        pieces=tuple(piece for piece in pieces if piece.zone in shown),
        spots=(),
        seams=tuple(seam for seam in scene.seams if seam.zone in shown),
        status="",
    )


def replay_solution(which: str, name: str, wish: Solve) -> Solving:
    """Replay the actions of ``wish`` and report whether the puzzle is solved or over, with the views on the way.

    Raises NotFound for an unknown puzzle, BadMessage for an action that is not legal.
    """
    puzzle, table, views = _replay_attempt(which, name, wish)
    match = table.playing()
    return Solving(views, *standing_of(puzzle, match, taken_in(match)))


def help_attempt(which: str, name: str, wish: Solve) -> PuzzleHelp:
    """Return an action from which the goal can still be reached; none if there is none, or the puzzle is over.

    Raises NotFound, BadMessage.
    """
    puzzle, table, _ = _replay_attempt(which, name, wish)
    match = table.playing()
    over = standing_of(puzzle, match, taken_in(match)).over
    action = None if over else find_help(puzzle, match)
    return PuzzleHelp(None if action is None else match.choice(SOLVER, action))


def answer_question(which: str, name: str, wish: SolveQuestion) -> Because | Outlook | Tried | MoveList:
    """Answer a question about the position after the actions of ``wish``. Raises NotFound, BadMessage."""
    puzzle, table, _ = _replay_attempt(which, name, wish)
    if isinstance(wish.ask, Why):
        problem = explain_touch(puzzle, table.playing(), wish.ask.path)
        return Because(wish.ask.id, problem.reason, problem.clause if isinstance(problem, RuleBroken) else None)
    if wish.ask is None:
        raise BadMessage("nothing is asked", "ask")
    (found,) = answers(table, new_viewer(table), wish.ask)
    assert isinstance(found, Outlook | Tried | MoveList)
    return _limit_moves(puzzle, table, found) if isinstance(found, MoveList) else found


def read_day(day: str) -> datetime.date:
    """Read a date that has puzzles, or TODAY. Raises NotFound."""
    try:
        return today() if day == TODAY else read_date(day)
    except NoPuzzle as error:
        raise NotFound(str(error), error.field, error.reason) from None


def describe_puzzle(which: str, name: str) -> PuzzleInfo:
    """Describe one puzzle. Raises NotFound."""
    return _describe(_find_puzzle(which, name))


def _find_puzzle(which: str, name: str) -> Puzzle:
    game = known_game(name)
    try:
        if _is_practice(which):
            return practice_of(game, read_practice(which))
        return puzzle_of(game, read_day(which))
    except NoPuzzle as error:
        raise NotFound(str(error), error.field, error.reason) from None


def _is_practice(which: str) -> bool:
    """Whether a name is one of practice: a date begins with a digit, and TODAY has no hyphen."""
    return "-" in which and not which[0].isdigit()


def _replay_attempt(which: str, name: str, wish: Solve) -> Attempted:
    puzzle = _find_puzzle(which, name)
    table = _seat_solver(start_puzzle(puzzle))
    views = tuple(_draw_unseen(puzzle, table, wish))
    return Attempted(puzzle, table, views or (_draw_solver_view(puzzle, table, new_viewer(table)),))


def _seat_solver(match: Match) -> TableState:
    return table_from_match(match, TABLE, [_seat(seat) for seat in range(match.players)])


def _seat(number: int) -> Seat:
    if number == SOLVER:
        return Seat(number, "human", "", GUEST)
    return Seat(number, "bot", NAMES[number - 1], level=LEVELS[-1])


def _draw_unseen(puzzle: Puzzle, table: TableState, wish: Solve) -> Iterator[View]:
    """Carry out the solver's actions and the replies; yield a view after each that ``wish.seen`` does not cover."""
    solver = new_viewer(table)
    for number, action in enumerate(wish.taken):
        unseen = number >= wish.seen
        if unseen:
            _draw_solver_view(puzzle, table, solver)
        for seat, what in _follow_action(puzzle, table, action):
            table.apply(table.row("act", seat, what))
            if unseen:
                yield _draw_solver_view(puzzle, table, solver)


def _follow_action(puzzle: Puzzle, table: TableState, action: str) -> Iterator[tuple[int, str]]:
    """Yield seat and text of an action of the solver, then those of the replies that the puzzle prescribes.

    Apply each before the next is taken. Raises BadMessage if the rules or the task forbid the solver's action.
    """
    text, match = puzzle.game.rules.actions.text, table.playing()
    if standing_of(puzzle, match, taken_in(match)).over:
        raise BadMessage("the puzzle is over", "taken")
    try:
        yield SOLVER, text(check_action(puzzle, match, action))
    except NotAsked as error:
        raise BadMessage(str(error), "taken", error.reason) from None
    except ParlourError as error:
        raise BadMessage(str(error), "taken") from None
    while (found := due_reply(puzzle, match, taken_in(match))) is not None:
        yield found[0], text(found[1])


def _draw_solver_view(puzzle: Puzzle, table: TableState, solver: Connection) -> View:
    """Draw the solver's whole view, with the events since the last one, and only the actions that the task allows."""
    solver.sent = None
    view = draw_next_view(table, solver)
    assert isinstance(view, View)
    view.actions = allowed_choices(puzzle, table.playing(), view.actions)
    view.table.buttons = puzzle.by.BUTTONS
    assert view.scene is not None and view.own is not None
    status = status_in(puzzle, table.playing())
    view.scene, view.own = replace(view.scene, status=status), replace(view.own, status=status)
    return view


def _limit_moves(puzzle: Puzzle, table: TableState, moves: MoveList) -> MoveList:
    return replace(moves, actions=allowed_choices(puzzle, table.playing(), moves.actions))
