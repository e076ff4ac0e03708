"""What the worker of a page calls in which bots think; it knows nothing of tables."""

from __future__ import annotations

import msgspec

from parlour.bots.compiling import load_game
from parlour.bots.levels import think as decide
from parlour.bots.search import Halt
from parlour.core.errors import ParlourError
from parlour.server.model.jobs import Answer, Job
from parlour.server.thinking.jobs import answer_job, check_job


def think(data: bytes) -> bytes:
    """Answer a job as LocalThinking posts it; whatever is wrong with it becomes an error in the answer."""
    return msgspec.msgpack.encode(_answer(bytes(data)))


def _answer(data: bytes) -> Answer:
    try:
        job = msgspec.msgpack.decode(data, type=Job)
        load_game(job.game)
        check_job(job)
    except (msgspec.MsgspecError, ParlourError, ValueError) as error:
        return Answer(error=type(error).__name__)
    return answer_job(decide, job, Halt())
