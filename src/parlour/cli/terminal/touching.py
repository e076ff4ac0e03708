"""The touches of one seat: the ids touched so far, the choices they leave, and what was tried."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from parlour.cli.terminal.narrow import (
    Ask,
    Offer,
    Send,
    completed_choices,
    extend_forced,
    interpret_touch,
    matching_choices,
    next_ids,
)
from parlour.cli.terminal.table import Table
from parlour.cli.terminal.writing import format_signed
from parlour.core.errors import ParlourError, RuleBroken
from parlour.core.facts import Word, say
from parlour.core.preview import Preview
from parlour.core.scene import Choice, Scene

TURNS = ("turn-none", "turn-right", "turn-round", "turn-left")
"""The messages for turning a piece, by quarter turns clockwise."""


class Button(NamedTuple):
    """A button for what has no place on the table.

    key: the id to touch, or the text of the choice
    choice: the choice to send at once; None: touch ``key``
    row: the heading of the row that the button stands in; empty: none
    chip: the short text it has in such a row
    """

    key: str
    label: str
    choice: Choice | None = None
    row: str = ""
    chip: str = ""


class Touching:
    """The touches of a seat in the current position, or, without any choices, in a past one (``past`` actions).

    lies: the scene of the position; ``scene``: the same after the actions tried, which is shown
    kinds: the kind of every spot and piece, by id
    choices: the seat's legal actions; ``tries``: actions to try next
    tried: actions tried without taking them, in games that offer it
    path: the ids touched so far; ``offered``: complete choices to pick one from
    notice, clause: why the last touch was refused, and the clause that was broken
    """

    def __init__(self, table: Table, seat: int, past: int | None = None) -> None:
        self._table = table
        self.seat = seat
        self.lies: Scene = table.scene(seat) if past is None else table.scene_then(seat, past)
        self.scene = self.lies
        self.kinds = {spot.id: spot.kind for spot in self.scene.spots}
        self.kinds |= {piece.id: piece.kind for piece in self.scene.pieces}
        self.choices = table.choices(seat) if past is None else ()
        self.tried: tuple[str, ...] = ()
        self.tries: tuple[Choice, ...] = ()
        self.path: tuple[str, ...] = extend_forced(self.choices)
        self.offered: tuple[Choice, ...] = ()
        self.notice = ""
        self.clause = ""
        self._next: dict[tuple[str, ...], dict[str, tuple[Choice, ...]]] = {}

    def try_out(self, *actions: str) -> None:
        """Try actions one after the other, up to the first that is not possible; without any, end trying."""
        read = self._table.match.game.rules.actions.read
        attempt = self._table.match.attempt(self.seat, [read(text) for text in actions])
        moved = {piece.id: piece for piece in attempt.pieces} if attempt else {}
        pieces = tuple(moved.get(piece.id, piece) for piece in self.lies.pieces)
        self.scene = msgspec.structs.replace(self.lies, pieces=pieces)
        self.tried, self.tries = (attempt.actions, attempt.choices) if attempt else ((), ())
        self.path, self._next = extend_forced(self.choices), {}

    @property
    def open(self) -> tuple[Choice, ...]:
        """All choices: legal actions, and actions to try."""
        return (*self.choices, *self.tries)

    @property
    def next(self) -> dict[str, tuple[Choice, ...]]:
        """The ids that may be touched next, each with the choices left after it."""
        if self.path not in self._next:
            self._next[self.path] = next_ids(self.open, self.path)
        return self._next[self.path]

    @property
    def named(self) -> frozenset[str]:
        """All ids that occur in the path of a choice."""
        return frozenset(id for choice in self.open for id in choice.path)

    @property
    def in_hand(self) -> bool:
        """Whether anything was touched that ``let_go`` would put back."""
        return self.path != extend_forced(self.choices) or bool(self.offered)

    def legal(self) -> frozenset[str]:
        """Return the ids that may be touched now, including targets (``to``) of choices one touch from complete."""
        near = (c.to for c in matching_choices(self.open, self.path) if c.to and len(c.path) == len(self.path) + 1)
        return frozenset(self.next) | frozenset(near)

    def touch(self, ids: Sequence[str]) -> bool:
        """Touch a place (``ids``: all that lies there, topmost first) or a button; return whether an action was taken.

        A refused touch leaves its reason in ``notice``.
        """
        self.notice, self.offered = "", ()
        if self.seat not in self._table.people_to_act() and not self.tries:
            self._ask_why((*self.path, ids[-1]))
            return False
        meant = interpret_touch(self.open, self.path, ids, self.kinds)
        if isinstance(meant, Send) and meant.choice in self.tries:
            self.try_out(*self.tried, meant.choice.text)
        elif isinstance(meant, Send):
            return self.send_action(meant.choice.text)
        elif isinstance(meant, Ask):
            self._ask_why(meant.path)
        else:
            self.path = meant.path
            self.offered = meant.choices if isinstance(meant, Offer) else ()
        return False

    def send_action(self, text: str) -> bool:
        """Take an action by its text; return whether it was legal. A refusal leaves its reason in ``notice``."""
        try:
            self._table.play(self.seat, text)
        except ParlourError as error:
            self.note_refusal(error)
            return False
        return True

    def _ask_why(self, path: tuple[str, ...]) -> None:
        self.note_refusal(self._table.why(self.seat, path))

    def note_refusal(self, error: ParlourError) -> None:
        """Store the reason of a refusal in ``notice``, and the clause, if one was broken."""
        self.notice = format_refusal(self._table, self.seat, error)
        self.clause = getattr(error, "clause", "")

    def let_go(self) -> None:
        """Undo the touches so far; if there are none, undo what was tried."""
        if self.tried and not self.in_hand:
            self.try_out()
        self.path, self.offered, self.notice = extend_forced(self.choices), (), ""

    def take_over(self, other: Touching) -> None:
        """Take over touches and tries from the position before, if they are still possible.

        In games where people act at once, also keep the reason of the last refusal, so that it can be read.
        """
        if other.tried and other.lies.pieces == self.lies.pieces:
            self.try_out(*other.tried)
        if len(other.path) > len(self.path) and matching_choices(self.open, other.path):
            self.path = other.path
        if self._table.match.game.rules.simultaneous:
            self.notice, self.clause = other.notice, other.clause

    def finished(self) -> tuple[Choice, ...]:
        """Return the choices that the path completes, if longer ones begin like it, too; else those offered."""
        done = completed_choices(self.choices, self.path) if self.path else ()
        return done if len(matching_choices(self.choices, self.path)) > len(done) else self.offered

    def buttons(self) -> tuple[Button, ...]:
        """Return the buttons for ids that are not on the table, and for choices to send."""
        touched = [self._button(id, those) for id, those in self.next.items() if id not in self.kinds]
        sent = [Button(choice.text, self._say(choice.label), choice) for choice in self.finished()]
        return (*touched, *sent)

    def _button(self, id: str, choices: Sequence[Choice]) -> Button:
        first = choices[0]
        return Button(id, self.label_choices(choices), None, self._say(first.group) if first.chip else "", first.chip)

    def label_choices(self, choices: Sequence[Choice]) -> str:
        """Return the name of what leaves these choices: the only one's label, a common turn, or their group."""
        first = choices[0]
        if len(choices) == 1:
            return self._say(first.label)
        turns = {choice.turn for choice in choices}
        if len(turns) == 1 and first.turn is not None:
            return self._say(say(TURNS[first.turn]))
        return self._say(first.group or first.label)

    def label_of(self, id: str) -> str:
        """Return the labels of the piece and spot with an id, empty if there is none."""
        labels = [piece.label for piece in self.scene.pieces if piece.id == id]
        labels += [spot.label for spot in self.scene.spots if spot.id == id]
        return " ".join(filter(None, map(self._say, labels)))

    def choice_at(self, ids: Iterable[str]) -> Choice | None:
        """Return the only choice that touching this place leaves, if it completes it; else None."""
        following = self.next
        for id in ids:
            those = following.get(id, ())
            if those:
                done = completed_choices(those, (*self.path, id))
                return done[0] if len(done) == len(those) == 1 else None
        return None

    def preview(self, choice: Choice) -> Preview | None:
        """Return what a choice is certain to bring; None for tries, and at tables that do not foretell."""
        if choice in self.tries or not self._table.foretells:
            return None
        return self._table.match.preview(self.seat, self._table.match.game.rules.actions.read(choice.text))

    def describe_choice(self, choice: Choice) -> str:
        """Return the label of a choice, with the points it is certain to bring."""
        preview = self.preview(choice)
        label = self._say(choice.label)
        return f"{label} ({format_signed(preview.points)})" if preview else label

    def _say(self, word: Word) -> str:
        return self._table.say(word, self.seat)


def format_refusal(table: Table, seat: int, error: ParlourError) -> str:
    """Return the reason of a refusal as text for a seat, with the clause if one was broken."""
    reason = getattr(error, "reason", None)
    if reason is None:
        return str(error)
    said = table.say(reason, seat)
    return f"{said} ({error.clause})" if isinstance(error, RuleBroken) else said
