"""What the web server lacks at its door: deadlines for what begins to arrive, and a price for what says nothing.

uvicorn waits for a request, or the rest of one, for ever; and it answers pings and gathers the fragments of a message
by itself, so that the application never hears of them.
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
    """A timer that may be started again and again; while it runs, starting it changes nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop, on_late: Callable[[], None]) -> None:
        self._loop, self._on_late = loop, on_late
        self._timer: asyncio.TimerHandle | None = None

    def start(self, ms: int) -> None:
        """Let it run, unless it does."""
        if self._timer is None:
            self._timer = self._loop.call_later(ms / 1000, self._on_late)

    def stop(self) -> None:
        """What was waited for has come, or nobody waits."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door:
    """Counts the connections of each network that have not said anything whole yet.

    Nobody is turned away unheard: after a restart all of a school come at once, their requests right behind them.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.silent: Counter[str] = Counter()

    def enter(self, network: str) -> int:
        """Let a connection in; give the milliseconds it has to speak. Behind a proxy all have the proxy's address."""
        self.silent[network] += 1
        crowded = self.silent[network] > self.settings.silent_per_address and not self.settings.trusted_proxies
        return self.settings.crowded_ms if crowded else self.settings.arrival_ms

    def speaks(self, network: str) -> None:
        """One of them has said something, or is gone."""
        self.silent[network] -= 1
        if self.silent[network] <= 0:
            del self.silent[network]


class HttpProtocol(HttpToolsProtocol):
    """HTTP/1.1 where a request, its body included, is there in time or its connection closed.

    Between two requests the web server's own keep-alive counts, until the first byte of the next.
    """

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self._door = door
        self._network: str | None = None
        self._deadline = Deadline(self.loop, self._late)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._network = network_of(self.client[0] if self.client is not None else "")
        self._deadline.start(self._door.enter(self._network))

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what came: the beginning of a request, if it is not the rest of one."""
        self._deadline.start(self._door.settings.arrival_ms)
        super().data_received(data)

    def on_message_complete(self) -> None:
        """The request is there, be it one for a socket."""
        self._stop_waiting()
        super().on_message_complete()

    def _stop_waiting(self) -> None:
        self._deadline.stop()
        if self._network is not None:
            self._door.speaks(self._network)
            self._network = None

    def _late(self) -> None:
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket where pings, pongs and fragments are counted, and a message begun is whole in time."""

    def __init__(self, settings: Settings, **more: Any) -> None:
        super().__init__(**more)
        most = settings.control_frames_per_20_s
        self._bucket = Bucket(SystemTime(), most, REFILL_MS / max(1, most))
        self._arrival_ms = settings.arrival_ms
        self._deadline = Deadline(self.loop, self._late)
        self._in_message = False
        self._got_frame = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._deadline.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what came. The deadline runs while a message, or a frame, has begun and not ended."""
        self._got_frame = False
        super().data_received(data)
        if self._in_message or not self._got_frame:
            self._deadline.start(self._arrival_ms)
        else:
            self._deadline.stop()

    def handle_connect(self, event: Any) -> None:
        """The request that opens the socket came whole."""
        self._got_frame = True
        super().handle_connect(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or the beginning of one."""
        self._take(event, begins=True)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message, or the beginning of one."""
        self._take(event, begins=True)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A fragment."""
        self._take(event)
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered already; here it is counted."""
        self._got_frame = True
        self._spend()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Asked for or not."""
        self._got_frame = True
        self._spend()
        super().handle_pong(event)

    def _take(self, event: Frame, begins: bool = False) -> None:
        """Count a fragment; a message that comes in one frame is counted by the application."""
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


def protocols(settings: Settings) -> tuple[Any, Any]:
    """Give what the web server makes its HTTP and WebSocket connections of; one count for all of them."""
    return functools.partial(HttpProtocol, Door(settings)), functools.partial(SocketProtocol, settings)
