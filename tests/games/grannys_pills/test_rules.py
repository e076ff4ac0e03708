"""Clauses and decisions of Granny's Pills that the examples leave open, its options, and the laws of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.core.dice import new_dice
from parlour.core.match import Match
from parlour.core.revealed import NOBODY
from parlour.games.grannys_pills.board import ASKED, is_complete, standing
from parlour.games.grannys_pills.components import PILL_NAMES
from tests.games.grannys_pills.drawing import (
    ALMOST,
    BARE,
    GAME,
    NO_GRID,
    PERFECT,
    drawn,
    grid,
    legal,
    play_on,
    refusal,
    schedule,
    space,
    take,
    take_one,
    takes,
)

FULL = "G1 B1 Y1 / B2 B1 Y2 / R1 R2 G1"


THREE = "G4 G3 R4 " + " ".join(["."] * 33)


# --- three pills


@pytest.mark.rule("GRA-19", "GRA-D9", "GRA-20")
def test_a_swap_exchanges_two_pills_before_taking_whatever_it_is_for() -> None:
    match = drawn()
    before = grid(match)
    match.play(0, "swap 59")
    after = grid(match)
    assert (after[29], after[35]) == (before[35], before[29])
    assert legal(match, "swap") == legal(match, "pass") == []
    take_one(match, 0, (0, 1), (0, 1))
    match = drawn()
    match.play(0, "takeOne 1")
    assert refusal(match, 0, "swap 0") == "GRA-19"


@pytest.mark.rule("GRA-D9", "GRA-D11")
def test_empty_spaces_are_neither_swapped_nor_taken() -> None:
    match = drawn(grid=THREE)
    assert legal(match, "swap") == ["swap 0", "swap 1"]
    assert refusal(match, 0, "swap 2") == "GRA-D9"
    assert refusal(match, 0, "swap 30") == "GRA-D9"
    assert refusal(match, 0, "takeOne 3") == "GRA-D11"
    assert refusal(match, 0, "takeThree H 1") == "GRA-D11"


@pytest.mark.rule("GRA-ACT")
def test_what_the_actions_table_limits() -> None:
    match = drawn()
    for action in ("takeThree H 4", "takeThree V 24", "takeThree NE 35", "placeThree 0", "placeOne 0"):
        assert refusal(match, 0, action) == "GRA-ACT", action
    for action in ("swap 0", "takeOne 0", "takeThree V 15", "pass"):
        assert refusal(match, 1, action) == "GRA-ACT", action
    match.play(0, "takeThree V 15")
    assert refusal(match, 0, "placeThree 3") == "GRA-ACT"
    assert refusal(match, 0, "placeOne 0") == "GRA-ACT"
    assert refusal(match, 0, "takeThree V 15") == "GRA-ACT", "chosen already"


@pytest.mark.rule("GRA-28", "GRA-D18", "GRA-D20", "GRA-24")
def test_the_gaps_are_filled_when_the_take_is_complete() -> None:
    match = drawn()
    before, left = grid(match), int(match.state.left)
    match.play(0, "takeThree V 15")
    assert grid(match) == before and int(match.state.drawn) == 0
    match.play(0, "placeThree 1")
    after = grid(match)
    assert "." not in after and int(match.state.left) == left - 3
    assert [place for place in range(36) if match.state.tag[place] > 36] == [15, 21, 27]
    assert match.state.tag[[15, 21, 27]].tolist() == [37, 38, 39], "in reading order"
    assert [after[p] for p in range(36) if p not in (15, 21, 27)] == [
        before[p] for p in range(36) if p not in (15, 21, 27)
    ]


@pytest.mark.rule("GRA-D20")
def test_until_they_are_placed_other_pills_may_be_chosen_eight_times() -> None:
    match = drawn()
    match.play(0, "takeThree V 15")
    for change in range(8):
        match.play(0, f"takeOne {change + 1}")
    assert refusal(match, 0, "takeOne 20") == refusal(match, 0, "takeThree V 15") == "GRA-D20", "not a ninth time"
    assert [text.split()[0] for text in map(GAME.rules.actions.text, match.actions(0))] == ["placeOne"] * 2
    assert match.revealed_to(8) == NOBODY


@pytest.mark.rule("GRA-27", "GRA-34", "GRA-35", "GRA-44", "GRA-D13")
def test_filled_spaces_may_be_covered_in_the_right_colour() -> None:
    match = drawn(schedules=("G1 . . / . . . / . . .", BARE))
    take_one(match, 0, (1, 1), (0, 0))
    assert schedule(match, 0) == "G1>G4 . . / . . . / . . ."
    assert standing(match.state, 0) == 1
    match = drawn(schedules=("G1 . . / . . . / . . .", BARE))
    match.play(0, f"takeOne {space((1, 1))}")
    assert refusal(match, 0, "placeOne 1") == "GRA-30"


# --- one pill


@pytest.mark.rule("GRA-29", "GRA-31", "GRA-D8")
def test_a_single_pill_is_always_allowed_and_ends_the_turn() -> None:
    match = drawn()
    assert len(legal(match, "takeOne")) == 36
    take_one(match, 0, (0, 1), (0, 1))
    assert "." not in grid(match)
    assert match.seats_to_act() == (1,)


@pytest.mark.rule("GRA-D8", "GRA-29")
def test_forced_single_pills_need_a_grid_without_threes_even_after_a_swap() -> None:
    match = drawn(options={"single": "forced"})
    assert legal(match, "takeOne") == []
    assert refusal(match, 0, "takeOne 0") == "GRA-D8"
    no_three = "G4 G3 R4 " + " ".join(["."] * 33)
    assert len(legal(drawn(grid=no_three, options={"single": "forced"}), "takeOne")) == 3
    by_a_swap = "B2 G4 Y2 " + " ".join(["."] * 33)
    match = drawn(grid=by_a_swap, options={"single": "forced"})
    assert takes(match) == set() and refusal(match, 0, "takeOne 0") == "GRA-D8"


@pytest.mark.rule("GRA-D9", "GRA-D8")
def test_a_swap_made_first_counts() -> None:
    match = drawn(grid="B2 G4 Y2 " + " ".join(["."] * 33), options={"single": "forced"})
    match.play(0, "swap 1")
    assert takes(match) == set()
    assert len(legal(match, "takeOne")) == 3


@pytest.mark.rule("GRA-D9", "GRA-D8")
def test_after_a_swap_only_the_swapped_grid_is_looked_at() -> None:
    """Swapping back would make three again, but nobody swaps twice."""
    match = drawn(grid="G4 B2 Y2 " + " ".join(["."] * 33), options={"single": "forced"})
    assert refusal(match, 0, "takeOne 0") == "GRA-D8"
    match.play(0, "swap 0")
    assert takes(match) == set()
    assert len(legal(match, "takeOne")) == 3


@pytest.mark.rule("GRA-D10", "GRA-D12")
def test_only_an_empty_grid_passes_and_a_round_of_passes_ends_the_round() -> None:
    match = drawn(grid=THREE)
    assert refusal(match, 0, "pass") == "GRA-D10"
    match = drawn(grid=NO_GRID, schedules=(ALMOST, "Y1 . . / . . . / . . ."), cycle=3, first=1, turn=0)
    assert [GAME.rules.actions.text(action) for action in match.actions(0)] == ["pass"]
    match.play(0, "pass")
    assert int(match.state.rounds) == 0, "the cycle ends, the round does not"
    match.play(1, "pass")
    assert (int(match.state.rounds), int(match.state.passes)) == (1, 0)
    assert match.state.points[:2, 0].tolist() == [16, 2]


@pytest.mark.rule("GRA-D10")
@pytest.mark.parametrize("number", range(35))
def test_every_prescription_takes_every_colour(number: int) -> None:
    assert set((ASKED[number] // 4).tolist()) == {0, 1, 2, 3}


# --- the bag


def short(left: int) -> Match:
    """Forty and more pills are on seat 1's schedule, so that few are left in the bag."""
    lying = Counter(grid(drawn()))
    rest = [name for name in PILL_NAMES for _ in range(7 - lying[name])]
    stacks = [rest[left:][i::9] for i in range(9)]
    return drawn(schedules=(BARE, " ".join(">".join(pile) for pile in stacks)), options={"colours": "trust"}, cycle=1)


