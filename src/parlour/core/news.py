"""Whether an action showed anybody something new: it may be taken back exactly when it did not.

The answer, too, is something a seat receives, so it is found from what the actor knows and nothing else. In worlds
that agree with the actor's view, the action must lead to what the actor saw; and for every other viewer of such a
world, some legal action must lead to the same sight from any world that looked the same to that viewer. So a card
chosen in secret may be taken back, since the others would have seen as much had it been another; a card laid open
may not.
"""

from __future__ import annotations

import zlib
from typing import Any

from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.game import Game, hidden, legal_actions
from parlour.core.record import Array, copied
from parlour.core.verbs import SPECTATOR

WORLDS = 16
NOBODY = -2


def news_of(game: Game, before: Any, after: Any, seat: int, action: int) -> int:
    """Give the first viewer to whom a seat's action was news, SPECTATOR for everybody, NOBODY if it was news to none.

    ``before`` and ``after`` are the seat's views. The worlds imagined follow from these alone, so that chance says
    nothing either.
    """
    known = after.tobytes()
    dice = new_dice(zlib.crc32(before.tobytes() + known))
    for _ in range(WORLDS if game.secret else 1):
        world = copied(before)
        verbs.imagine(world, seat, dice)
        later = _after(world, seat, action)
        if int(later.drawn) != int(world.drawn):
            return SPECTATOR
        if hidden(game, later, seat).tobytes() != known:
            return seat
        for viewer in (*range(int(before.players)), SPECTATOR) if game.secret else (SPECTATOR,):
            if viewer != seat and _is_new(game, world, later, viewer, seat, action, dice):
                return int(viewer)
    return NOBODY


def _is_new(game: Game, world: Any, later: Any, viewer: int, seat: int, action: int, dice: Array) -> bool:
    """Whether another world that looked the same to the viewer could not have come to look as this one does later."""
    seen = hidden(game, later, viewer).tobytes()
    other = hidden(game, world, viewer)
    verbs.imagine(other, viewer, dice)

    def looks_alike(choice: int) -> bool:
        return bool(hidden(game, _after(other, seat, choice), viewer).tobytes() == seen)

    if verbs.check(other, seat, action) == 0 and looks_alike(action):  # mostly it does
        return False
    return not any(map(looks_alike, legal_actions(game, other, seat)))


def _after(world: Any, seat: int, action: int) -> Any:
    later: Any = copied(world)
    verbs.apply(later, seat, action)
    return later
