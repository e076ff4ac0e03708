"""Handle Ctrl-C and SIGTERM: the first signal breaks a command off, later ones wait until its results are written."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

import click

from parlour.core.facts import say
from parlour.core.words import Speaker
from parlour.protocol.programs import end_programs

STOPS = (signal.SIGINT, signal.SIGTERM)
INTERRUPTED = 128 + signal.SIGINT


class Stop:
    """What was heard of signals. ``code`` is the exit code of a command that was broken off, 0 while it is not.

    While it is not ``open``, a signal is only noted.
    """

    def __init__(self) -> None:
        self.code = 0
        self.open = True

    def hear(self, number: int, frame: Any) -> None:
        """Break off what is being done, at the first signal."""
        first, self.code = not self.code, self.code or 128 + number
        if first and self.open:
            raise KeyboardInterrupt

    def leave(self) -> NoReturn:
        """Exit, after a signal without the seconds in which Python would clear away what ends anyway.

        It would forget the code, too, if the signal came in the middle of an ``exec``, as imports are full of.
        """
        if self.code:
            atexit.register(_end, self.code)
        sys.exit(self.code or INTERRUPTED)


def _end(code: int) -> None:
    end_programs()
    for child in multiprocessing.active_children():  # one that was only just being started
        child.kill()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Have the first Ctrl-C or SIGTERM raise KeyboardInterrupt, and further ones wait for what that leads to."""
    stop = Stop()
    heard = [number for number in STOPS if signal.getsignal(number) != signal.SIG_IGN]  # as nohup has it
    before = {number: signal.signal(number, stop.hear) for number in heard}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def breaking_off(speaker: Speaker, words: str = "stopped") -> Iterator[None]:
    """Exit when a command is broken off, saying so in these words."""
    with stoppable() as stop:
        try:
            yield
        except KeyboardInterrupt:
            click.echo(speaker.say(say(words)), err=True)
            stop.leave()
