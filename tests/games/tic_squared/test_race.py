"""Tic Squared: the race."""

from __future__ import annotations

import pytest

from parlour.core.errors import RuleBroken
from parlour.core.game import legal_actions
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.games.tic.deck import EMPTY
from tests.games.tic_squared.drawing import (
    GAME,
    STARTS,
    W1,
    A,
    B,
    C,
    choose_all,
    drawn,
    grid_of,
    hand_of,
    held,
    left,
    play,
    refusal,
    started,
)


def race(grids, hands, deck=20, hot=(), **options):
    return drawn(grids, hands, deck, {"mode": "race", **options}, hot=hot)


@pytest.mark.rule("SQR-31", "SQR-32", "SQR-33", "SQR-G17", "SQR-G18")
def test_in_a_race_all_act_at_any_time_and_everywhere():
    match = race(["3Xo*", "5Cc*", "1Tv*"], ["3Xr 5Cr 1Ty +3", "3Xy 5Cv +3", "+5"])
    assert match.seats_to_act() == (A, B, C)
    play(match, A, "play 3Xr 0 0 1", "play 5Cr 1 0 1", "play 1Ty 2 0 1")
    play(match, B, "play 3Xy 0 -1 0", "play 5Cv 1 1 0")
    assert refusal(match, "end") == "SQR-G18"
    assert match.seats_to_act() == (A, B, C)


@pytest.mark.rule("SQR-G18", "SQR-19")
@pytest.mark.parametrize(("penalty", "cards"), [(True, 3), (False, 0)])
def test_two_tics_in_a_race(penalty, cards):
    match = race([W1.replace("3Tr", "."), STARTS[1]], ["3Tr +3", "+3"], race_penalty=penalty)
    play(match, A, "play 3Tr 0 1 1")
    assert held(match) == [3, 3 + cards]


@pytest.mark.rule("SQR-G19", "SQR-G18")
def test_in_a_race_cards_are_drawn_one_by_one_as_often_as_wanted():
    match = race([W1, STARTS[1]], ["5Xr +3", "+3"], 3)
    play(match, A, "draw", "draw")
    assert refusal(match, "play 5Xr 0 0 2") is None
    play(match, B, "draw")
    assert (held(match), refusal(match, "draw")) == ([6, 4], "SQR-27")


@pytest.mark.rule("SQR-G20")
def test_going_out_with_singles_in_a_race_needs_a_tic_just_before():
    match = race(["3Xo*", "5Cc*"], ["3Xr 3Sy", "5Cr 5Cv +5"])
    play(match, A, "play 3Xr 0 0 1")
    assert refusal(match, "play 3Sy 0 -1 0") is None
    play(match, B, "draw")
    assert refusal(match, "play 3Sy 0 -1 0") is None  # what others do does not matter
    match = race(["3Xo*", "5Cc*"], ["3Sy", "+5"])
    assert refusal(match, "play 3Sy 0 -1 0") == "SQR-G20"
    match = race(["3Xo*", "5Cc*"], ["3Sy", "+5"], hot=[A])
    play(match, A, "play 3Sy 0 -1 0")
    assert match.points()[1] == (A,)


@pytest.mark.rule("SQR-G20")
def test_a_play_with_singles_spoils_the_own_tic_and_no_other():
    match = race(["3Xo*", "5Cc*"], ["3Cr 3Sy 4Cv", "5Xr +5"], hot=[A, B])
    play(match, A, "play 3Cr 0 0 1")
    assert int(match.state.hot) == 1 << B
    play(match, B, "play 5Xr 1 0 1")
    assert int(match.state.hot) == 0


@pytest.mark.rule("SQR-G20")
def test_a_card_received_in_between_spoils_the_tic():
    corner = W1.replace("3Tr", ".")
    for spoil in ("own", "penalty", "idle"):
        match = race([corner, "5Cc*"], ["3Sy", "3Tr +5"], hot=[A])
        if spoil == "own":
            play(match, A, "draw")
        elif spoil == "penalty":
            play(match, B, "play 3Tr 0 1 1")
        else:
            match.expire("idle")
        assert not int(match.state.hot) >> A & 1
    match = race([corner, "5Cc*"], ["3Sy", "3Tr +5"], 0, hot=[A])
    play(match, B, "play 3Tr 0 1 1")
    assert int(match.state.hot) >> A & 1  # there was no card to draw


@pytest.mark.rule("SQR-G21", "SQR-27")
def test_a_race_without_a_deck_goes_on_until_nobody_can_lay_anything():
    match = race(["3Xo*", "3Xr*"], ["3Xy 1Cv", "1Tv 1Sv"], 1)
    play(match, B, "draw")
    able = [seat in match.seats_to_act() for seat in (A, B)]
    assert able[A]
    assert not match.over
    match = race(["3Xo*", "3Xr*"], ["3Xy 1Cv", "1Tv"], "1Sv")
    play(match, B, "draw")
    assert match.seats_to_act() == (A,)
    play(match, A, "play 3Xy 0 0 1")
    assert match.points() == ([1, -1], (A,))


