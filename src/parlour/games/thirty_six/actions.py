"""The actions of 36: names, ranges, and the number with which each begins."""

from __future__ import annotations

from parlour.core.actions import Action, Actions
from parlour.games.thirty_six.state import COLOURS, SQUARES, TILES

ACTIONS = Actions(
    Action("addTile", tile=range(TILES), rotation=range(4), laid=range(TILES), offset=range(12)),
    Action("chooseColour", colour=range(COLOURS)),
    Action("placePawn", square=range(SQUARES)),
    Action("move", square=range(SQUARES)),
    Action("give", colour=range(COLOURS)),
    Action("pass"),
)
ADD_TILE, CHOOSE_COLOUR, PLACE_PAWN, MOVE_PAWN, GIVE_COUNTER, PASS = ACTIONS.firsts
