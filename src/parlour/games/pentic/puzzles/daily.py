"""Puzzles of Pentic: find the play of a hand with the most points.

Another play has more points at its edges: the card that is covered decides, or four Nics.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.ahead import moves, set_up, take
from parlour.core.dice import roll
from parlour.core.kernel import Array, run
from parlour.core.puzzles import SOLVER, Made, allow_all, keep_status, nobody_replies
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import SINGLE_POINTS, TIC_POINTS, count_edges, points_of
from parlour.games.pentic.record import OVER, PILES, Options, State

WORDS = "puzzle"
FEWER = False
BUTTONS = False
TELLS = False

reply = nobody_replies
allows = allow_all
status = keep_status

POINTS = (range(8, 10), range(10, 11), range(14, 19), range(20, 33), range(50, 51), range(75, 76))
"""Points of the best play, one range of which is drawn for a puzzle; most positions have 75, 10 or 25."""

NEAR = 0.6
"""Other plays with at least this share of the best play's points make a puzzle harder: one, two or three of them."""

OPEN = (16, 19, 22)
"""More plays than these make a puzzle harder."""


def make(dice: Array) -> Made:
    """Play random games until one play has more points than all others, and not the most at its edges."""
    wanted = POINTS[int(run(roll, dice, len(POINTS)))]
    while True:
        state = set_up(State, Options(), 2, dice)
        for _ in range(2 + int(run(roll, dice, 12))):
            actions = moves(state)
            take(state, actions[int(run(roll, dice, len(actions)))])
        if int(state.phase) == OVER or int(state.turn) != SOLVER:
            continue
        state.points[:] = 0
        plays = sorted(((_points(state, action), action) for action in moves(state)), reverse=True)
        best = plays[0][0]
        looks = [_looks(state, action) for _, action in plays]
        if best in wanted and len(plays) > 1 and best > plays[1][0] and looks[0] < max(looks):
            return Made(state, best, _rate([points for points, _ in plays]))


def _rate(points: Sequence[int]) -> int:
    """Return the difficulty: how many plays come near the best, and how many there are."""
    near = sum(other >= NEAR * points[0] for other in points[1:])
    return 1 + min(3, near) + sum(len(points) > most for most in OPEN)


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the points of the play, None before it."""
    return int(state.points[SOLVER]) if taken else None


def help(state: Any) -> int | None:
    """Return the play with the most points."""
    return max(moves(state), key=lambda action: _points(state, action))


def _points(state: Any, action: int) -> int:
    return 0 if action == PASS else int(run(points_of, state, action // PILES, action % PILES))


def _looks(state: Any, action: int) -> int:
    """Return the points of the Singles and Tics at the edges, which are seen at a glance."""
    if action == PASS:
        return 0
    _, singles, tics = run(count_edges, state, action // PILES, action % PILES)
    return int(SINGLE_POINTS[int(singles)]) + int(TIC_POINTS[int(tics)])
