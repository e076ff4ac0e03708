"""A browser as slow as a phone, in all its threads: ``with slowed(4):``.

Chromium's own throttling (``Emulation.setCPUThrottlingRate``) slows the page down but not its workers, in which the
house of a device runs. Here all processes of the browsers that this process started are stopped and continued
in turn, many times a second.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PERIOD_S = 0.008
SOUGHT_EVERY = 50
"""Periods between two looks for new processes."""


def browser_processes() -> list[int]:
    """Return the processes of browsers below this one (Linux)."""
    parents, names = {}, {}
    for place in Path("/proc").iterdir():
        if place.name.isdigit():
            with contextlib.suppress(OSError):
                names[int(place.name)] = (place / "cmdline").read_bytes().partition(b"\0")[0].decode()
                parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
    below, found = {os.getpid()}, list[int]()
    while more := {pid for pid, parent in parents.items() if parent in below} - below:
        below |= more
    for pid in below - {os.getpid()}:
        if "chrom" in names[pid]:
            found.append(pid)
    return found


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Let browsers run for one ``times``-th of the time; 1 leaves them as they are."""
    ended = threading.Event()
    thread = threading.Thread(target=_hold_back, args=(times, ended), daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if times > 1:
            thread.join()


def _hold_back(times: float, ended: threading.Event) -> None:
    """Stop browsers so long that all in all they ran for one ``times``-th, however late this thread is called."""
    count, processes, ran, stood = 0, list[int](), 0.0, 0.0
    continued = time.perf_counter()
    while not ended.is_set():
        if count % SOUGHT_EVERY == 0:
            processes = browser_processes()
        count += 1
        time.sleep(PERIOD_S / times)
        _tell(processes, signal.SIGSTOP)
        stopped = time.perf_counter()
        ran += stopped - continued
        time.sleep(max(0.0, ran * (times - 1) - stood))
        _tell(processes, signal.SIGCONT)
        continued = time.perf_counter()
        stood += continued - stopped


def _tell(processes: list[int], what: signal.Signals) -> None:
    for pid in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, what)
