"""Granny's Pills: take pills three at a time, as they lie, until your prescription is filled. Designed by primki."""

import datetime

from parlour.core.facets import About, Puzzles, Rules, Strategy, Table
from parlour.core.game import Game
from parlour.games.grannys_pills import editing, legality, play, position, scene, story, view
from parlour.games.grannys_pills.actions import ACTIONS
from parlour.games.grannys_pills.components import BOX, PILLS
from parlour.games.grannys_pills.forms import MOST_LEGAL
from parlour.games.grannys_pills.options import Options
from parlour.games.grannys_pills.puzzles import daily, full
from parlour.games.grannys_pills.record import ACTIONS_A_TURN, State
from parlour.games.grannys_pills.strategy import critic, decisions, evaluation


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match.

    Rounds, turns that take a pill and passes between them, and the actions of a turn.
    """
    return players * (PILLS + 1) * players * ACTIONS_A_TURN


GAME = Game(
    name="grannys-pills",
    about=About(title="Granny's Pills", designer="primki", minutes="15", prefix="GRA", ages=8, edition=2),
    rules=Rules(
        players=(2, 4),
        state=State,
        options=Options,
        most_legal=MOST_LEGAL,
        bound=bound,
        actions=ACTIONS,
        legality=legality,
        play=play,
        view=view,
        secret=True,
        box=BOX,
    ),
    table=Table(editor=editing.EDITOR, positions=position, scene=scene, story=story),
    strategy=Strategy(evaluation=evaluation, decide=decisions.decide, imitate=decisions.imitate, critic=critic),
    puzzles=Puzzles(kinds=(daily, full), since=((full.WORDS, datetime.date(2027, 1, 1)),)),
)
