"""A match ends early: somebody resigns or is gone, or all agree. Or a move is taken back by consent."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.apart import ask, card, choose_colour, choose_colours, sit_apart
from tests.browser.axe import check_axe
from tests.browser.conftest import People, serve
from tests.browser.person import PHONE, Person
from tests.server.process import Process

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True}


def check_dock_only(person: Person) -> None:
    """The card lies over the dock, within the window, and over no board or hand."""
    covered = person.page.evaluate(
        """() => {
            const boxOf = (it) => it.getBoundingClientRect();
            const a = boxOf(document.querySelector("[data-early]"));
            if (a.left < 0 || a.right > innerWidth || a.bottom > innerHeight) return ["the edge"];
            const things = [...document.querySelectorAll("main .zone, .hands .zone")];
            return things.filter((it) => {
                const b = boxOf(it);
                return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            }).map((it) => it.dataset.zone);
        }"""
    )
    assert covered == []


def test_who_resigns_is_asked_once_more_and_the_other_wins(people: People, server: Process) -> None:
    ada, gwen = sit_apart(people, server, friend={"viewport": PHONE, "has_touch": True})
    choose_colours(ada, gwen)
    ask(ada, "Resign")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Gwen wins.")
    expect(dialog.get_by_role("button", name="Play on")).to_be_focused()
    check_axe(ada.page)
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert ada.choosable.count(), "nothing has happened yet"
    ask(ada, "Resign")
    dialog.get_by_role("button", name="Resign").click()
    expect(ada.result.locator(".headline")).to_have_text("Gwen wins")
    expect(ada.result.locator(".outcome")).to_have_text("You have resigned.")
    expect(gwen.result.locator(".headline")).to_have_text("You win")
    expect(gwen.result.locator(".outcome")).to_have_text("Ada has resigned.")
    expect(gwen.result.get_by_text("How the points came about")).to_have_count(0)
    check_axe(gwen.page)
    gwen.result.get_by_role("button", name="Play again").tap()
    for person in (ada, gwen):
        expect(person.result).to_have_count(0)
    assert ada.await_turn() or gwen.await_turn()


def test_a_draw_is_declined_withdrawn_and_agreed_on(people: People, server: Process) -> None:
    ada, gwen = sit_apart(people, server, friend=SMALL)
    choose_colours(ada, gwen)
    ask(ada, "Offer a draw")
    expect(card(gwen)).to_contain_text("Ada offers a draw.")
    expect(card(ada)).to_contain_text("You have offered a draw.")
    check_dock_only(gwen)
    check_dock_only(ada)
    check_axe(gwen.page)
    card(gwen).get_by_role("button", name="Decline").focus()
    gwen.page.keyboard.press("Enter")
    for person in (ada, gwen):
        expect(card(person)).to_have_count(0)
    assert gwen.page.evaluate("document.activeElement !== document.body"), "the focus is still to be seen"
    ada.page.get_by_role("button", name="Leave the table").click()
    ways = ada.page.get_by_role("dialog").get_by_role("listitem")
    expect(ways.get_by_role("button", name="Resign")).to_have_count(1)
    expect(ways.get_by_role("button", name="Offer a draw")).to_have_count(0)  # not twice at the same position
    ada.page.keyboard.press("Escape")

    ada.choosable.first.click()
    gwen.choosable.first.wait_for()
    ask(gwen, "Offer a draw")
    card(ada).wait_for()
    card(gwen).get_by_role("button", name="Withdraw").tap()
    for person in (ada, gwen):
        expect(card(person)).to_have_count(0)

    ask(ada, "Offer a draw")
    card(gwen).wait_for()
    gwen.choosable.first.tap()
    for person in (ada, gwen):
        expect(card(person)).to_have_count(0)  # who plays on has declined

    ask(gwen, "Offer a draw")
    card(ada).get_by_role("button", name="Agree").click()
    for person in (ada, gwen):
        expect(person.result.locator(".headline")).to_have_text("A draw")
        expect(person.result.locator(".outcome")).to_have_text("You have agreed on a draw.")


def test_a_move_is_taken_back_if_the_other_agrees(people: People, server: Process) -> None:
    ada, gwen = sit_apart(people, server, friend={"viewport": PHONE, "has_touch": True})
    choose_colours(ada, gwen)
    before = ada.page.locator("main .frame").inner_html()
    ada.choosable.first.click()
    gwen.choosable.first.wait_for()
    gwen.choosable.first.tap()
    ada.choosable.first.wait_for()
    assert ada.page.get_by_role("button", name="Take back").is_disabled()
    ask(ada, "Ask to take your move back")
    expect(card(gwen)).to_contain_text("Ada asks to take the last move back.")
    card(gwen).get_by_role("button", name="Agree").tap()
    expect(card(gwen)).to_have_count(0)
    expect(ada.page.locator(".dock .told")).to_contain_text("back")
    ada.until(
        lambda: ada.choosable.count() > 0 and ada.page.locator("main .frame").inner_html().count("data-piece") > 0
    )
    assert before.count("data-piece") == ada.page.locator("main .frame").inner_html().count("data-piece")


def test_a_match_is_called_off_at_once_before_it_has_begun_and_later_by_agreement(
    people: People, server: Process
) -> None:
    """The friend reads German, at a phone held sideways."""
    ada, gwen = sit_apart(
        people, server, friend={"viewport": {"width": 844, "height": 390}, "has_touch": True, "locale": "de"}
    )
    choose_colours(ada, gwen)
    gwen.page.get_by_role("button", name="Den Tisch verlassen").tap()
    gwen.page.get_by_role("dialog").get_by_role("button", name="Partie abbrechen").tap()
    expect(card(gwen)).to_contain_text("Du hast um Abbruch gebeten.")
    check_dock_only(gwen)
    card(ada).get_by_role("button", name="Agree").click()
    expect(gwen.result.locator(".headline")).to_have_text("Das Spiel ist aus")
    expect(gwen.result.locator(".outcome")).to_have_text("Die Partie wurde abgebrochen: Es gibt kein Ergebnis.")
    for person in (ada, gwen):
        expect(person.result.locator("table")).to_have_count(0)
    ada.result.get_by_role("button", name="Play again").click()
    gwen.page.locator(".dock").wait_for()
    ada.page.get_by_role("button", name="Leave the table").wait_for()
    ask(ada, "Call the match off")
    expect(ada.result.locator(".outcome")).to_have_text("The match was called off: there is no result.")


def test_alone_with_a_bot_there_is_nobody_to_ask(person: Person) -> None:
    person.sit_down("thirty-six", "me", "gentle", Start="0")
    person.await_turn()
    person.page.get_by_role("button", name="Leave the table").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Offer a draw")).to_have_count(0)
    expect(dialog).to_contain_text("The match ends without a result, at once.")
    dialog.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(person.result.locator(".outcome")).to_have_text("You have resigned.")


def test_two_at_one_screen_are_asked_once(people: People, server: Process) -> None:
    ada, gwen = sit_apart(people, server, "here")
    gwen.page.locator(".dock").wait_for()
    ask(gwen, "Offer a draw")
    expect(card(ada)).to_have_count(1)
    card(ada).get_by_role("button", name="Agree").click()
    expect(gwen.result.locator(".headline")).to_have_text("A draw")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_waits_for_ever(people: People, tmp_path: Path, seats: int) -> None:
    """Who waits on is asked again the next time; who does not wins, or with three at the table a bot plays on."""
    with serve(tmp_path / "parlour.db", PARLOUR_CLAIM_MS="600", PARLOUR_SWEEP_MS="200") as server:
        ada, gwen = sit_apart(people, server, *["here"] * (seats - 2))
        if seats == 2:
            choose_colours(ada, gwen)
            ada.choosable.first.click()
            gwen.choosable.first.wait_for()
        else:
            choose_colour(ada)
            gwen.page.locator(".dock .actions button").first.wait_for()
        table = gwen.page.url
        gwen.go("/")
        card(ada).wait_for()
        expect(card(ada)).to_contain_text("Gwen has been gone for a minute.")
        check_dock_only(ada)
        check_axe(ada.page)
        card(ada).get_by_role("button", name="Wait on").click()
        expect(card(ada)).to_have_count(0)
        gwen.page.goto(table)
        gwen.page.locator(".dock").wait_for()
        expect(ada.page.locator(".away")).to_have_count(0)
        gwen.go("/")
        card(ada).wait_for()
        if seats == 2:
            card(ada).get_by_role("button", name="Claim the win").click()
            expect(ada.result.locator(".headline")).to_have_text("You win")
            expect(ada.result.locator(".outcome")).to_have_text("Gwen has left.")
        else:
            card(ada).get_by_role("button", name="Let a bot play on").click()
            expect(card(ada)).to_have_count(0)
            ada.page.keyboard.press("l")
            log = ada.page.get_by_role("complementary", name="What happened")
            expect(log).to_contain_text("Gwen has left; a bot plays on.")
        for person in (ada, gwen):
            person.page.goto("about:blank")  # before the server goes
