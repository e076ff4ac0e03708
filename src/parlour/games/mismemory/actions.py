"""The actions of Mismemory; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.mismemory.components import FULL, SEATS, SPACES

ACTIONS = Actions(
    Action("flip", space=range(SPACES)),
    Action("flip", first=range(SPACES), second=range(SPACES)),
    Action("decline"),
    Action("keep", tile=range(2)),
    Action("place", gap=range(SPACES)),
    Action("challenge", player=range(SEATS)),
    Action("replace", tile=range(FULL), gap=range(SPACES)),
    Action("clock", name=("show",)),
)

_, FLIP_TWO, DECLINE, KEEP, PLACE_AT, CHALLENGE, REPLACE_FIRST, CLOCK_FIRST = ACTIONS.firsts
