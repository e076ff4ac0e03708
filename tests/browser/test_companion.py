"""The companion at a real table: an evening on one phone, the page opened again in between, and without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People
from tests.browser.person import NOBODY_ANSWERS, PHONE, Person
from tests.server.process import Process

SHEET = "/companion/{}"
NAMES = ("Ana", "Ben")
WIDE = ("Ana", "Ben", "Cem", "Dilek", "Emil", "Frida")


def begin(page: Page, *names: str, first: str = "", **options: str) -> None:
    """Fill in who plays and who begins."""
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    fields = page.get_by_role("textbox", name=re.compile("Name at seat"))
    while fields.count() > len(names):
        page.get_by_role("button", name=re.compile("^Without")).last.click()
    while fields.count() < len(names):
        page.get_by_role("button", name="Somebody else").click()
    for seat, name in enumerate(names):
        fields.nth(seat).fill(name)
    if first:
        page.get_by_role("group", name="Who begins?").get_by_role("radio", name=first).check()
    if options:
        page.get_by_text("Options", exact=True).click()
        for label, value in options.items():
            page.get_by_role("group", name=label).get_by_role("radio", name=value, exact=True).check()
    page.get_by_role("button", name="Begin", exact=True).click()


def choose(page: Page, legend: str, item: str) -> None:
    page.get_by_role("group", name=legend, exact=True).get_by_role("radio", name=re.compile(rf"(^|: ){item}$")).check()


def enter(page: Page, who: str, label: str, value: int) -> None:
    field = page.get_by_role("textbox", name=f"{label} ({who})", exact=True)
    field.fill(str(value))
    field.blur()


def write(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Write it down")).click()


def totals(page: Page) -> list[str]:
    return page.locator(".totals td").all_inner_texts()


def won(page: Page) -> str:
    heading = page.locator("#end")
    expect(heading).to_be_visible()
    return heading.inner_text()


@pytest.mark.rule("PEN-11", "PEN-13", "PEN-14", "T36-D11", "GRA-36")
def test_an_evening_of_three_games_on_one_phone_without_a_network(browser: Browser, server: Process) -> None:
    person = Person(browser, server.url, viewport=PHONE, has_touch=True, service_workers="allow")
    person.expected += NOBODY_ANSWERS
    page = person.go(SHEET.format("pentic"))
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    begin(page, *NAMES, first="Ben")
    expect(page.get_by_text("Ben plays.")).to_be_visible()
    choose(page, "Singles at the edges", "3")
    choose(page, "Tics at the edges", "2")
    write(page)
    expect(page.get_by_role("alert").filter(has_text="PEN-11")).to_be_visible()
    choose(page, "Tics at the edges", "1")
    write(page)
    expect(page.get_by_text("Ana plays.")).to_be_visible()
    assert totals(page) == ["0", "7"]
    person.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Ana plays.")).to_be_visible()
    assert totals(page) == ["0", "7"]
    choose(page, "Tics at the edges", "4")
    choose(page, "The covered card", "Tic: twice")
    write(page)
    assert totals(page) == ["50", "7"]
    page.get_by_role("button", name="Correct line 2").click()
    choose(page, "The covered card", "Single")
    page.get_by_role("button", name="Save the correction").click()
    expect(page.get_by_role("heading", name="Correct line 2")).to_be_hidden()
    assert totals(page) == ["25", "7"]
    page.get_by_role("button", name="Undo").click()
    assert totals(page) == ["50", "7"]
    page.goto(server.url + SHEET.format("thirty-six"))
    begin(page, *NAMES)
    enter(page, "Ana", "Counters left", 0)
    write(page)
    expect(page.get_by_role("alert").filter(has_text="T36-D11")).to_be_visible()
    enter(page, "Ben", "Counters left", 5)
    write(page)
    assert won(page) == "Ana wins!"
    page.goto(server.url + SHEET.format("grannys-pills"))
    begin(page, *NAMES)
    for number, winner in enumerate(NAMES, 1):
        expect(page.get_by_text(f"Round {number}: {NAMES[number - 1]} begins.")).to_be_visible()
        enter(page, winner, "Spaces of the right colour", 9)
        enter(page, winner, "… and of the right shape", 4 + number)
        write(page)
    assert won(page) == "Ben wins!"
    assert totals(page) == ["14", "15"]
    page.goto(server.url + SHEET.format("pentic"))
    expect(page.get_by_text("Ben plays.")).to_be_visible()
    assert totals(page) == ["50", "7"]
    person.close()


@pytest.mark.rule("PIV-34", "PIV-37", "PIV-39", "PIV-41", "PIV-43", "PIV-D14", "PIV-D15")
def test_the_lowest_bid_that_was_made_first_is_shown_first(person: Person) -> None:
    page = person.go(SHEET.format("pivot-pawns"))
    begin(page, "Ana", "Ben", "Cem")
    bidding = page.get_by_role("group", name="Who bids?")
    for pivots, name in ((5, "Ana"), (3, "Ben"), (3, "Cem")):
        choose(page, "Pivots", str(pivots))
        bidding.get_by_role("button", name=f"{name}: {pivots}").click()
    bidding.get_by_role("button", name="Ben: 3").click()
    expect(page.get_by_role("alert").filter(has_text="PIV-37")).to_be_visible()
    expect(page.get_by_role("list", name="Bids in the order").get_by_role("listitem")).to_have_text(
        ["Ana: 5", "Ben: 3", "Cem: 3"]
    )
    page.get_by_role("button", name="Everybody is done").click()
    expect(page.get_by_text("Ben shows 3.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="It fails").click()
    expect(page.get_by_text("Cem shows 3.")).to_be_visible()
    page.get_by_role("button", name="It holds").click()
    write(page)
    expect(page.get_by_role("heading", name="Round 2")).to_be_hidden()
    expect(page.get_by_text("Round 2")).to_be_visible()
    assert totals(page) == ["0", "0", "1"]


@pytest.mark.rule("PIV-D18")
def test_who_shows_in_vain_gives_a_token_back_where_that_was_agreed(person: Person) -> None:
    page = person.go(SHEET.format("pivot-pawns"))
    begin(page, *NAMES)
    page.get_by_role("button", name="Begin anew").click()
    page.get_by_role("button", name="Throw this sheet away").click()
    begin(page, *NAMES, **{"False bid": "token"})
    choose(page, "Who won the token", "Ana")
    page.get_by_role("textbox", name="Pivots shown").fill("2")
    page.get_by_role("textbox", name="Pivots shown").blur()
    write(page)
    assert totals(page) == ["1", "0"]
    choose(page, "Pivots", "2")
    for name in NAMES:
        page.get_by_role("group", name="Who bids?").get_by_role("button", name=f"{name}: 2").click()
    page.get_by_role("button", name="Everybody is done").click()
    page.get_by_role("button", name="It fails").click()
    page.get_by_role("button", name="It holds").click()
    write(page)
    assert totals(page) == ["0", "1"]


def end_with(page: Page, *steps: tuple[str, str, int]) -> None:
    for who, label, value in steps:
        enter(page, who, label, value)
    write(page)


def test_the_other_games_are_scored_to_their_end(person: Person) -> None:
    page = person.go(SHEET.format("queen-of-the-ticcitories"))
    begin(page, *NAMES)
    end_with(page, ("Ana", "Tics", 8), ("Ana", "Nics", 3), ("Ana", "Clusters of three", 2), ("Ben", "Tics", 9))
    assert (won(page), totals(page)) == ("Ana wins!", ["19", "18"])
    page = person.go(SHEET.format("tic-squared"))
    begin(page, *NAMES)
    choose(page, "Who went out", "Ben")
    end_with(page, ("Ana", "Cards in the grid", 20), ("Ana", "Cards in hand", 3), ("Ben", "Cards in the grid", 9))
    assert (won(page), totals(page)) == ("Ben wins!", ["17", "9"])
    page = person.go(SHEET.format("gridsy"))
    begin(page, *NAMES)
    for _ in range(3):
        choose(page, "Whose grid was complete first", "Ana")
        write(page)
    assert (won(page), totals(page)) == ("Ana wins!", ["3", "0"])
    page = person.go(SHEET.format("mismemory"))
    begin(page, *NAMES)
    choose(page, "Who won by it", "Ben")
    end_with(page, ("Ana", "Different numbers", 4), ("Ben", "Different numbers", 6))
    assert won(page) == "Ben wins!"
    page = person.go(SHEET.format("tyramid"))
    begin(page, *NAMES, first="Ana")
    choose(page, "Tics of one type", "two")
    write(page)
    expect(page.get_by_text("Ana plays.")).to_be_visible()
    page.get_by_role("switch", name="No card laid").check()
    write(page)
    expect(page.get_by_text("Ben plays.")).to_be_visible()
    page.get_by_role("button", name="The game is over (TYR-G07)").click()
    enter(page, "Ana", "Cards left in hand", 8)
    enter(page, "Ben", "Cards left in hand", 5)
    page.get_by_role("button", name="Count it").click()
    assert (won(page), totals(page)) == ("Ana and Ben win together!", ["0", "0"])
    page = person.go(SHEET.format("pivot-pawns"))
    begin(page, *NAMES)
    for _ in range(15):
        choose(page, "Who won the token", "Ana")
        page.get_by_role("textbox", name="Pivots shown").fill("2")
        page.get_by_role("textbox", name="Pivots shown").blur()
        write(page)
    assert (won(page), totals(page)) == ("Ana wins!", ["15", "0"])


def test_a_clock_goes_on_when_the_page_is_opened_again_and_the_big_screen_follows(person: Person) -> None:
    page = person.go(SHEET.format("tyramid"))
    begin(page, *NAMES, first="Ben")
    page.get_by_role("combobox", name="Clock").select_option("20")
    page.get_by_role("button", name="Start", exact=True).click()
    running = page.get_by_role("button", pressed=True)
    expect(running).to_contain_text("Ben")
    page.reload()
    expect(running).to_contain_text("Ben")
    expect(running).to_contain_text("19:")
    with person.context.expect_page() as opened:
        page.get_by_role("link", name="Show it on a big screen").click()
    big = opened.value
    expect(big.get_by_text("Ben plays.")).to_be_visible()
    choose(page, "Singles", "1")
    write(page)
    expect(big.get_by_text("Ana plays.")).to_be_visible()
    expect(running).to_contain_text("Ana")
    big.close()


def test_the_sheet_can_be_used_without_eyes_and_on_the_narrowest_phone(people: People, server: Process) -> None:
    for language in ("en-GB", "de-DE", "ja-JP"):
        person = people(server, viewport={"width": 320, "height": 640}, locale=language)
        for path in ("/companion", *(SHEET.format(game) for game in ("pentic", "grannys-pills", "pivot-pawns"))):
            page = person.go(path)
            expect(page.locator("#main")).to_be_visible()
            main = page.locator("form .main")
            if path != "/companion":
                check_axe(page)
                main.click()
            check_axe(page)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (path, language)


def test_a_result_goes_from_the_sheet_into_the_tournament(person: Person) -> None:
    page = person.go("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Game", exact=True).select_option("thirty-six")
    page.get_by_role("radio", name="at real tables").check()
    page.get_by_label("Title").fill("Real tables")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Real tables")).to_be_visible()
    there = page.url
    page.get_by_label("People without a device").fill("Ana\nBen")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("row")).to_have_count(3)
    page.get_by_role("button", name="Pair round 1").click()
    page.get_by_role("button", name=re.compile("^Type result")).first.click()
    page.get_by_role("link", name="Keep score for this table").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Write"))).to_be_visible()
    first = page.locator("form section").nth(0).get_attribute("aria-label") or ""
    second = page.locator("form section").nth(1).get_attribute("aria-label") or ""
    enter(page, second, "Counters left", 4)
    write(page)
    assert won(page) == f"{first} wins!"
    page.get_by_role("button", name="Send the result to the tournament").click()
    expect(page.get_by_text("The tournament has the result.")).to_be_visible()
    page.goto(there)
    expect(page.locator("li.won")).to_contain_text(first)


def test_another_phone_takes_the_sheet_over_by_its_link(people: People, server: Process) -> None:
    here, there = people(server), people(server, viewport=PHONE)
    page = here.go(SHEET.format("pentic"))
    begin(page, *NAMES, first="Ana")
    choose(page, "Tics at the edges", "2")
    write(page)
    page.get_by_role("button", name="To another phone").click()
    link = page.get_by_role("textbox", name="Link to the sheet").input_value()
    other = there.go(link.removeprefix(server.url))
    expect(other.get_by_text("Ben plays.")).to_be_visible()
    assert totals(other) == ["8", "0"]
    assert "#" not in other.url
    choose(other, "Singles at the edges", "2")
    write(other)
    assert totals(other) == ["8", "2"]
    other.goto(link)
    other.reload()
    other.get_by_role("button", name="Go on with that one").click()
    assert totals(other) == ["8", "2"]


@pytest.mark.rule("PIV-43", "PIV-D15")
def test_the_big_screen_shows_bids_as_they_were_made_and_then_as_they_are_shown(person: Person) -> None:
    page = person.go(SHEET.format("pivot-pawns"))
    begin(page, "Ana", "Ben", "Cem")
    big = person.context.new_page()
    big.goto(person.url + SHEET.format("pivot-pawns") + "/tv")
    bidding = page.get_by_role("group", name="Who bids?")
    for pivots, name in ((5, "Ana"), (3, "Ben"), (3, "Cem")):
        choose(page, "Pivots", str(pivots))
        bidding.get_by_role("button", name=f"{name}: {pivots}").click()
    made = big.get_by_role("list", name="Bids in the order in which they were made")
    expect(made.get_by_role("listitem")).to_have_text(["Ana: 5", "Ben: 3", "Cem: 3"])
    page.get_by_role("button", name="Everybody is done").click()
    shown = big.get_by_role("list", name="Bids in the order in which they are shown")
    expect(shown.get_by_role("listitem")).to_have_text(["Ben: 3", "Cem: 3", "Ana: 5"])
    expect(big.get_by_text("Ben shows 3.")).to_be_visible()
    page.get_by_role("button", name="It fails").click()
    expect(big.get_by_text("Cem shows 3.")).to_be_visible()
    expect(shown.locator("s")).to_have_text(["Ben: 3"])
    check_axe(big)
    big.close()


def test_a_wide_sheet_says_that_it_scrolls_and_the_editor_leads_back(people: People, server: Process) -> None:
    person = people(server, viewport={"width": 320, "height": 640})
    page = person.go(SHEET.format("queen-of-the-ticcitories"))
    begin(page, *NAMES)
    hint = page.get_by_text("Pull the table sideways")
    room = page.get_by_role("group", name="Scores")
    expect(room).to_be_visible()
    expect(hint).to_be_hidden()
    page.get_by_role("button", name="Begin anew").click()
    page.get_by_role("button", name="Throw this sheet away").click()
    begin(page, *WIDE)
    expect(hint).to_be_visible()
    frame = page.locator(".frame")
    expect(frame).to_have_class(re.compile(r"\bright\b"))
    check_axe(page)
    room.evaluate("room => room.scrollTo(9999, 0)")
    expect(frame).to_have_class(re.compile(r"\bleft\b"))
    expect(frame).not_to_have_class(re.compile(r"\bright\b"))
    page.get_by_role("link", name="Is this allowed?").click()
    expect(page.get_by_text("Lay here what lies on your table")).to_be_visible()
    check_axe(page)
    page.get_by_role("link", name="Back to the sheet").click()
    expect(page.get_by_role("columnheader", name=WIDE[-1])).to_be_attached()
    page = person.go("/edit/queen-of-the-ticcitories")
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    expect(page.get_by_text("Lay here what lies on your table")).to_be_hidden()