@pytest.mark.rule("GRA-D11")
def test_a_bag_run_short_leaves_gaps_until_the_round_is_over() -> None:
    places = set()
    for key in range(12):
        match = short(2)
        match.state.key[0] = key
        take(match, 0, "V", (2, 3), (0, 1))
        assert int(match.state.left) == 0
        assert grid(match).count(".") == 1
        places.add(grid(match).index("."))
    assert places == {15, 21, 27}
    match.state.cycle, match.state.cycles = 7, 1
    (seat,) = match.seats_to_act()
    take_one(match, seat, (0, 0), (0, 0))
    assert int(match.state.rounds) == 1
    assert "." not in grid(match)


@pytest.mark.rule("GRA-D6", "GRA-14")
def test_after_a_round_the_schedules_pills_return_to_the_bag_and_the_grid_stays() -> None:
    match = drawn(schedules=("G1>G4 B2 Y2 / B1 B3 Y1 / R4 R1 .", BARE), turn=0, first=1, cycle=3)
    before, left = grid(match), int(match.state.left)
    taken = space((2, 0))
    take_one(match, 0, (2, 0), (2, 2))
    assert int(match.state.rounds) == 1
    assert schedule(match, 0) == BARE
    assert int(match.state.left) == left - 1 + 10
    after = grid(match)
    assert [after[p] for p in range(36) if p != taken] == [before[p] for p in range(36) if p != taken]
    lying = Counter(after)
    assert [int(n) + lying[name] for name, n in zip(PILL_NAMES, match.state.bag, strict=True)] == [7] * 16


