"""WebAssembly modules of games, for ``parlour compile --wasm``: each made by a process of its own, and kept on disk."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from parlour.core.game import Game, find_game
from parlour.core.native import cache, listing, webassembly
from parlour.server.shelf import rehearsal

SUFFIXES = (".so", ".json")
TOOLS = ("numba", "llvmlite", "ziglang")
ANY_PROCESSOR = "generic"
"""The processor that Numba optimizes for, so that every machine makes the same module."""


def write_modules(names: Sequence[str], folder: Path, tell: Callable[[str], None]) -> None:
    """Write the modules of games into a folder, on all cores; those on disk are copied.

    ``tell`` is called with the name of each game when it is ready. Raises CalledProcessError if one cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)

    def write(name: str) -> None:
        kept = _kept_module(find_game(name))
        if not all(kept.with_suffix(suffix).is_file() for suffix in SUFFIXES):
            _make(name, kept)
        for suffix in SUFFIXES:
            shutil.copyfile(kept.with_suffix(suffix), folder / f"{name}{suffix}")
        tell(name)

    with ThreadPoolExecutor(os.cpu_count()) as crew:
        list(crew.map(write, names))


def _kept_module(game: Game) -> Path:
    """Return where a module is kept that means the same, without suffix: what it is made from gives its name."""
    package = game.rules.state.__module__.rpartition(".")[0]
    meaning = listing.digest_kernels(game.dtype, ("parlour.core", "parlour.bots", "parlour.games.tic", package))
    made_by = [Path(module.__file__ or "").read_bytes() for module in (rehearsal, webassembly)]
    versions = [f"{tool} {version(tool)}" for tool in TOOLS]
    name = hashlib.sha256(repr((meaning, made_by, versions)).encode()).hexdigest()[:24]
    return cache.folder().with_name("wasm") / f"{game.name}-{name}"


def _make(name: str, kept: Path) -> None:
    """Make a module in a process without cached kernels, whose intermediate code would be missing."""
    kept.parent.mkdir(mode=cache.PRIVATE, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
        environment = {**os.environ, "PARLOUR_CACHE": folder, "NUMBA_CPU_NAME": ANY_PROCESSOR}
        made = Path(folder) / kept.name
        command = [sys.executable, "-m", __name__, name, f"{made}.so"]
        subprocess.run(command, env=environment, check=True)
        for suffix in reversed(SUFFIXES):
            made.with_suffix(suffix).replace(kept.with_suffix(suffix))


def _write(name: str, file: Path) -> None:
    """Use all of a game, then write the module of the kernels that were called."""
    game = find_game(name)
    rehearsal.rehearse(game)
    webassembly.write_module(tuple(listing.list_code()), game.dtype, file)


if __name__ == "__main__":
    _write(sys.argv[1], Path(sys.argv[2]))
