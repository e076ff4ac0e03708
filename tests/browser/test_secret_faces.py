"""Nobody is shown a face again once it is turned back: not on the board, in the page's source or in what it is sent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.server.process import Process

FACE = re.compile(r"\b(sun|moon|crown|arms)[ -](null|ace|[2-5])\b")
DRAWN = ".piece text"
BLANK = """() => {
    window.blanks = 0;
    const blank = '[data-zone="board"] svg:has(> .ground):not(:has(text, .brass))';
    const count = () => window.blanks += document.querySelectorAll(blank).length;
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
"""Count from now on the faces drawn without what is on them: they would flash; the brass lines are a back's."""
PAIRS = 4


def open_table(people: People, server: Process, motion: str) -> tuple[Person, Person]:
    host, guest = people(server, reduced_motion=motion), people(server, reduced_motion=motion)
    host.sit_down("mismemory", "me", "link", Show="8", Stall="40")
    guest.page.goto(host.page.get_by_label("Link to seat 2").input_value())
    guest.page.get_by_label("Your name").fill("Gwen")
    guest.page.get_by_role("button", name="Sit here").click()
    for person in (host, guest):
        person.page.get_by_role("grid", name="The grid").wait_for()
    return host, guest


def words(person: Person) -> list[str]:
    """The faces named anywhere in the page: texts, labels and attributes, with the log and the moves open."""
    found = FACE.findall(person.page.content())
    for key, name in (("l", "What happened"), ("m", "Legal moves")):
        person.page.keyboard.press(key)
        person.page.get_by_role("heading", name=name).wait_for()
        found += FACE.findall(person.page.content())
        person.page.keyboard.press("Escape")
    return [" ".join(face) for face in found]


def check_history(person: Person) -> None:
    """A match that is over has no secrets: all that was turned up is told."""
    told = person.page.get_by_role("complementary", name="What happened")
    person.result.get_by_role("button", name="Close").click()
    person.page.get_by_role("button", name="What happened").click()
    expect(told.get_by_text(re.compile(f"turns up .*{FACE.pattern}")).first).to_be_visible()
    assert len(FACE.findall(told.inner_text())) > 8


def drawn(person: Person) -> Locator:
    return person.page.locator('[data-zone="board"]').locator(DRAWN)


def status_is(person: Person, text: str) -> None:
    expect(person.page.locator(".dock .say")).to_contain_text(text)


def turn_passes(actor: Person, other: Person) -> None:
    """Both pages show the position after the turn: one of them may be slow."""
    status_is(other, "Turn up two tiles.")
    status_is(actor, "is to play")


def turn_up_two(actor: Person, other: Person) -> set[str]:
    """Turn up two tiles, which everybody sees; give their faces."""
    for count in (1, 2):
        actor.choosable.nth(actor.dice.randrange(actor.choosable.count())).click()
        for person in (actor, other):
            expect(drawn(person)).to_have_count(count)
    seen = {" ".join(face) for face in FACE.findall(actor.page.content())}
    assert len(seen) == 2
    assert {" ".join(face) for face in FACE.findall(other.page.content())} == seen
    return seen


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.sampled(1)
def test_a_face_turned_back_is_nowhere(people: People, server: Process, motion: str) -> None:
    host, guest = open_table(people, server, motion)
    for _ in range(PAIRS):
        host.until(lambda: host.choosable.count() + guest.choosable.count() > 0)
        actor, other = (host, guest) if host.choosable.count() else (guest, host)
        turn_up_two(actor, other)
        before = {person: len(person.frames) for person in (actor, other)}
        for person in (actor, other):
            person.page.evaluate(BLANK)
        actor.buttons.filter(has_text="Turn both back").click()
        turn_passes(actor, other)
        for person in (actor, other):
            expect(drawn(person)).to_have_count(0, timeout=1)
            assert words(person) == []
            assert FACE.findall("".join(person.frames[before[person] :])) == []
            assert person.page.evaluate("window.blanks") == 0


def test_only_the_owner_sees_a_tile_that_is_kept(people: People, server: Process) -> None:
    """Turn up pairs until one may be kept: then its owner sees that one, and nobody the other."""
    host, guest = open_table(people, server, "reduce")
    for _ in range(40):
        host.until(lambda: host.choosable.count() + guest.choosable.count() > 0)
        actor, other = (host, guest) if host.choosable.count() else (guest, host)
        seen = turn_up_two(actor, other)
        if actor.choosable.count():
            break
        actor.buttons.first.click()
        turn_passes(actor, other)
    label = actor.choosable.first.get_attribute("aria-label") or ""
    kept = " ".join(FACE.findall(label)[0])
    actor.choosable.first.click()
    status_is(actor, "Put the other tile")
    actor.choosable.first.click()
    turn_passes(actor, other)
    assert kept in seen
    assert set(words(actor)) == {kept}
    assert words(other) == []
    for person in (actor, other):
        expect(drawn(person)).to_have_count(0, timeout=1)
