"""Pivot Pawns: thinking, bidding with and without clocks, leaving."""

from __future__ import annotations

import pytest

from parlour.core.errors import RuleBroken
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from tests.games.pivot_pawns.drawing import GAME, A, options_of_seat, phase, places, play, refused, tokens

ANN, BOB, CY, DEE = range(4)

# --- thinking and bidding


@pytest.mark.rule("PIV-32", "PIV-38", "PIV-33", "PIV-44")
def test_no_pawn_moves_before_the_demonstration(table):
    match = table()
    assert refused(match, "pivot 0 1") == ("PIV-32", "wrong-phase")
    assert refused(match, "concede") == ("PIV-32", "wrong-phase")
    match.play(1, "bid 3")
    assert refused(match, "pivot 0 1") == ("PIV-38", "wrong-phase")


@pytest.mark.rule("PIV-33", "PIV-34", "PIV-35", "PIV-D13")
def test_the_first_bid_starts_the_timer_and_the_next_does_not_start_it_again(table):
    match = table(players=3)
    assert (match.clock().name, match.clock().ms) == ("think", 180_000)
    match.play(2, "bid 7")
    started = match.clock()
    assert (started.name, started.ms, phase(match)) == ("timer", 30_000, "bid")
    play(match, (0, "bid 9"), (2, "bid 6"), (1, "bid 2"))
    assert match.clock() == started


def e10(table) -> Match:
    """Ann, Bob, Cy and Dee bid, the timer runs out."""
    match = table(pawns=A, target=7, players=4)
    play(match, (ANN, "bid 4"), (BOB, "bid 3"), (ANN, "bid 3"), (CY, "bid 2"), (DEE, "bid 3"))
    match.expire("timer")
    return match


@pytest.mark.rule("PIV-34", "PIV-35", "PIV-36")
def test_while_the_timer_runs_everybody_bids_in_any_order_and_again(table):
    match = table(players=4)
    for seat, bid in ((DEE, 9), (ANN, 8), (ANN, 7), (CY, 9), (DEE, 2), (BOB, 20)):
        assert f"bid {bid}" in options_of_seat(match, seat)
        match.play(seat, f"bid {bid}")
    assert match.seats_to_act() == (ANN, BOB, CY, DEE)
    assert match.state.bid[:4].tolist() == [7, 20, 9, 2]


@pytest.mark.rule("PIV-37", "PIV-D12")
def test_own_bids_only_fall_e10(table):
    match = table(pawns=A, target=7, players=4)
    play(match, (ANN, "bid 4"), (BOB, "bid 3"), (ANN, "bid 3"))
    assert refused(match, "bid 4", ANN) == ("PIV-37", "not-lower")
    assert refused(match, "bid 3", BOB) == ("PIV-D12", "not-lower")


@pytest.mark.rule("PIV-D13", "PIV-38")
def test_a_bid_after_the_deadline_is_too_late_e10(table):
    match = e10(table)
    assert phase(match) == "demonstrate"
    assert refused(match, "bid 1", CY) == ("PIV-D13", "too-late")


@pytest.mark.rule("PIV-39", "PIV-41", "PIV-43", "PIV-D15")
def test_the_lowest_bid_is_shown_first_of_equal_ones_the_earlier_e10(table):
    match = e10(table)
    order = []
    while phase(match) == "demonstrate":
        order.append(int(match.state.demonstrator))
        match.play(order[-1], "concede")
    assert order == [CY, BOB, ANN, DEE]


@pytest.mark.rule("PIV-42", "PIV-46")
def test_if_none_succeeds_nobody_gets_the_token_e11(table):
    match = e10(table)
    for seat in (CY, BOB, ANN, DEE):
        play(match, (seat, "pivot 0 1"), (seat, "concede"))
    assert (tokens(match), places(match), int(match.state.rounds)) == ([0] * 4, A, 2)


