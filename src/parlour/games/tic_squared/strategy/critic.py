"""Advice for Tic Squared: in turns the search gives it; in a race it compares what plays bring at once.

Speed decides a race, so no chances are given: a play is wrong if another brought more, drawing if there was a play.
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.contract import Advice
from parlour.core.facts import say
from parlour.core.kernel import Array
from parlour.core.verbs import legal
from parlour.games.tic_squared.actions import DRAW, PLAY_FIRST
from parlour.games.tic_squared.record import MOST_LEGAL, RACE, State
from parlour.games.tic_squared.strategy.decisions import worth


def is_judged(view: State, seat: int, action: int) -> bool:
    """Whether an action is judged: in a race, only plays and draws."""
    return int(view.mode) != RACE or PLAY_FIRST <= action <= DRAW


def weigh(view: State, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
    """Return the best play of a race and whether ``taken`` was wrong; None in turns and if there is no play.

    The arguments are those of ``contract.Critic.weigh``.
    """
    if int(view.mode) != RACE:
        return None
    buffer = arrays.empty(MOST_LEGAL, arrays.int32)
    open_ = buffer[: legal(view, seat, buffer)].tolist()
    plays = [action for action in open_ if PLAY_FIRST <= action < DRAW]
    if not plays:
        return None if taken is None else Advice(taken, None, 0.0)
    best = max(plays, key=lambda action: worth(view, seat, action))
    if taken is None:
        return Advice(best)
    wrong = taken == DRAW or worth(view, seat, taken) < worth(view, seat, best)
    return Advice(best, None, float(wrong), say("review-more"))
