"""Tyramid: the worked examples of the rules."""

from __future__ import annotations

import pytest

from parlour.games.tic.deck import EMPTY, NAMES
from parlour.games.tyramid.board import touched
from parlour.games.tyramid.position import row_width
from tests.games.tyramid.drawing import A, B, drawn, hand_of, held, play, refusal, rows_of, said, spots, started

SCORES = [
    ("W1", "3Xv", "3Xo", 2, 2, "ends", ["TYR-14", "TYR-20"]),
    ("W2", "4Ty", "4Cy 4Xy", 6, 8, "again", ["TYR-15", "TYR-G01", "TYR-21"]),
    ("W3", "4Ty", "4Cy 4Tv", 4, 4, "again", ["TYR-17", "TYR-21"]),
    ("W4", "4Ty", "4Cy 4Xy 4Sy", 10, 10, "again", ["TYR-16", "TYR-21"]),
    ("W5", "4Ty", "4Cy 4Xy 4Tv", 8, 10, "again", ["TYR-18"]),
    ("W6", "4Ty", "4Tv 4Xy 2Ty", 6, 6, "again", ["TYR-17"]),
    ("W7", "4Ty", "4Cy 4Xy 1Tr", 7, 9, "again", ["TYR-19", "TYR-G01"]),
    ("W8", "4Ty", "4Cy 4Tv 1Xy", 5, 5, "again", ["TYR-19"]),
    ("W9", "4Ty", "4Cy 2Tv 4Xo", 4, 4, "ends", ["TYR-19", "TYR-20"]),
    ("W10", "5Sr", "1Sv 5Co 2Xr", 3, 3, "ends", ["TYR-13", "TYR-20"]),
]
"""Each with the clauses it shows."""


def around(touches: str) -> tuple[str, str]:
    """A drawing in which a cell touches just these cards, and that cell's column."""
    cards = touches.split()
    if len(cards) == 1:
        return cards[0], "1"
    if len(cards) == 2:
        return f"5Cc\n{cards[0]} {cards[1]}", "2"
    return f"5Cc\n{cards[0]} {cards[1]}\n. . {cards[2]}", "2"


@pytest.mark.parametrize("pair", [6, 8])
@pytest.mark.parametrize(
    ("card", "touches", "six", "eight", "turn"),
    [pytest.param(*line, id=name, marks=pytest.mark.rule(*clauses)) for name, *line, clauses in SCORES],
)
def test_points_of_a_play(card, touches, six, eight, turn, pair):
    drawing, column = around(touches)
    match = drawn(drawing, [f"{card} +6", "+5"], options={"same_pair": pair})
    play(match, A, f"play {card} {column}")
    assert match.points()[0][A] == (six if pair == 6 else eight)
    assert match.seats_to_act() == ((A,) if turn == "again" else (B,))


@pytest.mark.rule("TYR-10")
def test_one_nic_makes_a_play_illegal_w11():
    drawing, column = around("4Cy 3Xr")
    assert refusal(drawn(drawing, ["4Ty +4", "+5"]), f"play 4Ty {column}") == "TYR-10"


@pytest.mark.rule("TYR-12", "TYR-G03", "TYR-11")
def test_a_row_grows_at_both_ends_w12():
    match = drawn("2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n. 4Co . .", ["4Ty +4", "+5"])
    assert spots(match) == {"0.4.1", "0.4.3"}
    assert refusal(match, "play 4Ty 4") == "TYR-12"


@pytest.mark.rule("TYR-09", "TYR-G02")
def test_what_cells_touch_w13():
    drawing = "2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n. 4Co . ."
    state = drawn(drawing).state

    def names(column: int) -> list[str]:
        return [NAMES[card] for card in touched(state, 0, 3, column - 1) if card != EMPTY]

    assert names(1) == ["4Rr", "4Co"]
    assert names(3) == ["4Ro", "4Sr", "4Co"]
    state = drawn("2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr").state
    assert names(1) == ["4Rr"]
    assert names(3) == ["4Ro", "4Sr"]
    assert names(4) == ["4Sr"]


@pytest.mark.rule("TYR-09", "TYR-G04")
def test_in_the_widest_row_too_a_cell_touches_both_its_neighbours():
    state = started(rows=12).state
    for laid, beside in ((0, 1), (11, 10)):
        state.cell[0, 11] = EMPTY
        state.cell[0, 11, laid] = NAMES.index("1Cv")
        assert [column for column in range(12) if touched(state, 0, 11, column)[2] != EMPTY] == [beside]


