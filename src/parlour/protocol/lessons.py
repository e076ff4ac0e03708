"""What a lesson is on the wire: every step with what is seen at it, and what is seen after each right action.

So the browser plays it by itself, also without the server; only what nobody can know before (why not that?) is asked.
"""

from __future__ import annotations

import msgspec

from parlour.core.facts import Word
from parlour.protocol.frames import Foresee, Moves, Try, Why
from parlour.protocol.messages import Because, MoveList, Outlook, Tried, View


class RightAction(msgspec.Struct):
    """An action that a step waits for.

    action: as text, one of the view's ``actions``
    views: what is seen then, one after the other: after the action, and after each of what others do
    """

    action: str
    views: tuple[View, ...]


class LessonStep(msgspec.Struct, omit_defaults=True):
    """One idea of a lesson.

    asks: explains, and says what to do
    view: what is seen of it at first
    take: what may be done; the first is shown on request
    otherwise: the answer to another legal action
    done: said when it is done, to be read before the lesson goes on; null: it goes on by itself
    jumps: it begins elsewhere than where the step before has ended
    """

    asks: Word
    view: View
    take: tuple[RightAction, ...]
    otherwise: Word
    done: Word | None = None
    jumps: bool = False


class Lesson(msgspec.Struct):
    """``GET /api/games/{name}/lesson``: a first deal, in prepared positions.

    steps: in order
    """

    steps: tuple[LessonStep, ...]


LessonQuestion = Why | Foresee | Try | Moves
"""Body of ``POST /api/games/{name}/lesson/{step}``: asked of the position in which the step begins."""

LessonAnswer = Because | Outlook | Tried | MoveList
"""What such a question is answered with."""
