"""The worked examples of the rules of 36."""

from __future__ import annotations

import pytest

from parlour.core.errors import BadOption
from parlour.core.match import Match
from parlour.games.thirty_six.components import BOARD_Z
from parlour.games.thirty_six.puzzles import block
from tests.games.spoken import said
from tests.games.thirty_six.drawing import (
    GAME,
    HOLES,
    Z,
    counter_at,
    destinations,
    drawn,
    move,
    refusal,
    reserves,
    square,
)

FULL = Z.upper()


def with_counters(*places: tuple[int, int]) -> str:
    rows = [line.split() for line in Z.strip().splitlines()]
    for row, column in places:
        rows[row][column] = rows[row][column].upper()
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.rule("T36-12", "T36-15", "T36-16")
def test_e1_a_pawn_starts_on_its_colour_and_moves_along_row_and_column() -> None:
    match = Match.start(GAME, 2, GAME.read_options({"layout": "preset", "start": 0}), bytes(32))
    match.play(1, "chooseColour 1")
    match.play(0, "chooseColour 0")
    assert refusal(match, 0, "placePawn 6") == "T36-12"
    match.play(0, "placePawn 0")
    match.play(1, f"placePawn {square((2, 3))}")
    line = {(0, c) for c in range(1, 6)} | {(r, 0) for r in range(1, 6)}
    assert destinations(match, 0) == line


@pytest.mark.rule("T36-17", "T36-20", "T36-21", "T36-D6", "T36-D8")
def test_e2_a_move_places_a_counter_and_nothing_blocks_the_way() -> None:
    match = drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]])
    move(match, 0, (0, 3))
    assert counter_at(match, (0, 3))
    assert not counter_at(match, (0, 0))
    assert reserves(match)[0] == [11, 0, 0]
    assert destinations(match, 1) == {(2, 0), (2, 1), (2, 2), (2, 4), (2, 5), (1, 3), (3, 3), (4, 3), (5, 3)}
    assert refusal(match, 1, f"move {square((0, 3))}") == "T36-17"


@pytest.mark.rule("T36-22", "T36-D5", "T36-D6")
def test_e3_without_a_counter_of_the_colour_the_pawn_just_stands_there() -> None:
    match = drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]])
    move(match, 0, (1, 0))
    assert not counter_at(match, (1, 0))
    assert reserves(match)[0] == [12, 0, 0]
    move(match, 1, (2, 4))
    move(match, 0, (3, 0))
    assert refusal(match, 1, f"move {square((1, 0))}") == "T36-15", "empty, but out of line"
    assert not int(match.state.occupied) >> square((1, 0)) & 1


@pytest.mark.rule("T36-23", "T36-24", "T36-25", "T36-D11")
def test_e4_passing_over_a_pawn_hands_over_a_counter_after_placing() -> None:
    match = drawn([(3, 1), (3, 3)], [[8, 0, 0], [0, 9, 0]], with_counters((3, 2)))
    move(match, 0, (3, 4))
    assert counter_at(match, (3, 4))
    assert reserves(match) == [[6, 0, 0], [1, 9, 0]]


@pytest.mark.rule("T36-07", "T36-13", "T36-18", "T36-19", "T36-D2", "T36-D13")
def test_e5_a_gate_leads_across_its_tile_to_an_empty_square() -> None:
    match = drawn([(0, 4), (2, 4)], [[12, 0, 0], [0, 12, 0]])
    assert refusal(match, 0, f"move {square((1, 3))}") == "T36-15"
    match.play(0, f"move {square((1, 5))}")
    assert counter_at(match, (1, 5))
    assert match.seats_to_act() == (1,), "the gate move was the whole turn"
    blocked = drawn([(0, 4), (2, 4)], [[12, 0, 0], [0, 12, 0]], with_counters((1, 5)))
    assert refusal(blocked, 0, f"move {square((1, 5))}") == "T36-19"


@pytest.mark.rule("T36-27", "T36-D9", "T36-D10", "T36-D11")
def test_e6_passing_over_two_pawns_serves_the_nearer_first_and_may_win() -> None:
    match = drawn([(4, 0), (4, 2), (4, 4)], [[2, 1, 0], [0, 5, 0], [0, 0, 5]])
    move(match, 0, (4, 5))
    match.play(0, "give 1")
    assert match.over
    assert reserves(match) == [[0, 0, 0], [0, 6, 0], [1, 0, 5]]
    assert match.points()[1] == (0,)
    other = drawn([(4, 0), (4, 2), (4, 4)], [[3, 1, 0], [0, 5, 0], [0, 0, 5]])
    move(other, 0, (4, 5))
    assert [other.game.rules.actions.text(a) for a in other.actions(0)] == ["give 0", "give 1"]
    assert refusal(other, 0, "give 2") == "T36-24"
    assert refusal(other, 0, "move 3") == "T36-24"
    other.play(0, "give 0")
    other.play(0, "give 0")
    assert reserves(other) == [[0, 1, 0], [1, 5, 0], [1, 0, 5]]
    assert other.seats_to_act() == (1,)


@pytest.mark.rule("T36-27", "T36-D11")
def test_e7_the_last_counter_wins_at_once_placed_or_handed_over() -> None:
    match = drawn([(3, 1), (3, 3)], [[1, 0, 0], [0, 9, 0]], with_counters((3, 2)))
    move(match, 0, (3, 4))
    assert match.over
    assert reserves(match) == [[0, 0, 0], [0, 9, 0]], "what was owed lapses"
    match = drawn([(3, 1), (3, 3)], [[1, 0, 0], [0, 9, 0]], with_counters((3, 2)))
    move(match, 0, (3, 5))
    assert match.points() == ([0, 10], (0,))
    assert reserves(match)[1] == [1, 9, 0]


