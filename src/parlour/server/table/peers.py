"""The other processes that serve a table: which one leads, what they have written, who is connected to them."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

from parlour.protocol.company import Saying
from parlour.server.base.clocks import Time
from parlour.server.base.errors import Unavailable
from parlour.server.base.networks import Networks
from parlour.server.model.coordination import Announcement, Coordination, Crowd, Mark
from parlour.server.model.presented import Presented
from parlour.server.model.seats import without_late
from parlour.server.table.connection import Connection
from parlour.server.table.presenter import Presenter
from parlour.server.table.services import Services
from parlour.server.table.table_log import TableLog
from parlour.server.table.talk import Talk


class Peers(Protocol):
    """What a table knows of the other processes that serve it.

    ``leads`` says whether clocks run out and bots move in this process.
    """

    leads: bool

    @property
    def watched(self) -> bool:
        """Whether changes by other processes are announced here, so that the log need not be read to find them."""
        ...

    def online(self) -> Collection[str]:
        """Name the guests who are connected to other processes."""
        ...

    def crowds(self) -> Collection[Crowd]:
        """Return who looks on without a seat in each of the other processes."""
        ...

    def settle_lead(self) -> None:
        """Ask to lead if the position needs a leader, and give the lead up if it does not."""
        ...

    def notify(self) -> None:
        """Tell the others that something is new here."""
        ...

    def give_up(self) -> None:
        """Give up the lead, and hear no more."""
        ...


class NoPeers:
    """No other process serves the table: this one leads it."""

    leads = True
    watched = True

    def online(self) -> Collection[str]:
        """Name nobody."""
        return ()

    def crowds(self) -> Collection[Crowd]:
        """Return nobody."""
        return ()

    def settle_lead(self) -> None:
        """Do nothing: there is nobody to ask."""

    def notify(self) -> None:
        """Do nothing: nobody hears."""

    def give_up(self) -> None:
        """Do nothing: nobody takes over."""


class TableHere(Protocol):
    """The table as this process has it in memory."""

    log: TableLog
    connections: set[Connection]
    talk: Talk
    presenter: Presenter

    @property
    def open(self) -> bool: ...  # noqa: D102

    @property
    def bots_awake(self) -> bool: ...  # noqa: D102

    def post(self, job: Callable[[], Awaitable[None]]) -> None: ...  # noqa: D102

    def doubt(self) -> None: ...  # noqa: D102

    def pass_on(self, sayings: Sequence[Saying]) -> None: ...  # noqa: D102

    def show_all(self) -> None: ...  # noqa: D102

    def online(self) -> Collection[str]: ...  # noqa: D102

    def crowd_here(self) -> Crowd: ...  # noqa: D102

    def follow_crowd(self) -> None: ...  # noqa: D102

    def follow_match(self) -> None: ...  # noqa: D102


def peers_of(services: Services, here: TableHere) -> Peers:
    """Return the peers of a table: none where one process serves the house."""
    if services.coordination is None:
        return NoPeers()
    return SharedPeers(services.coordination, services.time, services.networks, here)


class SharedPeers:
    """The exchange between a table and the other processes that serve it.

    It implements ``Peers`` for the table, and ``SharedTable`` for the coordination.
    """

    def __init__(self, coordination: Coordination, time: Time, networks: Networks, here: TableHere) -> None:
        self._here = here
        self._coordination, self._time, self._networks = coordination, time, networks
        self.id = here.log.state.setup.id
        self.leads = False
        self._asked_to_lead = False
        self._behind = False
        self._connected: dict[str, tuple[tuple[str, ...], float]] = {}
        self._crowds: dict[str, Crowd] = {}
        coordination.report_table(self)

    # --- who leads

    @property
    def wants_lead(self) -> bool:
        """Whether the table needs a leader: a process that lets clocks run out, moves for bots, and frees seats."""
        here, state = self._here, self._here.log.state
        if state.match is None:
            return here.open and without_late(state.seats) != state.seats
        bots = here.bots_awake and (bool(state.away) or any(seat.kind == "bot" for seat in state.seats))
        warm = state.terms is not None and state.terms.warm
        return here.open and not state.match.over and (bots or warm or bool(state.clocks) or state.times is not None)

    def settle_lead(self) -> None:
        """Ask once to lead if the position needs a leader; after that the coordination sees when there is none."""
        if not self.wants_lead:
            self._let_go()
        elif not self.leads and not self._asked_to_lead:
            self._asked_to_lead = True
            self._coordination.want(self.id)

    def give_up(self) -> None:
        """Give up the lead, and hear no more."""
        self._let_go()
        self._coordination.stop_reporting(self)

    def _let_go(self) -> None:
        self._asked_to_lead = False
        if self.leads:
            self.leads = False
            self._coordination.release(self.id)

    def set_lead(self, leads: bool) -> None:
        """Set whether this process leads the table, so that clocks and bots act here."""
        if leads != self.leads and self._here.open:
            self.leads = leads
            self._here.post(self._follow_new_lead)

    async def _follow_new_lead(self) -> None:
        try:
            await self._here.log.catch_up()
        except Unavailable:
            self._here.doubt()
        self._here.follow_match()

    # --- what is new

    @property
    def mark(self) -> Mark:
        """How far this table is here."""
        log = self._here.log
        return Mark(log.state.seq, log.reseats, log.again is not None, self._here.talk.number)

    @property
    def watched(self) -> bool:
        """Whether changes by other processes are needed here at once, because somebody is connected."""
        return bool(self._here.connections) or self.wants_lead

    def notify(self) -> None:
        """Tell the others that something is new here."""
        self._coordination.notify(self.id)

    def catch_up_to(self, mark: Mark) -> None:
        """Read the log if ``mark`` shows that the table has come further in another process or in the database."""
        if self._here.open and not self._behind and self._is_news(mark):
            self._behind = True
            self._here.post(lambda: self._follow_log(mark))

    def _is_news(self, mark: Mark) -> bool:
        known = self.mark
        return (
            mark.seq > known.seq or mark.reseats > known.reseats or mark.again > known.again or mark.said > known.said
        )

    async def _follow_log(self, mark: Mark) -> None:
        self._behind = False
        if self._is_news(mark):
            await self._here.log.try_to_catch_up()
            with contextlib.suppress(Unavailable):
                self._here.pass_on(await self._here.talk.read_new())

    # --- who is connected

    def present(self) -> tuple[str, ...]:
        """Name the guests who sit at this table and are connected here."""
        seated = {seat.guest for seat in self._here.log.state.seats if seat.kind == "human"}
        return tuple(sorted({c.guest for c in self._here.connections if c.guest is not None and c.guest in seated}))

    def networks(self) -> tuple[str, ...]:
        """Return the networks of the guests who are ``present``, in their order."""
        return self._networks.of_all(self.present())

    @property
    def crowd(self) -> Crowd:
        """Who looks on without a seat here."""
        return self._here.crowd_here()

    def crowds(self) -> Collection[Crowd]:
        """Return who looks on without a seat in each of the other processes."""
        return [self._crowds[process] for process in self._connected]

    def online(self) -> Collection[str]:
        """Name the guests who are connected to other processes."""
        return {guest for guests, _ in self._connected.values() for guest in guests}

    @property
    def shown(self) -> Presented | None:
        """The presentation of somebody who is connected here, None if there is none."""
        return self._here.presenter.shown

    def take_over(self, announcement: Announcement, until: float) -> None:
        """Take over who is connected to another process and who presents there, until they expire."""
        before = self._here.online()
        self._connected[announcement.process] = announcement.guests, until
        self._crowds[announcement.process] = Crowd(announcement.named, announcement.watching)
        for guest, network in zip(announcement.guests, announcement.networks, strict=False):  # old processes name none
            self._networks.note_network(guest, network)
        self._here.presenter.take_over(announcement.process, announcement.shown, until)
        self._here.follow_crowd()
        if before != self._here.online():
            self._here.show_all()

    def drop_expired(self) -> None:
        """Drop presence and presentations whose announcement is too old."""
        now, before = self._time.now(), self._here.online()
        self._here.presenter.drop_expired()
        self._connected = {process: said for process, said in self._connected.items() if said[1] > now}
        self._here.follow_crowd()
        if before != self._here.online():
            self._here.show_all()
