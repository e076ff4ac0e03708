"""On a large screen everything is larger, and nothing is wider than it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from parlour.core.game import games
from tests.browser.person import PATIENCE_MS
from tests.server.process import Process

USUAL, LARGE = (1440, 900), (2560, 1440)
LARGER = 1.25
"""So many times as large are letters there at least."""

PAGES = {
    "/": "h1",
    "/new/pentic": "h1",
    "/rules/thirty-six": "h2",
    "/puzzles": "h1",
    "/you": "h1",
    "/ratings": "h1",
    "/ratings/pentic": "h1",
    **{
        f"/gallery/{game.name}?players={max(2, game.rules.players[0])}&position=1": ".say p"
        for game in games().values()
    },
}
SIZES = """() => Object.fromEntries([...document.querySelectorAll("body *")]
    .filter((it) => it.checkVisibility() && !it.closest("svg, [data-piece], .still, .away, .sr-only"))
    .flatMap((it) => [...it.childNodes].filter((text) => text.nodeType === Node.TEXT_NODE && text.data.trim())
        .map((text) => [text.data.trim(), parseFloat(getComputedStyle(it).fontSize)])))"""


def letters(browser: Browser, url: str, size: tuple[int, int], there: str) -> dict[str, float]:
    """How large each text of a page is written."""
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=size[0], height=size[1]), reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(url)
    expect(page.locator(there).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes: dict[str, float] = page.evaluate(SIZES)
    context.close()
    return sizes


@pytest.mark.sampled(3)
@pytest.mark.parametrize("page", PAGES)
def test_letters_grow_with_the_screen(browser: Browser, server: Process, page: str) -> None:
    usual, large = (letters(browser, server.url + page, size, PAGES[page]) for size in (USUAL, LARGE))
    both = usual.keys() & large.keys()
    assert both
    assert {text: (usual[text], large[text]) for text in both if large[text] < LARGER * usual[text]} == {}
