"""What people see sooner in Queen of the Ticcitories: cards and cells of many points, and cells among cards."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.queen_of_the_ticcitories.actions import LAY_FIRST
from parlour.games.queen_of_the_ticcitories.board import gain, spot_of
from parlour.games.queen_of_the_ticcitories.lines import first_token
from parlour.games.queen_of_the_ticcitories.record import AREA, NEXT, THIS, WIDTH, State
from parlour.games.queen_of_the_ticcitories.strategy.evaluation import best_gain
from parlour.games.tic.deck import EMPTY

LARGE = 8.0
"""Points of a card that nobody misses for its size."""


@kernel
def sight(state: State, seat: int, action: int) -> tuple[float, float, float]:
    """Return points at once, cards beside the cell, and whose grid it is (see ``people.Sight``).

    A card to choose has the size of the best cell for it now. In which order cards were laid is not recorded: near is a
    cell among cards.
    """
    if action < LAY_FIRST:
        return bounded(best_gain(state, seat, int(state.offer[NEXT, action]))), 0.0, 1.0
    spot = spot_of(action - LAY_FIRST)
    points = bounded(gain(state, int(state.offer[THIS, first_token(state)]), spot))
    if spot // AREA != seat:
        return 1.0 - points, 0.0, 0.0
    return points, cards_beside(state, spot) / 4.0, 1.0


@kernel
def bounded(points: int) -> float:
    """Return points as a part of LARGE, from 0 to 1."""
    return max(0.0, min(1.0, points / LARGE))


@kernel
def cards_beside(state: State, spot: int) -> int:
    """Return the number of cards that share an edge with a spot."""
    found = 0
    for step in (-WIDTH, -1, 1, WIDTH):
        found += int(int(state.cell[spot + step]) != EMPTY)
    return found
