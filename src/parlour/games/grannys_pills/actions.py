"""The actions of Granny's Pills: names, ranges, and the number with which each begins."""

from __future__ import annotations

from parlour.core.actions import Action, Actions
from parlour.games.grannys_pills.state import FORM_NAMES, SCHEDULE, SPACES

ACTIONS = Actions(
    Action("swap", edge=range(60)),
    Action("takeThree", form=FORM_NAMES, anchor=range(SPACES)),
    Action("placeThree", anchor=range(SCHEDULE)),
    Action("takeOne", space=range(SPACES)),
    Action("placeOne", space=range(SCHEDULE)),
    Action("pass"),
    Action("clock", name=("limit",)),
)
TAKE_THREE = ACTIONS.first("takeThree")
PLACE_THREE_AT = ACTIONS.first("placeThree")
TAKE_ONE = ACTIONS.first("takeOne")
PLACE_ONE_AT = ACTIONS.first("placeOne")
PASS = ACTIONS.first("pass")
CLOCK_FIRST = ACTIONS.first("clock")
