"""The table and what schedules are worth in Granny's Pills. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.bits import filled
from parlour.core.facts import say
from parlour.core.kernel import kernel
from parlour.games.grannys_pills.components import (
    EMPTY,
    LETTERS,
    PILL_NAMES,
    PRESCRIPTIONS,
    SCHEDULE,
    SEATS,
    UNSEEN,
)
from parlour.games.grannys_pills.options import AROUND
from parlour.games.grannys_pills.record import State

ASKED = arrays.array(
    [[PILL_NAMES.index(pill) for pill in line.replace("/", " ").split()] for line in PRESCRIPTIONS], arrays.int8
)
"""The kind of pill that each prescription asks for in each space."""

PILL = tuple(say("pill", colour=LETTERS[kind // 4], shape=kind % 4 + 1) for kind in range(16))
"""All kinds of pills as facts."""

WRONG = -1000
"""Points for a wrong colour on top: no other spaces can make up for it."""


# --- the table


@kernel
def views(state: State) -> int:
    """Return the number of directions from which the grid is seen (GRA-D7)."""
    return SEATS if int(state.around) == AROUND else 1


@kernel
def lay(state: State, place: int, kind: int, tag: int) -> None:
    """Lay a pill on an empty place of the table."""
    state.pill[place] = kind
    state.tag[place] = tag
    for turn in range(views(state)):
        state.of_colour[turn, kind >> 2] |= 1 << int(UNSEEN[turn, place])


@kernel
def lift(state: State, place: int) -> None:
    """Take the pill from a place of the table."""
    colour = int(state.pill[place]) >> 2
    state.pill[place] = EMPTY
    state.tag[place] = 0
    for turn in range(views(state)):
        state.of_colour[turn, colour] &= ~(1 << int(UNSEEN[turn, place]))


# --- what it scores


@kernel
def worth(asked: int, kind: int, stacked: bool) -> int:
    """Return the points of one space with this pill on top (GRA-41 to 45, D15)."""
    if kind == EMPTY:
        return 0
    if kind >> 2 != asked >> 2:
        return WRONG
    return 1 + int(kind == asked) - int(stacked)


@kernel
def tally(state: State, seat: int) -> int:
    """Return the sum over a schedule, below 0 with a wrong colour on top."""
    prescription, stacked = int(state.prescription[seat]), int(state.stacked[seat])
    total = 0
    for space in range(SCHEDULE):
        asked = int(ASKED[prescription, space])
        total += worth(asked, int(state.top[seat, space]), stacked >> space & 1 != 0)
    return total


@kernel
def standing(state: State, seat: int) -> int:
    """Return the score of the present round as it stands (GRA-41 to 45); 0 before the prescription is shown."""
    if not int(state.shown) >> seat & 1:
        return 0
    return max(0, tally(state, seat))


@kernel
def gain(state: State, seat: int, space: int, kind: int, before: int) -> int:
    """Return what a pill on a space adds to the score of the round; ``before`` is the tally without it."""
    asked, top = int(ASKED[int(state.prescription[seat]), space]), int(state.top[seat, space])
    stacked = int(state.stacked[seat]) >> space & 1 != 0
    after = before - worth(asked, top, stacked) + worth(asked, kind, top != EMPTY)
    return max(0, after) - max(0, before)


@kernel
def is_complete(state: State, seat: int) -> bool:
    """Whether nine spaces are filled and all colours are right (GRA-36, D13, D14)."""
    return filled(state.top[seat]) == (1 << SCHEDULE) - 1 and tally(state, seat) >= 0
