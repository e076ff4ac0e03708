"""Bots of Granny's Pills: they list all turns, evaluate what each leaves behind, and may play on after the best.

The points of a turn are exact; its consequences are tried in imagined worlds, which differ in the pills drawn and the
prescriptions face down. In those every seat plays the best turn it sees to the end of the round. The games are shared
out by sequential halving: step by step only the best turns so far are tried on (Karnin, Koren and Somekh, 2013).
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
from parlour.core.kernel import Array, is_compiled, run
from parlour.core.people import Eyes, Sight, choose, first_steps
from parlour.games.grannys_pills.actions import PASS
from parlour.games.grannys_pills.record import CHOOSE, State
from parlour.games.grannys_pills.strategy.best_turn import NO_TURN
from parlour.games.grannys_pills.strategy.evaluation import best_now
from parlour.games.grannys_pills.strategy.turns import NO_ACTION, PLANS, Plans, actions_of, list_turns, try_in_worlds


@dataclass(frozen=True)
class Care:
    """How carefully a level chooses.

    worlds: number of worlds in which turns are evaluated
    missed: how much better a turn may be that is missed, in chance to win between two players; less with more
    games: number of games played on
    """

    worlds: int
    missed: float
    games: int = 0


BEST = Care(4, 0.0, 1_500)
"""The care of Expert, and of advice."""

CARES = Levels[Care | Eyes](
    first_steps=first_steps(slips=35),
    gentle=Care(1, 0.85),
    casual=Care(1, 0.55),
    club=Care(1, 0.15),
    expert=BEST,
)

LARGE = 4.0
"""How much less than the best turn one brings that has no size any more."""

GLANCED = 400
"""Number of turns, the best by themselves, that are evaluated by what they leave behind."""

PLAYED_ON = 16
"""Number of turns, the best by that, after which games are played on."""

ALIKE = 3
"""Number of these that may differ only in a swap that does not affect them."""

TURN_MS = 2_000
"""Longest time for a turn, in milliseconds; each step may take half of what is left."""

CHUNK = 32
"""Number of worlds between looks at the clock."""

TO_THE_END = 99


class Thinker:
    """The search of a seat for its turn, from its hidden record.

    It takes at most ``ms`` milliseconds, and stops early when ``halt`` (int64[1]) becomes nonzero.
    """

    def __init__(self, view: State, seat: int, dice: Array, halt: Array, ms: float) -> None:
        self.seat, self.dice, self.halt = seat, dice, halt
        self.worlds: Any = arrays.empty(3, view.dtype)
        self.worlds[0] = view
        self.plans = cast(Plans, arrays.zeros(1, PLANS)[0])
        self.until = time.monotonic() + ms / 1000

    def find(self, swaps: bool, changes: bool = False) -> int:
        """List the turns, with swaps and with changed choices if wanted; return their number."""
        run(list_turns, self.worlds, self.seat, self.plans, swaps, changes)
        return int(self.plans.count)

    def first(self, number: int) -> int:
        """Return the first action of a turn."""
        return next(int(action) for action in self.plans.turns[number] if action != NO_ACTION)

    def glance(self, worlds: int) -> tuple[Array, Array]:
        """Return the turns that are best by themselves, with the chance to win after each over ``worlds`` worlds."""
        best = self.best_first()
        return best, self.tried(best, 0, worlds)

    def best_first(self) -> Array:
        """Return the turns that are best by themselves, at most GLANCED, the best first."""
        return arrays.argsort(-self.plans.value[: int(self.plans.count)], kind="stable")[:GLANCED]

    def tried(self, numbers: Array, ahead: int, worlds: int) -> Array:
        """Return the chance to win after each of these turns and ``ahead`` further turns, over ``worlds`` worlds."""
        values, told = arrays.zeros(len(numbers)), (self.dice, self.halt)
        run(try_in_worlds, self.worlds, self.seat, self.plans, numbers, values, ahead, worlds, *told)
        return values / worlds

    def picked(self, numbers: Array, values: Array) -> list[int]:
        """Return the turns to play on after, the most promising first; at most ALIKE of each kind."""
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
        """Return the best turn by itself that begins with an action, None if there is none."""
        begin = [number for number in range(int(self.plans.count)) if self.first(number) == action]
        return max(begin, key=lambda number: float(self.plans.value[number]), default=None)

    def compare(self, numbers: Sequence[int], games: int, kept: Container[int] = ()) -> tuple[dict[int, float], int]:
        """Return the chances after the best two turns and those ``kept``, the best first, and the games per turn."""
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
        """Whether the time is up, or nobody waits any more."""
        return bool(self.halt[0]) or time.monotonic() > self.until


def steps_done(view: State) -> int:
    """Return how many steps of the turn are done."""
    return int(view.swapped) + int(int(view.phase) != CHOOSE)


def decide(view: State, seat: int, level: str, dice: Array, halt: Array) -> Decision:
    """Return a decision from the hidden record: the first action of the best turn found."""
    care = CARES.of(level)
    if isinstance(care, Eyes):
        return imitate(view, seat, care, dice, halt)
    compiled, begins = is_compiled(view.dtype), int(view.phase) == CHOOSE and not int(view.swapped)
    if begins and not compiled and not care.missed:
        _, turn = run(best_now, view, seat)
        return Decision(PASS if turn == NO_TURN else actions_of(turn)[0])
    thinker = Thinker(view, seat, dice, halt, TURN_MS / 2 ** (1 + steps_done(view)))
    if not thinker.find(swaps=compiled) and not thinker.find(
        swaps=True
    ):  # interpreted, swaps are listed only if needed
        return Decision(PASS)
    numbers, values = thinker.glance(care.worlds if compiled else 1)
    if care.missed:
        values += 2 * care.missed / int(view.players) * arrays.array([roll(dice, 1000) / 1000 for _ in values])
    best = thinker.picked(numbers, values)[:PLAYED_ON]
    if care.games and compiled and len(best) > 1:
        best = list(thinker.compare(best, care.games)[0])
    return Decision(thinker.first(best[0]))


def imitate(view: State, seat: int, eyes: Eyes, dice: Array, halt: Array) -> Decision:
    """Return the first action of the turn that a person takes.

    A sight is a choice of pills, with the best place for them. Its size is what is certain of the turn, the points and
    the spaces filled, as far as it comes near the best turn. Near is the grid as it lies; turns that swap pills first
    are far off, and only who judges looks at these, too.
    """
    thinker = Thinker(view, seat, dice, halt, TURN_MS / 2)
    if not thinker.find(swaps=eyes.judges) and not thinker.find(swaps=True):
        return Decision(PASS)
    turns: dict[tuple[int, int], int] = {}
    for number in map(int, thinker.best_first()):
        edge, choice, _ = map(int, thinker.plans.turns[number])
        turns.setdefault((edge, choice), number)
    best = list(turns.values())
    values = [float(thinker.plans.value[number]) for number in best]
    sights = [
        Sight(max(0.0, 1.0 - (values[0] - value) / LARGE), float(edge == NO_ACTION))
        for value, (edge, _) in zip(values, turns, strict=True)
    ]

    def judge(places: list[int]) -> int:
        tried = thinker.tried(arrays.array([best[place] for place in places], arrays.int64), 0, 1)
        return max(zip(map(float, tried), places, strict=True))[1]

    return Decision(thinker.first(best[choose(sights, eyes, dice, judge)]))
