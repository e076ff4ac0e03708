"""Gridsy: a square of cards in which no two neighbours are strangers, alone or as a race."""

from parlour.games.gridsy import bots, critic, pace, position, puzzles, rules, scene, story, view
from parlour.games.gridsy.actions import ACTIONS
from parlour.games.gridsy.state import CAP, MOST_LEGAL, Options, State
from parlour.games.tic import TicGame


def bound(players: int, options: Options) -> int:
    """GRI-G13, G15: the actions of everybody in every round, and head-to-head saying ready and two clocks."""
    if players == 1:
        return CAP + 1
    return options.best_of * (players * (CAP + 1) + 2)


GAME = TicGame(
    name="gridsy",
    title="Gridsy",
    minutes="5–15",
    prefix="GRI",
    players=(1, 4),
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
    ways=story.ways,
    bots=bots,
    secret=True,
    live=True,
    takeback=False,
    prepare=position.prepare,
    allow=position.allow,
    clocks=story.clocks,
    meant=story.meant,
    decide=pace.decide,
    critic=critic,
    puzzles=(puzzles,),
)