@pytest.mark.rule("TYR-31", "TYR-G12")
def test_a_diamond_shrinks_below_its_widest_row_w14():
    assert [row_width(1, 3, row) for row in range(6)] == [1, 2, 3, 2, 1, 0]
    diamond = "1Cv\n1Cc 1Cy\n1Rv 1Rc 1Ry\n1Tv 1Tc 1Ty 1To\n1Sv 1Sc ."
    state = drawn(diamond, options={"shape": "diamond"}).state
    assert [NAMES[card] for card in touched(state, 0, 4, 0) if card != EMPTY] == ["1Tv", "1Tc", "1Sc"]
    assert [NAMES[card] for card in touched(state, 0, 4, 2) if card != EMPTY] == ["1Ty", "1To", "1Sc"]


@pytest.mark.rule("TYR-02", "TYR-G10", "TYR-G12")
@pytest.mark.parametrize(
    ("shape", "rows", "cards"),
    [("pyramid", 8, 36), ("pyramid", 10, 55), ("pyramid", 12, 78), ("diamond", 7, 49), ("diamond", 9, 81),
     ("hourglass", 7, 55), ("hourglass", 9, 89)],
)  # fmt: skip
def test_card_counts_w15(shape, rows, cards):
    halves = 2 if shape == "hourglass" else 1
    number = ("pyramid", "diamond", "hourglass").index(shape)
    assert sum(row_width(number, rows, row) for row in range(20)) * halves - (halves - 1) == cards


@pytest.mark.rule("TYR-29", "TYR-28", "TYR-G14", "TYR-G09")
@pytest.mark.parametrize(("surplus", "points"), [(8, -6), (3, 0)])
def test_surplus_cards_cost_two_each_w16(surplus, points):
    last = "2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n. 4Co 4So 4Xc"
    match = drawn(last, ["4Ty +2", f"+{surplus}"])
    play(match, A, "play 4Ty 1")
    assert match.points() == ([2, points], (A,))
    assert held(match) == [2, surplus]


@pytest.mark.rule("TYR-22", "TYR-23", "TYR-25", "TYR-28", "TYR-30")
@pytest.mark.parametrize(("pair", "total"), [(6, 22), (8, 24)])
def test_a_complete_game_w17(pair, total):
    deck = "4So 1Rr 4Rr 3Ry 2To 3Rr 4Ty 3Cv 5Rc"
    match = drawn("2Ty", ["1To 4Co 4Tr 4Xc 4Ro", "3Sy 2Rc 2Rr 4Sr 2Ry"], deck, options={"same_pair": pair})
    play(match, A, "play 4Tr 2")
    assert "4So" in hand_of(match, A)
    play(match, B, "play 2Rr 1")
    play(match, A, "play 4Ro 2")
    play(match, B, "play 4Sr 3")
    assert match.points()[0] == [3, 5]
    play(match, A, "play 4Rr 1", "play 4So 3", "play 4Co 2")
    assert match.seats_to_act() == (A,)
    play(match, A, "play 4Xc 4")
    assert set(hand_of(match, A)) == {"1To", "2To", "3Rr", "4Ty", "3Cv"}
    assert (said(match, B), len(match.actions(B))) == (["draw"], 1)
    play(match, B, "draw")
    assert held(match) == [5, 6]
    play(match, A, "play 4Ty 1")
    assert match.over
    assert match.points() == ([total, 3], (A,))
    assert rows_of(match)[3] == ["4Ty", "4Co", "4So", "4Xc"]


STUCK = "2Ty\n2Rr 4Tr\n. 4Ro ."


@pytest.mark.rule("TYR-26", "TYR-23", "TYR-27", "TYR-G06")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (6, 7)])
def test_stuck_after_an_extra_play_w18(before, after):
    nothing = ("1Cc", "1Cv", "5Cc", "3Cc", "3Cv", "1Xc")[:before]
    match = drawn(STUCK, [" ".join(nothing), "+5"], plays=2)
    assert said(match) == ["draw"]
    assert len(match.actions(A)) == 1
    play(match, A, "draw")
    assert held(match)[A] == after
    assert match.seats_to_act() == (B,)
