"""Pentic: nine piles, five cards in hand, and as many Singles and Tics at the edges as a card can find."""

from parlour.core.decision import Skill, Skills
from parlour.core.game import Starter
from parlour.games.pentic import bots, position, puzzles, rules, scene, story, view
from parlour.games.pentic.actions import ACTIONS
from parlour.games.pentic.state import Options, State
from parlour.games.tic import TicGame


def bound(players: int, options: Options) -> int:
    """PEN-G13: one play or pass a seat and round."""
    return options.max_rounds * players


GAME = TicGame(
    name="pentic",
    title="Pentic",
    minutes="10–30",
    prefix="PEN",
    players=(2, 4),
    ages=10,
    state=State,
    options=Options,
    most_legal=45,
    bound=bound,
    actions=ACTIONS,
    rules=rules,
    view=view,
    positions=position,
    scene=scene,
    story=story,
    bots=bots,
    fitted=True,
    skills=Skills(Skill(0, 68), Skill(0, 38), Skill(150, 15)),
    buttons=lambda options: False,
    starter=Starter("start", lambda state: int(state.first)),
    secret=True,
    puzzles=(puzzles,),
)
