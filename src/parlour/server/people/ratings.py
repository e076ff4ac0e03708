"""Rates people: settles rated tables as they end, and those that ended while nobody looked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

import sqlalchemy as sa

from parlour.ratings.results import Result
from parlour.server.base import logs
from parlour.server.base.errors import DamagedTable, OtherRules, Unavailable
from parlour.server.base.runners import Runner
from parlour.server.storage.results import read_rated_tables, replace_results, write_result
from parlour.server.storage.store import Store, read_stored
from parlour.server.table.results import settle
from parlour.server.table.table import Table


class RatingBook:
    """Settles the rated tables of a house. ``find`` returns a table that is in memory, None for others."""

    def __init__(self, store: Store, runner: Runner, find: Callable[[str], Table | None]) -> None:
        self._store, self._runner, self._find = store, runner, find
        self._unsettled: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def note_change(self, id: str) -> None:
        """Settle a table if it is rated and its match is over."""
        table = self._find(id)
        if table is None or not table.state.is_rated or table.state.match is None or not table.state.match.over:
            return
        self._unsettled.add(id)
        self.settle_noted()

    async def find_unsettled(self) -> None:
        """Settle the tables whose matches ended without being settled, as in a process that was killed."""
        with contextlib.suppress(Unavailable):
            self._unsettled |= set(await self._store.read(lambda db: read_rated_tables(db, unsettled=True)))
            self.settle_noted()

    def settle_noted(self) -> None:
        """Settle what was noted, unless that is being done; what the database does not take waits for another call."""
        if self._unsettled and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._settle_noted())

    async def close(self) -> None:
        """Return once what is being settled is."""
        if self._task is not None:
            await self._task

    async def _settle_noted(self) -> None:
        with contextlib.suppress(Unavailable):
            while self._unsettled:
                id = next(iter(self._unsettled))
                await self._settle(id)
                self._unsettled.discard(id)

    async def _settle(self, id: str) -> None:
        stored = await self._store.load_table(id)
        try:
            result = await self._runner.run(lambda: settle(stored)) if stored is not None else None
        except (DamagedTable, OtherRules) as error:
            logs.warning("not_settled", table=logs.short(id), problem=type(error).__name__)
            return
        if result is not None:
            await self._store.write(lambda db: write_result(db, result), "ratings")


def recompute(connection: sa.Connection) -> tuple[int, list[str]]:
    """Make all results and ratings anew, from the logs alone; return how many results, and the tables left out.

    Left out are tables that cannot be played out here: damaged ones, and those of rules that are not installed.
    """
    left_out: list[str] = []
    return replace_results(connection, _settle_all(connection, left_out)), left_out


def settle_stored(connection: sa.Connection, table: str) -> Result | None:
    """Return the result of a stored table as ``settle`` does; None if there is no such table."""
    stored = read_stored(connection, table)
    return settle(stored) if stored is not None else None


def _settle_all(connection: sa.Connection, left_out: list[str]) -> Iterator[Result]:
    for id in read_rated_tables(connection, unsettled=False):
        try:
            result = settle_stored(connection, id)
        except (DamagedTable, OtherRules):
            left_out.append(id)
            continue
        if result is not None:
            yield result
