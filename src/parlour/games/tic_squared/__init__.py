"""Tic Squared: everybody grows a square of cards, line by line, and anybody may lay on anybody's."""

from parlour.core.decision import Skill, Skills
from parlour.core.facts import say
from parlour.core.game import Game, Starter
from parlour.games import tic
from parlour.games.tic_squared import bots, critic, moves, pace, position, rules, scene, story, view
from parlour.games.tic_squared.actions import ACTIONS
from parlour.games.tic_squared.state import MOST_LEGAL, RACE, Options, State


def bound(players: int, options: Options) -> int:
    """SQR bounds: starts, plays, draws, ends, passes without a deck, and in a race the clocks."""
    return 1_000


GAME = Game(
    name="tic-squared",
    title="Tic Squared",
    designer=say("tic-publisher"),
    minutes="10–40",
    prefix="SQR",
    players=(2, 4),
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
    buttons=lambda options: False,
    starter=Starter("start", lambda state: None if int(state.mode) == RACE else int(state.first)),
    secret=True,
    live=True,
    components=view.COMPONENTS,
    clocks=story.clocks,
    meant=story.meant,
    decide=pace.decide,
    critic=critic,
    skills=Skills(gentle=Skill(0, 65)),
    stage=moves.stage,
    whole=True,
    shared=(tic.FOLDER,),
)
