"""Advice for Pivot Pawns: the shortest solution is known exactly, so there are no chances.

Right are a bid of the fewest pivots, done if nobody can do it with fewer, and pivots after which the bid can be kept.
"""

from __future__ import annotations

from parlour.core.contract import Advice
from parlour.core.kernel import Array
from parlour.games.pivot_pawns.actions import ACTIONS, CONCEDE, DONE, GIVE_UP, PASS
from parlour.games.pivot_pawns.legality import check
from parlour.games.pivot_pawns.record import DEMONSTRATE, State
from parlour.games.pivot_pawns.story import solution
from parlour.games.pivot_pawns.strategy.solver import Places, goal, length, pivots, shortest, solve


def is_judged(view: State, seat: int, action: int) -> bool:
    """Whether an action is judged: bids, silence and demonstrations are."""
    return action <= PASS


def weigh(view: State, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
    """Return the right action, and whether ``taken`` was wrong.

    The arguments are those of ``contract.Critic.weigh``.
    """
    if int(view.phase) == DEMONSTRATE:
        return demonstrated(view, seat, taken)
    fewest = length(view)
    best = best_said(view, seat, fewest)
    if taken is None or best is None:
        return Advice(best)
    wrong = taken != ACTIONS.number("bid", fewest) if taken < GIVE_UP else best < GIVE_UP
    return Advice(best, None, float(wrong), solution(places_of(view), goal(view)))


def best_said(view: State, seat: int, fewest: int) -> int | None:
    """Return the bid of the fewest pivots, unless it is no better than a bid there is; then done or pass, or None."""
    bids = [int(bid) for bid in view.bid[: int(view.players)] if int(bid) > 0]
    if (not bids or fewest < min(bids)) and check(view, seat, ACTIONS.number("bid", fewest)) == 0:
        return ACTIONS.number("bid", fewest)
    return next((action for action in (DONE, PASS) if check(view, seat, action) == 0), None)


def demonstrated(view: State, seat: int, taken: int | None) -> Advice:
    """Return the first pivot of a shortest solution if the bid allows it, else conceding."""
    way, left = solve(view), int(view.bid[seat]) - int(view.used)
    best = ACTIONS.number("pivot", *way[0]) if len(way) <= left else CONCEDE
    if taken is None or best == CONCEDE:
        return Advice(best, None, None if taken is None else 0.0)
    wrong = taken == CONCEDE or not leads_home(view, taken, left - 1)
    return Advice(best, None, float(wrong), solution(places_of(view), goal(view)))


def places_of(view: State) -> Places:
    """Return the cards of the pawns."""
    return tuple(int(card) for card in view.pawn)


def leads_home(view: State, pivot: int, left: int) -> bool:
    """Whether ``left`` pivots are enough after this one; not after an illegal one (PIV-D17)."""
    _, *step = ACTIONS.parts(pivot)
    moved = dict(pivots(places_of(view), goal(view))).get(tuple(step))
    way = None if moved is None else shortest(moved, goal(view))
    return way is not None and len(way) <= left
