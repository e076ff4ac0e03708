"""The tables of a house that are in memory: loads them from storage on demand, and drops them."""

from __future__ import annotations

import asyncio

from parlour.server.base import logs
from parlour.server.base.errors import DamagedTable, NoTable, OtherRules
from parlour.server.table.restoring import restore_state
from parlour.server.table.services import Services
from parlour.server.table.table import Table


class LoadedTables:
    """Tables in memory, ``by_id``. ``services`` is set before the first is loaded.

    doubts: whether others may write to storage without announcing it, so that a found table reads its log again
    """

    services: Services

    def __init__(self, doubts: bool = False) -> None:
        self.by_id: dict[str, Table] = {}
        self._doubts = doubts
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._ending: dict[str, asyncio.Task[None]] = {}

    async def find_table(self, id: str) -> Table:
        """Return a table, loading it from storage if it is not in memory.

        Raises NoTable where there is none, DamagedTable where its log breaks the rules or its seals, OtherRules where
        it was played by rules that are not installed here, Unavailable where the database does not answer.
        """
        table = self.by_id.get(id)
        if table is not None and table.open:
            table.used = self.services.time.now()
            if self._doubts or not table.peers.watched:
                table.doubt()
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        self.unload(id)
        if id in self._ending:
            await asyncio.wait([self._ending[id]])
        stored = await self.services.storage.load_table(id)
        if stored is None:
            raise NoTable("There is no such table.")
        try:
            state = restore_state(stored)
        except OtherRules:
            logs.info("other_rules", table=logs.short(id), game=stored.setup.game, edition=stored.setup.edition)
            raise
        except Exception as error:
            logs.error("table_damaged", error, table=logs.short(id))
            raise error if isinstance(error, DamagedTable) else _damaged() from None
        table = self.by_id[id] = Table(self.services, state, stored.setup.again)
        return table

    def unload(self, id: str) -> None:
        """Drop a table from memory; the jobs that it has accepted are still done."""
        old = self.by_id.pop(id, None)
        if old is not None:
            self._ending[id] = old.close()
            self._ending[id].add_done_callback(lambda _: self._ending.pop(id, None))

    def drop_idle(self) -> None:
        """Drop the tables that nobody has used for ``idle_table_ms``, and those that differ from their log."""
        now, idle_ms = self.services.time.now(), self.services.settings.idle_table_ms
        for id, table in list(self.by_id.items()):
            if table.idle and (table.spoiled or now - table.used >= idle_ms):
                self.unload(id)

    async def close(self) -> None:
        """Drop all tables; return once the jobs that they have accepted are done."""
        for id in list(self.by_id):
            self.unload(id)
        await asyncio.gather(*self._ending.values(), return_exceptions=True)


def _damaged() -> DamagedTable:
    return DamagedTable("The record of this table cannot be played out; it was put aside.")
