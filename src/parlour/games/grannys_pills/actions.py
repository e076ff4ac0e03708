"""The actions of Granny's Pills; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.grannys_pills.components import SCHEDULE, SPACES
from parlour.games.grannys_pills.forms import FORM_NAMES

ACTIONS = Actions(
    Action("swap", edge=range(60)),
    Action("takeThree", form=FORM_NAMES, anchor=range(SPACES)),
    Action("placeThree", anchor=range(SCHEDULE)),
    Action("takeOne", space=range(SPACES)),
    Action("placeOne", space=range(SCHEDULE)),
    Action("pass"),
    Action("clock", name=("limit",)),
)

_, TAKE_THREE, PLACE_THREE_AT, TAKE_ONE, PLACE_ONE_AT, PASS, CLOCK_FIRST = ACTIONS.firsts
