"""Tic Squared: clauses and decisions, options, laws."""

from __future__ import annotations

import pytest

from parlour.core import conformance
from parlour.core.errors import BadOption, Unreadable
from parlour.core.game import legal_actions
from parlour.core.match import Match
from parlour.games.tic.deck import EMPTY, NAMES, RANK
from tests.games.tic_squared.drawing import (
    GAME,
    STARTS,
    W1,
    A,
    B,
    C,
    cells,
    choose_all,
    drawn,
    grid_of,
    hand_of,
    held,
    left,
    play,
    refusal,
    said,
    started,
)

# --- set-up


@pytest.mark.rule("SQR-01")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    with pytest.raises(BadOption):
        Match.start(GAME, players)


@pytest.mark.rule("SQR-02", "SQR-03", "SQR-04", "SQR-G01", "TIC-02")
@pytest.mark.parametrize(("players", "cards", "pile"), [(2, 42, 18), (3, 63, 27), (4, 83, 35)])
def test_twelve_cards_each_and_the_rest_of_the_portion_is_the_deck(players, cards, pile):
    match = started(players)
    position = match.start_position()
    assert [len(player["hand"]) for player in position["players"]] == [12] * players
    assert (left(match), int(match.state.portion), len(position["aside"])) == (pile, cards, 125 - cards)
    assert sorted(NAMES[int(card)] for card in match.state.stock) == sorted(NAMES)


