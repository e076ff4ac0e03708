"""A photograph of a table in the page: read there, asked about, and opened as a position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.pictures_of_tables import SMALL, lay, photograph
from benchmarks.seeing import Laid, deal
from playwright.sync_api import Browser, Page, Playwright, expect

from parlour.core.game import find_game, games
from parlour.core.words import Speaker
from parlour.games.tic.deck import CARD, NAMES
from parlour.seeing.tables import SETTINGS
from tests.browser import chromium
from tests.browser.axe import check_axe
from tests.server.process import Process

PENTIC = find_game("pentic")


def take(laid: Laid, chance: random.Random, file: Path) -> Path:
    file.write_bytes(photograph(lay(PENTIC, SETTINGS["pentic"], laid, chance), SMALL, chance))
    return file


def choose(page: Page, server: Process, file: Path) -> list[str]:
    """Choose a photograph, and give all that is sent meanwhile."""
    sent: list[str] = []
    page.goto(f"{server.url}/see/pentic")
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.get_by_label("Take or choose a picture").set_input_files(file)
    return sent


def test_a_photograph_is_read_asked_about_and_opened(browser: Browser, server: Process, tmp_path: Path) -> None:
    chance = random.Random(5)
    laid = deal(PENTIC, chance)
    hidden, _ = laid.pop((1, 1))
    page = browser.new_page()
    sent = choose(page, server, take(laid, chance, tmp_path / "table.jpg"))
    table = page.locator("[data-place]")
    expect(table).to_have_count(9, timeout=60_000)
    known = [place for place in SETTINGS["pentic"].places(3, 3) if place in laid]
    expect(table.locator(".piece")).to_have_count(len(known))
    listed = page.get_by_role("list", name="What was read").get_by_role("listitem").all_inner_texts()
    words = Speaker(PENTIC.words, "en")
    assert [text.split(": ", 1)[1] for text in listed if "not read" not in text] == [
        words.say(CARD[NAMES.index(laid[place][0])]) for place in known
    ]
    assert max(map(len, sent)) < 33_000  # codes, never the picture
    check_axe(page)
    asked = page.get_by_role("button", name="Row 2, place 2: not read")
    expect(asked).to_have_text("?")
    expect(page.get_by_role("button", name="That is right")).to_be_disabled()
    asked.click()
    sheet = page.get_by_role("dialog", name="What lies in row 2, place 2?")
    expect(sheet.locator("[data-piece-name]")).to_have_count(len(NAMES) - len(known))  # of each card there is one
    check_axe(page)
    sheet.locator(f"[data-piece-name='{hidden}']").click()
    expect(table.locator(".piece")).to_have_count(9)
    page.get_by_role("button", name="That is right").click()
    page.get_by_role("button", name="Open the position").click()
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    assert "/edit/pentic" in page.url
    page.close()


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"%PDF-1.7", "cannot open that file as a picture"), (None, "No pieces with codes")],
)
def test_what_is_no_table_is_answered_with_a_sentence(
    browser: Browser, server: Process, tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    file = tmp_path / "table.jpg"
    if content is None:
        take({(0, 0): ("1Cv", 0)}, random.Random(1), file)
    else:
        file.write_bytes(content)
    page = browser.new_page()
    choose(page, server, file)
    expect(page.get_by_role("alert")).to_contain_text(sentence, timeout=60_000)
    page.close()


@pytest.fixture
def filmed(playwright: Playwright, tmp_path: Path) -> Iterator[Browser]:
    """A browser whose camera, which it may use, looks at a laid table of Pentic."""
    chance = random.Random(5)
    film = take(deal(PENTIC, chance), chance, tmp_path / "table.mjpeg")
    film.write_bytes(film.read_bytes() * 2)
    arguments = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}")
    with chromium.launch(playwright, False, "--use-fake-ui-for-media-stream", *arguments) as browser:
        yield browser


def test_a_camera_takes_the_picture(filmed: Browser, server: Process) -> None:
    page = filmed.new_page()
    page.goto(f"{server.url}/see/pentic")
    page.get_by_role("button", name="Use the camera").click()
    camera = page.get_by_role("dialog", name="Photograph your table")
    expect(camera.get_by_role("button", name="Take the picture")).to_be_enabled()
    check_axe(page)
    page.evaluate("window.lent = document.querySelector('video').srcObject.getTracks()[0]")
    camera.get_by_role("button", name="Take the picture").click()
    expect(camera).to_have_count(0)
    assert page.evaluate("lent.readyState") == "ended"
    expect(page.locator("[data-place] .piece")).to_have_count(9, timeout=60_000)
    page.get_by_role("button", name="Open the position").click()
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    page.close()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [("NotAllowedError", "Allow it in your browser"), ("NotFoundError", "No camera"), ("AbortError", "no picture")],
)
def test_a_camera_that_may_not_or_cannot_be_used_is_answered_with_a_sentence(
    browser: Browser, server: Process, error: str, sentence: str
) -> None:
    page = browser.new_page()
    page.add_init_script(
        f"navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', '{error}'))"
    )
    page.goto(f"{server.url}/see/pentic")
    page.get_by_role("button", name="Use the camera").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(sentence)
    page.close()


def test_a_game_that_no_photograph_shows_says_so_before_a_picture_is_taken(browser: Browser, server: Process) -> None:
    """So for every game: who can be read asks for a picture, who cannot offers none and leads to the editor."""
    page = browser.new_page()
    for game in games().values():
        page.goto(f"{server.url}/see/{game.name}")
        if game.name in SETTINGS:
            expect(page.get_by_role("button", name="Take or choose a picture")).to_be_visible()
            expect(page.get_by_role("alert")).to_have_count(0)
            continue
        expect(page.get_by_role("alert")).to_contain_text("cannot be read")
        expect(page.get_by_role("button", name="Take or choose a picture")).to_have_count(0)
        page.get_by_role("link", name="Lay the position in the editor instead").click()
        expect(page).to_have_url(f"{server.url}/edit/{game.name}")
    page.close()