# --- the end


@pytest.mark.rule("GRA-36", "GRA-D13", "GRA-D14", "GRA-45")
def test_full_means_nine_filled_spaces_and_no_wrong_colour_on_top() -> None:
    for board, full in [(PERFECT, True), (ALMOST, False), (FULL, True), (PERFECT.replace("G3", "B1"), False)]:
        match = drawn(NO_GRID, (board, BARE), options={"colours": "trust"}, first=1)
        assert is_complete(match.state, 0) is full
    assert is_complete(drawn(NO_GRID, (PERFECT.replace("G3", "G1>G3"), BARE), first=1).state, 0)


@pytest.mark.rule("GRA-D14", "GRA-45")
def test_with_trust_wrong_colours_may_be_placed_and_cost_the_round() -> None:
    assert refusal(drawn(), 0, f"takeThree H {space((0, 0))}") == "GRA-25"
    match = drawn(options={"colours": "trust"})
    take(match, 0, "H", (0, 0), (0, 0))
    assert schedule(match, 0).startswith("Y2 B2 B2")
    assert standing(match.state, 0) == 0


@pytest.mark.rule("GRA-D12", "GRA-38")
@pytest.mark.parametrize(("cycles", "ends"), [(8, True), (12, False), ("none", False)])
def test_a_round_may_be_limited_in_cycles(cycles: Any, ends: bool) -> None:
    fifteen = "G1>G1>G1>G1>G2>G2>G2>G3 B1>B1>B1>B1>B1>B1>B1 . / . . . / . . ."
    match = drawn(schedules=(fifteen, BARE), turn=0, first=1, cycle=7, options={"cycles": cycles})
    take_one(match, 0, (0, 1), (0, 1))
    assert int(match.state.rounds) == int(ends)


@pytest.mark.rule("GRA-39")
def test_no_round_is_shorter_than_three_cycles() -> None:
    for seed in range(3):
        match, dice, rounds = Match.start(GAME, 2, seed=bytes([seed] * 32)), new_dice(seed), 0
        while not match.over:
            cycle = int(match.state.cycle)
            play_on(match, dice)
            if int(match.state.rounds) > rounds:
                rounds += 1
                assert cycle >= 2


@pytest.mark.rule("GRA-40", "GRA-D20")
def test_the_last_round_ends_the_game_and_schedules_stay() -> None:
    match = drawn(schedules=(ALMOST, BARE), rounds=[[3], [4]], turn=0, first=1, cycle=3)
    take_one(match, 0, (2, 0), (2, 2))
    assert match.over
    assert schedule(match, 0) == PERFECT
    assert match.points() == ([21, 4], (0,))
    assert refusal(match, 1, "pass") == "GRA-ACT"


@pytest.mark.rule("GRA-D16")
def test_equal_totals_share_or_the_best_round_decides() -> None:
    rounds = [(9, 9), (8, 10)]
    assert drawn(NO_GRID, rounds=rounds, phase="over").points() == ([18, 18], (0, 1))
    best = {"tiebreak": "best-round"}
    assert drawn(NO_GRID, rounds=rounds, phase="over", options=best).points()[1] == (1,)
    assert drawn(NO_GRID, rounds=[(9, 8), (8, 9)], phase="over", options=best).points()[1] == (0, 1)
    assert drawn(NO_GRID, rounds=[(9, 10), (8, 10)], phase="over", options=best).points()[1] == (0,)
