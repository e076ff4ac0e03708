"""Tic Squared: everybody grows a square of cards, line by line, and anybody may lay on anybody's."""

from parlour.core.decision import Skill, Skills
from parlour.core.game import Starter
from parlour.games.tic import TicGame
from parlour.games.tic.hands import stage
from parlour.games.tic_squared import bots, critic, pace, position, rules, scene, story, view
from parlour.games.tic_squared.actions import ACTIONS
from parlour.games.tic_squared.state import MOST_LEGAL, RACE, Options, State


def bound(players: int, options: Options) -> int:
    """SQR bounds: starts, plays, draws, ends, passes without a deck, and in a race the clocks."""
    return 1_000


GAME = TicGame(
    name="tic-squared",
    title="Tic Squared",
    minutes="10–40",
    prefix="SQR",
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
    refusal_names=story.REFUSAL_NAMES,
    bots=bots,
    fitted=True,
    knowing=True,
    buttons=lambda options: False,
    starter=Starter("start", lambda state: None if int(state.mode) == RACE else int(state.first)),
    secret=True,
    live=True,
    clocks=story.clocks,
    meant=story.meant,
    decide=pace.decide,
    critic=critic,
    skills=Skills(Skill(0, 75), Skill(0, 35), Skill(150, 25)),
    stage=stage,
    whole=True,
)
