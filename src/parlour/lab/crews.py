"""Who plays chunks of a batch: threads where bots need no Python, else processes, a GPU, or a Ray cluster.

Chunks come in whatever order they are finished.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any

import pyarrow as pa

from parlour.bots.compiling import compile_game
from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.lab.batch import Batch, play_chunk

HERE, RAY, GPU = "here", "ray", "gpu"
AHEAD = 2
"""So many chunks wait for every core, so that none is idle while another is written down."""


def check_place(on: str) -> None:
    """Raise BadOption where nobody can play."""
    if on not in (HERE, RAY, GPU) and not on.startswith("ray://"):
        raise BadOption(f"on: {on!r} is not possible; choose here, gpu, ray, or ray://HOST:PORT", "on")


def played(batch: Batch, chunks: Iterable[range], on: str = HERE, cores: int | None = None) -> Iterator[pa.Table]:
    """Play chunks and give their tables as they are finished. What fails in a match is raised."""
    if on == GPU:
        from parlour.lab.on_gpu import played_on_gpu

        yield from played_on_gpu(batch, chunks)
        return
    if on != HERE:
        from parlour.lab.on_ray import played_on_ray

        yield from played_on_ray(batch, chunks, on)
        return
    cores = cores or os.cpu_count() or 1
    play_chunk(batch, range(0))  # compiled or loaded once, before many want it
    if cores == 1:
        for chunk in chunks:
            yield play_chunk(batch, chunk)
        return
    crew = _crew(batch, cores)
    try:
        yield from _by(crew, batch, iter(chunks), AHEAD * cores)
    finally:
        crew.shutdown(wait=True, cancel_futures=True)


def _crew(batch: Batch, cores: int) -> Executor:
    """Threads, which no kernel holds up and which start at once; bots that think in Python need processes."""
    if batch.compiled:
        return ThreadPoolExecutor(cores)
    if JIT:
        compile_game(find_game(batch.game))  # once, into the cache, for all of them
    spawn: Any = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(cores, spawn, signal.signal, (signal.SIGINT, signal.SIG_IGN))


def _by(crew: Executor, batch: Batch, chunks: Iterator[range], ahead: int) -> Iterator[pa.Table]:
    waiting: set[Future[Any]] = set()
    while True:
        waiting |= {crew.submit(play_chunk, batch, chunk) for chunk in islice(chunks, ahead - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()
