"""Verifies and shows match files that visitors upload, beside the event loop where that is possible.

The file comes with each question; nothing of it is kept in memory or stored. Its cost is bounded before it is played:
by FILE_BYTES, by the most actions that its game allows, and by playing one file at a time.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

from parlour.bots.compiling import load_game
from parlour.core.errors import BadFile, BadOption, UnknownGame
from parlour.core.files import read_file, replay_for_viewing
from parlour.protocol.branches import ReplayQuestion
from parlour.protocol.messages import Outgoing
from parlour.server.base.clocks import Time
from parlour.server.base.decode import UNNAMED, check_text, given_name
from parlour.server.base.errors import BadMatchFile, TooMany, Unseen
from parlour.server.base.limits import REFILL_MS, Buckets, network_of
from parlour.server.base.runners import Runner
from parlour.server.base.settings import Settings
from parlour.server.model.seats import Seat
from parlour.server.shelf.examples import draw_whole_view, new_viewer, table_from_match
from parlour.server.table.questions import answers
from parlour.server.table.table_state import TableState

T = TypeVar("T")
TABLE = "file"
FILE_BYTES = 1024 * 1024
"""The largest file: about thirty thousand moves, more than any real match has."""

SHARE_BYTES = 64 * 1024
"""A file costs one question, and another for each multiple of this size."""

SHARES = 3
"""How many times more questions than about a table a network may ask, because dragging a slider asks many."""

MOST_WAITING = 16
"""Files of all networks that are received, waiting or played."""
MOST_OF_A_NETWORK = 4
"""Files of one network among those."""


class Replays:
    """Runs work on uploaded files by ``runner``, one at a time, and limits how much each network may ask."""

    def __init__(self, time: Time, settings: Settings, runner: Runner) -> None:
        self._runner = runner
        most = SHARES * max(1, settings.frames_per_20_s)
        self._buckets = Buckets(time, network=(most, REFILL_MS / most))
        self._waiting: Counter[str] = Counter()
        self._turn = asyncio.Semaphore(1)

    async def run_on_file(
        self, address: str, read: Callable[[], Awaitable[bytes]], work: Callable[[TableState], T]
    ) -> T:
        """Read a match file, replay it, and return ``work`` of its table. Raises as ``run``, and BadMatchFile."""
        return await self.run(address, read, lambda data: work(open_file(data)))

    async def run(self, address: str, read: Callable[[], Awaitable[bytes]], work: Callable[[bytes], T]) -> T:
        """Read a file, and return ``work`` of it, which the runner does.

        ``address`` is the visitor's, whose network pays; ``read`` returns the file. Raises TooMany, and what ``read``
        or ``work`` raise.
        """
        network = network_of(address)
        self._spend(network, 1)
        if self._waiting[network] >= MOST_OF_A_NETWORK or self._waiting.total() >= MOST_WAITING:
            raise TooMany("Too many files are looked at just now. Try again.", retry_s=1)
        self._waiting[network] += 1
        try:
            data = await read()
            self._spend(network, len(data) // SHARE_BYTES)
            async with self._turn:
                return await self._runner.run(lambda: work(data))
        finally:
            self._waiting[network] -= 1
            self._waiting += Counter()

    def _spend(self, network: str, cost: int) -> None:
        bucket = self._buckets.of("network", network)
        if cost and not bucket.spend(cost):
            raise TooMany("That are too many questions at once.", retry_s=math.ceil(bucket.wait_ms() / 1000))

    def drop_full_buckets(self) -> None:
        """Drop the counts of networks that have not asked lately."""
        self._buckets.drop_full()


def open_file(data: bytes) -> TableState:
    """Replay a match file; return a table that shows its match. Raises BadMatchFile, which names the event or field."""
    try:
        file = read_file(data)
        load_game(file.game)
        match = replay_for_viewing(file)
        names = [given_name(name or None, f"names[{seat}]") for seat, name in enumerate(file.names)]
        check_text(names, "names")
    except (BadFile, BadOption, UnknownGame, Unseen) as error:
        raise BadMatchFile(str(error), error.field) from None
    names += [UNNAMED] * (match.players - len(names))
    return table_from_match(match, TABLE, [Seat(number, "human", name) for number, name in enumerate(names)])


def answer_question(state: TableState, question: ReplayQuestion | None) -> tuple[Outgoing, ...]:
    """Answer a question about a match as for a spectator; without one, return the view of its end."""
    if question is None:
        return (draw_whole_view(state, None),)
    return tuple(answers(state, new_viewer(state, None), question))
