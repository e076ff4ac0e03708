"""Warming up: the compiling process may work, fail or babble; the games can be played all the while."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core import kernel
from parlour.core.game import find_game
from parlour.server.base.settings import Settings
from parlour.server.house.tables import Tables
from parlour.server.thinking.background_compiler import COMPILE, BackgroundCompiler
from parlour.server.thinking.health import Readiness
from parlour.server.web.app import _run_lifespan
from tests.server.process import SOURCES

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


LOADED = """
import asyncio
from parlour.core import kernel
from parlour.core.game import games
from parlour.server.thinking.background_compiler import BackgroundCompiler
compiler = BackgroundCompiler(("/nowhere/at/all",))
asyncio.run(compiler.load())
compiled = {name for name, game in games().items() if kernel.is_compiled(game.dtype)}
assert compiled == set(compiler.progress().ready)
if compiled == set(games()):
    asyncio.run(compiler.run())
print(len(compiled), compiler.trouble)
"""


@pytest.mark.skipif(not kernel.JIT, reason="there is nothing to load; the compiled stage does")
def test_what_is_in_the_cache_is_loaded_without_another_process_and_nothing_else_is_compiled(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", LOADED]
    assert subprocess.run(command, env=environ, text=True, capture_output=True, check=True).stdout == "9 None\n"
    environ["PARLOUR_CACHE"] = str(tmp_path)
    assert subprocess.run(command, env=environ, text=True, capture_output=True, check=True).stdout == "0 None\n"
    assert not list(tmp_path.rglob("*-*"))


@pytest.mark.parametrize("command", [printing("now thirty-six", status=3), ("/nowhere/at/all",)])
async def test_if_compiling_fails_games_stay_interpreted_and_health_says_so(command: tuple[str, ...]) -> None:
    compiler = BackgroundCompiler(command)
    await compiler.run()
    assert compiler.trouble is not None
    assert compiler.progress().ready == ()
    assert not kernel.is_compiled(find_game("thirty-six").dtype)


@pytest.mark.skipif(not kernel.JIT, reason="there is nothing to wait for; the compiled stage does")
async def test_puzzles_are_made_once_the_games_are_compiled(tmp_path: Path) -> None:
    """Interpreted, one takes minutes, and would still be made when the games are long compiled."""
    gate = tmp_path / "gate"
    waiting = f"import pathlib,time;print('now thirty-six',flush=True);gate=pathlib.Path({str(gate)!r})"
    compiler = BackgroundCompiler((sys.executable, "-c", f"{waiting}\nwhile not gate.exists(): time.sleep(0.02)"))
    tables = Tables(Settings(database=str(tmp_path / "parlour.db")))
    async with _run_lifespan(tables, compiler, Readiness()):
        asked = asyncio.create_task(tables.puzzler.run(lambda: gate.exists()))
        while compiler.progress().now is None:
            await asyncio.sleep(0.01)
        gate.touch()
        assert await asked


@pytest.mark.skipif(not kernel.JIT, reason="nothing can be compiled to be broken off; the compiled stage does")
def test_compiling_ends_at_once_with_whom_it_is_done_for(tmp_path: Path) -> None:
    """Even in the middle of a game: whoever stops a server wants the processor back."""
    with subprocess.Popen(
        COMPILE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCES), "PARLOUR_CACHE": str(tmp_path)},
        text=True,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        assert process.stdout.readline().startswith("now ")
        process.stdin.close()
        said = process.stdout.read()  # to its end: until none of its processes has it open
    assert "ready" not in said
