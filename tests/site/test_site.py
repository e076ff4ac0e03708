"""A static site is the whole of Parlour but for playing with others: a host of files serves it, at any path."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.core.game import games
from parlour.puzzles import Practice
from tests.browser.person import NOBODY_ANSWERS, Person
from tests.browser.test_practice import best_of
from tests.site.conftest import PLACE, Host, Visitors

ACTED = 6
"""Steps that show that a game goes on."""

KEPT = "() => localStorage.getItem('parlour.here.kept')"
READY = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"


def play_on(person: Person, steps: int = ACTED) -> None:
    for _ in range(steps):
        if not person.step():
            return


@pytest.mark.long
@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_is_played(host: Host, visitors: Visitors, game: str) -> None:
    person = visitors(host)
    bots = max(2, games()[game].rules.players[0]) - 1
    person.sit_down(game, "me", *["gentle"] * bots)
    assert "#/t/here-" in person.page.url
    play_on(person)


def test_a_match_outlives_its_host_and_a_reload(host: Host, visitors: Visitors) -> None:
    person = visitors(host)
    person.sit_down("thirty-six", "me", "here", Start="0")
    play_on(person)
    person.until(lambda: bool(person.page.evaluate(READY)))
    person.page.reload()
    assert person.await_turn()
    person.expected = NOBODY_ANSWERS
    host.stop()
    person.page.reload()
    assert person.await_turn()
    play_on(person)
    person.page.get_by_role("link", name="Parlour, all games").click()
    yours = person.page.get_by_role("group", name="Your games").get_by_role("link")
    expect(yours).to_have_count(1)
    yours.click()
    assert person.await_turn()


def test_an_address_without_a_fragment_leads_to_its_page_also_when_the_host_is_gone(
    host: Host, visitors: Visitors
) -> None:
    person = visitors(host)
    person.go("/rules/pentic")
    expect(person.page.get_by_role("heading", name="Pentic").first).to_be_visible()
    person.until(lambda: bool(person.page.evaluate(READY)))
    person.page.reload()
    expect(person.page.get_by_role("heading", name="Pentic").first).to_be_visible()
    person.expected = NOBODY_ANSWERS
    host.stop()
    for path in ("rules/pentic", "rules/pentic/", "", "index.html"):
        person.page.goto(host.url + path)
        name = "Pentic" if path.startswith("rules") else "36"
        expect(person.page.get_by_role("heading", name=name).first).to_be_visible()


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/rules/pentic", "Pentic"),
        ("/new/thirty-six", "36"),
        ("/puzzles", "Puzzles of the day"),
        ("/no/such/page", "Nothing here"),
    ],
)
def test_a_deep_address_can_be_loaded_anew(host: Host, visitors: Visitors, path: str, heading: str) -> None:
    person = visitors(host)
    person.go(path)
    expect(person.page.get_by_role("heading", name=heading).first).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("heading", name=heading).first).to_be_visible()
    assert person.page.url.endswith(f"#{path}")


def test_the_first_pages_are_whole_without_the_house(host: Host, visitors: Visitors) -> None:
    """Games with their words and pictures, rules and lessons come as files; Python waits until it is wanted."""
    person = visitors(host)
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.go("/")
    cards = person.page.get_by_role("main").get_by_role("listitem")
    expect(cards).to_have_count(len(games()))
    expect(cards.first.locator("svg").first).to_be_visible()
    for path, heading in (("/rules/pentic", "Pentic"), ("/new/thirty-six", "36")):
        person.go(path)
        expect(person.page.get_by_role("heading", name=heading).first).to_be_visible()
    person.go("/learn/pentic")
    expect(person.page.get_by_role("img", name=re.compile(r"^Step 1 of \d"))).to_be_visible()
    assert not [url for url in fetched if "/local/" in url]


@pytest.mark.parametrize(
    ("path", "heading"),
    [("gallery", "Gallery"), ("gallery/pentic", "Pentic"), ("rules/pentic/", "Pentic"), ("new/thirty-six", "36")],
)
def test_an_address_without_a_fragment_leads_to_its_page(
    host: Host, visitors: Visitors, path: str, heading: str
) -> None:
    person = visitors(host)
    person.page.goto(host.url + path)
    expect(person.page.get_by_role("heading", name=heading).first).to_be_visible()
    assert person.page.url == f"{host.url}#/{path.removesuffix('/')}"


def test_the_gallery_shows_positions_and_states(host: Host, visitors: Visitors) -> None:
    person = visitors(host)
    person.go("/gallery")
    shown = person.page.frame_locator("iframe")
    expect(shown.get_by_role("grid").first).to_be_visible()
    person.go("/gallery/pentic?state=hint")
    expect(person.page.get_by_role("grid").first).to_be_visible()


def test_a_lesson_is_learnt(host: Host, visitors: Visitors) -> None:
    person = visitors(host)
    person.go("/learn/thirty-six")
    expect(person.page.get_by_role("img", name=re.compile(r"^Step 1 of \d"))).to_be_visible()


def test_puzzles_are_practised_one_after_the_other(host: Host, visitors: Visitors) -> None:
    person = visitors(host)
    person.go("/practice")
    person.page.locator('[data-practise="pentic puzzle"]').click()
    for number in (1, 2):
        expect(person.page).to_have_url(re.compile(f"#/practice/pentic/puzzle-0-{number}$"))
        expect(person.page.locator("[data-puzzle-help]")).to_be_enabled()
        for id in best_of("pentic", Practice("puzzle", 0, number)).path:
            person.page.locator(f'[data-ids~="{id}"]').first.click()
        expect(person.page.locator("[data-puzzle]")).to_contain_text("Nothing better is possible")
        person.page.locator("[data-puzzle-on]").click()


def test_nothing_is_offered_that_needs_others(host: Host, visitors: Visitors) -> None:
    person = visitors(host)
    person.go("/new/pentic")
    person.unfold()
    kinds = person.page.get_by_label("Seat 2: who plays").locator("option").all_inner_texts()
    assert kinds == ["Me", "Friend here", "Bot"]
    expect(person.page.get_by_role("link", name="You", exact=True)).to_have_count(0)


def test_the_second_tab_takes_over(host: Host, visitors: Visitors) -> None:
    person = visitors(host)
    person.sit_down("thirty-six", "me", "here", Start="0")
    assert person.await_turn()
    second = person.context.new_page()
    second.goto(person.page.url)
    expect(second.get_by_role("alert")).to_contain_text("open in another tab")
    second.get_by_role("button", name="Play here").click()
    expect(person.page.get_by_role("alert")).to_contain_text("open in another tab")
    expect(second.get_by_role("grid").first).to_be_visible()


def test_no_file_is_named_from_the_root(files: Path) -> None:
    site = files / PLACE
    for name in ("index.html", "manifest.webmanifest", "sw.js"):
        assert not re.search(r'"/[\w]', (site / name).read_text(encoding="utf-8").split("const ROOT")[0]), name
    for sheet in site.glob("assets/*.css"):
        assert "url(/" not in sheet.read_text(encoding="utf-8")
