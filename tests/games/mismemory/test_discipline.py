"""Mismemory: honour, challenges and putting back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mismemory.drawing import BLIND, HONOUR, decline, drawn, legal, refusal, turn_up


@pytest.mark.rule("MIS-D5", "MIS-21")
def test_without_repeats_there_is_nothing_to_challenge() -> None:
    assert refusal(drawn(("S0 SA", ""), HONOUR), 1, "challenge 2") == "MIS-ACT", "nobody sits there"
    match = drawn(("S0 SA", ""))
    assert refusal(match, 1, "challenge 0") == "MIS-D5"
    assert match.seats_to_act() == (0,)
    assert "challenge 0" in legal(drawn(("S0 SA", ""), BLIND), 1)
    blind = {"memory": "blind", "discipline": "enforced"}
    assert "challenge 0" in legal(drawn(("S0 SA", ""), blind), 1), "blind is always on honour"


@pytest.mark.rule("MIS-21", "MIS-D10")
def test_challenges_may_come_at_any_moment_but_two() -> None:
    match = drawn(("S0 SA", "S2 S3", ""), HONOUR, turn=2)
    assert match.seats_to_act() == (0, 1, 2)
    turn_up(match, "C3")
    assert legal(match, 0) == ["challenge 1"]
    turn_up(match, "C2")
    assert legal(match, 2) == ["decline", "keep 0", "keep 1", "challenge 0", "challenge 1"]
    match.play(2, "keep 0")
    assert match.seats_to_act() == (2,)
    assert refusal(match, 0, "challenge 1") == "MIS-D10"


@pytest.mark.rule("MIS-D10")
def test_the_first_challenge_counts_and_the_second_meets_the_new_state() -> None:
    match = drawn(("S0 M0", "C3 K3", ""), HONOUR)
    match.play(2, "challenge 0")
    assert refusal(match, 0, "challenge 1") == "MIS-D12"
    assert refusal(match, 2, "challenge 1") == "MIS-D10", "tiles are being put back"


@pytest.mark.rule("MIS-D11", "MIS-20")
def test_an_interrupted_turn_goes_on_with_its_tiles_up() -> None:
    match = drawn(("", "S0 M0", ""), HONOUR)
    turn_up(match, "M2", "C4")
    match.play(0, "challenge 1")
    assert match.seats_to_act() == (2,), "first to the left of the disqualified"
    assert match.clock() is None
    match.play(2, "replace 0 6")
    match.play(0, "replace 1 0")
    assert match.seats_to_act() == (0,)
    clock = match.clock()
    assert clock is not None and clock.number == 2
    match.play(0, "decline")
    assert match.seats_to_act() == (2,), "seat 1 is out"


@pytest.mark.rule("MIS-D11", "MIS-15")
def test_tiles_of_the_disqualified_players_own_turn_are_turned_back() -> None:
    match = drawn(("S0 M0", "", ""), HONOUR)
    turn_up(match, "M2")
    match.play(2, "challenge 0")
    shown = [piece.face for piece in match.scene(-1).pieces if piece.face]
    assert shown == ["sun-null", "moon-null"], "only the disqualified player's tiles lie open"
    match.play(1, "replace 0 0")
    match.play(2, "replace 1 6")
    assert int(match.state.turn) == 1 and len(legal(match, 1)) == 24


@pytest.mark.rule("MIS-D17")
def test_a_tile_to_be_put_back_keeps_its_number() -> None:
    match = drawn(("S0 M0 C5", "", ""), HONOUR)
    match.play(1, "challenge 0")
    match.play(1, "replace 1 0")
    assert {text.split()[1] for text in legal(match, 2)} == {"0", "2"}


@pytest.mark.rule("MIS-D7", "MIS-18", "MIS-19")
def test_six_tiles_with_a_repeat_among_three_players_are_put_back() -> None:
    match = drawn(("S0 MA C2 K3 S4", "", ""), BLIND)
    turn_up(match, "K5", "K2")
    match.play(0, "keep 1")
    match.play(0, "place 0")
    for seat in (1, 2, 1, 2, 1, 2):
        assert match.seats_to_act() == (seat,)
        match.play(seat, legal(match, seat)[0])
    assert int(match.state.tiles) == (1 << 24) - 1
    assert int(match.state.turn) == 1 and int(match.state.quiet) == 0


@pytest.mark.rule("MIS-D8")
def test_what_the_last_player_does_is_an_option() -> None:
    own = ("S0 M0", "C3 K3")
    match = drawn(own, {**HONOUR, "survivor": "show"})
    match.play(1, "challenge 0")
    assert match.points() == ([0, 0], ()), "who shows repeats has failed, too"
    match = drawn(own, {**HONOUR, "survivor": "wins"})
    match.play(1, "challenge 0")
    assert match.points()[1] == (1,)
    match = drawn(("S0 M0", "C3"), {**HONOUR, "survivor": "continues", "stall": 10})
    match.play(1, "challenge 0")
    for _ in range(2):
        match.play(1, legal(match, 1)[0])
    for _ in range(10):
        assert match.seats_to_act() == (1,)
        decline(match, "M2", "C4")
    assert match.over and match.points()[1] == (), "alone a stall is a draw"


@pytest.mark.rule("MIS-D8", "MIS-25", "MIS-16")
@pytest.mark.parametrize(("kept", "told"), [(0, ([0, 6], (1,))), (1, ([0, 0], ()))])
def test_who_plays_on_alone_may_still_win_or_fail(kept: int, told: tuple[list[int], tuple[int, ...]]) -> None:
    match = drawn(("S0 M0", "C0 CA C2 C3 C4"), {**HONOUR, "survivor": "continues"})
    match.play(1, "challenge 0")
    for _ in range(2):
        match.play(1, legal(match, 1)[0])
    turn_up(match, "K5", "K2")
    match.play(1, f"keep {kept}")
    match.play(1, legal(match, 1)[0])
    assert match.over and match.points() == told, "a seat that fails the final check scores no points"


@pytest.mark.rule("MIS-D9")
@pytest.mark.parametrize("stall", [10, 20, 40])
def test_a_stall_counts_turns_for_each_active_player(stall: int) -> None:
    match = drawn(("", "", ""), {"stall": stall}, quiet=3 * stall - 2)
    decline(match, "M2", "C4")
    assert not match.over
    decline(match, "M2", "C4")
    assert match.over


@pytest.mark.rule("MIS-D9", "MIS-D11")
def test_collections_and_disqualifications_restart_the_count() -> None:
    match = drawn(("S0 M0", "", ""), HONOUR, quiet=50, turn=1)
    turn_up(match, "K5", "K2")
    match.play(1, "keep 0")
    assert int(match.state.quiet) == 50
    match.play(1, "place 4")
    assert int(match.state.quiet) == 0
    match.state.quiet = 59
    match.play(2, "challenge 0")
    assert int(match.state.quiet) == 0
    match.play(1, "replace 0 0")
    match.play(2, "replace 1 6")
    match.state.quiet = 38
    decline(match, "M2", "C4")
    assert not match.over
    decline(match, "M2", "C4")
    assert match.over, "forty turns of two active players"


@pytest.mark.rule("MIS-D9", "MIS-25")
@pytest.mark.parametrize(
    ("own", "options", "winners"),
    [
        (("S0 M0 C2", "K3"), {}, (1,)),
        (("S0 M0", "K3 C3"), {}, ()),
        (("S0 SA", "K3"), {"stall_result": "draw"}, ()),
        (("", ""), {}, (0, 1)),
    ],
)
def test_after_a_stall_repeats_are_out(own: tuple[str, str], options: dict[str, Any], winners: tuple[int, ...]) -> None:
    match = drawn(own, {**HONOUR, **options}, quiet=39)
    decline(match, "M2", "C4")
    assert match.over and match.points()[1] == winners
