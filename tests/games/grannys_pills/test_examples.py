"""The worked examples of the rules of Granny's Pills."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from parlour.core.errors import Unreadable
from parlour.games.grannys_pills.board import standing
from parlour.games.grannys_pills.forms import EDGES, FORM_CELLS, FORM_NAMES
from tests.games.grannys_pills.drawing import (
    ALMOST,
    BARE,
    GAME,
    NO_GRID,
    ONE_EACH,
    PERFECT,
    drawn,
    legal,
    refusal,
    schedule,
    space,
    take,
    takes,
)

E1 = {
    ("NE", (2, 3), (0, 1)): 3,
    ("NW", (1, 3), (0, 0)): 3,
    ("SE", (3, 3), (1, 1)): 4,
    ("SW", (3, 3), (0, 1)): 5,
    ("V", (2, 3), (0, 1)): 4,
    ("V", (3, 4), (0, 2)): 4,
}
"""The takes on Q and what they score on an empty schedule."""


@pytest.mark.rule("GRA-21", "GRA-25", "GRA-26", "GRA-D1", "GRA-D3")
def test_e1_exactly_six_takes_fit() -> None:
    assert takes(drawn()) == set(E1)


@pytest.mark.rule("GRA-D1", "GRA-22")
def test_e1_straight_forms_only() -> None:
    match = drawn(options={"forms": "straight"})
    assert takes(match) == {("V", (2, 3), (0, 1)), ("V", (3, 4), (0, 2))}
    assert refusal(match, 0, f"takeThree NE {space((2, 3))}") == "GRA-22"


@pytest.mark.rule("GRA-25", "GRA-22", "GRA-21")
def test_e2_wrong_colours_and_pills_that_are_no_form_are_refused() -> None:
    match = drawn()
    assert refusal(match, 0, f"takeThree H {space((0, 0))}") == "GRA-25"
    match.play(0, f"takeThree V {space((2, 3))}")
    assert refusal(match, 0, "placeThree 0") == "GRA-25"
    assert refusal(match, 0, "placeThree 1") is None
    with pytest.raises(Unreadable, match="none of H V NE NW SE SW"):
        GAME.rules.actions.read("takeThree diagonal 0")
    corners = tuple(f"g{space((k, k))}" for k in range(3))
    assert drawn().why(0, corners).clause == "GRA-ACT"


@pytest.mark.rule("GRA-42", "GRA-43", "GRA-23", "GRA-24", "GRA-28")
@pytest.mark.parametrize(("found", "points"), E1.items(), ids=str)
def test_e3_what_they_score(found, points) -> None:
    match = drawn()
    take(match, 0, *found)
    assert standing(match.state, 0) == points
    assert match.points()[0] == [points, 0]


@pytest.mark.rule("GRA-24", "GRA-23")
def test_pills_keep_their_places_within_the_form() -> None:
    match = drawn()
    take(match, 0, "SW", (3, 3), (0, 1))
    assert schedule(match, 0) == ". B2 Y4 / . . Y1 / . . ."


@pytest.mark.rule("GRA-19", "GRA-20", "GRA-D9")
def test_e4_a_swap_adds_five_takes_and_is_the_only_one() -> None:
    match = drawn()
    assert EDGES[7].tolist() == [space((1, 2)), space((1, 3))]
    match.play(0, "swap 7")
    more = {
        ("NE", (0, 2), (1, 1)), ("NE", (1, 3), (0, 0)), ("SE", (1, 3), (0, 0)), ("SW", (0, 1), (1, 0)),
        ("SW", (1, 3), (0, 0)),
    }  # fmt: skip
    assert takes(match) == set(E1) | more
    assert refusal(match, 0, "swap 8") == "GRA-19"


@pytest.mark.rule("GRA-20")
def test_e4_diagonal_neighbours_share_no_edge() -> None:
    pairs = {tuple(edge) for edge in EDGES.tolist()}
    assert (space((1, 2)), space((2, 3))) not in pairs
    assert drawn().why(0, ("swap", f"g{space((1, 2))}", f"g{space((2, 3))}")).clause == "GRA-ACT"


@pytest.mark.rule("GRA-29", "GRA-30")
def test_e5_single_pills() -> None:
    match = drawn()
    found = []
    for single in legal(match, "takeOne"):
        trial = drawn()
        trial.play(0, single)
        found += [int(place.split()[1]) for place in legal(trial, "placeOne")]
    assert [found.count(home) for home in range(9)] == [10, 9, 7, 9, 9, 7, 10, 10, 10]
    assert len(found) == 81


STACK = "{} B2 Y2 / B1 B3 Y1 / R4 R1 G3"


SCORES = [
    (PERFECT, 18, "GRA-43"),
    (ALMOST, 16, "GRA-41"),
    ("G1 B1 Y1 / B2 B1 Y2 / R1 R2 G1", 9, "GRA-42"),
    (STACK.format("G1>G4"), 17, "GRA-44"),
    (STACK.format("G4>G1"), 16, "GRA-35"),
    (STACK.format("G1>G2>G4"), 17, "GRA-D15"),
    (STACK.format("R4"), 0, "GRA-45"),
    (STACK.format("R4>G4"), 17, "GRA-D14"),
    (". . Y4 / . . Y1 / . . G1", 4, "GRA-42"),
    (". B4 Y4 / . B2 Y1>Y4 / . . G1", 4, "GRA-35"),
    ("G4>G1 B2>B1 Y2>Y1 / B1>B2 B3>B1 Y1>Y2 / R4>R1 R1>R2 G3>G1", 0, "GRA-44"),
    (BARE, 0, "GRA-41"),
]


@pytest.mark.parametrize(
    ("board", "points"), [pytest.param(*case, marks=pytest.mark.rule(clause)) for *case, clause in SCORES]
)
def test_e6_to_e10_scores(board, points) -> None:
    match = drawn(NO_GRID, (board, ONE_EACH[1]), options={"colours": "trust"}, first=1)
    assert standing(match.state, 0) == points


@pytest.mark.rule("GRA-36", "GRA-37", "GRA-38", "GRA-16", "GRA-09")
def test_e11_the_cycle_is_played_to_its_end() -> None:
    match = drawn(schedules=(BARE, BARE, ALMOST), prescriptions=(1, 2, 0), first=1, turn=2, cycle=2)
    match.play(2, f"takeOne {space((2, 0))}")
    match.play(2, "placeOne 8")
    assert schedule(match, 2) == PERFECT
    assert match.seats_to_act() == (0,), "P0 still has its third turn"
    match.play(0, "takeOne 0")
    match.play(0, legal(match, "placeOne")[0])
    assert int(match.state.rounds) == 1
    assert match.state.points[2, 0] == 18
    assert match.seats_to_act() == (2,), "the next round, begun by the next seat; P1 got no fourth turn"


@pytest.mark.rule("GRA-15", "GRA-16", "GRA-17", "GRA-D19")
def test_e11_a_prescription_is_hidden_until_the_turn_before_has_ended() -> None:
    match = drawn(schedules=(BARE, BARE, BARE), first=1, turn=1)
    for viewer in (-1, 0, 1, 2):
        assert [player["prescription"] for player in GAME.position(match.view(viewer))["players"]] == [None, 1, None]
    match.play(1, "takeOne 0")
    match.play(1, legal(match, "placeOne")[0])
    for viewer in (-1, 0, 1, 2):
        assert [player["prescription"] for player in GAME.position(match.view(viewer))["players"]] == [None, 1, 2]


@pytest.mark.rule("GRA-12", "GRA-46", "GRA-06", "GRA-40")
def test_e12_the_highest_sum_of_rounds_wins() -> None:
    rounds = [(11, 12, 9, 13), (13, 9, 11, 11), (8, 15, 10, 11), (14, 11, 12, 10)]
    match = drawn(schedules=(BARE,) * 4, rounds=rounds, phase="over")
    assert match.points() == ([45, 44, 44, 47], (3,))


@pytest.mark.rule("GRA-D1", "GRA-02", "GRA-39")
def test_e13_numbers() -> None:
    def anchors(side: int) -> list[tuple[str, int, frozenset[tuple[int, int]]]]:
        found = []
        for form, cells in zip(FORM_NAMES, FORM_CELLS, strict=True):
            for row in range(side):
                for column in range(side):
                    placed = frozenset((row + r, column + c) for r, c in cells)
                    if max(max(cell) for cell in placed) < side:
                        found.append((form, side * row + column, placed))
        return found

    on_grid, on_schedule = anchors(6), anchors(3)
    assert (len(on_grid), len(on_schedule), len(EDGES)) == (148, 22, 60)
    assert sum(a[0] == b[0] for a in on_grid for b in on_schedule) == 544
    shapes = {cells for _, _, cells in on_schedule}
    whole = frozenset((r, c) for r in range(3) for c in range(3))
    pairs = [(a, b) for a, b in combinations(shapes, 2) if not a & b]
    assert len(pairs) == 60
    assert sum(whole - a - b in shapes for a, b in pairs) == 30
    tilings = {
        frozenset(trio) for a, b in pairs if (rest := whole - a - b) in shapes for trio in permutations((a, b, rest))
    }
    assert len(tilings) == 10
    straight = {cells for form, _, cells in on_schedule if form in "HV"}
    assert sum(tiling <= straight for tiling in tilings) == 2
    match = drawn(options={"colours": "trust"})
    assert [int(text.split()[2]) for text in legal(match, "takeThree")] == [anchor for _, anchor, _ in on_grid]
