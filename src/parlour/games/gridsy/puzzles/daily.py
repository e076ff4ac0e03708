"""Puzzles of Gridsy: cards of which it is proved that they make a grid as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core import arrays, verbs
from parlour.core.dice import rekey
from parlour.core.kernel import boxed, run
from parlour.core.options import write_options
from parlour.core.puzzles import SOLVER, Made, nobody_replies
from parlour.core.record import Array, new_record
from parlour.games.gridsy.board import is_valid
from parlour.games.gridsy.record import BUILD, MOST_CELLS, PUT_FIRST, SOLO, Options, State
from parlour.games.gridsy.strategy.proof import Grid
from parlour.games.gridsy.strategy.solver import find_grid, look_for_grid, own_cards

WORDS = "puzzle"
FEWER = True
TELLS = False

reply = nobody_replies

DEGREES = (16, 18, 30, 100)
"""A grid that a search finds with so many nodes is of the first, second, third, fourth degree."""


def make(dice: Array) -> Made:
    """Deal by dice until the cards make a grid."""
    while True:
        state = new_record(State)
        state.players = 1
        write_options(Options(), state)
        state.mode = SOLO
        run(rekey, dice, state)
        verbs.setup(boxed(state))
        size, cards = int(state.grid), own_cards(state, SOLVER)
        if find_grid(size, cards).grid is not None:
            rating = 1 + sum(look_for_grid(size, cards, nodes).grid is None for nodes in DEGREES)
            return Made(state, 0, rating)


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Count the extra cards once the grid is complete."""
    return int(state.dealt) - int(state.grid) ** 2 if run(is_valid, state, SOLVER) else None


def help(state: Any) -> int | None:
    """Lay a card where it lies in a grid, turned and mirrored so that most cards lie there already."""
    size = int(state.grid)
    if int(state.phase) != BUILD or int(state.dealt) > size * size:
        return None
    found = find_grid(size, own_cards(state, SOLVER)).grid
    if found is None:
        return None
    lies = [int(card) for card in state.cells[SOLVER, : size * size]]
    grid = max(_turned(found, size), key=lambda grid: sum(a == b for a, b in zip(grid, lies, strict=True)))
    cell = next((cell for cell in range(size * size) if grid[cell] != lies[cell]), None)
    return None if cell is None else PUT_FIRST + grid[cell] * MOST_CELLS + cell


def _turned(grid: Grid, size: int) -> list[Grid]:
    """Give a grid in all eight ways it may lie."""
    square = arrays.array(grid).reshape(size, size)
    ways = [arrays.rot90(each, turns) for each in (square, square.T) for turns in range(4)]
    return [tuple(int(card) for card in way.ravel()) for way in ways]
