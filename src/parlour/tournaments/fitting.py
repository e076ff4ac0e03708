"""Scoring by a fit: how many points a game each player is better than the average one, by all margins together.

A margin (see ``comparison``) is what the board gave to the seat, plus the player's own score, less the mean score of
the others at the table, plus what nobody knows. Scores and boards are fitted to the margins of all rounds by least
squares, each with ``EVEN_GAMES`` margins of 0 besides: few games say little, and whoever has none has 0. So whom
somebody met matters less, and so does the luck of a board, the more tables have played it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from parlour.tournaments.comparison import find_margin
from parlour.tournaments.settings import Settings
from parlour.tournaments.tournament import Round

EVEN_GAMES = 3
"""Margins of 0 that each player and each board have besides."""
SWEEPS = 1000
CLOSE = 1e-9
"""Sweeps end when no score moves by more, or after ``SWEEPS``."""
HUNDREDTHS = 100

Board = tuple[int, int, int]
"""The round, the number of those who played at the table, and the seat."""


@dataclass(frozen=True)
class Margin:
    """The margin of a player at one board; ``others``: who else played at the table."""

    name: str
    board: Board
    value: float
    others: tuple[str, ...]


def fit_scores(settings: Settings, rounds: Sequence[Round]) -> Mapping[str, Fraction]:
    """Return the scores of all who have a margin, in hundredths; the same results give the same scores."""
    margins = [margin for one in rounds for margin in find_margins(settings, one)]
    of_player: dict[str, list[Margin]] = defaultdict(list)
    of_board: dict[Board, list[Margin]] = defaultdict(list)
    for margin in margins:
        of_player[margin.name].append(margin)
        of_board[margin.board].append(margin)
    scores, boards = dict.fromkeys(of_player, 0.0), dict.fromkeys(of_board, 0.0)
    for _ in range(SWEEPS):
        moved = 0.0
        for board, found in of_board.items():
            left = sum(it.value - scores[it.name] + _mean(scores, it.others) for it in found)
            boards[board] = left / (len(found) + EVEN_GAMES)
        for name, found in of_player.items():
            left = sum(it.value - boards[it.board] + _mean(scores, it.others) for it in found)
            before, scores[name] = scores[name], left / (len(found) + EVEN_GAMES)
            moved = max(moved, abs(scores[name] - before))
        if moved <= CLOSE:
            break
    return {name: Fraction(round(HUNDREDTHS * score), HUNDREDTHS) for name, score in scores.items()}


def find_margins(settings: Settings, one: Round) -> Iterator[Margin]:
    """Yield the margins of a round by table; who did not show up has the worst of them all."""
    worst = min((margin.value for margin in _played(settings, one)), default=0.0)
    yield from _played(settings, one)
    for table, outcome in sorted(one.outcomes.items()):
        pod = one.pod_at(table)
        for seat, name in enumerate(pod.seats if pod else ()):
            if not outcome.places[seat]:
                yield Margin(name, (one.number, 0, seat), worst, ())


def _played(settings: Settings, one: Round) -> Iterator[Margin]:
    for table, outcome in sorted(one.outcomes.items()):
        pod = one.pod_at(table)
        if pod is None or not outcome.was_played:
            continue
        for seat in outcome.present:
            others = tuple(pod.seats[other] for other in outcome.present if other != seat)
            value = float(find_margin(settings, outcome, seat)[0])
            yield Margin(pod.seats[seat], (one.number, len(outcome.present), seat), value, others)


def _mean(scores: Mapping[str, float], names: Sequence[str]) -> float:
    return sum(scores[name] for name in names) / len(names) if names else 0.0
