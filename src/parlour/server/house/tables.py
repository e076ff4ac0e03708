"""All tables of a house: opens them, loads them from storage, and frees the memory of idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Sequence
from typing import IO

import msgspec

from parlour.protocol.http import NewTable, Opened
from parlour.protocol.messages import Fault
from parlour.protocol.you import You
from parlour.server.base import logs, metrics
from parlour.server.base.clocks import HouseTime, SystemTime, Time
from parlour.server.base.errors import CLOSED, ClosedTable, NoGuest, TooMany, Unavailable
from parlour.server.base.limits import (
    ChallengeLimit,
    ConnectionCounts,
    GuessLimit,
    LoopBudget,
    Payer,
    ProgramTables,
    QuestionLimit,
    TableLimits,
    network_of,
)
from parlour.server.base.measures import Measures
from parlour.server.base.networks import Networks
from parlour.server.base.runners import Runner
from parlour.server.base.scheduler import Scheduler
from parlour.server.base.settings import Settings
from parlour.server.base.threads import OneThread, Threads
from parlour.server.cluster.bus import open_bus
from parlour.server.cluster.cluster import Cluster
from parlour.server.house.bundle import read_version
from parlour.server.house.loaded import LoadedTables
from parlour.server.house.lobby import LobbyKeeper
from parlour.server.house.notices import Notices
from parlour.server.house.opening import check_terms, plan_table
from parlour.server.house.table_observer import TableObserver
from parlour.server.model.attempts import Attempt
from parlour.server.model.seats import Seat, cost_of
from parlour.server.model.stored import Row, TableSetup
from parlour.server.people.clarity import open_keeper
from parlour.server.people.guests import Guest, Guests
from parlour.server.people.passes import describe_guest, read_forgotten
from parlour.server.people.programs import UNKNOWN, find_program, read_programs
from parlour.server.people.pushing import Pusher
from parlour.server.people.ratings import RatingBook
from parlour.server.shelf.advising import PositionHints
from parlour.server.shelf.replays import Replays
from parlour.server.storage import house
from parlour.server.storage.away import make_tables_due, read_away
from parlour.server.storage.circles import is_member, write_attempt
from parlour.server.storage.database import is_shared
from parlour.server.storage.lock import lock_database
from parlour.server.storage.store import Store
from parlour.server.table.absence import AbsenceWatch
from parlour.server.table.connection import Connection
from parlour.server.table.fair_play import is_playing
from parlour.server.table.move_deadlines import DaysAway
from parlour.server.table.services import Services
from parlour.server.table.table import Table
from parlour.server.thinking.health import HealthCheck
from parlour.server.thinking.thinkers import Thinkers
from parlour.server.tournaments.arena import ArenaKeeper
from parlour.server.tournaments.book import TournamentBook

MOST_DELAY_MS = 20_000
"""A request that would wait longer for the event loop is refused with TooMany."""

TURNED_OUT = 4403
"""The code with which the socket of a program is closed that the house does not know, or does not let in."""

PUZZLER = OneThread("puzzles")
"""Makes and replays all puzzles, which may take a second each.

