"""Duplicate tournaments: results of the same board and seat are compared."""

from __future__ import annotations

import random
from collections import defaultdict
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.comparison import compare_boards
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Corrected, Entered, Result
from parlour.tournaments.ledger import Ledger
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament
from tests.tournaments.playing import SEED, finish, found, pair

HALF = Fraction(1, 2)
seeds = st.integers(0, 2**32)


def note(tournament: Tournament, table: int, *points: int, absent: tuple[int, ...] = ()) -> None:
    """Note or correct the points at a table of the last round; ``absent`` are seats."""
    one = tournament.rounds[-1]
    pod = one.pod_at(table)
    assert pod is not None
    said = make_outcome(tournament.settings, pod, points, absent=[pod.seats[seat] for seat in absent])
    kind = Corrected if table in one.outcomes else Result
    tournament.apply(kind(one.number, table, said))


def scores(tournament: Tournament) -> list[tuple[Fraction | None, ...]]:
    """Compare the last round, by table."""
    return [by_seat for _, by_seat in sorted(compare_boards(tournament.settings, tournament.rounds[-1]).items())]


def test_each_seat_is_compared_with_the_same_seat_of_the_other_tables() -> None:
    """Margins of the first seat are 10, −5, 10 and 30: one is worst, two are equal, one is best."""
    tournament = found("duplicate", 8)
    pair(tournament)
    for table, points in enumerate([(110, 100), (95, 100), (60, 50), (130, 100)], 1):
        note(tournament, table, *points)
    assert scores(tournament) == [(HALF, HALF), (0, 1), (HALF, HALF), (1, 0)]
    note(tournament, 2, 120, 100)
    assert scores(tournament) == [
        (Fraction(1, 6), Fraction(5, 6)),
        (Fraction(2, 3), Fraction(1, 3)),
        (Fraction(1, 6), Fraction(5, 6)),
        (1, 0),
    ], "a correction changes what the others score"


def test_the_fewest_points_are_best_where_they_win() -> None:
    tournament = found("duplicate", 4, game="thirty-six", lowest_wins=True)
    pair(tournament)
    note(tournament, 1, 0, 3)
    note(tournament, 2, 0, 7)
    assert scores(tournament) == [(0, 1), (1, 0)]


def test_larger_tables_compare_with_the_mean_of_the_others_and_with_tables_of_their_size() -> None:
    tournament = found("duplicate", 10, seats=(3, 4))
    sizes = [len(pod.seats) for pod in pair(tournament).pods]
    assert sorted(sizes) == [3, 3, 4]
    for table, size in enumerate(sizes, 1):
        note(tournament, table, *range(10 * table, 10 * table + size))
    found_scores = dict(zip(sizes, scores(tournament), strict=True))
    assert found_scores[4] == (HALF,) * 4, "nobody to compare with"
    assert found_scores[3] == (HALF,) * 3, "margins are the same although the points are not"


def test_who_does_not_show_up_scores_nothing_and_who_waits_scores_as_usual() -> None:
    tournament = found("duplicate", 5)
    for first in range(2):
        bye = next(pod.seats[0] for pod in pair(tournament).pods if not pod.table)
        assert Ledger(tournament).accounts[bye].score == HALF or first, "no game yet: one half"
        note(tournament, 1, 30, 10)
        note(tournament, 2, 20, 10)
    pod = next(pod for pod in pair(tournament).pods if pod.table == 1)
    before = {name: account.score for name, account in Ledger(tournament).accounts.items()}
    note(tournament, 1, 0, 0, absent=(0,))
    note(tournament, 2, 20, 10)
    after = Ledger(tournament).accounts
    assert after[pod.seats[0]].score == before[pod.seats[0]]
    played = [line.score for line in after[pod.seats[1]].lines if line.kind == "played"]
    alone = next(line for line in after[pod.seats[1]].lines if line.kind == "forfeit")
    assert alone.score is None
    assert after[pod.seats[1]].score == sum(played) * Fraction(3, len(played)), "the mean of the player's own games"


@given(st.integers(2, 12), st.sampled_from([(2, 2), (3, 3), (3, 4)]), seeds)
def test_scores_of_a_board_and_seat_are_one_half_on_average(players: int, seats: tuple[int, int], seed: int) -> None:
    dice, tournament = random.Random(seed), found("duplicate", max(players, seats[0]), seats=seats)
    for _ in range(4):
        one = pair(tournament)
        finish(tournament, dice)
        groups = defaultdict(list)
        for table, by_seat in compare_boards(tournament.settings, one).items():
            outcome = one.outcomes[table]
            for seat in outcome.present if outcome.was_played else ():
                groups[len(by_seat), outcome.present, seat].append(by_seat[seat])
        for group in groups.values():
            assert sum(score for score in group if score is not None) == HALF * len(group)


@given(st.integers(4, 13), seeds)
def test_everybody_meets_others_and_changes_seats(players: int, seed: int) -> None:
    """Whatever the results, nobody meets again in half as many rounds as there are others, and starts stay even."""
    dice, tournament = random.Random(seed), found("duplicate", players)
    rounds = (players - 1) // 2
    for _ in range(rounds):
        pair(tournament)
        finish(tournament, dice)
    ledger = Ledger(tournament)
    assert max(ledger.meetings.values()) == 1
    assert all(abs(account.balance) <= 2 for account in ledger.accounts.values())
    assert max(account.byes for account in ledger.accounts.values()) <= 1


@given(seeds)
def test_pairings_do_not_follow_results(seed: int) -> None:
    """So that nobody gets stronger opponents for having won, which would spoil the comparison."""
    one, other = found("duplicate", 9), found("duplicate", 9)
    for number in range(4):
        assert pair(one).pods == pair(other).pods
        finish(one, random.Random(seed + number))
        finish(other, random.Random(seed - number))


def test_a_late_entry_misses_boards() -> None:
    tournament = found("duplicate", 4, missed_points=0.25)
    pair(tournament)
    finish(tournament, random.Random(1))
    tournament.apply(Entered("Late"))
    late = next(standing for standing in rank_players(tournament) if standing.name == "Late")
    assert late.score == Fraction(1, 4)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"scoring": "places"}, "a duplicate night, and nothing else, is scored by comparison or fitted"),
        ({"night": ""}, "has the secret of a night"),
        ({"best_of": 3}, "a board is played once"),
        ({"place_points": (1, 0)}, "places have no points"),
    ],
)
def test_settings_that_contradict_are_refused(wrong: dict[str, object], complaint: str) -> None:
    with pytest.raises(TournamentRefused, match=f"(?i){complaint}"):
        found("duplicate", 4, **wrong)


def test_other_formats_have_no_night() -> None:
    with pytest.raises(TournamentRefused, match=r"(?i)has the secret of a night"):
        found("swiss", 4, night=SEED)


def test_points_are_needed() -> None:
    tournament = found("duplicate", 4)
    pod = pair(tournament).pods[0]
    said = make_outcome(tournament.settings, pod, winner=pod.seats[0])
    with pytest.raises(TournamentRefused, match=r"(?i)points of the game are compared here"):
        tournament.apply(Result(1, pod.table, said))
