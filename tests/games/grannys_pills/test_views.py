"""Granny's Pills: what is seen, imagined and counted."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.dice import new_dice
from parlour.core.verbs import imagine, tally
from tests.games.grannys_pills.drawing import BARE, GAME, drawn
from tests.games.views import held_back


@pytest.mark.rule("GRA-15")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_nothing_is_hidden_but_prescriptions(viewer: int) -> None:
    assert held_back(GAME, viewer) == {"prescription"}


@pytest.mark.rule("GRA-10", "GRA-15")
def test_an_imagined_prescription_is_used_up_and_the_bag_is_shaken() -> None:
    match, dice, streams = drawn(schedules=(BARE,) * 3, turn=1, first=1), new_dice(2), set()
    dealt_to: list[set[int]] = [set(), set(), set()]
    for _ in range(60):
        world = match.view(0)
        assert int(world.used) == 1 << 1, "those face down may be any"
        imagine(world, 0, dice)
        dealt = world.prescription[:3].tolist()
        assert int(world.used) == sum(1 << number for number in dealt)
        for seat, number in enumerate(dealt):
            dealt_to[seat].add(number)
        streams.add(world.key.tobytes())
    assert len(streams) == 60
    assert [len(numbers) > 20 for numbers in dealt_to] == [True, False, True]


@pytest.mark.rule("GRA-02")
def test_pills_are_counted_wherever_they_lie() -> None:
    counts = np.zeros(16, np.int64)
    match = drawn(schedules=("G1>G4>G2 B1 . / . . . / . . .", "Y1 . . / . . . / . . Y2>Y3"), cycle=1)
    assert tally(match.state, counts)
    assert counts.tolist() == [7] * 16
