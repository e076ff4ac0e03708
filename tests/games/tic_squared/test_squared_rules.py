"""Tic Squared: clauses and decisions, options, laws."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition, RuleBroken, Unreadable
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK
from parlour.games.tic.deck import EMPTY, NAMES, RANK, UNKNOWN
from parlour.games.tic.hands import TABLE
from tests.games.tic_squared.drawing import (
    GAME,
    STARTS,
    W1,
    A,
    B,
    C,
    Grid,
    cells,
    drawn,
    grid_of,
    hand_of,
    held,
    left,
    play,
    refusal,
    said,
)

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"deck_out": "play_on", "start": "random"},
    {"mode": "race"},
    {"mode": "race", "race_penalty": "off", "deck_size": 60},
]


def started(players: int = 2, seed: int = 1, **options: Any) -> Match:
    return Match.start(GAME, players, GAME.read_options(options, players), seed.to_bytes(32, "big"))


def choose_all(match: Match) -> None:
    for seat in match.seats_to_act():
        match.play(seat, match.actions(seat)[0])


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
    assert (left(match), int(match.state.deck_size), len(position["aside"])) == (pile, cards, 125 - cards)
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
    spots = {(s.y - 1, s.x - 1) for s in match.spectate().spots if s.zone == "grid-1"}
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


@pytest.mark.rule("SQR-12", "SQR-10")
@pytest.mark.parametrize(
    ("grid", "opened"),
    [
        ("3Xo* 3Xr", {(-1, 0), (-1, 1), (1, 0), (1, 1)}),
        ("3Xo*\n3Xr", {(0, -1), (1, -1), (0, 1), (1, 1)}),
        ("3Xo* 3Xr\n3To .", {(1, 1)}),
        ("3Xo* .\n3To 3Tr\n3So 3Sr", {(0, 1)}),
        (". 3Xv .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", {(-1, 0), (-1, 2)}),
        ("3Xv . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", {(-1, 1)}),
        ("3Xo* 3Xr 3Xy\n3To 3Tr 3Ty\n. . 3Sy", {(2, 1)}),
        ("3Xo* 3Xr .\n3To 3Tr .\n3So 3Sr 3Sy", {(1, 2)}),
    ],
)
def test_open_cells_of_a_grid(grid, opened):
    match = drawn([grid, STARTS[1]], ["+5", "+5"])
    scene = match.spectate()
    row, column = int(match.state.top[A]), int(match.state.left[A])
    assert {(s.y - 1 + row, s.x - 1 + column) for s in scene.spots if s.zone == "grid-0"} == opened


@pytest.mark.rule("SQR-14", "SQR-10", "SQR-12", "SQR-15", "SQR-G24", "SQR-ACT")
def test_refusals_of_places():
    tall = drawn(["3Xo*\n3Xr", STARTS[1]], ["3Xv +5", "+5"])
    assert refusal(tall, "play 3Xv 0 -1 0") == refusal(tall, "play 3Xv 0 2 0") == "SQR-12"
    assert refusal(tall, "play 3Xv 0 0 0") == "SQR-G24"
    assert refusal(tall, "play 3Xv 0 5 5") == refusal(tall, "play 3Xv 0 -11 11") == "SQR-15"
    assert refusal(tall, "play 3Xv 2 0 1") == "SQR-ACT"
    assert refusal(tall, "play 3Xc 0 0 1") == "SQR-ACT"
    begun = drawn(["3Xc . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", STARTS[1]], ["3Xv +5", "+5"])
    assert refusal(begun, "play 3Xv 0 -1 2") == "SQR-14"
    assert refusal(begun, "play 3Xv 0 2 0") == "SQR-10"
    assert refusal(begun, "play 3Xv 0 -1 1") is None


@pytest.mark.rule("SQR-ACT", "TIC-G12", "TIC-G08")
def test_only_whose_turn_it_is_acts():
    match = drawn([W1, STARTS[1]], ["5Xr +3", "5Xo +3"])
    for action in ("play 5Xo 0 -1 0", "draw", "end"):
        assert refusal(match, action, B) == "SQR-ACT"
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


# --- the race


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
@pytest.mark.parametrize(("penalty", "cards"), [("on", 3), ("off", 0)])
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
        assert "3 star yellow (nic)" in match.broken(B, GAME.actions.read(f"play {card} 0 1 2")).reason
        assert card in hand_of(match, B)
    begun = race(["3Xc . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", STARTS[1]], ["3Xv 1Cv +3", "+3"])
    assert "(not_adjoining)" in begun.broken(A, GAME.actions.read("play 3Xv 0 -1 2")).reason
    assert "(nic)" in begun.broken(A, GAME.actions.read("play 1Cv 0 -1 1")).reason


@pytest.mark.rule("SQR-G24", "SQR-18")
def test_a_play_that_still_fits_counts_with_the_neighbours_of_now():
    match = race([W1, STARTS[1]], ["5Xr +3", "5Tr +3"])
    play(match, A, "play 5Xr 0 0 2")
    play(match, B, "play 5Tr 0 1 2")
    assert held(match) == [3 + 5, 3]


# --- options


@pytest.mark.rule("SQR-G01", "SQR-G13", "SQR-G18", "SQR-G22", "SQR-G23", "TIC-G03")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("deck_size", [0, 30, 125], [-1, 126, "42"]),
        ("deck_out", ["finish_turn", "play_on"], ["stop", 0]),
        ("mode", ["turns", "race"], ["live"]),
        ("race_penalty", ["on", "off"], [True]),
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
        0,
        "finish_turn",
        "turns",
        "value_draw",
    )
    assert (options.race_penalty, options.race_idle_s, options.race_limit_min) == ("on", 45, 15)


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)


# --- what a seat may know


@pytest.mark.rule("TIC-G10", "SQR-G01")
def test_other_hands_deck_and_aside_are_hidden():
    match = drawn([W1, STARTS[1]], ["5Xr +3", "+6"], 9)
    view = GAME.position(match.view(A))
    assert "5Xr" in view["players"][A]["hand"]
    assert view["players"][B]["hand"] == (None,) * 6
    assert set(view["deck"]) == set(view["aside"]) == {None}
    assert not int(match.view(A).low[B]) | int(match.view(A).high[B])
    assert not match.view(-1).low.any()


@pytest.mark.rule("TIC-G10")
def test_imagined_worlds_deal_every_unseen_card_everywhere():
    match = drawn([W1, STARTS[1]], ["5Xr +3", "+3"], 9)
    known = {int(c) for c, h in zip(match.state.stock, match.state.holder, strict=True) if int(h) in (A, TABLE)}
    dice, seen = new_dice(5), [set(), set(), set()]
    worlds = 1500 if JIT else 60
    from parlour.core.verbs import imagine

    for _ in range(worlds):
        world = match.view(A)
        imagine(world, A, dice)
        assert sorted(world.stock.tolist()) == list(range(125))
        for found, place in zip(seen, (5, 20, 124), strict=True):
            found.add(int(world.stock[place]))
    for found in seen:
        assert not found & known
        assert len(found) == 125 - len(known) if JIT else len(found) > 20


@pytest.mark.rule("SQR-G25")
def test_a_card_drawn_in_a_turn_that_goes_on_fits_somewhere_in_every_imagined_world():
    from parlour.core.verbs import imagine
    from parlour.games.tic_squared.moves import fits

    match = drawn([W1, STARTS[1]], ["3Co +3", "+9"], "5Xr 1Cc")
    play(match, A, "draw")
    view, dice = match.view(B), new_dice(3)
    assert int(view.stock[int(view.fresh)]) == UNKNOWN
    for _ in range(60 if JIT else 8):
        world = view.copy()
        imagine(world, B, dice)
        assert fits(world, A, int(world.stock[int(world.fresh)]))


# --- the slow twin


def alike(a: str, b: str) -> int:
    return sum(x == y for x, y in zip(a, b, strict=True))


def naive_open(grid: Grid) -> set[tuple[int, int]]:
    """The open cells, read off the drawing: peel a line from a side, or take the grid as full."""
    filled = set(grid)
    rows, columns = {r for r, _ in filled}, {c for _, c in filled}
    top, bottom, first, last = min(rows), max(rows), min(columns), max(columns)
    box = {(r, c) for r in range(top, bottom + 1) for c in range(first, last + 1)}
    tall, wide = bottom - top + 1, last - first + 1
    if box == filled:
        lying = {(r, c) for r in (top - 1, bottom + 1) for c in range(first, last + 1)}
        standing = {(r, c) for c in (first - 1, last + 1) for r in range(top, bottom + 1)}
        return (lying if tall <= wide else set()) | (standing if wide <= tall else set())
    found = set()
    for line in (
        {(top, c) for c in range(first, last + 1)},
        {(bottom, c) for c in range(first, last + 1)},
        {(r, first) for r in range(top, bottom + 1)},
        {(r, last) for r in range(top, bottom + 1)},
    ):
        if box - line <= filled:
            laid = line & filled
            found |= {(r, c) for r, c in line - filled if any(abs(r - y) + abs(c - x) == 1 for y, x in laid)}
    return found


def naive_plays(match: Match, seat: int) -> set[tuple[str, int, int, int]]:
    """All plays of the first action of a turn, read off the rules."""
    hand, found = hand_of(match, seat), set()
    for owner in range(match.players):
        grid = grid_of(match, owner)
        for r, c in naive_open(grid):
            near = [grid[y, x] for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if (y, x) in grid]
            assert 1 <= len(near) <= 2
            for card in hand:
                shared = [alike(card, other) for other in near]
                if min(shared) >= 1 and (len(hand) > 1 or max(shared) == 2):
                    found.add((card, owner, r, c))
    return found


@pytest.mark.rule("SQR-10", "SQR-11", "SQR-12", "SQR-13", "SQR-14", "SQR-15", "SQR-16", "SQR-26", "SQR-G15")
@pytest.mark.parametrize("seed", range(6 if JIT else 3))
def test_plays_are_those_of_the_naive_reading(seed):
    match = started(2 + seed % 3, seed, deck_size=125 if seed % 2 else 0)
    choose_all(match)
    dice = new_dice(seed)
    while not match.over:
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        if not int(match.state.plays) and int(match.state.fresh) == EMPTY:
            found = [GAME.actions.split(action)[1] for action in legal]
            plays = {(v["card"], v["grid"], v["row"], v["column"]) for v in found if v}
            assert plays == naive_plays(match, seat)
        plays_first = [action for action in legal if GAME.actions.text(action).startswith("play")] or legal
        match.play(seat, plays_first[roll(dice, len(plays_first))])


@settings(max_examples=12 if JIT else 3)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_cards_are_conserved(options, seed):
    match = started(2 + seed % 3, seed, **options)
    dice = new_dice(seed)
    while not match.over:
        seat = pick_actor(match.actors(), dice)
        if seat == CLOCK:
            match.expire("idle")
        else:
            legal = match.actions(seat)
            match.play(seat, legal[roll(dice, len(legal))])
        state = match.state
        assert sorted(state.stock.tolist()) == list(range(125))
        on_table = {int(c) for c, h in zip(state.stock, state.holder, strict=True) if int(h) == TABLE}
        assert on_table == {int(card) for card in state.grid.flatten() if int(card) != EMPTY}
        assert int(state.cards.sum()) == len(on_table)
        for s in range(match.players):
            mine = {int(c) for c, h in zip(state.stock, state.holder, strict=True) if int(h) == s}
            assert int(state.held[s]) == len(mine)
            assert int(state.low[s]) == sum(1 << c for c in mine if c < 63)
            assert int(state.high[s]) == sum(1 << c - 63 for c in mine if c >= 63)


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_laws_of_every_game(options, seed):
    conformance.laws(GAME, seed, options=options, every=None if JIT else 40)


@pytest.mark.rule("SQR-G13", "SQR-G21", "SQR-G22")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", [*OPTION_SETS, {"deck_size": 125, "deck_out": "play_on"}], ids=str)
def test_random_games_end_within_the_bound(options, players):
    if options.get("deck_size", 125) >= 12 * players + 6:
        conformance.termination(GAME, 10_000 if JIT else 2, players, options)


# --- positions that cannot be


@pytest.mark.rule("TIC-02", "SQR-05", "SQR-10", "SQR-12", "SQR-14")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)"),
        (lambda p: p["deck"].pop(), "1 cards are missing"),
        (lambda p: p["aside"].__setitem__(0, "9Xo"), "'9Xo' is no card"),
        (lambda p: p.update(turn=3), "turn"),
        (lambda p: p.update(phase="sleep"), "phase"),
        (lambda p: p.update(phase="start"), "SQR-05"),
        (lambda p: p["players"][0]["grid"][3].update(row=2), "SQR-10"),
        (lambda p: p["players"][0].update(line="Q"), "line"),
        (lambda p: p["players"][0]["grid"][1].update(row=0, column=2), "SQR-10"),
        (lambda p: [c.update(row=0, column=i) for i, c in enumerate(p["players"][0]["grid"])], "SQR-12"),
        (lambda p: [c.update(row=0, column=2 * i) for i, c in enumerate(p["players"][0]["grid"])], "SQR-14"),
        (lambda p: p.update(fresh=60), "fresh"),
        (lambda p: p.update(colour="red"), "colour"),
        (lambda p: p["dealing"].__setitem__(0, 1), "dealt"),
        (lambda p: p.update(options={"mode": "walk"}), "mode"),
    ],
)
def test_impossible_positions_are_refused(change, words):
    position = msgspec.json.decode(msgspec.json.encode(drawn([W1, STARTS[1]], ["+3", "+3"]).start_position()))
    change(position)
    with pytest.raises((BadPosition, BadOption)) as refused:
        GAME.load(position)
    assert words in str(refused.value)


def test_the_largest_grid_stays_in_its_window():
    state = drawn(["3Xo*", STARTS[1]], ["+3", "+3"]).state
    from parlour.games.tic_squared.grid import count_open, lay, open_cell
    from parlour.games.tic_squared.notation import coordinates

    rest = iter([card for card in range(125) if NAMES[card] != "3Xo"])
    for _ in range(120):
        place = open_cell(state, A, 0) if open_cell(state, A, 0) != EMPTY else open_cell(state, A, 1)
        row, column = coordinates(place)
        lay(state, A, row, column, next(rest))
    assert (int(state.tall[A]), int(state.wide[A])) == (11, 11)
    assert count_open(state, A) == 44
    assert all(np.abs(coordinates(open_cell(state, A, n))).max() <= 11 for n in range(44))
