"""Kernels that judge actions of Granny's Pills: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.bits import list_set
from parlour.core.clauses import ACT, D
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count, lowest
from parlour.core.verbs import CLOCK
from parlour.games.grannys_pills.actions import CLOCK_FIRST, PASS, PLACE_ONE_AT, PLACE_THREE_AT, TAKE_ONE, TAKE_THREE
from parlour.games.grannys_pills.board import ASKED
from parlour.games.grannys_pills.components import NONE, SCHEDULE, SEEN, SPACES
from parlour.games.grannys_pills.forms import (
    EDGES,
    FORM_CELLS,
    GRID_ANCHORS,
    GRID_STEPS,
    IS_STRAIGHT,
    SCHEDULE_ANCHORS,
    SCHEDULE_STEPS,
)
from parlour.games.grannys_pills.options import AROUND, FORCED, STRAIGHT, TRUST
from parlour.games.grannys_pills.record import CHOOSE, MOST_CHANGES, OVER, PLACE_ONE, PLACE_THREE, State

FORMS = len(FORM_CELLS)
SWAPS = len(EDGES)

Masks = tuple[int, int, int, int]
"""The spaces with a blue, green, yellow and red pill, as a seat sees them."""

# --- the table


@kernel
def turn_of(state: State, seat: int) -> int:
    """Return the quarter turns from seat 0 to a seat, 4 · seat / players rounded: two players sit opposite (GRA-D7)."""
    players = int(state.players)
    return (8 * seat + players) // (2 * players) if int(state.around) == AROUND else 0


@kernel
def seen_place(state: State, seat: int, space: int) -> int:
    """Return the place on the table of a space as a seat sees it."""
    return int(SEEN[turn_of(state, seat), space])


@kernel
def masks_of(state: State, seat: int) -> Masks:
    """Return the pills on the grid by colour, as a seat sees them."""
    row = state.of_colour[turn_of(state, seat)]
    return int(row[0]), int(row[1]), int(row[2]), int(row[3])


@kernel
def pills_on_grid(state: State, seat: int) -> int:
    """Return the spaces with a pill, as a seat sees them.

    Every prescription asks for all four colours, so any single pill fits (GRA-D3).
    """
    blue, green, yellow, red = masks_of(state, seat)
    return blue | green | yellow | red


@kernel
def actors(state: State) -> int:
    """Return the bits of the seat to act, and of the clock if so agreed (GRA-32)."""
    if int(state.phase) == OVER:
        return 0
    return 1 << int(state.turn) | (1 << CLOCK if int(state.limit) != 0 else 0)


# --- taking three


@kernel
def is_permitted(state: State, form: int) -> bool:
    """Whether pills may be taken in a form (GRA-22, D1)."""
    return int(state.forms) != STRAIGHT or int(IS_STRAIGHT[form]) != 0


@kernel
def fitting(state: State, masks: Masks, seat: int, form: int, anchor: int) -> int:
    """Return the grid anchors from which a form may go to this anchor of the seat's schedule (GRA-25, D14)."""
    found = int(GRID_ANCHORS[form])
    for i in range(3):
        wanted = masks[0] | masks[1] | masks[2] | masks[3]
        if int(state.colours) != TRUST:
            wanted = masks[int(ASKED[int(state.prescription[seat]), anchor + int(SCHEDULE_STEPS[form, i])]) >> 2]
        found &= wanted >> int(GRID_STEPS[form, i])
    return found


@kernel
def takes(state: State, masks: Masks, seat: int, form: int) -> int:
    """Return the grid anchors from which three pills of this form may be taken to any place (GRA-21, 22, 25)."""
    if not is_permitted(state, form):
        return 0
    found = 0
    places = int(SCHEDULE_ANCHORS[form])
    while places != 0:
        found |= fitting(state, masks, seat, form, lowest(places))
        places &= places - 1
    return found


@kernel
def placements(state: State, seat: int) -> int:
    """Return the schedule anchors to which the three chosen pills may go."""
    form, masks = int(state.form), masks_of(state, seat)
    found = 0
    for anchor in range(SCHEDULE):
        if int(SCHEDULE_ANCHORS[form]) >> anchor & 1:
            found |= (fitting(state, masks, seat, form, anchor) >> int(state.anchor) & 1) << anchor
    return found


@kernel
def is_three_there(state: State, masks: Masks, seat: int) -> bool:
    """Whether any three pills may be taken."""
    found = 0
    for form in range(FORMS):
        found |= takes(state, masks, seat, form)
    return found != 0


@kernel
def exchanged(masks: Masks, one: int, other: int) -> Masks:
    """Return the pills by colour after exchanging the pills of two spaces."""
    both = 1 << one | 1 << other
    blue, green, yellow, red = masks
    blue ^= both if count(blue & both) == 1 else 0
    green ^= both if count(green & both) == 1 else 0
    yellow ^= both if count(yellow & both) == 1 else 0
    red ^= both if count(red & both) == 1 else 0
    return blue, green, yellow, red


@kernel
def must_take_three(state: State, seat: int) -> bool:
    """Whether a single pill is forbidden because three are possible, perhaps after a swap (GRA-D8, D9)."""
    if int(state.single) != FORCED:
        return False
    masks, pills = masks_of(state, seat), pills_on_grid(state, seat)
    if is_three_there(state, masks, seat):
        return True
    if int(state.swapped) != 0:
        return False
    for edge in range(SWAPS):
        one, other = int(EDGES[edge, 0]), int(EDGES[edge, 1])
        if pills >> one & pills >> other & 1 and is_three_there(state, exchanged(masks, one, other), seat):
            return True
    return False