A visitor who asks for a thousand days at once delays other puzzle solvers only.
"""


class Tables:
    """The House of a server: opens new tables, loads stored ones, frees idle ones; owns all that they share.

    ``folder`` holds the sockets of the bus by which the workers of one machine communicate. ``in_memory`` maps ids to
    loaded tables.
    """

    def __init__(
        self, settings: Settings, time: Time | None = None, thinkers: Thinkers | None = None, folder: str = ""
    ) -> None:
        self.settings = settings
        self.time = HouseTime(time or SystemTime())
        self.store = Store(settings.url, settings.busy_ms)
        self.loaded = LoadedTables()
        self.in_memory = self.loaded.by_id
        self.connections = ConnectionCounts(settings.lines_per_guest, settings.lines_per_address)
        self.programs: ProgramTables[Connection] = ProgramTables(settings.program_tables)
        self._made = TableLimits(self.time, settings)
        self.budget = LoopBudget(self.time, settings)
        self.scheduler = Scheduler()
        self.networks = Networks()
        self.measures = Measures(lambda: self.guests.now())
        self.notices = Notices(self.store, self.measures, self.in_memory)
        self.lobby = LobbyKeeper(self.store, self.time, self.in_memory, lambda: self.guests.now())
        self.guesses = GuessLimit(self.time)
        self.challenges = ChallengeLimit(self.time)
        self.questions = QuestionLimit(self.time, settings.frames_per_20_s)
        self.runner = Threads()
        self.puzzler: Runner = PUZZLER
        self.replays = Replays(self.time, settings, self.runner)
        self.cluster: Cluster | None = None
        if is_shared(settings):
            bus = open_bus(settings.bus, folder)
            self.cluster = Cluster(self.store, self.time, settings, bus)
        self.thinkers = thinkers or Thinkers(settings.bot_deadline_ms, share=settings.workers)
        self.pusher = Pusher(self.store, self.time, settings, self.networks, self.in_memory.get, self.measures)
        self.rating_book = RatingBook(self.store, self.runner, self.in_memory.get)
        self.tournaments = TournamentBook(
            self.store,
            self.runner,
            self.in_memory.get,
            lambda: self.guests.now(),
            self.time.now,
            self.pusher.note_calls,
        )
        self.noting = open_keeper(settings, self.store, self.measures, lambda: self.guests.now())
        self.arenas = ArenaKeeper(self.tournaments, self.store, lambda: self.guests.now())
        self.services = Services(
            self.store,
            self.time,
            settings,
            self.thinkers,
            DaysAway(self.time),
            self.budget,
            self.scheduler,
            self.networks,
            lambda guest, game, seats: is_playing(self.store, self.find_table, guest, game, seats),
            self.cluster,
            TableObserver(self.pusher.note_change, self.rating_book.note_change, self.tournaments.note_change),
            bundle=read_version(settings.static),
            measures=self.measures,
            is_revealed=self.tournaments.is_revealed,
            noting=self.noting,
        )
        self.loaded.services = self.services
        self.hints = PositionHints(self.services)
        self.absence_watch = AbsenceWatch(self.services, self.find_table)
        self._to_wipe = False
        self._lock: IO[bytes] | None = None
        self.health = HealthCheck(self.store.probe, self.time, settings.health_ms, settings.pulse_ms)

    async def open(self) -> None:
        """Open the database and join the cluster.

        Raises InUse if another server uses the database; among several workers their parent holds that lock.
        """
        self._lock = lock_database(self.settings.url) if self.settings.workers == 1 else None
        try:
            await asyncio.to_thread(self.store.open)
            self.guests = Guests(await self.store.read(house.guests_key))
            self.guests.forgotten |= await self.store.read(read_forgotten)
            await self.notices.begin()
            self.pusher.secret = await self.store.read(house.push_key)
            await self.store.write(make_tables_due, "look")
            await self.read_days_away()
            if self.noting is not None:
                await self.noting.read_people()
            await self.rating_book.find_unsettled()
            await self.tournaments.find_unsettled()
            if self.cluster is not None:
                await self.cluster.join()
            else:
                self.time.resume(await self.store.read(house.read_hours))
        except BaseException:
            self._unlock()
            raise

    async def close(self) -> None:
        """Close all tables, complete their writes, leave the cluster, and close the database."""
        await self.pusher.close()
        await self.loaded.close()
        await self.rating_book.close()
        await self.arenas.close()
        await self.tournaments.close()
        if self.noting is not None:
            await self.noting.flush()
        await self._store_time()
        if self.cluster is not None:
            await self.cluster.leave()
        await self.thinkers.close()
        await asyncio.to_thread(self.store.close)
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    async def make_table(self, wish: NewTable, guest: str, address: str, newcomer: bool = False) -> Opened:
        """Open a table as a guest wishes, with links for its open seats.

        ``address`` and ``newcomer`` are as for ``open_table``. Raises UnknownGame, BadOption, ForKids, WordRemoved,
        TooMany, Unavailable.
        """
        check_terms(self.measures, network_of(address), wish.terms)
        setup, seats, links = plan_table(wish, guest)
        opened = await self.open_table(setup, seats, guest, address, newcomer)
        return msgspec.structs.replace(opened, links=links)

    async def open_table(
        self,
        setup: TableSetup,
        seats: list[Seat],
        guest: str,
        address: str,
        newcomer: bool,
        log: Sequence[tuple[Row, str]] = (),
    ) -> Opened:
        """Store a new table with its log, and charge it to the guest and to the network of ``address``.

        ``newcomer``: the guest had no cookie; newcomers of a network share one limit. Returns the table's id and the
        guest's first seat. Raises WordRemoved for a name that no table of this house gave, TooMany, Unavailable.
        """
        for seat in seats if setup.branch_of is None else ():
            self.measures.check_words(seat.name, f"seats[{seat.number}].name")
        self.charge(guest, address, newcomer, cost_of(seats))
        await self.store.store_table(setup, seats, int(self.time.now()), log)
        logs.info("table_made", table=logs.short(setup.id), game=setup.game, seats=len(seats))
        self.lobby.forget_drawn()
        return Opened(setup.id, next((seat.number for seat in seats if seat.held_by(guest)), None))

    def charge(self, guest: str, address: str, newcomer: bool, cost: int = 1) -> None:
        """Charge the price of ``cost`` tables to a guest and a network. Raises TooMany."""
        self._made.spend(guest, address, newcomer, cost)

    async def note_attempt(self, guest: str | None, attempt: Attempt) -> None:
        """Note an attempt at a puzzle, if the guest is in a circle. Raises Unavailable."""
        if guest is not None and await self.store.read(lambda connection: is_member(connection, guest)):
            await self.store.write(lambda connection: write_attempt(connection, guest, attempt), "circles")

    async def find_table(self, id: str) -> Table:
        """Return a table, loading it from storage if need be.

        Raises NoTable, DamagedTable, OtherRules, ClosedTable, Unavailable.
        """
        table = await self.loaded.find_table(id)
        if table.state.setup.closed:
            raise ClosedTable(CLOSED)
        return table

    async def find_program(self, token: str) -> Guest:
        """Return the guest that a program with this token is. Raises NoGuest, Unavailable."""
        if not self.settings.programs:
            raise NoGuest("programs_off", "This house seats no programs.")
        return await self.store.read(lambda connection: find_program(connection, token))

    def check_room(self, guest: Guest, table: str) -> None:
        """Raise TooMany if a guest who is a program plays at as many other tables as it may."""
        if guest.program:
            self.programs.check_room(guest.hash, table)

    async def describe_guest(self, guest: str, token: str | None) -> You:
        """Describe a guest who is known by a valid token. Raises Unavailable."""
        since = self.guests.issued_at(token or "")
        return await self.store.read(lambda connection: describe_guest(connection, guest, since))

    async def admit_request(self, payer: Payer, price_us: int) -> None:
        """Charge ``price_us`` of loop time to a payer; return once that is paid and the request's turn has come.

        Raises TooMany if it would wait longer than MOST_DELAY_MS.
        """
        wait = self.budget.charge(payer, price_us)
        if wait > MOST_DELAY_MS:
            raise TooMany("That was too much at once.", retry_s=math.ceil(wait / 1000))
        if wait > 0:
            await self.time.sleep(wait)
        await self.scheduler.wait(lambda: self.budget.claim(payer))

    def update_gauges(self) -> None:
        """Set the metrics that are gauges: tables in memory, connections, and waiting writes and bots."""
        metrics.set_gauges(len(self.in_memory), self.connections.count)
        metrics.WAITING_WRITES.set(self.store.writer.waiting)
        metrics.WAITING_BOTS.set(self.thinkers.waiting)

    def sweep(self) -> None:
        """Close silent connections, and those of forgotten guests; free the memory of idle tables."""
        now = self.time.now()
        for table in self.in_memory.values():
            for connection in table.connections:
                if now - connection.heard >= self.settings.silence_ms:
                    connection.close(1001, "silent for too long")
                elif connection.guest in self.guests.forgotten:
                    connection.close(1001, "this guest was forgotten")
        self.loaded.drop_idle()
        self.absence_watch.look_around(self.in_memory)
        self._made.drop_full()
        self.questions.drop_full()
        self.guesses.drop_full()
        self.challenges.drop_full()
        self.budget.drop_full()
        self.replays.drop_full_buckets()

    def announce_change(self, id: str) -> None:
        """Make a table read what was written to storage without it, in this and in other processes."""
        table = self.in_memory.get(id)
        if table is not None and table.open:
            table.doubt()
        if self.cluster is not None:
            self.cluster.notify(id)

    async def wipe_erased(self) -> None:
        """Remove erased rows from the write-ahead log; if a reader prevents it, each sweep tries again."""
        self._to_wipe = not await self.store.wipe()

    async def read_days_away(self) -> None:
        """Read from storage the days on which guests are away. Raises Unavailable."""
        self.away.of = await self.store.read(lambda db: read_away(db, self.away.today))

    @property
    def away(self) -> DaysAway:
        """The days on which guests are away."""
        return self.services.away

    async def keep_sweeping(self) -> None:
        """Every ``sweep_ms``: sweep, look after absent people, retry a wipe, and share or store the house's time."""
        while True:
            await self.time.sleep(self.settings.sweep_ms)
            self.sweep()
            with contextlib.suppress(Unavailable):
                await self.absence_watch.look_after()
                await self._turn_out_programs()
                await self.lobby.refresh_tables()
            if self.noting is not None:
                await self.noting.flush()
            self.rating_book.settle_noted()
            self.tournaments.settle_noted()
            self.arenas.look_after()
            if self._to_wipe:
                await self.wipe_erased()
            if self.cluster is not None:
                await self._read_guests()
            elif any(table.automation.timed for table in self.in_memory.values()):
                await self._store_time()

    async def _turn_out_programs(self) -> None:
        """Close the connections of programs whose tokens were revoked. Raises Unavailable."""
        if not self.programs.programs:
            return
        known = await self.store.read(read_programs)
        for table in self.in_memory.values():
            for connection in table.connections:
                if connection.program and connection.guest not in known:
                    connection.send(Fault("program_unknown", UNKNOWN))
                    connection.close(TURNED_OUT, "this program is not known any more")

    async def _read_guests(self) -> None:
        """Read from storage which guests other processes have forgotten, and who is away."""
        with contextlib.suppress(Unavailable):
            for guest in await self.store.read(read_forgotten) - self.guests.forgotten:
                self.drop_guest(guest)
            await self.read_days_away()
            if self.noting is not None:
                await self.noting.read_people()

    def drop_guest(self, guest: str) -> None:
        """Drop from memory everything about a guest who is forgotten in storage."""
        self.guests.forgotten.add(guest)
        self.networks.drop_guest(guest)
        self.store.drop_statements()
        self.pusher.drop_guest(guest)
        if self.noting is not None:
            self.noting.drop_guest(guest)
        self.tournaments.drop_all()
        for table in self.in_memory.values():
            table.talk.drop_guest(guest)
            if table.open and (table.talk.number or table.state.setup.begins or table.has_seat(guest)):
                table.doubt()

    async def _store_time(self) -> None:
        """Store the house's time, from which clocks continue after a crash."""
        with contextlib.suppress(Unavailable):
            await self.store.write(lambda connection: house.store_hours(connection, self.time.now), "house")
