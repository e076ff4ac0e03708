"""All tables: those in memory, and those that can be made again from the log."""

from __future__ import annotations

import asyncio

from parlour.core.game import find_game
from parlour.protocol.wire import NewTable, Opened
from parlour.server import logs
from parlour.server.clocks import SystemTime, Time
from parlour.server.errors import DamagedTable, NoTable
from parlour.server.health import HealthCheck
from parlour.server.limits import ConnectionCounts, HourlyLimit
from parlour.server.seats import seat_people
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.store import Store, Stored, new_setup
from parlour.server.table import Table
from parlour.server.table_state import TableState
from parlour.server.thinkers import Thinkers


class Tables:
    """Opens tables, finds them again, and frees the memory of those nobody looks at."""

    def __init__(self, settings: Settings, time: Time | None = None, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.time = time or SystemTime()
        self.store = Store(settings.url, settings.busy_ms)
        self.in_memory: dict[str, Table] = {}
        self.connections = ConnectionCounts(settings.lines_per_guest, settings.lines_per_address)
        self._made_by_guest = HourlyLimit(self.time, settings.tables_per_guest_an_hour, "tables")
        self._made_by_address = HourlyLimit(self.time, settings.tables_per_address_an_hour, "tables")
        self._services = Services(self.store, self.time, settings, thinkers or Thinkers(settings.bot_deadline_ms))
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._ending: dict[str, asyncio.Task[None]] = {}
        self.health = HealthCheck(self.store.probe, self.time, settings.health_ms, settings.pulse_ms)

    async def open(self) -> None:
        """Open the database."""
        await asyncio.to_thread(self.store.open)

    async def close(self) -> None:
        """Let everything that is written be written, and stop."""
        for id in list(self.in_memory):
            self._drop(id)
        await asyncio.gather(*self._ending.values(), return_exceptions=True)
        await self._services.thinkers.close()
        await asyncio.to_thread(self.store.close)

    async def make(self, wish: NewTable, guest: str, address: str) -> Opened:
        """Open a new table. Raises UnknownGame, BadOption, TooMany, Unavailable."""
        game = find_game(wish.game)
        seats = seat_people(game, wish.seats, guest)
        options = game.read_options(wish.options, len(seats))
        self._made_by_guest.spend(guest)
        self._made_by_address.spend(address)
        setup = new_setup(game, options)
        await self.store.make(setup, seats)
        logs.info("table_made", table=logs.short(setup.id), game=game.name, seats=len(seats))
        return Opened(setup.id, next((seat.number for seat in seats if seat.held_by(guest)), None))

    async def find(self, id: str) -> Table:
        """Find a table, from the log if it is not in memory. Raises NoTable, DamagedTable, Unavailable."""
        table = self.in_memory.get(id)
        if table is not None and table.open:
            table.used = self.time.now()
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        self._drop(id)
        if id in self._ending:
            await asyncio.wait([self._ending[id]])
        stored = await self.store.load(id)
        if stored is None:
            raise NoTable("There is no such table.")
        try:
            state = _replay(stored)
        except Exception as error:
            logs.error("table_damaged", error, table=logs.short(id))
            raise error if isinstance(error, DamagedTable) else _other_rules() from None
        table = self.in_memory[id] = Table(self._services, state, stored.setup.again)
        return table

    def _drop(self, id: str) -> None:
        """Let go of a table, which does what had come before it ends."""
        old = self.in_memory.pop(id, None)
        if old is not None:
            self._ending[id] = old.close()
            self._ending[id].add_done_callback(lambda _: self._ending.pop(id, None))

    def sweep(self) -> None:
        """Disconnect browsers that fell silent; free the memory of tables at rest."""
        now = self.time.now()
        for id, table in list(self.in_memory.items()):
            for connection in table.connections:
                if now - connection.heard >= self.settings.silence_ms:
                    connection.close(1001, "silent for too long")
            if table.idle and (table.spoiled or now - table.used >= self.settings.idle_table_ms):
                self._drop(id)
        self._made_by_guest.forget()
        self._made_by_address.forget()

    async def keep_sweeping(self) -> None:
        """Sweep for as long as the server runs."""
        while True:
            await self.time.sleep(self.settings.sweep_ms)
            self.sweep()


def _replay(stored: Stored) -> TableState:
    """Make a table again from what is on the disk. Raises DamagedTable."""
    setup = stored.setup
    game = find_game(setup.game)
    if game.edition != setup.edition:
        raise _other_rules()
    state = TableState(game, setup, stored.seats)
    state.replay(stored.log)
    return state


def _other_rules() -> DamagedTable:
    return DamagedTable("This table was played by other rules than today's; it was put aside.")
