"""A table in play: an actor with one inbox, whose jobs run in the order of receipt.

Frames of people, moves of bots and expired clocks all come through the inbox, so they have one order for everybody
and nothing needs a lock. An accepted action goes to the log first, then into memory, then to whoever acted, then to
all connections.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TypeVar

from parlour.protocol.company import Said, Saying
from parlour.protocol.messages import Changes, Fault, View
from parlour.protocol.seats_of_programs import Turn
from parlour.server.base import logs
from parlour.server.base.errors import CLOSED
from parlour.server.base.limits import Payer
from parlour.server.model.coordination import Crowd
from parlour.server.table.agreements import absent_seats
from parlour.server.table.automation import Automation
from parlour.server.table.connection import Connection
from parlour.server.table.inbox import Inbox, Job
from parlour.server.table.move_deadlines import dues
from parlour.server.table.onlookers import gather, merge
from parlour.server.table.peers import Peers, peers_of
from parlour.server.table.presenter import Presenter
from parlour.server.table.services import Services
from parlour.server.table.table_log import News, TableLog, Written
from parlour.server.table.table_state import TableState
from parlour.server.table.talk import Talk
from parlour.server.table.views import Surroundings, draw_turn, draw_view

T = TypeVar("T")
CLOSED_TABLE = 4410
"""The WebSocket code with which everybody is sent away from a table that was closed."""
CROWD_MS = 500
"""How long it takes at most until everybody is told who looks on: many may come at once."""
HEAD_START_US = 100_000
"""The microseconds subtracted from the claim of people with a seat where a clock runs, so that they go first."""


class Table:
    """A table in memory. ``state`` mirrors the log; ``connections`` are the browsers that look."""

    def __init__(self, services: Services, state: TableState, again: str | None) -> None:
        self.services = services
        self.state = state
        self.log = TableLog(services.storage, services.time, state, again, self)
        self.connections: set[Connection] = set()
        self.spoiled = False
        self.talk = Talk(services.storage, services.time, self.id)
        self.presenter = Presenter(services.time, self.connections, lambda: self.peers.notify())
        self.used = services.time.now()
        self._crowd, self._crowd_due = Crowd(), False
        self._gone: dict[int, float] = {}
        self._claimable: frozenset[int] = frozenset()
        self._inbox = Inbox(services.time, logs.short(self.id))
        self.peers: Peers = peers_of(services, self)
        self.automation = Automation(
            services, self.log, self.peers, self._inbox, self.post, lambda: list(self.connections), self.changed
        )
        self.hints, self.reviews = self.automation.bots.hints, self.automation.bots.reviews
        self.post(self.automation.follow_again)

    @property
    def id(self) -> str:
        """The table's id: all who know it may look."""
        return self.state.setup.id

    @property
    def open(self) -> bool:
        """Whether this table accepts jobs; one that does not is loaded again from the log."""
        return not self._inbox.closed

    @property
    def bots_awake(self) -> bool:
        """Whether people are there for whom bots play on."""
        return self.automation.bots.awake

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing runs, so that memory can be freed."""
        return self.spoiled or not (self.connections or self.automation.active or self._inbox.busy)

    # --- the inbox

    def post(self, job: Job) -> None:
        """Add a job to the inbox, and mark the table as used."""
        self.used = self.services.time.now()
        self._inbox.post(job)

    def post_later(self, ms: float, job: Job) -> None:
        """Add a job to the inbox after ``ms`` milliseconds."""
        self._inbox.post_later(ms, job)

    async def run_question(self, question: Callable[[], Awaitable[T]]) -> T:
        """Run ``question`` as a job; return its result or raise its error. Raises Unavailable once closed."""

        async def settled() -> T:
            await self.log.settle()
            return await question()

        self.used = self.services.time.now()
        return await self._inbox.run_question(settled)

    def close(self) -> asyncio.Task[None]:
        """Accept no more jobs; return the task that ends when all accepted ones are done."""
        if self.open:
            self._stop()
        return self._inbox.close()

    def _stop(self) -> None:
        """Stop clocks, bots and everything else that posts jobs."""
        self.automation.stop()
        self.peers.give_up()

    # --- connections

    def attach(self, connection: Connection) -> None:
        """Add a connection to those that are sent views."""
        self.connections.add(connection)
        self.services.networks.note_network(connection.guest, connection.network)
        self._follow_presence(connection.guest)

    def detach(self, connection: Connection) -> None:
        """Remove a connection, with its hint, review and presentation."""
        self.connections.discard(connection)
        self.presenter.end_presentation(connection)
        self.automation.bots.disconnect(connection)
        if connection.thinker is not None:
            connection.thinker.close()
        self.used = self.services.time.now()
        self._follow_presence(connection.guest)

    def view(self, connection: Connection) -> View | Changes | Turn:
        """Draw the present view of a connection, or the changes since its last one; a program's turn."""
        around = Surroundings(
            self.online(),
            self.automation.bots.thinking,
            self.automation.running_clocks(),
            self.log.again,
            self.due(),
            self.claimable(),
            round(self.services.time.now() - self.log.lateness_ms),
            self._told_of(connection),
        )
        draw = draw_turn if connection.program else draw_view
        return draw(self.state, connection, around)

    def online(self) -> Collection[str]:
        """Name the guests who are connected, to this process or another."""
        return {other.guest for other in self.connections if other.guest is not None}.union(self.peers.online())

    def crowd(self) -> Crowd:
        """Return who looks on without a seat, here and in other processes."""
        return merge((self.crowd_here(), *self.peers.crowds()))

    def crowd_here(self) -> Crowd:
        """Return who looks on without a seat in this process."""
        return gather(self.connections, self.has_seat, self.services.measures)

    def follow_crowd(self) -> None:
        """Have everybody told, and the other processes, if others look on than before."""
        if self.open and not self._crowd_due and self.crowd() != self._crowd:
            self._crowd_due = True
            self.post_later(CROWD_MS, self._tell_crowd)

    async def _tell_crowd(self) -> None:
        self._crowd_due, before, self._crowd = False, self._crowd, self.crowd()
        if before != self._crowd:
            self.peers.notify()
            self.show_all()

    def _told_of(self, connection: Connection) -> Crowd:
        """Return what a connection is told of who looks on: a program nothing, and in kid mode no names."""
        if connection.program:
            return Crowd()
        kids = self.services.measures.is_kids(connection.network)
        return self._crowd._replace(named=()) if kids else self._crowd

    def has_seat(self, guest: str | None) -> bool:
        """Whether a guest has a seat here, or had one that a bot plays for now."""
        return guest is not None and any(seat.guest == guest for seat in self.state.seats)

    def payer(self, connection: Connection) -> Payer:
        """Return who is charged for a connection's work."""
        if connection.program and connection.guest is not None:
            return Payer("program", connection.guest)
        if connection.payer is None or connection.payer[0] != self.state.edition:
            sits = any(seat.held_by(connection.guest) for seat in self.state.seats)
            payer = Payer("player" if sits else "spectator", connection.network, connection.guest)
            connection.payer = self.state.edition, payer
        return connection.payer[1]

    def claim(self, payer: Payer) -> float:
        """Return a payer's claim on the event loop, lowered by HEAD_START_US for a player while a clock runs."""
        head_start = payer.kind == "player" and self.automation.timed
        return self.services.budget.claim(payer) - HEAD_START_US * head_start

    def due(self) -> dict[int, int]:
        """Map each seat whose person is to act to the Unix time at which their time is up."""
        away = self.services.away
        return {seat: away.unix_of(at) for seat, at in dues(self.state, away).items()}

    def note_absences(self) -> None:
        """Note since when those are gone whom the match waits for; show everybody when that may be claimed."""
        now, before = self.services.time.now(), self._claimable
        self._gone = {seat: self._gone.get(seat, now) for seat in absent_seats(self.state, self.online())}
        self._claimable = self.claimable()
        if self._claimable != before:
            self.show_all()

    def claimable(self) -> frozenset[int]:
        """Return the seats whose people have been gone for ``claim_ms`` while the match waits for them."""
        if not self._gone:
            return frozenset()
        until = self.services.time.now() - self.services.settings.claim_ms
        here = absent_seats(self.state, self.online())
        return frozenset(seat for seat, since in self._gone.items() if since <= until and seat in here)

    def show_all(self) -> None:
        """Send everybody the latest view."""
        for connection in self.connections:
            connection.send_view()

    def pass_on(self, sayings: Sequence[Saying]) -> None:
        """Send new messages of the talk to all connections."""
        for connection in self.connections:
            self.send_talk(connection, sayings)

    def send_talk(self, connection: Connection, sayings: Sequence[Saying]) -> None:
        """Send a connection messages of the talk; only phrases, where it is in kid mode."""
        kids = self.services.measures.is_kids(connection.network)
        heard = tuple(saying for saying in sayings if not (kids and saying.phrase == "words"))
        if heard:
            connection.send(Said(heard))

    def _follow_presence(self, guest: str | None) -> None:
        self.follow_crowd()
        if any(seat.held_by(guest) for seat in self.state.seats):
            self.show_all()
            self.peers.notify()
        if self.open:
            self.automation.follow_presence()

    # --- what becomes of the log

    def log_written(self, written: Written) -> None:
        """Report a write by this process to observer and peers, and show changed seats and a rematch."""
        match written:
            case "again" | "names":
                pass
            case "seats":
                self.services.observer.seats_changed(self.id)
            case kind:
                self.services.observer.row_written(self.id, kind)
        self.peers.notify()
        if written == "again":
            self.show_all()
        elif written in ("seats", "names"):
            self.follow_crowd()
            self.changed()

    async def log_read(self, news: News) -> None:
        """Show what other processes have written; at a table that was closed, send everybody away."""
        if self.state.setup.closed:
            self.turn_out()
        self.follow_crowd()
        if news.moved:
            self.changed()
        elif news.repeated:
            self.show_all()
        if news.reseated and self.talk.number:  # words may have been erased
            self.talk.drop_all()
            self.pass_on(await self.talk.known())

    def log_failed(self, error: Exception) -> None:
        """Close this table, whose state differs from the log; the next request loads it again."""
        logs.error("table_spoiled", error, table=logs.short(self.id))
        self.spoiled = True
        self._inbox.stop()
        self._stop()
        for connection in self.connections:
            connection.close(1011, "The table had to be set up anew.")

    def turn_out(self) -> None:
        """Tell everybody that the table was closed, and end what runs here."""
        self.automation.stop()
        for connection in self.connections:
            connection.turn_away(Fault("closed", CLOSED), CLOSED_TABLE)

    def doubt(self) -> None:
        """Post a job that reads rows of the log that are not known here."""
        self.log.doubt()
        self.post(self.log.try_to_catch_up)

    def changed(self) -> None:
        """Show everybody the new position, and let clocks and bots follow it."""
        self.show_all()
        self.follow_match()

    def follow_match(self) -> None:
        """Adapt clocks and bots to the position."""
        if self.open:
            self.automation.follow_position()
