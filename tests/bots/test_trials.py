"""Trials of variants: the same deals whatever the options, sums that add up, counted as a plain loop counts."""

from __future__ import annotations

import hashlib
import itertools
import math
import random
import time
from typing import Any

import pytest

from parlour.bots.lineups import lineups
from parlour.bots.trials import Sum, Trials, play_match, play_on, play_trials
from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.record import copied
from parlour.core.standings import standings
from parlour.core.values import values_of
from parlour.protocol.designing import TrialsWish
from parlour.server.base.errors import NotFound
from parlour.server.shelf.designing import try_variant

LONG = 600.0
compiled = pytest.mark.skipif(not JIT, reason="whole matches of greedy bots")


def played(name: str, players: int, first: int, count: int, **options: Any) -> Trials:
    """The trials with numbers from ``first`` on, as many as are asked for."""
    game, found = find_game(name), None
    for number in range(first, first + count):
        more = play_trials(game, players, game.read_options(options, players), number, 0, LONG)
        assert more.next == number + 1
        found = more if found is None else plus(found, more)
    assert found is not None
    return found


def plus(one: Trials, other: Trials) -> Trials:
    sums = [
        Sum(a.count + b.count, a.total + b.total, a.squares + b.squares)
        for a, b in (
            (one.length, other.length),
            (one.lead_changes, other.lead_changes),
            (one.ahead, other.ahead),
            (one.skill, other.skill),
        )
    ]
    won = [a + b for a, b in zip(one.won, other.won, strict=True)]
    return Trials(True, False, other.next, one.matches + other.matches, won, one.undecided + other.undecided, *sums)


@compiled
@pytest.mark.parametrize(("name", "players"), [("thirty-six", 2), ("thirty-six", 3), ("pentic", 2), ("pivot-pawns", 2)])
def test_sums_hold_together_and_follow_from_the_numbers(name: str, players: int) -> None:
    found = played(name, players, 3, 4)
    assert found == played(name, players, 3, 4)
    assert found != played(name, players, 7, 4)
    assert found.matches == found.length.count == found.lead_changes.count == found.skill.count == 4
    assert math.isclose(sum(found.won), 4)
    assert found.ahead.count <= 4 - found.undecided
    assert 0 <= found.ahead.total <= found.ahead.count and 0 <= found.skill.total <= 4
    game = find_game(name)
    quick = play_trials(game, players, game.read_options({}, players), 3, 0.2, LONG)
    assert quick.matches == quick.next - 3 >= 1
    assert quick == played(name, players, 3, quick.matches)


@compiled
@pytest.mark.parametrize("name", ["tyramid", "grannys-pills", "queen-of-the-ticcitories"])
def test_a_match_is_counted_as_a_plain_loop_over_its_positions_counts(name: str) -> None:
    game = find_game(name)
    options, sign = game.read_options({}, 2), -1 if game.rules.lowest_wins else 1
    for deal in "abcdef":
        found = play_match(game, 2, options, deal, (False, False), time.monotonic() + LONG, "1")
        state = game.new(2, options, hashlib.sha256(deal.encode()).digest())
        positions = [copied(state)]
        positions += [copied(state) for _ in play_on(game, state, (False, False), random.Random(f"{deal}/1"))]
        stood = [standings(values_of(position)) for position in positions]
        ahead = [
            {seat for seat in (0, 1) if sign * one.points[seat] == max(sign * p for p in one.points)} for one in stood
        ]
        alone = [next(iter(seats)) for seats in ahead if len(seats) == 1]
        winners = stood[-1].winners
        assert found is not None and (found.length, found.winners) == (len(positions) - 1, winners or (0, 1))
        assert found.lead_changes == sum(one != other for one, other in itertools.pairwise(alone))
        led = len(winners) == 1 and ahead[-1] == {*winners}
        since = next(at for at in range(len(ahead)) if all(seats == ahead[-1] for seats in ahead[at:]))
        assert found.ahead == (since / found.length if led else None)


@compiled
def test_variants_are_dealt_alike_and_places_go_by_who_begins() -> None:
    """The same deals, begun by another seat, are won by the same place; greedy bots beat random ones from any seat."""
    first, second = (played("thirty-six", 2, 0, 6, start=start) for start in (0, 1))
    assert (first.won, first.length) == (second.won, second.length)
    assert played("pentic", 3, 0, 12).skill.total > 8


def test_lineups_give_both_bots_every_seat_equally_often() -> None:
    for players in range(2, 8):
        seatings = lineups((False, True), players)
        assert {sum(seats) for seats in zip(*seatings, strict=True)} == {len(seatings) / 2}


@compiled
def test_a_match_that_takes_too_long_is_said_to() -> None:
    game = find_game("pentic")
    found = play_trials(game, 2, game.read_options({}, 2), 5, 1, 0)
    assert (found.slow, found.matches, found.next) == (True, 0, 5)


@compiled
def test_a_wish_is_checked_before_anybody_plays() -> None:
    assert try_variant("thirty-six", TrialsWish(2, {"stall": 6})).ready
    with pytest.raises(BadOption, match="option stall"):
        try_variant("thirty-six", TrialsWish(2, {"stall": 7}))
    with pytest.raises(BadOption, match="is played by"):
        try_variant("thirty-six", TrialsWish(9))
    with pytest.raises(NotFound):
        try_variant("chess", TrialsWish(2))
