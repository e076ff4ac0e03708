"""Puzzles of Gridsy: make a small grid of too many cards, of which only one choice makes a grid."""

from __future__ import annotations

from itertools import combinations

from parlour.core.ahead import set_up
from parlour.core.bits import members
from parlour.core.dice import roll
from parlour.core.kernel import Array, boxed, run
from parlour.core.puzzles import SOLVER, Made, keep_status, nobody_replies
from parlour.core.verbs import apply
from parlour.games.gridsy.actions import EXTRA
from parlour.games.gridsy.puzzles import daily
from parlour.games.gridsy.record import Options, State
from parlour.games.gridsy.strategy.solver import NODES, look_for_grid, own_cards

WORDS = "spare"
FEWER = None
BUTTONS = False
TELLS = False

reply = nobody_replies
status = keep_status
allows = daily.allows
reached = daily.reached
help = daily.help

SIZE = 3
SPARE = (1, 2)
"""How many cards too many there are."""

DEGREES = (9, 14, 21, 30, 42, 57)
"""Difficulty by the nodes of a search that finds a grid: the upper limits of difficulties 1 to 6."""


def make(dice: Array) -> Made:
    """Deal until only one choice of the cards makes a grid."""
    while True:
        state = set_up(State, Options(grid=SIZE), 1, dice)
        spare = SPARE[int(run(roll, dice, len(SPARE)))]
        for _ in range(spare):
            apply(boxed(state), SOLVER, EXTRA)
        cards = own_cards(state, SOLVER)
        if _has_one_choice(cards, spare):
            rating = 1 + sum(look_for_grid(SIZE, cards, nodes).grid is None for nodes in DEGREES)
            return Made(state, SIZE * SIZE, rating)


def _has_one_choice(cards: int, spare: int) -> bool:
    """Return whether the cards without ``spare`` of them are seen to make a grid in one choice of these only.

    Searches decide that, since pages have no solver that proves what they leave open.
    """
    found = look_for_grid(SIZE, cards, NODES).grid
    if found is None:
        return False
    right = sum(1 << card for card in found)
    others = (cards & ~sum(1 << card for card in left_out) for left_out in combinations(members(cards), spare))
    answers = (look_for_grid(SIZE, rest, NODES) for rest in others if rest != right)
    return all(answer.proved and answer.grid is None for answer in answers)
