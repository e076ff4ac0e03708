"""What cannot be had says so: no request fails in silence, and none of what stands is lost by it."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.person import Person

SILENT = "The parlour does not answer. Try again in a moment."
WRONG = "Something went wrong here. Nothing was changed."
UNREADABLE = "File.prototype.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'))"
TOMORROW = "() => new Date(Date.now() + 172800000).toISOString().slice(0, 10)"
LATER = TOMORROW.replace("172800000", "864000000")


def cut(route: Route) -> None:
    route.abort()


def add_holiday(page: Page, day: str) -> None:
    page.get_by_label("From", exact=True).fill(page.evaluate(day))
    page.get_by_role("button", name="Add", exact=True).click()


def test_holidays_that_could_not_be_heard_are_not_lost(person: Person) -> None:
    person.expected += ["net::ERR_FAILED"]
    person.sit_down("gridsy", "me", Grid="3")
    page = person.go("/you")
    days = page.locator("section", has=page.get_by_role("heading", name="Days away")).get_by_role("listitem")
    add_holiday(page, TOMORROW)
    expect(days).to_have_count(1)
    page.route("**/api/you/away", cut)
    page.reload()
    expect(page.get_by_role("alert").filter(has_text=SILENT)).to_be_visible()
    page.unroute("**/api/you/away")
    add_holiday(page, LATER)
    expect(days).to_have_count(2)


def test_a_language_that_cannot_be_had_says_so(person: Person) -> None:
    person.expected += ["net::ERR_FAILED"]
    page = person.go("/")
    page.get_by_role("heading", name="Pentic").wait_for()
    page.route("**/assets/fr*", cut)
    page.get_by_label("Language").first.select_option("fr")
    page.wait_for_function("text => document.querySelector('select').validationMessage === text", arg=WRONG)
    expect(page.get_by_label("Language").first).to_have_value("en")


def test_help_that_cannot_be_had_says_so(person: Person) -> None:
    person.expected += ["net::ERR_FAILED"]
    page = person.go("/puzzles/today")
    page.locator("[data-puzzle-of]").first.click()
    page.route("**/help", cut)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-refusal]")).to_have_text(WRONG)


def test_a_file_that_cannot_be_read_says_so(person: Person) -> None:
    person.page.add_init_script(UNREADABLE)
    page = person.go("/you")
    file = {"name": "me.json", "mimeType": "application/json", "buffer": b"{}"}
    page.get_by_label("Use a file…").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text=WRONG)).to_be_visible()
    page = person.go("/look")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("me.json")
