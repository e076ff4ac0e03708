"""Find the best turn of the seat to move exactly and fast, for playouts.

A turn is worth the points it brings, which are certain, and what its schedule may bring in later turns. All grid
anchors are examined at once, as the bits of an integer: from which of them a form has one, two or three shapes right,
with all colours right, as the pills lie or after a swap. A turn is one number: target anchor, form, anchor, edge.
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.bits import filled
from parlour.core.kernel import kernel
from parlour.core.primitives import lowest
from parlour.games.grannys_pills.board import ASKED, worth
from parlour.games.grannys_pills.components import EMPTY, NONE, SCHEDULE, SIDE, SPACES
from parlour.games.grannys_pills.forms import EDGES, GRID_ANCHORS, GRID_STEPS, SCHEDULE_ANCHORS, SCHEDULE_STEPS
from parlour.games.grannys_pills.legality import FORMS, Masks, is_permitted, masks_of, seen_place
from parlour.games.grannys_pills.options import FORCED
from parlour.games.grannys_pills.play import swap, take_one, take_three
from parlour.games.grannys_pills.record import State
from parlour.games.grannys_pills.strategy.outlook import MOST_TURNS_TO_COME, POINTS_TO_COME, SHAPES, TURNS_NEEDED

Nine = tuple[int, int, int, int, int, int, int, int, int]
"""For every space of a schedule, a set of places of the grid."""

Race = tuple[float, float, float, float, float, float, float]
"""The number of cycles to come if the seat to move does not end the round.

And by the number of cycles, from 0 on, the highest total that another seat may expect.
"""

Ways = tuple[int, int]
"""The most shapes that can be right, −1 if there is no way; and the grid anchors, or the turn, that achieve it."""

NO_TURN = -1
IMPOSSIBLE = -99.0

ALL = (1 << SPACES) - 1
FIRST_COLUMN = sum(1 << SIDE * row for row in range(SIDE))
STEPS = (1, -1, SIDE, -SIDE)
"""Steps to the neighbours of a place: right, left, below, above."""

_INSIDE = [
    [(i, j) for i in range(3) for j in range(i + 1, 3) if abs(int(steps[i] - steps[j])) in STEPS]
    for steps in GRID_STEPS
]
INSIDE = arrays.array([(*pairs, *[(0, 0)] * (2 - len(pairs))) for pairs in _INSIDE], arrays.int64)
"""The pairs of neighbours among the three pills of a form, two if they are connected."""

PAIRS_INSIDE = arrays.array([len(pairs) for pairs in _INSIDE], arrays.int64)
"""How many pairs of neighbours a form has."""

OUTSIDE = arrays.array(
    [[[step not in list(steps - steps[i]) for step in STEPS] for i in range(3)] for steps in GRID_STEPS], arrays.int64
)
"""For each pill of a form, which of its neighbours are outside the form."""

EDGE_OF = arrays.full((SPACES, SPACES), NONE, arrays.int64)
"""The edge between two neighbours, NONE for other pairs."""

for _edge, (_one, _other) in enumerate(EDGES):
    EDGE_OF[_one, _other] = EDGE_OF[_other, _one] = _edge


# --- turns as numbers


@kernel
def numbered(to: int, form: int, anchor: int, edge: int) -> int:
    """Return the number of a turn; ``edge`` is NONE without a swap, ``form`` NONE with a single pill."""
    return ((to * (FORMS + 1) + form + 1) * SPACES + anchor) * (len(EDGES) + 1) + edge + 1


@kernel
def parts_of(turn: int) -> tuple[int, int, int, int]:
    """Return the parts of a turn's number: target, form, anchor, edge."""
    edge, rest = turn % (len(EDGES) + 1) - 1, turn // (len(EDGES) + 1)
    anchor, rest = rest % SPACES, rest // SPACES
    return rest // (FORMS + 1), rest % (FORMS + 1) - 1, anchor, edge


