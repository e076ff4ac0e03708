"""Views of Granny's Pills: a seat knows everything but prescriptions that are face down (GRA-15 to 17)."""

from __future__ import annotations

from parlour.core.bits import nth
from parlour.core.dice import rekey, roll
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.grannys_pills.components import COPIES, KINDS, NONE, PRESCRIPTIONS, SEATS, UNKNOWN
from parlour.games.grannys_pills.record import State

COMPONENTS = tuple(map(int, COPIES))
"""GRA-02: the pills of each shape and colour."""

show = showing(
    State,
    "players forms around single cycles colours tiebreak limit pill tag of_colour bag left tags phase turn "
    "first rounds cycle turns passes swapped form anchor changes shown top top_tag stacked covered covered_at "
    "covered_tag covers points",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table and the prescriptions turned up; those face down are hidden even from their owners."""
    show(state, out)
    used = int(state.used)
    for seat in range(SEATS):
        prescription = int(state.prescription[seat])
        out.prescription[seat] = prescription
        if prescription != NONE and not int(state.shown) >> seat & 1:
            out.prescription[seat] = UNKNOWN
            if prescription >= 0:
                used &= ~(1 << prescription)
    out.used = used


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal unseen prescriptions to the seats whose own is face down."""
    for seat in range(int(state.players)):
        if int(state.prescription[seat]) == UNKNOWN:
            unused = ~int(state.used) & (1 << len(PRESCRIPTIONS)) - 1
            number = nth(unused, roll(dice, count(unused)))
            state.prescription[seat] = number
            state.used = int(state.used) | 1 << number
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the pills on the table, on the schedules including covered ones, and in the bag."""
    count_each(state.pill, counts)
    for seat in range(SEATS):
        count_each(state.top[seat], counts)
    count_each(state.covered[: int(state.covers)], counts)
    for kind in range(KINDS):
        counts[kind] += int(state.bag[kind])
    return True
