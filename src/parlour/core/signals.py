"""Signals that ask a program to stop: Ctrl-C and SIGTERM."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STOPS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def holding_stops() -> Iterator[None]:
    """Hold back Ctrl-C and SIGTERM in the block, and call their handlers at its end.

    A handler that raises in the middle of starting a process leaves it half started, or unknown to whoever would end
    it. Only the main thread runs handlers: in other threads the block runs as it is.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[tuple[int, FrameType | None]] = []
    handlers = {number: handler for number in STOPS if callable(handler := signal.getsignal(number))}
    for number in handlers:
        signal.signal(number, lambda number, frame: held.append((number, frame)))
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for stop, frame in held:
            handlers[signal.Signals(stop)](stop, frame)
