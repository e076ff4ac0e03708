"""Plays chunks of a batch on threads, processes, a GPU or a Ray cluster, and returns them as they are finished."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Iterator
from itertools import islice

import pyarrow as pa

from parlour.bots.compiling import compile_game
from parlour.core.errors import BadOption
from parlour.core.kernel import JIT
from parlour.lab.batch import Batch, play_chunk
from parlour.lab.crew import Crew

HERE, RAY, GPU = "here", "ray", "gpu"
MOST_CORES = 1024
AHEAD = 2
"""Chunks queued for each core, so that no core is idle while a finished chunk is written."""


def check_place(on: str) -> None:
    """Raise BadOption if ``on`` is not a place to play: here, gpu, ray, or ray://HOST:PORT."""
    if not isinstance(on, str) or not (on in (HERE, RAY, GPU) or on.startswith("ray://")):
        raise BadOption(f"on: {on!r} is not possible; choose here, gpu, ray, or ray://HOST:PORT", "on")


def play_chunks(
    batch: Batch, chunks: Iterable[range], on: str = HERE, cores: int | None = None
) -> Generator[pa.Table, None, None]:
    """Play chunks (ranges of match numbers) and yield a table for each, in the order they are finished.

    ``on``: see ``check_place``. ``cores``: workers on this machine, by default all cores; threads if all bots are
    compiled, else processes. Raises what a match raises.
    """
    if on == GPU:
        from parlour.lab.on_gpu import play_chunks_on_gpu

        yield from play_chunks_on_gpu(batch, chunks)
        return
    if on != HERE:
        from parlour.lab.on_ray import play_chunks_on_ray

        yield from play_chunks_on_ray(batch, chunks, on)
        return
    cores = min(cores or os.cpu_count() or 1, MOST_CORES)
    play_chunk(batch, range(0))  # compiles or loads the kernels once, before all workers need them
    processes = cores > 1 and not batch.compiled
    if processes and JIT:
        compile_game(batch.plan.game)  # fills the cache once, for all processes
    with Crew(cores, processes) as crew:
        yield from _play_by_crew(crew, batch, iter(chunks), AHEAD * cores)


def _play_by_crew(crew: Crew, batch: Batch, chunks: Iterator[range], ahead: int) -> Iterator[pa.Table]:
    waiting = 0
    while True:
        for chunk in islice(chunks, ahead - waiting):
            crew.send(play_chunk, batch, chunk)
            waiting += 1
        if waiting == 0:
            return
        yield crew.wait_for_any()
        waiting -= 1
