"""Bots that are external programs, in any language: ``exec:./my_bot``, or ``exec:2s:./my_bot`` with a time limit.

Programs answer requests of a JSON-RPC protocol (docs/referee.md), one line for each request and each answer. A request
holds all that the seat may know, so a program needs no state, and one process answers for all seats and tables of the
process that started it. Only commands start programs; the server never runs one, since strangers could name any.
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
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import IO, Any, NamedTuple

import msgspec

from parlour.bots.agents import check_agent_plays, is_agent
from parlour.bots.levels import UNHURRIED_MS, check_level, think
from parlour.bots.search import Halt
from parlour.core.decision import Decision
from parlour.core.errors import BadOption, BotFault, ParlourError
from parlour.core.game import Game, legal_actions
from parlour.core.verbs import check

Position = Mapping[str, Any]
ActionJson = Mapping[str, str | int]
EXEC = "exec:"
LIMIT_S = 10.0
"""Seconds a program may take for a decision, if its name gives no other limit."""
START_S = 10.0
"""Seconds a program may take in addition for its first decision."""
BOM = "\ufeff"
"""The byte order mark, which some Windows programs write before their first line."""
MOMENT_S = 1.0
"""Seconds to wait for the last lines on stderr of a program that has ended."""
AGAIN_MS = 250
"""Milliseconds after which a program that chose no action is asked again."""


_NAME = re.compile(r"(?s)(?:(\d+(?:\.\d+)?)s:)?(.*)")


class Name(NamedTuple):
    """The parsed name of an external program: the words of its command, and its time limit for a decision."""

    command: tuple[str, ...]
    limit_s: float


def read_name(bot: str) -> Name | None:
    """Parse ``exec:COMMAND`` or ``exec:SECONDSs:COMMAND``; return None for any other bot.

    Raises BadOption for an empty or malformed command, or a limit of 0.
    """
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


def check_bot(bot: str, game: Game | None = None, players: int = 0) -> None:
    """Raise BadOption unless a name is a level, or an external program that can be run here.

    With a game, raise it also for an agent that does not play that game with this number of seats. Raises BadFile for
    an agent whose checkpoint cannot be used.
    """
    name = read_name(bot)
    if name is None:
        check_level(bot)
        if game is not None and is_agent(bot):
            check_agent_plays(bot, game, players)
    elif shutil.which(name.command[0]) is None:
        raise BadOption(f"there is no program {name.command[0]!r} that can be run here", "bot")


def decide(game: Game, view: Any, seat: int, bot: str, seed: int, halt: Halt | None = None) -> Decision:
    """Return a bot's decision for a seat: by ``think`` for a level, by asking the program for ``exec:``.

    ``view``: the record as the seat may know it. ``seed`` and ``halt``: see ``think``; programs ignore them. Raises
    BotFault, with the reason, if the program fails or chooses an illegal action.
    """
    name = read_name(bot)
    if name is None:
        return think(game, view, seat, bot, seed, halt)
    legal = legal_actions(game, view, seat)
    if not legal:
        return Decision(None, AGAIN_MS)
    actions = [{**game.rules.actions.json(action), "text": game.rules.actions.text(action)} for action in legal]
    with _blaming(name, seat):
        action = _read_action(game, _program(name).act(game, seat, game.position(view), actions))
        if action is not None and (code := int(check(view, seat, action))):
            raise _Failed(f"chose {game.rules.actions.text(action)!r}, which {game.clause(code)} forbids")
    return Decision(action, (UNHURRIED_MS if game.rules.simultaneous else 0) if action is not None else AGAIN_MS)


def choose(game: Game, seat: int, view: Position, legal: Sequence[ActionJson], bot: str) -> str | None:
    """Return the text of what a program chooses for a seat in a position that is known as JSON, None for nothing now.

    ``view`` and ``legal`` are those of the question (docs/referee.md). Raises BotFault, with the reason, if the program
    fails or chooses none of the ``legal`` actions; BadOption if ``bot`` is no program.
    """
    name = read_name(bot)
    if name is None:
        raise BadOption(f"{bot}: a program is named as exec:./my_bot, or exec:2s:./my_bot with a time limit", "bot")
    with _blaming(name, seat):
        action = _read_action(game, _program(name).act(game, seat, view, legal))
        text = None if action is None else game.rules.actions.text(action)
        if text is not None and all(text != each["text"] for each in legal):
            raise _Failed(f"chose {text!r}, which is not legal now")
    return text


@contextmanager
def _blaming(name: Name, seat: int) -> Iterator[None]:
    """Raise a BotFault that names the command for a _Failed in the block."""
    try:
        yield
    except _Failed as failed:
        raise BotFault(f"{shlex.join(name.command)} {failed}", seat) from None


class _Failed(Exception):
    """A program failed; the message is the rest of a sentence that begins with its command."""


_programs: list[_Program] = []


@functools.cache
def _program(name: Name) -> _Program:
    program = _Program(name)
    _programs.append(program)
    atexit.register(program.kill)
    return program


def end_programs() -> None:
    """Kill all programs that this process has started; for use right before ``os._exit``."""
    for program in _programs:
        program.strike()


class _Program:
    """An external program. It is started by the first request, and started again after it has failed."""

    def __init__(self, name: Name) -> None:
        self._name = name
        self._lock = threading.Lock()
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[str] | None = None
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._complaint = ""

    def act(self, game: Game, seat: int, view: Position, legal: Sequence[ActionJson]) -> Any:
        """Request a seat's decision among the legal actions; return the answer, which may be anything.

        Raises _Failed after killing the process.
        """
        limit_ms = round(1000 * self._name.limit_s)
        params = {"game": game.name, "seat": seat, "view": view, "legal": legal, "limit_ms": limit_ms}
        with self._lock:
            try:
                return self._ask({"method": "act", "params": params})
            except _Failed:
                self.kill()
                raise

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
        threading.Thread(target=_pass_lines, args=(process.stdout, self._said.put), daemon=True).start()
        self._complaining = threading.Thread(target=_pass_lines, args=(process.stderr, self._complain), daemon=True)
        self._complaining.start()
        return process

    def _complain(self, line: str) -> None:
        self._complaint = line.strip() or self._complaint

    def _last_words(self) -> str:
        self._complaining.join(MOMENT_S)
        return self._complaint and f": {self._complaint}"

    def kill(self) -> None:
        """Kill the process and forget it."""
        if self._process is not None:
            with suppress(BrokenPipeError), self._process:  # a question to one that had ended is still in its pipe
                self.strike()
            self._process = None

    def strike(self) -> None:
        """Kill the process and its children: a command such as ``node`` may be a wrapper that starts the program."""
        process = self._process
        if process is None:
            return
        if os.name != "posix":
            process.kill()
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _pass_lines(stream: IO[str], hear: Any) -> None:
    """Pass every line of a stream to ``hear``, and an empty line at the end."""
    for line in stream:
        hear(line)
    hear("")


def _read_action(game: Game, said: Any) -> int | None:
    """Read a program's answer: an action as text or JSON, or null (no action now) in games where seats act at once.

    Raises _Failed for anything else.
    """
    if said is None and game.rules.simultaneous:
        return None
    try:
        return game.rules.actions.read(said)
    except ParlourError as error:
        raise _Failed(f"answered no action: {error}") from None
