"""A table for days: agreed on when it is made, told on the shelf, and the seat of who is late is taken over."""

from __future__ import annotations

import time
from pathlib import Path

import pysqlite3.dbapi2 as sqlite
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import People, serve
from tests.browser.person import NOBODY_ANSWERS, PHONE, Person

DAY_S = 24 * 3600


def choose_days(person: Person) -> None:
    person.go("/new/thirty-six")
    person.set_up("me", "link", Start="1")
    person.page.get_by_role("radio", name="Over days").check()
    person.page.get_by_label("Time for a move").select_option("1")
    person.page.get_by_role("radio", name="The seat may be taken").check()
    check_axe(person.page)
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.wait_for_url("**/t/*")


def let_a_day_pass(database: Path) -> None:
    """What is on the disk is a day older when the next server looks."""
    with sqlite.connect(str(database)) as file:
        file.execute("UPDATE hours SET served_ms = served_ms + ?", (DAY_S * 1000,))
    file.close()


def test_whose_time_is_up_may_be_replaced_by_who_looks(people: People, tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with serve(database) as server:
        host, friend = people(server), people(server, viewport=PHONE)
        choose_days(host)
        link = host.page.get_by_label("Link to seat 2").input_value()
        friend.page.goto(link)
        friend.page.get_by_label("Your name").fill("Gwen")
        friend.page.get_by_role("button", name="Sit here").click()
        assert host.await_turn() or friend.await_turn()
        host.go("/")
        yours = host.page.get_by_role("group", name="Your games").get_by_role("link")
        expect(yours).to_contain_text("23 hours left")
        host.go("/you")
        host.page.get_by_label("From", exact=True).fill(time.strftime("%Y-%m-%d", time.gmtime(time.time() + DAY_S)))
        host.page.get_by_role("button", name="Add", exact=True).click()
        host.page.get_by_role("button", name="Be here after all").wait_for()
        port = int(server.url.rpartition(":")[2])
        for person in (host, friend):
            person.expected = NOBODY_ANSWERS
        friend.go("/")
    let_a_day_pass(database)
    with serve(database, port, PARLOUR_SWEEP_MS="200") as server:
        stranger = people(server)
        stranger.page.goto(link.partition("#")[0])
        stranger.page.get_by_role("dialog", name="A seat is free").get_by_role("button", name="Sit here").click()
        stranger.page.get_by_role("dialog").wait_for(state="hidden")
        stranger.until(lambda: stranger.choosable.or_(stranger.buttons).count() > 0)
        stranger.expected = host.expected
