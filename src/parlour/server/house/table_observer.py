"""Counts what happens at the tables of a server, and hands on whose turn may have come."""

from __future__ import annotations

from collections.abc import Callable

from parlour.server.base import metrics
from parlour.server.model.stored import Kind


class TableObserver:
    """Counts in ``metrics``; ``note_turns`` is called with the id of a table where it may be somebody else's turn."""

    def __init__(self, note_turns: Callable[[str], None]) -> None:
        self._note_turns = note_turns

    def frame_received(self, do: str) -> None:
        """Count a frame, by what it asks."""
        metrics.FRAMES.labels(do).inc()

    def frame_refused(self, code: str) -> None:
        """Count a refused frame, by code."""
        metrics.REFUSED.labels(code).inc()

    def frame_acknowledged(self) -> None:
        """Count an acknowledged frame."""
        metrics.ACKNOWLEDGED.inc()

    def row_written(self, table: str, kind: Kind) -> None:
        """Count a row of the log, and hand on its table."""
        metrics.APPENDED.labels(kind).inc()
        self._note_turns(table)

    def seats_changed(self, table: str) -> None:
        """Hand on a table whose match may have begun."""
        self._note_turns(table)
