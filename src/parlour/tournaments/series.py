"""Series of several games at one table for two: who has won how many, and when that decides it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from parlour.tournaments.events import Outcome

Places = tuple[int, ...]
"""Who came first and second in a game, by seat; both are 1 after a draw."""


def count_wins(games: Sequence[Places]) -> tuple[Fraction, Fraction]:
    """Return the games that each seat has won, a draw being half a game for both."""
    first = sum((Fraction(1, 2) if a == b else Fraction(a < b) for a, b in games), Fraction(0))
    return first, len(games) - first


def decide_series(best_of: int, games: Sequence[Places]) -> Outcome | None:
    """Return the outcome of a series of ``best_of`` games at most; None while another game is to be played.

    It is over once a seat has won more than half of ``best_of`` games, or all were played.
    """
    wins = count_wins(games)
    if 2 * max(wins) <= best_of and len(games) < best_of:
        return None
    places = tuple(1 + sum(other > own for other in wins) for own in wins)
    return Outcome(places, tuple(int(won) if won.denominator == 1 else float(won) for won in wins))
