"""The actions of Pentic; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.pentic.record import PILES
from parlour.games.tic.deck import NAMES

ACTIONS = Actions(Action("play", card=NAMES, pile=range(1, PILES + 1)), Action("pass"))
PASS = ACTIONS.first("pass")
