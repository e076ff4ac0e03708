"""Bots for Gridsy: they find a grid and lay it card by card, at a human pace.

Levels differ in skill, that is, in how long they search before they want other cards and how often they misplace a
card, and in pace. Every bot is faster with some cards than with others.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core import arrays
from parlour.core.decision import Decision, Levels, pace_factor, wait_ms
from parlour.core.dice import roll
from parlour.core.kernel import Array
from parlour.core.people import Eyes, first_steps
from parlour.games.gridsy.actions import ACTIONS
from parlour.games.gridsy.legality import list_puts
from parlour.games.gridsy.record import MOST_LEGAL, READY, SOLO, State
from parlour.games.gridsy.strategy.solver import look_for_grid, own_cards
from parlour.games.tic.deck import CARDS, COMMON, NIC


@dataclass(frozen=True)
class Pace:
    """Mean seconds per action, nodes searched before other cards are wanted, and percentage of misplaced cards."""

    seconds: float
    nodes: int
    slips: int


SECONDS = 5.5
"""Mean seconds that an average player takes for an action."""

NODES = 15
"""Nodes searched for each sight of a person."""


def pace_of(eyes: Eyes) -> Pace:
    """Return how a person builds: time counts, how far they look ahead, and what they misplace."""
    return Pace(SECONDS * eyes.pace, NODES * eyes.looks, eyes.slips)


PACES = Levels(
    first_steps=pace_of(first_steps(slips=20, pace=2.7)),
    gentle=Pace(13, 60, 10),
    casual=Pace(9.5, 300, 7),
    club=Pace(7, 4_000, 4),
    expert=Pace(5, 100_000, 1),
)
QUICKEST_MS = 200
SPREAD = 0.5
"""Standard deviation of the logarithm of a bot's pace, from one deal of cards to another."""


def decide(view: State, seat: int, level: str, dice: Array, halt: Array) -> Decision:
    """Return a decision from the hidden record: ready, the next put of a grid, or another card."""
    return _decide(view, seat, PACES.of(level), dice)


def imitate(view: State, seat: int, eyes: Eyes, dice: Array, halt: Array) -> Decision:
    """Return what a person does."""
    return _decide(view, seat, pace_of(eyes), dice)


def _decide(view: State, seat: int, pace: Pace, dice: Array) -> Decision:
    cards = own_cards(view, seat)
    wait = QUICKEST_MS + wait_ms(pace.seconds * pace_factor(SPREAD, cards, pace.nodes), dice)
    if int(view.phase) == READY:
        return Decision(ACTIONS.number("ready"), QUICKEST_MS)
    if roll(dice, 100) < pace.slips:
        return Decision(_slip(view, seat, dice), wait)
    grid = look_for_grid(int(view.grid), cards, pace.nodes).grid
    if grid is not None:
        return Decision(next_put(view, seat, grid), wait)
    if int(view.mode) == SOLO:
        return Decision(ACTIONS.number("extra" if int(view.dealt) < CARDS else "give_up"), wait)
    return Decision(usual_swap(view, seat, dice), wait)


def _slip(view: State, seat: int, dice: Array) -> int:
    """Return a random put."""
    puts = arrays.empty(MOST_LEGAL, arrays.int32)
    return int(puts[roll(dice, list_puts(view, seat, puts))])


def next_put(view: State, seat: int, grid: tuple[int, ...]) -> int:
    """Return the put for the first cell that does not hold its card of the grid."""
    cell = next(cell for cell, card in enumerate(grid) if int(view.cells[seat, cell]) != card)
    return ACTIONS.number("put", grid[cell], cell)


def usual_swap(view: State, seat: int, dice: Array) -> int:
    """Return the swap of the card with the fewest partners for the one of the middle with the most, else any swap."""
    bits = own_cards(view, seat)
    own = [card for card in range(CARDS) if bits >> card & 1]
    middle = [int(card) for card in view.middle[: int(view.grid)]]
    given = min(own, key=lambda card: _partners(card, own))
    rest = [card for card in own if card != given]
    taken = max(middle, key=lambda card: _partners(card, rest))
    if _partners(taken, rest) <= _partners(given, rest):
        given, taken = own[roll(dice, len(own))], middle[roll(dice, len(middle))]
    return ACTIONS.number("swap", given, taken)


def _partners(card: int, others: list[int]) -> int:
    return sum(int(COMMON[card, other]) != NIC for other in others if other != card)
