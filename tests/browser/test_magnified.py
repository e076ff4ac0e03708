"""A magnified board can be pulled out from under every button, corner by corner, in every game.

Two sizes a game; ``make layout`` takes all of them.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser, ViewportSize

from parlour.core.game import games
from parlour.server.shelf.examples import MOST_PLAYERS
from tests.browser.recorded import RESTED, Playback, record
from tests.server.process import Process

SIZES = ((740, 360), (390, 844), (844, 390), (360, 640), (667, 375))
NAMES = list(games())


def sizes_of(name: str) -> tuple[tuple[int, int], ...]:
    """Return the sizes tried in a game: two that follow each other in SIZES, or all."""
    first = 2 * NAMES.index(name)
    return SIZES if os.environ.get("LAYOUT") == "all" else tuple(SIZES[(first + n) % len(SIZES)] for n in range(2))


WHEEL = """() => {
    const frame = document.querySelector(".frame");
    const at = frame.getBoundingClientRect();
    const middle = { clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 };
    frame.dispatchEvent(new WheelEvent("wheel", { deltaY: -300, cancelable: true, ...middle }));
}"""

COVERED = """async () => {
    const frame = document.querySelector(".frame");
    const at = frame.getBoundingClientRect();
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    const touch = (kind, { x, y }) =>
        frame.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 7, clientX: x, clientY: y }));
    const lies = ({ x, y }, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const buttons = () => [...document.querySelectorAll("button")].filter((it) => it.checkVisibility());
    const covered = [];
    for (const zone of frame.querySelectorAll(".zone"))
        for (const [across, down] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
            const corner = () => {
                const { left, top, width, height } = zone.getBoundingClientRect();
                return { x: left + across * width + 1 - 2 * across, y: top + down * height + 1 - 2 * down };
            };
            const from = corner();
            touch("pointerdown", from);
            touch("pointermove", middle);
            touch("pointerup", middle);
            await drawn();
            const where = corner();
            const over = buttons().filter((it) => !frame.contains(it) && lies(where, it.getBoundingClientRect()));
            if (over.length || !lies(where, at))
                covered.push([zone.dataset.zone, across, down, over.map((it) => it.ariaLabel)]);
        }
    return covered;
}"""
"""Pull every corner of every board towards the middle of the frame; tell those that a button covers even then."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", NAMES)
def test_every_corner_comes_free_of_every_button(browser: Browser, server: Process, name: str) -> None:
    game = games()[name]
    players = min(game.rules.players[1], MOST_PLAYERS)
    covered = {}
    for width, height in sizes_of(name):
        context = browser.new_context(
            service_workers="block",
            viewport=ViewportSize(width=width, height=height),
            reduced_motion="reduce",
            has_touch=True,
            is_mobile=True,
        )
        page = context.new_page()
        Playback(page, server.url, record(game, players, 1, 0))
        page.evaluate("document.fonts.ready")
        page.evaluate(WHEEL)
        page.locator(".lens").wait_for()
        page.evaluate(RESTED)
        found = page.evaluate(COVERED)
        if found:
            covered[width, height] = found
        context.close()
    assert covered == {}
