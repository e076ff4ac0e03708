"""Bots for Pivot Pawns: they know every solution, so their levels imitate how fast and how often people find it.

Every bot is faster in some rounds than in others.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.decision import Decision, Levels, pace_factor, wait_ms
from parlour.core.dice import roll
from parlour.core.kernel import Array
from parlour.core.people import Eyes, first_steps
from parlour.games.pivot_pawns.actions import ACTIONS
from parlour.games.pivot_pawns.options import TURNS
from parlour.games.pivot_pawns.record import DEMONSTRATE, THINK, State
from parlour.games.pivot_pawns.strategy.solver import length, solve


@dataclass(frozen=True)
class Pace:
    """Mean seconds until a solution of one, two or three pivots is found, and the percentage of longer ones found."""

    seconds: tuple[float, float, float]
    misses: int
    pivot_ms: int


SECONDS = (7.0, 14.0, 26.0)
PIVOT_MS = 900
"""Mean seconds until an average player finds a solution, and milliseconds for a pivot."""


def pace_of(eyes: Eyes) -> Pace:
    """Return how a person finds: time counts, and longer ways are found for short ones."""
    return Pace(
        (SECONDS[0] * eyes.pace, SECONDS[1] * eyes.pace, SECONDS[2] * eyes.pace),
        eyes.slips,
        int(PIVOT_MS * eyes.pace),
    )


PACES = Levels(
    first_steps=pace_of(first_steps(slips=20, pace=2.62)),
    gentle=Pace((13, 26, 50), 15, 1600),
    casual=Pace((9.5, 19, 36), 10, 1300),
    club=Pace((7, 14, 26), 6, 1000),
    expert=Pace((5, 10, 19), 3, 800),
)

SHORTEST_LOOK_MS = 900
SPEAKING_MS = 1000
SPREAD = 0.5
"""Standard deviation of the logarithm of a bot's pace, from one round to another."""


def decide(view: State, seat: int, level: str, dice: Array, halt: Array) -> Decision:
    """Return a bid, a pivot or a wait, from what everybody sees."""
    return _decide(view, seat, PACES.of(level), dice)


def imitate(view: State, seat: int, eyes: Eyes, dice: Array, halt: Array) -> Decision:
    """Return what a person does."""
    return _decide(view, seat, pace_of(eyes), dice)


def _decide(view: State, seat: int, pace: Pace, dice: Array) -> Decision:
    if int(view.phase) == DEMONSTRATE:
        return _demonstrate(view, seat, pace)
    found = length(view)
    if roll(dice, 100) < pace.misses:
        found += 1
    if int(view.tempo) == TURNS:
        return _speak(view, seat, found)
    seconds = pace.seconds[min(found, 3) - 1] * pace_factor(
        SPREAD, *map(int, view.pawn), int(view.rounds), pace.pivot_ms
    )
    wait = SHORTEST_LOOK_MS + wait_ms(seconds, dice)
    if int(view.phase) == THINK or int(view.bid[seat]) == 0 or found < int(view.bid[seat]):
        return Decision(ACTIONS.read(f"bid {found}"), wait)
    return Decision(None if int(view.done) >> seat & 1 else ACTIONS.read("done"), SPEAKING_MS)


def _demonstrate(view: State, seat: int, pace: Pace) -> Decision:
    way = solve(view)
    if len(way) > int(view.bid[seat]) - int(view.used):
        return Decision(ACTIONS.read("concede"), SPEAKING_MS)
    moving, over = way[0]
    return Decision(ACTIONS.read(f"pivot {moving} {over}"), pace.pivot_ms)


def _speak(view: State, seat: int, found: int) -> Decision:
    """Return a bid of what was found, or a pass if that is no better than the lowest bid so far (PIV-D21)."""
    bids = [int(bid) for bid in view.bid[: int(view.players)] if int(bid) > 0]
    better = not bids or found < min(bids)
    return Decision(ACTIONS.read(f"bid {found}" if better else "pass"), SPEAKING_MS)
