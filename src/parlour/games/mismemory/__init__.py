"""Mismemory: collect null to 5 from a memory grid in which tiles move. Designed by Antonio Recuenco Muñoz."""

import datetime

from parlour.core.facets import About, Puzzles, Rules, Strategy, Table
from parlour.core.game import Game
from parlour.games.mismemory import editing, legality, play, position, scene, story, view
from parlour.games.mismemory.actions import ACTIONS
from parlour.games.mismemory.components import BOX
from parlour.games.mismemory.options import STALL_TURNS, Options
from parlour.games.mismemory.puzzles import recalled, sure
from parlour.games.mismemory.record import State
from parlour.games.mismemory.strategy import critic, decisions, evaluation


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match.

    As many quiet stretches as there are collections and disqualifications, and four actions per turn.
    """
    stretches, stall = 7 * players + 1, int(max(STALL_TURNS))
    return 4 * stretches * stall * players + 7 * players


GAME = Game(
    name="mismemory",
    about=About(title="Mismemory", designer="Antonio Recuenco Muñoz", minutes="10", prefix="MIS", edition=2),
    rules=Rules(
        box=BOX,
        players=(2, 3),
        state=State,
        options=Options,
        most_legal=1296,
        bound=bound,
        actions=ACTIONS,
        legality=legality,
        play=play,
        view=view,
        secret=True,
        hides_history=True,
        simultaneous=True,
        allows_undo=False,
    ),
    table=Table(
        editor=editing.EDITOR,
        positions=position,
        scene=scene,
        story=story,
        has_buttons=lambda options: options.is_honour,
    ),
    strategy=Strategy(evaluation=evaluation, decide=decisions.decide, imitate=decisions.imitate, critic=critic),
    puzzles=Puzzles(
        kinds=(sure,),
        since=((sure.WORDS, datetime.date(2027, 1, 1)),),
        scene=recalled,
        spots=recalled.spots,
    ),
)
