"""Gridsy: the worked examples of the rules."""

from __future__ import annotations

import pytest

from parlour.games.gridsy.board import count_edges
from parlour.games.gridsy.record import TRAY
from parlour.games.gridsy.strategy.solver import best_possible, find_grid, is_impossible
from parlour.games.tic.deck import COMMON, NAMES, NIC, SINGLE, TIC
from tests.games.gridsy.drawing import (
    ALMOST_3,
    ALMOST_W1,
    GAME,
    W1,
    W2,
    W3,
    W4,
    W5,
    W5_GRID,
    W6,
    A,
    B,
    begun,
    drawn,
    grid_of,
    lines,
    middle_of,
    play,
    refusal,
    started,
    tray_of,
    written,
)
from tests.games.spoken import said


def bits(cards: str) -> int:
    return sum(1 << NAMES.index(card) for card in cards.split())


def edges(match, seat=A) -> dict[int, int]:
    return {kind: count_edges(match.state, seat, kind) for kind in (NIC, SINGLE, TIC)}


@pytest.mark.rule("GRI-01", "GRI-03", "GRI-G05")
def test_w1_a_valid_grid_ends_the_game():
    match = drawn([ALMOST_W1])
    assert not match.over
    play(match, A, "put 5Tv 15")
    assert edges(match) == {TIC: 4, SINGLE: 20, NIC: 0}
    assert match.over
    assert match.points() == ([0], (A,))
    assert grid_of(match, A) == lines(W1)


@pytest.mark.rule("GRI-02", "GRI-G05", "GRI-G06")
def test_w2_a_nic_makes_it_invalid():
    match = drawn([W2])
    nics = {frozenset((seam.x1, seam.y1, seam.x2, seam.y2)) for seam in match.scene(A).seams if seam.kind == "nic"}
    assert nics == {frozenset((0, 1, 1, 1)), frozenset((2, 0, 2, 1)), frozenset((1, 1, 1, 2))}
    assert edges(match)[NIC] == 3
    play(match, A, "take 15", "put 5Tv 15")
    assert not match.over
    play(match, A, "put 5Rr 5")
    assert grid_of(match, A) == lines(W1)
    assert match.over and match.points() == ([0], (A,))


@pytest.mark.rule("GRI-07", "GRI-G04")
def test_w3_sixteen_cards_that_make_no_grid():
    match = drawn([f"tray {W3}"], options={"hint_impossible": True})
    lonely = NAMES.index("1Cv")
    assert all(COMMON[lonely, NAMES.index(card)] == NIC for card in W3.split()[1:])
    assert is_impossible(match.state, A)
    assert said(GAME, match.scene(A).status).endswith("Your present cards admit no grid.")
    assert "admit" not in said(GAME, drawn([f"tray {W3}"]).scene(A).status)


@pytest.mark.rule("GRI-08", "GRI-09", "GRI-G02", "GRI-G03")
def test_w4_one_extra_card_solves_it():
    match = drawn([f"tray {W3}"], deck="2Co")
    play(match, A, "extra")
    grid = [
        card
        for line in ("2Co 3Xo 3Xr 3So", "2Ro 3To 3Rr 3Sy", "3Rc 5Ro 4Rc 4Ty", "5Rc 5Ry 5Sc 5Ty")
        for card in line.split()
    ]
    for cell, card in enumerate(grid):
        assert not match.over
        play(match, A, f"put {card} {cell}")
    assert tray_of(match, A) == {"1Cv"}
    assert match.points() == ([1], (A,))
    assert best_possible(match.view(A)) == 1
    assert said(GAME, match.scene(A).status) == "Solved with 1 extra card: nobody can do with fewer."
    assert grid_of(match, A).split()[:15] == grid_of(drawn([W4]), A).split()[:15]


@pytest.mark.rule("GRI-07", "GRI-08", "GRI-17")
def test_w5_partners_enough_and_yet_no_grid():
    cards = [NAMES.index(card) for card in W5.split()]
    assert min(sum(0 < COMMON[a, b] < 3 for b in cards) for a in cards) >= 3
    assert find_grid(3, bits(W5)).grid is None
    assert find_grid(3, bits(f"{W5} 1Cc")).grid is not None
    match = drawn([W5_GRID], options={"grid": 3})
    play(match, A, "put 5Tr 8")
    assert match.points() == ([1], (A,))
    assert tray_of(match, A) == {"2Ty"}


