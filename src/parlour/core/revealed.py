"""Decide whether an action revealed anything to anybody; it may be taken back exactly if it did not.

The answer is itself sent to a seat, so it uses only what the acting seat knows. In every world that agrees with the
actor's view, the action must lead to what the actor saw. For every other viewer of such a world, some legal action must
lead to the same view from any world that looked the same to that viewer. So a card chosen in secret may be taken back,
since the others would have seen the same with another card; a card laid open may not.
"""

from __future__ import annotations

import zlib
from typing import Any

from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.dice import fresh_dice, stir
from parlour.core.game import Game
from parlour.core.kernel import Array, inline, kernel
from parlour.core.primitives import alike
from parlour.core.verbs import SPECTATOR, apply, hide, imagine, legal

WORLDS = 16
NOBODY = -2

BLANK, WORLD, LATER, SEEN, OTHER, THEN, SIGHT, RECORDS = range(8)
"""Indices of records: a blank one; a world, and the same after the action; views of them.

Another world, and that after an action; its view.
"""


def revealed_to(game: Game, before: Any, after: Any, seat: int, action: int) -> int:
    """Return the first viewer to whom a seat's action revealed something.

    SPECTATOR means everybody, NOBODY nobody. ``before`` and ``after`` are the seat's views. The imagined worlds are
    seeded by these alone, so that the choice of worlds reveals nothing either.
    """
    was, known = before.tobytes(), after.tobytes()
    views = arrays.frombuffer(bytearray(was + known), game.dtype)
    records = arrays.frombuffer(bytearray(RECORDS * game.dtype.itemsize), game.dtype)
    dice, actions = fresh_dice(zlib.crc32(was + known)), arrays.empty(game.rules.most_legal, arrays.int32)
    tries, seats = (WORLDS, int(before.players)) if game.rules.secret else (1, 0)
    return int(kernels.run(first_to_learn, views, records, dice, actions, seat, action, tries, seats))


@kernel
def first_to_learn(
    views: Array, records: Array, dice: Array, actions: Array, seat: int, action: int, tries: int, seats: int
) -> int:
    """Return the first viewer who learned something from the action in one of ``tries`` imagined worlds.

    SPECTATOR if chance was drawn, NOBODY if nobody learned anything. ``views`` are the actor's, before and after.
    """
    stir(dice)
    for _ in range(tries):
        records[WORLD] = views[0]
        imagine(records[WORLD], seat, dice)
        act(records, WORLD, LATER, seat, action)
        if int(records[LATER].drawn) != int(records[WORLD].drawn):
            return SPECTATOR
        see(records, LATER, SEEN, seat)
        if not alike(records[SEEN : SEEN + 1], views[1:]):
            return seat
        for number in range(seats + 1):
            viewer = number if number < seats else SPECTATOR
            if viewer != seat and is_new(records, dice, actions, viewer, seat, action):
                return viewer
    return NOBODY


@inline
def is_new(records: Array, dice: Array, actions: Array, viewer: int, seat: int, action: int) -> bool:
    """Whether the viewer can tell from what it sees after ``action`` that something was revealed to it.

    One world is drawn that looked the same to the viewer before. The answer is no if some legal action of the seat
    leads there to the very view the viewer has now. ``records`` holds the worlds at WORLD (before) and LATER (after);
    all its other places, ``actions`` and ``dice`` are overwritten.
    """
    see(records, LATER, SEEN, viewer)
    see(records, WORLD, OTHER, viewer)
    imagine(records[OTHER], viewer, dice)
    n = legal(records[OTHER], seat, actions)
    for i in range(n):  # try the action itself first: it mostly leads to the same view
        if int(actions[i]) == action:
            actions[i] = actions[0]
            actions[0] = action
    for i in range(n):
        act(records, OTHER, THEN, seat, int(actions[i]))
        see(records, THEN, SIGHT, viewer)
        if alike(records[SIGHT : SIGHT + 1], records[SEEN : SEEN + 1]):
            return False
    return True


@kernel
def act(records: Array, world: int, later: int, seat: int, action: int) -> None:
    """Write the world after an action to ``records[later]``."""
    records[later] = records[world]
    apply(records[later], seat, action)


@kernel
def see(records: Array, world: int, sight: int, viewer: int) -> None:
    """Write what a viewer sees of a world to ``records[sight]``."""
    records[sight] = records[BLANK]
    hide(records[world], viewer, records[sight])