@pytest.mark.rule("T36-14", "T36-26")
def test_e8_only_who_cannot_move_passes() -> None:
    cross = [(0, c) for c in range(6)] + [(r, 0) for r in range(6)]
    match = drawn([(0, 0), (2, 3)], [[5, 0, 0], [0, 5, 0]], with_counters(*cross))
    assert [match.game.rules.actions.text(a) for a in match.actions(0)] == ["pass"]
    assert said(match.game, match.own(0).status) == "Your pawn cannot move: pass."
    match.play(0, "pass")
    assert refusal(match, 1, "pass") == "T36-26"


@pytest.mark.rule("T36-28", "T36-29", "T36-D14", "T36-D16")
def test_e9_when_all_pass_the_smaller_reserve_wins_and_equals_share() -> None:
    match = drawn([(0, 0), (2, 3)], [[3, 0, 0], [0, 4, 0]], FULL)
    match.play(0, "pass")
    assert not match.over
    match.play(1, "pass")
    assert match.points() == ([3, 4], (0,))
    tied = drawn([(0, 0), (2, 3)], [[4, 0, 0], [0, 4, 0]], FULL)
    tied.play(0, "pass")
    tied.play(1, "pass")
    assert tied.points() == ([4, 4], (0, 1))


@pytest.mark.rule("T36-D15")
def test_e10_sixteen_turns_without_a_counter_end_the_game() -> None:
    match = drawn([(1, 0), (4, 5)], [[1, 0, 0], [0, 2, 0]])
    for turn in range(16):
        assert not match.over, turn
        place = [[(4, 0), (1, 0)], [(1, 5), (4, 5)]][turn % 2][turn // 2 % 2]
        move(match, turn % 2, place)
    assert match.points() == ([1, 2], (0,))


@pytest.mark.rule("T36-36", "T36-39", "T36-D18", "T36-38")
def test_e11_lines_run_across_holes() -> None:
    match = drawn([(2, 1), (3, 6)], [[12, 0, 0], [0, 12, 0]], "", HOLES)
    expected = {(2, 0), (2, 4), (2, 5), (2, 6), (2, 7), (0, 1), (1, 1), (3, 1), (4, 1), (5, 1)}
    assert destinations(match, 0, HOLES) == expected
    gates = {(a, b) for a in range(36) for b in range(a, 36) if int(match.state.gate[a]) >> b & 1}
    places = [((0, 4), (1, 5)), ((4, 0), (5, 1)), ((2, 6), (3, 7))]
    assert gates == {(square(a, HOLES), square(b, HOLES)) for a, b in places}


@pytest.mark.rule("T36-37", "T36-D18")
def test_e12_a_corner_does_not_connect_but_a_shifted_side_does() -> None:
    corner = [list(line) for line in (*HOLES[:8], (8, 0, 6, 6))]
    with pytest.raises(BadOption, match="T36-37"):
        GAME.read_options({"layout": "preset", "preset": corner}, 2)
    shifted = [list(line) for line in (*HOLES[:8], (8, 0, 3, 6))]
    assert GAME.read_options({"layout": "preset", "preset": shifted}, 2)


@pytest.mark.rule("T36-39", "T36-24")
def test_e13_a_move_over_a_hole_and_a_pawn() -> None:
    match = drawn([(2, 1), (2, 4)], [[12, 0, 0], [0, 12, 0]], "", HOLES)
    move(match, 0, (2, 7), HOLES)
    assert counter_at(match, (2, 7), HOLES)
    assert reserves(match) == [[10, 0, 0], [1, 12, 0]]


@pytest.mark.rule("T36-30", "T36-32", "T36-33")
def test_e14_a_tournament_adds_up_what_is_left() -> None:
    fields = {"games": 1, "first": 1, "turn": 1, "options": {"tournament": True}}
    match = drawn([(3, 1), (3, 3)], [[7, 0, 0], [0, 1, 0]], **fields)
    match.state.total[:2] = (0, 5)
    move(match, 1, (2, 3))
    assert match.points() == ([7, 5], (1,))


@pytest.mark.rule("T36-34", "T36-D1")
def test_e15_the_puzzle_has_48_solutions() -> None:
    found = set(block.solutions())
    assert len(found) == 48
    known = ((1, 0), (0, 0), (2, 0), (6, 3), (5, 0), (4, 2), (8, 0), (7, 2), (3, 0))
    assert known in found
    assert block.faults(known) == []
    assert block.drawing(known).split() == ["WWWWWR", "BRRBBW", "BRRBBW", "BWWRRR", "BWWRRR", "RBBBBW"]
    assert len({_canonical(solution) for solution in found}) == 1, "one, but for symmetry and exchange of colours"


def _canonical(solution: tuple[tuple[int, int], ...]) -> str:
    from itertools import permutations

    rows = block.drawing(solution).split()
    images = []
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        images += ["/".join(rows), "/".join(row[::-1] for row in rows)]
    return min(i.translate(str.maketrans("WRB", "".join(p))) for i in images for p in permutations("WRB"))


@pytest.mark.rule("T36-34")
def test_the_puzzle_checker_names_what_differs() -> None:
    laid = [(tile, 0) for tile in range(9)]
    assert block.faults(laid)[0] == "B at (1,1) touches R at (2,1)"
    assert "touches" in block.report([f"{tile}:0" for tile in range(9)])
    with pytest.raises(BadOption, match="T36-02"):
        block.faults([(0, 0)] * 9)
    with pytest.raises(BadOption, match="TILE:ROTATION"):
        block.report(["9:0"])
    assert "Solved" in block.report(block.report([]).split("\n")[-1].split())
    assert BOARD_Z[8] == (8, 0, 4, 4)
