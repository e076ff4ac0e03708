"""Tell a question: the rules, the position as its seat sees it, and the actions to choose from, numbered.

Nothing is told but what comes from the seat's hidden record. FORMS: in words, as a picture (with everything but the
position in words), or disguised.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from parlour.core.errors import BadOption
from parlour.core.facts import Word
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.scene import Scene
from parlour.core.seats import default_names
from parlour.core.text import pictured
from parlour.core.verbs import CLOCK
from parlour.lab.exam.disguise import Disguise
from parlour.lab.exam.questions import BEST, GRID, PILLS, PIVOTS, Question, game_of, match_of
from parlour.lab.exam.terms import terms_of

FORMS = WORDS, PICTURE, DISGUISED = "words", "picture", "disguised"

Draw = Callable[[Match, int], bytes]
"""Draws the table of a match as a seat sees it, as PNG."""

LEFT_OUT = ("Good to know", "Bounds", "Strategy")
"""Sections of the rules that are no rules."""
ACTIONS = "Actions"

TASKS = {
    BEST: "Choose the action with which your chance to win is best.",
    PIVOTS: "No clock runs, and nobody but you has bid. If the active pawn reaches the target with the {bid} pivots "
    "that you have bid, the last token is yours and you win; else the win is shared. Choose the pivot to begin with.",
    GRID: "You play alone, and you have won if your grid is complete after three actions, this one included. Choose "
    "the card and the cell to begin with.",
    PILLS: "Choose the pills with which your chance to win is best when you have placed them well. You have swapped "
    "already, and you will not choose others.",
}
PICTURED = "The picture shows the table. Marks [ ] and ‹ › around a sign only say that something can be chosen there."
ANSWER = 'Think as long as you like. End your answer with a line "Answer: N", where N is the number of one action.'


class Told(NamedTuple):
    """A question as it is put to a taker.

    text: all of it in words but, in the form PICTURE, the position
    picture: the position as PNG in the form PICTURE, else None
    actions: the text of each action to choose from, in the order of ``Question.legal``
    """

    text: str
    picture: bytes | None
    actions: tuple[str, ...]


class Voice:
    """Puts what a game says into English words for a seat, under other names if there is a disguise."""

    def __init__(self, match: Match, seat: int, disguise: Disguise | None) -> None:
        self._speaker, self._names = match.game.speaker(), default_names(match.players)
        self._seat, self.disguise = seat, disguise

    def say(self, word: Word) -> str:
        """Return a fact in words."""
        text = self._speaker.say(word, self._names, self._seat)
        return text if self.disguise is None else self.disguise.tell(text)

    def say_in_cell(self, word: Word) -> str:
        """Return what stands in a cell of the table, or any other fact."""
        text = self._speaker.say(word, self._names, self._seat)
        return text if self.disguise is None else self.disguise.tell_sign(text)

    def tell(self, text: str) -> str:
        """Return a text of this module, whose terms are the game's."""
        return text if self.disguise is None else self.disguise.tell(text)


def read_form(form: str) -> str:
    """Return the name of a form. Raises BadOption listing the forms."""
    if form not in FORMS:
        raise BadOption(f"form: {form!r} is not possible; choose {', '.join(FORMS)}", "form")
    return form


def disguise_of(question: Question, date: str) -> Disguise:
    """Return the disguise of a question of a date."""
    key = hashlib.sha256(f"{date} {question.name} disguise".encode()).digest()
    return Disguise(game_of(question), int.from_bytes(key[:7], "big"))


def tell(question: Question, date: str, form: str = WORDS, draw: Draw | None = None) -> Told:
    """Return a question of a date as told in a form; ``draw`` draws pictures, for the form PICTURE.

    Raises BadOption for an unknown form, or a picture that nobody draws.
    """
    disguise = disguise_of(question, date) if read_form(form) == DISGUISED else None
    if form == PICTURE and draw is None:
        raise BadOption("form: pictures are drawn by the command; from Python give draw=…", "form")
    match = match_of(question)
    picture = draw(match, question.seat) if form == PICTURE and draw is not None else None
    return tell_match(question, match, disguise, picture)


