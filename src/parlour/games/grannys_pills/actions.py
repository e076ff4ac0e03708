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
_, TAKE_THREE, PLACE_THREE_AT, TAKE_ONE, PLACE_ONE_AT, PASS, CLOCK_FIRST = ACTIONS.firsts
