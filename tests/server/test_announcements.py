"""What the house announces is read by everybody until it ends or is taken down, and is written down."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest

from tests.server.browser import Json
from tests.server.conftest import Running
from tests.server.test_operating import refused
from tests.server.test_operators import deeds, desk, file_of, run

pytestmark = pytest.mark.anyio
DAY = datetime.now(UTC).date() + timedelta(days=30)
END = int(datetime.combine(DAY + timedelta(days=1), datetime.min.time(), UTC).timestamp())


async def read(server: Running) -> list[Json]:
    await server.tables.notices.follow()
    found: list[Json] = (await server.browser().get("/api/house")).json()["announcements"]
    return found


async def test_the_command_line_announces_lists_and_takes_down(server: Running) -> None:
    database = file_of(server)
    run("announce", "  Club evening:\n https://example.org/evening ", "--until", DAY.isoformat(), database=database)
    run("announce", "Tea is ready", database=database)
    first, second = sorted(await read(server), key=lambda each: int(each["number"]))
    assert first["text"] == "Club evening: https://example.org/evening"
    assert (first["until"], second["until"]) == (END, None)
    assert (await read(server))[0]["text"] == "Tea is ready", "the newest comes first"
    assert "Tea is ready" in run("announcements", database=database)
    run("unannounce", str(second["number"]), "--reason", "cold", database=database)
    assert await read(server) == [first]
    assert await deeds(server) == [
        ("console", "announce", "1", "Club evening: https://example.org/evening"),
        ("console", "announce", "2", "Tea is ready"),
        ("console", "unannounce", "2", "cold"),
    ]


async def test_an_announcement_ends_by_itself(server: Running) -> None:
    ada = desk(server)
    now = int(time.time())
    found = await ada.do("announce", text="Soon over", until=now + 100)
    assert [each["text"] for each in found["announcements"]] == ["Soon over"]
    server.tables.guests.now = lambda: now + 101.0
    assert await read(server) == []
    await ada.do("announce", text="Next")
    assert (await ada.post("unannounce", number=1)).status_code == 404


@pytest.mark.parametrize(
    ("text", "until", "field"),
    [
        ("", None, "text"),
        (" \n ", None, "text"),
        ("x" * 201, None, "text"),
        ("a\u202eb", None, "text"),
        ("x", 5, "until"),
    ],
)
async def test_bad_announcements_are_refused_with_the_field_and_change_nothing(
    server: Running, text: str, until: int | None, field: str
) -> None:
    answer = await desk(server).post("announce", text=text, until=until)
    assert (answer.status_code, answer.json()["field"]) == (400, field)
    assert await read(server) == []


async def test_the_command_line_refuses_with_one_line(server: Running) -> None:
    assert "--until is a day or a time" in refused("announce", "x", "--until", "soon", database=file_of(server))
    assert "no announcement 7" in refused("unannounce", "7", database=file_of(server))


async def test_only_operators_announce(server: Running) -> None:
    for path, body in (("announce", {"text": "x"}), ("unannounce", {"number": 1})):
        answer = await server.browser().post(f"/api/house/{path}", body)
        assert answer.status_code == 403
