"""Puzzles of Mismemory: only the answer wins in every arrangement of tiles that agrees with the tiles seen."""

from __future__ import annotations

import copy
import datetime
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.puzzles import SOLVER
from parlour.puzzles import (
    ANY,
    NoPuzzle,
    Practice,
    Puzzle,
    find_help,
    games_on,
    practice_of,
    puzzle_of,
    solution_of,
    standing_of,
    start_puzzle,
)

GAME = find_game("mismemory")
BEGINS = datetime.date(2027, 1, 1)


def puzzle(number: int) -> Puzzle:
    return practice_of(GAME, Practice("sure", ANY, number))


def worlds(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the position with every secret pair split in every way in which nobody owns a number twice."""
    secret = [
        (seat, i)
        for seat, player in enumerate(position["players"])
        for i, known in enumerate(player["resolved"])
        if known is None
    ]
    for kept in product((0, 1), repeat=len(secret)):
        world = copy.deepcopy(position)
        for (seat, i), which in zip(secret, kept, strict=True):
            player, space = world["players"][seat], position["memory"]["source"].index(6 * seat + i)
            player["tiles"] = [player["pairs"][i][which] if n == i else tile for n, tile in enumerate(player["tiles"])]
            world["grid"] = [
                player["pairs"][i][1 - which] if n == space else tile for n, tile in enumerate(world["grid"])
            ]
        if all(len({tile[1] for tile in player["tiles"]}) == len(player["tiles"]) for player in world["players"]):
            yield world


def wins(first: str, second: str, wanted: str) -> bool:
    return first[0] == second[0] and wanted in (first[1], second[1])


@pytest.mark.rule("MIS-09", "MIS-10", "MIS-13", "MIS-16")
@pytest.mark.parametrize("number", range(1, 6))
def test_in_every_world_the_answer_wins_and_no_other_wanted_tile_is_sure_to(number: int) -> None:
    made = puzzle(number)
    (wanted,) = set("0A2345") - {tile[1] for tile in made.position["players"][SOLVER]["tiles"]}
    found, (place, partner) = list(worlds(made.position)), [action for _, action in solution_of(made)]
    assert len(found) > 1
    grids = [world["grid"] for world in found]
    spaces = [space for space, tile in enumerate(grids[0]) if tile != "."]
    assert all(grid[place][1] == wanted for grid in grids)
    for space in {*spaces} - {place}:
        if all(grid[space][1] == wanted for grid in grids):
            assert not any(
                all(wins(grid[space], grid[other], wanted) for grid in grids) for other in {*spaces} - {space}
            )
    for first in spaces:
        is_sure = all(
            any(
                all(wins(grid[first], grid[second], wanted) for grid in grids if grid[first] == seen)
                for second in {*spaces} - {first}
            )
            for seen in {grid[first] for grid in grids}
        )
        assert not is_sure or all(wins(grid[first], grid[place], wanted) for grid in grids) or first == place
    for world in found:
        match = Match.load(GAME, world)
        match.play(SOLVER, place)
        match.play(SOLVER, partner)
        up = [world["grid"][place], world["grid"][partner]]
        match.play(SOLVER, f"keep {up.index(next(tile for tile in up if tile[1] == wanted))}")
        match.play(SOLVER, match.actions(SOLVER)[0])
        assert match.over and match.public().scores[SOLVER].winner


@pytest.mark.parametrize("number", range(1, 4))
def test_what_looks_as_good_wins_in_some_cases_only_and_says_in_how_many(number: int) -> None:
    made = puzzle(number)
    (wanted,) = set("0A2345") - {tile[1] for tile in made.position["players"][SOLVER]["tiles"]}
    grids = [world["grid"] for world in worlds(made.position)]
    place = next(solution_of(made))[1]
    spaces = [space for space, tile in enumerate(grids[0]) if tile != "."]
    tempting = [space for space in spaces if space != place and any(grid[space][1] == wanted for grid in grids)]
    assert tempting
    for first, second in ((one, two) for one in tempting for two in {*spaces} - {one, place}):
        match = start_puzzle(made)
        match.play(SOLVER, first)
        assert standing_of(made, match, [first]).reached is None
        match.play(SOLVER, second)
        won = sum(wins(grid[first], grid[second], wanted) for grid in grids)
        reached, solved, over = standing_of(made, match, [first, second])
        assert (reached, solved, over) == (100 * won // len(grids), False, True), "luck solves no puzzle"


def test_help_goes_on_from_either_tile_of_the_answer_and_from_no_other() -> None:
    made = puzzle(1)
    place, partner = (action for _, action in solution_of(made))
    for first in start_puzzle(made).actions(SOLVER):
        match = start_puzzle(made)
        match.play(SOLVER, first)
        found = find_help(made, match)
        if first == partner:
            assert found == place
        elif found is not None:
            assert place in (first, found)


def test_a_puzzle_shows_what_was_seen_and_both_numbers_of_a_pair_split_in_secret() -> None:
    made = puzzle(1)
    scene, position = start_puzzle(made).scene(SOLVER), made.position
    faces = {piece.id: piece.face for piece in scene.pieces}
    for space, tile in enumerate(position["grid"]):
        if tile == ".":
            continue
        face, known = faces[f"tile-{position['tags'][space]}"], position["memory"]["known"][space]
        if known is not None:
            assert face is not None and face.count("-") == 1
        else:
            assert (face or "--").count("-") == 2
    for player in position["players"][1:]:
        for tag, known in zip(player["tags"], player["resolved"], strict=True):
            face = faces[f"tile-{tag}"]
            assert face is not None and face.count("-") == (1 if known else 2)
    plain = Match.load(GAME, position).scene(SOLVER)
    assert all(piece.face is None for piece in plain.pieces if piece.zone == "board"), "a table shows nothing of it"
    assert start_puzzle(made).actions(SOLVER) == Match.load(GAME, position).actions(SOLVER)


def test_days_before_the_first_kind_have_no_puzzle() -> None:
    before = BEGINS - datetime.timedelta(days=1)
    assert GAME not in games_on(before)
    assert GAME in games_on(BEGINS)
    with pytest.raises(NoPuzzle, match="Mismemory has no puzzles yet"):
        puzzle_of(GAME, before)
    assert puzzle_of(GAME, BEGINS).by.WORDS == "sure"
