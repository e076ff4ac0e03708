"""Tyramid: clauses and decisions, options, laws."""

from __future__ import annotations

import pytest

from parlour.core import conformance
from parlour.core.errors import BadOption, Unreadable
from parlour.core.facts import say
from parlour.core.game import legal_actions
from parlour.core.match import Match
from parlour.games.tic.deck import EMPTY, RANK
from tests.games.tyramid.drawing import (
    GAME,
    A,
    B,
    C,
    drawn,
    hand_of,
    held,
    play,
    refusal,
    rows_of,
    said,
    spots,
    started,
)

# --- set-up


@pytest.mark.rule("TYR-04", "TYR-05", "TYR-07", "TIC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_cards_each_a_peak_and_the_second_row_open(players):
    match = started(players)
    assert held(match) == [5] * players
    assert [len(row) for row in rows_of(match)] == [1]
    assert spots(match) == {"0.2.1", "0.2.2"}
    assert len(GAME.position(match.state)["deck"]) == 125 - 5 * players - 1
    assert sorted(match.state.stock.tolist()) == list(range(125))


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    with pytest.raises(BadOption):
        Match.start(GAME, players)


@pytest.mark.rule("TYR-06", "TYR-07", "TIC-G03")
def test_the_best_card_drawn_takes_the_first_turn():
    firsts = set()
    for seed in range(20):
        match = started(4, seed)
        ranks = [int(RANK[int(card)]) for card in match.state.drawn_card]
        assert match.seats_to_act() == (ranks.index(max(ranks)),)
        firsts.add(match.seats_to_act())
    assert len(firsts) == 4
    assert (started(start="random").state.drawn_card == EMPTY).all()
    assert started(3, start=2).seats_to_act() == (C,)
    with pytest.raises(BadOption, match="no seat 2"):
        started(2, start=2)


@pytest.mark.rule("TYR-01", "TYR-03", "TYR-G04", "TYR-G10", "TYR-G12")
@pytest.mark.parametrize(("shape", "usual", "most"), [("pyramid", 10, 12), ("diamond", 7, 9), ("hourglass", 7, 9)])
def test_the_size_is_agreed_before_play(shape, usual, most):
    assert int(started(shape=shape).state.extent) == int(started(shape=shape, rows=None).state.extent) == usual
    assert int(started(shape=shape, rows=4).state.extent) == 4
    assert int(started(shape=shape, rows=most).state.extent) == most
    for wrong in (3, most + 1, 13):
        with pytest.raises(BadOption) as refused:
            started(shape=shape, rows=wrong)
        assert refused.value.field == "options.rows"


@pytest.mark.rule("TYR-G01", "TYR-G05", "TYR-G06", "TYR-31", "TYR-32", "TIC-G03")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("shape", ["pyramid", "diamond", "hourglass"], ["cube", 0]),
        ("rows", [None, 4, 12], [0, 3, 13, "4"]),
        ("same_pair", [6, 8], [7, "6"]),
        ("optional_play", [False, True], ["on", 1]),
        ("play_drawn", [False, True], [0]),
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


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)


# --- laying


@pytest.mark.rule("TYR-11", "TYR-09", "TYR-08")
def test_the_first_card_of_a_row_may_lie_anywhere():
    match = drawn("2Ty\n2Rr 4Tr", ["4Rr +4", "+5"])
    assert spots(match) == {"0.3.1", "0.3.2", "0.3.3"}
    assert [refusal(match, f"play 4Rr {column}") for column in (1, 2, 3)] == [None] * 3


@pytest.mark.rule("TYR-ACT", "TYR-G16")
@pytest.mark.parametrize("rows", ["2Ty\n2Rr 4Tr", "2Ty\n2Rr 4Tr\n. 4Ro ."], ids=["not begun", "begun"])
def test_a_column_that_is_not_there_is_no_gap(rows):
    match = drawn(rows, ["4Rr +4", "+5"])
    assert refusal(match, "play 4Rr 4") == refusal(match, "play 4Rr 12") == "TYR-ACT"
    assert match.broken(A, GAME.rules.actions.read("play 4Rr 4")).reason == say("no-such-cell", cell=4)


@pytest.mark.rule("TYR-08")
def test_a_play_lays_one_card_even_when_it_earns_another():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro 4Sr", ["4Rr 4So 4Co +2", "+5"])
    play(match, A, "play 4Rr 1")
    assert rows_of(match) == [["2Ty"], ["2Rr", "4Tr"], ["4Rr", "4Ro", "4Sr"]]
    assert (hand_of(match, A)[:2], held(match), match.seats_to_act()) == (["4So", "4Co"], [4, 5], (A,))
    with pytest.raises(Unreadable):
        match.play(A, "play 4So 4Co 1 2")


