"""Mismemory: collect null to 5 from a memory grid in which tiles move. Designed by Antonio Recuenco Muñoz."""

from parlour.core.game import Game
from parlour.games.mismemory import bots, critic, position, recall, rules, scene, story, view
from parlour.games.mismemory.actions import ACTIONS
from parlour.games.mismemory.state import STALL_TURNS, Options, State


def bound(players: int, options: Options) -> int:
    """MIS bounds: as many quiet stretches as there are collections and disqualifications, four actions a turn."""
    stretches, stall = 7 * players + 1, int(max(STALL_TURNS))
    return 4 * stretches * stall * players + 7 * players


GAME = Game(
    name="mismemory",
    title="Mismemory",
    designer="Antonio Recuenco Muñoz",
    minutes="10",
    prefix="MIS",
    players=(2, 3),
    state=State,
    options=Options,
    most_legal=1296,
    bound=bound,
    actions=ACTIONS,
    rules=rules,
    view=view,
    positions=position,
    scene=scene,
    story=story,
    refusal_names=story.REFUSAL_NAMES,
    bots=bots,
    buttons=lambda options: options.is_honour,
    secret=True,
    memory=True,
    live=True,
    takeback=False,
    edition=2,
    components=view.COMPONENTS,
    prepare=position.prepare,
    allow=position.allow,
    clocks=story.clocks,
    decide=recall.decide,
    critic=critic,
)
