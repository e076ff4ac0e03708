"""36: place your twelve counters, or burden the others with them. Designed by Néstor Romeral Andrés."""

from parlour.core.decision import Skill, Skills
from parlour.core.facets import About, Puzzles, Rules, Starter, Strategy, Table
from parlour.core.game import Game
from parlour.games.thirty_six import border, bots, position, puzzles, rules, scene, story, view
from parlour.games.thirty_six.actions import ACTIONS
from parlour.games.thirty_six.state import STALL_TURNS, Options, State


def bound(players: int, options: Options) -> int:
    """T36 bounds: turns of at most ``players`` actions each, set-up, and as many games as can be strung together."""
    turns = (11 * players + 1) * int(STALL_TURNS.max()) * players
    games = max(players if options.tournament else 1, 4 if options.tie == "replay" else 1)
    return games * (turns * players + 2 * players + 9)


GAME = Game(
    name="thirty-six",
    about=About(
        title="36",
        designer="Néstor Romeral Andrés",
        minutes="5–15",
        prefix="T36",
    ),
    rules=Rules(
        players=(2, 3),
        state=State,
        options=Options,
        most_legal=960,
        bound=bound,
        actions=ACTIONS,
        legality=rules,
        play=rules,
        view=view,
        lowest_wins=True,
        starter=Starter("start", lambda state: int(state.first)),
        components=view.COMPONENTS,
        prepare=position.prepare,
        check_options=position.allow,
    ),
    table=Table(
        positions=position,
        scene=scene,
        story=story,
        ways=story.ways,
        actions_matching=story.meant,
        unordered_tail=story.free,
    ),
    strategy=Strategy(
        evaluation=bots,
        has_fitted_evaluation=True,
        prove=bots.prove,
        skills=Skills(Skill(10, 12), Skill(30), Skill(120, 8), Skill(1000)),
    ),
    puzzles=Puzzles(
        kinds=(puzzles, puzzles, border),
        solo_positions=True,
    ),
)
