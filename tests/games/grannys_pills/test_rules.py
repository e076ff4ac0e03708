"""Clauses and decisions of Granny's Pills that the examples leave open, its options, and the laws of every game."""

from __future__ import annotations

import zlib
from collections import Counter
from typing import Any

import numpy as np
import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.verbs import CLOCK, evaluate, imagine
from parlour.games.grannys_pills.choices import is_complete, standing
from parlour.games.grannys_pills.prescriptions import ASKED, PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.state import FORM_CELLS, FORM_NAMES, SEEN
from tests.games.grannys_pills.drawing import (
    ALMOST,
    BARE,
    GAME,
    PERFECT,
    drawn,
    grid,
    legal,
    refusal,
    schedule,
    space,
    take,
    take_one,
    takes,
)

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"single": "forced", "forms": "straight"},
    {"view": "around", "tiebreak": "best-round"},
    {"colours": "trust", "cycles": 8},
    {"limit": 30, "single": "forced", "cycles": 12},
]
NO_GRID = " ".join(["."] * 36)
FULL = "G1 B1 Y1 / B2 B1 Y2 / R1 R2 G1"
THREE = "G4 G3 R4 " + " ".join(["."] * 33)


def started(players: int = 2, **options: Any) -> Match:
    return Match.start(GAME, players, GAME.read_options(options, players), bytes(32))


def play_on(match: Match, dice: np.ndarray) -> None:
    """Play one random action."""
    mask = match.actors()
    seat = CLOCK if mask >> CLOCK & 1 and roll(dice, 9) == 0 else match.seats_to_act()[0]
    if seat == CLOCK:
        match.expire("limit")
    else:
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])


# --- components and set-up


@pytest.mark.rule("GRA-01")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        Match.start(GAME, players)


@pytest.mark.rule("GRA-02", "GRA-03", "GRA-04", "GRA-13", "GRA-D2")
def test_36_of_112_pills_lie_on_the_grid_and_schedules_are_empty() -> None:
    match = started(4)
    pills = Counter(grid(match))
    assert sum(pills.values()) == 36 and "." not in pills
    assert int(match.state.left) == 76
    assert [int(left) + pills[name] for name, left in zip(PILL_NAMES, match.state.bag, strict=True)] == [7] * 16
    assert all(schedule(match, seat) == BARE for seat in range(4))


