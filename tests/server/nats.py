"""A NATS server for the tests, on a port of its own: ``python -m tests.server.nats`` installs it if it may."""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import sys
import time

import pytest

from tests import debian
from tests.server.postgres import free_port

NAMES = ("nats-server",)
PATIENCE_S = 60


class Nats:
    """A NATS server, to be stopped and started again."""

    def __init__(self) -> None:
        found = debian.find(NAMES, "NATS_SERVER")
        if found is None:
            pytest.fail(f"The tests need nats-server. Run: {debian.hint('nats-server')}")
        self._program = found
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it and wait until it listens."""
        command = [self._program, "--addr", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self._process.poll() is None and time.monotonic() < end, "NATS did not start"
                time.sleep(0.02)

    def stop(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE_S)
            self._process = None


class Absences:
    """A NATS server that is killed again and again, and each time away for so long, while others play."""

    def __init__(self, nats: Nats, away_s: float) -> None:
        self._nats, self._away_s = nats, away_s
        self.over = asyncio.Condition()
        self.count = 0

    async def go_on(self) -> None:
        """Let it come and go until this is cancelled; then it is there."""
        try:
            while True:
                await asyncio.sleep(random.uniform(0, self._away_s / 3))
                await asyncio.to_thread(self._nats.stop)
                await asyncio.sleep(self._away_s)
                await asyncio.to_thread(self._nats.start)
                async with self.over:
                    self.count += 1
                    self.over.notify_all()
        finally:
            self._nats.stop()
            self._nats.start()

    async def one(self) -> None:
        """Wait until it was away once, and is back."""
        async with self.over:
            await self.over.wait_for(lambda: self.count > 0)


if __name__ == "__main__":
    sys.stdout.write(f"{debian.provide(NAMES, 'NATS_SERVER', 'nats-server')}\n")
