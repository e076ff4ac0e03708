"""Compiles the games beside the server: each runs interpreted until its kernels are in the cache, then compiled.

What is in the cache is loaded before the server opens, which takes a second or two. For the rest, other processes do
the compiling, because it takes minutes and would hold the interpreter's lock. If one of them fails, its games stay
interpreted, which is slower and gives the same results.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path

from parlour.bots.compiling import compile_game, load_kernels
from parlour.core import kernel
from parlour.core.game import Game, games
from parlour.protocol.http import Warmth
from parlour.server.base import logs
from parlour.server.thinking.finishing import finish

COMPILE = (sys.executable, "-m", "parlour.cli", "compile", "--progress")
LOOK_S = 0.5


def interpret_all() -> None:
    """Run every game interpreted."""
    for game in games().values():
        kernel.interpret(game.dtype)


class BackgroundCompiler:
    """Follows the compiling process. ``trouble`` says why games stay interpreted, None if nothing went wrong.

    Of several workers one compiles and then creates the file ``done``; the others (``waits``) wait for that file.
    """

    def __init__(self, command: Sequence[str] = COMPILE, done: Path | None = None, waits: bool = False) -> None:
        self._command = command
        self._done, self._waits = done, waits
        self._ready: list[str] = []
        self._busy: list[str] = []
        self.trouble: str | None = None

    def progress(self) -> Warmth:
        """Report which games are compiled, and which one is being compiled."""
        return Warmth(len(self._ready), len(games()), next(iter(self._busy), None), tuple(self._ready))

    async def load(self) -> None:
        """Run the games compiled whose kernels are all in the cache, and the others interpreted.

        Nobody may play meanwhile: whoever calls a kernel that is missing would compile it.
        """
        for game in games().values():
            if kernel.JIT and await asyncio.to_thread(load_kernels, game):
                self._ready.append(game.name)
            else:
                kernel.interpret(game.dtype)

    async def run(self) -> None:
        """Compile the games that were not loaded, and switch each over when it is ready."""
        if not kernel.JIT:
            self.trouble = "compiling is switched off"
            return
        missing = [name for name in games() if name not in self._ready]
        for name in missing:
            kernel.interpret(games()[name].dtype)
        try:
            if not missing:
                return
            while self._waits and self._done is not None and not self._done.exists():
                await asyncio.sleep(LOOK_S)
            await self._follow(missing)
        except Exception as error:
            self.trouble = f"compiling failed: {type(error).__name__}"
            logs.error("compile_failed", error)
        finally:
            self._busy.clear()
            if self._done is not None:
                self._done.touch()

    async def _follow(self, names: Sequence[str]) -> None:
        pipe = asyncio.subprocess.PIPE  # its input ends with this process, however that ends
        process = await asyncio.create_subprocess_exec(*self._command, *names, stdin=pipe, stdout=pipe)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                await self._hear(line.decode(errors="replace").strip())
            await process.wait()
        finally:
            if process.returncode is None:  # one that ends by itself is left to: it would be called killed
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
                await finish(process.wait())
        if process.returncode != 0:
            self.trouble = f"compiling ended with status {process.returncode}"
            logs.warning("compile_failed", status=process.returncode)

    async def _hear(self, line: str) -> None:
        word, _, name = line.partition(" ")
        game = games().get(name)
        if game is None:
            return
        if word == "now":
            self._busy.append(name)
        elif word == "ready":
            await self._take_into_use(game)
            self._busy = [other for other in self._busy if other != name]

    async def _take_into_use(self, game: Game) -> None:
        try:
            await asyncio.to_thread(compile_game, game)
        except Exception as error:
            self.trouble = f"{game.about.title} cannot be compiled: {type(error).__name__}"
            logs.error("compile_failed", error, game=game.name)
            return
        kernel.use_compiled(game.dtype)
        self._ready.append(game.name)
        logs.info("compiled", game=game.name)
