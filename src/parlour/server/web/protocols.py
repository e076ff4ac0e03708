"""Extends uvicorn's protocols: deadlines for requests and messages that arrive slowly, limits on control frames.

uvicorn itself waits forever for a request or the rest of one. It also answers pings and joins the fragments of messages
before the application sees them, so those have to be counted here.
"""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from parlour.server.base.clocks import SystemTime
from parlour.server.base.limits import REFILL_MS, Bucket, network_of
from parlour.server.base.settings import Settings


class Deadline:
    """A timer that calls ``on_late`` when it expires; it can be started again once it was stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop, on_late: Callable[[], None]) -> None:
        self._loop, self._on_late = loop, on_late
        self._timer: asyncio.TimerHandle | None = None

    def start(self, ms: int) -> None:
        """Start the timer to expire in ``ms`` milliseconds; does nothing while it is running."""
        if self._timer is None:
            self._timer = self._loop.call_later(ms / 1000, self._on_late)

    def stop(self) -> None:
        """Stop the timer, if it is running."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door:
    """Counts, for each network, the connections that have not sent a complete request yet.

    None is refused at once: after a restart a whole school connects at the same moment, and its requests follow.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.silent: Counter[str] = Counter()

    def count_silent(self, network: str) -> int:
        """Count a connection as silent; return the milliseconds in which its first request must arrive.

        A network with too many silent connections gets less time, but not behind a proxy, whose address all share.
        """
        self.silent[network] += 1
        crowded = self.silent[network] > self.settings.silent_per_address and not self.settings.trusted_proxies
        return self.settings.crowded_ms if crowded else self.settings.arrival_ms

    def count_heard(self, network: str) -> None:
        """Stop counting a connection as silent, because it sent a request or was closed."""
        self.silent[network] -= 1
        if self.silent[network] <= 0:
            del self.silent[network]


class HttpProtocol(HttpToolsProtocol):
    """HTTP/1.1 that closes a connection if a request, its body included, does not arrive in time.

    Between two requests uvicorn's keep-alive timeout applies, until the first byte of the next.
    """

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self._door = door
        self._network: str | None = None
        self._deadline = Deadline(self.loop, self._late)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the deadline of the first request."""
        super().connection_made(transport)
        self._network = network_of(self.client[0] if self.client is not None else "")
        self._deadline.start(self._door.count_silent(self._network))

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the deadline."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass on received bytes; they start the deadline of a request unless it is running."""
        self._deadline.start(self._door.settings.arrival_ms)
        super().data_received(data)

    def on_message_complete(self) -> None:
        """Stop the deadline: the request, possibly one that opens a socket, is complete."""
        self._stop_waiting()
        super().on_message_complete()

    def _stop_waiting(self) -> None:
        self._deadline.stop()
        if self._network is not None:
            self._door.count_heard(self._network)
            self._network = None

    def _late(self) -> None:
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket that closes if pings, pongs and fragments come too fast, or a message does not arrive whole in time."""

    def __init__(self, settings: Settings, **more: Any) -> None:
        super().__init__(**more)
        most = settings.control_frames_per_20_s
        self._bucket = Bucket(SystemTime(), most, REFILL_MS / max(1, most))
        self._arrival_ms = settings.arrival_ms
        self._deadline = Deadline(self.loop, self._late)
        self._in_message = False
        self._got_frame = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the deadline."""
        self._deadline.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass on received bytes; the deadline runs while a message or a frame has begun and not ended."""
        self._got_frame = False
        super().data_received(data)
        if self._in_message or not self._got_frame:
            self._deadline.start(self._arrival_ms)
        else:
            self._deadline.stop()

    def handle_connect(self, event: Any) -> None:
        """Note that the request that opens the socket is complete."""
        self._got_frame = True
        super().handle_connect(event)

    def handle_text(self, event: Frame) -> None:
        """Count a text frame that is only the first fragment of a message."""
        self._count_fragment(event, begins=True)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Count a binary frame that is only the first fragment of a message."""
        self._count_fragment(event, begins=True)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Count a further fragment of a message."""
        self._count_fragment(event)
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Count a ping, which the library has answered already."""
        self._got_frame = True
        self._spend()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Count a pong, whether it answers a ping or not."""
        self._got_frame = True
        self._spend()
        super().handle_pong(event)

    def _count_fragment(self, event: Frame, begins: bool = False) -> None:
        """Count a fragment; a message in a single frame is not counted here, because the application does that."""
        self._got_frame = True
        self._in_message = not event.fin
        if not (begins and event.fin):
            self._spend()

    def _spend(self) -> None:
        if not self._bucket.spend():
            self._fail("too many frames that say nothing")

    def _late(self) -> None:
        self._fail("a message was begun and not ended")

    def _fail(self, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(1008, reason)
            self.handle_parser_exception()


def make_protocols(settings: Settings) -> tuple[Any, Any]:
    """Return the factories for uvicorn's HTTP and WebSocket protocols; all HTTP connections share one Door."""
    return functools.partial(HttpProtocol, Door(settings)), functools.partial(SocketProtocol, settings)
