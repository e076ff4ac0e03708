"""Mismemory: what is seen, imagined and counted."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.dice import new_dice
from parlour.core.match import Match
from parlour.core.verbs import imagine, tally
from tests.games.mismemory.drawing import GAME, HONOUR, decline, drawn, turn_up
from tests.games.views import held_back


@pytest.mark.rule("MIS-D15", "MIS-12")
@pytest.mark.parametrize(("viewer", "held"), [(-1, {"returning"}), (0, {"returning"}), (1, set())])
def test_nothing_is_hidden_but_faces(viewer: int, held: set[str]) -> None:
    """Seat 1 has the turn, so it sees what it has in hand."""
    assert held_back(GAME, viewer) == {"face", "own"} | held


@pytest.mark.rule("MIS-D16", "MIS-05")
def test_a_tile_never_seen_may_lie_on_any_space_never_seen() -> None:
    match, dice, streams = drawn(("", "")), new_dice(3), set()
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    match.play(0, "place 1")
    decline(match, "M2", "K4")
    unseen = set(range(24)) - {0, 3, 8, 22}
    lying = [set() for _ in range(24)]
    for _ in range(200):
        world = match.view(1)
        imagine(world, 1, dice)
        for space in range(24):
            lying[space].add(int(world.face[space]))
        streams.add(world.key.tobytes())
    seen = {0: {-1}, 1: {0, 3}, 2: {8}, 23: {22}}
    assert lying == [seen.get(space, unseen) for space in range(24)]
    assert len(streams) == 200


def counted(match: Match) -> list[int]:
    counts = np.zeros(24, np.int64)
    assert tally(match.state, counts)
    return [int(count) for count in counts]


@pytest.mark.rule("MIS-02")
def test_tiles_are_counted_wherever_they_are() -> None:
    match = drawn(("S0 M0", "C3", "K2"), HONOUR, turn=1)
    turn_up(match, "S2", "S3")
    match.play(1, "keep 0")
    assert counted(match) == [1] * 24, "one in hand"
    match.play(1, "place 1")
    match.play(2, "challenge 0")
    assert counted(match) == [1] * 24, "two shown"
