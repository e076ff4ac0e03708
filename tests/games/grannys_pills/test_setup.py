"""Granny's Pills: components, prescriptions, rounds and whose turn it is."""

from __future__ import annotations

import functools
import zlib
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.match import Match
from parlour.games.grannys_pills.board import ASKED, standing
from parlour.games.grannys_pills.components import PILL_NAMES, PRESCRIPTIONS
from tests.games.grannys_pills.drawing import BARE, GAME, grid, play_on, schedule, started

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


@functools.cache
def whole_game(players: int) -> tuple[Match, tuple[Any, ...]]:
    """A match played at random to its end, and the position it had as each of its turns began."""
    match, dice = started(players), new_dice(players)
    turns = [match.state.copy()]
    while not match.over:
        play_on(match, dice)
        if int(match.state.turns) > len(turns):
            turns.append(match.state.copy())
    return match, tuple(turns)


def first_turns(players: int) -> list[Any]:
    """The position as each round of the whole game began."""
    found: list[Any] = []
    for state in whole_game(players)[1]:
        if int(state.rounds) == len(found):
            found.append(state)
    return found


@pytest.mark.rule("GRA-06", "GRA-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_rounds_as_players_are_played(players: int) -> None:
    match = whole_game(players)[0]
    assert [len(player["rounds"]) for player in GAME.position(match.state)["players"]] == [players] * players


@pytest.mark.rule("GRA-11")
def test_a_round_is_scored_as_it_ends_and_the_next_begins() -> None:
    """As the last turn of a round begins, all but its player have what the round will score."""
    turns = whole_game(3)[1]
    for before, after in pairwise(turns):
        if int(after.rounds) > int(before.rounds):
            for seat in range(3):
                scored = int(after.points[seat, int(before.rounds)])
                assert seat == int(before.turn) or scored == standing(before, seat)
            assert (int(after.cycle), int(after.covers), int(after.top.max())) == (0, 0, -1)


@pytest.mark.rule("GRA-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    for before, after in pairwise(whole_game(players)[1]):
        if int(after.rounds) == int(before.rounds):
            assert int(after.turn) == (int(before.turn) + 1) % players


@pytest.mark.rule("GRA-07", "GRA-D5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_is_begun_by_the_next_player(players: int) -> None:
    firsts = [int(state.turn) for state in first_turns(players)]
    assert firsts == [(firsts[0] + k) % players for k in range(players)]


@pytest.mark.rule("GRA-08", "GRA-D5")
def test_lots_decide_who_begins() -> None:
    assert {int(GAME.new(3, GAME.read_options({}), bytes([k] * 32)).first) for k in range(20)} == {0, 1, 2}


@pytest.mark.rule("GRA-10", "GRA-D4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_prescription_comes_twice(players: int) -> None:
    drawn_ = [number for state in first_turns(players) for number in state.prescription[:players].tolist()]
    assert len(set(drawn_)) == len(drawn_) == players * players
