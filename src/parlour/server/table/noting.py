"""The interface to what keeps, for those who take part, where rules are unclear (docs/clarity.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from parlour.protocol.frames import Why
from parlour.protocol.messages import Because, Outgoing
from parlour.server.table.connection import Connection
from parlour.server.table.table_state import TableState


class Noting(Protocol):
    """Notes what people who take part do at tables. No method waits or raises."""

    @property
    def compares(self) -> bool:
        """Whether the house compares wordings of messages."""
        ...

    def note_done(self, state: TableState, connection: Connection, frame: object, shown_at: int | None) -> None:
        """Note a frame that was carried out.

        shown_at: when the position was reached in which it was sent, by the house's time; None if nobody knows
        """
        ...

    def note_refused(self, state: TableState, connection: Connection, frame: object, answer: Outgoing) -> None:
        """Note the refusal of a frame."""
        ...

    def note_touched(self, state: TableState, connection: Connection, frame: Why, answer: Because) -> None:
        """Note why a touch was no legal action."""
        ...

    def words_of(self, guest: str | None, language: str) -> Mapping[tuple[str, str], str]:
        """Map game and message to the other words that a guest reads, and note in which language they read."""
        ...
