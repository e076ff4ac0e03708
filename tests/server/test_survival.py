"""Whatever happens at one table, the server lives on: nobody waits for ever, and the others play."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import weakref
from typing import Any, cast

import pytest

from parlour.core.errors import ParlourError
from parlour.core.scene import Clock
from parlour.server.base.errors import Unavailable
from parlour.server.people.guests import COOKIE, hash_of
from parlour.server.table.connection import Connection
from parlour.server.table.reception import receive_frame
from parlour.server.table.table import Table
from parlour.server.web.websocket import _write_frames
from tests.server.browser import PATIENCE_S, Browser, Live, new_id
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


def guest(browser: Browser) -> str:
    token = browser.http.cookies.get(COOKIE)
    assert token is not None
    return hash_of(token)


def hold(server: Running) -> threading.Event:
    """Keep the writer's thread busy until the event is set: what is written meanwhile is in flight."""
    go = threading.Event()
    server.tables.store.writer.submit(lambda _: go.wait(PATIENCE_S))
    return go


async def answer_of(task: Any) -> Any:
    async with asyncio.timeout(PATIENCE_S):
        return await task


async def check_the_server(server: Running) -> None:
    """Somebody else makes a table and plays, and health is good."""
    browser = server.browser()
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        for _ in range(3):
            await live.first()
    assert (await browser.get(f"/api/tables/{table}/file")).status_code == 200
    assert (await browser.get("/api/health")).status_code == 200


# --- judging and doing


async def test_an_error_while_judging_refuses_the_frame_and_the_table_goes_on(server: Running, caplog: Any) -> None:
    browser = server.browser()
    table = await browser.make("trapdoor", "here", "here")
    async with browser.live(table, 0) as live:
        memory = server.tables.in_memory[table]
        for _ in range(29):
            refused = await live.act(0, "stumble", seq=0)
            assert (refused["is"], refused["code"]) == ("refused", "failed")
        assert any("frame_failed" in record.message and record.exc_info for record in caplog.records)
        assert (await live.act(0, "step"))["is"] == "ack"
        assert server.tables.in_memory[table] is memory, "it did not have to be made again"
    await check_the_server(server)


async def test_an_error_while_doing_spoils_the_table_and_no_other(server: Running, caplog: Any) -> None:
    browser = server.browser()
    table = await browser.make("trapdoor", "here", "here")
    async with browser.live(table, 0) as live:
        await live.send(do="act", id="x", seat=0, action="fall", seq=0)
        assert await live.closed() == 1011
    assert any("table_spoiled" in record.message and record.exc_info for record in caplog.records)
    async with browser.connect(table) as socket:
        assert await Live(socket).closed() == 4404, "its log cannot be played out"
    assert (await browser.get(f"/api/tables/{table}/file")).status_code == 500
    await check_the_server(server)


async def test_a_number_that_is_none_is_unreadable(server: Running) -> None:
    browser = server.browser()
    table = await browser.make("queen-of-the-ticcitories", "here", "here", options={"start": 0})
    async with browser.live(table, 0) as live:
        for action in ("lay 0 4 --2", "lay 4 4 --2", "choose ²", "choose ٣", "choose " + "9" * 190):
            assert (await live.act(0, action, seq=0))["code"] == "unreadable"
        assert (await live.act(0, "choose 1", seq=0))["is"] == "ack"


# --- tables that are dropped


async def test_a_table_dropped_while_an_append_is_in_flight_finishes_it(server: Running) -> None:
    """The attack that stopped the server: bad frames of one guest, and the table dropped under an append."""
    browser = server.browser()
    table = await browser.make("trapdoor", "here", "here")
    memory = await server.tables.find_table(table)
    connection = Connection(guest(browser), memory.view)
    go = hold(server)
    for number in range(14):
        receive_frame(memory, connection, frame("stumble", f"bad{number}"), 0)
    receive_frame(memory, connection, frame("step", "good"), 0)
    for number in range(14):
        receive_frame(memory, connection, frame("stumble", f"worse{number}"), 0)
    while not memory.log.in_doubt:
        await asyncio.sleep(0)
    server.tables.loaded.unload(table)
    waiting = asyncio.create_task(browser.get(f"/api/tables/{table}/file"))
    await asyncio.sleep(0)
    go.set()
    assert (await answer_of(waiting)).status_code == 200
    async with browser.live(table, 0) as again:
        assert again.view["seq"] == 1
        assert (await again.act(0, "step", seq=0, id="good"))["seq"] == 1, "it is in the log, once"
    await check_the_server(server)


def frame(action: str, id: str, seq: int = 0) -> str:
    return json.dumps({"do": "act", "id": id, "seat": 0, "action": action, "seq": seq})


async def test_a_cancelled_write_does_not_end_the_writer(server: Running) -> None:
    browser = server.browser()
    go = hold(server)
    making = asyncio.create_task(browser.make("thirty-six", "here", "here"))
    writes = [asyncio.create_task(server.tables.store.probe()) for _ in range(5)]
    await asyncio.sleep(0.01)
    for write in writes:
        write.cancel()
    await asyncio.gather(*writes, return_exceptions=True)
    go.set()
    assert await answer_of(making)
    await check_the_server(server)


async def test_what_is_asked_of_a_closed_table_is_refused(server: Running) -> None:
    browser = server.browser()
    table = await server.tables.find_table(await browser.make("thirty-six", "here", "here"))
    table.close()
    with pytest.raises(Unavailable):
        await answer_of(table.run_question(nothing))


