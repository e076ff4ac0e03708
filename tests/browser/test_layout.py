"""The layout is a law: recorded games at all sizes, where nothing moves that was not moved, overlaps or is cropped,
no text is cut or too small, and what may be touched is large enough for it.

Two sizes a game, chosen by its name; ``make layout`` takes all of them, and every number of players.
"""

from __future__ import annotations

import functools
import itertools
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from parlour.core.game import games
from parlour.core.options import describe
from parlour.core.time_control import SeatClocks, read_control
from parlour.protocol.http import Terms
from parlour.protocol.messages import Changes, SeatInfo, View
from parlour.server.model.seats import NAMES
from parlour.server.shelf.examples import MOST_PLAYERS, draw_next_view, new_viewer, play_randomly, seat_example
from parlour.server.table.connection import Connection
from parlour.server.table.table_state import TableState
from tests.browser.recorded import RESTED, Playback, record
from tests.server.process import Process

LAWS = (Path(__file__).parent / "layout.js").read_text()
SIZES = ((320, 568), (360, 640), (390, 844), (740, 360), (844, 390), (768, 1024), (1440, 900), (2560, 1440), (360, 560))
PHONES = ((320, 568), (360, 640), (740, 360))
DESK = 1000
"""Narrower ones are touched with fingers."""

SAMPLE = 2
TIGHT = [
    ("queen-of-the-ticcitories", 6, (360, 640)),
    ("queen-of-the-ticcitories", 6, (740, 360)),
    ("queen-of-the-ticcitories", 5, (844, 390)),
    ("gridsy", 1, (360, 640)),
]
"""Where there is least room: always taken."""

TIMED = [("thirty-six", 2), ("mismemory", 3), ("tic-squared", 4), ("pivot-pawns", 8), ("queen-of-the-ticcitories", 6)]
TIMED_SIZES = {
    (320, 568): "180+5",
    (740, 360): "180+5",
    (390, 844): "59d20",
    (844, 390): "59d20",
    (1440, 900): "180+5",
    (2560, 1440): "59d20",
}
"""With the clocks that have most to read: three hours, or free seconds besides."""

VIEWS = 60
MOST = 1_500
"""What takes longer than so many actions has no end here."""
NARROW = str.maketrans("", "", "fijlrtI")
WIDEST = sorted(NAMES, key=lambda name: len(name.translate(NARROW)), reverse=True)
"""Names that bots are given, those that take most room first."""

