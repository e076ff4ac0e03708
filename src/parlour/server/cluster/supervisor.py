"""Supervises workers: accepts connections, hands each to a worker, and replaces a worker that ends.

Requests about a table go to one worker, chosen by the table's id in the first bytes of the request. Any worker can
serve any table, so a connection that sends nothing for a moment, and every other request, goes to the next in turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import socket
import subprocess
import sys
import zlib
from collections.abc import Callable, Sequence

from parlour.core.errors import ParlourError
from parlour.server.base import logs
from parlour.server.cluster.handover import REQUEST_LINE, hand_over, table_of

PEEK_S = 0.25
MOST_PEEKED = 512
SILENT_S = 3.0
LOST_S = 60.0
READY_S = 60.0
GRACE_S = 15.0
AGAIN_S = (0.2, 5.0)


class NoWorker(ParlourError):
    """No worker could be started."""


class Worker:
    """A worker's process, and the supervisor's end of the socket to it."""

    def __init__(self, process: subprocess.Popen[bytes], line: socket.socket) -> None:
        self.process, self.line = process, line
        self.ready = asyncio.Event()
        self.heard = 0.0
        self.ended = asyncio.create_task(asyncio.to_thread(process.wait))
        line.setblocking(False)
        asyncio.get_running_loop().add_reader(line.fileno(), self._hear)

    def _hear(self) -> None:
        with contextlib.suppress(OSError):
            if self.line.recv(4096):
                self.heard = asyncio.get_running_loop().time()
                self.ready.set()
                return
        asyncio.get_running_loop().remove_reader(self.line.fileno())

    @property
    def takes(self) -> bool:
        """Whether connections may be handed to the worker: it is ready, and has sent a sign of life lately."""
        return self.ready.is_set() and not self.ended.done() and self.silent_s < SILENT_S

    @property
    def silent_s(self) -> float:
        """The seconds since the worker's last sign of life."""
        return asyncio.get_running_loop().time() - self.heard

    async def end(self) -> None:
        """Terminate the worker, and kill it if it does not end in time."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        done, _ = await asyncio.wait([self.ended], timeout=GRACE_S)
        if not done:
            self.process.kill()
            await self.ended
        self.forget()

    def forget(self) -> None:
        """Close the supervisor's end of the socket."""
        if self.line.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self.line.fileno())
            self.line.close()


class Supervisor:
    """Keeps a number of workers running behind a listening socket.

    ``command`` makes the command line of a worker from its number and the descriptor of its end of the line; ``keep``
    are descriptors that workers inherit; ``buried`` is called with the id of a process that has ended.
    """

    def __init__(
        self,
        listener: socket.socket,
        count: int,
        command: Callable[[int, int], Sequence[str]],
        environ: dict[str, str],
        keep: Sequence[int] = (),
        buried: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._listener, self._command, self._environ, self._keep = listener, command, environ, tuple(keep)
        self._count, self._buried = count, buried
        self._workers: list[Worker] = []
        self._turn = itertools.count()
        self._peeking = 0
        self._stop = asyncio.Event()
        self._restarting = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve until told to stop by SIGTERM or SIGINT; SIGHUP replaces the workers one by one. Raises NoWorker."""
        loop = asyncio.get_running_loop()
        for end in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(end, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._start(self._replace_all()))
        self._listener.setblocking(False)
        stopped = asyncio.create_task(self._stop.wait())
        try:
            first = [self._start_worker(number) for number in range(self._count)]
            self._workers = list(first)
            awaited = [asyncio.create_task(worker.ready.wait()) for worker in first]
            await asyncio.wait([*awaited, stopped, first[0].ended], return_when=asyncio.FIRST_COMPLETED)
            if not self._stop.is_set() and first[0].ended.done():
                raise NoWorker("No worker could be started; see above.")
            for number in range(len(first)):
                self._start(self._keep_alive(number))
            self._start(self._accept_all())
            await stopped
        finally:
            self._stop.set()
            self._listener.close()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, *(worker.end() for worker in self._workers), return_exceptions=True)

    def _start(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- workers

    def _start_worker(self, number: int) -> Worker:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        with theirs:
            # In a session of its own, since Ctrl+C is meant for this process, which then ends the workers.
            process = subprocess.Popen(
                self._command(number, theirs.fileno()),
                pass_fds=(theirs.fileno(), *self._keep),
                start_new_session=True,
                env={**self._environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return Worker(process, ours)

    async def _keep_alive(self, number: int) -> None:
        """Replace a worker whenever it ends; end one that was silent for a minute."""
        again_s = AGAIN_S[0]
        while True:
            worker = self._workers[number]
            await asyncio.wait([worker.ended], timeout=1)
            if self._workers[number] is not worker:
                continue
            if worker.takes:
                again_s = AGAIN_S[0]
            if worker.ended.done():
                logs.warning("worker_ended", number=number, status=worker.process.returncode)
                self._bury(worker)
                await asyncio.sleep(again_s)
                again_s = min(2 * again_s, AGAIN_S[1])
                self._workers[number] = self._start_worker(number)
            elif worker.ready.is_set() and worker.silent_s > LOST_S:
                logs.warning("worker_silent", number=number)
                worker.process.kill()

    def _bury(self, worker: Worker) -> None:
        worker.forget()
        self._buried(worker.process.pid)

    async def _replace_all(self) -> None:
        """Replace the workers one by one, each when its successor is ready."""
        async with self._restarting:
            for number, old in enumerate(list(self._workers)):
                new = self._start_worker(number)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(READY_S):
                        await new.ready.wait()
                if not new.ready.is_set():
                    logs.warning("worker_not_ready", number=number)
                    await new.end()
                    return
                self._workers[number] = new
                await old.end()
                self._bury(old)

    # --- connections

    async def _accept_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self._listener)
            except OSError as error:
                logs.warning("accept_failed", problem=error.strerror)
                await asyncio.sleep(0.1)
                continue
            self._start(self._hand_on(connection))

    async def _hand_on(self, connection: socket.socket) -> None:
        with connection:
            connection.setblocking(False)
            table = await self._peek(connection)
            first = next(self._turn) if table is None else zlib.crc32(table)
            for _ in range(round(READY_S / PEEK_S)):
                if self._hand_to_any(connection, first):
                    return
                await asyncio.sleep(PEEK_S)

    def _hand_to_any(self, connection: socket.socket, first: int) -> bool:
        count = len(self._workers)
        for number in range(first, first + count):
            worker = self._workers[number % count]
            if worker.takes and hand_over(worker.line, connection):
                return True
        return False

    async def _peek(self, connection: socket.socket) -> bytes | None:
        """Peek for a table's id in the first bytes of a connection; None if none comes within a moment."""
        if self._peeking >= MOST_PEEKED:
            return None
        loop, arrived = asyncio.get_running_loop(), asyncio.Event()
        self._peeking += 1
        loop.add_reader(connection.fileno(), arrived.set)
        try:
            async with asyncio.timeout(PEEK_S):
                await arrived.wait()
            return table_of(connection.recv(REQUEST_LINE, socket.MSG_PEEK))
        except (TimeoutError, OSError):
            return None
        finally:
            loop.remove_reader(connection.fileno())
            self._peeking -= 1
