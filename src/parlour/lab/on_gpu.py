"""Plays chunks of a batch on a GPU, one thread a match, with the kernels that play on the CPU, so rows are the same.

A Numba function is compiled for one target, so the functions of the kernels and all they call are copied and compiled
for the GPU here. Records lie as an array of structures: neighbouring threads diverge (different actions are legal in
different matches) and rarely read the same field at the same time, so a structure of arrays would gain little.

Without a GPU the code runs, slowly, in Numba's simulator (``NUMBA_ENABLE_CUDASIM=1``).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from types import CodeType, FunctionType
from typing import Any

import numpy as np
import pyarrow as pa
from numba import cuda

from parlour.bots.levels import RANDOM
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.kernel import Kernel, Verb
from parlour.core.native import lowering  # noqa: F401 — registers the code of primitives with Numba
from parlour.lab.batch import Batch, luck_of
from parlour.lab.rows import table_of
from parlour.lab.umpire import ROW, new_umpire, play_one

THREADS = 64
"""Threads of a block."""
MISSING = "playing on a GPU needs one, and: pip install 'parlour[gpu]'"


def check_gpu(batch: Batch) -> None:
    """Raise BadOption if there is no GPU, if bots have clocks, or if any bot is not random."""
    if batch.clock:
        raise BadOption("--clock: on a GPU bots have no clocks", "clock")
    if any(bot != RANDOM for bot in batch.bots):
        raise BadOption("on a GPU all bots are random", "bots")
    if not cuda.is_available():
        raise BadOption(MISSING, "on")


def play_chunks_on_gpu(batch: Batch, chunks: Iterable[range]) -> Iterator[pa.Table]:
    """Play chunks one after the other and yield their tables, each chunk in one launch of a kernel.

    Raises BadOption as ``check_gpu`` does.
    """
    check_gpu(batch)
    play = _compile(batch.plan.game)
    for numbers in chunks:
        seeds = [batch.seed_of(number) for number in numbers]
        yield table_of(batch, numbers, seeds, _play_chunk(play, batch, seeds))


def _play_chunk(play: Any, batch: Batch, seeds: list[bytes]) -> Any:
    game, options, matches = batch.plan.game, batch.plan.options, len(seeds)
    rows: Any = np.zeros(matches, ROW)
    states: Any = np.zeros(matches, game.dtype)
    states[:] = game.blank(batch.players, options)
    umpires = np.repeat(new_umpire(game).base, matches)  # type: ignore[attr-defined]  # the array of one it lies in
    there = [cuda.to_device(given) for given in (states, umpires, luck_of(seeds), rows)]
    play[-(-matches // THREADS), THREADS](*there)
    return there[-1].copy_to_host()


@functools.cache
def _compile(game: Game) -> Any:
    """Compile the GPU kernel that plays one match a thread. That takes seconds and is not cached on disk."""
    one = _Target(game).made_of(play_one)

    def play(states: Any, umpires: Any, luck: Any, rows: Any) -> None:
        number = cuda.grid(1)  # type: ignore[attr-defined]  # in Numba's stubs it is not
        if number < rows.shape[0]:
            one(states[number : number + 1], states[:0], umpires[number], luck[number], rows[number])

    return cuda.jit(play)


class _Target:
    """Compiles the kernels of a game for the GPU, each once."""

    def __init__(self, game: Game) -> None:
        self._rules: dict[str, Kernel] = game.kernels
        self._made: dict[Callable[..., Any], Any] = {}

    def made_of(self, kernel: Any) -> Any:
        """Return the GPU function of a kernel, or of the kernel that a verb runs in this game, with all it calls."""
        function = (self._rules[kernel.name] if isinstance(kernel, Verb) else kernel).python
        if function not in self._made:
            names = dict(function.__globals__)
            anew = FunctionType(
                function.__code__, names, function.__name__, function.__defaults__, function.__closure__
            )
            self._made[function] = cuda.jit(device=True)(anew)
            for name in _names_used(function.__code__):
                if isinstance(names.get(name), Kernel | Verb):
                    names[name] = self.made_of(names[name])
        return self._made[function]


def _names_used(code: CodeType) -> set[str]:
    """Return the global names that a function and its inner functions use."""
    inner = (part for part in code.co_consts if isinstance(part, CodeType))
    return {*code.co_names}.union(*map(_names_used, inner))