@pytest.mark.rule("GRI-03", "GRI-17")
def test_w6_a_grid_of_tics_alone_is_worth_no_more():
    match = drawn([W6], options={"grid": 3})
    play(match, A, "put 3Tv 8")
    assert edges(match) == {TIC: 12, SINGLE: 0, NIC: 0}
    assert match.points() == ([0], (A,))


@pytest.mark.rule("GRI-G08", "GRI-G09", "GRI-G10", "TIC-G11")
def test_w7_who_comes_second_to_a_card_of_the_middle_is_refused():
    match = drawn(["tray 5Xc", "tray 1Cv"], middle="2Co 3Sy 4Rc 1Tv")
    play(match, A, "swap 5Xc 3Sy")
    assert refusal(match, "swap 1Cv 3Sy", B) == "GRI-G09"
    assert "(card_gone)" in str(match.broken(B, GAME.rules.actions.read("swap 1Cv 3Sy")))
    assert middle_of(match) == ["2Co", "5Xc", "4Rc", "1Tv"]
    play(match, B, "swap 1Cv 5Xc")
    assert middle_of(match) == ["2Co", "1Cv", "4Rc", "1Tv"]
    assert "5Xc" in tray_of(match, B) and "3Sy" in tray_of(match, A)


@pytest.mark.rule("GRI-14", "GRI-G08")
def test_w8_a_swap_inside_the_grid_keeps_the_place():
    grid = """
        1Xo 1Xr 3Xc 4Xr
        5So 5Rr 3Rr .
        .   .   .   4Rv
        .   .   .   .
    """
    match = drawn([grid, "tray 1Cv"], middle="2Co 3Sy 4Rc 1Tv")
    play(match, A, "swap 4Rv 2Co")
    assert grid_of(match, A) == lines(grid).replace("4Rv", "2Co")
    assert middle_of(match) == ["4Rv", "3Sy", "4Rc", "1Tv"]
    assert int(match.state.lies[NAMES.index("4Rv")]) == TRAY


@pytest.mark.rule("GRI-16", "GRI-G13")
@pytest.mark.parametrize(
    ("wins", "rounds", "winner", "result"),
    [
        ((2, 1), 5, B, ([2, 2], (A, B))),
        ((2, 0), 3, A, ([3, 0], (A,))),
        ((2, 1), 5, None, ([2, 1], (A,))),
        ((0, 0), 5, None, ([0, 0], (A, B))),
    ],
)
def test_w9_a_series_is_over_with_enough_wins_or_its_last_round(wins, rounds, winner, result):
    each = [{"wins": number} for number in wins]
    match = drawn([ALMOST_3, W6], options={"grid": 3}, each=each, rounds=rounds)
    if winner is None:
        match.expire("limit")
    else:
        play(match, winner, "put 3Xy 8" if winner == A else "put 3Tv 8")
    assert match.over
    assert match.points() == result


@pytest.mark.rule("GRI-18", "GRI-G01", "GRI-10", "GRI-11")
@pytest.mark.parametrize(("grid", "cards"), [(3, 39), (4, 68), (5, 105)])
def test_w10_cards_in_play(grid, cards):
    match = begun(4, grid=grid)
    assert int(match.state.dealt) == cards
    assert len(written(match.state)["deck"]) == 125 - cards


@pytest.mark.rule("GRI-01", "GRI-17", "GRI-18")
@pytest.mark.parametrize(("grid", "edges"), [(3, 12), (4, 24), (5, 40)])
def test_neighbours_lie_side_by_side_or_one_below_the_other(grid, edges):
    assert match_summary(grid) == f"0 extra cards, Nic 0 · Single 0 · Tic 0 · open {edges}"


def match_summary(grid: int) -> str:
    return said(GAME, started(grid=grid).scene(A).scores[0].detail)
