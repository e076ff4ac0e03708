"""The interface to whoever wants to know what happens at tables: to count it, or to send notices."""

from __future__ import annotations

from typing import Protocol

from parlour.server.model.stored import Kind


class Observer(Protocol):
    """Receives the events at the tables of this process. No method waits or raises."""

    def frame_received(self, do: str) -> None:
        """Note a frame, by what it asks."""
        ...

    def frame_refused(self, code: str) -> None:
        """Note that a frame was refused, by the code of the refusal."""
        ...

    def frame_acknowledged(self) -> None:
        """Note that a frame was acknowledged: its effect is in the log."""
        ...

    def row_written(self, table: str, kind: Kind) -> None:
        """Note a row that this process has written to the log of a table."""
        ...

    def seats_changed(self, table: str) -> None:
        """Note that this process has changed the seats of a table before its match."""
        ...


class NoObserver:
    """Notes nothing."""

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