@kernel
def carry_out(state: State, seat: int, turn: int) -> None:
    """Apply the actions of a turn, except a swap done already."""
    to, form, anchor, edge = parts_of(turn)
    if edge != NONE:
        swap(state, seat, edge)
    if form == NONE:
        take_one(state, seat, seen_place(state, seat, anchor), to)
    else:
        state.form, state.anchor = form, anchor
        take_three(state, seat, to)


# --- what spaces bring


@kernel
def least_gain(state: State, seat: int, space: int) -> int:
    """Return what a pill of the right colour adds to a space; the right shape adds one more (GRA-42 to 44)."""
    asked, top = int(ASKED[int(state.prescription[seat]), space]), int(state.top[seat, space])
    if top == EMPTY:
        return 1
    stacked = int(state.stacked[seat]) >> space & 1 != 0
    return -(0 if top >> 2 != asked >> 2 else worth(asked, top, stacked))


@kernel
def to_come(spaces: int, cycles: int) -> float:
    """Return the points that a schedule with these spaces filled may bring in ``cycles`` turns."""
    return float(POINTS_TO_COME[min(cycles, MOST_TURNS_TO_COME), spaces])


@kernel
def outlook(spaces: int, race: Race) -> float:
    """Return how far ahead of the others a schedule with these spaces filled may bring its seat later."""
    cycles = min(int(race[0]), int(TURNS_NEEDED[spaces]), MOST_TURNS_TO_COME)
    return to_come(spaces, cycles) - race[1 + cycles]


@kernel
def spaces_after(state: State, seat: int, turn: int) -> int:
    """Return the spaces (bits) of the seat's schedule that are filled after ``turn``, a number of ``numbered``."""
    to, form, _, _ = parts_of(turn)
    return filled(state.top[seat]) | (1 << to if form == NONE else int(SHAPES[form, to]))


# --- where pills lie


@kernel
def lying(state: State, seat: int, space: int, of_colour: int) -> int:
    """Return the places of the pill that a space asks for, among the places ``of_colour``."""
    asked, found = int(ASKED[int(state.prescription[seat]), space]), 0
    while of_colour != 0:
        place = lowest(of_colour)
        found |= int(int(state.pill[seen_place(state, seat, place)]) == asked) << place
        of_colour &= of_colour - 1
    return found


@kernel
def colours_asked(state: State, seat: int, masks: Masks) -> Nine:
    """Return for each space the places of pills of the colour that it asks for."""
    a = ASKED[int(state.prescription[seat])]
    m = masks
    return (
        m[int(a[0]) >> 2],
        m[int(a[1]) >> 2],
        m[int(a[2]) >> 2],
        m[int(a[3]) >> 2],
        m[int(a[4]) >> 2],
        m[int(a[5]) >> 2],
        m[int(a[6]) >> 2],
        m[int(a[7]) >> 2],
        m[int(a[8]) >> 2],
    )


@kernel
def pills_asked(state: State, seat: int, c: Nine) -> Nine:
    """Return for each space the places of exactly the pills that it asks for."""
    return (
        lying(state, seat, 0, c[0]),
        lying(state, seat, 1, c[1]),
        lying(state, seat, 2, c[2]),
        lying(state, seat, 3, c[3]),
        lying(state, seat, 4, c[4]),
        lying(state, seat, 5, c[5]),
        lying(state, seat, 6, c[6]),
        lying(state, seat, 7, c[7]),
        lying(state, seat, 8, c[8]),
    )


@kernel
def places_beside(places: int, direction: int) -> int:
    """Return the places with one of ``places`` to the right, left, below or above."""
    if direction == 0:
        return places >> 1 & ~(FIRST_COLUMN << SIDE - 1)
    if direction == 1:
        return places << 1 & ~FIRST_COLUMN & ALL
    return places >> SIDE if direction == 2 else places << SIDE & ALL


@kernel
def around(places: int, form: int, i: int) -> int:
    """Return the places (bits) from which a pill may be swapped in: those next to any of ``places``.

    Only on the sides where a form, whose i-th pill lies on that place, has no pill of its own.
    """
    found = 0
    for direction in range(4):
        if int(OUTSIDE[form, i, direction]):
            found |= places_beside(places, direction)
    return found


