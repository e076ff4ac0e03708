"""Decide whether cards make a grid with a SAT solver (CaDiCaL), where the search cell by cell takes too long.

Variable (card, cell) says that the card lies in the cell. Every cell has a card, a card lies in at most one cell, and
neighbours of a card are among its partners. To exclude equivalent orientations, the card with the most partners is kept
to one eighth of the square. A redundant constraint limits the number of unused cards; without it the solver may take a
thousand times as long.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from parlour.games.gridsy.board import neighbours
from parlour.games.tic.deck import COMMON, NIC

Grid = tuple[int, ...]
"""The card in every cell."""

Clauses = list[list[int]]
"""Each needs at least one true literal; −n negates n."""

WITHOUT_END = -1


class Answer(NamedTuple):
    """A grid, None if none was found; ``proved``: then there is none."""

    grid: Grid | None
    proved: bool = True


def prove(size: int, cards: Sequence[int], conflicts: int) -> Answer:
    """Find a grid of these cards, or prove that there is none, with at most ``conflicts`` conflicts."""
    from pysat.solvers import Cadical195  # takes 30 ms to import, and few deals need it

    with Cadical195(bootstrap_with=formula(size, cards)) as solver:
        solver.conf_budget(conflicts)
        found = solver.solve_limited()
        if not found:
            return Answer(None, proved=found is not None)
        lies = [variable for variable in solver.get_model()[: len(cards) * size * size] if variable > 0]
    places = {(variable - 1) % size**2: cards[(variable - 1) // size**2] for variable in lies}
    return Answer(tuple(places[cell] for cell in range(size * size)))


def formula(size: int, cards: Sequence[int]) -> Clauses:
    """Return the clauses: card number i lies in cell c if variable i · size² + c + 1 holds."""
    cells, number = size * size, len(cards)
    partners = [[j for j in range(number) if j != i and COMMON[cards[i], cards[j]] != NIC] for i in range(number)]
    clauses = [*_placing(cells, number), *_turned(size, max(range(number), key=lambda i: len(partners[i])))]
    for one, other in neighbours(size):
        for i in range(number):
            clauses.append([-(i * cells + one + 1), *(j * cells + other + 1 for j in partners[i])])
            clauses.append([-(i * cells + other + 1), *(j * cells + one + 1 for j in partners[i])])
    return clauses


def _turned(size: int, card: int) -> Iterator[list[int]]:
    """Yield the clauses that keep a card to one eighth of the square, including the diagonal and the middle lines."""
    for cell in range(size * size):
        row, column = divmod(cell, size)
        if not row <= column < (size + 1) // 2:
            yield [-(card * size * size + cell + 1)]


@functools.cache
def _placing(cells: int, number: int) -> Clauses:
    """Return the clauses for one card per cell, and for each card one cell or being unused.

    No more cards are unused than there are too many.
    """
    at = [[card * cells + cell + 1 for cell in range(cells)] for card in range(number)]
    clauses = [list(column) for column in zip(*at, strict=True)]
    for line in (*at, *clauses[:cells]):
        clauses += [[-one, -other] for one, other in combinations(line, 2)]
    if number == cells:
        return clauses + at
    from pysat.card import CardEnc, EncType

    laid = [number * cells + 1 + card for card in range(number)]
    clauses += [[-laid[card], *at[card]] for card in range(number)]
    enough: Clauses = CardEnc.atleast(laid, cells, top_id=laid[-1], encoding=EncType.seqcounter).clauses
    return clauses + enough
