"""Queen of the Ticcitories: everybody builds a grid, and the card you take decides when you play next."""

import datetime

from parlour.core.decision import USUAL_SKILLS, Levels, Skill
from parlour.core.facets import Puzzles, Starter, Strategy, Table
from parlour.core.game import Game
from parlour.core.people import first_steps
from parlour.games.queen_of_the_ticcitories import board, editing, legality, play, position, scene, story, view
from parlour.games.queen_of_the_ticcitories.actions import ACTIONS
from parlour.games.queen_of_the_ticcitories.puzzles import daily, duel
from parlour.games.queen_of_the_ticcitories.record import CHOOSE, MOST_LEGAL, Options, State
from parlour.games.queen_of_the_ticcitories.strategy import evaluation, sights
from parlour.games.tic import TicAbout, TicRules


def stage(state: State) -> int:
    """Return 1 while a seat moves its token after laying a card, the second step of a turn (QUE-12), else 0."""
    return int(int(state.phase) == CHOOSE and int(state.rounds) > 0)


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match: a choice and a card per player and round (QUE-G02)."""
    return 2 * players * (options.grid**2 - 1)


GAME = Game(
    name="queen-of-the-ticcitories",
    about=TicAbout(title="Queen of the Ticcitories", minutes="15–25", prefix="QUE", ages=9, edition=2),
    rules=TicRules(
        box=board.QUEENS_BOX,
        players=(2, 6),
        state=State,
        options=Options,
        most_legal=MOST_LEGAL,
        bound=bound,
        actions=ACTIONS,
        legality=legality,
        play=play,
        view=view,
        starter=Starter("start", lambda state: int(state.rank[0])),
    ),
    table=Table(editor=editing.EDITOR, positions=position, scene=scene, story=story, has_buttons=lambda options: False),
    strategy=Strategy(
        evaluation=evaluation,
        sights=sights,
        turn_step=stage,
        skills=Levels(
            Skill(like=first_steps(slips=48)), Skill(0, 44), Skill(0, 20), Skill(150, 8), USUAL_SKILLS.expert
        ),
    ),
    puzzles=Puzzles(kinds=(daily, duel), since=((duel.WORDS, datetime.date(2027, 1, 1)),)),
)
