"""Pivots in the mind: what a seat could show, while everybody still thinks and bids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.facts import say
from parlour.core.kernel import run
from parlour.core.scene import Attempt, Choice, Piece
from parlour.games.pivot_pawns.actions import ACTIONS, BID_FIRST, PIVOT_FIRST
from parlour.games.pivot_pawns.choices import check
from parlour.games.pivot_pawns.puzzle import Places, goal, pivots
from parlour.games.pivot_pawns.scene import may_try, pawns
from parlour.games.pivot_pawns.state import COLOURS, PAWNS, State


def attempt(state: State, seat: int, actions: Sequence[int]) -> Attempt | None:
    """PIV-25 to 31: pivot as far as it goes; from there on every legal pivot could be tried."""
    if not may_try(state, seat):
        return None
    places, done = tuple(state.pawn), list[str]()
    for action in actions:
        ways = dict(pivots(places, goal(state)))
        step = divmod(action - PIVOT_FIRST, PAWNS)
        if step not in ways:
            break
        places = ways[step]
        done.append(ACTIONS.text(action))
    offer = _bid(state, seat, places, len(done))
    return Attempt(tuple(done), tuple(_moved(state, places)), tuple(_choices(state, seat, places)), offer)


def _bid(state: State, seat: int, places: Places, steps: int) -> Choice | None:
    """PIV-33: what has led to the target may be bid, where the rules allow it (PIV-D12, D18, D21)."""
    target = goal(state)
    if not steps or places[target % PAWNS] != target or run(check, state.record, seat, BID_FIRST + steps):
        return None
    return Choice(ACTIONS.text(BID_FIRST + steps), (f"bid-{steps}",), group=say("bids"), chip=str(steps))


def _moved(state: State, places: Places) -> Iterator[Piece]:
    return (piece for piece, card, now in zip(pawns(state, places), state.pawn, places, strict=True) if card != now)


def _choices(state: State, seat: int, places: Places) -> Iterator[Choice]:
    for (moving, over), there in pivots(places, goal(state)):
        action = PIVOT_FIRST + PAWNS * moving + over
        touched = (f"pawn-{COLOURS[moving]}", f"pawn-{COLOURS[over]}")
        yield Choice(ACTIONS.text(action), touched, f"card-{there[moving]}")