@pytest.mark.rule("PIV-40", "PIV-41", "PIV-47")
def test_the_first_valid_demonstration_ends_the_round_e11(table):
    match = table(pawns=A, target=7, players=4)
    play(match, (BOB, "bid 3"), (ANN, "bid 3"), (CY, "bid 2"), (DEE, "bid 3"))
    match.expire("timer")
    play(match, (CY, "concede"), (BOB, "pivot 0 1"), (BOB, "concede"), (ANN, "pivot 0 1"), (ANN, "pivot 2 0"))
    assert tokens(match) == [1, 0, 0, 0]
    assert (phase(match), places(match), int(match.state.rounds)) == ("think", (4, 12, 7, 9, 0), 2)


@pytest.mark.rule("PIV-D15", "PIV-43")
def test_a_lowered_bid_takes_its_place_when_it_is_lowered(table):
    match = table(players=3)
    play(match, (0, "bid 5"), (1, "bid 4"), (2, "bid 3"), (0, "bid 3"))
    match.expire("timer")
    assert int(match.state.demonstrator) == 2
    match.play(2, "concede")
    assert int(match.state.demonstrator) == 0


@pytest.mark.rule("PIV-D12")
def test_a_bid_is_1_to_20_and_may_exceed_other_bids(table):
    match = table()
    for pivots in (0, 21, 99):
        assert refused(match, f"bid {pivots}") == ("PIV-D12", "range")
    play(match, (0, "bid 1"), (1, "bid 20"))
    assert options_of_seat(match, 0) == ["done"]
    assert "bid 19" in options_of_seat(match, 1)
    assert "bid 20" not in options_of_seat(match, 1)


@pytest.mark.rule("PIV-D11")
def test_thinking_ends_at_180_seconds_or_when_all_have_given_up(table):
    match = table()
    first = match.clock()
    match.expire("think")
    assert (int(match.state.rounds), phase(match), tokens(match)) == (2, "think", [0, 0])
    assert match.clock().number > first.number
    play(match, (0, "giveUp"), (1, "giveUp"))
    assert int(match.state.rounds) == 3


@pytest.mark.rule("PIV-D11")
def test_giving_up_is_said_once_and_taken_back_by_bidding(table):
    match = table(players=3)
    match.play(0, "giveUp")
    assert refused(match, "giveUp") == ("PIV-D11", "wrong-phase")
    match.play(0, "bid 4")
    assert not GAME.position(match.state)["players"][0]["gave_up"]
    assert refused(match, "giveUp", 1) == ("PIV-D11", "wrong-phase")


@pytest.mark.rule("PIV-D14", "PIV-38")
def test_bidding_ends_early_when_all_are_done_and_a_later_bid_withdraws_it(table):
    match = table()
    assert refused(match, "done") == ("PIV-D14", "wrong-phase")
    play(match, (0, "bid 4"), (0, "done"))
    assert refused(match, "done") == ("PIV-D14", "wrong-phase")
    play(match, (0, "bid 3"), (1, "done"))
    assert phase(match) == "bid"
    match.play(0, "done")
    assert (phase(match), match.clock().name) == ("demonstrate", "demo")


@pytest.mark.rule("PIV-D24", "PIV-ACT")
def test_only_the_running_clock_runs_out(table):
    match = table()
    for name in ("timer", "demo"):
        assert refused(match, f"clock {name}", CLOCK)[0] == "PIV-ACT"
    assert refused(match, "clock think", 0)[0] == "PIV-ACT"
    match.expire("think")


# --- without clocks


@pytest.mark.rule("PIV-D21")
def test_in_turns_seats_speak_in_order_until_all_have_passed_in_a_row(table):
    match = table(players=3, options={"tempo": "turns"})
    assert match.clock() is None
    assert refused(match, "bid 3", 1) == ("PIV-D21", "wrong-phase")
    play(match, (0, "pass"), (1, "bid 4"), (2, "pass"), (0, "bid 4"), (1, "bid 2"))
    assert refused(match, "pass", 1) == ("PIV-D21", "wrong-phase")
    play(match, (2, "pass"), (0, "pass"))
    assert phase(match) == "bid"
    match.play(1, "pass")
    assert (phase(match), int(match.state.demonstrator)) == ("demonstrate", 1)
    assert match.clock() is None
    for clock in ("think", "timer", "demo"):
        with pytest.raises(RuleBroken):
            match.expire(clock)


