"""Tie-breaks and standings, beside what was computed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from parlour.tournaments.events import Outcome, Paired, Pod, Result
from parlour.tournaments.ledger import Ledger
from parlour.tournaments.settings import TIE_BREAKS
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tie_breaks import DEFINED
from parlour.tournaments.tournament import Tournament
from tests.tournaments.playing import found

WIN, LOSS, DRAW = (1, 2), (2, 1), (1, 1)


def play(tournament: Tournament, *tables: tuple[str, Sequence[int], Sequence[int]]) -> None:
    """Add a round: the initials at each table, their places, and their points; one initial alone has a bye."""
    number = len(tournament.rounds) + 1
    pods = [Pod(n if len(seats) > 1 else 0, tuple(seats)) for n, (seats, _, _) in enumerate(tables, 1)]
    tournament.apply(Paired(number, tuple(pods)))
    for pod, (_, places, points) in zip(pods, tables, strict=True):
        if pod.table:
            tournament.apply(Result(number, pod.table, Outcome(tuple(places), tuple(points))))


def values(tournament: Tournament, wish: str) -> dict[str, float]:
    ledger = Ledger(tournament)
    return {name: float(value) for name, value in DEFINED[wish](ledger, list(ledger.accounts)).items()}


@pytest.fixture
def four() -> Tournament:
    """A beats B and draws with D, B beats D, C beats A, all other games are drawn: A 1½, B 1½, C 2, D 1."""
    tournament = found(players="ABCD", tie_breaks=("head-to-head",))
    play(tournament, ("AB", WIN, (9, 4)), ("CD", DRAW, (5, 5)))
    play(tournament, ("AC", LOSS, (1, 2)), ("DB", LOSS, (0, 7)))
    play(tournament, ("DA", DRAW, (3, 3)), ("BC", DRAW, ()))
    return tournament


@pytest.mark.parametrize(
    ("wish", "by_hand"),
    [
        ("buchholz", (1.5 + 2 + 1, 1.5 + 1 + 2, 1 + 1.5 + 1.5, 2 + 1.5 + 1.5)),
        ("buchholz-cut", (1.5 + 2, 1.5 + 2, 1.5 + 1.5, 2 + 1.5)),
        ("median-buchholz", (1.5, 1.5, 1.5, 1.5)),
        ("sonneborn-berger", (1.5 + 1 / 2, 1 + 2 / 2, 1 / 2 + 1.5 + 1.5 / 2, 2 / 2 + 1.5 / 2)),
        ("head-to-head", (1.5, 1.5, 2, 1)),
        ("games-won", (1, 1, 1, 0)),
        ("game-points", (13, 11, 7, 8)),
    ],
)
def test_four_who_all_met(four: Tournament, wish: str, by_hand: tuple[float, ...]) -> None:
    assert values(four, wish) == dict(zip("ABCD", by_hand, strict=True))


def test_every_tie_break_is_defined() -> None:
    assert set(DEFINED) == set(TIE_BREAKS)


def test_between_two_their_game_decides(four: Tournament) -> None:
    """A and B have 1½ each, and A beat B."""
    assert [(one.place, one.name, one.tie_breaks) for one in rank_players(four)] == [
        (1, "C", (None,)),
        (2, "A", (1,)),
        (3, "B", (0,)),
        (4, "D", (None,)),
    ]


def test_without_tie_breaks_places_are_shared() -> None:
    tournament = found(players="ABCD", tie_breaks=())
    play(tournament, ("AB", WIN, ()), ("CD", WIN, ()))
    assert [(one.place, one.name) for one in rank_players(tournament)] == [(1, "A"), (1, "C"), (3, "B"), (3, "D")]


def test_their_games_decide_nothing_where_one_is_missing() -> None:
    """A, B and C have a point each; A beat B, but C met nobody of them."""
    tournament = found(players="ABCDE", tie_breaks=("head-to-head",))
    play(tournament, ("AB", WIN, ()), ("CD", WIN, ()), ("E", (), ()))
    play(tournament, ("AE", LOSS, ()), ("BD", WIN, ()), ("C", (), ()))
    scores = {one.name: one.score for one in rank_players(tournament)}
    assert (scores["A"], scores["B"]) == (1, 1)
    assert values(tournament, "head-to-head") == dict.fromkeys("ABCDE", 0)


def test_byes_and_forfeits() -> None:
    """A beats B while C has a bye; then C does not show up against A, while B has a bye: A 2, B 1, C 1.

    Buchholz: A has B's 1 and, for the game C did not come to, its own 2; B has A's 2 and its own 1; C its own 1 alone.
    """
    tournament = found(players="ABC")
    play(tournament, ("AB", WIN, (8, 5)), ("C", (), ()))
    play(tournament, ("CA", (0, 1), ()), ("B", (), ()))
    assert [(one.name, one.score) for one in rank_players(tournament)] == [("A", 2), ("B", 1), ("C", 1)]
    assert values(tournament, "buchholz") == {"A": 3, "B": 3, "C": 1}
    assert values(tournament, "sonneborn-berger") == {"A": 1, "B": 0, "C": 0}
    assert values(tournament, "games-won") == {"A": 1, "B": 0, "C": 0}
    assert values(tournament, "game-points") == {"A": 8, "B": 5, "C": 0}


def test_larger_tables() -> None:
    """A before B and C, who share second place, and D did not come: 3, 1½, 1½ and 0."""
    tournament = found(players="ABCD", seats=(3, 4))
    play(tournament, ("ABCD", (1, 2, 2, 0), ()))
    assert [(one.place, one.name, one.score) for one in rank_players(tournament)] == [
        (1, "A", 3),
        (2, "B", Fraction(3, 2)),
        (2, "C", Fraction(3, 2)),
        (4, "D", 0),
    ]
    assert values(tournament, "buchholz") == {"A": 3, "B": 4.5, "C": 4.5, "D": 0}
    assert values(tournament, "sonneborn-berger") == {"A": 3, "B": 0.75, "C": 0.75, "D": 0}


def test_points_of_the_game_as_the_score() -> None:
    """A bye is worth the mean of the player's own games: C played one for 12. Nobody knows yet what B's is worth."""
    tournament = found(players="ABC", scoring="points", tie_breaks=())
    play(tournament, ("AC", LOSS, (7, 12)), ("B", (), ()))
    assert [(one.name, one.score) for one in rank_players(tournament)] == [("C", 12), ("A", 7), ("B", 0)]
    play(tournament, ("AB", WIN, (10, 4)), ("C", (), ()))
    assert [(one.name, one.score) for one in rank_players(tournament)] == [("C", 24), ("A", 17), ("B", 8)]


def test_where_the_lowest_points_win_the_sum_of_them_counts_against_a_player() -> None:
    tournament = found(players="AB", lowest_wins=True, tie_breaks=("game-points",))
    play(tournament, ("AB", DRAW, (4, 4)))
    play(tournament, ("BA", DRAW, (3, 3)))
    assert values(tournament, "game-points") == {"A": -7, "B": -7}
