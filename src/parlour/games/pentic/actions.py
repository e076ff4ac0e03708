"""The actions of Pentic: names, ranges, and the number with which each begins."""

from __future__ import annotations

from parlour.core.actions import Action, Actions
from parlour.games.pentic.state import PILES
from parlour.games.tic.deck import NAMES

ACTIONS = Actions(Action("play", card=NAMES, pile=range(1, PILES + 1)), Action("pass"))
PASS = ACTIONS.first("pass")
