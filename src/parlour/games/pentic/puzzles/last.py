"""Puzzles of Pentic for two: the one play that ends the match and wins, whatever card the other answers with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.ahead import after, moves, set_up, take
from parlour.core.dice import roll
from parlour.core.game import game_of, hidden
from parlour.core.kernel import Array, run
from parlour.core.puzzles import SOLVER, Made, allow_all, keep_status, nobody_replies
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import points_of
from parlour.games.pentic.record import OVER, PILES, Options, State
from parlour.games.pentic.strategy.ends import margin_after_reply, surest
from parlour.games.pentic.view import gather_unseen

WORDS = "last"
FEWER = False
BUTTONS = False
TELLS = False

reply = nobody_replies
allows = allow_all
status = keep_status

LEAST = 5
"""The fewest points that the solver lacks of the target."""

APART = 30
"""The most points by which the other is ahead of the solver, or behind."""

MARGINS = 8
"""The largest margin of a win."""

NODES = 1_000
"""Positions tried to prove a margin: in the last round every play and reply are looked at, which needs none."""

REACHING = (2, 3, 5)
"""More plays than these that reach the target make a puzzle harder."""

CLOSE = (12, 6, 2)
"""A play that misses the win by fewer points than these, or by none, makes a puzzle harder."""


def make(dice: Array) -> Made:
    """Play random games, and give both seats points near the target, until the position is a puzzle."""
    while True:
        state = set_up(State, Options(), 2, dice)
        for _ in range(1 + 2 * int(run(roll, dice, 7)) + int(int(state.turn) == SOLVER)):
            actions = moves(state)
            take(state, actions[int(run(roll, dice, len(actions)))])
        if int(state.phase) == OVER or int(state.turn) != SOLVER or int(state.first) != SOLVER:
            continue
        made = _with_points(state, dice)
        if made is not None:
            return made


def _with_points(state: Any, dice: Array) -> Made | None:
    """Give both seats points so that of the plays that reach the target one wins, not the dearest; None if none can.

    A play gains its points less those of the dearest reply to it. The one that gains most wins, by a drawn margin.
    """
    points = {action: _points(state, action) for action in moves(state)}
    dear = sorted(points.values(), reverse=True)
    if len(dear) < 2 or dear[1] < LEAST:
        return None
    missing = LEAST + int(run(roll, dice, dear[1] - LEAST + 1))
    gains = sorted(
        ((_gain(state, action), action) for action, brings in points.items() if brings >= missing), reverse=True
    )
    (most, winner), (second, _) = gains[:2]
    lead = int(run(roll, dice, min(MARGINS, most - second))) + 1 - most if most > second else APART + 1
    if points[winner] == dear[0] or not max(-APART, 1 - missing) <= lead <= APART:
        return None
    own = int(state.target) - missing
    state.points[SOLVER], state.points[1 - SOLVER] = own, own - lead
    missed = -(lead + second)
    rating = 1 + sum(len(gains) > many for many in REACHING) + sum(missed < few for few in CLOSE)
    return Made(state, lead + most, rating)


def _gain(state: Any, action: int) -> int:
    """Return the points of a play less those of the dearest reply with any card that the solver does not see."""
    view = hidden(game_of(state), state, SOLVER)
    unseen = int(run(gather_unseen, view, SOLVER))
    then = after(state, action)
    then.points[:] = 0
    return _points(state, action) + int(run(margin_after_reply, then, view.stock, unseen, SOLVER))


def _points(state: Any, action: int) -> int:
    return 0 if action == PASS else int(run(points_of, state, action // PILES, action % PILES))


def _margin(state: Any) -> int:
    """Return by how many points the solver surely wins after its play, 0 if it does not surely win."""
    if int(state.phase) == OVER:
        return max(0, int(state.points[SOLVER]) - int(state.points[1 - SOLVER]))
    found = surest(hidden(game_of(state), state, SOLVER), SOLVER, NODES)
    return 0 if found is None else max(0, found[0])


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return by how many points the solver surely wins, 0 if it does not; None before its play."""
    return _margin(state) if taken else None


def help(state: Any) -> int | None:
    """Return the play that surely wins, None if there is none."""
    margin, action = max((_margin(after(state, action)), action) for action in moves(state))
    return action if margin > 0 else None
