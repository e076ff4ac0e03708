"""Tic Squared: the worked examples of the rules."""

from __future__ import annotations

import pytest

from tests.games.tic_squared.drawing import (
    AFTER_W2,
    AFTER_W4,
    GAME,
    STARTS,
    W1,
    A,
    B,
    C,
    cells,
    drawn,
    grid_of,
    held,
    left,
    play,
    refusal,
    said,
)

LONG_TURN = "5Xr 5Tr 3Sr 3So 5Sv +2"


def table(grid: str = W1, hand: str = LONG_TURN, plays: int = 0, deck: int = 30):
    """Three players; A's grid is drawn."""
    return drawn([grid, *STARTS[1:3]], [hand, "+7", "+7"], deck, plays=plays)


@pytest.mark.rule("SQR-11", "SQR-15", "SQR-10", "SQR-13")
def test_a_square_has_eight_open_cells_w1():
    match = drawn([W1, *STARTS[1:3]], ["3Xv 3Tv 1Xr 5To 3Co +7", "+7", "+7"])
    around = {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, -1), (1, 2), (2, 0), (2, 1)}
    assert cells(match, A, A) == around
    assert refusal(match, "play 3Xv 0 -1 -1") == "SQR-15"


@pytest.mark.rule("SQR-18", "SQR-14", "SQR-10")
def test_one_tic_plays_again_and_the_line_goes_on_w2():
    match = table()
    play(match, A, "play 5Xr 0 0 2")
    assert match.seats_to_act() == (A,)
    assert cells(match, A, A) == {(1, 2)}
    assert held(match) == [6, 7, 7]


@pytest.mark.rule("SQR-19", "SQR-12", "SQR-G10")
def test_two_tics_make_the_others_draw_w3():
    match = table(AFTER_W2, "5Tr 3Sr 3So 5Sv 3Xy 3Cy +2", plays=1)
    play(match, A, "play 5Tr 0 1 2")
    assert held(match) == [7, 12, 12]
    assert match.seats_to_act() == (A,)
    sides = {(row, column) for row in (-1, 2) for column in range(3)}
    assert cells(match, A, A) == sides
    assert refusal(match, "play 5Sv 0 0 3") == refusal(match, "play 5Sv 0 0 -1") == "SQR-12"


@pytest.mark.rule("SQR-13", "SQR-14")
def test_a_line_begun_in_the_middle_is_open_at_both_ends_w4():
    match = table(AFTER_W2, "5Tr 3Sr 3So 5Sv +2", plays=1)
    play(match, A, "play 5Tr 0 1 2", "play 3Sr 0 -1 1")
    assert match.seats_to_act() == (A,)
    assert cells(match, A, A) == {(-1, 0), (-1, 2)}


@pytest.mark.rule("SQR-17", "SQR-19", "SQR-10", "SQR-11")
def test_the_long_turn_w1_to_w6():
    match = table()
    play(match, A, "play 5Xr 0 0 2", "play 5Tr 0 1 2", "play 3Sr 0 -1 1", "play 3So 0 -1 0")
    assert held(match) == [3, 15, 15]
    play(match, A, "play 5Sv 0 -1 2")
    assert match.seats_to_act() == (B,)
    assert len(grid_of(match, A)) == 9
    around = {(-2, c) for c in range(3)} | {(2, c) for c in range(3)}
    around |= {(r, c) for r in (-1, 0, 1) for c in (-1, 3)}
    assert {(spot.y - 2, spot.x - 1) for spot in match.public().spots if spot.zone == "grid-0"} == around


@pytest.mark.rule("SQR-16", "SQR-17", "SQR-18", "SQR-G09", "SQR-G24")
@pytest.mark.parametrize(
    ("grid", "card", "row", "column", "result"),
    [
        (W1, "1Co", 0, 2, "illegal"),
        (W1, "3Co", 0, 2, "ends"),
        (AFTER_W2, "4Tr", 1, 2, "again"),
        (AFTER_W2, "5Xv", 1, 2, "illegal"),
        (AFTER_W2, "3Xy", 1, 2, "ends"),
        (AFTER_W4, "2Co", -1, 0, "illegal"),
    ],
    ids=["W7", "W8", "W9", "W10", "W11", "W12"],
)
def test_alternatives(grid, card, row, column, result):
    match = table(grid, f"{card} +5", plays=1)
    action = f"play {card} 0 {row} {column}"
    if result == "illegal":
        assert refusal(match, action) == "SQR-16"
        return
    play(match, A, action)
    assert match.seats_to_act() == ((A,) if result == "again" else (B,))
    assert held(match) == [5, 7, 7]


@pytest.mark.rule("SQR-19", "SQR-27", "SQR-G10", "SQR-G13", "SQR-28", "SQR-29", "SQR-30")
def test_a_short_deck_is_dealt_out_in_turn_order_w13():
    grid = AFTER_W2.replace("5Xr", "4Xr")
    match = drawn([grid, *STARTS[1:3]], ["4Tr 4Sr +5", "+7", "+7"], 5, plays=1)
    play(match, A, "play 4Tr 0 1 2")
    assert (held(match), left(match), match.over) == ([6, 10, 9], 0, False)
    assert "end" in said(match, A)
    play(match, A, "end")
    assert match.points() == ([6 - 6, 1 - 10, 1 - 9], (A,))


