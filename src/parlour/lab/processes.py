"""Processes that play for a script without running it anew."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

_starting = threading.Lock()


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide where the main module lies: what is sent to our processes is never defined there."""
    main = sys.modules["__main__"]
    with _starting:
        kept: dict[str, Any] = {name: vars(main).pop(name) for name in ("__spec__", "__file__") if name in vars(main)}
        main.__spec__ = None
        try:
            yield
        finally:
            vars(main).update(kept)


class _Process(SpawnProcess):
    """A new process that is told of no script.

    Python's own imports the script it was started from, which without a ``__main__`` guard starts processes in turn.
    """

    @staticmethod
    def _Popen(process_obj: Any) -> Any:  # noqa: N802 — Python's name
        with _without_main():
            return SpawnProcess._Popen(process_obj)


class _Context(SpawnContext):
    Process = _Process


SPAWNED = _Context()
"""How the laboratory starts processes."""
