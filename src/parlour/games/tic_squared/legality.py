"""Kernels that judge actions of Tic Squared: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.bits import filled
from parlour.core.clauses import ACT, G
from parlour.core.kernel import Array, kernel
from parlour.core.verbs import CLOCK
from parlour.games.tic.deck import COMMON, EMPTY, NOBODY, SEATS, SINGLE, TIC
from parlour.games.tic.grids import ties
from parlour.games.tic.hands import ALL, ALL_HIGH, RELATED_HIGH, RELATED_LOW, TICS_HIGH, TICS_LOW, holds, nth_card, pick
from parlour.games.tic_squared.actions import CELLS, CLOCK_FIRST, DRAW, END, PLAY_FIRST, START_FIRST
from parlour.games.tic_squared.board import cell_at, check_place, count_open, list_open, open_cell, place_of
from parlour.games.tic_squared.record import MOST_LEGAL, MOST_OPEN, OVER, RACE, START, WIDTH, State


@kernel
def is_deck_empty(state: State) -> bool:
    """Whether the draw pile is empty; cards set aside do not count (SQR-G01)."""
    return int(state.dealt) >= int(state.portion)


@kernel
def choosers(state: State) -> int:
    """Return the set of seats that have not chosen their start card (SQR-05)."""
    return (1 << int(state.players)) - 1 & ~filled(state.chosen)


@kernel
def may_visit(state: State, seat: int, owner: int) -> int:
    """Return the code of the clause that keeps a seat from laying on a grid in this turn, 0 if none does.

    SQR-07 to 09, G04, G18.
    """
    if int(state.mode) == RACE or owner == seat or int(state.visited) == NOBODY:
        return 0
    if owner != int(state.visited):
        return 8
    return 9 if int(state.visit_over) else 0


@kernel
def least_tie(state: State, seat: int) -> int:
    """Return how much a laid card must share with its best neighbour (SQR-26, G11, G20).

    A seat's last card needs a Tic, unless its previous play made one.
    """
    if int(state.held[seat]) > 1:
        return SINGLE
    if int(state.mode) == RACE:
        return SINGLE if int(state.hot) >> seat & 1 else TIC
    return SINGLE if int(state.plays) > 0 else TIC


@kernel
def fitting(state: State, seat: int) -> tuple[int, int]:
    """Return the set of cards that a seat may lay anywhere now if it holds them (SQR-07 to 16, 26)."""
    wanted = least_tie(state, seat)
    low = high = 0
    for owner in range(int(state.players)):
        if may_visit(state, seat, owner) != 0:
            continue
        for number in range(count_open(state, owner)):
            place = open_cell(state, owner, number)
            if place != EMPTY:
                some_low, some_high = fitting_there(state, owner, place, wanted)
                low |= some_low
                high |= some_high
    return low, high


@kernel
def fitting_there(state: State, owner: int, place: int, wanted: int) -> tuple[int, int]:
    """Return the set of cards that make no Nic at a place, and at least ``wanted`` (Single or Tic) once (SQR-16)."""
    low, high = ALL, ALL_HIGH
    tic_low = tic_high = 0
    for step in (-WIDTH, -1, 1, WIDTH):
        other = int(state.grid[owner, place + step])
        if other != EMPTY:
            low &= int(RELATED_LOW[other])
            high &= int(RELATED_HIGH[other])
            tic_low |= int(TICS_LOW[other])
            tic_high |= int(TICS_HIGH[other])
    return (low, high) if wanted < TIC else (low & tic_low, high & tic_high)


@kernel
def has_play(state: State, seat: int) -> bool:
    """Whether a seat may lay any card of its hand (SQR-20)."""
    low, high = fitting(state, seat)
    return int(state.low[seat]) & low | int(state.high[seat]) & high != 0


# --- who may act


@kernel
def actors(state: State) -> int:
    """Return the bits of the seats that may act (SQR-05, 06, 31).

    First all that have to choose a start card; then one at a time, or in a race all seats and the clock.
    """
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
    """Return the code of the clause that forbids an action, 0 if it is legal."""
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
    """Check SQR-G17, G22, G23: the idle clock runs during a race, the limit from the start of play."""
    if int(state.mode) != RACE or action < CLOCK_FIRST:
        return ACT
    return ACT if int(state.phase) == START and action > CLOCK_FIRST else 0


@kernel
def check_start(state: State, seat: int, action: int) -> int:
    """Check SQR-05, G02: choose a card of the hand, once; nothing else is legal before all have chosen."""
    if action >= PLAY_FIRST:
        return 5
    if not holds(state, seat, action - START_FIRST):
        return ACT
    return 0 if int(state.chosen[seat]) == EMPTY else 5


@kernel
def check_play(state: State, seat: int, action: int) -> int:
    """Check SQR-08 to 16, 24, 26: the card, then the grid, then the cell, then what the card touches."""
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
    """Check SQR-16, 26: no Nic, and no last card with Singles only, unless a Tic preceded it."""
    nics, _, tics = ties(state.grid[owner], place, WIDTH, card)
    if nics > 0:
        return 16
    if tics == 0 and least_tie(state, seat) == TIC:
        return G + 20 if int(state.mode) == RACE else 26
    return 0


@kernel
def check_draw(state: State) -> int:
    """Check SQR-20 to 23, G06, G19: draw while there are cards; in turns, once until the next play."""
    if is_deck_empty(state):
        return 27
    return 0 if int(state.fresh) == EMPTY else G + 6


@kernel
def check_end(state: State, seat: int) -> int:
    """Check SQR-23, G07, G08: end after a draw, without a deck, or after a play while there is another one."""
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
    """Write the legal actions to ``out`` in ascending order; return their number.

    ``out`` must have MOST_LEGAL elements: its end serves as scratch.
    """
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
    """Write the choices of a start card; return their number."""
    held = int(state.held[seat])
    for number in range(held):
        out[number] = START_FIRST + nth_card(state, seat, number)
    return held


@kernel
def list_plays(state: State, seat: int, out: Array) -> int:
    """Write the plays by card, then by cell; return their number. The open cells are packed at the end of ``out``."""
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
    """Append the plays of a card to the n actions in ``out``; return their number.

    ``out[first:last]`` are the open cells.
    """
    base = PLAY_FIRST + card * CELLS
    for i in range(first, last):
        packed = int(out[i])
        one, other = int(COMMON[card, packed >> 12 & 127]), int(COMMON[card, packed >> 19])
        out[n] = base + (packed & 4095)
        n += int((one != 0) & (other != 0) & ((one >= wanted) | (other >= wanted)))
    return n
