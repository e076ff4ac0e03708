"""Advice for Mismemory: what to turn up or keep, for a player with a perfect memory."""

from __future__ import annotations

from parlour.core.chances import beyond_doubt
from parlour.core.contract import Advice
from parlour.core.kernel import Array
from parlour.games.mismemory.actions import CHALLENGE
from parlour.games.mismemory.legality import suits_agree
from parlour.games.mismemory.record import FLIP, SHOWN, State
from parlour.games.mismemory.strategy.decisions import MINDS, Recall, proven
from parlour.games.mismemory.strategy.prospects import compare, worthwhile


def is_computed(view: State, seat: int) -> bool:
    """Whether the seat is to turn up tiles, or to keep one of two of the same suit."""
    if seat != int(view.turn):
        return False
    return int(view.phase) == FLIP or (int(view.phase) == SHOWN and bool(suits_agree(view)))


def is_judged(view: State, seat: int, action: int) -> bool:
    """Whether an action is judged: turning up, keeping and declining are."""
    return is_computed(view, seat) and action < CHALLENGE


def weigh(view: State, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
    """Return the action with the best chance, compared with ``taken``; None where chances do not apply.

    It takes hundredths of a second.

    The arguments are those of ``contract.Critic.weigh``.
    """
    if not is_computed(view, seat) or (taken is None and proven(Recall(view, seat, MINDS.expert)) is not None):
        return None
    chances, played = compare(view, seat, worthwhile(view, seat, dice, taken), dice, halt, taken)
    (best, chance), *others = chances.items()
    if taken is not None:
        return Advice(best, chance, beyond_doubt(chance - chances.get(taken, chance), played))
    return Advice(best, chance, chance - others[0][1] if others else None)
