"""A connection: one browser looking at one table, and what is still to be sent to it. Framework-free.

A view is made when it is sent, not when something happens: a slow connection skips what it missed and gets the latest
view with all the events since its last one. Everything else keeps its order, and an acknowledgement comes before
the view that shows its effect.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from parlour.protocol.messages import Changes, Outgoing, View

MOST_WAITING = 64


class Close(NamedTuple):
    """The end of a connection, with the WebSocket's code."""

    code: int
    reason: str


class _ViewDue:
    """Stands in the queue for the view to be made when its turn comes."""


_VIEW = _ViewDue()


class Connection:
    """A browser at a table.

    ``viewer`` is the seat it looks from, ``shown`` the last sequence number sent to it, and ``sent`` the view that
    what it was sent amounts to. ``network`` is what the browser's address is counted by.
    """

    def __init__(
        self, guest: str | None, draw: Callable[[Connection], View | Changes], now: float = 0.0, network: str = ""
    ) -> None:
        self.guest = guest
        self.network = network
        self.heard = now
        self.viewer: int | None = None
        self.looking = False
        self.shown = 0
        self.whole = False
        self.sent: View | None = None
        self._draw = draw
        self._queue: deque[Outgoing | Close | _ViewDue] = deque()
        self._filled = asyncio.Event()
        self._ended = False

    def look(self, seat: int | None, shown: int) -> None:
        """Look from a seat from now on; ``shown`` 0 asks for the whole history."""
        self.viewer, self.shown, self.whole, self.sent = seat, shown, shown == 0, None
        self.looking = True
        self.show()

    def show(self) -> None:
        """Send the latest view after what waits already."""
        if self.looking:
            if _VIEW in self._queue:
                self._queue.remove(_VIEW)
            self._put(_VIEW)

    def show_whole(self) -> None:
        """As ``show``, to one who may have lost track: everything, not what is new."""
        self.sent = None
        self.show()

    def send(self, message: Outgoing) -> None:
        """Send a message after what waits already."""
        self._put(message)

    def renew(self, message: Outgoing) -> None:
        """Send a message in the place of those of its kind that still wait: only the latest counts."""
        self._queue = deque(item for item in self._queue if type(item) is not type(message))
        self._put(message)

    def close(self, code: int, reason: str) -> None:
        """End the connection after what waits already."""
        self._put(Close(code, reason))
        self._ended = True

    async def next(self) -> bytes | Close:
        """Wait for what is to be sent next: a frame with all that waits, a message a line, or the end.

        So an acknowledgement and the view that shows its effect cost one write.
        """
        await self.wait_filled()
        if isinstance(self._queue[0], Close):
            return self._queue[0]
        lines = []
        while self._queue and not isinstance(item := self._queue[0], Close):
            self._queue.popleft()
            lines.append(msgspec.json.encode(self._draw(self) if isinstance(item, _ViewDue) else item))
        return b"\n".join(lines)

    async def wait_filled(self) -> None:
        """Return when there is something to send."""
        while not self._queue:
            self._filled.clear()
            await self._filled.wait()

    @property
    def owes_view(self) -> bool:
        """Whether a view has to be drawn for what is sent next."""
        return _VIEW in self._queue

    @property
    def ended(self) -> bool:
        """Whether nothing more will be sent."""
        return self._ended

    def _put(self, item: Outgoing | Close | _ViewDue) -> None:
        if self._ended:
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            item, self._ended = Close(1008, "too slow"), True
        self._queue.append(item)
        self._filled.set()
