"""Connect Four: four in a row, in a grid that fills from below."""

from connect_four import position, rules, scene, story
from connect_four.actions import ACTIONS
from connect_four.state import CELLS, State
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
        legality=rules,
        play=rules,
    ),
    table=Table(
        positions=position,
        scene=scene,
        story=story,
    ),
)
