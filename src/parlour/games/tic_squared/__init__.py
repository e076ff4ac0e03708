"""Tic Squared: everybody grows a square of cards, line by line, and anybody may lay on anybody's."""

import datetime

from parlour.core.decision import USUAL_SKILLS, Levels, Skill
from parlour.core.facets import Puzzles, Starter, Strategy, Table
from parlour.core.game import Game
from parlour.core.people import first_steps
from parlour.games.tic import TicAbout, TicRules
from parlour.games.tic.hands import stage
from parlour.games.tic_squared import editing, legality, play, position, scene, story, view
from parlour.games.tic_squared.actions import ACTIONS
from parlour.games.tic_squared.puzzles import daily, out
from parlour.games.tic_squared.record import MOST_LEGAL, RACE, Options, State
from parlour.games.tic_squared.strategy import critic, decisions, evaluation, sights


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match: starts, plays, draws, ends, passes, and the clocks of a race."""
    return 1_000


GAME = Game(
    name="tic-squared",
    about=TicAbout(title="Tic Squared", minutes="10–40", prefix="SQR", ages=10),
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
        starter=Starter("start", lambda state: None if int(state.mode) == RACE else int(state.first)),
        secret=True,
        simultaneous=True,
    ),
    table=Table(editor=editing.EDITOR, positions=position, scene=scene, story=story, has_buttons=lambda options: False),
    strategy=Strategy(
        evaluation=evaluation,
        sights=sights,
        opponents_adapt=True,
        decide=decisions.decide,
        imitate=decisions.imitate,
        critic=critic,
        skills=Levels(
            Skill(like=first_steps(slips=80, pull=2.5)), Skill(0, 28), Skill(0, 5), Skill(150, 25), USUAL_SKILLS.expert
        ),
        turn_step=stage,
        searches_whole_turns=True,
    ),
    puzzles=Puzzles(kinds=(daily, out), since=((out.WORDS, datetime.date(2027, 1, 1)),)),
)
