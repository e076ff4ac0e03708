"""What the workers of a page call: the house of the device, and the thinker of its bots."""

from __future__ import annotations

import msgspec

from parlour.bots.compiling import load_game
from parlour.bots.levels import think as decide
from parlour.bots.search import Halt
from parlour.core.game import games
from parlour.server.base.clocks import Time
from parlour.server.base.settings import Settings
from parlour.server.local.database import Database
from parlour.server.local.house import LocalHouse
from parlour.server.local.link import PageLink
from parlour.server.local.thinking import LocalThinking, Post
from parlour.server.thinking.jobs import Answer, Job, answer_job


def start_house(
    post: Post, database: Database, settings: Settings | None = None, system: Time | None = None
) -> PageLink:
    """Start the house over a database; it posts ``ready`` or ``failed``, and takes messages by ``receive``.

    Must be called where an event loop runs. ``system`` is the clock, by default the machine's.
    """
    chosen = settings or Settings(database="")
    thinking = LocalThinking(post, chosen.bot_deadline_ms)
    return PageLink(LocalHouse(database, thinking, chosen, system), thinking, post)


def think(data: bytes) -> bytes:
    """Answer a job as LocalThinking posts it; whatever is wrong with it becomes an error in the answer."""
    return msgspec.msgpack.encode(_answer(bytes(data)))


def _answer(data: bytes) -> Answer:
    try:
        job = msgspec.msgpack.decode(data, type=Job)
    except msgspec.MsgspecError as error:
        return Answer(error=type(error).__name__)
    if job.game in games():
        load_game(job.game)
    return answer_job(decide, job, Halt())
