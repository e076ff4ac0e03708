"""Bots of Mismemory. They use tiles that were turned up for all to see, and forget them over time (MIS-D16).

How long a tile is remembered is a function of its space and of the turn in which it was seen, so that a bot forgets for
good without storing anything between decisions. The expert computes what turning up and keeping are worth
(``prospects``), unless kernels are still being compiled.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from parlour.core.bits import filled, members
from parlour.core.decision import Decision, Levels
from parlour.core.dice import new_dice, roll
from parlour.core.kernel import Array, is_compiled
from parlour.core.people import Eyes, first_steps
from parlour.games.mismemory.actions import ACTIONS
from parlour.games.mismemory.components import NOWHERE, NUMBER, SPACES, SUIT
from parlour.games.mismemory.legality import challengeable, gaps, may_keep, suits_agree, turnable
from parlour.games.mismemory.options import SHOW_SECONDS
from parlour.games.mismemory.record import FLIP, PLACE, REPLACE, State
from parlour.games.mismemory.strategy.prospects import best_of, remembered, worthwhile


class Mind(NamedTuple):
    """How long a bot remembers, and what it does with that.

    turns: mean number of turns until a tile seen is forgotten
    slips: percentage of times that any tile is turned up, whatever is remembered
    loses_own: whether it also forgets what it owns, where nobody may look at that
    challenges: whether it challenges who must own a repeated number
    computes: whether it computes what turning up and keeping are worth
    """

    turns: float
    slips: int = 0
    loses_own: bool = False
    challenges: bool = False
    computes: bool = False


def mind_of(eyes: Eyes) -> Mind:
    """Return what a person remembers."""
    return Mind(eyes.turns, eyes.slips, loses_own=True)


MINDS = Levels(
    first_steps=mind_of(first_steps(slips=45)),
    gentle=Mind(2.0, loses_own=True),
    casual=Mind(5.0),
    club=Mind(24.0, challenges=True),
    expert=Mind(math.inf, challenges=True, computes=True),
)

THINK_MS = 600
LOOK_AGAIN_MS = 2500


class Recall:
    """What a bot remembers at a seat."""

    def __init__(self, view: State, seat: int, mind: Mind) -> None:
        self.view, self.seat, self.mind = view, seat, mind
        self.tiles = {space: tile for space in members(view.tiles) if (tile := self._tile(space)) is not None}

    def lasts(self, sight: int, turn: int) -> bool:
        """Whether something seen in that turn is still remembered; ``sight`` is its space."""
        mean, age = self.mind.turns, int(self.view.turns) - turn
        if math.isinf(mean):
            return True
        chance = (roll(new_dice(sight * 65_537 + turn * 131 + self.seat), 1 << 20) + 1) / (1 << 20)
        return age < -math.log(chance) * mean

    def _tile(self, space: int) -> int | None:
        """Return the tile remembered on a space, None if none is; a seat knows the rest of its own pairs, too."""
        if not self.lasts(space, int(self.view.seen_at[space])):
            return None
        tile = int(remembered(self.view, self.seat, space))
        return tile if tile >= 0 else None

    def needed(self, tile: int) -> bool:
        """Whether a tile's number is not among the numbers that the seat knows it owns."""
        return int(NUMBER[tile]) not in self.own_numbers()

    def own_numbers(self) -> set[int]:
        """Return the numbers that the seat owns; if nobody may look at them, forgetful bots lose some."""
        own = [int(tile) for tile in self.view.own[self.seat, : int(self.view.owned[self.seat])]]
        if int(self.view.memory):
            own = [tile for i, tile in enumerate(own) if not self.mind.loses_own or self.lasts(SPACES + i, 0)]
        return {int(NUMBER[tile]) for tile in own}

    def rarity(self, tile: int) -> int:
        """Return how many tiles of this number others are known to own."""
        others = [int(t) for seat, row in enumerate(self.view.resolved) if seat != self.seat for t in row]
        return sum(t >= 0 and int(NUMBER[t]) == int(NUMBER[tile]) for t in others)


def decide(view: State, seat: int, level: str, dice: Array, halt: Array) -> Decision:
    """Return a decision from the hidden record; off turn, a challenge of a proved repeat, or waiting."""
    return _decide(Recall(view, seat, MINDS.of(level)), dice, halt)


def imitate(view: State, seat: int, eyes: Eyes, dice: Array, halt: Array) -> Decision:
    """Return what a person does, with what is still remembered."""
    return _decide(Recall(view, seat, mind_of(eyes)), dice, halt)


