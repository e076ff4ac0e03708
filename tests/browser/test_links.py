"""Two browsers at one table by its link: each sees its own hand only, and nothing is lost."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People, serve
from tests.browser.person import CHOOSABLE, NOBODY_ANSWERS, Person, read_attributes
from tests.server.process import Process

TURNS = 6


def two_at_a_table(people: People, server: Process) -> tuple[Person, Person]:
    """Open a table of Pentic where no card is shown before play, send the link, and take the other seat."""
    host, guest = people(server), people(server)
    host.sit_down("pentic", "me", "link", Start="random")
    link = host.page.get_by_label("Link to seat 2").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Gwen")
    guest.page.get_by_role("button", name="Sit here").click()
    for person in (host, guest):
        expect(person.hand).to_have_count(5)
    return host, guest


def cards(person: Person) -> set[str]:
    """The hand as the screen reader tells it, without what may be done with a card."""
    return set(map(plain, read_attributes(person.hand, "aria-label")))


def board(person: Person) -> list[str]:
    cells = person.page.get_by_role("grid", name="The nine piles").get_by_role("gridcell")
    return list(map(plain, read_attributes(cells, "aria-label")))


def plain(label: str) -> str:
    """What lies there, without what may be done with it."""
    return re.sub(", (can be )?chosen$", "", label)


def who_acts(*table: Person) -> Person:
    """Wait until somebody's page offers something to do, and give whose."""
    able: list[Person] = []

    def look() -> bool:
        able[:] = [person for person in table if person.choosable.count()]
        return bool(able)

    table[0].until(look)
    return able[0]


def play_a_turn(*table: Person) -> None:
    """Whoever is to act lays a card; everybody sees the same new board."""
    actor = who_acts(*table)
    before = board(actor)
    actor.choosable.nth(actor.dice.randrange(actor.choosable.count())).click()
    actor.page.get_by_role("grid", name="The nine piles").get_by_role("gridcell", name=CHOOSABLE).first.click()
    for person in table:
        person.until(lambda person=person: board(person) not in ([], before))
    assert len({tuple(board(person)) for person in table}) == 1
    who_acts(*table)


def check_secrets(one: Person, other: Person) -> None:
    """No card in a hand has ever reached the other browser: not its words, not its face."""
    for owner, spy in ((one, other), (other, one)):
        held = cards(owner)
        assert len(held) == 5
        received = "\n".join(spy.frames)
        source = spy.page.content()
        for card in held:
            assert card not in source
            assert card not in received
            assert f'"{face(card)}"' not in received
            assert fact(card) not in received


def fact(card: str) -> str:
    """Give the fact that "3 star orange" is said from, as the wire writes it."""
    number, shape, colour = face(card)
    return f'"number":{number},"shape":"{shape}","colour":"{colour}"'


def face(card: str) -> str:
    """Give the face of "3 star orange", as the scene writes it: 3Xo."""
    number, shape, colour = card.split()
    return number + SHAPES[shape] + colour[0]


SHAPES = {"circle": "C", "crescent": "R", "triangle": "T", "square": "S", "star": "X"}


def test_no_hand_ever_reaches_the_other_browser(people: People, server: Process) -> None:
    host, guest = two_at_a_table(people, server)
    check_secrets(host, guest)
    for _ in range(TURNS):
        play_a_turn(host, guest)
        check_secrets(host, guest)
    assert any(f'"{face(card)}"' in frame for card in cards(host) for frame in host.frames)


def history(person: Person) -> list[str]:
    """Open the log, read it, and close it."""
    drawer = person.page.get_by_role("complementary", name="What happened")
    person.page.keyboard.press("l")
    drawer.get_by_role("listitem").first.wait_for()
    told = drawer.get_by_role("listitem").all_inner_texts()
    person.page.keyboard.press("l")
    return told


def test_a_reload_in_the_middle_keeps_everything(people: People, server: Process) -> None:
    host, guest = two_at_a_table(people, server)
    for _ in range(3):
        play_a_turn(host, guest)
    seen = cards(host), board(host), cards(guest), history(host)
    for person in (host, guest):
        person.page.reload()
        expect(person.hand).to_have_count(5)
    assert (cards(host), board(host), cards(guest), history(host)) == seen
    assert len(seen[-1]) >= 3
    for _ in range(3):
        play_a_turn(host, guest)


def test_the_server_is_killed_and_comes_back(people: People, tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with serve(database) as server:
        host, guest = two_at_a_table(people, server)
        for person in (host, guest):
            person.expected += NOBODY_ANSWERS
        for _ in range(3):
            play_a_turn(host, guest)
        seen = cards(host), board(host), cards(guest)
        server.signal(signal.SIGKILL)
        for person in (host, guest):
            expect(person.page.get_by_text("The line is down. Trying again…")).to_be_visible()
    port = int(server.url.rpartition(":")[2])
    with serve(database, port) as server:
        assert server.url == host.url
        for person in (host, guest):
            expect(person.page.get_by_text("The line is down")).not_to_be_visible()
        assert (cards(host), board(host), cards(guest)) == seen
        for _ in range(3):
            play_a_turn(host, guest)
        check_secrets(host, guest)


def test_a_spectator_sees_no_hand_and_has_nothing_to_do(people: People, server: Process) -> None:
    host, guest = two_at_a_table(people, server)
    play_a_turn(host, guest)
    watcher = people(server)
    watcher.page.goto(host.page.url)
    watcher.until(lambda: board(watcher) == board(host))
    expect(watcher.hand).to_have_count(0)
    play_a_turn(host, guest, watcher)
    assert watcher.choosable.count() == watcher.buttons.count() == 0
    watcher.page.keyboard.press("m")
    moves = watcher.page.get_by_role("dialog", name="Legal moves")
    expect(moves).to_be_visible()
    expect(moves.get_by_role("listitem")).to_have_count(0)
    for person in (host, guest):
        for card in cards(person):
            assert card not in watcher.page.content() + "".join(watcher.frames)
