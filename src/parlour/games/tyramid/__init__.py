"""Tyramid: one pyramid for all, laid row by row, and points for every Single and Tic a card finds."""

from parlour.core.decision import USUAL_SKILLS, Levels, Skill
from parlour.core.facets import Puzzles, Starter, Strategy, Table
from parlour.core.game import Game
from parlour.core.people import first_steps
from parlour.games.tic import TicAbout, TicRules
from parlour.games.tic.hands import stage
from parlour.games.tyramid import editing, legality, play, position, scene, story, view
from parlour.games.tyramid.actions import ACTIONS
from parlour.games.tyramid.puzzles import daily
from parlour.games.tyramid.record import MOST_LEGAL, Options, State
from parlour.games.tyramid.strategy import evaluation, sights


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match: plays, draws, ends, and passes without a deck."""
    return 700


GAME = Game(
    name="tyramid",
    about=TicAbout(title="Tyramid", minutes="30", prefix="TYR", ages=10, edition=2),
    rules=TicRules(
        players=(2, 4),
        state=State,
        options=Options,
        most_legal=MOST_LEGAL,
        bound=bound,
        actions=ACTIONS,
        legality=legality,
        play=play,
        view=view,
        starter=Starter("start", lambda state: int(state.first)),
        secret=True,
    ),
    table=Table(editor=editing.EDITOR, positions=position, scene=scene, story=story, has_buttons=lambda options: False),
    strategy=Strategy(
        evaluation=evaluation,
        sights=sights,
        opponents_adapt=True,
        skills=Levels(
            Skill(like=first_steps(slips=80, pull=2.5)), Skill(0, 40), Skill(0, 15), Skill(80, 5), USUAL_SKILLS.expert
        ),
        turn_step=stage,
    ),
    puzzles=Puzzles(kinds=(daily,)),
)
