"""The standings of a tournament: places, scores and what decided between equal ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from parlour.tournaments.ledger import Account, Ledger
from parlour.tournaments.tie_breaks import DEFINED
from parlour.tournaments.tournament import Tournament


@dataclass(frozen=True)
class Standing:
    """A line of the standings.

    place: from 1; who cannot be told apart shares it
    tie_breaks: values in the organiser's order; of head to head None where nobody had the same score
    is_here: whether the player is still there
    account: all rounds of the player
    """

    place: int
    name: str
    score: Fraction
    tie_breaks: tuple[Fraction | None, ...]
    is_here: bool
    account: Account


def rank_players(tournament: Tournament, ledger: Ledger | None = None) -> list[Standing]:
    """Return the standings, best first, equals in the order of entry.

    Who left before any round was paired with them is not listed.
    """
    ledger = ledger or Ledger(tournament)
    listed = [name for name, player in tournament.players.items() if player.is_here or ledger.accounts[name].lines]
    values: dict[str, list[Fraction | None]] = {name: [] for name in listed}
    groups = [listed]
    for key in (_leavers_last(tournament, ledger), _by_score(tournament, ledger)):
        groups = [part for group in groups for part in _split(group, key)]
    for wish in tournament.settings.tie_breaks:
        groups = [part for group in groups for part in _break_tie(ledger, wish, group, values)]
    return list(_number(tournament, ledger, groups, values))


def _leavers_last(tournament: Tournament, ledger: Ledger) -> dict[str, Fraction]:
    """Return 0 for those who rank behind all others: in 36's own tournament whom leaving cost games."""
    if tournament.settings.format != "thirty-six":
        return dict.fromkeys(tournament.players, Fraction(0))
    rounds = len(tournament.rounds)
    return {name: Fraction(len(account.lines) >= rounds) for name, account in ledger.accounts.items()}


def _by_score(tournament: Tournament, ledger: Ledger) -> dict[str, Fraction]:
    lowest = tournament.settings.scoring == "points" and tournament.settings.lowest_leads
    return {name: -account.score if lowest else account.score for name, account in ledger.accounts.items()}


def _split(group: list[str], values: dict[str, Fraction]) -> Iterator[list[str]]:
    """Yield the parts of a group with equal values, the highest first; within a part the order stays."""
    in_order = sorted(group, key=lambda name: -values[name])
    for _, part in groupby(in_order, key=lambda name: values[name]):
        yield list(part)


def _break_tie(
    ledger: Ledger, wish: str, group: list[str], values: dict[str, list[Fraction | None]]
) -> Iterator[list[str]]:
    found = dict(DEFINED[wish](ledger, group))  # type: ignore[index]
    for name in group:
        values[name].append(found[name] if len(group) > 1 or wish != "head-to-head" else None)
    yield from _split(group, found)


def _number(
    tournament: Tournament, ledger: Ledger, groups: list[list[str]], values: dict[str, list[Fraction | None]]
) -> Iterator[Standing]:
    place = 1
    for group in groups:
        for name in group:
            account = ledger.accounts[name]
            yield Standing(place, name, account.score, tuple(values[name]), tournament.players[name].is_here, account)
        place += len(group)
