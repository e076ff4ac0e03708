"""On paper: a position on one page with nothing to press, and a game as a PDF to cut out."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from parlour.core.game import games
from parlour.server.shelf.examples import draw_next_view, new_viewer
from tests.browser.axe import check_axe
from tests.browser.person import Person
from tests.browser.recorded import Playback, finished, record
from tests.server.process import Process

VIEWS = 8
MOVES = 5
"""After these, in 36, colours are chosen and the pawns placed, and the person at seat 0 is to move."""

MEASURED = """() => {
    const [style, top] = [getComputedStyle(document.documentElement), document.querySelector(".top")];
    return [parseFloat(style.getPropertyValue("--px")), Math.round(top.getBoundingClientRect().width)];
}"""
PRINTED = (
    f"() => matchMedia('print').addEventListener('change', ({{matches}}) => matches && (measured = ({MEASURED})()))"
)
A4_LONG, MARGIN = 297, 12
"""In millimetres."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
@pytest.mark.sampled(1)
def test_a_position_is_printed_on_one_page(browser: Browser, server: Process, width: int, height: int) -> None:
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=width, height=height), color_scheme="dark"
    )
    page = context.new_page()
    playback = Playback(page, server.url, record(games()["pentic"], 2, 1, VIEWS))
    while playback.show_next():
        pass
    board = page.locator("main .zone").first
    expect(board.locator("[data-piece]").first).to_be_visible()
    cells = board.get_attribute("data-cells")
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("main [data-zone]").first).to_be_visible()
    expect(page.locator(".score").first).to_be_visible()
    expect(page.get_by_role("button", name="What happened")).to_be_hidden()
    assert board.get_attribute("data-cells") == cells
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    context.close()


def test_a_sentence_is_printed_with_the_words_that_are_explained(browser: Browser, server: Process) -> None:
    page = browser.new_page()
    playback = Playback(page, server.url, record(games()["thirty-six"], 2, 1, MOVES))
    while playback.show_next():
        pass
    page.emulate_media(media="print")
    status = page.locator(".dock .status")
    expect(status).to_have_text("Move your pawn along a line or through a gate.", use_inner_text=True)
    page.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("width", "height", "px"), [(1280, 800, 1), (2560, 1440, 2560 / 1800)])
def test_a_large_screen_is_printed_whole(browser: Browser, server: Process, width: int, height: int, px: float) -> None:
    """On paper held sideways it is as wide as that, in the measures of the screen."""
    page = browser.new_page(viewport=ViewportSize(width=width, height=height), reduced_motion="reduce")
    Playback(page, server.url, record(games()["pentic"], 2, 1, 0))
    page.evaluate(PRINTED)
    assert page.pdf(format="A4", prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    measured, across = page.evaluate("measured")
    assert measured == pytest.approx(px, rel=0.001)
    room = (A4_LONG - 2 * MARGIN) * 96 / 25.4
    assert 0.9 * room < across <= room
    page.close()


@pytest.mark.parametrize(
    ("game", "players", "seed", "scheme", "pages"), [("pentic", 2, 1, "light", 1), ("tic-squared", 4, 2, "dark", 2)]
)
@pytest.mark.sampled(1)
def test_the_score_and_all_moves_are_printed_on_a_sheet(
    browser: Browser, server: Process, game: str, players: int, seed: int, scheme: Literal["light", "dark"], pages: int
) -> None:
    state = finished(games()[game], players, seed, 400)
    page = browser.new_page(color_scheme=scheme)
    page.add_init_script("window.print = () => {}")  # a browser without a screen prints nothing, and asks nobody
    Playback(page, server.url, iter([draw_next_view(state, new_viewer(state))]), state)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Print score sheet").click()
    sheet = page.locator(".sheet-of-paper")
    expect(sheet.locator("li").last).to_contain_text("wins")
    expect(sheet.locator("h1 ~ p, header p")).to_contain_text(["Printed on"])
    score = state.playing().counted().scores
    winners_first = sorted(score, key=lambda each: not each.winner)
    expect(sheet.locator("td.total")).to_have_text([f"{each.points:.0f}".replace("-", "−") for each in winners_first])
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    expect(page.locator("main .zone").first).to_be_hidden()
    page.emulate_media(media=None)
    assert page.pdf(format="A4").count(b"/Type /Page\n") == pages
    expect(sheet).to_have_count(0)
    page.close()


def test_a_game_is_saved_as_a_pdf_to_cut_out(person: Person) -> None:
    page = person.go("/rules/gridsy")
    page.get_by_role("button", name="Print it").click()
    sheet = page.get_by_role("dialog", name="Print it")
    sheet.get_by_role("radio", name="Letter").check()
    sheet.get_by_role("radio", name="To fold").check()
    expect(sheet).to_contain_text("Fold front and back together")
    sheet.get_by_role("switch", name="Save ink").check()
    check_axe(page)
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Save the PDF").click()
    assert download.value.suggested_filename == "gridsy.pdf"
    asked = download.value.url
    assert "part=pieces&paper=letter&backs=fold&low_ink=1&large=0&codes=0&language=en" in asked
    assert download.value.path().read_bytes()[:5] == b"%PDF-"
