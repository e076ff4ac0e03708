"""The interface to observers of events at tables, which count them or send notices."""

from __future__ import annotations

from typing import Literal, Protocol

from parlour.server.model.stored import Kind

Outcome = Literal["answered", "refused", "late", "withdrawn"]
"""Outcome of a question to a page: the page answered as the rules allow; its answer was not allowed, or it could not
think; it did not answer in time; the server no longer wanted the answer."""


class Observer(Protocol):
    """Receives the events at the tables of this process. No method waits or raises."""

    def frame_received(self, do: str) -> None:
        """React to a received frame of kind ``do``."""
        ...

    def frame_refused(self, code: str) -> None:
        """React to a refused frame; ``code`` is the refusal's."""
        ...

    def frame_acknowledged(self) -> None:
        """React to an acknowledged frame, whose effect is in the log."""
        ...

    def row_written(self, table: str, kind: Kind) -> None:
        """React to a row that this process has written to the log of a table."""
        ...

    def seats_changed(self, table: str) -> None:
        """React to a change of a table's seats before its match by this process."""
        ...

    def thought_given_away(self) -> None:
        """React to a question to a page."""
        ...

    def thought_ended(self, outcome: Outcome) -> None:
        """React to the end of a question to a page."""
        ...


class NoObserver:
    """An observer that does nothing."""

    def frame_received(self, do: str) -> None:
        """Note nothing."""

    def frame_refused(self, code: str) -> None:
        """Note nothing."""

    def frame_acknowledged(self) -> None:
        """Note nothing."""

    def row_written(self, table: str, kind: Kind) -> None:
        """Note nothing."""

    def seats_changed(self, table: str) -> None:
        """Note nothing."""

    def thought_given_away(self) -> None:
        """Note nothing."""

    def thought_ended(self, outcome: Outcome) -> None:
        """Note nothing."""
