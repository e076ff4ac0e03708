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


def preview(game: Game, view: Any, seat: int, action: int) -> Preview | None:
    """Return what a legal action brings the seat; None if that is nothing or uncertain. ``view`` is an array of one."""
    held, before = view.tobytes(), values_of(view[0])
    dice = new_dice(zlib.crc32(held))
    certain: list[Event] | None = None
    for _ in range(WORLDS):
        world: Any = arrays.frombuffer(bytearray(held), game.dtype)
        verbs.imagine(world, seat, dice)
        verbs.apply(world, seat, action)
        told = tuple(game.tell(before, seat, action, hide(game, world, seat)[0]))
        certain = [event for event in told if certain is None or event in certain]
        if not game.rules.secret and int(world["drawn"][0]) == 0:  # as in an imagined stream
            break
    deed = next((event for event in told if event.seat == seat), None)
    brings = next((event for event in certain or () if event.points and event.seat == seat), None)
    return Preview(brings.points or 0, brings.text, follows=brings != deed) if brings else None
