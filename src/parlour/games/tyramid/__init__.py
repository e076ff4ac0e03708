"""Tyramid: one pyramid for all, laid row by row, and points for every Single and Tic a card finds."""

from parlour.core.game import Game, Starter
from parlour.games.tyramid import mind, notation, rules, scene, view
from parlour.games.tyramid.state import MOST_LEGAL, Options, State


def bound(players: int, options: Options) -> int:
    """TYR bounds: plays, draws, ends, and passes without a deck."""
    return 700


GAME = Game(
    name="tyramid",
    title="Tyramid",
    designer="the publisher of the TIC deck",
    summary="Build a pyramid of cards together; two Tics at once and you lay again.",
    minutes="30",
    prefix="TYR",
    players=(2, 4),
    state=State,
    options=Options,
    most_legal=MOST_LEGAL,
    bound=bound,
    rules=rules,
    view=view,
    notation=notation,
    scene=scene,
    mind=mind,
    starter=Starter("start", lambda state: int(state.first)),
    secret=True,
    edition=2,
)
