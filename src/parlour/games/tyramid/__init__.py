"""Tyramid: one pyramid for all, laid row by row, and points for every Single and Tic a card finds."""

from parlour.core.decision import Skill, Skills
from parlour.core.game import Starter
from parlour.games.tic import TicGame
from parlour.games.tic.hands import stage
from parlour.games.tyramid import bots, position, puzzles, rules, scene, story, view
from parlour.games.tyramid.actions import ACTIONS
from parlour.games.tyramid.state import MOST_LEGAL, Options, State


def bound(players: int, options: Options) -> int:
    """TYR bounds: plays, draws, ends, and passes without a deck."""
    return 700


GAME = TicGame(
    name="tyramid",
    title="Tyramid",
    minutes="30",
    prefix="TYR",
    players=(2, 4),
    ages=10,
    state=State,
    options=Options,
    most_legal=MOST_LEGAL,
    bound=bound,
    actions=ACTIONS,
    rules=rules,
    view=view,
    positions=position,
    scene=scene,
    story=story,
    bots=bots,
    fitted=True,
    knowing=True,
    buttons=lambda options: False,
    starter=Starter("start", lambda state: int(state.first)),
    secret=True,
    edition=2,
    skills=Skills(Skill(0, 82), Skill(0, 50), Skill(80, 22)),
    puzzles=(puzzles,),
    stage=stage,
)
