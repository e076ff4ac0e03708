"""Positions of Connect Four as JSON."""

from __future__ import annotations

from typing import Annotated

import msgspec

from connect_four.play import longest
from connect_four.record import CELLS, COLUMNS, EMPTY, State
from parlour.core.kernel import run
from parlour.core.objections import refuse
from parlour.core.options import NoOptions
from parlour.core.positions import MatchPosition, held, read_position, write_position

Disc = Annotated[int, msgspec.Meta(ge=EMPTY, le=1)]


class Position(MatchPosition):
    """The cells in reading order: the seat whose disc lies there, -1 if none does."""

    discs: Annotated[tuple[Disc, ...], msgspec.Meta(min_length=CELLS, max_length=CELLS), held("discs")]


def position(state: State) -> Position:
    """Write a record."""
    return write_position(Position, state, NoOptions)


def load(position: Position, state: State) -> None:
    """Fill an empty record. Raises BadPosition for discs that cannot have fallen so."""
    read_position(position, state, NoOptions, players=2)
    discs = position.discs
    pairs = zip(discs[:-COLUMNS], discs[COLUMNS:], strict=True)
    first, second = discs.count(0), discs.count(1)
    floating = any(a != EMPTY and b == EMPTY for a, b in pairs)
    refuse(first - second not in (0, 1) or floating, "discs: they fall to the bottom, in turn (CON-02)")
    state.dropped = first + second
    fours = {seat for cell, seat in enumerate(discs) if seat != EMPTY and run(longest, state, cell) >= 4}
    refuse(not fours <= {1 - state.dropped % 2}, "discs: the first four in a row ended the game (CON-03)")
    state.won = bool(fours)
