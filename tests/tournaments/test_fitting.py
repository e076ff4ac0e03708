"""Scores that are fitted to all margins: how many points a game each is better than the average player."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Result
from parlour.tournaments.files import decode, encode
from parlour.tournaments.fitting import EVEN_GAMES, find_margins, fit_scores
from parlour.tournaments.ledger import Ledger
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament, fold
from tests.tournaments.playing import disturb, finish, found, pair

seeds = st.integers(0, 2**32)


def play(players: int, rounds: int, seats: tuple[int, int], seed: int) -> Tournament:
    """A night by dice, with all that may disturb it."""
    dice, tournament = random.Random(seed), found("duplicate", players, seats=seats, scoring="fitted")
    for _ in range(rounds):
        if len(tournament.here) < seats[0]:
            break
        pair(tournament)
        finish(tournament, dice)
        disturb(tournament, dice)
    return tournament


@given(st.integers(4, 11), st.integers(1, 6), seeds)
def test_scores_solve_the_least_squares(players: int, rounds: int, seed: int) -> None:
    """At tables for two, as the normal equations say, solved by another program."""
    tournament = play(players, rounds, (2, 2), seed)
    margins = [one for found_ in tournament.rounds for one in find_margins(tournament.settings, found_)]
    names = sorted({margin.name for margin in margins})
    boards = sorted({margin.board for margin in margins})
    size = len(names) + len(boards)
    equations, wanted = np.eye(size) * EVEN_GAMES, np.zeros(size)
    for margin in margins:
        own, board = names.index(margin.name), len(names) + boards.index(margin.board)
        for row in (own, board):
            equations[row, own] += 1
            equations[row, board] += 1
            for other in margin.others:
                equations[row, names.index(other)] -= 1 / len(margin.others)
            wanted[row] += margin.value
    solved = np.linalg.solve(equations, wanted)
    fitted = fit_scores(tournament.settings, tournament.rounds)
    assert all(abs(float(fitted[name]) - solved[n]) < 0.0051 for n, name in enumerate(names))


@pytest.mark.parametrize("seats", [(2, 2), (3, 3), (3, 4)])
@given(seed=seeds)
def test_a_night_is_never_stuck_and_read_again_as_it_was(seats: tuple[int, int], seed: int) -> None:
    tournament = play(7, 5, seats, seed)
    again = decode(encode(tournament))
    assert rank_players(again) == rank_players(tournament)
    if len(tournament.here) >= seats[0]:
        assert pair_round(again) == pair_round(tournament)


@given(seeds)
def test_scores_do_not_depend_on_the_order_of_results(seed: int) -> None:
    tournament, dice = play(8, 1, (2, 2), seed), random.Random(seed)
    events = [event for event in tournament.events if isinstance(event, Result)]
    first = tournament.events.index(events[0])
    dice.shuffle(events)
    mixed = [*tournament.events[:first], *events, *tournament.events[first + len(events) :]]
    assert rank_players(fold(tournament.settings, mixed)) == rank_players(tournament)


def inversions(seed: int, scoring: str) -> int:
    """Count the pairs ranked wrongly after five rounds in which everybody plays exactly as strong as they are.

    Ten players are ten points apart, and boards favour the first seat by up to twenty.
    """
    strength = {name: 10 * n for n, name in enumerate("ABCDEFGHIJ")}
    tournament = found("duplicate", list(strength), scoring=scoring, seed=f"{seed:064x}", tie_breaks=())
    for luck in (0, 20, -10, 15, -20):
        one = pair(tournament)
        for pod in one.pods:
            first, second = pod.seats
            points = [50 + strength[first] + luck, 50 + strength[second]]
            tournament.apply(Result(one.number, pod.table, make_outcome(tournament.settings, pod, points)))
    places = {standing.name: standing.place for standing in rank_players(tournament)}
    return sum(places[weak] <= places[strong] for weak, strong in itertools.combinations("ABCDEFGHIJ", 2))


def test_the_luck_of_the_boards_and_the_strength_of_opponents_hardly_count() -> None:
    """By comparison alone, who met strong players falls behind; of 45 pairs."""
    fitted, compared = ([inversions(seed, scoring) for seed in range(10)] for scoring in ("fitted", "comparison"))
    assert sum(fitted) < sum(compared) / 2
    assert max(fitted) <= 4


def test_who_does_not_show_up_has_the_worst_margin_and_who_waits_loses_nothing() -> None:
    tournament = found("duplicate", 5, scoring="fitted")
    one = pair(tournament)
    bye = next(pod.seats[0] for pod in one.pods if not pod.table)
    tables = [pod for pod in one.pods if pod.table]
    tournament.apply(Result(1, 1, make_outcome(tournament.settings, tables[0], (30, 10))))
    tournament.apply(Result(1, 2, make_outcome(tournament.settings, tables[1], (), absent=tables[1].seats[:1])))
    accounts = Ledger(tournament).accounts
    assert accounts[bye].score == accounts[tables[1].seats[1]].score == 0
    assert accounts[tables[1].seats[0]].score < 0
    assert accounts[tables[0].seats[0]].score == -accounts[tables[0].seats[1]].score > 0
    assert all(isinstance(account.score, Fraction) for account in accounts.values())


@pytest.mark.parametrize("wrong", [{"bye_points": 1}, {"missed_points": 0.5}])
def test_byes_and_missed_rounds_have_no_points(wrong: dict[str, float]) -> None:
    with pytest.raises(TournamentRefused, match="byes and missed rounds count nothing"):
        found("duplicate", 4, scoring="fitted", **wrong)