@pytest.mark.rule("SQR-19", "SQR-G10")
def test_a_long_deck_gives_everybody_all_cards_w13():
    grid = AFTER_W2.replace("5Xr", "4Xr")
    match = drawn([grid, *STARTS[1:]], ["4Tr +5", "+7", "+7", "+7"], 20, plays=1)
    play(match, A, "play 4Tr 0 1 2")
    assert (held(match), left(match)) == ([5, 11, 11, 11], 8)


AT_HOME = "3Xo*"
AT_B = "5Cc*"
AT_C = "1Tv*"


def visitors(hand: str):
    return drawn([AT_HOME, AT_B, AT_C], [hand, "+5", "+5"], "5Rc 1Rr 1Rv 1Ro")


@pytest.mark.rule("SQR-08", "SQR-09", "SQR-07")
def test_own_then_a_visit_of_two_w14():
    match = visitors("3Xr 5Cr 5Cv 3Xv +2")
    play(match, A, "play 3Xr 0 0 1", "play 5Cr 1 0 1", "play 5Cv 1 1 1")
    assert match.seats_to_act() == (A,)
    assert len(grid_of(match, B)) == 3


@pytest.mark.rule("SQR-09")
def test_no_second_visit_w14():
    match = visitors("3Xr 5Cr 5Cv +2")
    play(match, A, "play 5Cr 1 0 1", "play 3Xr 0 0 1")
    assert refusal(match, "play 5Cv 1 1 1") == "SQR-09"


@pytest.mark.rule("SQR-08")
def test_no_visit_to_a_second_opponent_w14():
    match = visitors("3Xr 5Cr 1Tr +2")
    play(match, A, "play 3Xr 0 0 1", "play 5Cr 1 0 1")
    assert refusal(match, "play 1Tr 2 0 1") == "SQR-08"
    assert cells(match, A, C) == set()


@pytest.mark.rule("SQR-G05", "SQR-09")
def test_drawing_does_not_end_a_visit_w14():
    match = visitors("5Cr 5Cv +3")
    play(match, A, "play 5Cr 1 0 1", "play 5Cv 1 1 1", "draw")
    assert refusal(match, "play 5Rc 1 1 0") is None
    play(match, A, "play 5Rc 1 1 0")


@pytest.mark.rule("SQR-25", "SQR-26", "SQR-G11", "SQR-G12")
def test_going_out_w15():
    match = drawn([W1, STARTS[1]], ["3Co", "+9"])
    assert refusal(match, "play 3Co 0 0 2") == "SQR-26"
    assert cells(match, A, A) == {(-1, 0), (0, -1), (2, 0), (1, -1)}  # a Tic with 3Xo or 3To
    match = drawn([W1, STARTS[1]], ["1Xv", "+9"])
    assert refusal(match, "play 1Xv 0 0 2") == "SQR-26"
    assert (said(match, A), cells(match, A, A)) == (["draw"], set())
    match = drawn([W1, STARTS[1]], ["5Xr 3Xy", "+9"])
    play(match, A, "play 5Xr 0 0 2", "play 3Xy 0 1 2")
    assert match.points() == ([6, 1 - 9], (A,))
    match = drawn([W1, STARTS[1]], ["5Xr", "+9"])
    play(match, A, "play 5Xr 0 0 2")
    assert match.points()[1] == (A,)


@pytest.mark.rule("SQR-24", "SQR-G06", "SQR-22", "SQR-23")
def test_the_drawn_card_or_nothing_w16():
    match = drawn([W1, STARTS[0]], ["3Co +3", "+9"], "5Xr 1Xc")
    assert refusal(match, "play 3Co 0 -1 0") is None
    play(match, A, "draw")
    assert refusal(match, "play 3Co 0 -1 0") == "SQR-24"
    assert {text.split()[1] for text in map(GAME.rules.actions.text, match.actions(A)) if "play" in text} == {"5Xr"}
    play(match, A, "play 5Xr 0 0 2", "play 3Co 1 0 1")
    assert grid_of(match, B) == {(0, 0): "1Cv", (0, 1): "3Co"}


@pytest.mark.rule("SQR-28", "SQR-29", "SQR-30", "SQR-G14", "TIC-G07")
def test_the_count_w17():
    nine = """
        1Cv* 1Cc 1Cy
        1Co  1Cr 1Rv
        1Rc  1Ry 1Ro
    """
    fifteen = """
        2Cv* 2Cc 2Cy 2Co
        2Rv  2Rc 2Ry 2Ro
        2Tv  2Tc 2Ty 2To
        2Sv  2Sc 2Sy .
    """
    match = drawn([fifteen, nine], ["+3", "+11"], 0)
    play(match, A, "end")
    assert match.points() == ([12, -2], (A,))


@pytest.mark.rule("SQR-G24", "SQR-10", "SQR-32", "SQR-31", "TIC-G11", "SQR-G17")
def test_the_first_to_arrive_counts_w18():
    match = drawn([W1, STARTS[1], STARTS[2]], ["3Xy +5", "3Xv 3Tv +4", "+5"], options={"mode": "race"})
    play(match, A, "play 3Xy 0 0 2")
    assert refusal(match, "play 3Xv 0 0 2", B) == "SQR-G24"
    assert "(cell_taken)" in str(match.broken(B, match.game.rules.actions.read("play 3Xv 0 0 2")))
    assert refusal(match, "play 3Tv 0 2 0", B) == "SQR-10"
    assert "(line_open)" in str(match.broken(B, match.game.rules.actions.read("play 3Tv 0 2 0")))
    assert held(match) == [5, 6, 5]
