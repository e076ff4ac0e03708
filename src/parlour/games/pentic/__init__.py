"""Pentic: nine piles, five cards in hand, and as many Singles and Tics at the edges as a card can find."""

import datetime

from parlour.core.decision import USUAL_SKILLS, Levels, Skill
from parlour.core.facets import Puzzles, Starter, Strategy, Table
from parlour.core.game import Game
from parlour.core.people import first_steps
from parlour.games.pentic import editing, legality, play, position, scene, story, view
from parlour.games.pentic.actions import ACTIONS
from parlour.games.pentic.puzzles import daily, last
from parlour.games.pentic.record import Options, State
from parlour.games.pentic.strategy import ends, evaluation, sights
from parlour.games.tic import TicAbout, TicRules


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match: one play or pass per seat and round (PEN-G13)."""
    return options.max_rounds * players


GAME = Game(
    name="pentic",
    about=TicAbout(title="Pentic", minutes="10–30", prefix="PEN", ages=10),
    rules=TicRules(
        players=(2, 4),
        state=State,
        options=Options,
        most_legal=45,
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
        prove=ends.prove,
        skills=Levels(
            Skill(like=first_steps(slips=60)), Skill(0, 73), Skill(0, 48), Skill(150, 15), USUAL_SKILLS.expert
        ),
    ),
    puzzles=Puzzles(kinds=(daily, last), since=((last.WORDS, datetime.date(2026, 12, 1)),)),
)
