"""What an action will bring for certain: what would be told of it in each of some worlds the seat thinks possible.

It is found from the seat's own view, so it gives away nothing; and what hangs on hidden cards or on chance differs from
world to world, so nothing is promised of that.
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
    """What an action brings the one who takes it: points (fewer than none are a cost), and what is told of it.

    ``follows``: that is what comes of the action, not the action itself.
    """

    points: float
    text: Word
    follows: bool = False


def preview(game: Game, view: Any, seat: int, action: int) -> Preview | None:
    """Give what a legal action brings the seat, None if it is nothing or uncertain. ``view`` is an array of one."""
    held, before = view.tobytes(), values_of(view[0])
    dice = new_dice(zlib.crc32(held))
    certain: list[Event] | None = None
    for _ in range(WORLDS):
        world: Any = arrays.frombuffer(bytearray(held), game.dtype)
        verbs.imagine(world, seat, dice)
        verbs.apply(world, seat, action)
        told = tuple(game.tell(before, seat, action, hide(game, world, seat)[0]))
        certain = [event for event in told if certain is None or event in certain]
        if not game.rules.secret and int(world["drawn"][0]) == 0:  # as many as a stream imagined begins with
            break
    deed = next((event for event in told if event.seat == seat), None)
    brings = next((event for event in certain or () if event.points and event.seat == seat), None)
    return Preview(brings.points or 0, brings.text, follows=brings != deed) if brings else None
