"""The house: all tables, those in memory and those that can be made again from the log."""

from __future__ import annotations

import asyncio

from parlour.core.game import find_game
from parlour.protocol.wire import NewTable, Opened
from parlour.server import journal
from parlour.server.brains import Brains
from parlour.server.chronicle import Chronicle
from parlour.server.clocks import SystemTime, Time
from parlour.server.errors import DamagedTable, NoTable
from parlour.server.hosting import new_charter
from parlour.server.limits import Hourly, Lines
from parlour.server.pulse import Pulse
from parlour.server.seats import seat_people
from parlour.server.settings import Settings
from parlour.server.store import Store, Stored
from parlour.server.table import Means, Table


class House:
    """Opens tables, finds them again, and frees the memory of those nobody looks at."""

    def __init__(self, settings: Settings, time: Time | None = None, brains: Brains | None = None) -> None:
        self.settings = settings
        self.time = time or SystemTime()
        self.store = Store(settings.url, settings.busy_ms)
        self.tables: dict[str, Table] = {}
        self.lines = Lines(settings.lines_per_guest, settings.lines_per_address)
        self._made_by_guest = Hourly(self.time, settings.tables_per_guest_an_hour, "tables")
        self._made_by_address = Hourly(self.time, settings.tables_per_address_an_hour, "tables")
        self._means = Means(self.store, self.time, settings, brains or Brains(settings.bot_deadline_ms))
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._ending: dict[str, asyncio.Task[None]] = {}
        self.pulse = Pulse(self.store.beat, self.time, settings.health_ms, settings.pulse_ms)

    async def open(self) -> None:
        """Open the database."""
        await asyncio.to_thread(self.store.open)

    async def close(self) -> None:
        """Let everything that is written be written, and stop."""
        for id in list(self.tables):
            self._drop(id)
        await asyncio.gather(*self._ending.values(), return_exceptions=True)
        await asyncio.to_thread(self.store.close)

    async def make(self, wish: NewTable, guest: str, address: str) -> Opened:
        """Open a new table. Raises UnknownGame, BadOption, TooMany, Unavailable."""
        game = find_game(wish.game)
        seats = seat_people(game, wish.seats, guest)
        options = game.read_options(wish.options, len(seats))
        self._made_by_guest.spend(guest)
        self._made_by_address.spend(address)
        charter = new_charter(game, options)
        await self.store.make(charter, seats)
        journal.note("table_made", table=journal.short(charter.id), game=game.name, seats=len(seats))
        return Opened(charter.id, next((seat.number for seat in seats if seat.held_by(guest)), None))

    async def table(self, id: str) -> Table:
        """Find a table, from the log if it is not in memory. Raises NoTable, DamagedTable, Unavailable."""
        table = self.tables.get(id)
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
            chronicle = _replay(stored)
        except Exception as error:
            journal.alarm("table_damaged", error, table=journal.short(id))
            raise error if isinstance(error, DamagedTable) else _other_rules() from None
        table = self.tables[id] = Table(self._means, chronicle, stored.charter.again)
        return table

    def _drop(self, id: str) -> None:
        """Let go of a table, which does what had come before it ends."""
        old = self.tables.pop(id, None)
        if old is not None:
            self._ending[id] = old.close()
            self._ending[id].add_done_callback(lambda _: self._ending.pop(id, None))

    def sweep(self) -> None:
        """Hang up on browsers that fell silent; free the memory of tables at rest."""
        now = self.time.now()
        for id, table in list(self.tables.items()):
            for line in table.lines:
                if now - line.heard >= self.settings.silence_ms:
                    line.close(1001, "silent for too long")
            if table.idle and (table.spoiled or now - table.used >= self.settings.idle_table_ms):
                self._drop(id)
        self._made_by_guest.forget()
        self._made_by_address.forget()

    async def keep_sweeping(self) -> None:
        """Sweep for as long as the house is open."""
        while True:
            await self.time.sleep(self.settings.sweep_ms)
            self.sweep()


def _replay(stored: Stored) -> Chronicle:
    """Make a table again from what is on the disk. Raises DamagedTable."""
    charter = stored.charter
    game = find_game(charter.game)
    if game.edition != charter.edition:
        raise _other_rules()
    chronicle = Chronicle(game, charter, stored.seats)
    chronicle.replay(stored.log)
    return chronicle


def _other_rules() -> DamagedTable:
    return DamagedTable("This table was played by other rules than today's; it was put aside.")