# --- the best three


@kernel
def most_right(h0: int, h1: int, h2: int, c0: int, c1: int, c2: int) -> Ways:
    """Return how many shapes can be right with three pills, and the anchors.

    ``h0`` to ``h2`` are the anchors for which each pill is exactly right, ``c0`` to ``c2`` those for which its colour
    is.
    """
    if h0 & h1 & h2 != 0:
        return 3, h0 & h1 & h2
    two = h0 & h1 & c2 | h0 & c1 & h2 | c0 & h1 & h2
    if two != 0:
        return 2, two
    one = h0 & c1 & c2 | c0 & h1 & c2 | c0 & c1 & h2
    if one != 0:
        return 1, one
    none = c0 & c1 & c2
    return (0, none) if none != 0 else (-1, 0)


@kernel
def as_they_lie(pills: Nine, colours: Nine, form: int, to: int) -> Ways:
    """Return the ways to take a form to an anchor of the schedule without a swap."""
    a, b, c = int(SCHEDULE_STEPS[form, 0]), int(SCHEDULE_STEPS[form, 1]), int(SCHEDULE_STEPS[form, 2])
    x, y, z = int(GRID_STEPS[form, 0]), int(GRID_STEPS[form, 1]), int(GRID_STEPS[form, 2])
    anchors = int(GRID_ANCHORS[form])
    h0, h1, h2 = pills[to + a] >> x & anchors, pills[to + b] >> y, pills[to + c] >> z
    return most_right(h0, h1, h2, colours[to + a] >> x & anchors, colours[to + b] >> y, colours[to + c] >> z)


@kernel
def with_neighbour(pills: Nine, colours: Nine, lie: int, form: int, to: int, i: int) -> Ways:
    """Return the ways after exchanging the form's pill i with a neighbour outside; ``lie``: the places with a pill."""
    j, k = (i + 1) % 3, (i + 2) % 3
    a, b, c = to + int(SCHEDULE_STEPS[form, i]), to + int(SCHEDULE_STEPS[form, j]), to + int(SCHEDULE_STEPS[form, k])
    x, y, z = int(GRID_STEPS[form, i]), int(GRID_STEPS[form, j]), int(GRID_STEPS[form, k])
    own = int(GRID_ANCHORS[form]) & lie >> x
    h0, c0 = around(pills[a], form, i) >> x & own, around(colours[a], form, i) >> x & own
    return most_right(h0, pills[b] >> y, pills[c] >> z, c0, colours[b] >> y, colours[c] >> z)


@kernel
def exchanged_inside(pills: Nine, colours: Nine, form: int, to: int, i: int, j: int) -> Ways:
    """Return the ways after exchanging the form's pills i and j."""
    k = 3 - i - j
    a, b, c = to + int(SCHEDULE_STEPS[form, i]), to + int(SCHEDULE_STEPS[form, j]), to + int(SCHEDULE_STEPS[form, k])
    x, y, z = int(GRID_STEPS[form, i]), int(GRID_STEPS[form, j]), int(GRID_STEPS[form, k])
    anchors = int(GRID_ANCHORS[form])
    h0, h1, h2 = pills[a] >> y & anchors, pills[b] >> x, pills[c] >> z
    return most_right(h0, h1, h2, colours[a] >> y & anchors, colours[b] >> x, colours[c] >> z)


@kernel
def edge_to(pills: Nine, colours: Nine, form: int, to: int, i: int, anchor: int) -> int:
    """Return the edge over which the form's pill i becomes the pill asked for, else one of its colour."""
    space, place, found = to + int(SCHEDULE_STEPS[form, i]), anchor + int(GRID_STEPS[form, i]), NONE
    for direction in range(4):
        if int(OUTSIDE[form, i, direction]) and places_beside(colours[space], direction) >> place & 1:
            is_right = places_beside(pills[space], direction) >> place & 1
            if found == NONE or is_right:
                found = int(EDGE_OF[place, place + int(STEPS[direction])])
            if is_right:
                return found
    return found


