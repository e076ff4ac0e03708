"""Who takes an exam: bots and programs by their names in the arena, and people at a prompt."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Protocol

from parlour.core.errors import BotFault
from parlour.lab.exam.answers import Reply
from parlour.lab.exam.questions import Question, game_of, match_of
from parlour.lab.exam.telling import Draw, Told, read_answer, tell
from parlour.protocol.programs import check_bot, decide

SEED_BYTES = 7
NONSENSE = "names none of the actions"


class Taker(Protocol):
    """Somebody who takes an exam. ``name`` is told in reports and files."""

    name: str

    def answer(self, question: Question, date: str, form: str) -> Reply:
        """Return the reply to a question of a date that is told in a form. Raises ParlourError to break off."""


class Bot:
    """A bot by its name in the arena, ``exec:PROGRAM`` included; its randomness follows from date and question.

    It is shown the record and not a text, so the form makes no difference to it. Raises BadOption for an unknown bot.
    """

    def __init__(self, name: str) -> None:
        check_bot(name)
        self.name = name

    def answer(self, question: Question, date: str, form: str) -> Reply:
        """Return the bot's decision; one that it may not take here, or to wait, is none."""
        game, match = game_of(question), match_of(question)
        seed = hashlib.sha256(f"{date} {question.name} {self.name}".encode()).digest()
        try:
            view = match.view(question.seat)
            decision = decide(game, view, question.seat, self.name, int.from_bytes(seed[:SEED_BYTES], "big"))
        except BotFault as fault:
            return Reply("", None, str(fault))
        if decision.action is None:
            return Reply("", None, "waits")
        text = game.rules.actions.text(decision.action)
        if question.place_of(text) is None:
            return Reply(text, None, f"chose {text!r}, which the task does not ask for")
        return Reply(text, text)


class Person:
    """A person. ``ask`` shows a question, or says why an answer cannot be, and returns what is typed."""

    def __init__(self, ask: Callable[[Told | None], str], draw: Draw | None = None, name: str = "me") -> None:
        self.name, self._ask, self._draw = name, ask, draw

    def answer(self, question: Question, date: str, form: str) -> Reply:
        """Return the person's answer, who is asked again until it names an action."""
        told = tell(question, date, form, self._draw)
        text = self._ask(told)
        while (place := read_answer(told, text)) is None:
            text = self._ask(None)
        return Reply(text, question.legal[place])


def read_reply(question: Question, told: Told, text: str) -> Reply:
    """Return a reply in words as a Reply."""
    place = read_answer(told, text)
    return Reply(text, None, NONSENSE) if place is None else Reply(text, question.legal[place])
