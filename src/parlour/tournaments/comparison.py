"""Scoring by comparison: a result counts by how many results of the same board and seat it beats.

All tables of a round play the same board, so whoever sat at the same seat had the same luck. What is compared is the
margin: the points of the seat less the mean of the others at its table, or the reverse where the fewest points win; of
equal margins the better place. A player scores the share of the other results that are beaten, an equal one counting
half: 1 for the best of all, 0 for the worst. Who is compared with nobody scores one half.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction

from parlour.tournaments.events import Outcome
from parlour.tournaments.settings import Settings, exact
from parlour.tournaments.tournament import Round

EVEN = Fraction(1, 2)
"""The score where there is nothing to compare with."""

Margin = tuple[Fraction, int]
"""What is compared, higher being better: the margin, and the negative of the place."""
Seating = tuple[int, tuple[int, ...], int]
"""Who had the same deal: the seats of the table, those that showed up, and the seat."""


def compare_boards(settings: Settings, one: Round) -> Mapping[int, tuple[Fraction | None, ...]]:
    """Return what each seat scores, by table, for the tables with a result.

    None is for who showed up without a game; who did not show up has 0. Only tables of the same size are compared, and
    of these where the same seats showed up.
    """
    margins: dict[Seating, list[Margin]] = defaultdict(list)
    for outcome in one.outcomes.values():
        for seat in outcome.present if outcome.was_played else ():
            margins[_seating(outcome, seat)].append(find_margin(settings, outcome, seat))
    return {
        table: tuple(_score(settings, outcome, seat, margins) for seat in range(len(outcome.places)))
        for table, outcome in one.outcomes.items()
    }


def find_margin(settings: Settings, outcome: Outcome, seat: int) -> Margin:
    """Return what is compared of a seat that showed up; the outcome has points, and others showed up."""
    others = [exact(outcome.points[other]) for other in outcome.present if other != seat]
    margin = exact(outcome.points[seat]) - sum(others, Fraction(0)) / len(others)
    return -margin if settings.lowest_wins else margin, -outcome.places[seat]


def share_beaten(margin: Margin, margins: Sequence[Margin]) -> Fraction:
    """Return the share of the other margins that one of these beats, an equal one counting half.

    >>> share_beaten((Fraction(5), -1), [(Fraction(5), -1), (Fraction(5), -1), (Fraction(-2), -2)])
    Fraction(3, 4)
    """
    others = len(margins) - 1
    beaten = sum(other < margin for other in margins) + EVEN * (sum(other == margin for other in margins) - 1)
    return beaten / others if others else EVEN


def _seating(outcome: Outcome, seat: int) -> Seating:
    return len(outcome.places), outcome.present, seat


def _score(
    settings: Settings, outcome: Outcome, seat: int, margins: Mapping[Seating, Sequence[Margin]]
) -> Fraction | None:
    if not outcome.places[seat]:
        return Fraction(0)
    if not outcome.was_played:
        return None
    return share_beaten(find_margin(settings, outcome, seat), margins[_seating(outcome, seat)])
