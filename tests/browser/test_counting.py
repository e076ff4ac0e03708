"""The end: the score is counted up on the board, and what brought points can be seen again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from parlour.core.game import games
from parlour.core.match import Match
from parlour.protocol.messages import Changes, View
from parlour.server.shelf.examples import draw_next_view, new_viewer, play_randomly, seat_example
from tests.browser.person import PHONE
from tests.browser.recorded import Playback
from tests.server.process import Process

MOST = 400


def ended(name: str = "tic-squared", **options: Any) -> tuple[list[View | Changes], Match]:
    """Play a game; give what its first seat sees at the beginning and at the end."""
    game = games()[name]
    state = seat_example(game, 2, 1, **(options or {"deck_size": 30}))
    eve = new_viewer(state)
    views = [draw_next_view(state, eve)]
    *_, _ = play_randomly(state, game, 2, 1, MOST)
    match = state.playing()
    assert match.over
    return [*views, draw_next_view(state, eve)], match


def totals_of(match: Match) -> list[str]:
    return [f"{score.points:.0f}".replace("-", "−") for score in match.counted().scores]


def test_the_score_is_counted_up_to_its_end(browser: Browser, server: Process) -> None:
    views, match = ended()
    page = browser.new_page(viewport=PHONE, reduced_motion="no-preference")
    Playback(page, server.url, iter(views)).show_next()
    expect(page.locator(".lit .place").first).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".players .score")).to_have_text(totals_of(match))
    page.close()


def test_the_score_is_counted_up_on_the_board(browser: Browser, server: Process) -> None:
    views, match = ended()
    totals = totals_of(match)
    page = browser.new_page(viewport=PHONE, reduced_motion="no-preference")
    Playback(page, server.url, iter(views)).show_next()
    lit, shown = page.locator(".lit .place"), page.locator(".players .score")
    expect(lit.first).to_be_visible()
    expect(shown).to_have_text(totals)
    page.mouse.click(5, 5)
    expect(lit).to_have_count(0)
    expect(shown).to_have_text(totals)

    page.get_by_text("How the points came about").click()
    parts = page.locator(".part")
    assert parts.count() == sum(len(line.parts) for score in match.counted().scores for line in score.lines)
    parts.first.click()
    expect(page.locator(".lit .points")).to_have_text(re.compile(r"^\+\d"))
    page.get_by_role("button", name="Result and next game").click()
    parts.first.click()
    page.get_by_role("button", name="Result and next game").click()
    expect(lit).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.close()


def test_a_part_whose_card_is_covered_by_now_marks_nothing(browser: Browser, server: Process) -> None:
    views, match = ended("pentic", target=50)
    lies = [bool(part.ids) for score in match.counted().scores for line in score.lines for part in line.parts]
    assert set(lies) == {True, False}
    page = browser.new_page(viewport=PHONE, reduced_motion="no-preference")
    Playback(page, server.url, iter(views)).show_next()
    page.mouse.click(5, 5)
    page.get_by_text("How the points came about").click()
    parts = page.locator(".part")
    for part, there in zip(parts.all(), lies, strict=True):
        expect(part).to_be_enabled(enabled=there)
    parts.nth(lies.index(True)).click()
    expect(page.locator(".lit .place")).to_have_count(1)
    page.close()
