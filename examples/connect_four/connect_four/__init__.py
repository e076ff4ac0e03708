"""Connect Four: four in a row, in a grid that fills from below."""

from connect_four import legality, play, position, scene, story
from connect_four.record import ACTIONS, CELLS, State
from parlour.core.facets import About, Rules, Table
from parlour.core.game import Game

GAME = Game(
    name="connect-four",
    about=About(
        title="Connect Four",
        designer="Howard Wexler and Ned Strongin",
        minutes="5",
        prefix="CON",
    ),
    rules=Rules(
        players=(2, 2),
        state=State,
        most_legal=7,
        bound=lambda players, options: CELLS,
        actions=ACTIONS,
        legality=legality,
        play=play,
    ),
    table=Table(
        positions=position,
        scene=scene,
        story=story,
    ),
)
