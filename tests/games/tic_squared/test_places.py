"""Tic Squared: where a card may lie in a grid, and which clause is named where it may not."""

from __future__ import annotations

import pytest

from tests.games.tic_squared.drawing import AFTER_W2, STARTS, A, cells, drawn, refusal


@pytest.mark.rule("SQR-12", "SQR-10")
@pytest.mark.parametrize(
    ("grid", "opened"),
    [
        ("3Xo* 3Xr", {(-1, 0), (-1, 1), (1, 0), (1, 1)}),
        ("3Xo*\n3Xr", {(0, -1), (1, -1), (0, 1), (1, 1)}),
        ("3Xo* 3Xr\n3To .", {(1, 1)}),
        ("3Xo .\n3To* 3Tr\n3So 3Sr", {(-1, 1)}),
        (". 3Xv .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", {(-1, 0), (-1, 2)}),
        ("3Xv . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", {(-1, 1)}),
        ("3Xo* 3Xr 3Xy\n3To 3Tr 3Ty\n. . 3Sy", {(2, 1)}),
        ("3Xo* 3Xr .\n3To 3Tr .\n3So 3Sr 3Sy", {(1, 2)}),
    ],
)
def test_open_cells_of_a_grid(grid, opened):
    match = drawn([grid, STARTS[1]], ["+5", "+5"])
    scene = match.public()
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


@pytest.mark.rule("SQR-10", "SQR-G25")
@pytest.mark.parametrize("cell", ["-2 0", "-1 -1", "2 2", "0 -1", "1 3"])
def test_beside_any_card_of_a_grid_its_unfinished_line_must_be_filled_first(cell):
    begun = drawn(["3Xc . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", STARTS[1]], ["3Xv +5", "+5"])
    assert refusal(begun, f"play 3Xv 0 {cell}") == "SQR-10"


@pytest.mark.rule("SQR-15", "SQR-G25")
@pytest.mark.parametrize("grid", ["3Xc . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty", "3Xo* 3Xr 3Xy\n3To 3Tr 3Ty\n3So 3Sr 3Sy"])
def test_where_a_card_would_touch_nothing_it_is_the_edge_that_is_missing(grid):
    match = drawn([grid, STARTS[1]], ["3Xv +5", "+5"])
    assert refusal(match, "play 3Xv 0 -3 0") == refusal(match, "play 3Xv 0 3 3") == "SQR-15"


@pytest.mark.rule("SQR-26")
@pytest.mark.parametrize("card", ["5Sr", "3Sr"])
def test_of_the_two_cards_a_last_card_touches_either_may_be_the_tic(card):
    assert cells(drawn([AFTER_W2, STARTS[1]], [card, "+3"]), A, A) == {(1, 2)}