@pytest.mark.rule("TYR-12", "TYR-G03")
def test_the_next_row_opens_when_the_row_is_full():
    match = drawn("2Ty\n. 4Tr", ["2Rr +4", "+5"])
    assert spots(match) == {"0.2.1"}
    play(match, A, "play 2Rr 1")
    assert spots(match) == {"0.3.1", "0.3.2", "0.3.3"}


@pytest.mark.rule("TYR-ACT", "TIC-G12", "TIC-G08")
def test_only_whose_turn_it_is_plays_and_only_from_the_hand():
    match = drawn("2Ty", ["4Tr +4", "2Rr +4"])
    assert refusal(match, "play 2Rr 1", B) == refusal(match, "play 2Rr 1") == refusal(match, "draw", B) == "TYR-ACT"
    assert refusal(match, "play 4Xr 1") == "TYR-ACT"
    assert not legal_actions(GAME, match.state, B)
    for wrong in ("play 4Tr 13", "play 4Tr 0", "play 4Tr", "play 4Tr 2 1", "play 4Tr 1 1 1", "stop"):
        with pytest.raises(Unreadable):
            match.play(A, wrong)


@pytest.mark.rule("TYR-G13", "TIC-G05")
def test_turns_go_clockwise():
    match = started(3, start=1)
    order = []
    while len(order) < 4:
        (seat,) = match.seats_to_act()
        order.append(seat)
        while match.seats_to_act() == (seat,):
            match.play(seat, match.actions(seat)[0])
    assert order == [1, 2, 0, 1]


# --- the turn


@pytest.mark.rule("TYR-22", "TYR-23")
def test_nothing_is_drawn_while_plays_go_on():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro 4Sr", ["4Rr 4So +3", "+5"])
    play(match, A, "play 4Rr 1")
    assert (held(match)[A], match.seats_to_act()) == (4, (A,))


@pytest.mark.rule("TYR-24", "TYR-G06")
def test_an_empty_hand_ends_the_turn_and_is_refilled():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro 4Sr", ["4Rr", "+5"])
    play(match, A, "play 4Rr 1")
    assert (held(match)[A], match.seats_to_act()) == (5, (B,))


@pytest.mark.rule("TYR-25", "TYR-27", "TYR-G06")
def test_who_cannot_play_takes_a_card_even_with_five_or_more():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv 5Cc 3Cc 3Cv 3Xc", "+5"])
    assert (said(match), len(match.actions(A))) == (["draw"], 1)
    play(match, A, "draw")
    assert (held(match)[A], match.seats_to_act()) == (7, (B,))


@pytest.mark.rule("TYR-G05")
def test_who_can_play_must():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro 4Sr", ["4Rr 4So +3", "+5"])
    assert said(match) == []
    assert refusal(match, "draw") == refusal(match, "end") == "TYR-G05"
    play(match, A, "play 4Rr 1")
    assert refusal(match, "end") == refusal(match, "draw") == "TYR-G05"


@pytest.mark.rule("TYR-G05", "TYR-G15")
def test_with_optional_play_one_may_draw_instead_of_playing():
    match = drawn("2Ty", ["4Tr +4", "+5"], options={"optional_play": True})
    assert said(match) == ["draw"]
    play(match, A, "draw")
    assert (held(match)[A], match.seats_to_act()) == (6, (B,))


@pytest.mark.rule("TYR-G05", "TYR-G15")
def test_with_optional_play_an_earned_play_may_be_left():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro 4Sr", ["4Rr 4So +3", "+5"], options={"optional_play": True})
    play(match, A, "play 4Rr 1")
    assert said(match) == ["end"]
    assert refusal(match, "draw") == "TYR-G15"
    play(match, A, "end")
    assert (held(match)[A], match.seats_to_act()) == (5, (B,))


@pytest.mark.rule("TYR-G15", "TYR-26")
def test_with_optional_play_a_stuck_player_may_draw_or_end():
    about = {"options": {"optional_play": True}, "plays": 1}
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv 5Cc 3Cc 3Cv 3Xc", "+5"], **about)
    assert said(match) == ["draw", "end"]
    play(match, A, "end")
    assert held(match)[A] == 6


DRAWN = {"play_drawn": True}


@pytest.mark.rule("TYR-G06", "TYR-G15")
def test_with_play_drawn_a_card_that_fits_may_be_laid():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv 5Cc", "+5"], "4Rr 1Tv", options=DRAWN)
    play(match, A, "draw")
    assert (match.seats_to_act(), said(match)) == ((A,), ["end"])
    assert refusal(match, "play 1Cc 1") == "TYR-G06"
    assert refusal(match, "draw") == "TYR-G15"
    play(match, A, "play 4Rr 1")
    assert match.seats_to_act() == (A,)  # two Tics
    play(match, A, "draw")
    assert match.seats_to_act() in {(A,), (B,)}