def _decide(recall: Recall, dice: Array, halt: Array) -> Decision:
    view, seat = recall.view, recall.seat
    phase = int(view.phase)
    if phase == REPLACE:
        return (
            Decision(_put_back(view, dice), THINK_MS, True)
            if seat == int(view.placer)
            else Decision(None, LOOK_AGAIN_MS)
        )
    cheat = proven(recall)
    if cheat is not None:
        return Decision(ACTIONS.number("challenge", cheat), THINK_MS)
    if seat != int(view.turn):
        return Decision(None, LOOK_AGAIN_MS)
    if phase == PLACE:
        return Decision(ACTIONS.number("place", pick(members(gaps(view)), dice)), THINK_MS, True)
    wait = THINK_MS if phase == FLIP else 1000 * SHOW_SECONDS[int(view.show)]
    if recall.mind.computes and is_compiled(view.dtype) and (phase == FLIP or suits_agree(view)):
        return Decision(best_of(view, seat, worthwhile(view, seat, dice), dice, halt), wait, True)
    return Decision(_turn_up(recall, dice) if phase == FLIP else _keep(recall), wait, True)


def pick(items: Sequence[int], dice: Array) -> int:
    """Return a random item."""
    return items[roll(dice, len(items))]


# --- turning up


def _turn_up(recall: Recall, dice: Array) -> int:
    view = recall.view
    spaces = members(turnable(view))
    if recall.mind.slips and roll(dice, 100) < recall.mind.slips:
        return _anything(recall, spaces, dice)
    if int(view.up[0]) != NOWHERE:
        return _second(recall, spaces, int(view.face[int(view.up[0])]), dice)
    first = _first(recall, spaces, dice)
    if not int(view.flip):
        return first
    others = [space for space in spaces if space != first]
    tile = recall.tiles.get(first)
    second = pick(others, dice) if tile is None else _second(recall, others, tile, dice)
    return ACTIONS.number("flip", first, second)


def _anything(recall: Recall, spaces: Sequence[int], dice: Array) -> int:
    """Return an action that turns up any tile, or any two where both are turned up at once."""
    space = pick(spaces, dice)
    if int(recall.view.up[0]) != NOWHERE or not int(recall.view.flip):
        return space
    return ACTIONS.number("flip", space, pick([other for other in spaces if other != space], dice))


def _first(recall: Recall, spaces: Sequence[int], dice: Array) -> int:
    """Return a space of a remembered pair with a number needed, the rarest first; else one not remembered."""
    pairs = [
        (recall.rarity(tile), space)
        for space, tile in recall.tiles.items()
        if recall.needed(tile) and _partners(recall, spaces, space, tile)
    ]
    if pairs:
        return max(pairs)[1]
    return pick([space for space in spaces if space not in recall.tiles] or spaces, dice)


def _partners(recall: Recall, spaces: Sequence[int], space: int, tile: int) -> list[int]:
    known = [other for other in spaces if other != space and recall.tiles.get(other, -1) >= 0]
    return [other for other in known if SUIT[recall.tiles[other]] == SUIT[tile]]


def _second(recall: Recall, spaces: Sequence[int], tile: int, dice: Array) -> int:
    """Return a partner of the same suit if either tile is needed.

    Else a tile not remembered, or one that reveals nothing.
    """
    partners = _partners(recall, spaces, NOWHERE, tile)
    useful = [space for space in partners if recall.needed(tile) or recall.needed(recall.tiles[space])]
    if useful:
        return max(useful, key=lambda space: (recall.needed(recall.tiles[space]), recall.rarity(recall.tiles[space])))
    unknown = [space for space in spaces if space not in recall.tiles]
    return pick(unknown or spaces, dice)


# --- keeping, placing, challenging


def _keep(recall: Recall) -> int:
    view = recall.view
    if not suits_agree(view):
        return ACTIONS.number("decline")
    tiles = [int(view.face[int(space)]) for space in view.up]
    wanted = [which for which in range(2) if may_keep(view, recall.seat, which) and recall.needed(tiles[which])]
    if not wanted:
        return ACTIONS.number("decline")
    return ACTIONS.number("keep", max(wanted, key=lambda which: recall.rarity(tiles[which])))


def _put_back(view: State, dice: Array) -> int:
    which = pick(members(filled(view.shown)), dice)
    return ACTIONS.number("replace", which, pick(members(gaps(view)), dice))


def proven(recall: Recall) -> int | None:
    """Return a seat that must own a repeated number, from its pairs; None if there is none or nobody looks for it."""
    view = recall.view
    if not recall.mind.challenges:
        return None
    for seat in members(challengeable(view)):
        if seat != recall.seat and _must_repeat(view, seat):
            return seat
    return None


def _must_repeat(view: State, seat: int) -> bool:
    choices = []
    for i in range(int(view.owned[seat])):
        known = int(view.resolved[seat, i])
        choices.append([known] if known >= 0 else [int(tile) for tile in view.pair[seat, i]])
    return all(len({int(NUMBER[tile]) for tile in tiles}) < len(tiles) for tiles in product(*choices))
