"""Queen of the Ticcitories: raids."""

from __future__ import annotations

import pytest

from tests.games.queen_of_the_ticcitories.drawing import (
    GAME,
    A,
    B,
    C,
    D,
    drawn,
    lay_on,
    play,
    refusal,
    rows_of,
    targets,
)


@pytest.mark.rule("QUE-11", "QUE-24", "QUE-G09")
def test_without_the_option_everybody_lays_at_home():
    match = drawn("1Cv", players=3)
    assert refusal(match, "lay 1 0 1") == "QUE-11"
    assert targets(match) == [A]


@pytest.mark.rule("QUE-24", "QUE-25", "QUE-G14")
def test_a_raid_starts_with_the_card_and_draws_in_all_who_follow():
    match = drawn("1Cv", players=3, options={"raid": "each"})
    assert targets(match) == [A, B, C]
    lay_on(match, C)
    assert (bool(match.state.raiding), int(match.state.raiders)) == (True, 1 << A)
    assert refusal(match, "lay 1 0 1") == "QUE-25"
    assert targets(match) == [A]


@pytest.mark.rule("QUE-24", "QUE-G09")
def test_one_raid_in_the_game_or_one_for_everybody():
    for raid, again in (("once", [A]), ("each", [A, B])):
        match = drawn("1Cv 2Rc", options={"raid": raid}, raiders=[B])
        assert targets(match) == again
        match = drawn("1Cv 2Rc", options={"raid": raid}, raiders=[A])
        assert refusal(match, "lay 1 1 0") == "QUE-G09"
        assert targets(match) == [A]


@pytest.mark.rule("QUE-G09", "QUE-25")
def test_being_drawn_into_a_raid_does_not_use_up_ones_own():
    match = drawn("1Cv", options={"raid": "each"}, next_line="? ?")
    play(match, "lay 1 0 1", "choose 2", "lay 0 0 1", "choose 1")
    assert int(match.state.raiders) == 1 << A
    assert match.seats_to_act() == (B,)
    assert targets(match) == [A, B]
    play(match, "lay 0 0 2")
    assert int(match.state.raiders) == 0b11


@pytest.mark.rule("QUE-G10")
def test_the_last_of_a_round_cannot_start_a_raid():
    match = drawn("1Cv", options={"raid": "each"})
    lay_on(match, A)
    assert match.seats_to_act() == (B,)
    assert refusal(match, "lay 0 1 0") == "QUE-G10"


@pytest.mark.rule("QUE-G11", "QUE-26")
def test_a_raid_takes_grids_without_a_card_of_this_round_and_strands_nobody():
    match = drawn("1Cv", players=4, options={"raid": "each"})
    lay_on(match, A)
    assert targets(match) == [B, C, D]
    assert refusal(match, "lay 0 1 0") == "QUE-G11"
    lay_on(match, C)
    assert targets(match) == [D]
    assert refusal(match, "lay 1 0 1") == "QUE-G11"
    lay_on(match, D)
    assert targets(match) == [B]


@pytest.mark.rule("QUE-G12", "QUE-G13", "QUE-18")
def test_a_raid_obeys_the_frame_counts_for_the_owner_and_moves_the_token_as_usual():
    match = drawn("1Cv", "1Rv", options={"raid": "once"}, line="A:1Rc B:?")
    assert refusal(match, "lay 1 1 1") == "QUE-14"
    play(match, "lay 1 -1 0")
    assert rows_of(match, B) == [["1Rc"], ["1Rv"]]
    assert match.points()[0] == [0, 2]
    assert match.seats_to_act() == (A,)
    assert {GAME.rules.actions.text(action) for action in match.actions(A)} == {"choose 1", "choose 2"}
    wide = drawn("1Cv 1Cc 1Cy 1Co", "2Rc 2Rr 2To 2Xv", options={"raid": "once"})
    assert refusal(wide, "lay 1 0 4") == "QUE-15"