def generated() -> list[str]:
    """The prescriptions, made anew as GRA-D3 of the specification says."""
    x = 170

    def r(n: int) -> int:
        nonlocal x
        x = (1664525 * x + 1013904223) % 2**32
        return x // 65536 % n

    def shuffled(items: list[int]) -> list[int]:
        for i in range(8, 0, -1):
            j = r(i + 1)
            items[i], items[j] = items[j], items[i]
        return items

    layouts: set[tuple[int, ...]] = set()
    lines = []
    for base in range(9):
        while True:
            colours = shuffled([0, 0, 1, 1, 2, 2, 3, 3, base % 4])
            shapes = shuffled([0, 0, 1, 1, 2, 2, 3, 3, (base + base // 4) % 4])
            rows = [set(colours[3 * i : 3 * i + 3]) for i in range(3)] + [set(colours[i::3]) for i in range(3)]
            distinct = len(set(zip(colours, shapes, strict=True))) == 9
            if distinct and min(map(len, rows)) > 1 and tuple(colours) not in layouts:
                break
        for s in range(4):
            layouts.add(tuple((colour + s) % 4 for colour in colours))
            pills = [f"{'BGYR'[(c + s) % 4]}{(h + s) % 4 + 1}" for c, h in zip(colours, shapes, strict=True)]
            lines.append("/".join(" ".join(pills[i : i + 3]) for i in (0, 3, 6)))
    return lines[:35]


@pytest.mark.rule("GRA-05", "GRA-D3", "GRA-18")
def test_the_prescriptions_are_those_of_the_generator() -> None:
    assert list(PRESCRIPTIONS) == generated()
    assert zlib.crc32("".join(f"{line}\n" for line in PRESCRIPTIONS).encode()) == 0xC944650E


@pytest.mark.rule("GRA-05", "GRA-D3")
def test_prescriptions_differ_and_are_balanced() -> None:
    colours = ASKED // 4
    turned = {tuple(np.rot90(layout.reshape(3, 3), k).ravel()) for layout in colours for k in range(4)}
    assert len(turned) == 4 * 35
    assert all(len(set(pills)) == 9 for pills in ASKED.tolist())
    assert all(sorted(Counter(row).values()) == [2, 2, 2, 3] for row in (*colours.tolist(), *(ASKED % 4).tolist()))
    assert Counter(colours.ravel().tolist()).most_common(1)[0][1] == 79
    assert set(Counter(ASKED.ravel().tolist()).values()) == {19, 20}


@pytest.mark.rule("GRA-07", "GRA-08", "GRA-D5", "GRA-10", "GRA-D4", "GRA-06", "GRA-11", "GRA-09")
def test_everybody_begins_once_and_no_prescription_comes_twice() -> None:
    match, dice = started(3), new_dice(3)
    firsts, drawn_ = [], []
    while not match.over:
        if int(match.state.rounds) == len(firsts):
            firsts.append(int(match.state.first))
            drawn_ += match.state.prescription[:3].tolist()
            assert match.seats_to_act() == (firsts[-1],)
        play_on(match, dice)
    assert firsts == [(firsts[0] + k) % 3 for k in range(3)]
    assert len(set(drawn_)) == 9
    assert {int(GAME.new(3, GAME.read_options({}), bytes([k] * 32)).first) for k in range(20)} == {0, 1, 2}


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


@pytest.mark.rule("GRA-D20", "GRA-29", "GRA-ACT")
def test_until_they_are_placed_other_pills_may_be_chosen_eight_times() -> None:
    match = drawn()
    match.play(0, "takeThree V 15")
    for change in range(8):
        match.play(0, f"takeOne {change + 1}")
    assert refusal(match, 0, "takeOne 20") == refusal(match, 0, "takeThree V 15") == "GRA-ACT"
    assert [text.split()[0] for text in map(GAME.actions.text, match.actions(0))] == ["placeOne"] * 2
    assert match.learned(8) == (), "nothing was shown to anybody"


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


@pytest.mark.rule("GRA-D10", "GRA-D12")
def test_only_an_empty_grid_passes_and_a_round_of_passes_ends_the_round() -> None:
    match = drawn(grid=THREE)
    assert refusal(match, 0, "pass") == "GRA-D10"
    match = drawn(grid=NO_GRID, schedules=(ALMOST, "Y1 . . / . . . / . . ."), cycle=3, first=1, turn=0)
    assert [GAME.actions.text(action) for action in match.actions(0)] == ["pass"]
    match.play(0, "pass")
    assert int(match.state.rounds) == 0, "the cycle ends, the round does not"
    match.play(1, "pass")
    assert int(match.state.rounds) == 1
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
    return drawn(schedules=(BARE, " ".join(">".join(pile) for pile in stacks)), options={"colours": "trust"})


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
        assert is_complete(drawn(NO_GRID, (board, BARE), options={"colours": "trust"}).state, 0) is full
    assert is_complete(drawn(NO_GRID, (PERFECT.replace("G3", "B1>G3"), BARE)).state, 0)


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
    match = drawn(turn=0, first=1, cycle=7, options={"cycles": cycles})
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


# --- time


@pytest.mark.rule("GRA-32", "GRA-D20")
def test_there_is_no_clock_unless_agreed() -> None:
    assert started().clock() is None
    assert refusal(started(), CLOCK, "clock limit") == "GRA-ACT"
    for limit in (30, 60, 90, 120):
        match = started(limit=limit)
        clock = match.clock()
        assert clock is not None and (clock.name, clock.ms, clock.number) == ("limit", 1000 * limit, 1)
        match.expire("limit")
        following = match.clock()
        assert following is not None and following.number == 2, "a new clock for the next turn"
    assert refusal(match, 0, "clock limit") == "GRA-ACT"


@pytest.mark.rule("GRA-33", "GRA-D17")
def test_when_time_is_over_the_best_single_pill_is_taken() -> None:
    match = drawn(options={"limit": 30})
    match.play(0, "swap 7")
    match.play(0, "takeThree V 15")
    match.expire("limit")
    assert schedule(match, 0) == "G4 . . / . . . / . . .", "the lowest space with two points, the swap stands"
    assert match.seats_to_act() == (1,)
    match = drawn(schedules=("G4 B2 . / . . . / . . .", BARE), options={"limit": 30})
    match.expire("limit")
    assert schedule(match, 0) == "G4 B2 Y2 / . . . / . . ."
    assert match.state.tag[0] > 36, "of two Y2 the one at the lower grid space"


@pytest.mark.rule("GRA-D17", "GRA-D10")
def test_without_a_pill_the_end_of_time_is_a_pass() -> None:
    match = drawn(NO_GRID, options={"limit": 30}, cycle=1)
    match.expire("limit")
    assert int(match.state.passes) == 1


@pytest.mark.rule("GRA-D17", "GRA-D14")
def test_the_default_take_mends_a_schedule_with_wrong_colours() -> None:
    match = drawn(schedules=(PERFECT.replace("B2", "R1"), BARE), options={"limit": 30, "colours": "trust"})
    match.expire("limit")
    assert schedule(match, 0) == PERFECT.replace("B2", "R1>B2")
    assert standing(match.state, 0) == 17


# --- around the table


@pytest.mark.rule("GRA-D7")
def test_around_the_table_each_seat_takes_pills_as_they_lie_before_it() -> None:
    quarter = np.rot90(np.arange(36).reshape(6, 6)).ravel()
    assert SEEN[1].tolist() == quarter.tolist()
    match = drawn(options={"view": "around"}, prescriptions=(1, 0), turn=1, first=1)
    seen = [grid(match)[place] for place in quarter]
    alike = drawn(grid=" ".join(seen))
    assert takes(match) == takes(alike) != takes(drawn())
    assert [spot.label for spot in sorted(match.scene(1).spots, key=lambda s: (s.zone, s.y, s.x))][:36] == [
        spot.label for spot in alike.scene(0).spots[:36]
    ]
    form, anchor, home = min(takes(match))
    for trial, seat in ((match, 1), (alike, 0)):
        trial.play(seat, "swap 41")
        if (form, anchor, home) in takes(trial):
            take(trial, seat, form, anchor, home)
    assert schedule(match, 1) == schedule(alike, 0)


@pytest.mark.rule("GRA-D7")
def test_in_common_view_all_see_the_same() -> None:
    match = started(4)
    assert len({tuple(match.scene(viewer).spots[:36]) for viewer in range(-1, 4)}) == 1


# --- what a seat may know


@pytest.mark.rule("GRA-15", "GRA-16", "GRA-17", "GRA-10")
def test_imagined_prescriptions_are_any_not_yet_seen() -> None:
    match = drawn(schedules=(BARE,) * 3, rounds=[[1]] * 3, used=[7, 8, 9], turn=1, first=1)
    seen: set[int] = set()
    dice = new_dice(1)
    for _ in range(400):
        world = match.view(0)
        imagine(world, 0, dice)
        assert world.prescription[1] == 1
        seen |= {int(world.prescription[0]), int(world.prescription[2])}
        assert world.prescription[0] != world.prescription[2]
    assert seen == set(range(35)) - {1, 7, 8, 9}


# --- the slow twin


def naive_takes(pills: list[str], asked: list[str]) -> set[tuple[str, tuple[int, int], tuple[int, int]]]:
    """All takes read off the rules."""
    found = set()
    for form, cells in zip(FORM_NAMES, FORM_CELLS, strict=True):
        for row in range(6):
            for column in range(6):
                for y in range(3):
                    for x in range(3):
                        here = [(row + r, column + c) for r, c in cells]
                        there = [(y + r, x + c) for r, c in cells]
                        if max(map(max, here)) > 5 or max(map(max, there)) > 2:
                            continue
                        colours = [pills[6 * r + c][0] for r, c in here]
                        if colours == [asked[3 * r + c][0] for r, c in there]:
                            found.add((form, (row, column), (y, x)))
    return found


def naive_score(piles: list[str], asked: list[str]) -> int:
    total = 0
    for pile, wanted in zip(piles, asked, strict=True):
        *below, top = pile.split(">")
        if top == ".":
            continue
        if top[0] != wanted[0]:
            return 0
        total += 1 + (top == wanted) - bool(below)
    return total


@pytest.mark.rule("GRA-21", "GRA-25", "GRA-41", "GRA-42", "GRA-43", "GRA-44", "GRA-45", "GRA-46", "GRA-D2", "GRA-D6")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_takes_and_scores_are_those_of_the_naive_reading_and_pills_are_conserved(options: dict[str, Any]) -> None:
    players, dice = 2 + len(options) % 3, new_dice(len(options))
    match = Match.start(GAME, players, GAME.read_options(options), bytes([7] * 32))
    for step in range(400 if JIT else 90):
        if match.over:
            break
        position = GAME.position(match.state)
        piles = [pile for player in position["players"] for pile in player["schedule"]]
        lying = Counter(pill for pile in (*piles, *position["grid"]) for pill in pile.split(">"))
        assert [lying[name] + int(left) for name, left in zip(PILL_NAMES, match.state.bag, strict=True)] == [7] * 16
        assert int(match.state.left) == int(match.state.bag.sum())
        tags = [*match.state.tag, *match.state.top_tag.ravel(), *match.state.covered_tag]
        assert len({int(tag) for tag in tags} - {0}) == 112 - int(match.state.left)
        for seat, player in enumerate(position["players"]):
            asked = PRESCRIPTIONS[player["prescription"]].replace("/", " ").split()
            shown = int(match.state.shown) >> seat & 1
            assert standing(match.state, seat) == (naive_score(player["schedule"], asked) if shown else 0)
            turned = [position["grid"][place] for place in SEEN[seat if options.get("view") == "around" else 0]]
            if match.seats_to_act() == (seat,) and position.get("phase") is None and step % 5 == 0:
                if "forms" not in options and "colours" not in options:
                    assert takes(match) == naive_takes(turned, asked)
        play_on(match, dice)


# --- bots


def test_the_mind_likes_points_and_fears_none() -> None:
    better = drawn(schedules=(ALMOST, BARE), cycle=2)
    worse = drawn(schedules=(BARE, ALMOST), prescriptions=(1, 0), cycle=2)
    assert evaluate(better.state, 0) > 0.6 > 0.4 > evaluate(worse.state, 0)
    chosen = drawn()
    chosen.play(0, f"takeThree SW {space((3, 3))}")
    single = drawn()
    single.play(0, "takeOne 0")
    assert evaluate(chosen.state, 0) > evaluate(single.state, 0)


def play_bots(seed: int, *levels: str) -> tuple[int, ...]:
    match = Match.start(GAME, len(levels), seed=bytes([seed] * 32))
    while not match.over:
        (seat,) = match.seats_to_act()
        decision = GAME.mind.decide(match.view(seat), seat, levels[seat], new_dice(len(match.entries)))
        match.play(seat, decision.action)
    return match.points()[1]


@pytest.mark.skipif(not JIT, reason="whole turns are many")
def test_bots_play_whole_games_and_the_better_ones_win() -> None:
    assert [play_bots(seed, "steady", "random") for seed in range(5)] == [(0,)] * 5
    assert sum(play_bots(seed, "easy", "strong") == (1,) for seed in range(8)) >= 6


@pytest.mark.parametrize("level", GAME.mind.LEVELS[1:])
def test_bots_finish_what_they_have_begun_and_pass_when_they_must(level: str) -> None:
    match = drawn(grid="G4 G3 R4 B2 " + " ".join(["."] * 32), schedules=(ALMOST, BARE), cycle=2, swapped=True)
    for kind in ("takeOne", "placeOne"):
        decision = GAME.mind.decide(match.view(0), 0, level, new_dice(1))
        assert GAME.actions.text(decision.action).startswith(kind)
        match.play(0, decision.action)
    match = drawn(NO_GRID, cycle=1)
    assert GAME.actions.text(GAME.mind.decide(match.view(0), 0, level, new_dice(1)).action) == "pass"


# --- bad input, options, laws


@pytest.mark.rule("GRA-D2", "GRA-06", "GRA-10", "GRA-D4", "GRA-D12")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"grid": ["B1"] * 36}, "GRA-D2"),
        ({"grid": ["B5"] * 36}, "'B5' is no pill"),
        ({"phase": "sleep"}, "phase"),
        ({"turn": 2}, "seats of this game"),
        ({"chosen": "takeOne 3"}, "chosen"),
        ({"phase": "placeOne", "chosen": "takeThree H 3"}, "does not lead"),
        ({"phase": "placeOne", "chosen": "takeOne 99"}, "none of 0 to 35"),
        ({"used": [0]}, "GRA-D4"),
        ({"passes": 2}, "GRA-D12"),
        ({"phase": "over"}, "GRA-06"),
        ({"tags": [1]}, "tags"),
        ({"options": {"limit": 31}}, "limit"),
        ({"wind": 1}, "unknown field"),
    ],
)
def test_a_wrong_position_is_refused_by_field(change: dict[str, Any], words: str) -> None:
    position = GAME.position(drawn().state)
    with pytest.raises((BadPosition, BadOption), match=words):
        GAME.load({**position, **change})


@pytest.mark.rule("GRA-10")
def test_a_hidden_copy_is_no_complete_position() -> None:
    with pytest.raises(BadPosition, match="prescription is missing"):
        GAME.load(GAME.position(started().view(0)))


def test_options_have_ranges() -> None:
    conformance.options_have_ranges(GAME)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", [0, 1])
def test_the_laws_of_every_game(options: dict[str, Any], seed: int) -> None:
    conformance.laws(GAME, seed, options=options)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_end_within_the_bound(options: dict[str, Any], players: int) -> None:
    conformance.termination(GAME, 10_000 if JIT else 2, players, options)


def test_every_clause_has_its_words() -> None:
    wanted = {f"GRA-{number:02}" for number in range(1, 47)} | {f"GRA-D{number}" for number in range(1, 21)}
    assert set(GAME.clauses) == wanted | {"GRA-ACT"}