@kernel
def best_way(pills: Nine, colours: Nine, lie: int, form: int, to: int, swaps: bool) -> Ways:
    """Return the most shapes that come right when a form is taken to an anchor of the schedule, and that turn.

    ``pills`` and ``colours`` describe the grid by place, ``lie`` is how the grid lies for the seat, ``to`` the anchor.
    With ``swaps`` a swap of two neighbours before is tried, and part of the turn only where it makes more shapes right.
    (−1, NO_TURN) where the form fits nowhere.
    """
    right, anchors = as_they_lie(pills, colours, form, to)
    turn = numbered(to, form, lowest(anchors), NONE) if right >= 0 else NO_TURN
    for i in range(3 if swaps and right < 3 else 0):
        now, anchors = with_neighbour(pills, colours, lie, form, to, i)
        if now > right:
            right, anchor = now, lowest(anchors)
            turn = numbered(to, form, anchor, edge_to(pills, colours, form, to, i, anchor))
    for pair in range(int(PAIRS_INSIDE[form]) if swaps and right < 3 else 0):
        i, j = int(INSIDE[form, pair, 0]), int(INSIDE[form, pair, 1])
        now, anchors = exchanged_inside(pills, colours, form, to, i, j)
        if now > right:
            right, anchor = now, lowest(anchors)
            edge = int(EDGE_OF[anchor + int(GRID_STEPS[form, i]), anchor + int(GRID_STEPS[form, j])])
            turn = numbered(to, form, anchor, edge)
    return right, turn


@kernel
def three_base(state: State, seat: int, form: int, to: int, before: int, race: Race) -> float:
    """Return what three pills bring with no shape right, and the outlook; ``before``: the spaces filled."""
    total = outlook(before | int(SHAPES[form, to]), race)
    for i in range(3):
        total += least_gain(state, seat, to + int(SCHEDULE_STEPS[form, i]))
    return total


@kernel
def best_three(state: State, seat: int, pills: Nine, colours: Nine, race: Race) -> tuple[float, int]:
    """Return the value of the best turn with three pills, and its number, NO_TURN if there is none."""
    best, turn = IMPOSSIBLE, NO_TURN
    before, swaps, masks = filled(state.top[seat]), int(state.swapped) == 0, masks_of(state, seat)
    lie = masks[0] | masks[1] | masks[2] | masks[3]
    for form in range(FORMS):
        places = int(SCHEDULE_ANCHORS[form]) if is_permitted(state, form) else 0
        while places != 0:
            to = lowest(places)
            base = three_base(state, seat, form, to, before, race)
            if base + 3 > best:
                right, found = best_way(pills, colours, lie, form, to, swaps)
                if right >= 0 and base + right > best:
                    best, turn = base + right, found
            places &= places - 1
    return best, turn


@kernel
def best_single(state: State, seat: int, pills: Nine, colours: Nine, race: Race) -> tuple[float, int]:
    """Return the value of the best turn with a single pill, and its number; no swap improves it."""
    best, turn, before = IMPOSSIBLE, NO_TURN, filled(state.top[seat])
    for space in range(SCHEDULE):
        right, found = int(pills[space] != 0), pills[space] if pills[space] != 0 else colours[space]
        value = right + least_gain(state, seat, space) + outlook(before | 1 << space, race)
        if found != 0 and value > best:
            best, turn = value, numbered(space, NONE, lowest(found), NONE)
    return best, turn


@kernel
def best_turn(state: State, seat: int, race: Race) -> tuple[float, int]:
    """Return the value of the best turn of the seat to move, before it has chosen, and the turn's number.

    The value is the points and the outlook; NO_TURN if there are no pills (GRA-D10).
    """
    colours = colours_asked(state, seat, masks_of(state, seat))
    pills = pills_asked(state, seat, colours)
    best, turn = best_three(state, seat, pills, colours, race)
    if turn != NO_TURN and int(state.single) == FORCED:
        return best, turn
    single, found = best_single(state, seat, pills, colours, race)
    if single > best:
        best, turn = single, found
    return (best, turn) if turn != NO_TURN else (outlook(filled(state.top[seat]), race), NO_TURN)
