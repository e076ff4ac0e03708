"""Round robin, league, knockout, arena and 36's own tournament."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Closed, Corrected, Entered, Left, Outcome, Result
from parlour.tournaments.ledger import Ledger
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.pairing import pair_round, planned_rounds
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament
from tests.tournaments.playing import disturb, finish, found, pair

seeds = st.integers(0, 2**32)


def play_all(tournament: Tournament, dice: random.Random) -> int:
    """Pair until that is refused; return the number of rounds."""
    while True:
        try:
            pair(tournament)
        except TournamentRefused:
            return len(tournament.rounds)
        finish(tournament, dice)


@pytest.mark.parametrize("cycles", [1, 2, 3])
@pytest.mark.parametrize("players", range(2, 14))
def test_a_round_robin_meets_everybody(players: int, cycles: int) -> None:
    """As often as agreed, in as few rounds as possible; starts are equal, or differ by one if they cannot be."""
    tournament = found("round-robin", players, cycles=cycles)
    assert play_all(tournament, random.Random(1)) == cycles * (players - 1 + players % 2)
    ledger = Ledger(tournament)
    assert {ledger.met(a, b) for a, b in combinations(tournament.players, 2)} == {cycles}
    games = cycles * (players - 1)
    assert {abs(account.balance) for account in ledger.accounts.values()} == {games % 2}
    assert {account.byes for account in ledger.accounts.values()} == {cycles * (players % 2)}


@given(st.integers(2, 8), st.integers(1, 2), seeds)
def test_a_round_robin_meets_everybody_whoever_comes_and_goes(players: int, cycles: int, seed: int) -> None:
    """Nobody meets too often, and in the end all who are here have met all others who are here."""
    dice, tournament = random.Random(seed), found("round-robin", players, cycles=cycles)
    for _ in range(8):
        if len(tournament.here) >= 2 and dice.random() < 0.8:
            with contextlib.suppress(TournamentRefused):
                pair(tournament)
        finish(tournament, dice)
        disturb(tournament, dice)
    play_all(tournament, dice)
    ledger = Ledger(tournament)
    assert max(ledger.meetings.values(), default=0) <= cycles
    if len(tournament.here) >= 2:
        here = [player.name for player in tournament.here]
        assert {ledger.met(a, b) for a, b in combinations(here, 2)} == {cycles}


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_guest_of_some_rounds_makes_nobody_meet_twice(rounds: int) -> None:
    """While the guest is there, pairs meet that the circle method has for later; once the guest left, it is resumed."""
    tournament = found("round-robin", 6)
    pair(tournament)
    tournament.apply(Entered("Guest"))
    for _ in range(rounds):
        pair(tournament)
    tournament.apply(Left("Guest"))
    play_all(tournament, random.Random(1))
    here = [player.name for player in tournament.here]
    assert {Ledger(tournament).met(a, b) for a, b in combinations(here, 2)} == {1}


def test_who_left_a_round_robin_loses_the_games_that_are_missing() -> None:
    """D left after one round: A, B and C have a win against D each, whether they had played or not."""
    tournament = found("round-robin", "ABCD")
    one = pair(tournament)
    for pod in one.pods:
        winner = next(name for name in pod.seats if name != "D")
        tournament.apply(Result(1, pod.table, make_outcome(tournament.settings, pod, winner=winner)))
    before = {standing.name: standing.score for standing in rank_players(tournament)}
    met = {name for pod in one.pods if "D" in pod.seats for name in pod.seats}
    tournament.apply(Left("D"))
    after = {standing.name: standing.score for standing in rank_players(tournament)}
    assert after == {name: before[name] + (name not in met) for name in before}


@pytest.mark.parametrize("size", [3, 4, 5])
def test_tables_of_an_affine_plane_meet_everybody_exactly_once(size: int) -> None:
    tournament = found("round-robin", size * size, seats=(size, size))
    assert play_all(tournament, random.Random(1)) == size + 1
    assert {Ledger(tournament).met(a, b) for a, b in combinations(tournament.players, 2)} == {1}


@pytest.mark.parametrize(("players", "seats"), [(6, (3, 3)), (7, (3, 4)), (8, (4, 4)), (12, (3, 3)), (13, (3, 4))])
def test_larger_tables_meet_almost_evenly(players: int, seats: tuple[int, int]) -> None:
    tournament = found("round-robin", players, seats=seats)
    assert play_all(tournament, random.Random(1)) == -(-(players - 1) // (seats[1] - 1))
    met = Counter(Ledger(tournament).met(a, b) for a, b in combinations(tournament.players, 2))
    assert max(met) <= (3 if players == 8 else 2)
    assert met[1] >= met[0]


def test_a_league_names_its_rounds_and_waits_for_nobody() -> None:
    tournament = found("league", "ABC", labels=("Monday", "Friday"))
    for label in ("Monday", "Friday", ""):
        assert pair(tournament).label == label
    assert len(tournament.open_tables) == 3


@given(st.integers(2, 17), st.sampled_from(["order", "lot"]), seeds)
def test_a_knockout_ends_with_one_winner(players: int, seeding: str, seed: int) -> None:
    """In as few rounds as possible; all others lost exactly once."""
    dice, tournament = random.Random(seed), found("elimination", players, seeding=seeding)
    assert play_all(tournament, dice) == (players - 1).bit_length()
    lost = Counter(
        name
        for one in tournament.rounds
        for pod in one.pods
        if pod.table
        for name, place in zip(pod.seats, one.outcomes[pod.table].places, strict=True)
        if place != 1
    )
    assert sorted(lost.values()) == [1] * (players - 1)
    table = rank_players(tournament)
    assert [one.place for one in table].count(1) == 1
    assert table[0].name not in lost


@given(st.integers(2, 9), seeds)
def test_who_leaves_a_knockout_is_replaced_by_a_bye(players: int, seed: int) -> None:
    """In the end one is left, or nobody where the last ones left."""
    dice, tournament = random.Random(seed), found("elimination", players)
    while True:
        try:
            pair(tournament)
        except TournamentRefused:
            break
        finish(tournament, dice)
        disturb(tournament, dice, may_enter=False)
    if len(tournament.rounds[-1].pods) > 1:
        assert len(tournament.here) < 2
    else:
        assert len(tournament.rounds) == (players - 1).bit_length()


@pytest.mark.parametrize("players", range(2, 20))
def test_the_best_seeds_have_byes_and_meet_last(players: int) -> None:
    """If the better seed wins each game, seeds 1 to 2^k are the last 2^k."""
    tournament = found("elimination", players)
    rounds = (players - 1).bit_length()
    for number in range(rounds):
        one = pair(tournament)
        if not number:
            byes = {pod.seats[0] for pod in one.pods if not pod.table}
            assert byes == {f"P{n}" for n in range(2**rounds - players)}
        left = {name for pod in one.pods for name in pod.seats}
        assert left == {f"P{n}" for n in range(min(players, 2 ** (rounds - number)))}
        for pod in one.pods:
            if pod.table:
                best = min(pod.seats, key=lambda name: int(name[1:]))
                tournament.apply(Result(one.number, pod.table, make_outcome(tournament.settings, pod, winner=best)))


def test_a_corrected_knockout_keeps_its_pairings() -> None:
    tournament = found("elimination", 4)
    first = pair(tournament)
    for pod in first.pods:
        tournament.apply(Result(1, pod.table, make_outcome(tournament.settings, pod, winner=pod.seats[0])))
    final = pair(tournament).pods
    tournament.apply(Corrected(1, 1, make_outcome(tournament.settings, first.pods[0], winner=first.pods[0].seats[1])))
    assert tournament.rounds[1].pods == final


def test_nobody_enters_a_knockout_that_has_begun() -> None:
    tournament = found("elimination", 2)
    pair(tournament)
    with pytest.raises(TournamentRefused, match="Late comes too late"):
        tournament.apply(Entered("Late"))


def test_an_arena_pairs_whoever_is_free() -> None:
    """Five people: one waits; when a table is done its two and the one who waited may be paired, at a free table."""
    tournament = found("arena", 5)
    first = pair(tournament)
    assert [pod.table for pod in first.pods] == [1, 2]
    with pytest.raises(TournamentRefused, match="free to be paired: 1"):
        pair_round(tournament)
    tournament.apply(Result(1, 2, Outcome((1, 2))))
    waited = ({f"P{n}" for n in range(5)} - {name for pod in first.pods for name in pod.seats}).pop()
    second = pair(tournament)
    assert [pod.table for pod in second.pods] == [2]
    assert waited in second.pods[0].seats, "whoever played least is not the one who waits"
    assert second.pods[0].seats != first.pods[1].seats
    tournament.apply(Closed())
    with pytest.raises(TournamentRefused, match="is closed"):
        pair_round(tournament)
    tournament.apply(Result(1, 1, Outcome((1, 2))))


@given(st.integers(2, 9), seeds)
def test_in_an_arena_nobody_sits_at_two_tables(players: int, seed: int) -> None:
    dice, tournament = random.Random(seed), found("arena", players)
    for _ in range(20):
        if dice.random() < 0.5:
            try:
                pair(tournament)
            except TournamentRefused:
                assert len({player.name for player in tournament.here} - tournament.busy) < 2
        elif tournament.open_tables:
            one, pod = dice.choice(tournament.open_tables)
            tournament.apply(Result(one.number, pod.table, Outcome((1, 2))))
        sitting = [name for _, pod in tournament.open_tables for name in pod.seats]
        assert len(sitting) == len(set(sitting))
        tables = [pod.table for _, pod in tournament.open_tables]
        assert len(tables) == len(set(tables))
        assert max(tables, default=0) <= players // 2


@pytest.mark.rule("T36-30", "T36-31", "T36-32", "T36-33", "T36-D17")
def test_the_tournament_of_36() -> None:
    """Three play three games; each starts one; the lowest total wins, of equal ones that with more games won."""
    tournament = found("thirty-six", "ABC")
    left = {"A": (0, 5, 0), "B": (2, 0, 3), "C": (1, 1, 3)}
    starters = []
    for game in range(3):
        (pod,) = pair(tournament).pods
        starters.append(pod.seats[0])
        if game:
            before = tournament.rounds[game - 1].pods[0].seats
            assert pod.seats == before[1:] + before[:1], "the start moves clockwise"
        points = [left[name][game] for name in pod.seats]
        tournament.apply(Result(game + 1, 1, make_outcome(tournament.settings, pod, points)))
    assert sorted(starters) == ["A", "B", "C"]
    assert planned_rounds(tournament) == 3
    with pytest.raises(TournamentRefused, match="over"):
        pair_round(tournament)
    assert [(one.place, one.name, one.score) for one in rank_players(tournament)] == [
        (1, "A", 5),
        (2, "B", 5),
        (3, "C", 5),
    ]


def test_a_victory_of_36_is_shared() -> None:
    tournament = found("thirty-six", "AB")
    for number in (1, 2):
        (pod,) = pair(tournament).pods
        points = [0 if (name == "A") == (number == 1) else 4 for name in pod.seats]
        tournament.apply(Result(number, 1, make_outcome(tournament.settings, pod, points)))
    assert [(one.place, one.score) for one in rank_players(tournament)] == [(1, 4), (1, 4)]


def test_who_leaves_the_tournament_of_36_is_last_and_who_stays_away_keeps_all_counters() -> None:
    """C scores least, but plays one game of two; B does not come to a game and has 12 counters left."""
    tournament = found("thirty-six", "ABC")
    (pod,) = pair(tournament).pods
    points = [{"A": 3, "B": 4, "C": 0}[name] for name in pod.seats]
    tournament.apply(Result(1, 1, make_outcome(tournament.settings, pod, points)))
    tournament.apply(Left("C"))
    (pod,) = pair(tournament).pods
    assert set(pod.seats) == {"A", "B"}
    tournament.apply(Result(2, 1, make_outcome(tournament.settings, pod, absent=["B"])))
    assert [(one.name, one.score) for one in rank_players(tournament)] == [("A", 3), ("B", 16), ("C", 0)]
