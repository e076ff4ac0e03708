"""Queen of the Ticcitories: the worked examples of the rules."""

from __future__ import annotations

import pytest

from parlour.core.match import Match
from parlour.core.values import values_of
from parlour.games.queen_of_the_ticcitories.board import clusters
from parlour.games.queen_of_the_ticcitories.play import place_in_rank
from parlour.games.tic.deck import CARDS, NAMES
from tests.games.queen_of_the_ticcitories.drawing import (
    GAME,
    A,
    B,
    C,
    D,
    drawn,
    lay_on,
    open_cells,
    play,
    refusal,
    targets,
)
from tests.games.tic.naming import type_name

W3 = """
1Cv 1Rv 1Tv
2Cv 3Ry 1To
2Co 4Xy 5Sc
"""
W4 = """
4Tr 4Tv
4Ty 4Cy
 .  4Sy
"""
W5 = """
3Sy 3Ty 3Ry 1Ry
3Sr 3Rr 3Rc 4Rc
1Xc 5Xc 5Rc 1Rc
3Xc 3Tc 5Rv 1Rr
"""
W6 = """
1Sr 5Cv 2Sr
3Cy 3Sr 5Xc
"""


@pytest.mark.rule("QUE-02", "TIC-G01", "TIC-G02")
def test_the_cards_drawn_rank_everybody_w1():
    state = GAME.blank(3, GAME.rules.options())
    state.drawn_card[:3] = [NAMES.index(card) for card in ("3Xo", "5To", "1Xr")]
    assert [place_in_rank(state, seat) for seat in (A, B, C)] == [1, 0, 2]


@pytest.mark.rule("QUE-09", "QUE-11", "QUE-12")
def test_the_numbers_chosen_are_the_order_of_play_w2():
    match = drawn("1Cv", "1Rv", "1Tv", rounds=0, next_line="? ? ?", rank=[B, A, C], turn=B)
    play(match, "choose 3", "choose 1", "choose 2")
    order = []
    for number in (1, 2, 3):
        (seat,) = match.seats_to_act()
        order.append(seat)
        play(match, "lay " + f"{seat} 0 1", f"choose {number}")
    assert order == [A, C, B]
    assert match.seats_to_act() == (A,)


COUNTS = [
    ("W3", W3, 3, 5, 5, {"1-v": 3}, 8, ["QUE-18", "QUE-19", "QUE-21", "QUE-29"]),
    ("W4", W4, 4, 4, 0, {"4T-": 3, "4-y": 3}, 14, ["QUE-20", "QUE-22", "QUE-G04"]),
    ("W5", W5, 4, 17, 3, {"-Rc": 4, "-Xc": 3, "3-y": 3, "3R-": 3}, 44, ["QUE-18", "QUE-21", "QUE-22"]),
    ("W6", W6, 4, 0, 6, {}, -6, ["QUE-19", "QUE-G03"]),
]
"""Each with the clauses it shows."""


@pytest.mark.parametrize(
    ("grid", "size", "tics", "nics", "found", "points"),
    [pytest.param(*line, id=name, marks=pytest.mark.rule(*clauses)) for name, *line, clauses in COUNTS],
)
def test_edges_and_clusters_are_counted(grid, size, tics, nics, found, points):
    match = drawn(grid, options={"grid": size})
    state = match.state
    assert (int(state.tics[A]), int(state.nics[A])) == (tics, nics)
    assert {type_name(kind): len(cards) for owner, kind, cards in clusters(values_of(state)) if owner == A} == found
    assert match.points()[0][A] == points


@pytest.mark.rule("QUE-15", "QUE-G01")
def test_a_row_of_four_leaves_no_room_at_its_ends_w7():
    match = drawn("1Cv 2Rc 3Ty 4So")
    assert open_cells(match) == {(row, column) for row in (-1, 1) for column in range(4)}
    assert refusal(match, "lay 0 0 4") == refusal(match, "lay 0 0 -1") == "QUE-15"


@pytest.mark.rule("QUE-15", "QUE-G01", "QUE-29")
def test_the_frame_of_three_by_three_w8():
    match = drawn("1Cv 2Rc 3Ty\n4So . .", options={"grid": 3})
    assert open_cells(match) == {(-1, 0), (-1, 1), (-1, 2), (1, 1), (1, 2), (2, 0)}
    assert refusal(match, "lay 0 0 3") == "QUE-15"


@pytest.mark.rule("QUE-16")
def test_a_hole_is_filled_last_w9():
    match = drawn("1Cv 2Rc 3Ty\n4So . 5Xr\n1Rv 2Tc 3Sy", options={"grid": 3})
    assert open_cells(match) == {(1, 1)}
    assert len(match.actions(A)) == 1


@pytest.mark.rule("QUE-24", "QUE-25", "QUE-26", "QUE-G10", "QUE-G11")
def test_raids_of_three_w10():
    options = {"raid": "once"}
    match = drawn("1Cv", players=3, options=options)
    assert targets(match) == [A, B, C]
    lay_on(match, B)
    assert targets(match) == [C]
    assert refusal(match, "lay 0 0 1") == "QUE-G11"
    lay_on(match, C)
    assert targets(match) == [A]
    match = drawn("1Cv", players=3, options=options)
    lay_on(match, A)
    assert targets(match) == [B, C]
    lay_on(match, C)
    assert targets(match) == [B]
    match = drawn("1Cv", players=3, options=options)
    lay_on(match, A)
    lay_on(match, B)
    assert targets(match) == [C]
    assert refusal(match, "lay 0 0 1") == "QUE-G10"


@pytest.mark.rule("QUE-25", "QUE-26", "QUE-G11")
@pytest.mark.parametrize(("second", "third", "fourth"), [(C, [D], [A]), (A, [D], [C])], ids=["B takes C", "B takes A"])
def test_raids_of_four_w11(second, third, fourth):
    match = drawn("1Cv", players=4, options={"raid": "once"})
    lay_on(match, B)
    assert targets(match) == [A, C, D]
    lay_on(match, second)
    assert targets(match) == third
    lay_on(match, third[0])
    assert targets(match) == fourth


@pytest.mark.rule("QUE-G06", "QUE-G07", "QUE-G08", "QUE-28")
@pytest.mark.parametrize(
    ("players", "options", "used"),
    [(2, {"line": 4, "grid": 5}, 98), (6, {}, 96), (5, {"grid": 5}, 125), (2, {"grid": 3}, 18)],
)
def test_cards_used_in_a_game_w12(players, options, used):
    match = Match.start(GAME, players, GAME.read_options(options, players), bytes(32))
    while not match.over:
        (seat,) = match.seats_to_act()
        match.play(seat, match.actions(seat)[0])
    assert CARDS - int(match.state.left) == used
