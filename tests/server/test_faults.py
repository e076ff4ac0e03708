"""Faults of docs/faults.md, provoked at the very moment that each is about; their subjects' tests bear the others."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pysqlite3.dbapi2 as sqlite
import pytest
import websockets

from parlour.protocol.frames import Incoming
from parlour.protocol.http import NewTable, SeatRequest
from parlour.server.people.guests import COOKIE, KEPT_S
from parlour.server.storage.schema import KEYS
from tests.server.browser import Browser, Json, Live, seat_request
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving
from tests.server.draws import NEVER_MS, drawing
from tests.server.process import Process
from tests.server.quickdraw import PATIENCE_MS, TIMER_MS
from tests.server.test_crash import moved

pytestmark = pytest.mark.anyio
SOURCES = Path(__file__).parents[2]
DAY_MS = 86_400_000


# --- killed at one moment


def rows_in(database: Path) -> int:
    file = sqlite.connect(f"file:{database}?mode=ro", uri=True)
    (count,) = file.execute("SELECT count(*) FROM log").fetchone()
    file.close()
    return int(count)


def frame(live: Live, id: str) -> Json:
    choice = live.view["actions"][0]
    return {"do": "act", "id": id, "seat": choice["seat"], "action": choice["text"], "seq": live.view["seq"]}


@contextlib.asynccontextmanager
async def about_to_act(database: Path) -> AsyncIterator[tuple[Process, Browser, Live, Json]]:
    """A server process, somebody at a table of it, and the frame of an action that was not sent yet."""
    with Process(database) as process:
        browser = Browser(process.url)
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table, 0) as live:
            yield process, browser, live, frame(live, "x")


async def resent(database: Path, browser: Browser, before: Live, said: Json) -> tuple[Json, Json]:
    """Say a frame to a new server over the same database; give its answer and the view after it."""
    with Process(database) as process:
        again = await moved(browser, process)
        async with again.live(before.view["table"]["id"], 0) as live:
            await live.send(**said)
            answer = await live.next("ack", "refused", "stale")
            view = await live.look(0)
        await again.http.aclose()
    return answer, view


@pytest.mark.fault(1)
async def test_killed_after_the_commit_and_before_the_answer(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    async with about_to_act(database) as (process, browser, live, said):
        live.socket.transport.pause_reading()  # no answer arrives
        await live.send(**said)
        while rows_in(database) == 0:
            await asyncio.sleep(0.001)
        process.signal(signal.SIGKILL)
        live.socket.transport.resume_reading()
    answer, view = await resent(database, browser, live, said)
    assert (answer["is"], answer["seq"], view["seq"]) == ("ack", 1, 1)
    assert rows_in(database) == 1


@pytest.mark.fault(2)
async def test_killed_before_the_commit(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    async with about_to_act(database) as (process, browser, live, said):
        other = sqlite.connect(str(database), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # the commit waits
        await live.send(**said)
        await live.send(do="ping")
        await live.next("pong")  # so the frame before it has come
        process.signal(signal.SIGKILL)
        other.execute("ROLLBACK")
        other.close()
    assert rows_in(database) == 0, "no trace"
    answer, view = await resent(database, browser, live, said)
    assert (answer["is"], answer["seq"], view["seq"]) == ("ack", 1, 1)


@pytest.mark.fault(3)
async def test_killed_before_the_others_have_seen_it(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with Process(database) as process:
        browser = Browser(process.url)
        table = await browser.make("thirty-six", "here", "here")
        async with browser.live(table, 0) as one, browser.live(table, 1) as two:
            before = two.view["seq"]
            two.socket.transport.pause_reading()
            assert (await one.act(**{key: frame(one, "x")[key] for key in ("seat", "action", "id")}))["is"] == "ack"
            process.signal(signal.SIGKILL)
            two.socket.transport.resume_reading()
    with Process(database) as process:
        again = await moved(browser, process)
        async with again.live(table, 0) as one, again.live(table, 1) as two:
            caught_up = await two.look(1, seq=before)
            assert caught_up["seq"] == 1
            assert caught_up["events"]
            assert caught_up["scene"] == one.view["scene"]
        await again.http.aclose()


# --- the same everywhere

REPLAY = """
import hashlib
from parlour.core.conformance.random_play import play_at_random, started
from parlour.core.dice import new_dice
from parlour.core.game import games
for game in games().values():
    match = started(game, 5, None, None)
    play_at_random(match, new_dice(5), 8)
    print(game.name, len(match.entries), hashlib.sha256(match.state.tobytes()).hexdigest())
