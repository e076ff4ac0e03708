"""The worked examples of the rules of Mismemory."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.mismemory.drawing import (
    BLIND,
    EXAMPLE,
    GAME,
    HONOUR,
    at,
    decline,
    drawn,
    legal,
    owns,
    refusal,
    space,
    turn_up,
)


@pytest.mark.rule("MIS-08", "MIS-09", "MIS-14", "MIS-15", "MIS-D3", "MIS-ACT")
def test_e1_two_suits_are_turned_back() -> None:
    match = drawn()
    match.play(0, "flip 0")
    assert refusal(match, 0, "flip 0") == "MIS-D3"
    assert refusal(match, 1, "flip 1") == "MIS-ACT"
    match.play(0, "flip 2")
    assert refusal(match, 0, "keep 0") == refusal(match, 0, "keep 1") == "MIS-09"
    match.play(0, "decline")
    assert [at(match, place) for place in range(24)] == EXAMPLE.split()
    assert match.seats_to_act() == (1,)


def after_e2():
    match = drawn(turn=1)
    match.play(1, "flip 0")
    match.play(1, "flip 1")
    match.play(1, "keep 1")
    return match


@pytest.mark.rule("MIS-08", "MIS-11", "MIS-12", "MIS-13", "MIS-D2")
def test_e2_one_of_a_pair_is_kept_the_other_fills_a_gap() -> None:
    match = drawn(turn=1)
    turn_up(match, "S0", "S3")
    assert refusal(match, 1, "flip 5") == "MIS-08"
    match = after_e2()
    assert legal(match, 1) == ["place 0", "place 1"]
    assert refusal(match, 1, "place 5") == "MIS-13"
    match.play(1, "place 1")
    assert (at(match, 0), at(match, 1), owns(match, 1)) == (".", "S0", "S3")
    view = match.view(0)
    assert GAME.position(view)["players"][1]["tiles"] == (None,)
    assert GAME.position(view)["grid"][:2] == (".", None)
    assert {int(tile) for tile in view.pair[1, 0]} == {0, 3}, "for the memory of bots"


@pytest.mark.rule("MIS-13", "MIS-D2")
def test_e3_any_old_gap_will_do() -> None:
    match = after_e2()
    match.play(1, "place 1")
    turn_up(match, "M0", "MA")
    match.play(0, "keep 0")
    match.play(0, "place 0")
    assert [at(match, place) for place in (0, 6, 7)] == ["MA", ".", "."]
    assert owns(match, 0) == "M0"


@pytest.mark.rule("MIS-10", "MIS-D5", "MIS-14", "MIS-D3")
def test_e4_only_a_new_number_may_be_kept() -> None:
    match = drawn(("M0", "S3"), turn=1)
    assert refusal(match, 1, "flip 6") == "MIS-D3"
    match.play(1, "flip 8")
    match.play(1, "flip 14")
    assert legal(match, 1) == ["decline", "keep 1"]
    assert refusal(match, 1, "keep 0") == "MIS-10"


@pytest.mark.rule("MIS-03", "MIS-04", "MIS-16", "MIS-D7")
def test_e5_the_sixth_number_wins_once_the_other_tile_is_placed() -> None:
    match = drawn(("S0 MA C2 K3 S4", ""))
    turn_up(match, "K5", "K2")
    assert legal(match, 0) == ["decline", "keep 0"]
    match.play(0, "keep 0")
    assert not match.over
    match.play(0, "place 4")
    assert match.over and match.points() == ([6, 0], (0,))
    assert at(match, 4) == "K2"


@pytest.mark.rule("MIS-17", "MIS-18", "MIS-D5", "MIS-D7", "MIS-D8")
def test_e6_blind_a_second_two_disqualifies_and_the_last_player_shows() -> None:
    match = drawn(("S0 MA C2 K3 S4", ""), BLIND)
    turn_up(match, "K5", "K2")
    assert legal(match, 0) == ["decline", "keep 0", "keep 1"]
    match.play(0, "keep 1")
    match.play(0, "place 0")
    assert match.over and match.points()[1] == (1,)
    assert int(match.state.out) == 1


@pytest.mark.rule("MIS-21", "MIS-22", "MIS-23", "MIS-D10")
def test_e7_a_wrong_challenge_wins_for_the_challenged() -> None:
    match = drawn(("S0 M0", "C3 K2", ""), HONOUR)
    assert refusal(match, 0, "challenge 2") == "MIS-D10"
    assert refusal(match, 0, "challenge 0") == "MIS-D10"
    match.play(2, "challenge 1")
    assert match.points()[1] == (1,)


@pytest.mark.rule("MIS-18", "MIS-19", "MIS-20", "MIS-24", "MIS-D11", "MIS-D12")
def test_e8_a_right_challenge_disqualifies_and_the_tiles_go_back() -> None:
    match = drawn(("S0 M0", "C3 K2", ""), HONOUR)
    match.play(1, "challenge 0")
    assert match.seats_to_act() == (1,)
    assert refusal(match, 2, "replace 0 0") == "MIS-20"
    assert refusal(match, 1, "replace 0 1") == "MIS-19"
    match.play(1, "replace 1 0")
    assert refusal(match, 2, "replace 1 6") == "MIS-ACT", "that tile is back already"
    match.play(2, "replace 0 6")
    assert (at(match, 0), at(match, 6)) == ("M0", "S0")
    assert int(match.state.tiles).bit_count() == 22
    assert int(match.state.turn) == 1
    assert refusal(match, 0, "challenge 1") == "MIS-D12"
    assert refusal(match, 1, "challenge 0") == "MIS-D12"


@pytest.mark.rule("MIS-D8", "MIS-24")
def test_e9_the_last_of_three_shows_and_wins() -> None:
    match = drawn(("S0 M0", "C3 K2 S3", ""), HONOUR)
    match.play(2, "challenge 0")
    match.play(1, "replace 0 0")
    match.play(2, "replace 1 6")
    match.play(2, "challenge 1")
    assert match.over and match.points()[1] == (2,)


@pytest.mark.rule("MIS-25", "MIS-D8", "MIS-D17")
@pytest.mark.parametrize(("other", "winners"), [("C3 K3", ()), ("C3 K2", (1,))])
def test_e10_if_the_last_one_repeats_too_it_is_a_draw(other, winners) -> None:
    match = drawn(("S0 M0", other), HONOUR)
    match.play(1, "challenge 0")
    assert match.over and match.points()[1] == winners


@pytest.mark.rule("MIS-D9", "MIS-15")
@pytest.mark.parametrize(("other", "winners"), [("K2 K3 K4", (0,)), ("K2 K3 K4 K5", (0, 1))])
def test_e11_a_stalled_game_goes_to_the_most_numbers(other, winners) -> None:
    match = drawn(("S0 SA S2 S3", other))
    for _ in range(40):
        assert not match.over
        decline(match, "M2", "C4")
    assert match.over and match.points()[1] == winners


@pytest.mark.rule("MIS-02")
def test_e12_two_tiles_share_a_suit_in_five_cases_of_23() -> None:
    pairs = list(combinations(EXAMPLE.split(), 2))
    assert (sum(a[0] == b[0] for a, b in pairs), len(pairs)) == (60, 276)
    assert sorted(space(drawn(), tile) for tile in EXAMPLE.split()) == list(range(24))
