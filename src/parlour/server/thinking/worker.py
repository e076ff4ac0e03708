"""The process in which bots think: ``python -m parlour.server.thinking.worker module:function [module:function ...]``.

It answers one question after another with the first function, which has the signature of ``bots.levels.think``. The
other functions are called first and register further games. Questions and answers are frames: four bytes of length,
then msgpack. A frame of length 0 calls off the question asked last and has no answer of its own. The first answer is
sent unasked and says that the process is ready. It ends as soon as its input ends, even in the middle of a thought.
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
from parlour.core.game import games
from parlour.server.model.jobs import Answer, Job
from parlour.server.thinking.jobs import answer_job

LENGTH = 4
CALLED_OFF = bytes(LENGTH)
"""The frame that cancels the last question."""


class Question(msgspec.Struct, array_like=True):
    """A job, and whether the game's kernels run compiled, from the cache, or interpreted."""

    compiled: bool
    job: Job


def write_frame(message: Question | Answer) -> bytes:
    """Write a message as a frame."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer_question(think: Thought, question: Question, halt: Halt) -> Answer:
    """Answer a question; an error, also that it was called off, becomes part of the answer."""
    game = games().get(question.job.game)
    if game is not None:
        (kernel.use_compiled if question.compiled else kernel.interpret)(game.dtype)
    return answer_job(think, question.job, halt)


def listen(source: BinaryIO, heard: queue.SimpleQueue[tuple[Question, Halt]]) -> None:
    """Read frames: queue questions, call them off. End the process at the end of input, and at a malformed frame."""
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


def import_function(name: str) -> Any:
    """Import what ``module:function`` names."""
    module, _, function = name.partition(":")
    return getattr(importlib.import_module(module), function)


def main(think: str, *shelf: str) -> None:
    """Answer questions until the input ends. What bots print goes to stderr."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    games()
    for name in shelf:
        import_function(name)()
    found: Thought = import_function(think)
    heard: queue.SimpleQueue[tuple[Question, Halt]] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, heard), daemon=True).start()
    message = Answer()
    while True:
        out.write(write_frame(message))
        out.flush()
        message = answer_question(found, *heard.get())


if __name__ == "__main__":
    main(*sys.argv[1:])