def tell_match(question: Question, match: Match, disguise: Disguise | None, picture: bytes | None) -> Told:
    """Return what is told of a question when the table is that of ``match``."""
    voice, seat = Voice(match, question.seat, disguise), question.seat
    numbers = [match.number(seat, text) for text in question.legal]
    choices = match.game.choices(match.view(seat), seat, numbers)
    actions = tuple(each if disguise is None else disguise.tell_action(each) for each in question.legal)
    listed = [
        f"{n}. {text}: {voice.say(choice.label)}"
        for n, (text, choice) in enumerate(zip(actions, choices, strict=True), 1)
    ]
    title = match.game.about.title if disguise is None else disguise.title
    bid = max((int(bid) for bid in match.state.bid), default=0) if question.task == PIVOTS else 0
    past = list(tell_past(match, seat, voice))
    parts = [
        f"This is a question about {title}, a game for {match.players if match.players > 1 else 'one'}. "
        f"You are {default_names(match.players)[seat]}. All options of the rules are as usual.",
        *tell_rules(match.game, disguise),
        "\n".join(["# The position", *([PICTURED] if picture is not None else tell_table(match, seat, voice))]),
        *(["\n".join(["What you have seen so far:", *past])] if past else []),
        "\n".join(["# Your task", voice.tell(TASKS[question.task].format(bid=bid))]),
        "What you may do:\n" + "\n".join(listed),
        ANSWER,
    ]
    return Told("\n\n".join(parts), picture, actions)


def tell_rules(game: Game, disguise: Disguise | None) -> Iterator[str]:
    """Yield the rules of a game section by section, then how things are written."""
    told = (lambda text: text) if disguise is None else disguise.tell_rules
    for section in game.sections:
        items = [f"{item.id}: {item.text}" for item in section.items]
        if (items or section.title == ACTIONS) and section.title not in LEFT_OUT:
            prose = [section.text] if section.text else []
            yield told("\n".join([f"# {section.title}", *prose, *items]).replace("*", ""))
    signs = told(terms_of(game).told)
    yield "\n".join(["# How things are written", *([signs] if signs else []), *_tell_disguise(disguise)])


def _tell_disguise(disguise: Disguise | None) -> Iterator[str]:
    if disguise is None:
        return
    ranks = [(rank, sign) for rank, sign in disguise.ranks.items() if disguise.has_legend]
    if ranks:
        yield "Numbers on cards are written as letters: " + ", ".join(f"{sign} is {rank}" for rank, sign in ranks) + "."
    yield (
        f"Rows, columns and places are numbered from {disguise.shift} where the rules count from 0, and from "
        f"{disguise.shift + 1} where they count from 1. All numbers in actions are higher by {disguise.shift}, too."
    )


def tell_table(match: Match, seat: int, voice: Voice) -> Iterator[str]:
    """Yield the lines of the table as a seat sees it, as the terminal shows them."""
    scene = match.scene(seat)
    yield from pictured(scene, voice.say_in_cell)
    for score in scene.scores:
        detail = f"  ({voice.say(score.detail)})" if score.detail else ""
        mark = "> " if score.seat in scene.to_act else "  "
        yield f"{mark}{default_names(match.players)[score.seat]}: {score.points:g}{detail}"
    yield voice.say(scene.status)


def tell_past(match: Match, seat: int, voice: Voice) -> Iterator[str]:
    """Yield the events a seat has seen, turned-up faces included, in games that do not show them again."""
    if not match.game.rules.hides_history:
        return
    before = match.public(0)
    for index, events in match.events_by_action(seat):
        after = match.public(index + 1)
        shown = [] if match.entries[index].seat == CLOCK else list(_turned_up(before, after))
        told = " ".join(voice.say(event.text) for event in events)
        yield told + "".join(f" It is {voice.say(word)}." for word in shown)
        before = after


def _turned_up(before: Scene, after: Scene) -> Iterator[Word]:
    """Yield the labels of the pieces that show something in a place where it was not shown before."""
    old = {(piece.zone, piece.x, piece.y): piece.label for piece in before.pieces}
    alike = Counter(piece.label for piece in after.pieces)  # those that show nothing look alike
    for piece in after.pieces:
        label = old.get((piece.zone, piece.x, piece.y))
        if label is not None and label != piece.label and alike[piece.label] == 1:
            yield piece.label


WHOLE = r"(?<![-\u2212\d])(\d{1,9})(?!\d|[.,]\d)"
"""A number without a sign and decimals."""


def read_answer(told: Told, text: str) -> int | None:
    """Return the place of the action that an answer names, None if it names none.

    It is the number after the last ``Answer:``, or the whole answer, as a number or as the text of an action.
    """
    place = find_number(text)
    if place is not None:
        return place - 1 if 1 <= place <= len(told.actions) else None
    words = " ".join(text.split()).removesuffix(".")
    return told.actions.index(words) if words in told.actions else None


def find_number(text: str) -> int | None:
    r"""Return the number that an answer ends with, None if there is none.

    >>> [find_number(text) for text in ("2 or 3?\n**Answer: 12**", " 7. ", "the first", "Answer: none of 5", "3.5")]
    [12, 7, None, None, None]
    >>> [find_number(text) for text in ("Answer: -1", "-1", "Answer: 3.5", "answer is 3.")]
    [None, None, None, 3]
    """
    named = re.findall(rf"answer\W*(?:is\W*)?{WHOLE}", text.lower())
    alone = re.fullmatch(rf"\W*{WHOLE}\W*", text)
    return int(named[-1]) if named else int(alone[1]) if alone else None
