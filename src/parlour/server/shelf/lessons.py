"""Draws the lessons of games for the browser, each once, and answers questions about the positions of their steps."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.bots.levels import DEFAULT
from parlour.core.game import Game
from parlour.core.lessons import PUPIL, Step, begin, lesson_of
from parlour.core.verbs import CLOCK
from parlour.protocol.frames import Why
from parlour.protocol.lessons import Lesson, LessonQuestion, LessonStep, RightAction
from parlour.protocol.messages import Because, MoveList, Outlook, Tried, View
from parlour.server.base.errors import NotFound
from parlour.server.model.seats import NAMES, Seat
from parlour.server.shelf.catalogue import known_game
from parlour.server.shelf.examples import GUEST, draw_next_view, draw_whole_view, new_viewer, table_from_match
from parlour.server.table.connection import Connection
from parlour.server.table.questions import answers, explain_refusal
from parlour.server.table.table_state import TableState

TABLE = "lesson"


@functools.lru_cache(maxsize=64)
def draw_lesson(name: str) -> Lesson:
    """Return a game's lesson: every step with its view, and the views that follow each right action.

    Raises NotFound if there is no such game, or it has no lesson.
    """
    game = known_game(name)
    steps = lesson_of(game)
    if not steps:
        raise NotFound("This game has no lesson.", "game")
    return Lesson(tuple(_draw_step(game, number, step) for number, step in enumerate(steps)))


def answer_question(name: str, number: int, question: LessonQuestion) -> Because | Outlook | Tried | MoveList:
    """Answer a question about the position in which step ``number`` begins, counted from 0. Raises NotFound."""
    game = known_game(name)
    if not 0 <= number < len(lesson_of(game)):
        raise NotFound("The lesson has no such step.", "step")
    state = table_at_step(game, number)
    if isinstance(question, Why):
        return explain_refusal(state, question)
    (found,) = answers(state, new_viewer(state), question)
    assert isinstance(found, Outlook | Tried | MoveList)
    return found


def table_at_step(game: Game, number: int) -> TableState:
    """Make a table whose match is at the beginning of a step, with the pupil at seat PUPIL and bots at the others."""
    match = begin(game, number)
    return table_from_match(match, TABLE, [_seat(seat) for seat in range(match.players)])


def _seat(number: int) -> Seat:
    if number == PUPIL:
        return Seat(number, "human", "", GUEST)
    return Seat(number, "bot", NAMES[number - 1], level=DEFAULT)


def _draw_pupil_view(state: TableState, pupil: Connection) -> View:
    """Draw the pupil's whole view, with the events since the last one."""
    pupil.sent = None
    view = draw_next_view(state, pupil)
    assert isinstance(view, View)
    return view


def _draw_step(game: Game, number: int, step: Step) -> LessonStep:
    return LessonStep(
        step.asks.fact,
        draw_whole_view(table_at_step(game, number)),
        tuple(RightAction(action, tuple(_draw_consequences(game, number, step, action))) for action in step.take),
        step.otherwise.fact,
        step.done.fact if step.done else None,
        number > 0 and step.position is not None,
    )


def _draw_consequences(game: Game, number: int, step: Step, action: str) -> Iterator[View]:
    """Draw the pupil's view after a right action, and after each action of the others that the step prescribes."""
    state = table_at_step(game, number)
    pupil = new_viewer(state)
    _draw_pupil_view(state, pupil)
    for seat, what in ((PUPIL, action), *step.others):
        state.apply(state.row("act", CLOCK if seat < 0 else seat, what))
        yield _draw_pupil_view(state, pupil)
