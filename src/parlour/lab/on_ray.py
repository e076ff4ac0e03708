"""Plays chunks of a batch as tasks of a Ray cluster. Tasks lost with a machine run again and give the same rows."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pyarrow as pa

from parlour.core.components import refuse_changed
from parlour.core.errors import BadOption
from parlour.lab.batch import Batch, play_chunk

try:
    import ray
except ModuleNotFoundError:
    raise BadOption("on: Ray is not installed: pip install 'parlour[ray]'", "on") from None

AHEAD = 4
"""Tasks queued for each processor of the cluster."""
AGAIN = -1
"""Ray's value for retrying a lost task without limit."""
ATTEMPTS = 3
"""How often to connect: a busy cluster may fail to start the server for this client in time."""


def play_chunks_on_ray(batch: Batch, chunks: Iterable[range], on: str) -> Iterator[pa.Table]:
    """Play chunks as ``crews.play_chunks`` does, on the cluster at the address ``on``.

    With ``ray``, use a cluster that Ray finds running, or else start one on this machine. Raises BadOption as
    ``connect``.
    """
    refuse_changed("a cluster plays with the components of the rules")
    ours = not ray.is_initialized()
    if ours:
        connect(on)
    try:
        yield from _play_tasks(batch, iter(chunks))
    finally:
        if ours:
            ray.shutdown()


def connect(on: str) -> None:
    """Connect this process to the cluster at an address. Raises BadOption with Ray's message if that fails."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            ray.init(None if on == "ray" else on, log_to_driver=False, logging_level=logging.ERROR)
            return
        except (ConnectionError, ValueError) as error:
            if isinstance(error, ConnectionAbortedError) and attempt < ATTEMPTS:
                continue
            said = " ".join(str(error).split())
            raise BadOption(f"on: no Ray answers at {on}: {said}", "on") from None


def _play_tasks(batch: Batch, chunks: Iterator[range]) -> Iterator[pa.Table]:
    task: Any = ray.remote(num_cpus=1, max_retries=AGAIN)(play_chunk)
    shared = ray.put(batch)
    waiting: list[Any] = []
    resources: Any = ray.cluster_resources
    while True:
        ahead = AHEAD * max(1, int(resources().get("CPU", 1)))
        waiting += [task.remote(shared, chunk) for chunk in islice(chunks, max(0, ahead - len(waiting)))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
