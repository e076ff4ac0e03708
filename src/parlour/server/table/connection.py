"""A connection: one browser that looks at one table, and the queue of frames for it.

A view is drawn when it is sent, not when something happens: a slow connection skips views, and gets the latest one
with all events since its last. Everything else keeps its order, and an acknowledgement comes before the view that
shows its effect.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from parlour.protocol.company import Leading, Said
from parlour.protocol.messages import Changes, Fault, Outgoing, TableInfo, View
from parlour.protocol.seats_of_programs import Turn
from parlour.server.base.limits import Payer
from parlour.server.table.page_thinker import PageThinker

MOST_WAITING = 64
LAGS = 4
"""The latest measured delays of which the shortest counts."""
LAG_MOST_MS = 500
"""The most of a connection's delay that a clock is not charged for."""


class Close(NamedTuple):
    """The end of a connection, with the WebSocket's code."""

    code: int
    reason: str


class _ViewDue:
    """A placeholder in the queue for a view, which is drawn when it is sent."""


_VIEW = _ViewDue()


class Connection:
    """A browser at a table.

    ``thinker`` is asked for thoughts if the page offers that. ``viewer`` is the seat it looks from, ``shown`` the last
    sequence number sent to it, ``sent`` the view that the browser has after all that was sent, and ``network`` the
    network of its address (``limits.network_of``). A ``program`` is sent no talk, which is for people. ``name``: what
    somebody without a seat is called by the others, unless they look on ``unseen``.
    """

    def __init__(
        self,
        guest: str | None,
        draw: Callable[[Connection], View | Changes | Turn],
        now: float = 0.0,
        network: str = "",
        program: bool = False,
    ) -> None:
        self.guest = guest
        self.program = program
        self.network = network
        self.heard = now
        self.thinker: PageThinker | None = None
        self.viewer: int | None = None
        self.name, self.unseen = "", False
        self.looking = False
        self.shown = 0
        self.whole = False
        self.sent: View | None = None
        self.sending = 0
        """The number of the frame that is being sent; 0 while none is."""
        self.table_shown: tuple[object, TableInfo] | None = None
        """What was last shown of the table around the match, after what that followed from (``views``)."""
        self.payer: tuple[int, Payer] | None = None
        """Who is charged for this connection's work, after the edition of the state in which that was found."""
        self._sent_frames = 0
        self._draw = draw
        self._mark, self._marked = 0, 0.0
        self._lags: deque[float] = deque(maxlen=LAGS)
        self._queue: deque[Outgoing | Close | _ViewDue] = deque()
        self._filled = asyncio.Event()
        self._ended = False

    def look(self, seat: int | None, shown: int) -> None:
        """Set the seat to look from; ``shown`` is the last sequence number the browser has, 0 for the whole history."""
        self.viewer, self.shown, self.whole, self.sent = seat, shown, shown == 0, None
        self.looking = True
        self.send_view()

    def send_view(self) -> None:
        """Queue the latest view, as changes if possible."""
        if self.looking:
            if _VIEW in self._queue:
                self._queue.remove(_VIEW)
            self._put(_VIEW)

    def show_whole(self) -> None:
        """Queue the latest view whole, not as changes."""
        self.sent = None
        self.send_view()

    def send(self, message: Outgoing) -> None:
        """Queue a message."""
        self._put(message)

    def replace_queued(self, message: Outgoing) -> None:
        """Queue a message in place of queued ones of its type, of which only the latest counts."""
        self._queue = deque(item for item in self._queue if type(item) is not type(message))
        self._put(message)

    def close(self, code: int, reason: str) -> None:
        """Queue the end of the connection, with a WebSocket code."""
        self._put(Close(code, reason))
        self._ended = True

    def turn_away(self, fault: Fault, code: int) -> None:
        """Queue why the connection ends, in place of all that waits, and its end."""
        self._queue.clear()
        self.send(fault)
        self.close(code, fault.code)

    def mark_time(self, now: float) -> int:
        """Return a mark to be echoed by the page, which measures how long messages take there and back."""
        self._mark, self._marked = self._mark + 1, now
        return self._mark

    def note_echo(self, mark: int, received: float) -> None:
        """Note when the echo of the latest mark was received; an older mark changes nothing."""
        if mark == self._mark and mark:
            self._lags.append(received - self._marked)

    @property
    def lag_ms(self) -> float:
        """The delay of messages there and back that is not charged to a clock, at most LAG_MOST_MS; 0 if unknown."""
        return min(LAG_MOST_MS, min(self._lags, default=0.0))

    def spend_credit(self) -> bool:
        """Take the right to one frame beyond the limit of frames, which each question to the page gives it."""
        return self.thinker is not None and self.thinker.spend_credit()

    async def next(self) -> bytes | Close:
        """Wait for the next data to send (see ``take``)."""
        await self.wait_filled()
        return self.take()

    def take(self) -> bytes | Close:
        """Take the next data to send from the queue: all messages, one on each line, or the end of the connection.

        Sent together, an acknowledgement and the view that shows its effect cost one write. The queue is not empty.
        """
        if isinstance(self._queue[0], Close):
            return self._queue[0]
        lines = []
        while self._queue and not isinstance(item := self._queue[0], Close):
            self._queue.popleft()
            lines.append(msgspec.json.encode(self._draw(self) if isinstance(item, _ViewDue) else item))
        return b"\n".join(lines)

    async def wait_filled(self) -> None:
        """Wait until the queue is not empty."""
        while not self._queue:
            self._filled.clear()
            await self._filled.wait()

    def begin_sending(self) -> None:
        """Note that a frame is being sent."""
        self._sent_frames += 1
        self.sending = self._sent_frames

    def end_sending(self) -> None:
        """Note that the browser has accepted the frame."""
        self.sending = 0

    @property
    def owes_view(self) -> bool:
        """Whether a view is queued, so that the next data cost drawing it."""
        return _VIEW in self._queue

    @property
    def ended(self) -> bool:
        """Whether nothing more will be sent."""
        return self._ended

    def _put(self, item: Outgoing | Close | _ViewDue) -> None:
        if self._ended or (self.program and isinstance(item, (Said, Leading))):
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            item, self._ended = Close(1008, "too slow"), True
        self._queue.append(item)
        self._filled.set()
