"""The actions of 36; kernels know them by the number of the first of each kind."""

from parlour.core.actions import Action, Actions
from parlour.games.thirty_six.components import COLOURS, SQUARES, TILES

ACTIONS = Actions(
    Action("addTile", tile=range(TILES), rotation=range(4), laid=range(TILES), offset=range(12)),
    Action("chooseColour", colour=range(COLOURS)),
    Action("placePawn", square=range(SQUARES)),
    Action("move", square=range(SQUARES)),
    Action("give", colour=range(COLOURS)),
    Action("pass"),
)

ADD_TILE, CHOOSE_COLOUR, PLACE_PAWN, MOVE_PAWN, GIVE_COUNTER, PASS = ACTIONS.firsts
