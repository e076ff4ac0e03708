"""A network that can go mute: it takes what is sent, and brings nothing."""

from __future__ import annotations

import socket
import threading
from types import TracebackType
from urllib.parse import urlsplit


class MuteNetwork:
    """A TCP proxy on loopback before a server; what it connected before it went mute stays mute."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        self._there = (there.hostname or "127.0.0.1", there.port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._round = 0
        self._is_mute = False
        self._sockets: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def mute(self) -> None:
        """Bring nothing more, on old connections or new ones, and close none."""
        self._is_mute = True
        self._round += 1

    def come_back(self) -> None:
        """Serve new connections again."""
        self._round += 1
        self._is_mute = False

    def __enter__(self) -> MuteNetwork:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for each in (self._door, *self._sockets):
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            self._sockets.append(near)
            if self._is_mute:
                continue
            far = socket.create_connection(self._there)
            self._sockets.append(far)
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other, self._round), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, begun: int) -> None:
        try:
            while data := one.recv(65536):
                if begun == self._round:
                    other.sendall(data)
            if begun == self._round:
                other.shutdown(socket.SHUT_WR)
        except OSError:
            return
