"""What the guide shows of Mismemory."""

from __future__ import annotations

import pytest

from parlour.core.game import games
from parlour.core.guides import draw_example, guide_of

GAME = games()["mismemory"]


@pytest.mark.rule("MIS-16")
def test_the_goal_is_shown_by_six_tiles_of_six_numbers() -> None:
    goal = next(section for section in guide_of(GAME) if section.id == "goal")
    scene = draw_example(GAME, goal)
    assert scene is not None
    numbers = {str(piece.face)[1:] for piece in scene.pieces}
    assert len(scene.pieces) == len(numbers) == 6
