"""The messages (sayings) of a table: phrases by id, and free text if the terms allow. They are not part of the log."""

from __future__ import annotations

from collections import deque

from parlour.protocol.company import Saying
from parlour.protocol.scalars import Phrase
from parlour.server.base.clocks import Time
from parlour.server.base.limits import Bucket
from parlour.server.model.storage import SAYINGS, Storage, Taken

AT_ONCE = 5
KNOWN = 16
"""The number of a guest's latest frame ids that are remembered, to recognize one sent again after a lost connection."""
EVERY_MS = 5_000


class Talk:
    """The sayings of a table that are known in this process; ``number`` is the number of the latest."""

    def __init__(self, storage: Storage, time: Time, table: str) -> None:
        self._storage, self._time, self._table = storage, time, table
        self._limits: dict[str, Bucket] = {}
        self._said: dict[str, deque[str]] = {}
        self.latest: deque[Saying] = deque(maxlen=SAYINGS)
        self.number = 0
        self._read = False
        self._changes = 0

    def may(self, guest: str) -> bool:
        """Take a token for a guest's message; return False if they have said too much lately."""
        return self._limits.setdefault(guest, Bucket(self._time, AT_ONCE, EVERY_MS)).spend()

    def has_said(self, guest: str, id: str) -> bool:
        """Return whether a guest's frame with this id was stored here already."""
        return id in self._said.get(guest, ())

    def note_frame(self, guest: str, id: str) -> None:
        """Remember that a guest's frame with this id was said."""
        self._said.setdefault(guest, deque(maxlen=KNOWN)).append(id)

    def drop_guest(self, guest: str) -> None:
        """Drop the limit and the frame ids of a guest who was forgotten."""
        self._limits.pop(guest, None)
        self._said.pop(guest, None)

    async def add_saying(self, seat: int, guest: str, phrase: Phrase, words: str, at: int) -> list[Saying]:
        """Store a saying, after those of others; return all sayings that are new here. Raises Unavailable."""
        new = await self.read_new()
        while True:
            try:
                await self._storage.store_saying(self._table, Saying(self.number + 1, seat, phrase, at, words), guest)
            except Taken:
                new += await self.read_new()
            else:
                return new + await self.read_new()

    async def read_new(self) -> list[Saying]:
        """Read and return the sayings that are not known here. Raises Unavailable."""
        changes, known = self._changes, self.number if self._read else 0
        new = await self._storage.sayings(self._table, known)
        if changes != self._changes:
            return await self.read_new()
        fresh = [saying for saying in new if saying.number > self.number]
        held = {saying.number: saying for saying in (*self.latest, *new)}
        self.latest = deque((held[number] for number in sorted(held)), maxlen=SAYINGS)
        self.number, self._read = max(held, default=0), True
        return fresh

    async def known(self) -> list[Saying]:
        """Return the latest sayings. Raises Unavailable."""
        if not self._read:
            await self.read_new()
        return list(self.latest)

    def drop_all(self) -> None:
        """Drop all sayings, so that they are read again: words of a guest who was forgotten may have been erased."""
        self.latest.clear()
        self._read = False
        self._changes += 1
