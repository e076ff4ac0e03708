"""What holds in every tournament, whoever enters, leaves or comes back, and whatever is corrected."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import CameBack, Corrected, Entered, Event, Left, Outcome, Result
from parlour.tournaments.files import decode, encode
from parlour.tournaments.ledger import Ledger
from parlour.tournaments.outcomes import award_points
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.settings import Format, Settings
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament, fold
from tests.tournaments.playing import disturb, finish, found, pair

KINDS: list[tuple[Format, tuple[int, int]]] = [
    ("swiss", (2, 2)),
    ("swiss", (3, 3)),
    ("swiss", (3, 4)),
    ("swiss", (2, 5)),
    ("round-robin", (2, 2)),
    ("round-robin", (3, 4)),
    ("league", (2, 2)),
    ("elimination", (2, 2)),
    ("arena", (2, 2)),
    ("thirty-six", (2, 3)),
    ("duplicate", (2, 2)),
    ("duplicate", (3, 4)),
]
seeds = st.integers(0, 2**32)


def play(form: Format, seats: tuple[int, int], seed: int, rounds: int = 6) -> Tournament:
    """A tournament of up to nine players by dice, with all that may disturb it."""
    dice = random.Random(seed)
    players = dice.randint(seats[0], 3 if form == "thirty-six" else 9)
    tournament = found(form, players, seats=seats)
    for _ in range(rounds):
        if not is_pairable(tournament):
            continue
        pair(tournament)
        if form not in ("elimination", "thirty-six"):
            disturb(tournament, dice)
        finish(tournament, dice)
        disturb(tournament, dice, may_enter=form not in ("elimination", "thirty-six"))
    return tournament


def is_pairable(tournament: Tournament) -> bool:
    try:
        pair_round(tournament)
    except TournamentRefused:
        return False
    return True


def can_avoid_rematch(names: frozenset[str], met: set[frozenset[str]]) -> bool:
    """Whether a field of an even number can be paired so that nobody meets again, by trying everything."""
    if not names:
        return True
    first = min(names)
    return any(
        frozenset((first, other)) not in met and can_avoid_rematch(names - {first, other}, met)
        for other in names - {first}
    )


@given(seeds)
def test_nobody_meets_again_in_a_swiss_tournament_if_that_can_be_avoided(seed: int) -> None:
    tournament = play("swiss", (2, 2), seed, rounds=8)
    met: set[frozenset[str]] = set()
    byes: Counter[str] = Counter()
    for one in tournament.rounds:
        names = [name for pod in one.pods for name in pod.seats]
        fewest = min(byes[name] for name in names)
        may_rest = [frozenset([name]) for name in names if byes[name] == fewest] if len(names) % 2 else [frozenset()]
        is_avoidable = any(can_avoid_rematch(frozenset(names) - rest, met) for rest in may_rest)
        pairs = [frozenset(pod.seats) for pod in one.pods if pod.table]
        assert not (is_avoidable and met.intersection(pairs))
        met.update(pairs)
        byes.update(pod.seats[0] for pod in one.pods if not pod.table)


@pytest.mark.parametrize("seats", [(2, 2), (3, 3), (3, 4), (4, 4)])
@given(seeds)
def test_byes_go_to_those_with_the_fewest(seats: tuple[int, int], seed: int) -> None:
    """So nobody who was there all the time has two more than anybody else who was."""
    tournament = play("swiss", seats, seed, rounds=8)
    byes: Counter[str] = Counter()
    for one in tournament.rounds:
        names = {name for pod in one.pods for name in pod.seats}
        resting = {pod.seats[0] for pod in one.pods if not pod.table}
        assert len(resting) <= (1 if seats == (2, 2) else seats[1] - 1)
        assert max((byes[name] for name in resting), default=0) <= min(
            (byes[name] for name in names - resting), default=0
        )
        byes.update(resting)


@given(st.integers(2, 9), seeds)
def test_of_those_who_are_always_there_nobody_has_two_byes_more(players: int, seed: int) -> None:
    dice, tournament = random.Random(seed), found(players=players)
    for _ in range(players + 3):
        pair(tournament)
        finish(tournament, dice)
        byes = [account.byes for account in Ledger(tournament).accounts.values()]
        assert max(byes) - min(byes) <= 1


@pytest.mark.parametrize(("form", "seats"), KINDS)
@given(seed=seeds)
def test_a_tournament_is_never_stuck(form: Format, seats: tuple[int, int], seed: int) -> None:
    """It is refused to pair only where too few are there, or where the format is over."""
    tournament = play(form, seats, seed)
    here = [player.name for player in tournament.here]
    if is_pairable(tournament) or len(here) < seats[0]:
        return
    assert form not in ("swiss", "arena", "duplicate")
    if tournament.settings.meets_all:
        ledger = Ledger(tournament)
        assert all(ledger.met(a, b) for a, b in combinations(here, 2))
    elif form == "thirty-six":
        started = {one.pods[0].seats[0] for one in tournament.rounds}
        assert started.issuperset(here)
    elif form == "elimination":
        assert len(tournament.rounds[-1].pods) == 1
    else:
        assert len(tournament.rounds) == -(-(len(first(tournament)) - 1) // (seats[1] - 1))


def first(tournament: Tournament, number: int = 0) -> list[str]:
    """Who was there for a round, by default the first."""
    return [name for pod in tournament.rounds[number].pods for name in pod.seats]


@pytest.mark.parametrize(("form", "seats"), KINDS)
@given(seed=seeds)
def test_the_log_gives_the_same_tournament(form: Format, seats: tuple[int, int], seed: int) -> None:
    tournament = play(form, seats, seed)
    again = decode(encode(tournament))
    assert (again.settings, again.events) == (tournament.settings, tournament.events)
    assert (again.players, again.rounds) == (tournament.players, tournament.rounds)
    assert rank_players(again) == rank_players(tournament)
    if is_pairable(tournament):
        assert pair_round(again) == pair_round(tournament)


@pytest.mark.parametrize(("form", "seats"), KINDS)
@given(seed=seeds)
def test_standings_do_not_depend_on_the_order_of_results(form: Format, seats: tuple[int, int], seed: int) -> None:
    """Results of a round are exchanged with one another, corrections stay behind their results."""
    tournament, dice = play(form, seats, seed), random.Random(seed)
    events: list[Event] = []
    run: list[Event] = []
    for event in tournament.events:
        if isinstance(event, Result):
            run.append(event)
        else:
            dice.shuffle(run)
            events += [*run, event]
            run = []
    dice.shuffle(run)
    assert rank_players(fold(tournament.settings, [*events, *run])) == rank_players(tournament)


@pytest.mark.parametrize(("form", "seats"), KINDS)
@given(seed=seeds)
def test_a_correction_is_as_if_it_had_been_noted_at_once(form: Format, seats: tuple[int, int], seed: int) -> None:
    tournament = play(form, seats, seed)
    last = {(event.round, event.table): event.outcome for event in tournament.events if isinstance(event, Corrected)}
    events = [
        Result(event.round, event.table, last.get((event.round, event.table), event.outcome))
        if isinstance(event, Result)
        else event
        for event in tournament.events
        if not isinstance(event, Corrected)
    ]
    assert rank_players(fold(tournament.settings, events)) == rank_players(tournament)


@pytest.mark.parametrize("seats", [(2, 2), (3, 4), (2, 5)])
@given(seed=seeds)
def test_the_sum_of_points_is_right(seats: tuple[int, int], seed: int) -> None:
    """A table of m gives the points of its first m places, less what absent players lose; a bye what is agreed."""
    tournament = play("swiss", seats, seed)
    most, total = seats[1], Fraction(0)
    for one in tournament.rounds:
        for pod in one.pods:
            if not pod.table:
                total += 1 if most == 2 else Fraction(most - 1, 2)
            else:
                present = len(one.outcomes[pod.table].present)
                total += sum(most - 1 - place for place in range(present))
    assert sum(standing.score for standing in rank_players(tournament)) == total


@pytest.mark.parametrize(("form", "seats"), KINDS)
@given(seed=seeds)
@pytest.mark.sampled(5)
def test_a_refused_event_changes_nothing(form: Format, seats: tuple[int, int], seed: int) -> None:
    """Every event that happened is tried once more at the end, and so is one of another tournament."""
    tournament = play(form, seats, seed)
    before = encode(tournament), repr(tournament.players), repr(tournament.rounds)
    refused = 0
    for event in [*tournament.events, *play("swiss", (2, 5), seed + 1).events]:
        copy = decode(encode(tournament))
        try:
            copy.apply(event)
        except TournamentRefused as error:
            refused += 1
            assert str(error)
            assert (encode(copy), repr(copy.players), repr(copy.rounds)) == before
    assert refused


def test_missed_rounds_are_worth_what_the_organiser_says() -> None:
    """To who enters late, not to who left and came back."""
    dice, tournament = random.Random(1), found(players=["Ana", "Ben", "Cem", "Dora"], missed_points=0.5)
    pair(tournament)
    finish(tournament, dice)
    tournament.apply(Left("Ana"))
    before = Ledger(tournament).accounts["Ana"].score
    pair(tournament)
    finish(tournament, dice)
    tournament.apply(CameBack("Ana"))
    tournament.apply(Entered("Late"))
    accounts = Ledger(tournament).accounts
    assert (accounts["Late"].score, accounts["Ana"].score) == (1, before)
    pair(tournament)
    assert "Late" in first(tournament, -1)


def test_places_that_are_shared_share_their_points() -> None:
    settings: Settings = found(seats=(4, 4), place_points=(5, 3, 1, 0)).settings
    assert award_points(settings, Outcome((1, 2, 2, 4))) == (5, 2, 2, 0)
    assert award_points(settings, Outcome((1, 1, 1, 4))) == (3, 3, 3, 0)
    assert award_points(settings, Outcome((0, 1, 2, 3))) == (0, 5, 3, 1)
