"""The bus: carries announcements between processes, so that they read changes from the database sooner.

Messages may be lost, doubled or late, and nothing depends on one. Publishing therefore never waits and never fails:
what cannot be sent at once is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from parlour.core.errors import BadOption
from parlour.server.base import logs

if TYPE_CHECKING:
    from nats.aio.msg import Msg

LARGEST = 64 * 1024
MOST_WAITING = 1_000
AGAIN_S = 1.0

Hear = Callable[[bytes], None]


class Bus(Protocol):
    """Carries messages of at most LARGEST bytes to the other processes."""

    async def open(self, house: str, hear: Hear) -> None:
        """Start to receive the messages of the other processes of a house, and hand each to ``hear``."""
        ...

    def publish(self, message: bytes) -> None:
        """Send a message to the others, if that is possible at once."""
        ...

    async def close(self) -> None:
        """Stop to receive and to send."""
        ...


class LocalBus:
    """Processes of one machine: each has a datagram socket in a common folder, and sends to all others there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = folder / f"{os.getpid()}-{secrets.token_hex(4)}.bus"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._others: list[str] = []
        self._seen = -1

    async def open(self, house: str, hear: Hear) -> None:
        """Start to receive messages."""
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * LARGEST)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._read, hear)

    def _read(self, hear: Hear) -> None:
        with contextlib.suppress(OSError):
            while True:
                hear(self._socket.recv(LARGEST))

    def publish(self, message: bytes) -> None:
        """Send a message to every other socket in the folder whose buffer has room."""
        for path in self._peers():
            with contextlib.suppress(OSError):
                self._socket.sendto(message, path)

    def _peers(self) -> list[str]:
        """List the other sockets; the folder is read again only when it has changed."""
        changed = self._folder.stat().st_mtime_ns
        if changed != self._seen:
            self._seen = changed
            self._others = [str(path) for path in self._folder.glob("*.bus") if path != self._own]
        return self._others

    async def close(self) -> None:
        """Stop to receive and to send."""
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        self._own.unlink(missing_ok=True)


class NatsBus:
    """Machines that share a NATS server. While it is away messages are dropped, and connecting is tried again."""

    def __init__(self, url: str) -> None:
        try:
            from nats.aio.client import Client
        except ModuleNotFoundError:
            raise BadOption("NATS needs: pip install 'parlour[cluster]'", "bus") from None
        self._url = url
        self._client = Client()
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    async def open(self, house: str, hear: Hear) -> None:
        """Start to receive messages as soon as the server is there; return without waiting for it."""
        self._task = asyncio.create_task(self._run(f"parlour.{house}", hear))

    async def _run(self, subject: str, hear: Hear) -> None:
        async def heard(message: Msg) -> None:
            hear(message.data)

        await self._client.connect(
            self._url,
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN_S,  # type: ignore[arg-type]
            error_cb=_trouble,
            disconnected_cb=_away,
            reconnected_cb=_back,
        )
        await self._client.subscribe(subject, cb=heard)
        while True:
            message = await self._waiting.get()
            try:
                if self._client.is_connected:
                    await self._client.publish(subject, message)
            except Exception as error:
                await _trouble(error)

    def publish(self, message: bytes) -> None:
        """Send a message to the others; drop it while the server is not connected."""
        if self._client.is_connected and not self._waiting.full():
            self._waiting.put_nowait(message)

    async def close(self) -> None:
        """Stop to receive and to send."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._client.close()


async def _trouble(error: Exception) -> None:
    logs.warning("bus_trouble", problem=type(error).__name__)


async def _away() -> None:
    logs.warning("bus_away")


async def _back() -> None:
    logs.info("bus_back")


def open_bus(url: str, folder: str) -> Bus | None:
    """Choose the bus: NATS by its URL, else that of workers in their folder, else none. Raises BadOption."""
    if url:
        if not url.startswith(("nats://", "tls://")):
            raise BadOption("the bus is a nats:// URL", "bus")
        return NatsBus(url)
    return LocalBus(Path(folder)) if folder else None