@pytest.mark.rule("TYR-G06", "TYR-G15")
def test_with_play_drawn_the_card_may_be_kept_and_one_that_fits_nowhere_ends_the_turn():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv 5Cc", "+5"], "4Rr 1Tv", options=DRAWN)
    play(match, A, "draw", "end")
    assert (held(match)[A], match.seats_to_act()) == (5, (B,))
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv 5Cc", "+5"], "3Cv 1Tv", options=DRAWN)
    play(match, A, "draw")
    assert (held(match)[A], match.seats_to_act()) == (5, (B,))


@pytest.mark.rule("TYR-G15")
def test_both_options_a_card_by_choice_then_that_card_or_the_end():
    both = {"play_drawn": True, "optional_play": True}
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["4Sr +4", "+5"], "4Rr 1Tv", options=both)
    play(match, A, "draw")
    assert refusal(match, "play 4Sr 3") == "TYR-G06"
    assert said(match) == ["end"]


# --- without a deck


@pytest.mark.rule("TYR-G08", "TYR-25")
def test_without_a_deck_who_cannot_play_passes():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv", "+5"], 0)
    assert said(match) == ["pass"]
    assert refusal(match, "draw") == "TYR-G08"
    play(match, A, "pass")
    assert match.seats_to_act() == (B,)
    assert refusal(match, "pass", B) == "TYR-G08"


@pytest.mark.rule("TYR-G08", "TYR-23")
def test_without_a_deck_nobody_draws():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["4Sr 1Cv", "+5"], 0)
    play(match, A, "play 4Sr 3")
    assert held(match)[A] == 1


@pytest.mark.rule("TYR-G08", "TYR-G15")
def test_with_optional_play_a_round_of_passes_ends_the_game():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv", "4Sr", "+5"], 0, [7, 3, 1], {"optional_play": True})
    play(match, A, "pass")
    play(match, B, "play 4Sr 3")
    play(match, C, "pass")
    play(match, A, "pass")
    assert not match.over
    play(match, B, "pass")
    assert match.over


@pytest.mark.rule("TYR-G15")
def test_without_a_deck_one_may_pass_before_the_first_play_but_not_instead_of_another():
    free = {"options": {"optional_play": True}}
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro 4Sr", ["4Rr 4So 1Cv", "+5"], 0, **free)
    assert said(match) == ["pass"]
    play(match, A, "play 4Rr 1")
    assert (said(match), refusal(match, "pass")) == (["end"], "TYR-G15")
    assert match.broken(A, GAME.rules.actions.read("pass")).reason == say("can-play")


@pytest.mark.rule("TYR-G15", "TYR-G08")
def test_without_a_deck_who_is_stuck_after_a_play_may_end_or_pass_and_the_pass_counts():
    free = {"options": {"optional_play": True}}
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv", "+5"], 0, plays=1, passes=1, **free)
    assert said(match) == ["end", "pass"]
    play(match, A, "pass")
    assert match.over


@pytest.mark.rule("TYR-G08")
def test_nobody_passes_while_there_is_a_deck():
    match = drawn("2Ty", ["4Tr +4", "+5"], options={"optional_play": True})
    assert refusal(match, "pass") == "TYR-G08"


# --- the end


@pytest.mark.rule("TYR-28", "TYR-G09", "TYR-30")
def test_the_completing_card_scores_and_ends_the_game():
    match = drawn("2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n4Ty 4Co 4So .", ["4Sy +2", "+5"], points=[0, 9])
    play(match, A, "play 4Sy 4")
    assert match.points() == ([6, 9], (B,))
    assert (match.over, held(match)[A]) == (True, 2)
    assert refusal(match, "draw", B) == "TYR-ACT"


@pytest.mark.rule("TYR-30", "TIC-G07", "TYR-29")
def test_equal_totals_share_the_win():
    match = drawn("2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n. 4Co 4So 4Xc", ["4Ty +2", "+6", "+5"], points=[3, 7, 5])
    play(match, A, "play 4Ty 1")
    assert match.points() == ([5, 5, 5], (A, B, C))


DYING = """
    1Ry
    1Tc 2Cy
    2Tv 3Cc 3Rv
    5Xr 1Cv 2Rc 3Xy
    .   .   .   3Ty .
"""
"""Besides the six cards of its first three rows nothing goes with 1Cv, 2Rc and 3Ty."""


@pytest.mark.rule("TYR-G07", "TYR-G15")
@pytest.mark.parametrize("card", ["4Xy", "3Sy"])
def test_a_dead_board_ends_the_game_before_the_refill(card):
    match = drawn(DYING, [f"{card} +1", "+7"], options={"rows": 5})
    play(match, A, f"play {card} 5")
    assert (match.over, held(match)) == (True, [1, 7])
    assert match.points()[0][B] == -4
    assert match.events(-1)[1].text.args["first"] == say("nothing-fits")


@pytest.mark.rule("TYR-G07")
def test_one_card_that_fits_keeps_the_board_alive():
    drawing = DYING.replace("3Rv", "5Rv")
    match = drawn(drawing, ["4Xy +1", "+7"], options={"rows": 5})
    play(match, A, "play 4Xy 5")
    assert not match.over
