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

import numpy as np

from parlour.core import kernel as kernels
from parlour.core.game import Game
from parlour.core.kernel import kernel
from parlour.core.playout import Desk, new_desk
from parlour.core.record import Array
from parlour.core.verbs import SPECTATOR, apply, check, hide, imagine, legal

WORLDS = 16
NOBODY = -2
BLANK, BEFORE, AFTER, WORLD, LATER, SIGHT, OTHER, OTHER_LATER, OTHER_SIGHT, MADE = range(10)
"""The records at work: the actor's view before and after; an imagined world, how it goes on, and what a viewer sees of
it then; another world that looks the same to that viewer, likewise."""


@kernel
def news(worlds: Array, sights: Array, seat: int, action: int, desk: Desk, tries: int) -> int:
    """Give the first viewer to whom an action was news, SPECTATOR for everybody, NOBODY if it was news to none.

    ``worlds`` holds the records named above, ``sights`` (uint8[records, bytes]) is the same memory.
    """
    for _ in range(tries):
        worlds[WORLD] = worlds[BEFORE]
        imagine(worlds[WORLD], seat, desk.dice)
        worlds[LATER] = worlds[WORLD]
        apply(worlds[LATER], seat, action)
        if int(worlds[LATER].drawn) != int(worlds[WORLD].drawn):
            return SPECTATOR
        look(worlds, LATER, seat, SIGHT)
        if not are_alike(sights, SIGHT, AFTER):
            return seat
        players = int(worlds[BEFORE].players)
        for place in range(players + 1):
            viewer = place if place < players else SPECTATOR
            if viewer != seat and is_new(worlds, sights, viewer, seat, action, desk):
                return viewer
    return NOBODY


@kernel
def look(worlds: Array, world: int, viewer: int, sight: int) -> None:
    """Write what a viewer sees of a world."""
    worlds[sight] = worlds[BLANK]
    hide(worlds[world], viewer, worlds[sight])


@kernel
def are_alike(sights: Array, one: int, other: int) -> bool:
    """Whether two records are the same to the byte."""
    unlike = 0
    for place in range(sights.shape[1]):
        unlike += sights[one, place] != sights[other, place]
    return unlike == 0


@kernel
def is_new(worlds: Array, sights: Array, viewer: int, seat: int, action: int, desk: Desk) -> bool:
    """Whether another world that looked the same to the viewer could not have come to look like this one."""
    look(worlds, LATER, viewer, SIGHT)
    look(worlds, WORLD, viewer, OTHER)
    imagine(worlds[OTHER], viewer, desk.dice)
    n = legal(worlds[OTHER], seat, desk.actions)
    for i in range(-1, n):  # the same action first: mostly it will do
        other = action if i < 0 else int(desk.actions[i])
        if i < 0 and check(worlds[OTHER], seat, action) != 0:
            continue
        if leads_to_sight(worlds, sights, viewer, seat, other):
            return False
    return True


@kernel
def leads_to_sight(worlds: Array, sights: Array, viewer: int, seat: int, action: int) -> bool:
    """Whether an action in the other world makes it look as this one does."""
    worlds[OTHER_LATER] = worlds[OTHER]
    apply(worlds[OTHER_LATER], seat, action)
    look(worlds, OTHER_LATER, viewer, OTHER_SIGHT)
    return are_alike(sights, OTHER_SIGHT, SIGHT)


def news_of(game: Game, before: Any, after: Any, seat: int, action: int) -> int:
    """Give to whom a seat's action was news (see ``news``), from the seat's views before and after it.

    The worlds imagined follow from these views too, so that chance says nothing either.
    """
    worlds = np.zeros(MADE, game.dtype)
    worlds[BEFORE], worlds[AFTER] = before, after
    sights = worlds.view(np.uint8).reshape(MADE, -1)
    desk = new_desk(game, zlib.crc32(before.tobytes() + after.tobytes()))
    return int(kernels.run(news, worlds, sights, seat, action, desk, WORLDS if game.secret else 1))