"""


@pytest.mark.fault(12)
def test_a_match_comes_to_the_same_bytes_whatever_the_hash_seed() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", REPLAY],
            env={**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "NUMBA_DISABLE_JIT": "0"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo"))
    ]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) == 9


# --- order


@pytest.mark.fault(13)
async def test_a_frame_said_again_elsewhere_has_no_effect_there(shared: Running) -> None:
    """A frame of another table, of another person, of a match before: judged there by seat and sequence number."""
    host, stranger = shared.browser(), shared.browser()
    here, there = [await host.make("thirty-six", "here", "here", options={"start": 1}) for _ in range(2)]
    async with host.live(here, 0) as one, host.live(there, 0) as two, stranger.live(here) as three:
        await one.first()
        said = frame(one, "x")
        assert said["seq"] == 1
        for live, kind in ((two, "stale"), (three, "refused"), (one, "ack"), (one, "ack"), (three, "refused")):
            await live.send(**said)
            answer = await live.next("ack", "refused", "stale")
            assert answer["is"] == kind
        assert (await two.look(0))["seq"] == 0
        assert (await one.look(0))["seq"] == 2


@pytest.mark.fault(17)
async def test_who_comes_back_in_a_race_sees_the_same_and_the_time_that_is_left(serving: Serving) -> None:
    time = HandTime()
    async with drawing(serving, time) as (server, table, stays):
        browser = server.browsers[0]
        async with browser.live(table, 1) as live:
            await live.act(1, "call 3")
            seen = await live.until(1)
            await stays.until(1)
        await time.advance(2_000)
        async with browser.live(table, 1) as again:
            assert {part: again.view[part] for part in ("scene", "own", "actions")} == {
                part: seen[part] for part in ("scene", "own", "actions")
            }
            left = {clock["name"]: clock["left_ms"] for clock in again.view["clocks"]}
            assert left == {"timer": TIMER_MS - 2_000, "patience": PATIENCE_MS - 2_000}
        await time.advance(TIMER_MS - 2_000)
        assert (await stays.until(2))["table"]["phase"] == "over"


@pytest.mark.fault(18)
async def test_a_stranger_who_claims_a_seat_leaves_its_owner_and_the_clocks_alone(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, silence_ms=NEVER_MS) as server:
        owner, stranger = server.browser(), server.browser()
        table = await owner.make("quickdraw", "here", "bot:gentle")
        token = owner.http.cookies[COOKIE]
        async with owner.live(table, 0) as live:
            await time.advance(1_000)
            for forged in ("", token[:-1] + ("A" if token[-1] != "A" else "B"), "x" * 92):
                stranger.http.cookies.clear()
                stranger.http.cookies.set(COOKIE, forged, domain="127.0.0.1")
                async with stranger.live(table, 0) as looking:
                    assert looking.view["seat"] is None
                    assert (await looking.act(0, "call 9"))["code"] == "not-yours"
                    assert (await looking.ask("leave", 0))["code"] == "not-yours"
            view = await live.look(0)
            assert view["seq"] == 0
            assert view["table"]["seats"][0]["online"] is True
            assert view["clocks"][0]["left_ms"] == PATIENCE_MS - 1_000


# --- time


@pytest.mark.fault(19, 23)
async def test_no_frame_can_speak_of_time_and_a_client_s_date_moves_nothing(serving: Serving) -> None:
    """Nothing a browser says of its clock is read: there is no field for it, and no header counts.

    ``mark`` is the number of a ``pong``: its delay is measured here.
    """
    time = HandTime()
    async with serving(time, silence_ms=NEVER_MS) as server:
        browser = server.browser()
        table = await browser.make("quickdraw", "here", "here")
        for date in ("Sat, 21 Nov 2020 00:00:00 GMT", "Sat, 21 Nov 2099 00:00:00 GMT"):
            browser.http.headers["Date"] = date
            async with browser.live(table, 0) as live:
                for field in ("at", "time", "lag", "ping", "sent"):
                    for value in (-DAY_MS, DAY_MS, 10_000):
                        await live.send(do="act", id="x", seat=0, action="call 9", seq=0, **{field: value})
                        assert (await live.next("fault", "ack"))["code"] == "bad_message"
                assert live.view["clocks"][0]["left_ms"] == PATIENCE_MS
    named = {name for struct in Incoming.__args__ for name in struct.__struct_fields__}  # type: ignore[attr-defined]
    of_play = {"id", "seat", "action", "actions", "seq", "path", "before", "at", "all", "choices"}
    of_thoughts = {"version", "job", "data"}
    of_agreement = {"what", "agrees", "of"}
    assert named == of_play | of_thoughts | of_agreement | {"mark", "unseen"} | {"phrase", "words", "pointers", "to"}


@pytest.mark.fault(22)
async def test_a_server_that_slept_past_a_deadline_lets_the_clock_run_out_once(serving: Serving) -> None:
    time = HandTime()
    async with drawing(serving, time) as (server, table, live):
        await live.act(0, "call 3")
        await live.until(1)
        time.jump(60_000)
        await live.send(do="act", id="late", seat=1, action="call 9", seq=1)
        assert (await live.next("refused", "ack"))["code"] == "over"
        await time.advance(600_000)
        stored = await server.tables.store.load_table(table)
    assert stored is not None
    assert [row.what for row, _ in stored.log] == ["call 3", "clock timer"]


# --- resources


@pytest.mark.fault(25)
async def test_nothing_compressed_is_taken(shared: Running) -> None:
    """What is not unpacked cannot burst: the extension is not agreed to, and a frame that claims it ends the socket."""
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here")
    url = browser.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    async with websockets.connect(url, origin=browser.url, compression="deflate", proxy=None) as socket:  # type: ignore[arg-type]
        assert "Sec-WebSocket-Extensions" not in socket.response.headers  # type: ignore[union-attr]
        socket.transport.write(bytes([0xC1, 0x85, 0, 0, 0, 0]) + b"\xaa\xaa\xaa\xaa\xaa")
        assert await Live(socket).closed() == 1002


@pytest.mark.fault(31)
async def test_tables_that_come_and_go_leave_nothing_behind(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, tables_per_address_an_hour=10**6) as server:
        quiet = len(asyncio.all_tasks())

        async def come_and_go(count: int) -> int:
            for number in range(count):
                seats = (SeatRequest("bot", level="random"), SeatRequest("here"))
                opened = await server.tables.make_table(
                    NewTable("thirty-six", seats), secrets.token_hex(32), f"10.0.0.{number % 250}"
                )
                await server.tables.find_table(opened.table)
            time.jump(server.tables.settings.idle_table_ms + DAY_MS)
            server.tables.sweep()
            while len(asyncio.all_tasks()) > quiet:
                await asyncio.sleep(0.01)
            gc.collect()
            return len(gc.get_objects())

        await come_and_go(60)
        before = await come_and_go(60)
        after = await come_and_go(240)
        assert server.tables.in_memory == {}
        assert after - before < 240, "not even one object a table"


# --- secrets


@pytest.mark.fault(44)
async def test_who_leaves_a_match_does_not_have_its_seed_revealed(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("pentic", "here", "bot:random")
    stored = await shared.tables.store.load_table(table)
    assert stored is not None
    async with browser.live(table, 0) as live:
        assert (await live.ask("leave", 0))["is"] == "ack"
        await live.look()
        said = json.dumps(live.heard) + (await browser.get(f"/api/tables/{table}/file")).text
    assert "proof" not in live.view["table"]
    assert stored.setup.seed.hex() not in said
    assert len(stored.setup.seed) == 32


@pytest.mark.fault(46)
async def test_a_new_key_makes_every_token_strange(serving: Serving) -> None:
    """Tokens are not revoked one by one, since there are no accounts: whoever loses the key makes a new one."""
    async with serving() as first:
        owner: Browser = first.browser()
        table = await owner.make("thirty-six", "here", "here")
        cookies = owner.http.cookies
        async with owner.live(table, 0) as live:
            assert live.view["seat"] == 0
        await first.tables.store.write(lambda db: db.execute(KEYS.delete()))
    async with serving() as second:
        visiting: Browser = second.browser()
        visiting.http.cookies = cookies
        async with visiting.live(table, 0) as live:
            assert live.view["seat"] is None
    assert KEPT_S <= 400 * DAY_MS / 1000


# --- the web


@pytest.mark.fault(47)
def test_the_page_writes_text_and_nowhere_markup() -> None:
    raw = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(")
    pages = [file for file in (SOURCES / "web" / "src").rglob("*") if file.suffix in (".svelte", ".ts")]
    assert len(pages) > 50
    assert [file.name for file in pages if raw.search(file.read_text(encoding="utf-8"))] == []


async def newcomers(browser: Browser, addresses: list[str]) -> list[int]:
    """Make tables as strangers who say they come from these addresses."""
    body = {"game": "thirty-six", "seats": [seat_request("here")] * 2}
    answers = []
    for address in addresses:
        browser.http.cookies.clear()
        answers.append(
            (await browser.http.post("/api/tables", json=body, headers={"X-Forwarded-For": address})).status_code
        )
    return answers


@pytest.mark.fault(48)
@pytest.mark.parametrize(
    ("trusted", "statuses"),
    [("", [201, 201, 429, 429]), ("127.0.0.1", [201, 201, 201, 429]), ("10.9.9.9", [201, 201, 429, 429])],
)
async def test_an_address_is_believed_of_trusted_proxies_only(
    serving: Serving, trusted: str, statuses: list[int]
) -> None:
    async with serving(newcomer_tables=2, newcomer_table_ms=DAY_MS, trusted_proxies=trusted) as server:
        addresses = ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1"]
        assert await newcomers(server.browser(), addresses) == statuses
