"""Coordinates processes that serve the same tables: each renews its leases, leads tables, and hears of others' rows.

Any process may write to any table's log, which takes each number once. Only clocks that run out and bots that move need
one process that acts: the one that leads the table, by a lease that ends with the process. Announcements over the bus
tell the others what is new; what is lost on the way is found by polling the database every second.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import os
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from parlour.server.base import logs
from parlour.server.base.clocks import HouseTime
from parlour.server.base.errors import Unavailable
from parlour.server.base.settings import Settings
from parlour.server.cluster.bus import LARGEST, Bus
from parlour.server.model.coordination import Announcement, Mark, SharedTable
from parlour.server.storage import house
from parlour.server.storage.store import Store

ID_BYTES = 8
BEATS = 4
"""The number of beats in a lease's duration; a process that misses all of them counts as dead."""
SLACK_MS = 20
MOST_TOGETHER = 50


class Cluster:
    """The implementation of ``Coordination`` over the database and a bus: one process among those of the house."""

    def __init__(self, store: Store, time: HouseTime, settings: Settings, bus: Bus | None) -> None:
        self.process = f"{os.getpid()}-{secrets.token_hex(ID_BYTES)}"
        self._store, self._time, self._settings, self._bus = store, time, settings, bus
        self._tables: dict[str, SharedTable] = {}
        self._wanted: set[str] = set()
        self._changed: set[str] = set()
        self._leading = False
        self._tasks: set[asyncio.Task[None]] = set()

    def report_table(self, table: SharedTable) -> None:
        """Report announcements and leads of this table from now on: it has been loaded into memory here."""
        self._tables[table.id] = table

    def stop_reporting(self, table: SharedTable) -> None:
        """Report nothing about this table any more, unless it has been loaded again meanwhile."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    async def join(self) -> None:
        """Enter this process, take over the house's time, and start to beat and poll. Raises Unavailable."""
        lease_ms = self._settings.lease_ms
        served, then = await self._store.write(
            lambda db: (house.add_process(db, self.process, lease_ms), self._time.now()), "house"
        )
        self._time.resume(served + self._time.now() - then)
        if self._bus is not None:
            key = await self._store.read(house.guests_key)
            await self._bus.open(hashlib.sha256(b"bus" + key).hexdigest()[:16], self._hear)
        for work, ms in ((self._beat, lease_ms / BEATS), (self._poll, self._settings.poll_ms)):
            self._start(self._keep(work, ms))
        if self._bus is not None:
            self._start(self._keep(self._announce_presence, self._settings.presence_ms / BEATS))

    async def leave(self) -> None:
        """Stop, and give up all leases, so that others can lead at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._bus is not None:
            await self._bus.close()
        with contextlib.suppress(Unavailable):
            await self._store.write(lambda db: house.remove_process(db, self.process), "house")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, work: Callable[[], Coroutine[Any, Any, None]], ms: float) -> None:
        """Run ``work`` every ``ms`` milliseconds, also while the database is unavailable."""
        while True:
            await self._time.sleep(ms)
            try:
                await work()
            except Unavailable:
                logs.warning("house_unreachable", work=work.__name__.strip("_"))
            except Exception as error:
                logs.error("house_failed", error)

    # --- who leads

    async def _beat(self) -> None:
        led = [table for table in self._tables.values() if table.leads]
        lease_ms = self._settings.lease_ms
        (served, held), then = await self._store.write(
            lambda db: (house.renew_process(db, self.process, lease_ms, self._time.now), self._time.now()), "house"
        )
        if served > then + SLACK_MS:
            self._time.resume(served + self._time.now() - then)
        for table in led:
            if table.id not in held:
                table.set_lead(False)

    def want(self, table: str) -> None:
        """Request the lead of a table, which is granted only while no other process holds it.

        Returns at once. A granted lead is reported by ``SharedTable.set_lead``; a refused request is not kept.
        """
        self._wanted.add(table)
        if not self._leading:
            self._leading = True
            self._start(self._lead())

    async def _lead(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, set()
                lead = functools.partial(
                    house.lease_tables, process=self.process, tables=wanted, lease_ms=self._settings.lease_ms
                )
                held = await self._store.write(lead, "house")
                for table in held:
                    if table in self._tables:
                        self._tables[table].set_lead(True)
                    else:
                        self.release(table)
        except Unavailable:
            pass  # the next poll asks again
        finally:
            self._leading = False

    def release(self, table: str) -> None:
        """Give up the lead of a table."""
        self._wanted.discard(table)
        self._start(self._release(table))

    async def _release(self, table: str) -> None:
        with contextlib.suppress(Unavailable):
            await self._store.write(lambda db: house.release_tables(db, self.process, [table]), "house")

    # --- what is new

    async def _poll(self) -> None:
        """Read from the database what announcements did not tell, and ask to lead tables without a leader."""
        asked = [table.id for table in self._tables.values() if table.watched]
        if not asked:
            return
        lease_ms = self._settings.lease_ms
        for news in await self._store.read(lambda db: house.read_news(db, asked, lease_ms)):
            table = self._tables.get(news.id)
            if table is None:
                continue
            table.drop_expired()
            table.catch_up_to(Mark(news.seq, news.reseats, news.again is not None, news.said))
            if table.wants_lead and not table.leads and news.holder in (None, self.process):
                self.want(table.id)

    def notify(self, table: str) -> None:
        """Announce to the other processes how far a table has come, once at the end of this iteration of the loop."""
        if self._bus is None:
            return
        if not self._changed:
            asyncio.get_running_loop().call_soon(self._publish)
        self._changed.add(table)

    async def _announce_presence(self) -> None:
        for table in self._tables.values():
            if table.present() or table.shown or table.crowd.people:
                self.notify(table.id)

    def _publish(self) -> None:
        changed, self._changed = self._changed, set()
        tables = [self._tables[id] for id in changed if id in self._tables]
        announcements = [
            Announcement(
                self.process,
                table.id,
                table.mark,
                table.present(),
                table.shown,
                table.networks(),
                crowd.people,
                crowd.named,
            )
            for table in tables
            for crowd in (table.crowd,)
        ]
        for first in range(0, len(announcements), MOST_TOGETHER):
            message = msgspec.msgpack.encode(announcements[first : first + MOST_TOGETHER])
            if self._bus is not None and len(message) <= LARGEST:
                self._bus.publish(message)

    def _hear(self, message: bytes) -> None:
        try:
            announcements = msgspec.msgpack.decode(message, type=list[Announcement])
        except (msgspec.DecodeError, UnicodeDecodeError):
            return  # another edition's, while processes are replaced one by one
        for announcement in announcements:
            table = self._tables.get(announcement.table)
            if table is not None and announcement.process != self.process:
                table.take_over(announcement, self._time.now() + self._settings.presence_ms)
                table.catch_up_to(announcement.mark)
