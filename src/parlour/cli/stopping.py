"""Handling of Ctrl-C and SIGTERM: the first signal interrupts a command, later ones are ignored while it finishes."""

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
from parlour.core.signals import STOPS
from parlour.core.words import Speaker
from parlour.protocol.programs import end_programs

INTERRUPTED = 128 + signal.SIGINT


class Stop:
    """The state of signal handling in a command.

    code: the exit code for the first signal received, 0 before
    open: whether the first signal raises KeyboardInterrupt; otherwise it only sets ``code``
    """

    def __init__(self) -> None:
        self.code = 0
        self.open = True

    def hear(self, number: int, frame: Any) -> None:
        """Handle a signal: note its exit code, and raise KeyboardInterrupt if it is the first and ``open`` is set."""
        first, self.code = not self.code, self.code or 128 + number
        if first and self.open:
            raise KeyboardInterrupt

    def exit_process(self) -> NoReturn:
        """Exit with the code of the signal, or INTERRUPTED.

        After a signal the process ends by ``os._exit``: Python's own shutdown takes seconds, and loses the exit code if
        the signal came during an ``exec``, such as in an import.
        """
        if self.code:
            atexit.register(_end_process, self.code)
        sys.exit(self.code or INTERRUPTED)


def _end_process(code: int) -> None:
    end_programs()
    for child in multiprocessing.active_children():  # such as one that was just being started
        child.kill()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Raise KeyboardInterrupt in the block at the first Ctrl-C or SIGTERM, and ignore later ones.

    Signals that the process ignores already, as under ``nohup``, stay ignored. Yields the state of signal handling.
    """
    stop = Stop()
    heard = [
        number for number in STOPS if signal.getsignal(number) != signal.SIG_IGN
    ]  # nohup ignores SIGHUP and, in the background, SIGINT
    before = {number: signal.signal(number, stop.hear) for number in heard}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def exiting_on_signal(speaker: Speaker, words: str = "stopped") -> Iterator[None]:
    """Exit with the signal's code if a signal interrupts the block, after printing the message ``words`` to stderr."""
    with stoppable() as stop:
        try:
            yield
        except KeyboardInterrupt:
            click.echo(speaker.say(say(words)), err=True)
            stop.exit_process()
