"""A match file is dropped on the page and looked at; a moment is played on from, and the truth is one key away."""

from __future__ import annotations

import base64
import re

import msgspec
from playwright.sync_api import expect

from parlour.core.conformance.random_play import play_at_random, started
from parlour.core.dice import new_dice
from parlour.core.files import MatchFile, to_file
from parlour.core.game import find_game
from tests.browser.axe import check_axe
from tests.browser.person import Person

CARD = re.compile(r"\d \w+ \w+")
DROP = """([name, data]) => {
    const files = new DataTransfer();
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    files.items.add(new File([bytes], name, { type: "application/json" }));
    dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
}"""


def played() -> MatchFile:
    match = started(find_game("pentic"), 7, 2, {"target": 50})
    play_at_random(match, new_dice(7), 8)
    return to_file(match)


def drop(person: Person, name: str, data: bytes) -> None:
    person.page.evaluate(DROP, [name, base64.b64encode(data).decode()])


def test_a_dropped_file_is_looked_at_and_played_on_from(person: Person) -> None:
    person.expected.append("status of 400|status 400")
    page, file = person.go(), played()
    page.get_by_text("Open a match file").wait_for()
    drop(person, "half.json", b'{"parlour": 1,\n "game" 3}')
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("half.json cannot be shown. This is no match file, or it is damaged.")
    expect(alert).to_contain_text("line 2 column 9")

    check_axe(page)

    drop(person, "match.json", msgspec.json.encode(file))
    moment = page.get_by_role("slider", name="Moment of the match")
    expect(moment).to_have_attribute("aria-valuetext", f"Move 0 of {len(file.events)}")
    expect(page.locator("[data-spoken]")).to_have_text("The match begins.")
    moment.press("ArrowRight")
    expect(moment).to_have_attribute("aria-valuetext", f"Move 1 of {len(file.events)}")
    page.get_by_label("Seen by").select_option("Everybody")
    for player in (1, 2):
        hand = page.get_by_role("grid", name=f"Hand of Guest {player}").get_by_role("gridcell")
        expect(hand.first).to_have_accessible_name(CARD)
    page.get_by_label("Seen by").select_option("1")
    cards = page.get_by_role("grid", name="Hand of Guest 2").get_by_role("gridcell")
    expect(cards.first).to_have_accessible_name(CARD)
    expect(person.result).to_have_count(0)
    check_axe(page)

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Gentle").wait_for()
    check_axe(page)
    page.get_by_role("button", name="Gentle").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Back to the match").wait_for()
    page.keyboard.press("t")
    expect(moment).to_have_attribute("aria-valuetext", f"Move 1 of {len(file.events)}")

    moment.press("End")
    person.result.wait_for()
    expect(person.result.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_moment_of_a_match_is_played_on_from_named_and_given_away(person: Person) -> None:
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.sit_down("thirty-six", "me", "gentle")
    page, table = person.page, person.page.url
    page.goto(f"{table}?move=0")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play all seats").click()
    page.get_by_role("button", name="Back to the match").wait_for()
    assert page.url != table
    page.keyboard.press("l")
    page.get_by_label("Name of this what-if").fill("The other colour")
    page.get_by_role("button", name="Save the name").click()
    expect(page.get_by_role("heading", name="The other colour")).to_be_visible()
    page.keyboard.press("Escape")  # from the drawer
    page.keyboard.press("Escape")  # to the truth
    page.wait_for_url(f"{table}?move=0")

    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("link", name="The other colour")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_role("button", name="Copy a link to this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play all seats").click()
    page.wait_for_url("**/t/*")
    expect(person.choosable.or_(person.buttons).first).to_be_visible()

    page.goto(f"{person.url}/look#cut-off")
    expect(page.get_by_role("alert")).to_have_text(
        "This link holds no position. It may have been cut off: ask for it again, and copy it whole."
    )
