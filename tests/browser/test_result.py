"""The result: who won and why, every total and what leads on are seen at once, and the board stays where it is."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from parlour.core.game import Game, games, legal_actions
from parlour.core.verbs import CLOCK
from parlour.protocol.messages import Changes, View
from parlour.server.shelf.examples import MOST_PLAYERS, draw_next_view, new_viewer, play_randomly, seat_example
from parlour.server.table.table_state import TableState
from tests.browser.recorded import RESTED, Playback, finished
from tests.server.process import Process

SIZES = ((320, 568), (360, 640), (390, 844), (740, 360), (768, 1024), (1280, 800), (2560, 1440))
MOST = 2_500
"""So many actions at random end every game but those that end by their clock."""

LANGUAGES = ("en", "de", "fr")

UNSEEN = """() => {
    const panel = document.querySelector('[data-drawer="result"]');
    const reaches = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = (x, y) => document.elementFromPoint(left + width * x, top + height * y);
        return [at(0.2, 0.5), at(0.8, 0.5), at(0.5, 0.15), at(0.5, 0.85)].every((it) => element.contains(it));
    };
    const wanted = panel.querySelectorAll(".headline, .outcome, .best, tbody th, td.total, .button.main");
    const unseen = [...wanted].filter((it) => !reaches(it)).map((it) => it.textContent.trim());
    const leading = [...document.querySelectorAll(".button.main")].filter(reaches);
    if (leading.length !== 1) unseen.push(`${leading.length} main buttons`);
    const columns = panel.querySelector(".scroll");
    if (columns.scrollWidth > columns.clientWidth + 1) unseen.push("the last column");
    for (const summary of panel.querySelectorAll(".rest > details > summary")) {
        const [{ top, bottom }, edge] = [summary.getBoundingClientRect(), panel.getBoundingClientRect().bottom];
        if (innerHeight > innerWidth && top + 10 < edge && bottom - 10 > edge) unseen.push("half of a line");
    }
    return unseen;
}"""
"""What is not seen of a result, with nothing scrolled. Sideways its lines may go on below the edge."""

BOARDS = """() => [...document.querySelectorAll("main .zone:not([data-drawer] .zone)")].map((zone) => {
    const { x, y, width, height } = zone.getBoundingClientRect();
    return [zone.dataset.zone, x, y, width, height].join(" ");
})"""


FEWER = SIZES if os.environ.get("LAYOUT") == "all" else SIZES[::2]
"""The sizes tried with the fewest players, whose result is the shortest; ``make layout`` tries all."""

CASES = sorted({(name, min(most, MOST_PLAYERS)) for name, game in games().items() for most in game.rules.players})


def hurried(state: TableState, game: Game) -> Iterator[int]:
    """Let people be ready and time run out until all is over."""
    for number in range(1, MOST):
        if (match := state.playing()).over:
            return
        seat = CLOCK if legal_actions(game, match.state, CLOCK) else match.seats_to_act()[0]
        action = game.rules.actions.text(legal_actions(game, match.state, seat)[0])
        state.apply(state.row("act", seat, action, None if seat == CLOCK else state.seats[seat].guest))
        yield number


def ended(name: str, players: int) -> list[View | Changes]:
    """What the first seat sees before the last action and after it."""
    game = games()[name]
    by_clock = name == "gridsy" and players > 1

    def begun() -> tuple[TableState, Iterator[int]]:
        state = seat_example(game, players, 1, **({"best_of": 1} if by_clock else {}))
        return state, hurried(state, game) if by_clock else play_randomly(state, game, players, 1, MOST)

    length = sum(1 for _ in begun()[1])
    state, actions = begun()
    for _ in range(length - 1):
        next(actions)
    eve = new_viewer(state)
    before = draw_next_view(state, eve)
    next(actions)
    assert state.playing().over
    return [before, draw_next_view(state, eve)]


def open_result(page: Page) -> None:
    page.locator('[data-drawer="result"]').wait_for()
    page.evaluate(RESTED)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_result_is_seen_at_once(browser: Browser, server: Process, name: str, players: int) -> None:
    """At every size where most players are, in a language that its game chooses."""
    context = browser.new_context(
        service_workers="block",
        reduced_motion="reduce",
        locale=LANGUAGES[len(name) % len(LANGUAGES)],
        has_touch=True,
        viewport=ViewportSize(width=1280, height=800),
    )
    page = context.new_page()
    Playback(page, server.url, iter(ended(name, players))).show_next()
    open_result(page)
    page.evaluate("document.fonts.ready")
    broken = {}
    for width, height in SIZES if players == max(many for it, many in CASES if it == name) else FEWER:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(RESTED)
        broken[f"{width}x{height}"] = page.evaluate(UNSEEN)
        beside = page.evaluate(BOARDS)
        page.locator('[data-drawer="result"] .icon-button').click()
        expect(page.locator('[data-drawer="result"]')).to_have_count(0)
        page.evaluate(RESTED)
        assert page.evaluate(BOARDS) == beside, f"the board jumps at {width}x{height}"
        page.locator(".dock .button.main").click()
        open_result(page)
    context.close()
    assert {size: unseen for size, unseen in broken.items() if unseen} == {}


def test_escape_closes_what_lies_over_the_result_and_no_more(browser: Browser, server: Process) -> None:
    state = finished(games()["pentic"], 2, 1, MOST)
    page = browser.new_page(reduced_motion="reduce")
    Playback(page, server.url, iter([draw_next_view(state, new_viewer(state))]), state).show_next()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".headline")).to_be_visible()
    page.close()
