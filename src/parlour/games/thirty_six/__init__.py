"""36: place your twelve counters, or burden the others with them. Designed by Néstor Romeral Andrés."""

import datetime

from parlour.core.decision import USUAL_SKILLS, Levels, Skill
from parlour.core.facets import About, Puzzles, Rules, Starter, Strategy, Table
from parlour.core.game import Game
from parlour.core.people import first_steps
from parlour.games.thirty_six import editing, legality, play, position, scene, story, view
from parlour.games.thirty_six.actions import ACTIONS
from parlour.games.thirty_six.components import BOX
from parlour.games.thirty_six.options import STALL_TURNS, Options
from parlour.games.thirty_six.puzzles import block, border, daily, escape
from parlour.games.thirty_six.record import State
from parlour.games.thirty_six.strategy import ends, evaluation, sights


def bound(players: int, options: Options) -> int:
    """Return an upper bound on the actions of a match.

    Turns of at most ``players`` actions each, set-up, and as many games as can follow one another.
    """
    turns = (11 * players + 1) * int(STALL_TURNS.max()) * players
    games = max(players if options.tournament else 1, 4 if options.tie == "replay" else 1)
    return games * (turns * players + 2 * players + 9)


GAME = Game(
    name="thirty-six",
    about=About(title="36", designer="Néstor Romeral Andrés", minutes="5–15", prefix="T36"),
    rules=Rules(
        box=BOX,
        players=(2, 3),
        state=State,
        options=Options,
        most_legal=960,
        bound=bound,
        actions=ACTIONS,
        legality=legality,
        play=play,
        view=view,
        lowest_wins=True,
        starter=Starter("start", lambda state: int(state.first)),
    ),
    table=Table(editor=editing.EDITOR, positions=position, scene=scene, story=story),
    strategy=Strategy(
        evaluation=evaluation,
        sights=sights,
        prove=ends.prove,
        turn_step=evaluation.turn_step,
        skills=Levels(
            Skill(like=first_steps(slips=48)), Skill(0, 38), Skill(0, 12), Skill(120, 8), USUAL_SKILLS.expert
        ),
    ),
    puzzles=Puzzles(
        kinds=(daily, daily, border, escape),
        since=((escape.WORDS, datetime.date(2026, 12, 1)),),
        found=daily,
        few=border,
        report=block.report,
        solo_positions=True,
    ),
)
