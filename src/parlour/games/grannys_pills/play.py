"""Kernels that play Granny's Pills: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import filled, nth
from parlour.core.chance import draw
from parlour.core.kernel import Array, kernel
from parlour.core.lanes import enter_lane, is_duplicate, leave_lane
from parlour.core.primitives import count, fill, lowest
from parlour.core.standings import leaders
from parlour.core.tally import count_each
from parlour.games.grannys_pills.actions import CLOCK_FIRST, PASS, PLACE_ONE_AT, PLACE_THREE_AT, TAKE_ONE, TAKE_THREE
from parlour.games.grannys_pills.board import WRONG, gain, is_complete, lay, lift, standing, tally
from parlour.games.grannys_pills.components import (
    COPIES,
    EMPTY,
    FIRST_OF,
    KIND_OF,
    KINDS,
    NONE,
    PILLS,
    PRESCRIPTIONS,
    SCHEDULE,
    SEATS,
    SPACES,
)
from parlour.games.grannys_pills.forms import EDGES, GRID_STEPS, SCHEDULE_STEPS
from parlour.games.grannys_pills.legality import pills_on_grid, seen_place, takes_colour
from parlour.games.grannys_pills.options import BEST_ROUND, LIMIT_SECONDS, MOST_CYCLES
from parlour.games.grannys_pills.record import CHOOSE, OVER, PLACE_ONE, PLACE_THREE, State

ROUND_LANES = 128
"""Lanes of each seat in a round, and of nobody: more than there are pills."""
NOBODY_DRAWS = SEATS
"""Instead of a seat: the pills that are laid at the beginning of a round."""
GAP_LANES = (SEATS + 1) * (SEATS + 1) * ROUND_LANES
"""Lanes of the gaps that remain, after those of the pills, in the same order."""
PRESCRIPTION_LANES = 2 * GAP_LANES
"""Lanes of the prescriptions, by round."""


# --- set-up


@kernel
def setup(state: State) -> None:
    """Fill the bag, lay 36 pills on the grid, choose who begins, and begin the first round (GRA-03, 08, 13, D2, D5)."""
    for kind in range(KINDS):
        state.bag[kind] = COPIES[kind]
    state.left = PILLS
    state.first = draw(state, int(state.players))
    fill(state.pill, EMPTY)
    fill(state.prescription, NONE)
    clear_schedules(state)
    refill(state, (1 << SPACES) - 1, NOBODY_DRAWS)
    begin_round(state)


@kernel
def clear_schedules(state: State) -> None:
    """Empty all schedules."""
    fill(state.stacked, 0)
    fill(state.top, EMPTY)
    fill(state.top_tag, 0)
    fill(state.covered, EMPTY)
    fill(state.covered_at, EMPTY)
    fill(state.covered_tag, 0)
    state.covers = 0


# --- pills


@kernel
def draw_pill(state: State, lane: int) -> int:
    """Draw a pill from a bag that is not empty, in a duplicate match from this lane; return its kind."""
    if is_duplicate(state):
        kind = draw_in_lane(state, lane)
    else:
        rest = draw(state, int(state.left))
        kind = 0
        while rest >= int(state.bag[kind]):
            rest -= int(state.bag[kind])
            kind += 1
    state.bag[kind] -= 1
    state.left -= 1
    return kind


@kernel
def draw_in_lane(state: State, lane: int) -> int:
    """Return the kind of the first pill in a lane that is in the bag; of a kind, the first ones are."""
    before = enter_lane(state, lane)
    pill = draw(state, PILLS)
    while pill - int(FIRST_OF[int(KIND_OF[pill])]) >= int(state.bag[int(KIND_OF[pill])]):
        pill = draw(state, PILLS)
    leave_lane(state, before)
    return int(KIND_OF[pill])


@kernel
def first_lane(state: State, seat: int, vacated: int) -> int:
    """Return the lane of the first pill that is drawn after a seat took those of ``vacated``.

    Its number is that of the pills the seat took before in this round.
    """
    drawn = 0
    if seat != NOBODY_DRAWS:
        drawn = count(filled(state.top[seat])) - count(vacated)
        for i in range(int(state.covers)):
            drawn += int(int(state.covered_at[i]) // SCHEDULE == seat)
    return ((SEATS + 1) * int(state.rounds) + seat) * ROUND_LANES + drawn


@kernel
def refill(state: State, vacated: int, seat: int) -> None:
    """Fill places from the bag in reading order (GRA-28, 31, D11, D18, D20); if pills run out, random gaps remain.

    ``seat``: who took the pills, or NOBODY_DRAWS.
    """
    lane = first_lane(state, seat, vacated) if is_duplicate(state) else 0
    missing = count(vacated) - int(state.left)
    if missing > 0:
        before = enter_lane(state, GAP_LANES + lane)
        for _ in range(missing):
            vacated &= ~(1 << nth(vacated, draw(state, count(vacated))))
        leave_lane(state, before)
    while vacated != 0:
        state.tags += 1
        lay(state, lowest(vacated), draw_pill(state, lane), int(state.tags))
        vacated &= vacated - 1
        lane += 1


@kernel
def put(state: State, seat: int, space: int, kind: int, tag: int) -> None:
    """Put a pill on a space of a schedule, on top of what lies there (GRA-30, 34, 35)."""
    if int(state.top[seat, space]) != EMPTY:
        cover(state, seat * SCHEDULE + space, int(state.top[seat, space]), int(state.top_tag[seat, space]))
        state.stacked[seat] = int(state.stacked[seat]) | 1 << space
    state.top[seat, space] = kind
    state.top_tag[seat, space] = tag


@kernel
def cover(state: State, at: int, kind: int, tag: int) -> None:
    """Record a covered pill, after all those in its own and earlier places."""
    i = int(state.covers)
    while i > 0 and int(state.covered_at[i - 1]) > at:
        state.covered[i] = state.covered[i - 1]
        state.covered_at[i] = state.covered_at[i - 1]
        state.covered_tag[i] = state.covered_tag[i - 1]
        i -= 1
    state.covered[i] = kind
    state.covered_at[i] = at
    state.covered_tag[i] = tag
    state.covers += 1


# --- rounds and turns


@kernel
def begin_round(state: State) -> None:
    """Draw a prescription for every seat, face down, and begin the first turn (GRA-10, 15, D4)."""
    before = enter_lane(state, PRESCRIPTION_LANES + int(state.rounds))
    for seat in range(int(state.players)):
        unused = ~int(state.used) & (1 << len(PRESCRIPTIONS)) - 1
        number = nth(unused, draw(state, count(unused)))
        state.prescription[seat] = number
        state.used = int(state.used) | 1 << number
    leave_lane(state, before)
    state.shown = 0
    state.cycle = 0
    state.turn = state.first
    begin_turn(state)


@kernel
def begin_turn(state: State) -> None:
    """Begin a turn: the seat's prescription is turned up (GRA-16, 17, D19)."""
    state.phase = CHOOSE
    state.turns += 1
    state.shown = int(state.shown) | 1 << int(state.turn)
    state.swapped = state.changes = 0
    state.form = state.anchor = NONE


