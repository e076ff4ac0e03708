"""Kernels that play Gridsy: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import find
from parlour.core.chance import shuffle
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import assign, fill
from parlour.core.standings import leaders
from parlour.games.gridsy.actions import CLOCK_FIRST, EXTRA, GIVE_UP, PUT_FIRST, SAY_READY, SWAP_FIRST, TAKE_FIRST
from parlour.games.gridsy.board import is_valid
from parlour.games.gridsy.legality import builders, count_cells
from parlour.games.gridsy.record import BUILD, GO, GO_CLOCK, MOST_CELLS, OVER, READY, SOLO, TRAY, State
from parlour.games.tic.deck import CARDS, EMPTY, NOBODY, SEATS, open_deck
from parlour.games.tic.hands import flip

UNSOLVED = CARDS
"""GRI-G14: stands for a number of extra cards higher than any other."""

GO_MS = 3_000


# --- score


@kernel
def score(state: State, points: Array) -> int:
    """Write the points; return the winners if the game is over (GRI-09, 15, 16, G03, G13).

    Alone the points are the extra cards, and solving wins; else they are the rounds won, and the most win.
    """
    over = int(state.phase) == OVER
    if int(state.mode) == SOLO:
        solved = is_valid(state, 0)
        points[0] = UNSOLVED if over and not solved else int(state.dealt) - count_cells(state)
        return int(over and solved)
    for seat in range(int(state.players)):
        points[seat] = int(state.wins[seat])
    return leaders(points, int(state.players)) if over else 0


# --- clocks


@kernel
def clock(state: State, action: int) -> tuple[int, int]:
    """Return milliseconds and run of a clock: three seconds to the start, minutes to build (GRI-G12, G14, G16)."""
    if action == CLOCK_FIRST + GO_CLOCK:
        return GO_MS, int(state.clocks)
    minutes = int(state.solo_limit_min) if int(state.mode) == SOLO else int(state.round_limit_min)
    return 60_000 * minutes, int(state.clocks)


# --- dealing


@kernel
def setup(state: State) -> None:
    """Deal the first round (GRI-04, 10); alone, building begins at once (GRI-G16)."""
    state.last_winner = NOBODY
    fill(state.last, EMPTY)
    deal_round(state)


@kernel
def deal_round(state: State) -> None:
    """Shuffle the whole deck and deal; all cards begin in the trays (GRI-04, 10, 11, G01, G06, G13)."""
    size, players = int(state.grid), int(state.players)
    open_deck(state, state.deck)
    shuffle(state, state.deck, CARDS)
    clear_table(state)
    state.rounds += 1
    state.ready = 0
    state.dealt = size * size * players
    if int(state.mode) == SOLO:
        turn_up(state)
        return
    for place in range(size):
        state.middle[place] = state.deck[int(state.dealt) + place]
    state.dealt += size
    state.phase = READY


@kernel
def clear_table(state: State) -> None:
    """Empty all cells and the middle, and take everybody's cards."""
    fill(state.cells, EMPTY)
    fill(state.middle, EMPTY)
    fill(state.lies, TRAY)
    for seat in range(SEATS):
        state.low[seat] = state.high[seat] = 0
        state.laid[seat] = state.acted[seat] = 0


@kernel
def turn_up(state: State) -> None:
    """Turn up all cards dealt, and let building begin (GRI-12, G07, G16)."""
    each = int(state.grid) * int(state.grid)
    for seat in range(int(state.players)):
        for place in range(seat * each, (seat + 1) * each):
            flip(state, seat, int(state.deck[place]))
    state.phase = BUILD
    state.clocks += 1


# --- actions


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action == SAY_READY:
        say_ready(state, seat)
    elif action == CLOCK_FIRST + GO_CLOCK:
        turn_up(state)
    elif action > CLOCK_FIRST:
        end_round(state, NOBODY)
    elif action == GIVE_UP:
        state.phase = OVER
    else:
        build(state, seat, action)
        settle(state, seat)


@kernel
def say_ready(state: State, seat: int) -> None:
    """Mark a seat as ready; the last one starts the clock (GRI-G16)."""
    state.ready = int(state.ready) | 1 << seat
    if int(state.ready) == (1 << int(state.players)) - 1:
        state.phase = GO
        state.clocks += 1


@kernel
def build(state: State, seat: int, action: int) -> None:
    """Apply a put, take, swap or extra card."""
    if action < TAKE_FIRST:
        put(state, seat, (action - PUT_FIRST) // MOST_CELLS, (action - PUT_FIRST) % MOST_CELLS)
    elif action < SWAP_FIRST:
        take(state, seat, action - TAKE_FIRST)
    elif action < EXTRA:
        swap(state, seat, (action - SWAP_FIRST) // CARDS, (action - SWAP_FIRST) % CARDS)
    else:
        flip(state, seat, int(state.deck[int(state.dealt)]))
        state.dealt += 1


@kernel
def put(state: State, seat: int, card: int, cell: int) -> None:
    """Lay a card in a cell; the card that lay there goes where this one came from (GRI-06, 13, G06)."""
    origin, other = int(state.lies[card]), int(state.cells[seat, cell])
    if origin != TRAY:
        state.cells[seat, origin] = other
    elif other == EMPTY:
        state.laid[seat] += 1
    if other != EMPTY:
        state.lies[other] = origin
    state.cells[seat, cell] = card
    state.lies[card] = cell


@kernel
def take(state: State, seat: int, cell: int) -> None:
    """Return a card to the tray (GRI-06, 13, G06)."""
    state.lies[int(state.cells[seat, cell])] = TRAY
    state.cells[seat, cell] = EMPTY
    state.laid[seat] -= 1


@kernel
def swap(state: State, seat: int, own: int, other: int) -> None:
    """Exchange an own card for one of the middle; each takes the other's place (GRI-14, G08)."""
    state.middle[find(state.middle, other)] = own
    cell = int(state.lies[own])
    state.lies[other] = cell
    state.lies[own] = TRAY
    if cell != TRAY:
        state.cells[seat, cell] = other
    flip(state, seat, own)
    flip(state, seat, other)


# --- what follows


@kernel
def settle(state: State, seat: int) -> None:
    """Count an action; end the round if the grid is complete, or if nobody has actions left (GRI-15, G05, G15)."""
    state.acted[seat] += 1
    if is_valid(state, seat):
        end_round(state, seat)
    elif builders(state) == 0:
        end_round(state, NOBODY)


@kernel
def end_round(state: State, winner: int) -> None:
    """Count a win; end the series with the table as it is, or deal the next round (GRI-15, 16, G13)."""
    if int(state.mode) == SOLO:
        state.phase = OVER
        return
    if winner != NOBODY:
        state.wins[winner] += 1
    needed = int(state.best_of) + 1
    if int(state.rounds) == 2 * needed - 1 or (winner != NOBODY and int(state.wins[winner]) == needed):
        state.phase = OVER
        return
    state.last_winner = winner
    fill(state.last, EMPTY)
    if winner != NOBODY:
        assign(state.last, state.cells[winner])
    deal_round(state)
