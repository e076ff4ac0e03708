"""Judging positions of Granny's Pills for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.bits import count, lowest
from parlour.core.kernel import kernel
from parlour.games.grannys_pills.choices import (
    fitting,
    homes,
    masks_of,
    must_take_three,
    pills_on_grid,
    placements,
    seen_place,
    standing,
    takes,
    worth,
)
from parlour.games.grannys_pills.planner import decide
from parlour.games.grannys_pills.prescriptions import ASKED
from parlour.games.grannys_pills.state import (
    CHOOSE,
    EMPTY,
    GRID_STEPS,
    PLACE_ONE,
    PLACE_THREE,
    SCHEDULE,
    SCHEDULE_ANCHORS,
    SCHEDULE_STEPS,
    State,
)

__all__ = ["HORIZON", "decide", "evaluate"]

HORIZON = 1
"""Random turns throw good pills away: playouts stop at once and are judged."""

POINTS_A_SPACE = 1.45
"""What a space filled later in the round brings."""

GAIN_TO_COME = 3.3
"""What a turn of three brings that nobody has looked for yet."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the lead over the best of the others, counting what the present turn and the rest of the round bring."""
    best = -1000.0
    for other in range(int(state.players)):
        if other != seat:
            best = max(best, expected(state, other))
    lead = expected(state, seat) - best
    rounds_left = int(state.players) - int(state.rounds)
    return 0.5 + 0.49 * lead / (abs(lead) + 2.0 + 3.0 * rounds_left)


@kernel
def expected(state: State, seat: int) -> float:
    """The total a seat may expect at the end of the round."""
    total = float(standing(state, seat))
    for done in range(int(state.rounds)):
        total += int(state.points[seat, done])
    if seat == int(state.turn):
        total += best_gain(state, seat)
        return total + POINTS_A_SPACE * min(empty_spaces(state, seat), 3 * cycles_to_come(state))
    turns = cycles_to_come(state) + (1 if is_still_due(state, seat) else 0)
    return total + POINTS_A_SPACE * min(empty_spaces(state, seat), 3 * turns)


@kernel
def is_still_due(state: State, seat: int) -> bool:
    """Whether the seat has its turn of this cycle still before it."""
    players = int(state.players)
    place = (seat - int(state.first) + players) % players
    return place > (int(state.turn) - int(state.first) + players) % players


@kernel
def empty_spaces(state: State, seat: int) -> int:
    """The spaces of a schedule without a pill, after the turn that runs."""
    empty = 0
    for space in range(SCHEDULE):
        empty += int(state.top[seat, space]) == EMPTY
    if seat == int(state.turn):
        empty -= 1 if int(state.phase) == PLACE_ONE else 3
    return max(0, empty)


@kernel
def cycles_to_come(state: State) -> int:
    """How many cycles will follow this one, going by who is nearest to the end."""
    least = 9
    for seat in range(int(state.players)):
        spaces = empty_spaces(state, seat)
        if is_still_due(state, seat):
            spaces -= 3
        least = min(least, max(0, spaces))
    return (least + 2) // 3


@kernel
def best_gain(state: State, seat: int) -> float:
    """What the seat to move can gain with the pills on the grid, or with those it has chosen."""
    phase = int(state.phase)
    if phase == PLACE_THREE:
        return best_placement(state, seat, int(state.form), int(state.anchor), placements(state, seat))
    if phase == PLACE_ONE:
        return best_home(state, seat, int(state.anchor), homes(state, seat))
    if phase != CHOOSE:
        return 0.0
    best = best_three(state, seat)
    if best < GAIN_TO_COME and not must_take_three(state, seat):
        best = max(best, best_one(state, seat))
    return best


@kernel
def best_three(state: State, seat: int) -> float:
    """The gain of the best three pills, −99 if there are none."""
    masks = masks_of(state, seat)
    best = -99.0
    for form in range(len(SCHEDULE_ANCHORS)):
        if takes(state, masks, seat, form) == 0:
            continue
        places = int(SCHEDULE_ANCHORS[form])
        while places != 0:
            found = fitting(state, masks, seat, form, lowest(places))
            for _ in range(count(found)):
                best = max(best, three_gain(state, seat, form, lowest(found), lowest(places)))
                found &= found - 1
            places &= places - 1
    return best


@kernel
def best_placement(state: State, seat: int, form: int, anchor: int, places: int) -> float:
    """The gain of three pills in the best of these places."""
    best = -99.0
    while places != 0:
        best = max(best, three_gain(state, seat, form, anchor, lowest(places)))
        places &= places - 1
    return best


@kernel
def three_gain(state: State, seat: int, form: int, anchor: int, to: int) -> float:
    """What three pills placed there add to the round."""
    total = 0
    for i in range(3):
        kind = int(state.pill[seen_place(state, seat, anchor + int(GRID_STEPS[form, i]))])
        total += space_gain(state, seat, to + int(SCHEDULE_STEPS[form, i]), kind)
    return float(total)


@kernel
def space_gain(state: State, seat: int, space: int, kind: int) -> int:
    """What a pill adds to a space, all else apart; a wrong colour costs the round."""
    asked, top = int(ASKED[int(state.prescription[seat]), space]), int(state.top[seat, space])
    if asked >> 2 != kind >> 2:
        return -18
    stacked = int(state.stacked[seat]) >> space & 1 != 0
    before = 0 if top == EMPTY or top >> 2 != asked >> 2 else worth(asked, top, stacked)
    return worth(asked, kind, top != EMPTY) - before


@kernel
def best_home(state: State, seat: int, taken: int, places: int) -> float:
    """The gain of one pill in the best of these spaces."""
    kind = int(state.pill[seen_place(state, seat, taken)])
    best = -99.0
    while places != 0:
        best = max(best, float(space_gain(state, seat, lowest(places), kind)))
        places &= places - 1
    return best


@kernel
def best_one(state: State, seat: int) -> float:
    """The gain of the best single pill, −99 if there is none."""
    best = -99.0
    pills = pills_on_grid(state, seat)
    while pills != 0:
        kind = int(state.pill[seen_place(state, seat, lowest(pills))])
        for space in range(SCHEDULE):
            best = max(best, float(space_gain(state, seat, space, kind)))
        pills &= pills - 1
    return max(best, 0.0)
