"""What a seat of Tic Squared had best play: in turns the search says it, in a race what a play brings at once.

Who is quicker decides a race, so no chances are told: a play is wrong where another brought more, drawing where there
was a play.
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.contract import Advice
from parlour.core.facts import say
from parlour.core.record import Array
from parlour.core.verbs import legal
from parlour.games.tic_squared.record import DRAW, MOST_LEGAL, PLAY_FIRST, RACE, State
from parlour.games.tic_squared.strategy.decisions import worth


def is_judged(view: State, seat: int, action: int) -> bool:
    """In a race plays and draws are."""
    return int(view.mode) != RACE or PLAY_FIRST <= action <= DRAW


def weigh(view: State, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
    """Compare what plays bring; None in turns, and where nothing can be played."""
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
