"""Every implementation of Storage: in memory, over a browser's database, over SQLite, over PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.protocol.company import Saying
from parlour.server.base.errors import Conflict, NoTable, NotYours, Unavailable
from parlour.server.local.storage import LocalStorage
from parlour.server.model.seats import Seat, nameless, sit
from parlour.server.model.storage import SAYINGS, Storage, Taken
from parlour.server.storage.memory import MemoryStorage
from parlour.server.storage.store import Store
from tests.server.device import Database
from tests.server.rows import SEATS, SETUP, row

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["memory", "local", "sqlite", "postgresql"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """A storage of each kind, with a table."""
    if request.param in ("memory", "local"):
        storage: Storage = MemoryStorage() if request.param == "memory" else LocalStorage(Database())
        await storage.store_table(SETUP, SEATS)
        yield storage
        return
    sqlite = request.param == "sqlite"
    store = Store(f"sqlite:///{tmp_path / 'parlour.db'}" if sqlite else request.getfixturevalue("postgres").new())
    store.open()
    await store.store_table(SETUP, SEATS)
    yield store
    store.close()


async def test_a_table_comes_back_as_it_was_written(storage: Storage) -> None:
    seal = row(1, "x").seal("")
    await storage.append("t", row(1, "x"), seal)
    stored = await storage.load_table("t")
    assert stored is not None
    assert stored.setup == SETUP
    assert stored.seats == SEATS
    assert stored.log == [(row(1, "x"), seal)]
    assert await storage.load_table("u") is None


async def test_a_work_that_fails_halfway_leaves_nothing_and_spoils_no_other(storage: Storage) -> None:
    twice = [SEATS[0], SEATS[0]]
    answers = await asyncio.gather(
        storage.store_table(SETUP._replace(id="before"), SEATS),
        storage.store_table(SETUP._replace(id="bad"), twice),
        storage.store_table(SETUP._replace(id="after"), SEATS),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Taken, type(None)]
    assert await storage.load_table("bad") is None
    assert await storage.load_table("before") is not None
    assert await storage.load_table("after") is not None


async def test_a_sequence_number_is_given_once(storage: Storage) -> None:
    answers = await asyncio.gather(
        *(storage.append("t", row(1, f"n{number}"), "") for number in range(20)), return_exceptions=True
    )
    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, Taken) for answer in answers) == 19


async def test_a_row_that_exists_spoils_none_of_those_written_with_it(storage: Storage) -> None:
    """Whether only rows of logs are written together, or other works beside them."""
    await storage.append("t", row(1, "first"), "")
    works = [storage.append("t", row(1, "again"), ""), storage.append("t", row(2, "second"), "")]
    assert [type(answer) for answer in await asyncio.gather(*works, return_exceptions=True)] == [Taken, type(None)]
    works = [
        storage.append("t", row(2, "again"), ""),
        storage.store_table(SETUP._replace(id="beside"), SEATS),
        storage.append("t", row(3, "third"), ""),
    ]
    answers = await asyncio.gather(*works, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Taken, type(None), type(None)]
    stored = await storage.load_table("t")
    assert stored is not None
    assert [each.action_id for each, _ in stored.log] == ["first", "second", "third"]
    assert await storage.load_table("beside") is not None


async def test_an_action_id_is_used_once_by_each_guest(storage: Storage) -> None:
    await storage.append("t", row(1, "same"), "")
    with pytest.raises(Taken):
        await storage.append("t", row(2, "same"), "")
    await storage.append("t", row(2, "same")._replace(guest="other"), "")
    await storage.append("t", row(3, None), "")
    await storage.append("t", row(4, None), "")


async def test_an_open_seat_is_taken_once(storage: Storage) -> None:
    answers = await asyncio.gather(
        *(
            storage.reseat("t", lambda seats, number=number: sit(seats, "x", f"hash{number}", "Eve"), 0)
            for number in range(5)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Conflict) for answer in answers) == 4


async def test_a_rematch_is_made_once(storage: Storage) -> None:
    wishes = [SETUP._replace(id=f"again{number}") for number in range(5)]
    found = await asyncio.gather(*(storage.store_rematch("t", wish, SEATS) for wish in wishes))
    assert len(set(found)) == 1
    assert [await storage.load_table(wish.id) is not None for wish in wishes].count(True) == 1


async def test_rows_after_a_known_one_are_read(storage: Storage) -> None:
    for seq in (1, 2, 3):
        await storage.append("t", row(seq), str(seq))
    stored = await storage.load_table("t", 1)
    assert stored is not None
    assert [(each.seq, seal) for each, seal in stored.log] == [(2, "2"), (3, "3")]


async def test_a_row_of_no_table_is_refused(storage: Storage) -> None:
    with pytest.raises(Taken):
        await storage.append("nowhere", row(1), "")


async def test_an_id_is_given_once(storage: Storage) -> None:
    with pytest.raises(Taken):
        await storage.store_table(SETUP, SEATS)


async def test_what_is_read_is_a_copy(storage: Storage) -> None:
    first = await storage.load_table("t")
    assert first is not None
    first.seats[0].hand_to_bot("gentle")
    changed = await storage.reseat("t", lambda seats: sit(seats, "x", "hash1", "Eve"), 0)
    changed.seats[0].hand_to_bot("gentle")
    again = await storage.load_table("t")
    assert again is not None
    assert [seat.kind for seat in again.seats] == ["human", "human"]


async def test_a_change_that_is_refused_changes_nothing(storage: Storage) -> None:
    def refused(seats: object) -> list[Seat]:
        seats[0].name = "Mallory"  # type: ignore[index]
        raise NotYours("no")

    with pytest.raises(NotYours):
        await storage.reseat("t", refused, 0)
    with pytest.raises(NoTable):
        await storage.reseat("nowhere", list, 0)
    stored = await storage.load_table("t")
    assert stored is not None
    assert (stored.seats, stored.setup) == (SEATS, SETUP)


async def test_the_match_begins_when_nobody_is_waited_for_and_seats_change_by_name_only(storage: Storage) -> None:
    mixed = [Seat(0, "human", "Ada", "hash", nonce="00"), Seat(1, "bot", "Bo", level="gentle")]
    lobby = await storage.reseat("t", lambda _: mixed, 7)
    assert (lobby.setup.began_at, lobby.setup.reseats) == (7, 1)
    assert lobby.setup.sound(lobby.seats)
    with pytest.raises(Conflict):
        await storage.reseat("t", lambda _: SEATS, 8)
    renamed = await storage.rename("t", lambda seats: nameless(seats, "hash"))
    assert (renamed.setup.reseats, renamed.seats[0].name) == (2, "")
    assert (await storage.rename("t", list)).setup.reseats == 2
    stored = await storage.load_table("t")
    assert stored is not None
    assert stored.setup.sound(stored.seats)
    assert (stored.setup, stored.seats) == renamed


async def test_the_latest_sayings_are_read_in_order_and_a_number_is_given_once(storage: Storage) -> None:
    said = [Saying(number, 0, "words", number, f"word {number}") for number in range(1, SAYINGS + 3)]
    for saying in said:
        await storage.store_saying("t", saying, "hash")
    with pytest.raises(Taken):
        await storage.store_saying("t", said[0], "other")
    assert await storage.sayings("t", 0) == said[2:]
    assert await storage.sayings("t", SAYINGS) == said[SAYINGS:]


async def test_tables_for_days_are_looked_at_when_they_are_due(storage: Storage) -> None:
    terms = {"days": 3}
    for name, at in (("late", 30), ("soon", 10), ("next", 20)):
        await storage.store_table(SETUP._replace(id=name, terms=terms), SEATS, at)
    assert await storage.tables_due(20, 9) == ["soon", "next"]
    await storage.look_again("soon", 25.9)
    assert await storage.tables_due(25, 9) == ["next", "soon"]
    assert await storage.tables_due(30, 2) == ["next", "soon"]
    await storage.look_again("next", None)
    assert await storage.tables_due(99, 9) == ["soon", "late"]


async def test_contested_matches_are_those_of_the_game_and_size_that_began(storage: Storage) -> None:
    ada, bea, bot = Seat(0, "human", "A", "a", nonce="0"), Seat(1, "human", "B", "b", nonce="1"), Seat(1, "bot", "C")
    late = Seat(1, "human", "B", "b")
    for name, seats in (("both", [ada, bea]), ("alone", [ada, bot]), ("not begun", [ada, late])):
        await storage.store_table(SETUP._replace(id=name), seats)
    await storage.store_table(SETUP._replace(id="rated", terms={"days": 0, "rated": True, "open": False}), [ada, bot])
    assert sorted(await storage.contested_matches("a", SETUP.game, 2)) == ["both", "rated"]
    assert await storage.contested_matches("c", SETUP.game, 2) == []
    assert await storage.contested_matches("a", "pentic", 2) == []
    assert await storage.contested_matches("a", SETUP.game, 3) == []


async def test_the_newest_tables_of_a_guest_are_listed_without_what_ifs(storage: Storage) -> None:
    begins = {"position": {}, "at": 0, "guessed": False}
    await storage.store_table(SETUP._replace(id="what-if", begins=begins, branch_of="t"), SEATS)
    await storage.store_table(SETUP._replace(id="of-others"), [Seat(0, "human", "Eve", "other")])
    (kept,) = await storage.newest_tables("hash", 9)
    assert (kept.id, kept.told_at) == ("t", None)
    await storage.note_told("t", "hash", 17)
    assert (await storage.newest_tables("hash", 9))[0].told_at == 17
    assert await storage.newest_tables("hash", 0) == []


async def test_the_what_ifs_of_a_table_are_read_with_their_names(storage: Storage) -> None:
    begins = {"position": {}, "at": 0, "guessed": False}
    for name in ("b1", "b2", "b3"):
        await storage.store_table(SETUP._replace(id=name, begins=begins, branch_of="t"), SEATS)
    await storage.call("b1", "Eins")
    assert [(each.id, each.called) for each in await storage.branches("t", "hash", 2)] == [("b1", "Eins"), ("b2", "")]
    assert await storage.branches("t", "other", 9) == []


async def test_a_full_device_refuses_and_loses_nothing() -> None:
    database = Database()
    storage = LocalStorage(database)
    await storage.store_table(SETUP, SEATS)
    await storage.append("t", row(1, "x"), "seal")
    before, database.full = database.stores, True
    for refused in (
        storage.append("t", row(2, "y"), "seal"),
        storage.store_table(SETUP._replace(id="u"), SEATS),
        storage.reseat("t", lambda seats: sit(seats, "x", "hash1", "Eve"), 0),
        storage.store_rematch("t", SETUP._replace(id="again"), SEATS),
        storage.store_saying("t", Saying(1, 0, "words", 1, "word"), "hash"),
    ):
        with pytest.raises(Unavailable):
            await refused
    assert database.stores == before
    database.full = False
    await storage.append("t", row(2, "y"), "seal")


async def test_of_two_houses_on_one_device_one_writes_first() -> None:
    database = Database()
    one, other = LocalStorage(database), LocalStorage(database)
    await one.store_table(SETUP, SEATS)
    answers = await asyncio.gather(
        *(each.append("t", row(1, name), "") for each, name in ((one, "a"), (other, "b"))), return_exceptions=True
    )
    assert sorted(map(str, map(type, answers))) == sorted(map(str, (type(None), Taken)))
    seats = await asyncio.gather(
        one.rename("t", lambda seats: nameless(seats, "hash")),
        other.reseat("t", lambda seats: sit(seats, "x", "hash1", "Eve"), 0),
    )
    stored = await one.load_table("t")
    assert stored is not None
    assert (stored.setup.reseats, [seat.name for seat in stored.seats]) == (2, ["", "Eve"])
    assert stored.seats in [lobby.seats for lobby in seats]
    assert len(database.stores["tables"]) == 1, "versions before are deleted"


async def test_a_table_comes_with_its_log_and_is_marked_as_moved(storage: Storage) -> None:
    log = [(row(1, "x"), "one"), (row(2), "two")]
    await storage.store_table(SETUP._replace(id="brought"), SEATS, 0, log)
    with pytest.raises(Taken):
        await storage.append("brought", row(2), "three")
    with pytest.raises(Taken):
        await storage.append("brought", row(3, "x"), "three")
    lobby = await storage.move("brought", 17)
    assert await storage.move("brought", 18) == lobby
    stored = await storage.load_table("brought")
    assert stored is not None
    assert stored == (lobby.setup, SEATS, log)
    assert (stored.setup.moved_at, stored.setup.reseats) == (17, 1)
    other = await storage.load_table("t")
    assert other is not None
    assert not other.setup.moved
