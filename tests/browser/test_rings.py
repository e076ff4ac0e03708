"""What may be touched stands out from whatever it lies on: 3:1 at least, measured from pixels."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from parlour.core.game import games
from tests.browser.recorded import Playback, record
from tests.browser.test_layout import SETTLED
from tests.server.process import Process

RINGS = (Path(__file__).parent / "rings.js").read_text()
LEAST = 3.0
VIEWS = 24
LOOKED_AT = 6
"""Every so many views are measured: as they come, and with the first thing that may be taken in hand."""

TOUCH = "() => document.querySelector('.hands .target.open, .target.open')?.click()"


def faint(page: Page) -> list[object]:
    picture = base64.b64encode(page.screenshot()).decode()
    found: list[tuple[str, float]] = page.evaluate("picture => rings(picture)", picture)
    return [ring for ring in found if ring[1] < LEAST]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", list(games()))
def test_what_may_be_touched_stands_out(browser: Browser, server: Process, name: str, theme: str) -> None:
    context = browser.new_context(
        viewport=ViewportSize(width=844, height=800),
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        device_scale_factor=2,
    )
    page = context.new_page()
    playback = Playback(page, server.url, record(games()[name], games()[name].players[0], 1, VIEWS))
    page.evaluate(RINGS)
    for number in range(VIEWS):
        if number % LOOKED_AT == 0:
            page.wait_for_timeout(250)  # what came fades in
            assert faint(page) == []
            page.evaluate(TOUCH)
            page.wait_for_timeout(200)
            assert faint(page) == []
        page.evaluate(SETTLED)
        if not playback.show_next():
            break
    context.close()
