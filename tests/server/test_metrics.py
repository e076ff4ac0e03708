"""What is counted, and that nothing else is told."""

from __future__ import annotations

import pytest

from tests.server.browser import Browser

pytestmark = pytest.mark.anyio


async def counted(browser: Browser) -> dict[str, float]:
    lines = (await browser.get("/api/metrics")).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


async def test_frames_rows_acknowledgements_and_refusals_are_counted(browser: Browser) -> None:
    before = await counted(browser)
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        await live.first()
        assert (await live.act(0, "pass"))["is"] == "refused"
        after = await counted(browser)
        assert after["parlour_connections"] == 1
    for name, more in {
        "parlour_acknowledged_total": 1,
        'parlour_refused_total{code="illegal"}': 1,
        'parlour_log_rows_total{kind="act"}': 1,
        'parlour_frames_total{do="act"}': 2,
    }.items():
        assert after[name] - before.get(name, 0) == more, name


async def test_metrics_name_no_table_and_no_person(browser: Browser) -> None:
    table = await browser.make("pentic", "here", "bot:random")
    async with browser.live(table, 0) as live:
        said = (await browser.get("/api/metrics")).text
        assert table not in said
        assert live.view["table"]["seats"][0]["name"] not in said
