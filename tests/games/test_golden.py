"""Every game plays its golden game again, move by move and word by word."""

from __future__ import annotations

import pytest

from parlour.core.game import Game, games
from parlour.core.kernel import JIT
from tests.golden import FOLDER, playthrough


@pytest.mark.fault(11)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_golden_game_is_played_again(game: Game) -> None:
    golden = (FOLDER / f"{game.name}.txt").read_text(encoding="utf-8")
    if not JIT:  # as the laws show, interpreted play comes to the same; its beginning will do
        assert golden.startswith(playthrough(game, 6))
        return
    assert playthrough(game) == golden, "if this change is meant: python -m tests.golden --write, and look at it"
