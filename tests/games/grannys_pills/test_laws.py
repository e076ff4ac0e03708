"""Granny's Pills: what a seat may know, the slow twin, bots, laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.bots.search import Halt
from parlour.core import conformance
from parlour.core.decision import LEVELS
from parlour.core.dice import new_dice
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.verbs import evaluate, imagine
from parlour.games.grannys_pills.board import standing
from parlour.games.grannys_pills.components import PILL_NAMES, PRESCRIPTIONS, SEEN
from parlour.games.grannys_pills.forms import FORM_CELLS, FORM_NAMES
from parlour.games.grannys_pills.legality import turn_of
from parlour.games.grannys_pills.record import CHOOSE
from tests.games.grannys_pills.drawing import ALMOST, BARE, GAME, NO_GRID, ONE_EACH, drawn, play_on, space, takes
from tests.sampling import SEEDS

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


def random_matches(options: dict[str, Any]) -> Iterator[tuple[int, Match]]:
    """A match after each of its first random actions."""
    players, dice = 2 + len(options) % 3, new_dice(len(options))
    match = Match.start(GAME, players, GAME.read_options(options), bytes([7] * 32))
    for step in range(400 if JIT else 90):
        if match.over:
            break
        yield step, match
        play_on(match, dice)


@pytest.mark.rule("GRA-21", "GRA-25")
@pytest.mark.parametrize("options", [{}, {"view": "around"}, {"limit": 30}, {"cycles": 8, "limit": 30}], ids=str)
def test_takes_are_those_of_the_naive_reading(options: dict[str, Any]) -> None:
    for step, match in random_matches(options):
        if int(match.state.phase) == CHOOSE and step % 5 == 0:
            (seat,) = match.seats_to_act()
            position = GAME.position(match.state)
            asked = PRESCRIPTIONS[position["players"][seat]["prescription"]].replace("/", " ").split()
            assert takes(match) == naive_takes(
                [position["grid"][place] for place in SEEN[turn_of(match.state, seat)]], asked
            )


@pytest.mark.rule("GRA-43", "GRA-44", "GRA-45", "GRA-46")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_scores_are_those_of_the_naive_reading(options: dict[str, Any]) -> None:
    for _, match in random_matches(options):
        position, sheet = GAME.position(match.state), match.public().scores
        for seat, player in enumerate(position["players"]):
            asked = PRESCRIPTIONS[player["prescription"]].replace("/", " ").split()
            shown = int(match.state.shown) >> seat & 1
            points = naive_score(player["schedule"], asked) if shown else 0
            assert standing(match.state, seat) == points
            assert match.points()[0][seat] == points + sum(player["rounds"])
            assert sum(line.points for line in sheet[seat].lines) == match.points()[0][seat]


@pytest.mark.rule("GRA-D2", "GRA-D6")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_pills_are_conserved_and_each_has_its_tag(options: dict[str, Any]) -> None:
    for _, match in random_matches(options):
        position = GAME.position(match.state)
        piles = [pile for player in position["players"] for pile in player["schedule"]]
        lying = Counter(pill for pile in (*piles, *position["grid"]) for pill in pile.split(">"))
        assert [lying[name] + int(left) for name, left in zip(PILL_NAMES, match.state.bag, strict=True)] == [7] * 16
        assert int(match.state.left) == int(match.state.bag.sum())
        tags = [*match.state.tag, *match.state.top_tag.ravel(), *match.state.covered_tag]
        assert len({int(tag) for tag in tags} - {0}) == 112 - int(match.state.left)


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
        decision = GAME.strategy.decide(match.view(seat), seat, levels[seat], new_dice(len(match.entries)), Halt().word)
        match.play(seat, decision.action)
    return match.points()[1]


@pytest.mark.skipif(not JIT, reason="20 whole games of bots; the compiled stage plays them")
def test_bots_play_whole_games_and_the_better_ones_win() -> None:
    assert sum(0 in play_bots(seed, "club", "gentle") for seed in range(12)) >= 9
    assert sum(play_bots(seed, "casual", "expert") == (1,) for seed in range(8)) >= 6


@pytest.mark.parametrize("level", LEVELS)
def test_bots_finish_what_they_have_begun_and_pass_when_they_must(level: str) -> None:
    match = drawn(grid="G4 G3 R4 B2 " + " ".join(["."] * 32), schedules=(ALMOST, BARE), cycle=2, swapped=True)
    for kind in ("takeOne", "placeOne"):
        decision = GAME.strategy.decide(match.view(0), 0, level, new_dice(1), Halt().word)
        assert GAME.rules.actions.text(decision.action).startswith(kind)
        match.play(0, decision.action)
    match = drawn(NO_GRID, ONE_EACH, cycle=1)
    assert (
        GAME.rules.actions.text(GAME.strategy.decide(match.view(0), 0, level, new_dice(1), Halt().word).action)
        == "pass"
    )


# --- options, laws


def test_options_have_ranges() -> None:
    conformance.options_have_ranges(GAME)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_of_every_game(options: dict[str, Any], seed: int) -> None:
    conformance.laws(GAME, seed, options=options)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_end_within_the_bound(options: dict[str, Any], players: int) -> None:
    conformance.termination(GAME, 4_000 if JIT else 2, players, options)


def test_every_clause_has_its_words() -> None:
    wanted = {f"GRA-{number:02}" for number in range(1, 47)} | {f"GRA-D{number}" for number in range(1, 22)}
    assert set(GAME.clauses) == wanted | {"GRA-ACT"}
