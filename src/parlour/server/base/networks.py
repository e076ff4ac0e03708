"""Remembers the network in which each guest was last seen, for shares by network: anybody can become many guests."""

from __future__ import annotations

from collections.abc import Iterable

MOST = 20_000
"""The number of guests remembered."""


class Networks:
    """Remembers the networks (``limits.network_of``) of the guests seen last, in memory only.

    Guests whose network is not known share one, named by the empty string.
    """

    def __init__(self) -> None:
        self._of: dict[str, str] = {}

    def note_network(self, guest: str | None, network: str) -> None:
        """Remember the network of a guest; does nothing if either is missing."""
        if guest is None or not network:
            return
        self._of.pop(guest, None)
        self._of[guest] = network
        if len(self._of) > MOST:
            del self._of[next(iter(self._of))]

    def of(self, guest: str | None) -> str:
        """Return the network of a guest, the empty string where none is known."""
        return self._of.get(guest or "", "")

    def of_all(self, guests: Iterable[str]) -> tuple[str, ...]:
        """Return the networks of guests in their order."""
        return tuple(self.of(guest) for guest in guests)

    def drop_guest(self, guest: str) -> None:
        """Drop what is known of a guest."""
        self._of.pop(guest, None)
