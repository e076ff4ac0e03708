"""Preview actions: find what an action is certain to bring, by trying it in several worlds.

The worlds agree with the seat's own view, so nothing is revealed. What depends on hidden cards or chance differs
between the worlds and is left out.
"""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from parlour.core import arrays, verbs
from parlour.core.dice import new_dice
from parlour.core.facts import Word
from parlour.core.game import Game, hide
from parlour.core.scene import Event
from parlour.core.values import values_of

WORLDS = 3


class Preview(NamedTuple):
    """What an action brings the seat that takes it.

    points: gained; negative for a cost
    text: the event that says so
    follows: whether the event is a consequence of the action, not the action itself
    """

    points: float
    text: Word
    follows: bool = False


class Previews:
    """Previews of a seat's legal actions in one position; ``view`` is an array of one, which must not change."""

    def __init__(self, game: Game, view: Any, seat: int) -> None:
        self._game, self._seat = game, seat
        self._held, self._before = view.tobytes(), values_of(view[0])
        self._dice = new_dice(zlib.crc32(self._held))
        self._worlds: list[bytes] = []

    def find(self, action: int) -> Preview | None:
        """Return what a legal action brings the seat; None if that is nothing or uncertain."""
        told: tuple[Event, ...] = ()
        seen = b""
        certain: list[Event] | None = None
        for number in range(WORLDS):
            world = self._imagine(number)
            verbs.apply(world, self._seat, action)
            after = hide(self._game, world, self._seat)
            if after.tobytes() != seen:  # else the same is told as in the world before
                seen = after.tobytes()
                told = tuple(self._game.tell(self._before, self._seat, action, after[0]))
                certain = [event for event in told if certain is None or event in certain]
            if not any(event.points and event.seat == self._seat for event in certain or ()):
                return None  # other worlds make nothing more certain
            if not self._game.rules.secret and int(world["drawn"][0]) == 0:  # as in an imagined stream
                break
        deed = next((event for event in told if event.seat == self._seat), None)
        brings = next((event for event in certain or () if event.points and event.seat == self._seat), None)
        return Preview(brings.points or 0, brings.text, follows=brings != deed) if brings else None

    def _imagine(self, number: int) -> Any:
        """Return a copy of a world as an array of one; the worlds are the same for all actions."""
        while number >= len(self._worlds):
            world: Any = arrays.frombuffer(bytearray(self._held), self._game.dtype)
            verbs.imagine(world, self._seat, self._dice)
            self._worlds.append(world.tobytes())
        return arrays.frombuffer(bytearray(self._worlds[number]), self._game.dtype)