@kernel
def end_turn(state: State) -> None:
    """Pass the turn on, or finish the round (GRA-09, 36 to 38, D12)."""
    state.turn = (int(state.turn) + 1) % int(state.players)
    if int(state.turn) == int(state.first):
        state.cycle += 1
        if is_round_over(state):
            finish_round(state)
            return
    if int(state.passes) == int(state.players):
        finish_round(state)
        return
    begin_turn(state)


@kernel
def is_round_over(state: State) -> bool:
    """Whether, at the end of a cycle, a seat is complete or the cycles are up (GRA-36, D12)."""
    full = 0
    for seat in range(int(state.players)):
        full += is_complete(state, seat)
    return full > 0 or int(state.cycle) >= int(MOST_CYCLES[int(state.cycles)])


@kernel
def finish_round(state: State) -> None:
    """Score the round, return the pills, and begin the next round or end the game.

    GRA-06, 07, 11, 14, 40, D5, D6, D11.
    """
    done = int(state.rounds)
    for seat in range(int(state.players)):
        state.points[seat, done] = standing(state, seat)
    state.rounds = done + 1
    state.passes = 0
    if done + 1 == int(state.players):
        state.phase = OVER
        state.form = state.anchor = NONE
        return
    return_pills(state)
    refill(state, (1 << SPACES) - 1 & ~pills_on_grid(state, 0), NOBODY_DRAWS)
    state.first = (int(state.first) + 1) % int(state.players)
    begin_round(state)


@kernel
def return_pills(state: State) -> None:
    """Put all pills of the schedules back into the bag (GRA-D6)."""
    for seat in range(int(state.players)):
        count_each(state.top[seat], state.bag)
    count_each(state.covered[: int(state.covers)], state.bag)
    state.left = state.bag.sum()
    clear_schedules(state)