# --- taking one


@kernel
def homes(state: State, seat: int) -> int:
    """Return the schedule spaces to which the one chosen pill may go (GRA-30, D14)."""
    kind = int(state.pill[seen_place(state, seat, int(state.anchor))])
    found = 0
    for space in range(SCHEDULE):
        found |= int(takes_colour(state, seat, space, kind)) << space
    return found


@kernel
def takes_colour(state: State, seat: int, space: int, kind: int) -> bool:
    """Whether a pill of this kind may go to a schedule space (GRA-25, 30, D14)."""
    asked = int(ASKED[int(state.prescription[seat]), space])
    return asked >> 2 == kind >> 2 or int(state.colours) == TRUST


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    if int(state.phase) == OVER:
        return ACT
    if seat == CLOCK:
        return 0 if action == CLOCK_FIRST and int(state.limit) != 0 else ACT
    if seat != int(state.turn) or action >= CLOCK_FIRST:
        return ACT
    if action >= PASS:
        return 0 if pills_on_grid(state, seat) == 0 else D + 10
    if action >= PLACE_ONE_AT:
        if int(state.phase) != PLACE_ONE:
            return ACT
        return 0 if homes(state, seat) >> (action - PLACE_ONE_AT) & 1 else 30
    if action >= TAKE_ONE:
        return check_one(state, seat, action - TAKE_ONE)
    if action >= PLACE_THREE_AT:
        return check_placement(state, seat, action - PLACE_THREE_AT)
    if action >= TAKE_THREE:
        return check_three(state, seat, (action - TAKE_THREE) // SPACES, (action - TAKE_THREE) % SPACES)
    return check_swap(state, seat, action)


@kernel
def check_swap(state: State, seat: int, edge: int) -> int:
    """Check GRA-19, D9: once, before choosing, and both spaces hold pills."""
    if int(state.phase) != CHOOSE or int(state.swapped) != 0:
        return 19
    pills = pills_on_grid(state, seat)
    return 0 if pills >> int(EDGES[edge, 0]) & pills >> int(EDGES[edge, 1]) & 1 else D + 9


@kernel
def check_change(state: State, form: int, anchor: int) -> int:
    """Check GRA-D20: other pills than those chosen already, if any, and not too often."""
    if int(state.phase) == CHOOSE:
        return 0
    if int(state.changes) >= MOST_CHANGES:
        return D + 20
    return ACT if int(state.form) == form and int(state.anchor) == anchor else 0


@kernel
def check_three(state: State, seat: int, form: int, anchor: int) -> int:
    """Check GRA-21, 22, 25, D11, D20: a permitted form, three pills, and colours that fit somewhere."""
    if not int(GRID_ANCHORS[form]) >> anchor & 1:
        return ACT
    if not is_permitted(state, form):
        return 22
    pills = pills_on_grid(state, seat)
    for i in range(3):
        if not pills >> (anchor + int(GRID_STEPS[form, i])) & 1:
            return D + 11
    if not takes(state, masks_of(state, seat), seat, form) >> anchor & 1:
        return 25
    return check_change(state, form, anchor)


@kernel
def check_placement(state: State, seat: int, anchor: int) -> int:
    """Check GRA-23 to 25: the form as it lies, with every colour right."""
    if int(state.phase) != PLACE_THREE or not int(SCHEDULE_ANCHORS[int(state.form)]) >> anchor & 1:
        return ACT
    return 0 if placements(state, seat) >> anchor & 1 else 25


@kernel
def check_one(state: State, seat: int, taken: int) -> int:
    """Check GRA-29, D8, D11, D20: a single pill, if three are not compulsory."""
    if not pills_on_grid(state, seat) >> taken & 1:
        return D + 11
    if must_take_three(state, seat):
        return D + 8
    return check_change(state, NONE, taken)


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write the legal actions to ``out`` in ascending order; return their number."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if seat == CLOCK:
        out[0] = CLOCK_FIRST
        return int(int(state.limit) != 0)
    if seat != int(state.turn):
        return 0
    pills = pills_on_grid(state, seat)
    if pills == 0:
        out[0] = PASS
        return 1
    n = list_swaps(pills, out) if phase == CHOOSE and int(state.swapped) == 0 else 0
    free = phase == CHOOSE or int(state.changes) < MOST_CHANGES
    if free:
        n = list_threes(state, seat, out, n)
    if phase == PLACE_THREE:
        n = list_set(placements(state, seat), PLACE_THREE_AT, out, n)
    if free and not must_take_three(state, seat):
        chosen = 1 << int(state.anchor) if phase == PLACE_ONE else 0
        n = list_set(pills & ~chosen, TAKE_ONE, out, n)
    if phase == PLACE_ONE:
        n = list_set(homes(state, seat), PLACE_ONE_AT, out, n)
    return n


@kernel
def list_swaps(pills: int, out: Array) -> int:
    """Write the swaps of two pills (GRA-19, 20, D9); return their number."""
    n = 0
    for edge in range(SWAPS):
        out[n] = edge
        n += pills >> int(EDGES[edge, 0]) & pills >> int(EDGES[edge, 1]) & 1
    return n


@kernel
def list_threes(state: State, seat: int, out: Array, n: int) -> int:
    """Append the ways to take three, except the one chosen already, to the n actions in ``out``.

    Return their number.
    """
    masks = masks_of(state, seat)
    for form in range(FORMS):
        found = takes(state, masks, seat, form)
        if form == int(state.form):
            found &= ~(1 << int(state.anchor))
        n = list_set(found, TAKE_THREE + SPACES * form, out, n)
    return n
