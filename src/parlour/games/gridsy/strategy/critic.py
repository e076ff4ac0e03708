"""Advice for Gridsy: whether cards make a grid is known exactly, so there are no chances.

Putting cards is not judged, since they may be moved freely, but getting other cards is. A swap or an extra card is
wrong if the cards made a grid already; a swap also if another one would have made a grid; so is giving up then.
"""

from __future__ import annotations

import time

from parlour.core.contract import Advice
from parlour.core.facts import Word, say
from parlour.core.kernel import Array
from parlour.games.gridsy.actions import EXTRA, GIVE_UP, SWAP_FIRST
from parlour.games.gridsy.record import BUILD, SOLO, State
from parlour.games.gridsy.strategy.decisions import next_put, usual_swap
from parlour.games.gridsy.strategy.solver import NO_CARD, PATIENCE, complete_grid, find_grid, own_cards
from parlour.games.tic.deck import CARDS, EMPTY

KEEPING_NODES = 20_000
"""Number of nodes searched for a grid that keeps the cards laid: some milliseconds compiled."""


def is_judged(view: State, seat: int, action: int) -> bool:
    """Whether an action is judged: getting other cards and giving up are."""
    return SWAP_FIRST <= action <= GIVE_UP


def weigh(view: State, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
    """Return the right action, and whether ``taken`` was wrong; None before the start of building.

    The arguments are those of ``contract.Critic.weigh``.
    """
    if int(view.phase) != BUILD:
        return None
    cards = own_cards(view, seat)
    grid = find_grid(int(view.grid), cards, PATIENCE).grid
    if grid is not None and taken is None:
        return lay_on(view, seat, cards, grid)
    if grid is not None:
        return judged(taken, next_put(view, seat, grid), say("review-grid-there"))
    if int(view.mode) == SOLO:
        return judged(taken, EXTRA if int(view.dealt) < CARDS else GIVE_UP, say("review-extra-there"))
    if taken is not None and makes_grid(view, cards, taken):
        return Advice(taken, None, 0.0)
    best = swap_that_helps(view, cards, time.monotonic() + ms / 1000, halt)
    if best is not None:
        return judged(taken, best, say("review-swap-there"))
    return Advice(usual_swap(view, seat, dice)) if taken is None else Advice(taken, None, 0.0)


def lay_on(view: State, seat: int, cards: int, grid: tuple[int, ...]) -> Advice:
    """Return the next put of a grid that keeps what is laid; if there is none, of another grid."""
    size = int(view.grid)
    laid = tuple(int(card) if card != EMPTY else NO_CARD for card in view.cells[seat, : size * size])
    around = complete_grid(size, cards, laid, KEEPING_NODES).grid
    if around is not None:
        return Advice(next_put(view, seat, around), because=say("hint-goes-on"))
    return Advice(next_put(view, seat, grid), because=say("hint-otherwise"))


def judged(taken: int | None, best: int, because: Word) -> Advice:
    """Return the advice for ``best``, with ``taken`` judged wrong if it is another action."""
    return Advice(best) if taken is None else Advice(best, None, float(taken != best), because)


def makes_grid(view: State, cards: int, swap: int) -> bool:
    """Whether the cards make a grid after a swap."""
    given, got = divmod(swap - SWAP_FIRST, CARDS)
    return find_grid(int(view.grid), cards & ~(1 << given) | 1 << got, PATIENCE).grid is not None


def swap_that_helps(view: State, cards: int, until: float, halt: Array) -> int | None:
    """Return the first swap after which the cards make a grid, None if none was found in time."""
    for given in range(CARDS):
        for got in map(int, view.middle[: int(view.grid)]) if cards >> given & 1 else ():
            swap = SWAP_FIRST + given * CARDS + got
            if int(halt[0]) or time.monotonic() > until:
                return None
            if makes_grid(view, cards, swap):
                return swap
    return None
