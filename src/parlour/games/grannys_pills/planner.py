"""Bots of Granny's Pills: they look through whole turns (swap, choice, placement) and judge what each leaves behind.

A turn is tried out in a few imagined worlds, which differ in the pills drawn and the prescriptions face down.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from parlour.core import kernel as kernels
from parlour.core.decision import Decision
from parlour.core.dice import roll
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.verbs import apply, evaluate, imagine, legal, score
from parlour.games.grannys_pills.actions import CLOCK_FIRST, PLACE_ONE_AT, PLACE_THREE_AT, TAKE_ONE, TAKE_THREE
from parlour.games.grannys_pills.state import CHOOSE, OVER, State


@dataclass(frozen=True)
class Care:
    """In how many imagined worlds a turn is tried out, whether swaps are, and what is so much better may be missed."""

    worlds: int
    swaps: bool
    missed: float


CARES = {
    "gentle": Care(1, False, 0.26),
    "casual": Care(1, False, 0.13),
    "club": Care(1, True, 0.15),
    "expert": Care(12, True, 0.0),
}

MOST_TURNS = 40_000
MOST_LEGAL = 256


class Plans:
    """The turns found: what each begins with and what it was worth, added up over the worlds; and lists of actions."""

    count: int
    first: Array
    value: Array
    lists: Array
    points: Array


PLANS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("count", np.int64),
                ("first", np.int32, (MOST_TURNS,)),
                ("value", np.float64, (MOST_TURNS,)),
                ("lists", np.int32, (3, MOST_LEGAL)),
                ("points", np.int64, (4,)),
            ],
            align=True,
        ),
    )
)


@kernel
def judge(world: State, seat: int, plans: Plans, first: int) -> None:
    """Note what a finished turn is worth to the seat."""
    number = int(plans.count)
    if number < MOST_TURNS:
        plans.first[number] = first
        if int(world.phase) == OVER:
            plans.value[number] += float(score(world, plans.points) >> seat & 1)
        else:
            plans.value[number] += evaluate(world, seat)
        plans.count = number + 1


@kernel
def try_placements(worlds: Array, seat: int, plans: Plans, first: int) -> None:
    """Judge every placement of the pills chosen in ``worlds[3]``; ``worlds[4]`` is scratch."""
    actions = plans.lists[2]
    for i in range(legal(worlds[3], seat, actions)):
        action = int(actions[i])
        if PLACE_THREE_AT <= action < TAKE_ONE or PLACE_ONE_AT <= action < CLOCK_FIRST:
            worlds[4] = worlds[3]
            apply(worlds[4], seat, action)
            judge(worlds[4], seat, plans, action if first < 0 else first)


@kernel
def try_choices(worlds: Array, seat: int, plans: Plans, first: int) -> None:
    """Judge every choice of pills in ``worlds[2]``; single pills after a swap only where there are no three."""
    actions = plans.lists[1]
    n = legal(worlds[2], seat, actions)
    threes = 0
    for i in range(n):
        action = int(actions[i])
        three = TAKE_THREE <= action < PLACE_THREE_AT
        threes += three
        if three or (action >= TAKE_THREE and (first < 0 or threes == 0)):
            worlds[3] = worlds[2]
            apply(worlds[3], seat, action)
            begins = action if first < 0 else first
            if int(worlds[3].turn) == seat and int(worlds[3].phase) != CHOOSE:
                try_placements(worlds, seat, plans, begins)
            else:
                judge(worlds[3], seat, plans, begins)


@kernel
def try_turns(worlds: Array, seat: int, plans: Plans, dice: Array, samples: int, swaps: bool) -> None:
    """Judge the turns open in the hidden record ``worlds[0]`` over so many worlds; ``worlds[1:5]`` are scratch."""
    for _ in range(samples):
        plans.count = 0
        worlds[1] = worlds[0]
        imagine(worlds[1], seat, dice)
        if int(worlds[1].phase) != CHOOSE:
            worlds[3] = worlds[1]
            try_placements(worlds, seat, plans, -1)
            continue
        worlds[2] = worlds[1]
        try_choices(worlds, seat, plans, -1)
        actions = plans.lists[0]
        n = legal(worlds[1], seat, actions) if swaps else 0
        for i in range(n):
            if int(actions[i]) < TAKE_THREE:
                worlds[2] = worlds[1]
                apply(worlds[2], seat, int(actions[i]))
                try_choices(worlds, seat, plans, int(actions[i]))


def decide(view: State, seat: int, level: str, dice: Array) -> Decision:
    """Decide for a seat from its hidden record: the first action of the best turn found."""
    care = CARES[level]
    worlds = np.empty(5, view.dtype)
    worlds[0] = view
    plans = np.zeros(1, PLANS)[0]
    samples = care.worlds if kernels.is_compiled(worlds.dtype) else 1
    kernels.run(try_turns, worlds, seat, plans, dice, samples, care.swaps)
    values = plans.value[: int(plans.count)] / samples
    if care.missed:
        values += care.missed * np.array([roll(dice, 1000) / 1000 for _ in values])
    return Decision(int(plans.first[int(np.argmax(values))]))
