"""What is seen of Connect Four."""

from __future__ import annotations

from collections.abc import Iterator

from connect_four.record import COLUMNS, EMPTY, ROWS, State
from parlour.core.facts import Fact, say
from parlour.core.scene import Own, Piece, SeatScore, Spot, Zone

LETTERS = "WR"


def zones(state: State) -> tuple[Zone, ...]:
    """Return the grid."""
    return (Zone("board", "board", COLUMNS, ROWS, say("grid")),)


def pieces(state: State) -> Iterator[Piece]:
    """Draw the discs."""
    for cell, seat in enumerate(state.discs):
        if seat != EMPTY:
            letter, label = LETTERS[seat], say("disc", whose=seat)
            yield Piece(f"d{cell}", "counter", "board", cell % COLUMNS, cell // COLUMNS, label, letter, short=(letter,))


def spots(state: State) -> Iterator[Spot]:
    """Draw the columns, which are what one touches."""
    return (Spot(f"c{x}", "board", x, 0, say("column", column=x + 1), h=ROWS) for x in range(COLUMNS))


def state_of_play(state: State) -> Fact:
    """Say whose turn it is."""
    return say("turn", who=state.dropped % 2)


def outcome(state: State) -> Fact:
    """Say who has won."""
    return say("won", who=1 - state.dropped % 2) if state.won else say("draw")


def seat_score(state: State, seat: int) -> SeatScore:
    """Return a point for who has won."""
    return SeatScore(seat, float(state.won and seat != state.dropped % 2))


def own(state: State, seat: int) -> Own:
    """Nothing is hidden."""
    return Own()