@pytest.mark.rule("PIV-D21")
def test_in_turns_the_first_speaker_moves_one_seat_each_round(table):
    match = table(players=3, options={"tempo": "turns"})
    first = []
    for _ in range(4):
        first.append(int(match.state.turn))
        for _ in range(3):
            match.play(int(match.state.turn), "pass")
    assert first == [0, 1, 2, 0]
    assert int(match.state.rounds) == 5


@pytest.mark.rule("PIV-D21")
def test_in_turns_a_bid_gives_everybody_another_chance(table):
    match = table(players=3, options={"tempo": "turns"})
    play(match, (0, "pass"), (1, "pass"), (2, "bid 4"), (0, "pass"), (1, "bid 3"), (2, "pass"))
    assert phase(match) == "bid"
    play(match, (0, "pass"), (1, "pass"))
    assert (phase(match), int(match.state.demonstrator)) == ("demonstrate", 1)


@pytest.mark.rule("PIV-D21", "PIV-D22")
def test_in_turns_a_round_does_not_begin_with_someone_who_left(table):
    match = table(players=3, options={"tempo": "turns"})
    play(match, (1, "leave"), (0, "pass"), (2, "pass"))
    assert (int(match.state.rounds), int(match.state.turn)) == (2, 2)


@pytest.mark.rule("PIV-D21", "PIV-D12", "PIV-37")
def test_in_turns_bids_only_fall_and_live_words_are_refused(table):
    match = table(options={"tempo": "turns"})
    play(match, (0, "bid 3"), (1, "pass"))
    assert refused(match, "bid 3") == ("PIV-D12", "not-lower")
    assert refused(match, "bid 5") == ("PIV-37", "not-lower")
    assert refused(match, "done") == ("PIV-D21", "wrong-phase")
    assert refused(match, "giveUp") == ("PIV-D11", "wrong-phase")
    assert refused(table(), "pass") == ("PIV-D21", "wrong-phase")


# --- leaving


@pytest.mark.rule("PIV-D22")
def test_who_leaves_has_given_up_and_is_done(table):
    match = table(players=3)
    play(match, (0, "giveUp"), (1, "giveUp"), (2, "leave"))
    assert int(match.state.rounds) == 2
    assert match.seats_to_act() == (0, 1)
    with pytest.raises(RuleBroken):
        match.play(2, "bid 3")
    play(match, (0, "bid 3"), (0, "done"), (1, "done"))
    assert phase(match) == "demonstrate"


@pytest.mark.rule("PIV-D22")
def test_leaving_fails_the_running_demonstration_and_keeps_tokens(table):
    match = table(players=[{"tokens": 1}, {}], options={"false_bid": "token"}, earlier=(7,))
    play(match, (0, "bid 2"), (1, "bid 3"))
    match.expire("timer")
    play(match, (0, "pivot 0 1"), (0, "leave"))
    assert (int(match.state.demonstrator), places(match), tokens(match)) == (1, A, [1, 0])


@pytest.mark.rule("PIV-D22")
def test_the_bid_of_who_left_is_not_demonstrated(table):
    match = table(players=3)
    play(match, (0, "bid 2"), (1, "bid 3"), (0, "leave"))
    match.expire("timer")
    assert int(match.state.demonstrator) == 1


@pytest.mark.rule("PIV-D22", "PIV-D21")
def test_in_turns_whoever_left_is_skipped(table):
    match = table(players=3, options={"tempo": "turns"})
    play(match, (0, "bid 3"), (1, "leave"))
    assert int(match.state.turn) == 2
    play(match, (2, "pass"), (0, "pass"))
    assert phase(match) == "demonstrate"


@pytest.mark.rule("PIV-D22", "PIV-17")
@pytest.mark.parametrize("tempo", ["live", "turns"])
def test_when_all_have_left_the_game_is_over_and_tokens_count(table, tempo):
    match = table(players=[{"tokens": 1}, {}], options={"tempo": tempo}, earlier=(7,))
    play(match, (1, "leave"), (0, "leave"))
    assert match.over
    assert match.points() == ([1, 0], (0,))
