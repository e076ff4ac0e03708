"""A TCP proxy before a server: it hands on every byte until it cuts its lines, falls silent or lets nobody in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit


class Proxy:
    """``most`` limits the bytes of each answer, after which its line is cut; None is no limit."""

    def __init__(self, server: str) -> None:
        self._server = urlsplit(server)
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._silent: set[asyncio.StreamWriter] = set()
        self.url = ""
        self.opened = 0
        self.closed = False
        self.most: int | None = None

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[Proxy]:
        listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            listener.close()
            self._lines |= self._silent
            self.cut()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> int:
        """Cut every line, as if a cable were pulled out on both sides; return how many there were."""
        lines = [*self._lines]
        for line in lines:
            line.transport.abort()
        self._lines.clear()
        return len(lines)

    def fall_silent(self) -> None:
        """Hand on nothing more over the lines there are, and close none: what a router does that forgot them."""
        self._silent |= self._lines

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.closed:
            writer.transport.abort()
            return
        self.opened += 1
        self._lines.add(writer)
        there, back = await asyncio.open_connection(self._server.hostname, self._server.port)
        self._lines.add(back)
        for source, target, most in ((reader, back, None), (there, writer, self.most)):
            task = asyncio.create_task(self._hand_on(source, target, most))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hand_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, most: int | None) -> None:
        left = most
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                if target in self._silent:
                    continue
                target.write(data if left is None else data[:left])
                await target.drain()
                if left is not None and (left := left - len(data)) <= 0:
                    break
        if target not in self._silent:
            target.close()
        self._lines.discard(target)
