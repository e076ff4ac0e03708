"""What a seat may lay where. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import filled
from parlour.core.kernel import kernel
from parlour.games.tic.deck import EMPTY, SINGLE, TIC
from parlour.games.tic.hands import ALL, ALL_HIGH, NOBODY, RELATED_HIGH, RELATED_LOW, TICS_HIGH, TICS_LOW
from parlour.games.tic_squared.grid import count_open, open_cell
from parlour.games.tic_squared.state import RACE, WIDTH, State


@kernel
def is_deck_empty(state: State) -> bool:
    """Whether the draw pile is used up; what was set aside stays out (SQR-G01)."""
    return int(state.dealt) >= int(state.portion)


@kernel
def choosers(state: State) -> int:
    """SQR-05: the seats that have not chosen their start card."""
    return (1 << int(state.players)) - 1 & ~filled(state.chosen)


@kernel
def may_visit(state: State, seat: int, owner: int) -> int:
    """SQR-07 to 09, G04, G18: give the clause that keeps a seat from laying on a grid in this turn, 0 if none."""
    if int(state.mode) == RACE or owner == seat or int(state.visited) == NOBODY:
        return 0
    if owner != int(state.visited):
        return 8
    return 9 if int(state.visit_over) else 0


@kernel
def least_tie(state: State, seat: int) -> int:
    """SQR-26, G11, G20: what the best neighbour of a laid card must be: a Tic for a last card without one before it."""
    if int(state.held[seat]) > 1:
        return SINGLE
    if int(state.mode) == RACE:
        return SINGLE if int(state.hot) >> seat & 1 else TIC
    return SINGLE if int(state.plays) > 0 else TIC


@kernel
def fitting(state: State, seat: int) -> tuple[int, int]:
    """SQR-07 to 16, 26: the cards a seat may lay anywhere now if it holds them, as a set in two parts."""
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
    """SQR-16: the cards that make no Nic at a place, and somewhere there as much as wanted (Single or Tic)."""
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
    """SQR-20: whether a seat may lay any card of its hand."""
    low, high = fitting(state, seat)
    return int(state.low[seat]) & low | int(state.high[seat]) & high != 0
