"""What may be touched stands out from whatever it lies on: 3:1 at least, measured from pixels."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from parlour.core.game import games
from tests.browser.recorded import RESTED, Playback, record
from tests.server.process import Process

RINGS = (Path(__file__).parent / "rings.js").read_text()
LEAST = 3.0
VIEWS = 16
LOOKED_AT = 8
"""Every so many views are measured: as they come, and with the first thing that may be taken in hand."""

MARKED = "seats => seats.map((seat) => getComputedStyle(seat).outlineStyle !== 'none')"
TOUCH = "() => document.querySelector('.hands .target.open, .target.open')?.click()"


def faint(page: Page) -> list[object]:
    found: list[tuple[str, float]] = []
    page.emulate_media(color_scheme="light")
    for scheme in ("dark", "light"):
        page.evaluate(RESTED)
        picture = base64.b64encode(page.screenshot()).decode()
        found += page.evaluate("picture => rings(picture)", picture)
        page.emulate_media(color_scheme=scheme)
    return [ring for ring in found if ring[1] < LEAST]


def check_turn(page: Page) -> None:
    """Whose turn it is stands out without any shadow or colour of ours."""
    marked = page.locator(".players .acting").evaluate_all(MARKED)
    others = page.locator(".players li:not(.acting)").evaluate_all(MARKED)
    assert all(marked) and not any(others)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("colours", ["none", "active"])
@pytest.mark.parametrize("name", list(games()))
def test_what_may_be_touched_stands_out(
    browser: Browser, server: Process, name: str, colours: Literal["none", "active"]
) -> None:
    """The system's own high contrast is ``active``: it takes shadows and backgrounds away."""
    context = browser.new_context(
        forced_colors=colours,
        service_workers="block",
        viewport=ViewportSize(width=844, height=800),
        reduced_motion="reduce",
        device_scale_factor=2,
    )
    page = context.new_page()
    playback = Playback(page, server.url, record(games()[name], games()[name].rules.players[0], 1, VIEWS))
    page.evaluate(RINGS)
    for number in range(VIEWS):
        if number % LOOKED_AT == 0:
            assert faint(page) == []
            if colours == "active":
                check_turn(page)
            page.evaluate(TOUCH)
            assert faint(page) == []
        if not playback.show_next():
            break
    context.close()
