"""Where a guest sits: what is played, waits and has ended, and whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.server.house.your_tables import ALONE_S, MOST, WARNED_S, time_of_removal
from parlour.server.table.move_deadlines import DAY_S
from tests.server.browser import Browser
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def yours(browser: Browser) -> list[dict[str, Any]]:
    answer = await browser.get("/api/tables")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    return list(answer.json()["tables"])


async def test_who_never_sat_down_has_no_tables(server: Running) -> None:
    assert await yours(server.browser()) == []


async def test_whose_turn_it_is_comes_first(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    alone = await host.make("gridsy", "here", options={"grid": 3})
    waiting = await host.make("thirty-six", "here", "link")
    played = await host.make("thirty-six", "link", "here", options={"start": 1})
    await friend.join(played, 0, "Gwen")
    ended = await host.make("gridsy", "here", options={"grid": 3})
    async with host.live(ended, 0) as live:
        await live.until_playing()
        await live.act(0, "give_up", live.view["seq"])
    found = await yours(host)
    assert [(it["table"], it["phase"], it["to_act"]) for it in found] == [
        (alone, "playing", True),
        (played, "playing", False),
        (waiting, "waiting", False),
        (ended, "over", False),
    ]
    assert found[1]["names"][0] == "Gwen"
    assert found[1]["mine"] == [1]
    assert found[1]["scene"]["zones"]
    assert found[2]["scene"] is None
    (at,) = await yours(friend)
    assert (at["table"], at["mine"], at["to_act"]) == (played, [0], True)
    assert at["scene"] == found[1]["scene"]


async def test_only_the_latest_are_shown(server: Running) -> None:
    host = server.browser()
    for _ in range(MOST + 1):
        await host.make("thirty-six", "here", "link")
    assert len(await yours(host)) == MOST


async def test_what_cannot_be_played_here_is_left_out(server: Running) -> None:
    host = server.browser()
    there, lost = await host.make("thirty-six", "here", "bot"), await host.make("thirty-six", "here", "bot")
    server.tables.in_memory.pop(lost, None)
    await server.tables.store.write(
        lambda it: it.exec_driver_sql(f"UPDATE tables SET edition = 99 WHERE id = '{lost}'")
    )
    assert [it["table"] for it in await yours(host)] == [there]


async def test_a_table_left_alone_says_so_for_a_week_before_it_leaves_the_list(server: Running) -> None:
    host = server.browser()
    table = await host.make("thirty-six", "here", "here")
    began, later = server.tables.guests.now(), 0.0
    server.tables.guests.now = server.tables.away.unix = lambda: began + later
    made_at = (await yours(host))[0]["made_at"]
    server.tables.away.unix_of = lambda at: made_at  # type: ignore[method-assign]  # the house's time did not run here
    assert (await yours(host))[0]["goes"] == 0
    later = 100 * DAY_S
    goes = (await yours(host))[0]["goes"]
    assert goes == int(began + later) + WARNED_S, "it never goes untold, however late it is told"
    later += WARNED_S - 60
    assert (await yours(host))[0]["goes"] == goes
    later += 120
    assert await yours(host) == []
    async with host.live(table, 0) as live:
        assert live.view["seat"] == 0, "who has its address finds it"


def test_what_happens_at_a_table_begins_the_month_anew() -> None:
    touched = 1_000_000
    assert time_of_removal(touched, None, touched + ALONE_S - 1) == 0
    told = touched + ALONE_S
    assert time_of_removal(touched, told, told + DAY_S) == told + WARNED_S
    assert time_of_removal(told + DAY_S, told, told + 2 * DAY_S) == 0
    assert time_of_removal(told + DAY_S, told, told + DAY_S + ALONE_S) == told + DAY_S + ALONE_S + WARNED_S, "told anew"
