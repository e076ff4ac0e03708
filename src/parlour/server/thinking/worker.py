"""A process in which bots think: ``python -m parlour.server.thinking.worker module:function [module:function ...]``.

It answers one question after another with the first function, ``bots.levels.think`` or one like it; the others are
called before, to put further games on the shelf. A frame is four bytes of length, then msgpack; one of no length calls
off what was asked last, and is not answered besides. Its first answer, to nothing, says that it is ready. It ends when
its input does, in the middle of a thought if need be.
"""

from __future__ import annotations

import importlib
import os
import queue
import sys
import threading
from typing import Any, BinaryIO

import msgspec

from parlour.bots.levels import Thought
from parlour.bots.search import Halt
from parlour.core import kernel
from parlour.core.game import find_game, games
from parlour.core.record import from_bytes
from parlour.server.thinking.advice import find_advice

LENGTH = 4
CALLED_OFF = bytes(LENGTH)
"""The frame that calls off what was asked last."""


class Question(msgspec.Struct, array_like=True):
    """What a bot is asked.

    game: its name
    compiled: run its kernels compiled, which are in the cache; else interpret them
    view: the bytes of the seat's hidden record
    seat, level, seed: as ``bots.levels.think`` takes them
    hint_ms: not a bot's turn but a person's, who is advised after so many milliseconds of search
    taken: what that person has done, to be compared with the best
    """

    game: str
    compiled: bool
    view: bytes
    seat: int
    level: str
    seed: int
    hint_ms: int = 0
    taken: int | None = None


class Answer(msgspec.Struct, array_like=True):
    """What a bot decided, or the class of the error it raised; to a person also what ``bots.advice`` knows besides.

    because: a word, as ``facts.read_word`` reads it
    """

    action: int | None = None
    wait_ms: int = 0
    looks: bool = False
    error: str | None = None
    chance: float | None = None
    ahead: float | None = None
    because: Any = ""


def framed(message: Question | Answer) -> bytes:
    """Write a message as a frame."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer(think: Thought, question: Question, halt: Halt) -> Answer:
    """Have a question thought about, until it is called off."""
    try:
        game = find_game(question.game)
        (kernel.use_compiled if question.compiled else kernel.interpret)(game.dtype)
        view = from_bytes(game.rules.state, question.view)
        if question.hint_ms:
            advice = find_advice(game, view, question.seat, question.hint_ms, question.taken, question.seed, halt)
            return Answer(advice.action, chance=advice.chance, ahead=advice.ahead, because=advice.because)
        action, wait_ms, looks = think(game, view, question.seat, question.level, question.seed, halt)
        return Answer(action if action is None else int(action), int(wait_ms), looks)
    except Exception as error:
        return Answer(error=type(error).__name__)


def listen(source: BinaryIO, heard: queue.SimpleQueue[tuple[Question, Halt]]) -> None:
    """Hand questions on, and call them off; at the end, or at what is no question, end the process in mid thought."""
    halt = Halt()
    try:
        while len(head := source.read(LENGTH)) == LENGTH:
            if head == CALLED_OFF:
                halt.call()
                continue
            halt = Halt()
            heard.put((msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Question), halt))
    finally:
        os._exit(0)


def named(name: str) -> Any:
    """Find what ``module:function`` names."""
    module, _, function = name.partition(":")
    return getattr(importlib.import_module(module), function)


def main(think: str, *shelf: str) -> None:
    """Answer until nothing more is asked. What bots print goes where errors go."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    games()
    for name in shelf:
        named(name)()
    found: Thought = named(think)
    heard: queue.SimpleQueue[tuple[Question, Halt]] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, heard), daemon=True).start()
    message = Answer()
    while True:
        out.write(framed(message))
        out.flush()
        message = answer(found, *heard.get())


if __name__ == "__main__":
    main(*sys.argv[1:])
