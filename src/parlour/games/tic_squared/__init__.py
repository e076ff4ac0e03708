"""Tic Squared: everybody grows a square of cards, line by line, and anybody may lay on anybody's."""

from parlour.core.game import Game, Starter
from parlour.games.tic_squared import mind, notation, rules, scene, view
from parlour.games.tic_squared.state import MOST_LEGAL, RACE, Options, State


def bound(players: int, options: Options) -> int:
    """SQR bounds: starts, plays, draws, ends, passes without a deck, and in a race the clocks."""
    return 1_000


GAME = Game(
    name="tic-squared",
    title="Tic Squared",
    designer="the publisher of the TIC deck",
    summary="Grow your own square card by card, visit one of the others, and run out of cards first.",
    minutes="10–40",
    prefix="SQR",
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
    starter=Starter("start", lambda state: None if int(state.mode) == RACE else int(state.first)),
    secret=True,
    live=True,
)
