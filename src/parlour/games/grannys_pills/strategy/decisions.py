"""Bots of Granny's Pills: they list the turns open to them, look at what each leaves behind, and may play on after it.

The best turn is found exactly; what luck and others make of it is tried in imagined worlds, which differ in the pills
drawn and the prescriptions face down. In those everybody plays the best turn they see, to the end of the round. By and
by only the turns that did best so far are tried on (sequential halving: Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any, cast

from parlour.core import arrays
from parlour.core.decision import Decision, Levels
from parlour.core.dice import roll
from parlour.core.kernel import is_compiled, run
from parlour.core.record import Array
from parlour.games.grannys_pills.record import CHOOSE, PASS, State
from parlour.games.grannys_pills.strategy.best_turn import NO_TURN
from parlour.games.grannys_pills.strategy.evaluation import best_now
from parlour.games.grannys_pills.strategy.turns import NO_ACTION, PLANS, Plans, actions_of, list_turns, try_in_worlds


@dataclass(frozen=True)
class Care:
    """In how many worlds a turn is looked at, and for how many games it is played on after.

    ``missed``: how much better a turn may be that is missed, as a chance to win between two; less where there are more.
    """

    worlds: int
    missed: float
    games: int = 0


CARES = Levels(
    gentle=Care(1, 0.48),
    casual=Care(1, 0.32),
    club=Care(1, 0.15),
    expert=Care(4, 0.0, 1_500),
)

GLANCED = 400
"""So many turns, the best by themselves, are judged by what they leave behind."""

PLAYED_ON = 16
"""So many turns, the best by that, are played on after."""

ALIKE = 3
"""So many of these may be the same but for a swap that does not touch them."""

TURN_MS = 2_000
"""How long a turn may take in all, its first step half of it, and so on."""

CHUNK = 32
"""After so many worlds is looked at the clock."""

TO_THE_END = 99


class Thinker:
    """A seat's thought about its turn, from its hidden record, of ``ms`` at most.

    ``halt`` (int64[1]) is not 0 once nobody waits.
    """

    def __init__(self, view: State, seat: int, dice: Array, halt: Array, ms: float) -> None:
        self.seat, self.dice, self.halt = seat, dice, halt
        self.worlds: Any = arrays.empty(3, view.dtype)
        self.worlds[0] = view
        self.plans = cast(Plans, arrays.zeros(1, PLANS)[0])
        self.until = time.monotonic() + ms / 1000

    def find(self, swaps: bool, changes: bool = False) -> int:
        """Find the turns open, with a swap too and with another choice than the one made; give their number."""
        run(list_turns, self.worlds, self.seat, self.plans, swaps, changes)
        return int(self.plans.count)

    def first(self, number: int) -> int:
        """Return the action with which a turn begins."""
        return next(int(action) for action in self.plans.turns[number] if action != NO_ACTION)

    def glance(self, worlds: int) -> tuple[Array, Array]:
        """Return the turns that are best by themselves, and the chance to win that each leaves, in so many worlds."""
        best = arrays.argsort(-self.plans.value[: int(self.plans.count)], kind="stable")[:GLANCED]
        return best, self.tried(best, 0, worlds)

    def tried(self, numbers: Array, ahead: int, worlds: int) -> Array:
        """Return the chance to win after each of these turns, over so many worlds, so many turns later."""
        values, told = arrays.zeros(len(numbers)), (self.dice, self.halt)
        run(try_in_worlds, self.worlds, self.seat, self.plans, numbers, values, ahead, worlds, *told)
        return values / worlds

    def picked(self, numbers: Array, values: Array) -> list[int]:
        """Of these turns those to be played on after, the most promising first."""
        found: list[int] = []
        alike: Counter[tuple[int, int, float]] = Counter()
        for number in map(int, numbers[arrays.argsort(-values, kind="stable")]):
            _, choice, place = map(int, self.plans.turns[number])
            kind = choice, place, float(self.plans.value[number])
            alike[kind] += 1
            if alike[kind] <= ALIKE:
                found.append(number)
        return found

    def best_beginning_with(self, action: int) -> int | None:
        """Return the turn that is best by itself of those that begin with an action, None if none was found."""
        begin = [number for number in range(int(self.plans.count)) if self.first(number) == action]
        return max(begin, key=lambda number: float(self.plans.value[number]), default=None)

    def compare(self, numbers: Sequence[int], games: int, kept: Container[int] = ()) -> tuple[dict[int, float], int]:
        """Return the chances to win after the best two of these turns and after those that are kept, the best first.

        And how many games each of them was played on for.
        """
        left, won, played = arrays.array(numbers, arrays.int64), arrays.zeros(len(numbers)), 0
        halvings = max(1, math.ceil(math.log2(len(left))))
        while True:
            more = max(1, games // (halvings * len(left)))
            for done in range(0, more, CHUNK):
                now = min(CHUNK, more - done)
                won, played = won + now * self.tried(left, TO_THE_END, now), played + now
                if self.over:
                    break
            order = arrays.argsort(-won, kind="stable")
            if self.over or len(left) <= 2 or all(int(number) in kept for number in left[order[2:]]):
                return {int(left[i]): float(won[i]) / played for i in order}, played
            half = max(2, len(left) // 2)
            stay = [i for place, i in enumerate(order) if place < half or int(left[i]) in kept]
            left, won = left[stay], won[stay]

    @property
    def over(self) -> bool:
        """Whether there is no more time, or nobody waits."""
        return bool(self.halt[0]) or time.monotonic() > self.until


def steps_done(view: State) -> int:
    """Return how many steps of the turn are done."""
    return int(view.swapped) + int(int(view.phase) != CHOOSE)


def decide(view: State, seat: int, level: str, dice: Array, halt: Array) -> Decision:
    """Decide for a seat from its hidden record: the first action of the best turn found."""
    care = CARES.of(level)
    compiled, begins = is_compiled(view.dtype), int(view.phase) == CHOOSE and not int(view.swapped)
    if begins and not compiled and not care.missed:
        _, turn = run(best_now, view, seat)
        return Decision(PASS if turn == NO_TURN else actions_of(turn)[0])
    thinker = Thinker(view, seat, dice, halt, TURN_MS / 2 ** (1 + steps_done(view)))
    if not thinker.find(swaps=compiled) and not thinker.find(swaps=True):  # listing swaps, too, takes long interpreted
        return Decision(PASS)
    numbers, values = thinker.glance(care.worlds if compiled else 1)
    if care.missed:
        values += 2 * care.missed / int(view.players) * arrays.array([roll(dice, 1000) / 1000 for _ in values])
    best = thinker.picked(numbers, values)[:PLAYED_ON]
    if care.games and compiled and len(best) > 1:
        best = list(thinker.compare(best, care.games)[0])
    return Decision(thinker.first(best[0]))