@pytest.mark.rule("SQR-G22", "SQR-G23")
def test_the_clocks_of_a_race():
    match = started(2, mode="race", race_idle_s=20, race_limit_min=5)
    assert [(c.name, c.ms) for c in match.clocks()] == [("idle", 20_000)]
    choose_all(match)
    assert [(c.name, c.ms) for c in match.clocks()] == [("idle", 20_000), ("limit", 300_000)]
    idle, limit = match.clocks()
    match.play(A, "draw")
    assert match.clocks()[0].number > idle.number
    assert match.clocks()[1] == limit
    assert started().clocks() == ()


@pytest.mark.rule("SQR-G22")
def test_the_idle_clock_deals_a_card_to_everybody_in_seat_order():
    match = race([W1, STARTS[1], STARTS[2]], ["+3", "+3", "+3"], 5)
    match.expire("idle")
    assert (held(match), left(match)) == ([4, 4, 4], 2)
    match.expire("idle")
    assert (held(match), left(match)) == ([5, 5, 4], 0)
    if not match.over:
        match.expire("idle")
    assert match.over


@pytest.mark.rule("SQR-G17", "SQR-G22", "SQR-G23")
def test_the_clock_runs_idle_from_the_start_and_to_the_limit_from_the_go():
    match = started(mode="race")
    said = []
    for _ in range(2):
        said.append([GAME.rules.actions.text(action) for action in legal_actions(GAME, match.state, CLOCK)])
        if len(said) == 1:
            choose_all(match)
    assert said == [["clock idle"], ["clock idle", "clock limit"]]


@pytest.mark.rule("SQR-G23", "SQR-G21", "SQR-30")
def test_the_time_limit_ends_a_race():
    match = race([W1, STARTS[1]], ["+3", "+1"])
    match.expire("limit")
    assert match.points() == ([1, 0], (A,))


@pytest.mark.rule("SQR-G17", "SQR-G25", "TIC-G06")
def test_missing_start_cards_are_picked_by_lot_from_the_matchs_own_chance():
    picks = set()
    for seed in range(12):
        match = started(3, seed, mode="race")
        mine = hand_of(match, B)
        match.play(B, f"start_card {mine[5]}")
        again = Match(GAME, match.options, GAME.load(GAME.position(match.state)))
        hands = [hand_of(match, seat) for seat in range(3)]
        match.expire("idle")
        again.expire("idle")
        assert match.state.tobytes() == again.state.tobytes()
        assert grid_of(match, B) == {(0, 0): mine[5]}
        assert match.seats_to_act() == (A, B, C)
        picks.add(hands[A].index(grid_of(match, A)[0, 0]))
    assert len(picks) > 4


@pytest.mark.rule("SQR-G25", "SQR-G23")
def test_in_a_race_nobody_is_first_and_the_limit_waits_for_the_go():
    match = started(2, mode="race", start=1)
    assert (match.state.drawn_card == EMPTY).all()
    with pytest.raises(RuleBroken, match="SQR-ACT"):
        match.expire("limit")
    with pytest.raises(RuleBroken, match="SQR-ACT"):
        started().expire("idle")


@pytest.mark.rule("SQR-G24")
def test_clashes_keep_the_card_and_say_why():
    match = race([W1, STARTS[1]], ["3Xy +3", "5Tr 4Cr 1Rv +3"])
    for card in ("5Tr", "4Cr"):
        assert refusal(match, f"play {card} 0 1 2", B) is None
    play(match, A, "play 3Xy 0 0 2")
    for card in ("5Tr", "4Cr"):
        assert "3 star yellow (nic)" in str(match.broken(B, GAME.rules.actions.read(f"play {card} 0 1 2")))
        assert card in hand_of(match, B)
    begun = race(["3Xc . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", STARTS[1]], ["3Xv 1Cv +3", "+3"])
    assert "(not_adjoining)" in str(begun.broken(A, GAME.rules.actions.read("play 3Xv 0 -1 2")))
    assert "(nic)" in str(begun.broken(A, GAME.rules.actions.read("play 1Cv 0 -1 1")))


@pytest.mark.rule("SQR-G24", "SQR-18")
def test_a_play_that_still_fits_counts_with_the_neighbours_of_now():
    match = race([W1, STARTS[1]], ["5Xr +3", "5Tr +3"])
    play(match, A, "play 5Xr 0 0 2")
    play(match, B, "play 5Tr 0 1 2")
    assert held(match) == [3 + 5, 3]
