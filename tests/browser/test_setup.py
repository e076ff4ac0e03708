"""Before a game: the shelf, a game in three pictures, what can be chosen, and how the parlour feels on a device."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from parlour.core.game import games
from parlour.core.messages import LANGUAGES
from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import DESK, PHONE, Person
from tests.browser.recorded import RESTED
from tests.server.process import Process

GAMES = sorted(games())
SOUNDS = """
window.heard = 0
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...given) { window.heard++; return start.apply(this, given) }
window.felt = []
navigator.vibrate = (ms) => window.felt.push(ms)
"""
SIZES = ({"width": 320, "height": 568}, {"width": 740, "height": 360}, {"width": 844, "height": 390}, PHONE, DESK)
OVERLAPPING = """() => {
    const things = [...document.querySelectorAll("main h1, main .what .button, .summary, .start, form summary, legend")]
    const boxes = things.map((thing) => [thing.textContent, thing.getBoundingClientRect()])
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
    return boxes.flatMap(([text, box], i) =>
        boxes.slice(i + 1).filter(([, other]) => !apart(box, other)).map(([beside]) => [text, beside]))
}"""
LEARNT = """() => {
    const day = (ago) => new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10)
    const solved = { pentic: { first: true, later: false, help: 0, seconds: 9 } }
    localStorage["parlour.puzzles"] = JSON.stringify({ [day(0)]: solved, [day(1)]: solved })
    localStorage["parlour.learnt"] = '["thirty-six"]'
}"""
IN_SIGHT = """() => [...document.querySelectorAll("main li")].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
}).length"""


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()


def choose(page: Page, group: str, item: str) -> None:
    page.get_by_role("group", name=group).get_by_role("radio", name=item, exact=True).check()


# --- the shelf


CUT = """() => [...document.querySelectorAll("section a, section a h3, section a p")]
    .filter((it) => it.scrollWidth > it.clientWidth || it.getBoundingClientRect().right > innerWidth)
    .map((it) => it.textContent)"""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_to_do_first_is_whole_on_a_phone(people: People, server: Process, language: str) -> None:
    page = people(server, viewport={"width": 320, "height": 568}, locale=language, has_touch=True, is_mobile=True).go(
        "/"
    )
    expect(page.locator("section a")).to_have_count(3)
    assert page.evaluate(CUT) == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("size", "most"), [(DESK, 9), (PHONE, 4)], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["en", "de", "es", "fr", "ja"])
def test_the_shelf_is_seen_at_once(
    people: People, server: Process, size: dict[str, int], most: int, locale: str
) -> None:
    person = people(server, viewport=size, locale=locale)
    person.go("/")
    expect(person.page.locator("main li h2")).to_have_count(9)
    person.page.evaluate("document.fonts.ready.then(() => null)")
    assert person.page.evaluate(IN_SIGHT) >= most
    assert person.page.evaluate("document.documentElement.scrollWidth") == size["width"]


def test_a_newcomer_is_led_to_a_lesson_and_what_is_learnt_is_marked(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE)
    page = person.go("/")
    today = page.get_by_role("group", name="Today").get_by_role("link")
    here = re.compile("Who is here.*Find somebody to play with")
    expect(today).to_have_text(
        [re.compile("Learn one in a minute.*36"), re.compile("Puzzles of today.*New every day"), here]
    )
    card = page.locator("main li").filter(has=page.get_by_role("heading", name="36"))
    expect(card).not_to_contain_text("learnt")
    page.evaluate(LEARNT)
    page.reload()
    expect(today).to_have_text([re.compile("Puzzles of today.*1 solved · 2 days in a row"), here])
    expect(card).to_contain_text("learnt")
    check_axe(page)


def test_on_a_phone_no_sign_stands_alone(people: People, server: Process) -> None:
    page = people(server, viewport=PHONE).go("/")
    page.get_by_role("heading", name="Pentic").wait_for()
    signs = page.locator("button:visible, a:visible").filter(has=page.locator("svg")).all()
    assert [sign.get_attribute("aria-label") for sign in signs if not sign.inner_text().strip()] == []
    settings(page)
    page.get_by_role("dialog").get_by_role("link", name="You").click()
    expect(page.get_by_role("heading", name="You", level=1)).to_be_visible()


# --- the page of a game


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_shown_in_three_pictures_before_its_options(person: Person, game: str) -> None:
    page = person.go(f"/new/{game}")
    pictures = page.get_by_role("region", name="The game in pictures").get_by_role("listitem")
    expect(pictures).to_have_count(3)
    said = pictures.all_inner_texts()
    assert len(set(said)) == 3
    assert all(len(text) > 20 for text in said), "each says something"
    for picture in pictures.all():
        assert picture.locator(".still .zone").count() > 0, "something lies there"
        assert picture.locator(".still .zone :is(svg, .piece)").count() > 2


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "de", "fr"])
def test_a_game_is_begun_without_scrolling(people: People, server: Process, game: str, locale: str) -> None:
    """The card is whole in sight on every screen, and nothing lies over anything, folded or not."""
    person = people(server, locale=locale)
    page = person.go(f"/new/{game}")
    for size in show_sizes(page):
        card = page.locator(".start").bounding_box()
        assert card is not None
        assert card["y"] + card["height"] <= size["height"], size
        assert page.evaluate(OVERLAPPING) == [], size
    person.unfold()
    for size in show_sizes(page):
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(OVERLAPPING) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


def show_sizes(page: Page) -> Iterator[ViewportSize]:
    """Show an open page at every size; yield each once the page rests."""
    for each in SIZES:
        size = ViewportSize(width=each["width"], height=each["height"])
        page.set_viewport_size(size)
        page.evaluate(RESTED)
        yield size


def test_the_lesson_comes_first_until_it_was_taken_or_the_game_played(person: Person) -> None:
    page = person.go("/new/gridsy")
    main = page.locator(".start .main")
    expect(main).to_have_text("Show me")
    expect(page.locator(".start h2")).to_have_text("You and a gentle bot")
    page.evaluate("localStorage.setItem('parlour.learnt', '[\"gridsy\"]')")
    page.reload()
    expect(main).to_have_text("Play")
    page = person.go("/new/pentic")
    expect(main).to_have_text("Show me")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    person.go("/new/pentic")
    expect(main).to_have_text("Play")


def test_the_card_says_what_was_chosen(person: Person) -> None:
    page = person.go("/new/pentic")
    person.set_up("me", "expert", "expert", Target="300")
    card = page.locator(".start")
    expect(card).to_contain_text("You and 2 expert bots")
    expect(card).to_contain_text("Target: 300")
    expect(card).to_be_in_viewport()


def test_a_clause_opens_its_text(person: Person) -> None:
    page = person.go("/new/pentic")
    person.unfold()
    page.get_by_role("button", name="Target: clause PEN-G09").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[data-clause='PEN-G09']")).to_be_in_viewport()
    expect(rules.locator("[data-clause='PEN-G09']")).to_have_class(re.compile("named"))
    page.keyboard.press("Escape")
    expect(rules).not_to_be_visible()
    assert "PEN-" not in page.locator(".help span").first.inner_text(), "the help itself is in words"


def test_a_value_says_what_it_changes(person: Person) -> None:
    page = person.go("/new/tic-squared")
    person.unfold()
    mode = page.get_by_role("group", name="Mode")
    expect(mode).to_have_accessible_description("One after the other, and nobody is hurried.")
    mode.get_by_role("radio", name="race").check()
    expect(mode).to_have_accessible_description(re.compile("^Everybody lays at once"))


def test_what_is_wrong_is_said_beside_its_field(person: Person) -> None:
    page = person.go("/new/pentic")
    person.unfold()
    target = page.get_by_label("Target", exact=True)
    target.fill("5000")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("form summary").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(target).to_be_focused()
    expect(target).to_have_accessible_description(re.compile(r"Choose 50 to 1,000, in steps of 10\."))
    expect(page.get_by_role("alert")).to_have_text("Choose 50 to 1,000, in steps of 10.")
    check_axe(page)
    target.fill("300")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")


def test_what_the_server_refuses_is_said_in_the_readers_words(people: People, server: Process) -> None:
    person = people(server, locale="de")
    person.expected.append("400")
    page = person.go("/new/pivot-pawns")
    person.unfold()
    page.get_by_role("radio", name="12 Spieler", exact=True).check()
    page.get_by_role("button", name="Spielen", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Mit dieser Auswahl können nicht so viele spielen.")


def test_the_last_opponent_is_offered_not_forced(person: Person) -> None:
    person.sit_down("pentic", "me", "expert", "casual", Target="300")
    page = person.go("/new/pentic")
    person.unfold()
    expect(page.get_by_label("Seat 2: strength")).to_have_value("gentle")
    expect(page.get_by_label("Target", exact=True)).to_have_value("150")
    page.get_by_role("button", name="As last time").click()
    expect(page.get_by_label("Seat 2: strength")).to_have_value("expert")
    expect(page.get_by_label("Seat 3: strength")).to_have_value("casual")
    expect(page.get_by_label("Target", exact=True)).to_have_value("300")


def test_first_steps_is_offered_before_the_gentle_one(person: Person) -> None:
    page = person.go("/new/pentic")
    person.unfold()
    strength = page.get_by_label("Seat 2: strength")
    expect(strength.locator("option")).to_have_text(["First steps", "Gentle", "Casual", "Club player", "Expert"])
    strength.select_option("first_steps")
    expect(page.locator(".start h2")).to_have_text("You and a bot at its first steps")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")


# --- focus


def test_the_focus_goes_to_the_heading_of_a_page_that_is_come_to(person: Person) -> None:
    page = person.go("/")
    page.get_by_role("link", name=re.compile("^Pentic")).click()
    expect(page.get_by_role("heading", name="Pentic", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_focused()


def test_the_bar_is_skipped(person: Person) -> None:
    page = person.go("/new/pentic")
    page.get_by_role("heading", name="Pentic", level=1).wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip the bar")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Rules")).to_be_focused()
    assert page.url.endswith("/new/pentic"), "the address keeps what it says"


# --- how it feels


def test_nothing_is_heard_until_it_is_wished(people: People, server: Process) -> None:
    person = people(server)
    person.context.add_init_script(SOUNDS)
    person.sit_down("thirty-six", "me", "gentle")
    for _ in range(4):
        person.step()
    person.await_turn()
    assert person.page.evaluate("[window.heard, window.felt]") == [0, []]
    settings(person.page)
    person.page.get_by_role("switch", name="Sounds").check()
    person.page.get_by_role("switch", name="Vibration").check()
    before = person.page.evaluate("window.heard")
    assert before > 0, "a first taste"
    person.page.keyboard.press("Escape")
    for _ in range(4):
        person.step()
    person.await_turn()
    assert person.page.evaluate("window.heard") > before
    assert 18 in person.page.evaluate("window.felt")


def test_settings_are_kept_on_the_device(person: Person) -> None:
    page = person.go("/")
    settings(page)
    check_axe(page)
    choose(page, "Speed of movement", "Slow")
    choose(page, "Marks of what may be touched", "Strong")
    choose(page, "Where the buttons lie", "Left")
    choose(page, "Light", "Dark")
    page.reload()
    html = page.locator("html")
    for name, value in {"speed": "slow", "marks": "strong", "hand": "left", "theme": "dark"}.items():
        expect(html).to_have_attribute(f"data-{name}", value)
    settings(page)
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()


def test_the_buttons_lie_where_the_hand_is(people: People, server: Process) -> None:
    person = people(server, viewport=PHONE)
    person.sit_down("pivot-pawns", "me", "gentle", Tempo="turns")
    person.await_turn()
    places = []
    for hand in ("Left", "Right"):
        settings(person.page)
        choose(person.page, "Where the buttons lie", hand)
        person.page.keyboard.press("Escape")
        box = person.page.locator(".dock .actions .group > *").first.bounding_box()
        assert box is not None
        places.append(box["x"])
    assert places[0] <= places[1]


def test_a_bot_has_a_name_and_a_sign(person: Person) -> None:
    person.sit_down("thirty-six", "me", "gentle")
    person.await_turn()
    players = person.page.get_by_role("complementary", name="Players").get_by_role("listitem")
    expect(players.nth(1).get_by_role("img", name="Bot")).to_be_visible()
    expect(players.nth(0).get_by_role("img", name="Bot")).to_have_count(0)
    assert "Bot 2" not in players.nth(1).inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.sampled(1)
def test_shelf_set_up_and_settings_are_accessible(people: People, server: Process, size: dict[str, int]) -> None:
    person = people(server, viewport=size)
    page = person.go("/")
    page.get_by_role("heading", name="Pentic").wait_for()
    check_axe(page)
    page = person.go("/new/tyramid")
    person.unfold()
    check_axe(page)
    settings(page)
    check_axe(page)


def test_everything_is_set_up_by_keyboard_alone(person: Person) -> None:
    page = person.go("/new/tyramid")
    page.locator("form summary").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="2 players").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Seat 3: who plays")).to_be_visible()
    page.get_by_role("radio", name="pyramid", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="diamond", exact=True)).to_be_checked()
    page.get_by_role("switch").first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("switch").first).to_be_checked()
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Settings").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
