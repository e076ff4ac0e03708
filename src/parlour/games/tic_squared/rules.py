"""The rules of Tic Squared: who may do what. Clause numbers refer to RULES.md; ``play`` carries actions out."""

from __future__ import annotations

from parlour.core.clauses import ACT, G
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.standings import leaders
from parlour.core.verbs import CLOCK
from parlour.games.tic.deck import COMMON, EMPTY, TIC
from parlour.games.tic.grids import ties
from parlour.games.tic.hands import NOBODY, SEATS, holds, nth_card, pick
from parlour.games.tic_squared.actions import CELLS, CLOCK_FIRST, DRAW, END, PLAY_FIRST, START_FIRST
from parlour.games.tic_squared.grid import cell_at, check_place, list_open, place_of
from parlour.games.tic_squared.moves import choosers, has_play, is_deck_empty, least_tie, may_visit
from parlour.games.tic_squared.play import apply, setup
from parlour.games.tic_squared.state import MOST_LEGAL, MOST_OPEN, OVER, RACE, START, WIDTH, State

__all__ = ["actors", "apply", "check", "clock", "legal", "score", "setup"]

# --- who may act


@kernel
def actors(state: State) -> int:
    """SQR-05, 06, 31: whoever has to choose a start card; then one at a time, or in a race all and the clock."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    clock = 1 << CLOCK if int(state.mode) == RACE else 0
    if phase == START:
        return choosers(state) | clock
    if clock == 0:
        return 1 << int(state.turn)
    return (int(state.able) if is_deck_empty(state) else (1 << int(state.players)) - 1) | clock


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Give the clause an action breaks, 0 if none."""
    if int(state.phase) == OVER:
        return ACT
    if seat == CLOCK:
        return check_clock(state, action)
    if not 0 <= seat < int(state.players):
        return ACT
    if int(state.phase) == START:
        return check_start(state, seat, action)
    if int(state.mode) != RACE and seat != int(state.turn):
        return ACT
    if action < DRAW:
        return check_play(state, seat, action) if action >= PLAY_FIRST else 5
    if action == DRAW:
        return check_draw(state)
    return check_end(state, seat) if action == END else ACT


@kernel
def check_clock(state: State, action: int) -> int:
    """SQR-G17, G22, G23: the idle clock runs through a race, the limit from the go."""
    if int(state.mode) != RACE or action < CLOCK_FIRST:
        return ACT
    return ACT if int(state.phase) == START and action > CLOCK_FIRST else 0


@kernel
def check_start(state: State, seat: int, action: int) -> int:
    """SQR-05, G02: a card from the hand, once, and nothing else before all have chosen."""
    if action >= PLAY_FIRST:
        return 5
    if not holds(state, seat, action - START_FIRST):
        return ACT
    return 0 if int(state.chosen[seat]) == EMPTY else 5


@kernel
def check_play(state: State, seat: int, action: int) -> int:
    """SQR-08 to 16, 24, 26: the card, then the grid, then the cell, then what the card touches."""
    card, cell = (action - PLAY_FIRST) // CELLS, (action - PLAY_FIRST) % CELLS
    if not holds(state, seat, card):
        return ACT
    owner, row, column = cell_at(cell)
    if owner >= int(state.players):
        return ACT
    fresh = int(state.fresh)
    if fresh != EMPTY and int(state.stock[fresh]) != card:
        return 24
    code = may_visit(state, seat, owner)
    if code == 0:
        code = check_place(state, owner, row, column)
    return code if code != 0 else check_touch(state, seat, owner, place_of(row, column), card)


@kernel
def check_touch(state: State, seat: int, owner: int, place: int, card: int) -> int:
    """SQR-16, 26: no Nic, and no last card with Singles only unless a Tic went before."""
    nics, _, tics = ties(state.grid[owner], place, WIDTH, card)
    if nics > 0:
        return 16
    if tics == 0 and least_tie(state, seat) == TIC:
        return G + 20 if int(state.mode) == RACE else 26
    return 0


@kernel
def check_draw(state: State) -> int:
    """SQR-20 to 23, G06, G19: while there are cards; in a turn once until the next play."""
    if is_deck_empty(state):
        return 27
    return 0 if int(state.fresh) == EMPTY else G + 6


@kernel
def check_end(state: State, seat: int) -> int:
    """SQR-23, G07, G08: after a draw; with no deck; after a play with a Tic while something could be played."""
    if int(state.mode) == RACE:
        return G + 18
    if int(state.fresh) != EMPTY or is_deck_empty(state):
        return 0
    if int(state.plays) == 0:
        return G + 7
    return 0 if has_play(state, seat) else G + 8


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """List the legal actions in ascending order. ``out`` must hold MOST_LEGAL: its end serves as scratch."""
    phase = int(state.phase)
    if phase == OVER or not actors(state) >> seat & 1:
        return 0
    if seat == CLOCK:
        out[0], out[1] = CLOCK_FIRST, CLOCK_FIRST + 1
        return 1 if phase == START else 2
    if phase == START:
        return list_hand(state, seat, out)
    n = list_plays(state, seat, out)
    plays = n
    if check_draw(state) == 0:
        out[n] = DRAW
        n += 1
    if int(state.mode) != RACE:
        out[n] = END
        free = int(state.fresh) != EMPTY or is_deck_empty(state)
        n += int(free or (int(state.plays) > 0 and plays > 0))
    return n


@kernel
def list_hand(state: State, seat: int, out: Array) -> int:
    """List the cards a seat may start with."""
    held = int(state.held[seat])
    for number in range(held):
        out[number] = START_FIRST + nth_card(state, seat, number)
    return held


@kernel
def list_plays(state: State, seat: int, out: Array) -> int:
    """List plays by card, then by cell. The open cells stand packed at the end of ``out`` meanwhile."""
    first = MOST_LEGAL - SEATS * MOST_OPEN
    last = first
    for owner in range(int(state.players)):
        if may_visit(state, seat, owner) == 0:
            last = list_open(state, owner, out, last)
    wanted = least_tie(state, seat)
    fresh = int(state.fresh)
    if fresh != EMPTY:
        return list_card(int(state.stock[fresh]), wanted, out, first, last, 0)
    n, low, high = 0, int(state.low[seat]), int(state.high[seat])
    while low | high != 0:
        card, low, high = pick(low, high)
        n = list_card(card, wanted, out, first, last, n)
    return n


@kernel
def list_card(card: int, wanted: int, out: Array, first: int, last: int, n: int) -> int:
    """List the open cells where a card fits behind the n actions listed already."""
    base = PLAY_FIRST + card * CELLS
    for i in range(first, last):
        packed = int(out[i])
        one, other = int(COMMON[card, packed >> 12 & 127]), int(COMMON[card, packed >> 19])
        out[n] = base + (packed & 4095)
        n += int((one != 0) & (other != 0) & ((one >= wanted) | (other >= wanted)))
    return n


# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """SQR-25, 27 to 30, G14, G25: grid minus hand; who went out wins, else the best, ties shared (TIC-G07)."""
    for seat in range(int(state.players)):
        points[seat] = int(state.cards[seat]) - int(state.held[seat])
    if int(state.phase) != OVER:
        return 0
    return leaders(points, int(state.players)) if int(state.out) == NOBODY else 1 << int(state.out)


# --- clocks


@kernel
def clock(state: State, action: int) -> tuple[int, int]:
    """SQR-G17, G22, G23: the idle clock begins anew when something is done, the limit runs once."""
    if action == CLOCK_FIRST:
        return 1000 * int(state.race_idle_s), int(state.runs)
    return 60_000 * int(state.race_limit_min), 0
