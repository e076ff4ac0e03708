"""What decides between players of equal scores. Each tie-break is a function with its exact definition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from parlour.tournaments.ledger import Account, Ledger, Line
from parlour.tournaments.settings import TieBreak

Values = Mapping[str, Fraction]


def buchholz(ledger: Ledger, group: Sequence[str]) -> Values:
    """Return the sum of what ``opponent_scores`` gives for each of a group."""
    return {name: sum(opponent_scores(ledger, name), Fraction(0)) for name in group}


def buchholz_cut(ledger: Ledger, group: Sequence[str]) -> Values:
    """Return Buchholz without the lowest of the scores."""
    return {name: sum(sorted(opponent_scores(ledger, name))[1:], Fraction(0)) for name in group}


def median_buchholz(ledger: Ledger, group: Sequence[str]) -> Values:
    """Return Buchholz without the lowest and the highest of the scores."""
    return {name: sum(sorted(opponent_scores(ledger, name))[1:-1], Fraction(0)) for name in group}


def opponent_scores(ledger: Ledger, name: str) -> list[Fraction]:
    """Return the present scores of all opponents a player met, an opponent met twice being there twice.

    A bye, or a game won because others did not show up, counts as an opponent with the player's own score. A game at
    which the player did not show up and a round without the player count nothing; so do tables without a result.
    """
    found: list[Fraction] = []
    for line in ledger.accounts[name].lines:
        if line.kind == "played":
            found += [ledger.accounts[other].score for other, _ in _met(line)]
        elif line.kind in ("bye", "forfeit"):
            found.append(ledger.accounts[name].score)
    return found


def sonneborn_berger(ledger: Ledger, group: Sequence[str]) -> Values:
    """Return the sum of the present scores of opponents who were beaten, and half of those who were drawn with.

    At larger tables everybody behind counts as beaten, who shares the place as drawn with. Only games that were played
    count.
    """
    return {name: sum(_beaten(ledger, ledger.accounts[name]), Fraction(0)) for name in group}


def _beaten(ledger: Ledger, account: Account) -> Iterator[Fraction]:
    for line in account.lines:
        if line.kind == "played":
            for other, place in _met(line):
                yield ledger.accounts[other].score * share(line.place, place)


def head_to_head(ledger: Ledger, group: Sequence[str]) -> Values:
    """Return what each of a group won against the others of it: 1 for being ahead, half for a shared place.

    It decides only where everybody of the group has played everybody else of it; otherwise all have nothing.
    """
    members = set(group)
    won = dict.fromkeys(group, Fraction(0))
    for name in group:
        played: set[str] = set()
        for line in ledger.accounts[name].lines:
            for other, place in _met(line) if line.kind == "played" else ():
                if other in members:
                    played.add(other)
                    won[name] += share(line.place, place)
        if len(played) < len(members) - 1:
            return dict.fromkeys(group, Fraction(0))
    return won


def games_won(ledger: Ledger, group: Sequence[str]) -> Values:
    """Return how many games each won alone; only games that were played count, a series as one."""
    return {name: Fraction(ledger.accounts[name].wins) for name in group}


def game_points(ledger: Ledger, group: Sequence[str]) -> Values:
    """Return all points of games that were played; where the lowest points win a game, fewer are better."""
    sign = -1 if ledger.settings.lowest_leads else 1
    return {name: sign * ledger.accounts[name].points for name in group}


def _met(line: Line) -> Iterator[tuple[str, int]]:
    """Yield the opponents of a table who showed up, with their places."""
    return ((other, place) for other, place in zip(line.opponents, line.places, strict=True) if place)


def share(place: int, other: int) -> Fraction:
    """Return 1 for a better place, half for the same, else 0."""
    return Fraction(1) if place < other else Fraction(1, 2) if place == other else Fraction(0)


DEFINED: dict[TieBreak, Callable[[Ledger, Sequence[str]], Values]] = {
    "buchholz": buchholz,
    "buchholz-cut": buchholz_cut,
    "median-buchholz": median_buchholz,
    "sonneborn-berger": sonneborn_berger,
    "head-to-head": head_to_head,
    "games-won": games_won,
    "game-points": game_points,
}
"""The tie-breaks by name. Higher values are better."""
