"""Laws of tournaments on the server: what it shows is what the engine makes of the stored log, after anything."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.protocol.tournaments import TournamentPage
from parlour.server.storage.tournaments import Happened, read_news
from parlour.server.tournaments.pages import draw_page
from parlour.server.tournaments.standing import Held
from parlour.tournaments.events import Event, Paired
from parlour.tournaments.settings import Settings
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import fold
from tests.server.browser import Browser, Json
from tests.server.club import SWISS, Club, found
from tests.server.conftest import Running
from tests.server.process import Process

pytestmark = pytest.mark.anyio

WHO = st.integers(0, 4)
WHERE = st.sampled_from(["mixed", "tables"])
NAMES = st.sampled_from(["Ana", "Ben", "Cem", "Dora", "Efe", "ana", "Nobody"])
NUMBERS = st.integers(1, 3)
RESULTS = st.fixed_dictionaries(
    {"round": NUMBERS, "table": NUMBERS},
    optional={
        "points": st.lists(st.integers(-2, 3), min_size=2, max_size=3),
        "winner": NAMES,
        "draw": st.booleans(),
        "absent": st.lists(NAMES, max_size=2),
    },
)
REQUESTS = st.one_of(
    st.tuples(st.just("enter"), st.fixed_dictionaries({"name": NAMES})),
    st.tuples(st.just("add"), st.fixed_dictionaries({"names": st.lists(NAMES, min_size=1, max_size=4)})),
    st.tuples(st.sampled_from(["leave", "back"]), st.fixed_dictionaries({}, optional={"name": NAMES})),
    st.tuples(st.just("pair"), st.fixed_dictionaries({"round": NUMBERS})),
    st.tuples(st.sampled_from(["result", "correct"]), RESULTS),
    st.tuples(st.just("close"), st.none()),
)
FORMATS = st.sampled_from(
    [
        {"rounds": 2},
        {"format": "round-robin", "rounds": None},
        {"format": "elimination", "rounds": None},
        {"format": "arena", "rounds": None},
        {"format": "thirty-six", "rounds": None, "seats": [2, 3]},
        {"seats": [2, 3], "by_points": True, "game": "pentic"},
    ]
)


@settings(max_examples=40)
@given(wishes=FORMATS, where=WHERE, asked=st.lists(st.tuples(WHO, REQUESTS), max_size=24))
async def test_what_is_shown_follows_from_the_log(
    shared: Running, wishes: Json, where: str, asked: list[tuple[int, tuple[str, Any]]]
) -> None:
    club = await found(shared, "Ana", "Ben", **wishes, where=where)
    people = [club.host, *(shared.browser() for _ in range(3)), club.host]
    for who, (what, body) in asked:
        before = await logged(shared, club)
        answer = await club.ask(what, body, people[who])
        after = await logged(shared, club)
        assert answer.status_code in (200, 403, 409), answer.text
        if answer.status_code != 200:
            assert after == before and answer.json()["message"], "what is refused changes nothing"
        assert after[: len(before)] == before, "nothing is ever changed or lost"
    await check_shown(shared, club)


async def logged(server: Running, club: Club) -> list[Happened]:
    news = await server.tables.store.read(lambda db: read_news(db, club.id, 0, 0, None))
    assert news is not None
    return news.events


async def check_shown(server: Running, club: Club) -> None:
    news = await server.tables.store.read(lambda db: read_news(db, club.id, 0, 0, None))
    assert news is not None
    engine = fold(news.head.settings, [each.event for each in news.events])
    shown = msgspec.convert(await club.page(), TournamentPage)
    lines = [(line.place, line.name, line.score, line.here) for line in shown.standings]
    assert lines == [(it.place, it.name, float(it.score), it.is_here) for it in rank_players(engine)]
    assert (shown.paired, shown.closed) == (len(engine.rounds), engine.is_closed)
    for one in shown.rounds:
        outcomes = engine.rounds[one.round - 1].outcomes
        for table in one.tables:
            places = tuple(seat.place for seat in table.seats)
            assert places == (outcomes[table.table].places if table.table in outcomes else (None,) * len(places))
    anew = Held(news.head)
    anew.follow(news)
    assert shown == draw_page(anew), "a process that starts now shows the same"


DELAYS_MS = (0, 30, 100, None)


async def test_kill_9_in_the_middle_of_pairing_pairs_all_or_nothing(tmp_path: Path) -> None:
    """A process is killed at many moments of the half second in which a round is paired and its tables are opened."""
    database = tmp_path / "parlour.db"
    guests = [f"Guest {n}" for n in range(8)]
    half = 0
    for delay_ms in DELAYS_MS:
        with Process(database) as process:
            host = Browser(process.url)
            made = (await host.post("/api/tournaments", {**SWISS, "where": "mixed"})).json()
            club = Club(host, made["tournament"], made["secret"])
            for part in range(2):
                await club.do("add", {"names": [f"P{part} {n}" for n in range(90)]})
            for name in guests:
                browser = Browser(process.url)
                await club.do("enter", {"name": name}, browser)
                await browser.http.aclose()
            asking = asyncio.create_task(club.ask("pair", {"round": 1}))
            await (asyncio.sleep(delay_ms / 1000) if delay_ms is not None else asking)
            process.signal(signal.SIGKILL)
            await asyncio.gather(asking, return_exceptions=True)
            await host.http.aclose()
        half += check_whole(database, club.id)
    assert half < len(DELAYS_MS), "some were killed before"
    assert half > 0, "some were paired"


def check_whole(database: Path, id: str) -> int:
    """The log is sound, and each pairing of guests alone has its table; give how many rounds are paired."""
    db = sqlite3.connect(database)
    row = db.execute("SELECT settings FROM tournaments WHERE id = ?", (id,)).fetchone()
    rows = db.execute("SELECT event FROM tournament_events WHERE tournament_id = ? ORDER BY number", (id,)).fetchall()
    tables = db.execute("SELECT table_id FROM tournament_tables WHERE tournament_id = ?", (id,)).fetchall()
    asked = "SELECT name FROM seats WHERE table_id = ? ORDER BY number"
    seats = [db.execute(asked, table).fetchall() for table in tables]
    db.close()
    events = [msgspec.convert(json.loads(event), Event) for (event,) in rows]  # type: ignore[arg-type]
    tournament = fold(msgspec.convert(json.loads(row[0]), Settings), events)
    pods = [pod.seats for event in events if isinstance(event, Paired) for pod in event.pods if pod.table]
    ours = [pod for pod in pods if all(name.startswith("Guest") for name in pod)]
    assert sorted(ours) == sorted(tuple(name for (name,) in row) for row in seats)
    return len(tournament.rounds)
