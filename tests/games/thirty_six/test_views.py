"""36: what is seen, imagined and counted."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.dice import new_dice
from parlour.core.match import Match
from parlour.core.verbs import imagine, tally
from tests.games.thirty_six.drawing import GAME, Z, drawn
from tests.games.views import held_back


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_nothing_that_lies_on_the_table_is_hidden(viewer: int) -> None:
    assert held_back(GAME, viewer) == set()


@pytest.mark.rule("T36-06")
def test_boards_to_come_are_imagined_anew_each_time() -> None:
    match, dice, streams = Match.start(GAME, 2, seed=bytes(32)), new_dice(1), set()
    for _ in range(3):
        world = match.view(0)
        imagine(world, 0, dice)
        streams.add(world.key.tobytes())
    assert len(streams) == 3


@pytest.mark.rule("T36-02", "T36-04")
def test_the_counters_on_the_board_in_the_reserves_and_in_the_box_are_counted() -> None:
    counts = np.zeros(1, np.int64)
    match = drawn([(0, 0), (2, 3)], [[6, 0, 0], [3, 9, 0]], "W W W W W R" + Z[12:])
    assert int(match.state.counters).bit_count() == 6
    assert tally(match.state, counts) and counts.tolist() == [36]
    assert not tally(Match.start(GAME, 2).state, counts), "the reserves are still empty"
