"""Match files from elsewhere: judged beside the event loop, shown, and forgotten.

Whoever looks sends the file with each question, so nothing of it is kept here or written down. What a file may cost is
bounded before it is played: by its length, by the most actions its match can have, by one being played at a time.
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
from parlour.server.base.settings import Settings
from parlour.server.model.seats import Seat
from parlour.server.shelf.examples import onlooker, table_of, whole_view
from parlour.server.table.questions import answers
from parlour.server.table.table_state import TableState

T = TypeVar("T")
TABLE = "file"
FILE_BYTES = 1024 * 1024
"""Thirty thousand moves: more than anybody plays, and few enough to be judged in a blink."""

SHARE_BYTES = 64 * 1024
"""A file counts as one question for each of these."""

SHARES = 3
"""So many times as much as of a table may be asked, for a slider is quick."""

MOST_WAITING = 16
MOST_OF_A_NETWORK = 4


class Replays:
    """Answers about files, one at a time, within what each network may ask."""

    def __init__(self, time: Time, settings: Settings) -> None:
        most = SHARES * max(1, settings.frames_per_20_s)
        self._buckets = Buckets(time, network=(most, REFILL_MS / most))
        self._waiting: Counter[str] = Counter()
        self._turn = asyncio.Semaphore(1)

    async def ask(self, address: str, read: Callable[[], Awaitable[bytes]], work: Callable[[TableState], T]) -> T:
        """Have something done with the table of a file. Raises BadMatchFile, TooMany, or what ``work`` raises."""
        network = network_of(address)
        self._spend(network, 1)
        if self._waiting[network] >= MOST_OF_A_NETWORK or self._waiting.total() >= MOST_WAITING:
            raise TooMany("Too many files are looked at just now. Try again.", retry_s=1)
        self._waiting[network] += 1
        try:
            data = await read()
            self._spend(network, len(data) // SHARE_BYTES)
            async with self._turn:
                return await asyncio.to_thread(lambda: work(opened(data)))
        finally:
            self._waiting[network] -= 1
            self._waiting += Counter()

    def _spend(self, network: str, cost: int) -> None:
        bucket = self._buckets.of("network", network)
        if cost and not bucket.spend(cost):
            raise TooMany("That are too many questions at once.", retry_s=math.ceil(bucket.wait_ms() / 1000))

    def forget(self) -> None:
        """Forget who has asked long ago."""
        self._buckets.forget()


def opened(data: bytes) -> TableState:
    """Give a table at which a file's match has been played. Raises BadMatchFile naming the event or field."""
    try:
        file = read_file(data)
        load_game(file.game)
        match = replay_for_viewing(file)
        names = [given_name(name or None, f"names[{seat}]") for seat, name in enumerate(file.names)]
        check_text(names, "names")
    except (BadFile, BadOption, UnknownGame, Unseen) as error:
        raise BadMatchFile(str(error), error.field) from None
    names += [UNNAMED] * (match.players - len(names))
    return table_of(match, TABLE, [Seat(number, "human", name) for number, name in enumerate(names)])


def look(state: TableState, question: ReplayQuestion | None) -> tuple[Outgoing, ...]:
    """Show a match as it ended, or answer about it as at a table that an onlooker sees."""
    if question is None:
        return (whole_view(state, None),)
    return tuple(answers(state, onlooker(state, None), question))
