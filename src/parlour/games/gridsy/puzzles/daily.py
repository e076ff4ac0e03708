"""Puzzles of Gridsy: make a grid of the cards dealt, without extra cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.ahead import set_up
from parlour.core.kernel import Array, run
from parlour.core.puzzles import SOLVER, Made, keep_status, nobody_replies
from parlour.games.gridsy.actions import PUT_FIRST, SWAP_FIRST
from parlour.games.gridsy.board import is_valid
from parlour.games.gridsy.record import BUILD, MOST_CELLS, Options, State
from parlour.games.gridsy.strategy.proof import Grid
from parlour.games.gridsy.strategy.solver import find_grid, look_for_grid, own_cards

WORDS = "puzzle"
FEWER = None
BUTTONS = False
TELLS = False

reply = nobody_replies
status = keep_status

DEGREES = (16, 17, 20, 30, 60, 200)
"""Difficulty by the nodes of a search that finds a grid: the upper limits of difficulties 1 to 6."""


def make(dice: Array) -> Made:
    """Deal until the cards make a grid."""
    while True:
        state = set_up(State, Options(), 1, dice)
        size, cards = int(state.grid), own_cards(state, SOLVER)
        if find_grid(size, cards).grid is not None:
            rating = 1 + sum(look_for_grid(size, cards, nodes).grid is None for nodes in DEGREES)
            return Made(state, size * size, rating)


def allows(action: int) -> bool:
    """Return whether an action puts or takes a card: an extra one is not drawn, and nobody gives up."""
    return action < SWAP_FIRST


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the number of cards of the grid once it is complete, else None."""
    return int(state.grid) ** 2 if run(is_valid, state, SOLVER) else None


def help(state: Any) -> int | None:
    """Return a put of a solution, turned and mirrored so that most cards lie right already."""
    size = int(state.grid)
    found = find_grid(size, own_cards(state, SOLVER)).grid if int(state.phase) == BUILD else None
    if found is None:
        return None
    lies = [int(card) for card in state.cells[SOLVER, : size * size]]
    grid = max(_turned(found, size), key=lambda grid: sum(a == b for a, b in zip(grid, lies, strict=True)))
    cell = next((cell for cell in range(size * size) if grid[cell] != lies[cell]), None)
    return None if cell is None else PUT_FIRST + grid[cell] * MOST_CELLS + cell


def _turned(grid: Grid, size: int) -> list[Grid]:
    """Return a grid in all eight orientations."""
    rows = [grid[start : start + size] for start in range(0, size * size, size)]
    ways: list[Grid] = []
    for square in (rows, list(zip(*rows, strict=True))):
        for _ in range(4):
            ways.append(tuple(card for row in square for card in row))
            square = list(zip(*square, strict=True))[::-1]
    return ways
