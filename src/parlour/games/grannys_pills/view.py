"""What a seat of Granny's Pills may know: everything but the prescriptions still face down (GRA-15 to 17)."""

from __future__ import annotations

from parlour.core.arrays import assign
from parlour.core.bits import count, lowest
from parlour.core.dice import rekey, roll
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.tally import count_each
from parlour.games.grannys_pills.prescriptions import PRESCRIPTIONS
from parlour.games.grannys_pills.state import KINDS, NONE, SEATS, UNKNOWN, State

COMPONENTS = (7,) * KINDS
"""GRA-02: seven pills of each form and colour."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table, and of the prescriptions those turned up, for their owners too."""
    out.players, out.forms, out.around, out.single = state.players, state.forms, state.around, state.single
    out.cycles, out.colours, out.tiebreak, out.limit = state.cycles, state.colours, state.tiebreak, state.limit
    assign(out.pill, state.pill)
    assign(out.tag, state.tag)
    assign(out.of_colour, state.of_colour)
    assign(out.bag, state.bag)
    out.left, out.tags = state.left, state.tags
    out.phase, out.turn, out.first, out.rounds = state.phase, state.turn, state.first, state.rounds
    out.cycle, out.turns, out.passes = state.cycle, state.turns, state.passes
    out.swapped, out.form, out.anchor, out.changes = state.swapped, state.form, state.anchor, state.changes
    out.shown = state.shown
    hide_prescriptions(state, out)
    assign(out.top, state.top)
    assign(out.top_tag, state.top_tag)
    assign(out.stacked, state.stacked)
    assign(out.covered, state.covered)
    assign(out.covered_at, state.covered_at)
    assign(out.covered_tag, state.covered_tag)
    out.covers = state.covers
    assign(out.points, state.points)


@kernel
def hide_prescriptions(state: State, out: State) -> None:
    """Leave out the prescriptions face down; those of earlier rounds were seen by all."""
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
    """Deal prescriptions not yet seen to those whose own is face down."""
    for seat in range(int(state.players)):
        if int(state.prescription[seat]) == UNKNOWN:
            unused = ~int(state.used) & (1 << len(PRESCRIPTIONS)) - 1
            for _ in range(roll(dice, count(unused))):
                unused &= unused - 1
            state.prescription[seat] = lowest(unused)
            state.used = int(state.used) | 1 << lowest(unused)
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the pills on the table and the schedules, covered ones too, and in the bag."""
    count_each(state.pill, counts)
    for seat in range(SEATS):
        count_each(state.top[seat], counts)
    count_each(state.covered[: int(state.covers)], counts)
    for kind in range(KINDS):
        counts[kind] += int(state.bag[kind])
    return True
