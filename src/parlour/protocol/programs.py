"""Bots that are programs of their own, in any language: ``exec:./my_bot``, or ``exec:2s:./my_bot`` with a time limit.

They are asked over the referee protocol turned round (docs/referee.md): a line of JSON a question, a line a decision.
A question holds all that the seat may know, so a program need not keep anything, and one process answers for every
seat and table of whoever has started it. No server starts one: what a stranger names is never run.
"""

from __future__ import annotations

import atexit
import functools
import itertools
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import threading
from contextlib import suppress
from typing import IO, Any, NamedTuple

import msgspec

from parlour.bots.levels import UNHURRIED_MS, check_level, think
from parlour.bots.search import Halt
from parlour.core.decision import Decision
from parlour.core.errors import BadOption, BotFault, ParlourError
from parlour.core.game import Game, legal_actions
from parlour.core.verbs import check

EXEC = "exec:"
LIMIT_S = 10.0
"""How long a program may take for a decision where its name says nothing else."""
START_S = 10.0
"""How much longer it may take for its first."""
BOM = "\ufeff"
"""What some programs of Windows put before their first line."""
MOMENT_S = 1.0
"""How long the last words of a program that has ended are waited for."""
AGAIN_MS = 250
"""A program that does nothing now is asked again after so long."""


_NAME = re.compile(r"(?s)(?:(\d+(?:\.\d+)?)s:)?(.*)")


class Name(NamedTuple):
    """A bot's name read: the command as words, and the seconds it has for a decision."""

    command: tuple[str, ...]
    limit_s: float


def read_name(bot: str) -> Name | None:
    """Read ``exec:COMMAND`` or ``exec:SECONDSs:COMMAND``; None for any other bot. Raises BadOption."""
    if not bot.startswith(EXEC):
        return None
    limit, command = _NAME.fullmatch(bot[len(EXEC) :]).groups()  # type: ignore[union-attr]  # it takes anything
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise BadOption(f"{bot}: {error}", "bot") from None
    limit_s = LIMIT_S if limit is None else float(limit)
    if not words or limit_s == 0:
        raise BadOption(f"{bot}: a program is named as exec:./my_bot, or exec:2s:./my_bot with a time limit", "bot")
    return Name(words, limit_s)


def check_bot(bot: str) -> None:
    """Raise BadOption if there is no bot of this name here, be it a level or a program."""
    name = read_name(bot)
    if name is None:
        check_level(bot)
    elif shutil.which(name.command[0]) is None:
        raise BadOption(f"there is no program {name.command[0]!r} that can be run here", "bot")


def decide(game: Game, view: Any, seat: int, bot: str, seed: int, halt: Halt | None = None) -> Decision:
    """Decide as ``think`` does, or have a program decide. Raises BotFault where it fails, saying how."""
    name = read_name(bot)
    if name is None:
        return think(game, view, seat, bot, seed, halt)
    legal = legal_actions(game, view, seat)
    if not legal:
        return Decision(None, AGAIN_MS)
    try:
        action = _program(name).act(game, view, seat, legal)
    except _Failed as failed:
        raise BotFault(f"{shlex.join(name.command)} {failed}", seat) from None
    return Decision(action, (UNHURRIED_MS if game.rules.simultaneous else 0) if action is not None else AGAIN_MS)


class _Failed(Exception):
    """What a program did wrong, as the rest of a sentence."""


_programs: list[_Program] = []


@functools.cache
def _program(name: Name) -> _Program:
    program = _Program(name)
    _programs.append(program)
    atexit.register(program.kill)
    return program


def end_programs() -> None:
    """End all programs that this process has started, for it is about to end without another word."""
    for program in _programs:
        program.strike()


class _Program:
    """A program, started when it is asked for the first time, and again after it has failed."""

    def __init__(self, name: Name) -> None:
        self._name = name
        self._lock = threading.Lock()
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[str] | None = None
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._complaint = ""

    def act(self, game: Game, view: Any, seat: int, legal: list[int]) -> int | None:
        """Ask for a decision of a seat with these actions. Raises _Failed."""
        actions = [{**game.rules.actions.json(action), "text": game.rules.actions.text(action)} for action in legal]
        params = {
            "game": game.name,
            "seat": seat,
            "view": game.position(view),
            "legal": actions,
            "limit_ms": round(1000 * self._name.limit_s),
        }
        with self._lock:
            try:
                said = self._ask({"method": "act", "params": params})
            except _Failed:
                self.kill()
                raise
        return _taken(game, view, seat, said)

    def _ask(self, question: dict[str, Any]) -> Any:
        patience = self._name.limit_s + (0 if self._process else START_S)
        process = self._process or self._start()
        number = next(self._numbers)
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode({"jsonrpc": "2.0", "id": number, **question}).decode() + "\n")
            process.stdin.flush()
            line = self._said.get(timeout=patience)
        except queue.Empty:
            raise _Failed(f"did not answer within {self._name.limit_s:g} s") from None
        except OSError:
            line = ""
        if not line:
            raise _Failed(f"has ended with status {process.wait()}{self._last_words()}")
        try:
            answer = msgspec.json.decode(line.removeprefix(BOM))
            if answer["id"] == number:
                return answer["result"]
        except (msgspec.DecodeError, TypeError, KeyError):
            pass
        raise _Failed(f'answered {line.strip()[:80]!r} where {{"id": {number}, "result": …}} was asked for')

    def _start(self) -> subprocess.Popen[str]:
        self._said, self._complaint = queue.SimpleQueue(), ""
        try:
            process = self._process = subprocess.Popen(
                self._name.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        except OSError as error:
            raise _Failed(f"cannot be run: {error.strerror}") from None
        threading.Thread(target=_listen, args=(process.stdout, self._said.put), daemon=True).start()
        self._complaining = threading.Thread(target=_listen, args=(process.stderr, self._complain), daemon=True)
        self._complaining.start()
        return process

    def _complain(self, line: str) -> None:
        self._complaint = line.strip() or self._complaint

    def _last_words(self) -> str:
        self._complaining.join(MOMENT_S)
        return self._complaint and f": {self._complaint}"

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            with self._process:
                self.strike()
                self._process = None

    def strike(self) -> None:
        """Send it, with all it has started, what ends it: what is called node may only call it."""
        process = self._process
        if process is None:
            return
        if os.name != "posix":
            process.kill()
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _listen(stream: IO[str], hear: Any) -> None:
    """Pass every line on, and an empty one at the end."""
    for line in stream:
        hear(line)
    hear("")


def _taken(game: Game, view: Any, seat: int, said: Any) -> int | None:
    """Read what a program has decided: an action as text or JSON, or null for nothing now where that can be."""
    if said is None and game.rules.simultaneous:
        return None
    try:
        action = game.rules.actions.read(said)
    except ParlourError as error:
        raise _Failed(f"answered no action: {error}") from None
    if code := int(check(view, seat, action)):
        raise _Failed(f"chose {game.rules.actions.text(action)!r}, which {game.clause(code)} forbids")
    return action