@pytest.mark.rule("SQR-G01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_cards_may_be_chosen_from_twelve_each_and_six(players):
    least = 12 * players + 6
    assert left(started(players, deck_size=least)) == 6
    assert left(started(players, deck_size=125)) == 125 - 12 * players
    for wrong in (least - 1, 1, 126):
        with pytest.raises(BadOption) as refused:
            started(players, deck_size=wrong)
        assert refused.value.field == "options.deck_size"


@pytest.mark.rule("SQR-05", "SQR-G02", "SQR-G15")
def test_start_cards_are_chosen_in_secret_and_turned_over_together():
    match = started(3)
    assert match.seats_to_act() == (A, B, C)
    chosen = [hand_of(match, seat)[3] for seat in range(3)]
    match.play(B, f"start_card {chosen[B]}")
    assert match.seats_to_act() == (A, C)
    assert GAME.position(match.view(A))["players"][B]["start_card"] is None
    assert GAME.position(match.view(B))["players"][B]["start_card"] == chosen[B]
    assert held(match) == [12] * 3
    match.play(C, f"start_card {chosen[C]}")
    match.play(A, f"start_card {chosen[A]}")
    assert [grid_of(match, seat) for seat in range(3)] == [{(0, 0): card} for card in chosen]
    assert held(match) == [11] * 3
    spots = {(s.y - 1, s.x - 1) for s in match.public().spots if s.zone == "grid-1"}
    assert spots == {(-1, 0), (0, -1), (0, 1), (1, 0)}


@pytest.mark.rule("SQR-05", "SQR-ACT")
def test_one_start_card_each_from_the_own_hand_and_nothing_before():
    match = started()
    mine, theirs = hand_of(match, A), hand_of(match, B)
    assert refusal(match, f"start_card {theirs[0]}") == "SQR-ACT"
    assert refusal(match, f"play {mine[0]} 0 0 1") == "SQR-05"
    assert refusal(match, "draw") == "SQR-05"
    match.play(A, f"start_card {mine[0]}")
    assert refusal(match, f"start_card {mine[1]}") == "SQR-05"
    match.play(B, f"start_card {theirs[0]}")
    turn = int(match.state.turn)
    assert refusal(match, f"start_card {hand_of(match, turn)[0]}", turn) == "SQR-05"


@pytest.mark.rule("SQR-G03", "TIC-G03")
def test_the_value_draw_decides_who_takes_the_first_turn():
    firsts = set()
    for seed in range(20):
        match = started(4, seed)
        ranks = [int(RANK[int(card)]) for card in match.state.drawn_card]
        choose_all(match)
        assert match.seats_to_act() == (ranks.index(max(ranks)),)
        firsts.add(match.seats_to_act())
    assert len(firsts) == 4
    assert (started(2, start="random").state.drawn_card == EMPTY).all()
    match = started(3, start=2)
    choose_all(match)
    assert match.seats_to_act() == (C,)
    with pytest.raises(BadOption, match="no seat 2"):
        started(2, start=2)


@pytest.mark.rule("SQR-06", "TIC-G05")
def test_turns_go_clockwise():
    match = drawn([W1, STARTS[1], STARTS[2]], ["3Co +5", "+5", "+5"], 60, turn=B)
    order = []
    while len(order) < 3:
        (seat,) = match.seats_to_act()
        order.append(seat)
        while match.seats_to_act() == (seat,):
            match.play(seat, "end" if "end" in said(match, seat) else "draw")
    assert order == [B, C, A]


# --- where cards go


@pytest.mark.rule("SQR-G04", "SQR-09", "SQR-07")
def test_two_players_keep_to_the_rule_of_visits():
    match = drawn(["3Xo*", "5Cc*"], ["3Xr 5Cr 5Cv +2", "+5"])
    play(match, A, "play 5Cr 1 0 1", "play 3Xr 0 0 1")
    assert refusal(match, "play 5Cv 1 1 1") == "SQR-09"
    assert cells(match, A, B) == set()


@pytest.mark.rule("SQR-08", "SQR-09")
def test_visits_are_counted_anew_every_turn():
    match = drawn(["3Xo*", "5Cc*", "1Tv*"], ["5Cr 5Co 1Sy +2", "+5", "+5"], 0, {"deck_out": "play_on"})
    play(match, A, "play 5Cr 1 0 1", "end")
    play(match, B, "end")
    play(match, C, "end")
    assert refusal(match, "play 1Sy 2 0 1") is None
    assert refusal(match, "play 5Co 1 1 1") is None


@pytest.mark.rule("SQR-ACT", "TIC-G12", "TIC-G08")
def test_only_whose_turn_it_is_acts():
    match = drawn([W1, STARTS[1]], ["5Xr +3", "5Xo +3"])
    for action in ("play 5Xo 0 -1 0", "draw", "end"):
        assert refusal(match, action, B) == "SQR-ACT"
    assert legal_actions(GAME, match.state, A)
    assert not legal_actions(GAME, match.state, B)
    for wrong in ("play 5Xr 0 0", "play 5Xr 4 0 0", "play 5Xr 0 12 0", "pass", "clock slow"):
        with pytest.raises(Unreadable):
            match.play(A, wrong)


# --- drawing and stopping


@pytest.mark.rule("SQR-20", "SQR-G07")
def test_without_a_card_that_fits_one_must_draw():
    match = drawn(["3Xo*", "3Xr*"], ["1Cv 1Tv", "+5"])
    assert (said(match, A), refusal(match, "end")) == (["draw"], "SQR-G07")


@pytest.mark.rule("SQR-21", "SQR-G08", "SQR-G25")
def test_after_a_tic_without_a_card_that_fits_one_must_draw_too():
    match = drawn(["3Xo*", "3Xr*"], ["3Xy 1Cv", "+5"], "1Tv 1Sv")
    play(match, A, "play 3Xy 0 0 1")
    assert refusal(match, "end") == "SQR-G08"
    assert said(match, A) == ["draw"]
    play(match, A, "draw")
    assert match.seats_to_act() == (B,)
    assert hand_of(match, A) == ["1Cv", "1Tv"]


@pytest.mark.rule("SQR-23", "SQR-G07")
def test_after_a_tic_the_turn_may_be_ended_while_a_card_fits():
    match = drawn(["3Xo*", "3Xr*"], ["3Xy 3Xv 1Cv", "+5"])
    assert refusal(match, "end") == "SQR-G07"
    play(match, A, "play 3Xy 0 0 1")
    assert said(match, A) == ["draw", "end"]
    play(match, A, "end")
    assert match.seats_to_act() == (B,)


@pytest.mark.rule("SQR-22", "SQR-G06", "SQR-23")
def test_a_drawn_card_that_fits_may_be_laid_or_not():
    match = drawn(["3Xo*", "3Xr*"], ["1Cv 1Tv", "+5"], "3Xy 3Xv 1Sv")
    play(match, A, "draw")
    assert said(match, A) == ["end"]
    assert refusal(match, "draw") == "SQR-G06"
    play(match, A, "play 3Xy 0 0 1", "draw", "end")
    assert match.seats_to_act() == (B,)
    assert hand_of(match, A) == ["1Cv", "1Tv", "3Xv"]


@pytest.mark.rule("SQR-22", "SQR-17")
def test_a_drawn_card_laid_with_singles_ends_the_turn():
    match = drawn(["3Xo*", "3Xr*"], ["1Cv 1Tv", "+5"], "3Cy 3Xv")
    play(match, A, "draw", "play 3Cy 0 0 1")
    assert match.seats_to_act() == (B,)


@pytest.mark.rule("SQR-G10", "SQR-G06")
def test_penalty_cards_bind_nobody():
    match = drawn([W1.replace("3Tr", "."), "5Cc*"], ["3Tr 3Tv +3", "5Cv +3"], plays=1)
    play(match, A, "play 3Tr 0 1 1", "end")
    assert held(match) == [4, 7]
    assert refusal(match, "play 5Cv 1 0 1", B) is None


@pytest.mark.rule("SQR-G09", "SQR-19", "SQR-18")
@pytest.mark.parametrize(
    ("beside", "card", "drawn_by_b"), [("3So", "3Ro", 3), ("3Sv", "3Tv", 3), ("3So", "4To", 0), ("3So", "3Tv", 0)]
)
def test_two_tics_are_two_cards_touched_whatever_their_types(beside, card, drawn_by_b):
    match = drawn([f"3Xo* {beside}\n3To .", "5Cc*"], [f"{card} +3", "+3"], plays=1)
    play(match, A, f"play {card} 0 1 1")
    assert held(match)[B] == 3 + drawn_by_b


# --- the end


@pytest.mark.rule("SQR-G16", "SQR-25", "SQR-G25")
def test_who_goes_out_with_two_tics_makes_nobody_draw():
    match = drawn([W1.replace("3Tr", "."), STARTS[1]], ["3Tr", "+3"])
    play(match, A, "play 3Tr 0 1 1")
    assert match.over
    assert (held(match), left(match)) == ([0, 3], 20)


@pytest.mark.rule("SQR-25", "SQR-G25")
def test_who_goes_out_wins_even_with_a_smaller_result():
    match = drawn(["3Xo*", W1.replace("3Xo", "3So").replace("3Xr", "3Sr")], ["3Xv", "+1"])
    play(match, A, "play 3Xv 0 1 0")
    assert match.points() == ([2, 3], (A,))


@pytest.mark.rule("SQR-26", "SQR-G11", "SQR-G12")
def test_a_last_card_with_singles_needs_a_tic_of_the_same_turn():
    match = drawn(["3Xo*", "5Cc*"], ["3Xr 3Cy 3Sv", "+5"], "1Rv 1Ro")
    play(match, A, "play 3Xr 0 0 1", "play 3Cy 0 1 0")
    assert match.seats_to_act() == (B,)
    play(match, B, "draw")
    while match.seats_to_act() == (B,):
        match.play(B, "end")
    assert refusal(match, "play 3Sv 0 1 1") == "SQR-26"
    assert said(match, A) == ["draw"]


@pytest.mark.rule("SQR-G13", "SQR-27")
def test_the_turn_of_the_last_draw_may_still_be_won():
    match = drawn(["3Xo*", "5Cc*"], ["1Cv", "+5"], "3Xr")
    play(match, A, "draw")
    assert (left(match), match.over) == (0, False)
    play(match, A, "play 3Xr 0 0 1")
    assert (match.over, said(match, A)) == (False, ["end"])
    play(match, A, "end")
    assert match.points() == ([1, -4], (A,))


@pytest.mark.rule("SQR-G25", "SQR-27", "SQR-G13")
def test_a_last_card_that_fits_nowhere_ends_the_game_by_itself():
    match = drawn(["3Xo*", "3Xr*"], ["1Cv", "+5"], "1Tv")
    play(match, A, "draw")
    assert match.points() == ([-1, -4], (A,))


@pytest.mark.rule("SQR-G13", "SQR-G25")
def test_playing_on_ends_after_a_round_without_a_play():
    options = {"deck_out": "play_on"}
    match = drawn(["3Xo*", "3Xr*", "5Cc*"], ["1Cv", "3Xy 1Sv", "+5"], "1Tv", options)
    play(match, A, "draw")
    assert match.seats_to_act() == (B,)
    assert refusal(match, "draw", B) == "SQR-27"
    play(match, B, "end")
    play(match, C, "end")
    assert not match.over  # the turn of A began with a card in the deck
    play(match, A, "end")
    assert match.points() == ([-1, -1, -4], (A, B))


@pytest.mark.rule("SQR-G13", "SQR-G25")
def test_a_play_starts_the_count_of_passes_anew():
    match = drawn(["3Xo*", "3Xr*"], ["3Xy 1Sv", "1Tv 1Rv"], 0, {"deck_out": "play_on"}, without_deck=True)
    play(match, A, "play 3Xy 0 0 1")
    assert match.seats_to_act() == (A,)
    play(match, A, "end")
    play(match, B, "end")
    assert not match.over
    play(match, A, "end")
    assert match.over


@pytest.mark.rule("SQR-G13", "SQR-25")
def test_going_out_wins_while_playing_on():
    match = drawn(["3Xo*", "3Xr*"], ["3Xy", "+2"], 0, {"deck_out": "play_on"}, without_deck=True)
    play(match, A, "play 3Xy 0 0 1")
    assert match.points()[1] == (A,)


@pytest.mark.rule("SQR-30", "SQR-G14", "TIC-G07", "SQR-28", "SQR-29")
def test_equal_results_share_the_win():
    match = drawn(["3Xo* 3Xr", "5Cc* 5Cv\n5Tc 5Tv", "1Sy*"], ["+4", "+6", "+5"], 0)
    play(match, A, "end")
    assert match.points() == ([-2, -2, -4], (A, B))


# --- options


@pytest.mark.rule("SQR-G01", "SQR-G13", "SQR-G18", "SQR-G22", "SQR-G23", "TIC-G03")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("deck_size", [None, 30, 125], [0, 29, 126, "42"]),
        ("deck_out", ["finish_turn", "play_on"], ["stop", 0]),
        ("mode", ["turns", "race"], ["live"]),
        ("race_penalty", [True, False], ["on", 1]),
        ("race_idle_s", [10, 45, 300], [9, 301]),
        ("race_limit_min", [3, 15, 60], [2, 61]),
        ("start", ["value_draw", "random", 0, 3], [4, "first"]),
    ],
)
def test_option_ranges(option, good, bad):
    for value in good:
        assert getattr(GAME.read_options({option: value}), option) == value
    for value in bad:
        with pytest.raises(BadOption) as refused:
            GAME.read_options({option: value})
        assert refused.value.field == f"options.{option}"


def test_defaults():
    options = GAME.read_options({})
    assert (options.deck_size, options.deck_out, options.mode, options.start) == (
        None,
        "finish_turn",
        "turns",
        "value_draw",
    )
    assert (options.race_penalty, options.race_idle_s, options.race_limit_min) == (True, 45, 15)


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)
