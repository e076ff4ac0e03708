"""A multiprocessing context whose processes do not import the script that started them, and start undisturbed."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

from parlour.core.signals import holding_stops

_starting = threading.Lock()


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the path of ``__main__`` while a process starts: no function sent to our processes is defined there."""
    main = sys.modules["__main__"]
    with _starting:
        kept: dict[str, Any] = {name: vars(main).pop(name) for name in ("__spec__", "__file__") if name in vars(main)}
        main.__spec__ = None
        try:
            yield
        finally:
            vars(main).update(kept)


class _Process(SpawnProcess):
    """A spawned process that does not import the main script.

    Python's own spawned processes import it; a script without a ``__main__`` guard then starts processes in turn.
    """

    @staticmethod
    def _Popen(process_obj: Any) -> Any:  # noqa: N802 — Python's name
        with _without_main():
            return SpawnProcess._Popen(process_obj)

    def start(self) -> None:
        """Start the process and count it among the children, even if a signal comes meanwhile."""
        with holding_stops():
            super().start()


class _Context(SpawnContext):
    Process = _Process


SPAWNED = _Context()
"""The multiprocessing context in which the laboratory starts processes."""
