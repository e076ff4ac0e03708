"""Gridsy: a square of cards in which no two neighbours are strangers, alone or as a race."""

import datetime

from parlour.core.facets import Puzzles, Strategy, Table
from parlour.core.game import Game
from parlour.games.gridsy import editing, legality, play, position, scene, story, view
from parlour.games.gridsy.actions import ACTIONS
from parlour.games.gridsy.puzzles import daily, spare
from parlour.games.gridsy.record import CAP, MOST_LEGAL, Options, State
from parlour.games.gridsy.strategy import critic, decisions, evaluation
from parlour.games.tic import TicAbout, TicRules


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match (GRI-G13, G15).

    Those of all seats in all rounds, and with several seats saying ready and two clocks per round.
    """
    if players == 1:
        return CAP + 1
    return options.best_of * (players * (CAP + 1) + 2)


GAME = Game(
    name="gridsy",
    about=TicAbout(title="Gridsy", minutes="5–15", prefix="GRI", ages=10),
    rules=TicRules(
        players=(1, 4),
        state=State,
        options=Options,
        most_legal=MOST_LEGAL,
        bound=bound,
        actions=ACTIONS,
        legality=legality,
        play=play,
        view=view,
        secret=True,
        simultaneous=True,
        allows_undo=False,
    ),
    table=Table(editor=editing.EDITOR, positions=position, scene=scene, story=story),
    strategy=Strategy(evaluation=evaluation, decide=decisions.decide, imitate=decisions.imitate, critic=critic),
    puzzles=Puzzles(kinds=(daily, spare), since=((spare.WORDS, datetime.date(2027, 1, 1)),)),
)
