"""Pivot Pawns: showing a solution."""

from __future__ import annotations

import pytest

from parlour.core.errors import CannotUndo
from tests.games.pivot_pawns.drawing import A, options_of_seat, phase, places, play, refused, tokens

# --- demonstrating


@pytest.mark.rule("PIV-44")
def test_only_the_demonstrator_touches_the_pawns(demonstration):
    match = demonstration()
    assert refused(match, "pivot 0 1", 1) == ("PIV-44", "not-demonstrator")
    assert refused(match, "concede", 1) == ("PIV-44", "not-demonstrator")


@pytest.mark.rule("PIV-D16", "PIV-46", "PIV-41")
def test_a_demonstration_ends_with_its_clock_and_the_next_gets_a_new_one(table):
    match = table(target=7)
    play(match, (0, "bid 3"), (1, "bid 3"))
    match.expire("timer")
    first = match.clock()
    match.play(0, "pivot 0 1")
    assert match.clock() == first
    match.expire("demo")
    assert (int(match.state.demonstrator), places(match), int(match.state.used)) == (1, A, 0)
    assert match.clock().number > first.number


@pytest.mark.rule("PIV-D16")
def test_no_pivot_is_taken_back(demonstration):
    match = demonstration()
    match.play(0, "pivot 0 1")
    with pytest.raises(CannotUndo):
        match.undo()


@pytest.mark.rule("PIV-D17", "PIV-46")
def test_an_illegal_pivot_is_refused_and_not_counted(demonstration):
    match = demonstration(bid=1, target=5)
    assert refused(match, "pivot 2 0") == ("PIV-30", "own-colour")
    match.play(0, "pivot 0 3")
    assert tokens(match) == [1, 0]


@pytest.mark.rule("PIV-D17", "PIV-D24")
def test_strict_an_illegal_pivot_ends_the_demonstration(table):
    match = table(target=5, options={"strict": True})
    play(match, (0, "bid 1"), (1, "bid 2"))
    match.expire("timer")
    assert "pivot 2 0" in options_of_seat(match, 0)
    match.play(0, "pivot 2 0")
    assert (int(match.state.demonstrator), places(match)) == (1, A)
    match.play(1, "pivot 0 3")
    assert tokens(match) == [0, 1]


@pytest.mark.rule("PIV-D18", "PIV-41")
def test_a_failed_bid_costs_nothing(demonstration):
    match = demonstration(players=[{"tokens": 1}, {}], earlier=(7,))
    match.play(0, "concede")
    assert tokens(match) == [1, 0]
    assert "bid 20" in options_of_seat(match, 0)


@pytest.mark.rule("PIV-D18")
def test_sit_out_no_bid_in_the_next_round_only(demonstration):
    match = demonstration(options={"false_bid": "sit-out"})
    match.play(0, "concede")
    assert refused(match, "bid 3") == ("PIV-D18", "wrong-phase")
    assert options_of_seat(match, 0) == []
    match.play(1, "giveUp")  # seat 0 need not say anything
    assert int(match.state.rounds) == 3
    match.play(0, "bid 3")


@pytest.mark.rule("PIV-D18", "PIV-D11")
def test_a_round_in_which_everybody_sits_out_passes_by(demonstration):
    match = demonstration(players=1, options={"false_bid": "sit-out"})
    match.play(0, "concede")
    assert (int(match.state.rounds), phase(match)) == (3, "think")
    match.play(0, "bid 3")


@pytest.mark.rule("PIV-D18")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_token_a_failed_bid_costs_a_token_if_there_is_one(demonstration, before, after):
    match = demonstration(players=[{"tokens": before}, {}], options={"false_bid": "token"}, earlier=(7, 10))
    match.play(0, "concede")
    assert tokens(match) == [after, 0]
