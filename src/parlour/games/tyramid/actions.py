"""The actions of Tyramid; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.tic.deck import NAMES
from parlour.games.tyramid.record import HALVES, WIDEST

COLUMNS = range(1, WIDEST + 1)

ACTIONS = Actions(
    Action("play", card=NAMES, column=COLUMNS),
    Action("play", card=NAMES, half=range(HALVES), column=COLUMNS),
    Action("draw"),
    Action("end"),
    Action("pass"),
)
"""Plays name the half in an hourglass only (TYR-G16)."""

PLAY_FIRST, HALF_FIRST, DRAW, END, PASS = ACTIONS.firsts
