"""The layout is a law: recorded games at all sizes, where nothing moves that was not moved, overlaps or is cropped.

Two sizes a game, chosen by its name; ``make layout`` takes all of them, and every number of players.
"""

from __future__ import annotations

import itertools
import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from parlour.core.game import games
from tests.browser.recorded import Playback, record
from tests.server.process import Process

LAWS = (Path(__file__).parent / "layout.js").read_text()
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440))
SAMPLE = 2
VIEWS = 60
MOST_PLAYERS = 8
"""More are seated in games of more seats than a table usually has."""

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def cases() -> list[tuple[str, int, tuple[int, int], str]]:
    found = []
    for name, game in games().items():
        players = range(game.players[0], min(game.players[1], MOST_PLAYERS) + 1)
        every = list(itertools.product([name], players, SIZES, ("light", "dark")))
        found += every if os.environ.get("LAYOUT") == "all" else random.Random(name).sample(every, SAMPLE)
    return found


@pytest.mark.parametrize(("name", "players", "size", "theme"), cases())
def test_nothing_moves_overlaps_or_is_cropped(
    browser: Browser, server: Process, name: str, players: int, size: tuple[int, int], theme: str
) -> None:
    viewport = ViewportSize(width=size[0], height=size[1])
    context = browser.new_context(
        viewport=viewport,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    playback = Playback(page, server.url, record(games()[name], players, 1, VIEWS))
    page.evaluate(LAWS)
    page.evaluate("document.fonts.ready")
    while True:
        page.evaluate(SETTLED)
        assert page.evaluate("broken()") == []
        if not playback.show_next():
            break
    context.close()
    assert faults == []
