"""Pivot Pawns: see the pivots that bring a pawn home, bid their number, then show them. Designer not named."""

import datetime

from parlour.core.facets import About, Puzzles, Rules, Strategy, Table
from parlour.core.facts import say
from parlour.core.game import Game
from parlour.games.pivot_pawns import editing, legality, play, position, scene, story, view
from parlour.games.pivot_pawns.actions import ACTIONS
from parlour.games.pivot_pawns.components import BOX, MOST_PIVOTS, ROUNDS
from parlour.games.pivot_pawns.options import Options
from parlour.games.pivot_pawns.puzzles import both, daily, shown
from parlour.games.pivot_pawns.record import State
from parlour.games.pivot_pawns.strategy import critic, decisions, evaluation


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match: bids, pivots, clocks and so on of every seat and round."""
    if options.tempo == "turns":
        bidding = (MOST_PIVOTS * players + 1) * players
    else:
        bidding = players + (2 * MOST_PIVOTS + 1) * players + 2
    return ROUNDS * (bidding + (MOST_PIVOTS + 2) * players) + players


GAME = Game(
    name="pivot-pawns",
    about=About(title="Pivot Pawns", designer=say("unnamed"), minutes="15–30", prefix="PIV", ages=8),
    rules=Rules(
        box=BOX,
        players=(1, 16),
        state=State,
        options=Options,
        most_legal=22,
        bound=bound,
        actions=ACTIONS,
        legality=legality,
        play=play,
        view=view,
        simultaneous=True,
        allows_undo=False,
        leave="leave",
    ),
    table=Table(editor=editing.EDITOR, positions=position, scene=scene, story=story),
    strategy=Strategy(evaluation=evaluation, decide=decisions.decide, imitate=decisions.imitate, critic=critic),
    puzzles=Puzzles(kinds=(daily, both), since=((both.WORDS, datetime.date(2027, 2, 1)),), scene=shown),
)
