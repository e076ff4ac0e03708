"""The other processes at a table: which of them leads it, how far they have brought it, who is connected there."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

from parlour.protocol.company import Saying
from parlour.server.base.errors import Unavailable
from parlour.server.model.coordination import Announcement, Mark
from parlour.server.model.presented import Presented
from parlour.server.model.seats import without_late
from parlour.server.table.connection import Connection
from parlour.server.table.presenter import Presenter
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState
from parlour.server.table.talk import Talk


class TableHere(Protocol):
    """The table as this process has it in memory."""

    state: TableState
    again: str | None
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

    def follow_match(self) -> None: ...  # noqa: D102

    async def catch_up(self) -> None: ...  # noqa: D102

    async def follow_winner(self) -> None: ...  # noqa: D102


class Peers:
    """What a table and the other processes that serve it know of each other; where there are none, it leads itself.

    ``leads`` says whether clocks run out and bots move here. ``reseats`` is how many changes of seats are known here.
    """

    def __init__(self, services: Services, here: TableHere) -> None:
        self._here = here
        self._coordination, self._time, self._networks = services.coordination, services.time, services.networks
        self.leads = services.coordination is None
        self.reseats = here.state.setup.reseats
        self._asked_to_lead = False
        self._behind = False
        self._connected: dict[str, tuple[tuple[str, ...], float]] = {}

    @property
    def id(self) -> str:
        """The table's."""
        return self._here.state.setup.id

    # --- who leads

    @property
    def wants_lead(self) -> bool:
        """Whether some process must let clocks run out here, move for bots, or free seats."""
        here, state = self._here, self._here.state
        if state.match is None:
            return here.open and without_late(state.seats) != state.seats
        bots = here.bots_awake and (bool(state.away) or any(seat.kind == "bot" for seat in state.seats))
        warm = state.terms is not None and state.terms.warm
        return here.open and not state.match.over and (bots or warm or bool(state.clocks))

    def follow(self) -> None:
        """Ask once to lead where that is needed; after that the cluster sees when the table has no leader."""
        if self._coordination is None:
            return
        if not self.wants_lead:
            self.let_go()
        elif not self.leads and not self._asked_to_lead:
            self._asked_to_lead = True
            self._coordination.want(self.id)

    def let_go(self) -> None:
        """Lead no longer."""
        self._asked_to_lead = False
        if self._coordination is not None and self.leads:
            self.leads = False
            self._coordination.release(self.id)

    def lead(self, leads: bool) -> None:
        """Let clocks and bots act here from now on, or no more."""
        if leads != self.leads and self._here.open:
            self.leads = leads
            self._here.post(self._follow_new_lead)

    async def _follow_new_lead(self) -> None:
        try:
            await self._here.catch_up()
        except Unavailable:
            self._here.doubt()
        self._here.follow_match()

    # --- what is new

    @property
    def mark(self) -> Mark:
        """How far this table is here."""
        return Mark(self._here.state.seq, self.reseats, self._here.again is not None, self._here.talk.number)

    @property
    def watched(self) -> bool:
        """Whether it matters here at once what others do at this table."""
        return bool(self._here.connections) or self.wants_lead

    def tell(self) -> None:
        """Let the others know that something is new here."""
        if self._coordination is not None:
            self._coordination.announce(self.id)

    def hear(self, mark: Mark) -> None:
        """Another process, or the database, says how far the table is: read what is new."""
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
            await self._here.follow_winner()
            with contextlib.suppress(Unavailable):
                self._here.pass_on(await self._here.talk.follow())

    # --- who is connected

    def present(self) -> tuple[str, ...]:
        """Name the guests who sit at this table and are connected here."""
        seated = {seat.guest for seat in self._here.state.seats if seat.kind == "human"}
        return tuple(sorted({c.guest for c in self._here.connections if c.guest is not None and c.guest in seated}))

    def networks(self) -> tuple[str, ...]:
        """Give the networks of the guests who are ``present``, in their order."""
        return self._networks.of_all(self.present())

    def online(self) -> Collection[str]:
        """Name the guests who are connected, here or elsewhere."""
        here = {other.guest for other in self._here.connections if other.guest is not None}
        return here.union(*(guests for guests, _ in self._connected.values()))

    @property
    def shown(self) -> Presented | None:
        """What somebody who is connected here shows the others."""
        return self._here.presenter.shown

    def meet(self, announcement: Announcement, until: float) -> None:
        """Another process says who is connected there, and who leads; believe it for a while."""
        before = self.online()
        self._connected[announcement.process] = announcement.guests, until
        for guest, network in zip(announcement.guests, announcement.networks, strict=False):  # old processes name none
            self._networks.note(guest, network)
        self._here.presenter.meet(announcement.process, announcement.shown, until)
        if before != self.online():
            self._here.show_all()

    def part(self) -> None:
        """Believe no longer what was said too long ago."""
        now, before = self._time.now(), self.online()
        self._here.presenter.forget_late()
        self._connected = {process: said for process, said in self._connected.items() if said[1] > now}
        if before != self.online():
            self._here.show_all()