async def nothing() -> None:
    pass


async def test_what_came_before_the_end_is_answered_and_nobody_waits_for_ever(server: Running) -> None:
    browser = server.browser()
    table = await server.tables.find_table(await browser.make("thirty-six", "here", "here"))
    go = asyncio.Event()
    first = asyncio.create_task(table.run_question(go.wait))
    second = asyncio.create_task(table.run_question(nothing))
    await asyncio.sleep(0)
    ending = table.close()
    go.set()
    assert await answer_of(first)
    assert await answer_of(second) is None
    await answer_of(ending)


async def test_a_spoiled_table_fails_the_questions_that_wait(server: Running) -> None:
    browser = server.browser()
    table = await server.tables.find_table(await browser.make("trapdoor", "here", "here"))
    falling = asyncio.create_task(table.run_question(lambda: table.log.append(table.state.row("act", 0, "fall"))))
    waiting = [asyncio.create_task(table.run_question(nothing)) for _ in range(3)]
    for question in (falling, *waiting):
        with pytest.raises(Unavailable):
            await answer_of(question)
    assert table.spoiled
    with pytest.raises(Unavailable):
        await answer_of(table.run_question(nothing))


async def test_an_unforeseen_error_of_a_question_reaches_who_asked_and_spoils_nothing(server: Running) -> None:
    browser = server.browser()
    table = await server.tables.find_table(await browser.make("thirty-six", "here", "here"))

    async def stumble() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await answer_of(table.run_question(stumble))
    assert await answer_of(table.run_question(nothing)) is None
    assert table.open


async def test_a_question_is_refused_while_the_log_cannot_be_read(server: Running) -> None:
    """After a write that failed the log is read first; if that fails too, whoever asks is told."""
    browser = server.browser()
    table = await server.tables.find_table(await browser.make("thirty-six", "here", "here"))
    table.log.in_doubt = True

    def lost(connection: Any) -> None:
        connection.exec_driver_sql("ALTER TABLE log RENAME TO lost")

    def found(connection: Any) -> None:
        connection.exec_driver_sql("ALTER TABLE lost RENAME TO log")

    await server.tables.store.write(lost)
    with pytest.raises(Unavailable):
        await answer_of(table.run_question(nothing))
    connection = Connection(guest(browser), table.view)
    receive_frame(table, connection, frame("pass", new_id()), 0)
    assert json.loads(await answer_of(connection.next()))["code"] == "retry"  # type: ignore[arg-type]
    await server.tables.store.write(found)
    assert await answer_of(table.run_question(nothing)) is None


async def test_a_table_at_work_is_not_idle(server: Running) -> None:
    browser = server.browser()
    table: Table = await server.tables.find_table(await browser.make("thirty-six", "here", "here"))
    await table.run_question(nothing)
    assert table.idle
    go = asyncio.Event()
    asking = asyncio.create_task(table.run_question(go.wait))
    await asyncio.sleep(0.01)
    assert table._inbox._jobs.qsize() == 0
    assert not table.idle
    go.set()
    await answer_of(asking)


async def test_a_clock_that_the_rules_refuse_is_not_written(server: Running) -> None:
    browser = server.browser()
    name = await browser.make("quickdraw", "here", "here")
    table = await server.tables.find_table(name)
    with pytest.raises(Unavailable):
        await answer_of(table.run_question(lambda: table.automation.write_expiry(Clock("nothing", "Nothing", 1, 1))))
    stored = await server.tables.store.load_table(name)
    assert stored is not None
    assert stored.log == []
    assert await answer_of((await server.tables.find_table(name)).run_question(nothing)) is None


async def test_the_server_closes_after_what_is_in_flight(server: Running) -> None:
    browser = server.browser()
    table = await server.tables.find_table(await browser.make("trapdoor", "here", "here"))
    go = hold(server)
    asking = asyncio.create_task(table.run_question(lambda: table.log.append(table.state.row("act", 0, "step"))))
    while not table.log.in_doubt:
        await asyncio.sleep(0)
    closing = asyncio.create_task(server.tables.close())
    await asyncio.sleep(0.01)
    go.set()
    await answer_of(closing)
    assert await answer_of(asking) is None
    assert table.state.seq == 1
    with pytest.raises(ParlourError):
        await answer_of(server.tables.store.probe())


# --- what a connection keeps


class Frame(str):
    """Text whose life can be watched."""


async def test_a_frame_that_was_sent_is_not_kept_while_the_next_is_awaited(server: Running) -> None:
    alive: list[weakref.ref[Frame]] = []
    waits = asyncio.Event()

    class Waiting:
        owes_view = False

        def begin_sending(self) -> None: ...

        def end_sending(self) -> None: ...

        async def wait_filled(self) -> None:
            if alive:
                waits.set()
                await asyncio.Event().wait()

        def take(self) -> Frame:
            frame = Frame("a view")
            alive.append(weakref.ref(frame))
            return frame

    class Deaf:
        async def send_text(self, text: str) -> None:
            await asyncio.sleep(0)

    deaf, connection, table = cast(Any, Deaf()), cast(Any, Waiting()), cast(Any, None)
    task = asyncio.create_task(_write_frames(deaf, server.tables, table, connection))
    try:
        async with asyncio.timeout(PATIENCE_S):
            await waits.wait()
        gc.collect()
        assert alive[0]() is None
    finally:
        task.cancel()
