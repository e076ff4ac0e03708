"""Counts events at the tables of a server, and reports the tables that have changed."""

from __future__ import annotations

import functools
from collections.abc import Callable

from parlour.server.base import metrics
from parlour.server.model.observer import Outcome
from parlour.server.model.stored import Kind


class TableObserver:
    """Observes tables: counts in ``metrics``, and calls each of ``noters`` with the id of a table that has changed."""

    def __init__(self, *noters: Callable[[str], None]) -> None:
        self._noters = noters
        # Looking a label up takes longer than counting; there are few of each kind.
        self._frames = functools.cache(metrics.FRAMES.labels)
        self._refused = functools.cache(metrics.REFUSED.labels)
        self._appended = functools.cache(metrics.APPENDED.labels)

    def frame_received(self, do: str) -> None:
        """Count a received frame by its kind, the value of ``do``."""
        self._frames(do).inc()

    def frame_refused(self, code: str) -> None:
        """Count a refused frame by the code of its refusal."""
        self._refused(code).inc()

    def frame_acknowledged(self) -> None:
        """Count an acknowledged frame."""
        metrics.ACKNOWLEDGED.inc()

    def row_written(self, table: str, kind: Kind) -> None:
        """Count a row of the log by its kind, and report its table."""
        self._appended(kind).inc()
        self._note(table)

    def seats_changed(self, table: str) -> None:
        """Report a table whose seats changed, because its match may have begun."""
        self._note(table)

    def thought_given_away(self) -> None:
        """Count a question to a page."""
        metrics.GIVEN_AWAY.inc()

    def thought_ended(self, outcome: Outcome) -> None:
        """Count a question to a page that has ended, by its outcome."""
        metrics.PAGE_THOUGHTS.labels(outcome).inc()

    def _note(self, table: str) -> None:
        for note in self._noters:
            note(table)
