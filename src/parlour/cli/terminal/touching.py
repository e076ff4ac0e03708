"""What one seat has in hand: the ids touched so far, and what they leave to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from parlour.cli.terminal.narrow import Ask, Offer, Send, complete, forced, matching, next_ids, touch
from parlour.cli.terminal.table import Table
from parlour.cli.terminal.writing import signed
from parlour.core.errors import ParlourError, RuleBroken
from parlour.core.facts import Word, say
from parlour.core.preview import Preview
from parlour.core.scene import Choice, Scene

TURNS = ("turn-none", "turn-right", "turn-round", "turn-left")
"""By quarter turns clockwise."""


class Button(NamedTuple):
    """What no place on the table says: an id to touch, or a choice to send at once.

    Where many of a kind stand in a ``row``, called so, each has a short text.
    """

    key: str
    label: str
    choice: Choice | None = None
    row: str = ""
    chip: str = ""


class Touching:
    """The touches of whoever sits at ``seat``, at the present position; in one that is ``past`` there are none.

    Where the game lets a seat try actions in the mind, ``tried`` are those that went: what they would move lies there.
    """

    def __init__(self, table: Table, seat: int, past: int | None = None) -> None:
        self._table = table
        self.seat = seat
        self.lies: Scene = table.match.scene(seat) if past is None else table.scene_then(seat, past)
        self.scene = self.lies
        self.kinds = {spot.id: spot.kind for spot in self.scene.spots}
        self.kinds |= {piece.id: piece.kind for piece in self.scene.pieces}
        self.choices = table.choices(seat) if past is None else ()
        self.tried: tuple[str, ...] = ()
        self.tries: tuple[Choice, ...] = ()
        self.path: tuple[str, ...] = forced(self.choices)
        self.offered: tuple[Choice, ...] = ()
        self.notice = ""
        self.clause = ""
        self._next: dict[tuple[str, ...], dict[str, tuple[Choice, ...]]] = {}

    def try_out(self, *actions: str) -> None:
        """Try these actions, one after the other, as far as they go; none puts everything back."""
        read = self._table.match.game.rules.actions.read
        attempt = self._table.match.attempt(self.seat, [read(text) for text in actions])
        moved = {piece.id: piece for piece in attempt.pieces} if attempt else {}
        pieces = tuple(moved.get(piece.id, piece) for piece in self.lies.pieces)
        self.scene = msgspec.structs.replace(self.lies, pieces=pieces)
        self.tried, self.tries = (attempt.actions, attempt.choices) if attempt else ((), ())
        self.path, self._next = forced(self.choices), {}

    @property
    def open(self) -> tuple[Choice, ...]:
        """What may be done, and what may be tried."""
        return (*self.choices, *self.tries)

    @property
    def next(self) -> dict[str, tuple[Choice, ...]]:
        """The ids that may be touched next, each with the choices it leaves."""
        if self.path not in self._next:
            self._next[self.path] = next_ids(self.open, self.path)
        return self._next[self.path]

    @property
    def named(self) -> frozenset[str]:
        """All ids that some choice names."""
        return frozenset(id for choice in self.open for id in choice.path)

    @property
    def in_hand(self) -> bool:
        """Whether there is something to let go."""
        return self.path != forced(self.choices) or bool(self.offered)

    def legal(self) -> frozenset[str]:
        """The ids that may be touched now, the ends of choices one touch away included."""
        near = (c.to for c in matching(self.open, self.path) if c.to and len(c.path) == len(self.path) + 1)
        return frozenset(self.next) | frozenset(near)

    def touch(self, ids: Sequence[str]) -> bool:
        """Touch a place or a button; whether that was an action. A refused one leaves its reason in ``notice``."""
        self.notice, self.offered = "", ()
        if self.seat not in self._table.people_to_act() and not self.tries:
            self._ask((*self.path, ids[-1]))
            return False
        meant = touch(self.open, self.path, ids, self.kinds)
        if isinstance(meant, Send) and meant.choice in self.tries:
            self.try_out(*self.tried, meant.choice.text)
        elif isinstance(meant, Send):
            return self.act(meant.choice.text)
        elif isinstance(meant, Ask):
            self._ask(meant.path)
        else:
            self.path = meant.path
            self.offered = meant.choices if isinstance(meant, Offer) else ()
        return False

    def act(self, text: str) -> bool:
        """Take an action as the rules write it; whether it was taken."""
        try:
            self._table.play(self.seat, text)
        except ParlourError as error:
            self.refuse(error)
            return False
        return True

    def _ask(self, path: tuple[str, ...]) -> None:
        self.refuse(self._table.match.why(self.seat, path))

    def refuse(self, error: ParlourError) -> None:
        """Note why not, with the clause where it is a rule."""
        self.notice = refusal(self._table, self.seat, error)
        self.clause = getattr(error, "clause", "")

    def let_go(self) -> None:
        """Put down what is in hand, else what was tried."""
        if self.tried and not self.in_hand:
            self.try_out()
        self.path, self.offered, self.notice = forced(self.choices), (), ""

    def take_over(self, other: Touching) -> None:
        """Keep in hand what was in hand at the position before, as far as it still leads somewhere.

        Where people act at once, the reason of a refusal has to stay long enough to be read, too.
        """
        if other.tried and other.lies.pieces == self.lies.pieces:
            self.try_out(*other.tried)
        if len(other.path) > len(self.path) and matching(self.open, other.path):
            self.path = other.path
        if self._table.match.game.rules.simultaneous:
            self.notice, self.clause = other.notice, other.clause

    def finished(self) -> tuple[Choice, ...]:
        """The choices that the touched path says completely, beside longer ones."""
        done = complete(self.choices, self.path) if self.path else ()
        return done if len(matching(self.choices, self.path)) > len(done) else self.offered

    def buttons(self) -> tuple[Button, ...]:
        """What may be touched and is no thing on the table."""
        touched = [self._button(id, those) for id, those in self.next.items() if id not in self.kinds]
        sent = [Button(choice.text, self._say(choice.label), choice) for choice in self.finished()]
        return (*touched, *sent)

    def _button(self, id: str, choices: Sequence[Choice]) -> Button:
        first = choices[0]
        return Button(id, self.label(choices), None, self._say(first.group) if first.chip else "", first.chip)

    def label(self, choices: Sequence[Choice]) -> str:
        """What leaves these choices is called: the only one, how the piece is turned, or what they are together."""
        first = choices[0]
        if len(choices) == 1:
            return self._say(first.label)
        turns = {choice.turn for choice in choices}
        if len(turns) == 1 and first.turn is not None:
            return self._say(say(TURNS[first.turn]))
        return self._say(first.group or first.label)

    def called(self, id: str) -> str:
        """What a thing on the table is called, "" where there is none."""
        labels = [piece.label for piece in self.scene.pieces if piece.id == id]
        labels += [spot.label for spot in self.scene.spots if spot.id == id]
        return " ".join(filter(None, map(self._say, labels)))

    def choice_at(self, ids: Iterable[str]) -> Choice | None:
        """The one choice that touching this place completes."""
        following = self.next
        for id in ids:
            those = following.get(id, ())
            if those:
                done = complete(those, (*self.path, id))
                return done[0] if len(done) == len(those) == 1 else None
        return None

    def preview(self, choice: Choice) -> Preview | None:
        """What a choice is certain to bring, where that is told; what is only tried brings nothing."""
        if choice in self.tries or not self._table.foretells:
            return None
        return self._table.match.preview(self.seat, self._table.match.game.rules.actions.read(choice.text))

    def described(self, choice: Choice) -> str:
        """Say what a choice is, and what it is certain to bring."""
        preview = self.preview(choice)
        label = self._say(choice.label)
        return f"{label} ({signed(preview.points)})" if preview else label

    def _say(self, word: Word) -> str:
        return self._table.say(word, self.seat)


def refusal(table: Table, seat: int, error: ParlourError) -> str:
    """Say to a seat why not, with the clause where it is a rule."""
    reason = getattr(error, "reason", None)
    if reason is None:
        return str(error)
    said = table.say(reason, seat)
    return f"{said} ({error.clause})" if isinstance(error, RuleBroken) else said
