"""Warming up: the compiling process may work, fail or babble; the games can be played all the while."""

from __future__ import annotations

import sys

import pytest

from parlour.core import kernel
from parlour.core.game import find_game
from parlour.server.background_compiler import BackgroundCompiler

pytestmark = pytest.mark.anyio


def printing(*lines: str, status: int = 0) -> tuple[str, ...]:
    text = "".join(f"print({line!r}, flush=True);" for line in lines)
    return (sys.executable, "-c", f"import sys;{text}sys.exit({status})")


@pytest.mark.skipif(not kernel.JIT, reason="nothing can be compiled to take into use; the compiled stage does")
async def test_a_game_runs_compiled_once_its_kernels_are_ready() -> None:
    game = find_game("thirty-six")
    compiler = BackgroundCompiler(printing("now thirty-six", "nonsense", "ready nowhere", "ready thirty-six"))
    before = compiler.progress()
    assert (before.done, before.ready) == (0, ())
    await compiler.run()
    assert compiler.progress().ready == ("thirty-six",)
    assert compiler.progress().now is None
    assert compiler.trouble is None
    assert kernel.is_compiled(game.dtype)
    assert not kernel.is_compiled(find_game("quickdraw").dtype)


@pytest.mark.parametrize("command", [printing("now thirty-six", status=3), ("/nowhere/at/all",)])
async def test_if_compiling_fails_games_stay_interpreted_and_health_says_so(command: tuple[str, ...]) -> None:
    compiler = BackgroundCompiler(command)
    await compiler.run()
    assert compiler.trouble is not None
    assert compiler.progress().ready == ()
    assert not kernel.is_compiled(find_game("thirty-six").dtype)