# --- apply


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action >= CLOCK_FIRST:
        run_out(state)
    elif action >= PASS:
        state.passes += 1
        end_turn(state)
    elif action >= PLACE_ONE_AT:
        take_one(state, seat, seen_place(state, seat, int(state.anchor)), action - PLACE_ONE_AT)
    elif action >= TAKE_ONE:
        choose(state, NONE, action - TAKE_ONE)
    elif action >= PLACE_THREE_AT:
        take_three(state, seat, action - PLACE_THREE_AT)
    elif action >= TAKE_THREE:
        choose(state, (action - TAKE_THREE) // SPACES, (action - TAKE_THREE) % SPACES)
    else:
        swap(state, seat, action)


@kernel
def swap(state: State, seat: int, edge: int) -> None:
    """Exchange two neighbouring pills (GRA-19, 20)."""
    one, other = seen_place(state, seat, int(EDGES[edge, 0])), seen_place(state, seat, int(EDGES[edge, 1]))
    kind, tag = int(state.pill[one]), int(state.tag[one])
    other_kind, other_tag = int(state.pill[other]), int(state.tag[other])
    lift(state, one)
    lift(state, other)
    lay(state, one, other_kind, other_tag)
    lay(state, other, kind, tag)
    state.swapped = 1


@kernel
def choose(state: State, form: int, anchor: int) -> None:
    """Choose the pills to take (GRA-21, 29); until they are placed, the choice may change."""
    if int(state.phase) != CHOOSE:
        state.changes += 1
    state.phase = PLACE_ONE if form == NONE else PLACE_THREE
    state.form = form
    state.anchor = anchor


@kernel
def take_three(state: State, seat: int, anchor: int) -> None:
    """Move three pills to the schedule as they lie, and refill the grid (GRA-23 to 28)."""
    form = int(state.form)
    vacated = 0
    for i in range(3):
        place = seen_place(state, seat, int(state.anchor) + int(GRID_STEPS[form, i]))
        put(state, seat, anchor + int(SCHEDULE_STEPS[form, i]), int(state.pill[place]), int(state.tag[place]))
        lift(state, place)
        vacated |= 1 << place
    state.passes = 0
    refill(state, vacated, seat)
    end_turn(state)


@kernel
def take_one(state: State, seat: int, place: int, space: int) -> None:
    """Move one pill to the schedule, and refill its place on the table (GRA-29 to 31)."""
    put(state, seat, space, int(state.pill[place]), int(state.tag[place]))
    lift(state, place)
    state.passes = 0
    refill(state, 1 << place, seat)
    end_turn(state)


@kernel
def run_out(state: State) -> None:
    """Take the best single pill for a seat whose time has run out; without any, pass (GRA-33, D17)."""
    seat = int(state.turn)
    best = best_single(state, seat)
    if best == NONE:
        state.passes += 1
        end_turn(state)
    else:
        take_one(state, seat, best % SPACES, best // SPACES)


# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Write finished rounds plus the present one as it stands; return the winners if the game is over.

    The highest total wins (GRA-12, 46, D16).
    """
    for seat in range(int(state.players)):
        total = 0 if int(state.phase) == OVER else standing(state, seat)
        best_round = 0
        for done in range(int(state.rounds)):
            total += int(state.points[seat, done])
            best_round = max(best_round, int(state.points[seat, done]))
        points[seat] = total * 32 + (best_round if int(state.tiebreak) == BEST_ROUND else 0)
    winners = leaders(points, int(state.players)) if int(state.phase) == OVER else 0
    for seat in range(int(state.players)):
        points[seat] = int(points[seat]) // 32
    return winners


# --- clocks


@kernel
def clock(state: State, action: int) -> tuple[int, int]:
    """Return milliseconds and run of the turn's clock, which restarts with every turn (GRA-32, D17)."""
    return 1000 * LIMIT_SECONDS[int(state.limit)], int(state.turns)


@kernel
def best_single(state: State, seat: int) -> int:
    """Return the single pill that gains most, as 36 times its schedule space plus its place on the table, or NONE.

    GRA-D7, D17.
    """
    best = NONE
    best_gain = WRONG
    before = tally(state, seat)
    for space in range(SCHEDULE):
        for place in range(SPACES):
            kind = int(state.pill[place])
            if kind == EMPTY or not takes_colour(state, seat, space, kind):
                continue
            gained = gain(state, seat, space, kind, before)
            if gained > best_gain:
                best_gain = gained
                best = SPACES * space + place
    return best


@kernel
def most_gained(state: State, seat: int, kind: int) -> int:
    """Return the most that a pill of this kind can add to the score of the round."""
    best, before = WRONG, tally(state, seat)
    for space in range(SCHEDULE):
        if takes_colour(state, seat, space, kind):
            best = max(best, gain(state, seat, space, kind, before))
    return best
