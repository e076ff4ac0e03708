"""Hands connections from the process that accepts them to the worker that serves them, over a Unix socket.

Once it is ready, the worker sends a sign of life every half second. It ends when the other end of the socket is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Callable

import uvicorn

HANDED = b"c"
ALIVE = b"a"
TICKS_A_BEAT = 5
"""uvicorn ticks ten times a second."""
MOST_AT_ONCE = 64
REQUEST_LINE = 512

_TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]+)")


def table_of(request: bytes) -> bytes | None:
    """Read the id of the table that a request is about from its first bytes, None if there is none.

    >>> table_of(b"GET /api/tables/x7_-/live HTTP/1.1"), table_of(b"GET / HTTP/1.1")
    (b'x7_-', None)
    """
    found = _TABLE.match(request)
    return found.group(1) if found is not None else None


def hand_over(line: socket.socket, connection: socket.socket) -> bool:
    """Hand a connection to the worker at the other end; False if it takes none just now."""
    try:
        socket.send_fds(line, [HANDED], [connection.fileno()])
    except OSError:
        return False
    return True


class HandedServer(uvicorn.Server):
    """A web server that accepts nothing itself. ``beat`` is called with every sign of life."""

    def __init__(self, config: uvicorn.Config, line: socket.socket, beat: Callable[[], None]) -> None:
        super().__init__(config)
        self._line, self._beat = line, beat
        self._accepting: set[asyncio.Task[object]] = set()
        line.setblocking(False)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, then receive connections."""
        await super().startup(sockets=[])
        asyncio.get_running_loop().add_reader(self._line.fileno(), self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop to receive connections, and close those that are open."""
        asyncio.get_running_loop().remove_reader(self._line.fileno())
        await super().shutdown(sockets=[])

    async def on_tick(self, counter: int) -> bool:
        """Send a sign of life every half second."""
        if counter % TICKS_A_BEAT == 0:
            self._beat()
            with contextlib.suppress(OSError):
                self._line.send(ALIVE)
        return await super().on_tick(counter)

    def _take(self) -> None:
        for _ in range(MOST_AT_ONCE):
            try:
                data, descriptors, _, _ = socket.recv_fds(self._line, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                data, descriptors = b"", []
            if not data:
                asyncio.get_running_loop().remove_reader(self._line.fileno())
                self.should_exit = True
                return
            for descriptor in descriptors:
                self._accept(socket.socket(fileno=descriptor))

    def _accept(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        task: asyncio.Task[object] = loop.create_task(self._serve_one(loop, connection))
        self._accepting.add(task)
        task.add_done_callback(self._accepting.discard)

    async def _serve_one(self, loop: asyncio.AbstractEventLoop, connection: socket.socket) -> None:
        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        try:
            await loop.connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()  # the other end has closed it already
