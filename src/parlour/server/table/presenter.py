"""Presenting: somebody shows the others at a table a moment and public places. It is not stored."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from parlour.core.verbs import SPECTATOR
from parlour.protocol.company import Leading
from parlour.protocol.frames import Lead
from parlour.server.base.clocks import Time
from parlour.server.base.limits import Bucket
from parlour.server.model.presented import Presented
from parlour.server.table.connection import Connection
from parlour.server.table.table_state import TableState

AT_ONCE = 20
EVERY_MS = 250
OWN = "hand"
"""The kind of zones whose pieces are private, so that they cannot be presented."""


class Presenter:
    """Who presents at a table, in this process or another.

    ``connections`` are those who look, kept up to date by the table; ``announce`` tells other processes of a change.
    """

    def __init__(self, time: Time, connections: Collection[Connection], announce: Callable[[], None]) -> None:
        self._time, self._connections, self._announce = time, connections, announce
        self._by: Connection | None = None
        self._limits: dict[Connection, Bucket] = {}
        self._elsewhere: dict[str, tuple[Presented, float]] = {}
        self.shown: Presented | None = None
        """The presentation of somebody who is connected here, None if there is none."""

    def may(self, connection: Connection) -> bool:
        """Take a token for a presenter's frame; return False if there were too many lately."""
        return self._limits.setdefault(connection, Bucket(self._time, AT_ONCE, EVERY_MS)).spend()

    def start_presenting(self, connection: Connection, seat: int | None, frame: Lead) -> bool:
        """Start a connection's presentation; return False while somebody presents who has precedence."""
        since = self.shown.since if self.shown is not None and self._by is connection else self._time.now()
        shown = Presented(since, seat, frame.at, frame.pointers, frame.to)
        if self._by is not connection and any(not other.gives_way_to(shown) for other in self._all()):
            return False
        self._by, self.shown = connection, shown
        self._change()
        return True

    def end_presentation(self, connection: Connection) -> None:
        """End the presentation of a connection that stops or has gone."""
        self._limits.pop(connection, None)
        if self._by is connection:
            self._by = self.shown = None
            self._change()

    def _change(self) -> None:
        self.announce_all()
        self._announce()

    def take_over(self, process: str, shown: Presented | None, until: float) -> None:
        """Take over what somebody presents in another process, until it expires."""
        before = self.current
        self._elsewhere.pop(process, None)
        if shown is not None:
            self._elsewhere[process] = shown, until
        if self.shown is not None and shown is not None and self.shown.gives_way_to(shown):
            self._by = self.shown = None
        if self.current != before:
            self.announce_all()

    def drop_expired(self) -> None:
        """Drop what other processes announced too long ago."""
        before, now = self.current, self._time.now()
        self._elsewhere = {process: said for process, said in self._elsewhere.items() if said[1] > now}
        if self.current != before:
            self.announce_all()

    @property
    def current(self) -> Presented | None:
        """The presentation that has precedence and is shown to everybody, None if there is none."""
        every = list(self._all())
        return next((it for it in every if not any(it.gives_way_to(other) for other in every)), None)

    def _all(self) -> Iterator[Presented]:
        if self.shown is not None:
            yield self.shown
        for shown, _ in self._elsewhere.values():
            yield shown

    def message(self, connection: Connection) -> Leading:
        """Make the message that tells a connection who presents what."""
        now = self.current
        if now is None:
            return Leading()
        return Leading(True, now.seat, connection is self._by, now.at, now.pointers, now.to)

    def announce_all(self) -> None:
        """Send everybody who looks who presents what."""
        for connection in self._connections:
            connection.replace_queued(self.message(connection))


def is_public(state: TableState, frame: Lead) -> bool:
    """Return whether a frame's moment exists and all its places are visible to everybody there."""
    if state.match is None or (frame.at or 0) > state.seq:
        return False
    if not frame.pointers:
        return True
    recalled = state.recall(SPECTATOR, frame.at) if frame.at is not None else (state.scene(), None)
    if recalled is None:
        return False
    scene = recalled[0]
    zones = {zone.id for zone in scene.zones if zone.kind != OWN}
    seen = {thing.id for things in (scene.pieces, scene.spots) for thing in things if thing.zone in zones}
    return all(pointer.start in seen and pointer.end in seen for pointer in frame.pointers)
