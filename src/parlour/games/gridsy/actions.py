"""The actions of Gridsy; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.gridsy.record import MOST_CELLS
from parlour.games.tic.deck import NAMES

ACTIONS = Actions(
    Action("ready"),
    Action("put", card=NAMES, cell=range(MOST_CELLS)),
    Action("take", cell=range(MOST_CELLS)),
    Action("swap", own=NAMES, middle=NAMES),
    Action("extra"),
    Action("give_up"),
    Action("clock", name=("go", "limit")),
)

SAY_READY, PUT_FIRST, TAKE_FIRST, SWAP_FIRST, EXTRA, GIVE_UP, CLOCK_FIRST = ACTIONS.firsts
