"""The page in five languages: the browser's wish, the choice in the bar, and a change in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import PHONE, Person
from tests.server.process import Process

HEADINGS = {
    "de-DE": ("de", "Was spielen wir?"),
    "es-MX": ("es", "¿A qué jugamos?"),
    "fr-CA": ("fr", "À quoi on joue\u202f?"),
    "ja-JP": ("ja", "何で遊びましょうか？"),
    "nl-NL": ("en", "What shall we play?"),
}
JAPANESE_FONT = "noto-sans-jp"


def html(person: Person) -> Locator:
    return person.page.locator("html")


def choose(person: Person, now: str, language: str) -> None:
    """Choose a language by its own name, in the list that is called ``now``."""
    person.page.get_by_role("combobox", name=now, exact=True).select_option(label=language)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("locale", HEADINGS)
def test_the_browsers_wish(people: People, server: Process, locale: str) -> None:
    code, heading = HEADINGS[locale]
    person = people(server, locale=locale)
    fonts: list[str] = []
    person.page.on("request", lambda request: fonts.append(request.url))
    person.go("/")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(html(person)).to_have_attribute("lang", code)
    person.page.get_by_role("heading", name="Pentic").wait_for()
    person.page.evaluate("document.fonts.ready.then(() => null)")
    assert person.page.evaluate("[...document.fonts].some((font) => /Noto Sans JP/.test(font.family))") == (
        code == "ja"
    )
    assert any(JAPANESE_FONT in url for url in fonts) == (code == "ja")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_page_is_not_blank_while_words_are_on_their_way(people: People, server: Process, locale: str) -> None:
    person = people(server, viewport=PHONE, locale=locale)
    held: list[Route] = []
    person.page.route("**/api/words/*", lambda route: held.append(route))
    person.page.goto(server.url, wait_until="commit")
    frame = person.page.locator("#app > .frame")
    expect(frame.get_by_text("Parlour")).to_be_visible()
    person.until(lambda: bool(held))
    before = frame.locator(".home").bounding_box()
    held[0].continue_()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(frame).to_have_count(0)
    after = person.page.locator(".bar > .home").bounding_box()
    assert before is not None and after is not None
    assert (before["x"], before["y"]) == (after["x"], after["y"])


def test_a_change_in_the_middle_of_a_game(person: Person) -> None:
    person.sit_down("pentic", "me", "casual")
    assert person.step()
    assert person.await_turn()
    person.page.evaluate("window.here = true")
    person.page.keyboard.press("l")
    choose(person, "Language", "日本語")
    expect(html(person)).to_have_attribute("lang", "ja")
    expect(person.page.get_by_role("button", name="一手戻す（u）")).to_be_visible()
    expect(person.page.get_by_role("complementary", name="これまでの流れ")).to_be_visible()
    assert person.page.get_by_role("gridcell", name="選べます").count()
    check_axe(person.page)
    person.page.get_by_role("button", name="テーブルを離れる").click()
    expect(person.page.get_by_role("dialog", name="テーブルを離れますか？")).to_be_visible()
    person.page.get_by_role("button", name="残る").click()
    choose(person, "言語", "Français")
    expect(person.page.get_by_role("button", name="Quitter la table")).to_be_visible()
    assert person.page.evaluate("window.here")


def test_the_dock_follows(person: Person) -> None:
    person.sit_down("gridsy", "me")
    expect(person.page.get_by_role("group", name="Actions")).to_be_visible()
    choose(person, "Language", "日本語")
    expect(person.page.get_by_role("group", name="アクション")).to_be_visible()
    expect(person.page.get_by_role("group", name="Actions")).not_to_be_visible()


def test_a_choice_is_remembered(person: Person) -> None:
    person.go("/")
    choose(person, "Language", "Español")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
    person.page.reload()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
    person.go("/new/pentic")
    expect(person.page.get_by_role("button", name="Jugar", exact=True)).to_be_visible()
    expect(person.page).to_have_title("Partida nueva · Parlour")


def test_the_choice_by_keyboard(person: Person) -> None:
    person.go("/")
    choice = person.page.get_by_role("combobox", name="Language", exact=True)
    expect(choice).to_be_visible()
    for _ in range(4):
        person.page.keyboard.press("Tab")
        if choice.evaluate("it => it === document.activeElement"):
            break
    expect(choice).to_be_focused()
    person.page.keyboard.type("Deu")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Was spielen wir?")
    expect(choice.or_(person.page.get_by_role("combobox", name="Sprache", exact=True))).to_be_focused()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("locale", ["de-DE", "ja-JP"])
def test_the_choice_on_a_phone(people: People, server: Process, locale: str) -> None:
    person = people(server, viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    person.go("/new/pentic")
    person.page.get_by_role("button", name="Spielen" if locale == "de-DE" else "遊ぶ", exact=True).tap()
    person.page.locator(".target.open").first.wait_for()
    assert person.page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth") <= 0
    person.page.get_by_role("button", name="Einstellungen" if locale == "de-DE" else "設定").tap()
    choice = person.page.get_by_role("dialog").locator("select")
    box = choice.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert box["x"] + box["width"] <= PHONE["width"]
    choice.select_option("en")
    person.page.get_by_role("button", name="Close").tap()
    expect(person.page.get_by_role("button", name="Leave the table")).to_be_visible()
