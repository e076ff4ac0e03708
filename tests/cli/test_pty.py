"""The table in a real terminal of 80 by 24: it is drawn, looks back, and leaves the terminal as it found it."""

from __future__ import annotations

import os
import select
import subprocess
import sys

import pytest

from tests.server.process import SOURCES

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

COMMAND = [sys.executable, "-m", "parlour.cli", "play", "thirty-six", "--language", "en", "--seed", "00" * 32]
COLUMNS, LINES = 80, 24
PATIENCE_S = 300
"""Longer is a hang."""

ALTERNATE_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"


def read_until(terminal: int, text: bytes) -> bytes:
    """Read until a text has come; the program's end is the end of the file."""
    seen = b""
    while text not in seen:
        assert select.select([terminal], [], [], PATIENCE_S)[0], seen
        seen += os.read(terminal, 1 << 16)
    return seen


def test_it_plays_in_a_real_terminal() -> None:
    terminal, inner = pty.openpty()
    termios.tcsetwinsize(terminal, (LINES, COLUMNS))
    environ = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(SOURCES)}
    child = subprocess.Popen(COMMAND, stdin=inner, stdout=inner, stderr=inner, env=environ, start_new_session=True)
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
