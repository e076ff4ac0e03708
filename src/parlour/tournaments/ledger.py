"""What each player has done so far: rounds, opponents, starts, byes and score, counted in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, NamedTuple

from parlour.tournaments.comparison import EVEN, compare_boards
from parlour.tournaments.events import Outcome, Pod
from parlour.tournaments.fitting import fit_scores
from parlour.tournaments.outcomes import award_points
from parlour.tournaments.settings import exact
from parlour.tournaments.tournament import Round, Tournament

MISSING = ("swiss", "round-robin", "league", "duplicate")
"""Formats in which who enters late has missed the rounds before, unless everybody still meets everybody."""

Kind = Literal["played", "forfeit", "no-show", "bye", "rest", "open"]


class Line(NamedTuple):
    """One round of one player.

    kind: played; won or lost by forfeit because others or the player did not show up; bye; rest, which scores nothing;
        open while there is no result
    seat: from 0
    place: 1 for first; 0 where there is none
    score: what the round is worth; None if it is worth the player's own mean
    points: points of the game; None where nobody noted them
    share: of the other results with the same board and seat, how many were beaten; None where they are not compared
    """

    round: int
    table: int
    kind: Kind
    seat: int
    opponents: tuple[str, ...]
    places: tuple[int, ...] = ()
    place: int = 0
    score: Fraction | None = Fraction(0)
    points: Fraction | None = None
    share: Fraction | None = None


@dataclass
class Account:
    """What one player has done.

    starts: rounds with the starting seat, as paired
    byes: rounds without a table
    balance: starts less the other seats, at tables for two
    seats: how often the player sat at each seat
    missed: rounds that were paired before a late entry
    extra: points for games against players who left a round robin
    """

    name: str
    lines: list[Line] = field(default_factory=list)
    seats: Counter[int] = field(default_factory=Counter)
    byes: int = 0
    missed: int = 0
    score: Fraction = Fraction(0)
    extra: Fraction = Fraction(0)

    @property
    def starts(self) -> int:
        """Rounds with the starting seat."""
        return self.seats[0]

    @property
    def balance(self) -> int:
        """Starts less rounds at other seats."""
        return 2 * self.seats[0] - self.seats.total()

    @property
    def wins(self) -> int:
        """Games that were played and won alone."""
        return sum(line.kind == "played" and line.place == 1 and line.places.count(1) == 0 for line in self.lines)

    @property
    def points(self) -> Fraction:
        """All points of games that were played."""
        return sum((line.points for line in self.lines if line.points is not None), Fraction(0))


class Ledger:
    """The accounts of all players, and how often which two were paired."""

    def __init__(self, tournament: Tournament) -> None:
        self.settings = tournament.settings
        self.accounts = {name: Account(name) for name in tournament.players}
        self.meetings: Counter[tuple[str, str]] = Counter()
        self._awarded: dict[Outcome, tuple[Fraction | None, ...]] = {}
        for one in tournament.rounds:
            scores = self._score_round(one)
            for pod in one.pods:
                self._count(one, pod, scores)
        if self.settings.format in MISSING and not self.settings.meets_all:
            for player in tournament.players.values():
                self.accounts[player.name].missed = player.since
        if tournament.settings.meets_all:
            self._forfeit_departed(tournament)
        if self.settings.scoring == "fitted":
            for name, score in fit_scores(self.settings, tournament.rounds).items():
                self.accounts[name].score = score
            return
        for account in self.accounts.values():
            account.score = self._total(account)

    def met(self, one: str, other: str) -> int:
        """Return how often two were paired with one another, played or not."""
        return self.meetings[(one, other) if one < other else (other, one)]

    def opponents(self, name: str) -> int:
        """Return at most how many different players somebody was paired with."""
        return sum(len(line.opponents) for line in self.accounts[name].lines)

    def _score_round(self, one: Round) -> Mapping[int, tuple[Fraction | None, ...]]:
        """Return what each seat of a round scores, by table, for the tables with a result."""
        if self.settings.scoring == "comparison":
            return compare_boards(self.settings, one)
        return {table: self._award(outcome) for table, outcome in one.outcomes.items()}

    def _award(self, outcome: Outcome) -> tuple[Fraction | None, ...]:
        """Return what each seat scores; equal outcomes, of which an arena has thousands, are worked out once."""
        if outcome not in self._awarded:
            self._awarded[outcome] = award_points(self.settings, outcome)
        return self._awarded[outcome]

    def _count(self, one: Round, pod: Pod, scores: Mapping[int, tuple[Fraction | None, ...]]) -> None:
        if len(pod.seats) == 1:
            account = self.accounts[pod.seats[0]]
            account.byes += 1
            kind: Kind = "rest" if self.settings.meets_all else "bye"
            score = self.settings.bye if self.settings.scoring == "places" or kind == "rest" else None
            account.lines.append(Line(one.number, 0, kind, 0, (), score=score))
            return
        outcome = one.outcomes.get(pod.table)
        compares = self.settings.scoring == "comparison"
        for seat, name in enumerate(pod.seats):
            score = scores[pod.table][seat] if outcome else Fraction(0)
            self.accounts[name].seats[seat] += 1
            self.accounts[name].lines.append(_line(one.number, pod, seat, outcome, score, compares))
            for other in pod.seats[seat + 1 :]:
                self.meetings[(name, other) if name < other else (other, name)] += 1

    def _forfeit_departed(self, tournament: Tournament) -> None:
        """Award a win for each game that is missing against a player who sat at a table and then left."""
        gone = [player.name for player in tournament.players.values() if not player.is_here]
        gone = [name for name in gone if self.accounts[name].seats]
        for player in tournament.here:
            missing = sum(max(0, self.settings.cycles - self.met(player.name, name)) for name in gone)
            if self.settings.scoring == "places":
                self.accounts[player.name].extra = missing * self.settings.award(0)

    def _total(self, account: Account) -> Fraction:
        known = [line.score for line in account.lines if line.score is not None]
        total = sum(known, account.extra)
        if account.missed:
            total += account.missed * exact(self.settings.missed_points)
        if unknown := len(account.lines) - len(known):
            total += unknown * self._bye(account)
        return total

    def _bye(self, account: Account) -> Fraction:
        """Return what a round is worth to a player that has no score of its own."""
        if self.settings.bye_points is not None:
            return exact(self.settings.bye_points)
        played = [line.score for line in account.lines if line.kind == "played" and line.score is not None]
        unplayed = EVEN if self.settings.scoring == "comparison" else Fraction(0)
        return sum(played, Fraction(0)) / len(played) if played else unplayed


def _line(number: int, pod: Pod, seat: int, outcome: Outcome | None, score: Fraction | None, compares: bool) -> Line:
    others = tuple(other for other in range(len(pod.seats)) if other != seat)
    opponents = tuple(pod.seats[other] for other in others)
    if outcome is None:
        return Line(number, pod.table, "open", seat, opponents)
    place = outcome.places[seat]
    kind: Kind = "no-show" if not place else "played" if outcome.was_played else "forfeit"
    points = exact(outcome.points[seat]) if outcome.points and kind == "played" else None
    places = tuple(outcome.places[other] for other in others)
    share = score if compares and kind == "played" else None
    return Line(number, pod.table, kind, seat, opponents, places, place, score, points, share)
