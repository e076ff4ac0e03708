"""The actions of Connect Four."""

from parlour.core.actions import Action, Actions

ACTIONS = Actions(Action("drop", column=range(7)))
