"""What moves is moved by the compositor alone: nothing else is animated than what needs no new drawing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from parlour.core.game import games
from tests.browser.person import Person
from tests.browser.recorded import Playback, record
from tests.server.process import Process

VIEWS = 14
CHEAP = {"transform", "translate", "opacity"}
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
ANIMATED = """() => document.getAnimations().flatMap((it) =>
    it.transitionProperty ?? it.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))"""
FRAME = {"offset", "computedOffset", "easing", "composite"}


@pytest.mark.parametrize("name", ["pentic", "thirty-six", "mismemory"])
def test_only_what_needs_no_drawing_is_animated(browser: Browser, server: Process, name: str) -> None:
    context = browser.new_context(service_workers="block", viewport=ViewportSize(width=390, height=844))
    page = context.new_page()
    playback = Playback(page, server.url, record(games()[name], games()[name].rules.players[0], 1, VIEWS))
    animated: set[str] = set()
    while playback.show_next():
        page.evaluate(NEXT_FRAME)
        animated |= set(page.evaluate(ANIMATED))
    context.close()
    assert "transform" in animated
    assert animated - FRAME <= CHEAP


def test_a_clock_that_runs_animates_nothing_else_either(browser: Browser, server: Process) -> None:
    person = Person(browser, server.url, reduced_motion="no-preference")
    person.sit_down("gridsy", "me", "gentle")
    person.page.get_by_role("button", name="I am ready").click()
    person.page.get_by_role("timer").wait_for()
    animated: set[str] = set()
    for _ in range(30):
        person.page.wait_for_timeout(20)
        animated |= set(person.page.evaluate(ANIMATED))
    person.close()
    assert animated - FRAME <= CHEAP