THEMES = ("light", "dark")
NEXT = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(broken()))))"""


def cases() -> list[tuple[str, int, tuple[int, int]]]:
    found = [*TIGHT]
    for name, game in games().items():
        players = range(game.rules.players[0], min(game.rules.players[1], MOST_PLAYERS) + 1)
        every = list(itertools.product([name], players, SIZES))
        found += every if os.environ.get("LAYOUT") == "all" else random.Random(name).sample(every, SAMPLE)
    return list(dict.fromkeys(found))


def timed_cases() -> list[tuple[str, int, tuple[int, int], str]]:
    if os.environ.get("LAYOUT") == "all":
        return [(*case, TIMED_SIZES.get(case[2], "59d20")) for case in cases() if case[1] > 1]
    sizes = list(TIMED_SIZES.items())
    return [(*seats, size, clock) for n, seats in enumerate(TIMED) for size, clock in sizes[n % 2 :: 2]]


def draw_busy_view(state: TableState, eve: Connection) -> View | Changes:
    """Draw the next view, with a bot that thinks at every odd seat, and somebody who is away at every other."""
    view = draw_next_view(state, eve)
    if view.table is None:
        return view
    seats = [seat if seat.mine else make_busy(seat) for seat in view.table.seats]
    return replace(view, table=replace(view.table, seats=tuple(seats)))


def make_busy(seat: SeatInfo) -> SeatInfo:
    named = replace(seat, name=WIDEST[seat.seat])
    return replace(named, kind="bot", level="club", thinking=True) if seat.seat % 2 else replace(named, online=False)


@functools.lru_cache(maxsize=8)
def recorded(name: str, players: int, clock: str = "") -> tuple[list[View | Changes], bool]:
    """The beginning of a game and its last action; whether it has one."""
    game = games()[name]
    state = seat_example(game, players, 1)
    length = sum(1 for _ in play_randomly(state, game, players, 1, MOST))
    over = state.playing().over
    state = seat_example(game, players, 1)
    if clock:
        state.terms = Terms(
            over_days=False, days=0, late="bot", warm=False, talk=False, clock=clock, rated=False, open=False
        )
        state.times = SeatClocks(read_control(clock), range(players))
    eve = new_viewer(state)
    views = [draw_busy_view(state, eve)]
    for number in play_randomly(state, game, players, 1, length):
        if over and VIEWS < number == length - 1:
            eve = new_viewer(state)
        if number <= VIEWS or (over and number >= length - 1):
            views.append(draw_busy_view(state, eve))
    return views, over


@pytest.mark.sampled(7)
@pytest.mark.parametrize(("name", "players", "size"), cases(), ids=str)
def test_the_laws_hold(browser: Browser, server: Process, name: str, players: int, size: tuple[int, int]) -> None:
    check_laws(browser, server, *recorded(name, players), size)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "players", "size", "clock"), timed_cases(), ids=str)
def test_the_laws_hold_with_clocks(
    browser: Browser, server: Process, name: str, players: int, size: tuple[int, int], clock: str
) -> None:
    check_laws(browser, server, *recorded(name, players, clock), size)


def check_laws(
    browser: Browser, server: Process, views: list[View | Changes], over: bool, size: tuple[int, int]
) -> None:
    """From view to view the theme changes, too: that moves nothing either."""
    context = browser.new_context(
        service_workers="block",
        viewport=ViewportSize(width=size[0], height=size[1]),
        reduced_motion="reduce",
        has_touch=size[0] < DESK,
        is_mobile=size[0] < DESK,
    )
    page = context.new_page()
    broken: dict[str, int] = {}
    page.on("pageerror", lambda error: broken.setdefault(str(error), 0))
    playback = Playback(page, server.url, iter(views))
    page.evaluate(LAWS)
    page.evaluate("document.fonts.ready")
    go_on = page.get_by_role("button", name="Go on")
    for number in itertools.count():
        for law in page.evaluate(NEXT):
            broken.setdefault(law, number)
        if go_on.is_visible():
            go_on.click()
        page.emulate_media(color_scheme=THEMES[number % 2])
        if not playback.show_next():
            break
    if over:
        page.locator('[data-drawer="result"]').or_(page.get_by_role("button", name="Result and next game")).wait_for()
        for law in page.evaluate(NEXT):
            broken.setdefault(law, len(views))
    context.close()
    assert broken == {}


def test_a_board_changes_places_with_one_s_own(browser: Browser, server: Process) -> None:
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=390, height=844), reduced_motion="reduce"
    )
    page = context.new_page()
    Playback(page, server.url, record(games()["tic-squared"], 4, 1, 0))
    large = page.locator("main .frame .zone").first
    cleo = page.get_by_role("button", name="Show large: Grid of Cleo")
    expect(large).to_have_attribute("data-zone", "grid-0")
    cleo.click()
    expect(large).to_have_attribute("data-zone", "grid-2")
    expect(page.locator("aside [data-zone='grid-0']")).to_be_visible()
    cleo.click()
    expect(large).to_have_attribute("data-zone", "grid-0")
    cleo.focus()
    page.keyboard.press("Enter")
    expect(large).to_have_attribute("data-zone", "grid-2")
    page.keyboard.press("Escape")
    expect(large).to_have_attribute("data-zone", "grid-0")
    context.close()


def test_what_another_has_is_large_at_a_touch(browser: Browser, server: Process) -> None:
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=390, height=844), reduced_motion="reduce"
    )
    page = context.new_page()
    Playback(page, server.url, record(games()["gridsy"], 4, 1, 0))
    page.get_by_role("button", name="Show large: Dan").click()
    sheet = page.get_by_role("dialog", name="Dan")
    large, small = sheet.locator(".zone").first.bounding_box(), page.locator("[data-zone='grid-3']").bounding_box()
    assert large is not None and small is not None and large["width"] > 3 * small["width"]
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    context.close()


def test_four_on_a_small_phone_leave_one_s_own_grid_its_room(browser: Browser, server: Process) -> None:
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=360, height=640), reduced_motion="reduce"
    )
    page = context.new_page()
    Playback(page, server.url, record(games()["gridsy"], 4, 1, 0))
    own = page.locator("[data-zone='grid-0']").bounding_box()
    assert own is not None and own["width"] >= 4 * 36
    assert page.locator("[data-zone='grid-1']").count() == 0, "too small to be read"
    page.get_by_role("button", name="Show large: Ben").click()
    shown = page.get_by_role("dialog").locator("[data-cells='4x4']").bounding_box()
    assert shown is not None and shown["width"] > 4 * 36
    context.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_pyramid_is_whole_on_a_phone(browser: Browser, server: Process, size: tuple[int, int], language: str) -> None:
    """With as many rows as a game has there, unless more are wished for."""
    rows = next(field.on_phones for field in describe(games()["tyramid"].rules.options) if field.name == "rows")
    viewport = ViewportSize(width=size[0], height=size[1])
    context = browser.new_context(
        service_workers="block", viewport=viewport, reduced_motion="reduce", has_touch=True, locale=language
    )
    page = context.new_page()
    playback = Playback(page, server.url, iter(recorded("tyramid", 2)[0][:VIEWS]))
    board, magnified = page.locator("[data-zone='board']"), page.locator(".frame.magnified")
    seen = {}
    while (wide := width_of(board)) <= int(str(rows)):
        box = board.bounding_box()
        assert box is not None
        assert magnified.count() == 0, "the peak and the row that grows are seen together"
        seen[wide] = box["width"] / wide
        assert playback.show_next()
    assert rows in seen
    assert min(seen.values()) >= 35.5
    context.close()


@pytest.mark.parametrize(
    ("name", "players"), [("thirty-six", 2), ("thirty-six", 3), ("grannys-pills", 2), ("grannys-pills", 4)]
)
@pytest.mark.sampled(2)
def test_the_cells_of_a_board_are_as_large_as_a_finger(
    browser: Browser, server: Process, name: str, players: int
) -> None:
    """Without being magnified; what others have is large at a touch."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce", has_touch=True)
    page = context.new_page()
    Playback(page, server.url, iter(recorded(name, players)[0]))
    board = page.locator("[data-zone='board']")
    for size in show_on_phones(page):
        box = board.bounding_box()
        assert box is not None and box["width"] / width_of(board) >= 35.5, size
        page.get_by_role("button", name="Show large: Bruno").click()
        sheet = page.get_by_role("dialog", name="Bruno")
        shown = sheet.locator(".zone").first.bounding_box()
        assert shown is not None and shown["width"] > box["width"] / 2, size
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    context.close()


