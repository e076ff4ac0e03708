"""Lessons on the wire: every step with the view at its beginning, and the views after each right action.

So the browser plays a lesson without the server, and asks it only what cannot be prepared, such as why an action is
illegal.
"""

from __future__ import annotations

import msgspec

from parlour.core.facts import Word
from parlour.protocol.frames import Foresee, Moves, Try, Why
from parlour.protocol.messages import Because, MoveList, Outlook, Tried, View


class RightAction(msgspec.Struct):
    """An action that completes a step.

    action: as text, one of the view's ``actions``
    views: the view after the action, then the view after each action of others that follows
    """

    action: str
    views: tuple[View, ...]


class LessonStep(msgspec.Struct, omit_defaults=True):
    """One step of a lesson.

    asks: explains an idea, and says what to do
    view: the view at the beginning of the step
    take: the actions that complete the step; the first is shown on request
    otherwise: the answer to any other legal action
    done: the text shown once the step is completed, until the learner goes on; null: the lesson goes on by itself
    jumps: whether the step begins in another position than the one in which the step before ended
    """

    asks: Word
    view: View
    take: tuple[RightAction, ...]
    otherwise: Word
    done: Word | None = None
    jumps: bool = False


class Lesson(msgspec.Struct):
    """``GET /api/games/{name}/lesson``: a first deal, played in prepared positions.

    steps: in order
    """

    steps: tuple[LessonStep, ...]


LessonQuestion = Why | Foresee | Try | Moves
"""Body of ``POST /api/games/{name}/lesson/{step}``: a question about the position in which the step begins."""

LessonAnswer = Because | Outlook | Tried | MoveList
"""The answers to a ``LessonQuestion``."""
