"""Follows the journal: what operators did, here or elsewhere, takes effect in this process within ``poll_ms``."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sa

from parlour.protocol.messages import Fault
from parlour.server.base.clocks import Time
from parlour.server.base.errors import Banned, Unavailable
from parlour.server.base.measures import Measure, Measures
from parlour.server.storage.announcements import Announced, read_announcements
from parlour.server.storage.journal import Entry, last_number, read_news
from parlour.server.storage.measures import read_measures
from parlour.server.storage.store import Store
from parlour.server.table.table import Table

BANNED = 4403
"""The WebSocket code with which a banned guest is sent away."""


class News(NamedTuple):
    """What is new: the entries of the journal, and all measures and announcements as they are now."""

    entries: list[Entry]
    measures: list[Measure]
    announced: list[Announced]


class Notices:
    """Brings what operators did into the memory of a process: ``measures``, and the tables ``in_memory``.

    announced: what the house announces, also what has ended since, the newest first
    """

    def __init__(self, store: Store, measures: Measures, in_memory: Mapping[str, Table]) -> None:
        self._store, self._measures, self._in_memory = store, measures, in_memory
        self._known = 0
        self.announced: list[Announced] = []

    async def begin(self) -> None:
        """Read what holds when the process starts. Raises Unavailable."""
        self._known, found, self.announced = await self._store.read(
            lambda db: (last_number(db), read_measures(db), read_announcements(db))
        )
        self._measures.replace(found)

    async def reread_measures(self) -> None:
        """Read all measures again, because some were erased. Raises Unavailable."""
        self._measures.replace(await self._store.read(read_measures))

    async def follow(self) -> None:
        """Carry out what is new in the journal. Raises Unavailable."""
        known = self._known
        news = await self._store.read(lambda db: _read_since(db, known))
        if news is None:
            return
        self._known = max(self._known, news.entries[-1].number)
        self._measures.replace(news.measures)
        self.announced = news.announced
        for entry in news.entries:
            self._carry_out(entry)
        self.turn_banned_away()

    async def keep_following(self, time: Time, poll_ms: float) -> None:
        """Follow the journal every ``poll_ms`` milliseconds."""
        while True:
            await time.sleep(poll_ms)
            with contextlib.suppress(Unavailable):
                await self.follow()

    def turn_banned_away(self) -> None:
        """End the connections of banned guests and networks."""
        for table in self._in_memory.values() if self._measures.bans else ():
            for connection in table.connections:
                try:
                    self._measures.check_ban(connection.guest, connection.network)
                except Banned as error:
                    connection.turn_away(Fault("banned", str(error), until=error.until), BANNED)

    def _carry_out(self, entry: Entry) -> None:
        """Let the tables that a deed changed in storage read their logs."""
        changed = {
            "close": lambda table: table.id == entry.whom,
            "call-off": lambda table: table.id == entry.whom,
            "rename": lambda table: table.has_seat(entry.whom),
        }.get(entry.what)
        for table in list(self._in_memory.values()) if changed is not None else ():
            if table.open and changed is not None and changed(table):
                table.doubt()


def _read_since(connection: sa.Connection, known: int) -> News | None:
    if last_number(connection) <= known:
        return None
    return News(read_news(connection, known), read_measures(connection), read_announcements(connection))
