"""The House of one device: its tables, over its database, with one guest."""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Sequence
from dataclasses import replace

from parlour.protocol.http import NewTable, Opened
from parlour.protocol.you import You
from parlour.server.base import logs
from parlour.server.base.clocks import HouseTime, SystemTime, Time
from parlour.server.base.errors import Alone, Unavailable
from parlour.server.base.limits import LoopBudget, QuestionLimit
from parlour.server.base.networks import Networks
from parlour.server.base.runners import AtOnce
from parlour.server.base.scheduler import Scheduler
from parlour.server.base.settings import Settings
from parlour.server.house.loaded import LoadedTables
from parlour.server.house.opening import plan_table
from parlour.server.local.database import Database
from parlour.server.local.storage import LocalStorage
from parlour.server.model.attempts import Attempt
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row, TableSetup
from parlour.server.model.thinking import Thinking
from parlour.server.people.guests import Guest
from parlour.server.shelf.advising import PositionHints
from parlour.server.shelf.replays import Replays
from parlour.server.table.fair_play import is_playing
from parlour.server.table.move_deadlines import DaysAway
from parlour.server.table.services import Services
from parlour.server.table.table import Table

PREFIX = "here-"
"""What the ids of tables begin with, so that a page knows them from a server's."""

GUEST = Guest(hashlib.sha256(b"whoever has this device").hexdigest())
UNLIMITED = 1_000_000
"""The limits of a house whose only guest is alone on its processor."""


class OneGuest:
    """The guests of a device: there is one, GUEST, without a token."""

    def find_guest(self, _token: str | None) -> Guest:
        """Return the guest of the device."""
        return GUEST

    def new_guest(self) -> Guest:
        """Return the guest of the device."""
        return GUEST

    def now(self) -> float:
        """Return Unix time."""
        return time.time()


class LocalHouse:
    """Opens new tables, loads stored ones on demand, and frees the memory of idle ones.

    ``open`` is called first, then ``keep_sweeping`` runs until ``close``.
    """

    def __init__(self, database: Database, thinking: Thinking, settings: Settings, system: Time | None = None) -> None:
        self.settings = replace(
            settings, frames_per_20_s=UNLIMITED, loop_ms_per_guest=UNLIMITED, loop_ms_per_address=UNLIMITED
        )
        self.time = HouseTime(system or SystemTime())
        self.storage = LocalStorage(database)
        self.guests = OneGuest()
        self.questions = QuestionLimit(self.time, self.settings.frames_per_20_s)
        self.runner = self.puzzler = AtOnce()
        self.replays = Replays(self.time, self.settings, self.runner)
        self._loaded = LoadedTables(doubts=True)
        self.services = self._loaded.services = Services(
            self.storage,
            self.time,
            self.settings,
            thinking,
            DaysAway(self.time),
            LoopBudget(self.time, self.settings),
            Scheduler(),
            Networks(),
            lambda guest, game, seats: is_playing(self.storage, self.find_table, guest, game, seats),
            prefix=PREFIX,
        )
        self.hints = PositionHints(self.services)

    async def open(self) -> None:
        """Go on with the time of the house, which stood still while no page ran. Raises Unavailable."""
        self.time.resume(await self.storage.read_time())

    async def close(self) -> None:
        """Close all tables once what they have accepted is written, and store the time."""
        await self._loaded.close()
        await self._store_time()

    async def keep_sweeping(self) -> None:
        """Every ``sweep_ms``, free the memory of idle tables, and store the time while a clock runs."""
        while True:
            await self.time.sleep(self.settings.sweep_ms)
            self._loaded.drop_idle()
            self.questions.drop_full()
            self.services.budget.drop_full()
            self.replays.drop_full_buckets()
            if any(table.automation.timed for table in self._loaded.by_id.values()):
                await self._store_time()

    async def _store_time(self) -> None:
        with contextlib.suppress(Unavailable):
            await self.storage.store_time(self.time.now())

    async def find_table(self, id: str) -> Table:
        """Return a table, loading it from storage if need be. Raises NoTable, DamagedTable, OtherRules, Unavailable."""
        return await self._loaded.find_table(id)

    async def make_table(self, wish: NewTable, guest: str, address: str, newcomer: bool = False) -> Opened:
        """Open a table as the guest wishes. Raises UnknownGame, BadOption, Unavailable, Alone for a friend's seat."""
        if any(seat.kind == "link" for seat in wish.seats):
            raise Alone("Nobody else can come to a table on this device. Sit there yourself, or seat a bot.", "seats")
        if wish.terms is not None and (wish.terms.over_days or wish.terms.days):
            raise Alone("On this device nobody waits for you: there are no days for a move.", "terms")
        if wish.terms is not None and wish.terms.rated:
            raise Alone("Matches on this device are not rated: nobody else could vouch for them.", "terms.rated")
        setup, seats, _ = plan_table(wish, guest, PREFIX)
        return await self.open_table(setup, seats, guest, address, newcomer)

    async def open_table(
        self,
        setup: TableSetup,
        seats: list[Seat],
        guest: str,
        address: str,
        newcomer: bool,
        log: Sequence[tuple[Row, str]] = (),
    ) -> Opened:
        """Store a new table with its log; return its id and the guest's first seat. Raises Unavailable."""
        await self.storage.store_table(setup, seats, int(self.time.now()), log)
        logs.info("table_made", table=logs.short(setup.id), game=setup.game, seats=len(seats))
        return Opened(setup.id, next((seat.number for seat in seats if seat.held_by(guest)), None))

    def check_room(self, guest: Guest, table: str) -> None:
        """Find room at any table: no programs come to a device."""

    async def note_attempt(self, guest: str | None, attempt: Attempt) -> None:
        """Note nothing: there are no circles on a device."""

    async def describe_guest(self, guest: str, _token: str | None) -> You:
        """Describe the guest: latest names and number of tables."""
        return await self.storage.describe_guest(guest)
