"""The log of a table over a storage: what is written, what is in doubt, and what others have written."""

from __future__ import annotations

from typing import cast

import pytest

from parlour.server.base.clocks import SystemTime
from parlour.server.base.errors import Unavailable
from parlour.server.model.seats import Seat
from parlour.server.model.storage import Taken
from parlour.server.model.stored import Row, TableSetup
from parlour.server.storage.memory import MemoryStorage
from parlour.server.table.restoring import restore_state
from parlour.server.table.table_log import News, TableLog, Written
from tests.server.rows import SETUP

pytestmark = pytest.mark.anyio

PEOPLE = [Seat(0, "human", "Ada", "ada", nonce="00"), Seat(1, "human", "Bea", "bea", nonce="01")]


class Lossy(MemoryStorage):
    """Loses answers while ``silent``: what is written is written, and nobody hears of it."""

    silent = False

    async def append(self, table: str, row: Row, seal: str) -> None:
        await super().append(table, row, seal)
        if self.silent:
            raise Unavailable("Try again.")


class Listener:
    def __init__(self) -> None:
        self.written: list[Written] = []
        self.read: list[News] = []
        self.failed: list[Exception] = []

    def log_written(self, written: Written) -> None:
        self.written.append(written)

    async def log_read(self, news: News) -> None:
        self.read.append(news)

    def log_failed(self, error: Exception) -> None:
        self.failed.append(error)


async def open_log(storage: MemoryStorage, setup: TableSetup = SETUP) -> tuple[TableLog, Listener]:
    """Open the log of a stored table, as another process may do too."""
    stored = await storage.load_table(setup.id)
    if stored is None:
        await storage.store_table(setup, PEOPLE)
        stored = await storage.load_table(setup.id)
    assert stored is not None
    listener = Listener()
    return TableLog(storage, SystemTime(), restore_state(stored), stored.setup.again, listener), listener


def act(log: TableLog) -> Row:
    match = log.state.playing()
    seat = match.seats_to_act()[0]
    return log.state.row("act", seat, match.choices(seat)[0].text, PEOPLE[seat].guest, f"a{log.state.seq}")


async def test_what_is_written_is_carried_out_and_heard_of() -> None:
    log, listener = await open_log(storage := MemoryStorage())
    await log.append(act(log))
    await log.rename(lambda seats: [Seat(0, "human", "Ida", "ada", nonce="00"), seats[1]])
    assert await log.store_rematch(SETUP._replace(id="again"), PEOPLE) == log.again == "again"
    assert (log.state.seq, log.state.names, log.reseats) == (1, ("Ida", "Bea"), 1)
    assert listener.written == ["act", "names", "again"]
    assert not log.in_doubt
    stored = await storage.load_table(SETUP.id)
    assert stored is not None
    assert restore_state(stored).seal == log.state.seal


async def test_a_write_without_an_answer_leaves_the_log_in_doubt_until_it_is_read() -> None:
    log, listener = await open_log(storage := Lossy())
    storage.silent = True
    with pytest.raises(Unavailable):
        await log.append(act(log))
    assert log.in_doubt
    assert log.state.seq == 0
    await log.settle()
    assert (log.in_doubt, log.state.seq) == (False, 1)
    assert listener.read == [News(True, False, False)]
    await log.settle()
    assert len(listener.read) == 1, "what is not in doubt is not read"


async def test_who_is_second_reads_what_the_first_has_written() -> None:
    storage = MemoryStorage()
    (first, _), (second, listener) = await open_log(storage), await open_log(storage)
    row = act(second)
    await first.append(act(first))
    await first.rename(lambda seats: [seats[0], Seat(1, "human", "Bob", "bea", nonce="01")])
    await first.store_rematch(SETUP._replace(id="again"), PEOPLE)
    with pytest.raises(Taken):
        await second.append(row)
    assert second.in_doubt
    await second.catch_up()
    assert listener.read == [News(True, True, True)]
    assert (second.state.seal, second.state.names, second.again) == (first.state.seal, ("Ada", "Bob"), "again")
    await second.catch_up()
    assert listener.read[1:] == [News(False, False, False)]


async def test_seats_before_the_match_change_and_begin_it() -> None:
    setup = SETUP._replace(id="open")
    storage = MemoryStorage()
    await storage.store_table(setup, [PEOPLE[0], Seat(1, "open", "")])
    log, listener = await open_log(storage, setup)
    await log.reseat(list)
    assert listener.written == [], "nothing has changed"
    await log.reseat(lambda _: PEOPLE)
    assert listener.written == ["seats"]
    assert log.state.match is not None


async def test_a_log_that_cannot_be_carried_out_or_is_gone_gives_the_table_up() -> None:
    log, listener = await open_log(MemoryStorage())
    with pytest.raises(Unavailable):
        await log.append(log.state.row("act", 0, "nonsense"))
    assert len(listener.failed) == 1
    lost, listener = await open_log(MemoryStorage())
    cast(MemoryStorage, lost._storage)._entries.clear()
    with pytest.raises(Unavailable):
        await lost.catch_up()
    assert [type(error).__name__ for error in listener.failed] == ["NoTable"]
    await lost.try_to_catch_up()
