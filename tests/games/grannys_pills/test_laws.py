"""Granny's Pills: what a seat may know, the slow twin, bots, bad input, laws."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption, BadPosition
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.verbs import evaluate, imagine
from parlour.games.grannys_pills.choices import standing
from parlour.games.grannys_pills.prescriptions import PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.state import FORM_CELLS, FORM_NAMES, SEEN
from tests.games.grannys_pills.drawing import (
    ALMOST,
    BARE,
    GAME,
    NO_GRID,
    drawn,
    play_on,
    space,
    started,
    takes,
)

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"single": "forced", "forms": "straight"},
    {"view": "around", "tiebreak": "best-round"},
    {"colours": "trust", "cycles": 8},
    {"limit": 30, "single": "forced", "cycles": 12},
]


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