def show_on_phones(page: Page) -> Iterator[tuple[int, int]]:
    """Show an open page at the sizes of small phones; yield each once the page rests."""
    for width, height in PHONES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(RESTED)
        yield width, height


def width_of(board: Locator) -> int:
    return int(str(board.get_attribute("data-cells")).split("x")[0])


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["pivot-pawns", "thirty-six"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_row_of_buttons_is_as_wide_as_a_phone(browser: Browser, server: Process, name: str, language: str) -> None:
    context = browser.new_context(service_workers="block", reduced_motion="reduce", has_touch=True, locale=language)
    page = context.new_page()
    Playback(page, server.url, iter(recorded(name, 2)[0]))
    row = page.locator(".actions")
    row.locator("button").first.wait_for()
    beyond = "row => [row.scrollWidth - row.clientWidth, row.scrollHeight - row.clientHeight]"
    for size in show_on_phones(page):
        assert row.evaluate(beyond) == [0, 0], size
    context.close()


def test_a_grid_is_turned_where_that_makes_it_larger(browser: Browser, server: Process) -> None:
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=500, height=1400), reduced_motion="reduce"
    )
    page = context.new_page()
    Playback(page, server.url, record(games()["mismemory"], 2, 1, 0))
    board = page.locator("[data-zone='board']")
    expect(board).to_have_attribute("data-cells", "4x6")
    board.locator(".target").first.focus()
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    last = page.evaluate("document.activeElement.getBoundingClientRect().bottom")
    box = board.bounding_box()
    assert box is not None and abs(last - box["y"] - box["height"]) < 12
    first = board.locator(".target").first.get_attribute("aria-label") or ""
    assert first.startswith("row 1, column 1,"), "cells are called as they are seen"
    context.close()
