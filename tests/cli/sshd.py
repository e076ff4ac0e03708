"""An SSH server of the tests' own: another port, other keys, and whoever runs the tests may come in."""

from __future__ import annotations

import contextlib
import getpass
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tests.debian import provide

PATIENCE_S = 300
"""Longer is a hang."""

CONFIGURATION = """
ListenAddress 127.0.0.1:{port}
HostKey {folder}/host
AuthorizedKeysFile {folder}/guest.pub
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin yes
SetEnv PYTHONPATH={path}
"""


@contextlib.contextmanager
def served(folder: Path, path: Path) -> Iterator[list[str]]:
    """Run a server whose guests find modules in ``path``; give the command that runs another at its other end."""
    sshd = provide(("sshd",), "SSHD", "openssh-server")
    for key in ("host", "guest"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / key)], check=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    configuration = folder / "sshd_config"
    configuration.write_text(CONFIGURATION.format(port=port, folder=folder, path=path))
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)  # where it locks up what it parts with; Debian's unit makes it
    server = subprocess.Popen([sshd, "-D", "-e", "-f", str(configuration)])
    try:
        _wait_for(port, server)
        yield [
            *("ssh", "-tt", "-p", str(port), "-i", str(folder / "guest"), "-F", "none"),
            *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR"),
            f"{getpass.getuser()}@127.0.0.1",
        ]
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and server.poll() is None:
        with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise AssertionError(f"sshd does not listen: {server.poll()}")
