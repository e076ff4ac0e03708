"""Granny's Pills: take pills three at a time, as they lie, until your prescription is filled. Designed by primki."""

from parlour.core.game import Game
from parlour.games.grannys_pills import bots, critic, planner, position, rules, scene, story, view
from parlour.games.grannys_pills.actions import ACTIONS
from parlour.games.grannys_pills.state import ACTIONS_A_TURN, PILLS, Options, State


def bound(players: int, options: Options) -> int:
    """GRA bounds: rounds, turns that take a pill and passes between them, and the actions of a turn."""
    return players * (PILLS + 1) * players * ACTIONS_A_TURN


GAME = Game(
    name="grannys-pills",
    title="Granny's Pills",
    designer="primki",
    minutes="15",
    prefix="GRA",
    players=(2, 4),
    ages=8,
    state=State,
    options=Options,
    most_legal=256,
    bound=bound,
    actions=ACTIONS,
    rules=rules,
    view=view,
    positions=position,
    scene=scene,
    story=story,
    ways=story.ways,
    bots=bots,
    secret=True,
    edition=2,
    components=view.COMPONENTS,
    prepare=position.prepare,
    clocks=story.clocks,
    free=story.free,
    decide=planner.decide,
    critic=critic,
)
