"""The table in a real terminal of 80 by 24, here and over SSH: drawn, looked back at, and left as it was found."""

from __future__ import annotations

import os
import select
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.sshd import PATIENCE_S, served
from tests.server.process import SOURCES

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

COMMAND = [sys.executable, "-m", "parlour.cli", "play", "thirty-six", "--language", "en", "--seed", "00" * 32]
COLUMNS, LINES = 80, 24
ALTERNATE_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"


def read_until(terminal: int, text: bytes) -> bytes:
    """Read until a text has come; the program's end is the end of the file."""
    seen = b""
    while text not in seen:
        assert select.select([terminal], [], [], PATIENCE_S)[0], seen
        seen += os.read(terminal, 1 << 16)
    return seen


@pytest.fixture(params=["here", "over SSH"])
def command(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """What plays at this terminal."""
    if request.param == "here":
        yield COMMAND
        return
    with served(tmp_path, SOURCES) as elsewhere:
        yield [*elsewhere, shlex.join(COMMAND)]


def test_it_plays_in_a_real_terminal(command: list[str]) -> None:
    terminal, inner = pty.openpty()
    termios.tcsetwinsize(terminal, (LINES, COLUMNS))
    environ = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(SOURCES)}
    child = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environ, start_new_session=True)
    seen = read_until(terminal, b"quit")
    assert ALTERNATE_SCREEN[0] in seen
    os.write(terminal, b"?")
    read_until(terminal, b"look back a move")
    os.write(terminal, b"\x1b[A")  # an arrow, which begins as Escape does
    os.write(terminal, b"q")
    read_until(terminal, b"Press q again")
    os.write(terminal, b"q")
    read_until(terminal, ALTERNATE_SCREEN[1])
    assert child.wait(PATIENCE_S) == 0
    os.close(terminal)
    os.close(inner)
