"""How seats are ranked when a match is over, and what in many results is worth a look."""

from __future__ import annotations

import random

import pytest

from parlour.core.ending import Ending
from parlour.core.game import find_game, games, legal_actions
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.ratings.flags import find_flags
from parlour.ratings.results import Player, Result, rank_seats


def finish(name: str, players: int, seed: int) -> Match:
    game = find_game(name)
    match, dice = Match.start(game, players, game.read_options({}, players), bytes([seed]) * 32), random.Random(seed)
    while not match.over:
        seat = dice.choice(match.seats_to_act() or [CLOCK])
        match.carry_out(seat, dice.choice(legal_actions(game, match.state, seat)))
    return match


@pytest.mark.parametrize("name", ["thirty-six", "pentic", "tyramid", "queen-of-the-ticcitories"])
def test_winners_come_first_and_the_others_by_their_points(name: str) -> None:
    for seed in range(3):
        match = finish(name, 3, seed)
        points, winners = match.points()
        ranks = rank_seats(match)
        assert {seat for seat in range(3) if ranks[seat] == 0} == set(winners)
        others = sorted((seat for seat in range(3) if seat not in winners), key=lambda seat: ranks[seat])
        reached = [points[seat] for seat in others]
        assert reached == sorted(reached, reverse=not match.game.rules.lowest_wins)


def test_who_gave_up_a_seat_is_last_even_if_the_bot_won() -> None:
    match = finish("pentic", 3, 1)
    (winner, *_) = match.points()[1]
    ranks = rank_seats(match, [winner])
    assert ranks[winner] == max(ranks) and ranks.count(max(ranks)) == 1


@pytest.mark.parametrize(("ending", "ranks"), [(Ending("resigned", 0), (1, 0)), (Ending("drawn"), (0, 0))])
def test_an_early_end_ranks_by_its_winners_alone(ending: Ending, ranks: tuple[int, ...]) -> None:
    game = find_game("pentic")
    match = Match.start(game, 2, game.read_options({}, 2), bytes(32))
    match.end_early(ending)
    assert rank_seats(match, [] if ending.seat is None else [ending.seat]) == ranks


def test_every_game_for_two_can_be_ranked() -> None:
    for name, game in games().items():
        if game.rules.players[0] <= 2 <= game.rules.players[1]:
            match = Match.start(game, 2, game.read_options({}, 2), bytes(32))
            match.end_early(Ending("resigned", 1))
            assert rank_seats(match, [1]) == (0, 1), name


# --- flags


def played(number: int, who: str, other: str, lost: str = "", rank: int = 0) -> Result:
    return Result(f"m{number}", "pentic", number, (Player(who), Player(other)), (rank, 1 - rank), ("", lost))


def test_who_often_leaves_is_flagged() -> None:
    results = [played(n, f"p{n}", "eve", "left" if n % 3 == 0 else "") for n in range(12)]
    assert [(flag.kind, flag.who, flag.matches, flag.of) for flag in find_flags(results)] == [("leaves", "eve", 4, 12)]


def test_who_resigns_lost_games_is_not() -> None:
    assert find_flags([played(n, f"p{n}", "eve", "resigned") for n in range(12)]) == []


def test_two_who_play_only_each_other_are_flagged() -> None:
    flags = find_flags([played(n, "ada", "ben", rank=n % 2) for n in range(10)])
    assert [(flag.kind, flag.who, flag.other) for flag in flags] == [("same", "ada", "ben"), ("same", "ben", "ada")]


def test_victories_that_are_given_away_are_flagged() -> None:
    results = [played(n, "ada", "ben", "resigned") for n in range(8)]
    assert [(flag.kind, flag.who, flag.other, flag.matches) for flag in find_flags(results)] == [
        ("given", "ada", "ben", 8)
    ]


def test_a_strong_player_who_is_played_out_is_not_flagged() -> None:
    results = [played(n, "ada", f"p{n % 3}") for n in range(24)]
    assert find_flags(results) == []


def test_matches_that_count_for_nobody_are_not_looked_at() -> None:
    assert find_flags([played(n, "ada", "ben", "left")._replace(ranks=()) for n in range(20)]) == []
