"""After a round, or when something was shown, the table waits: what happened has the room, and a touch goes on."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from parlour.core.game import games
from parlour.protocol.messages import Changes, View
from tests.browser.recorded import RESTED, Playback, record
from tests.server.process import Process

MOST = 400
NEVER = "const wait = setTimeout; setTimeout = (done, ms, ...rest) => ms < 5000 ? wait(done, ms, ...rest) : 0"
"""The few seconds do not pass by themselves, however busy the machine is."""

LINES_APART = """() => [".told p", ".dock .say > *", ".dock .actions button"]
    .flatMap((what) => [...document.querySelectorAll(what)])
    .map((it) => it.getBoundingClientRect()).filter(({ height }) => height)
    .every((box, i, all) => i === 0 || box.top >= all[i - 1].bottom)"""


def until_a_rest(views: Iterator[View | Changes]) -> Iterator[View | Changes]:
    """The views up to one that tells of something to be read at leisure, and the one after it."""
    for view in views:
        yield view
        if any(event.rest for event in view.events or ()):
            break
    yield from itertools.islice(views, 1)


@pytest.mark.parametrize(("name", "told"), [("pivot-pawns", "demonstration"), ("grannys-pills", "Round 1 is over")])
@pytest.mark.sampled(1)
def test_the_table_rests_until_somebody_goes_on(browser: Browser, server: Process, name: str, told: str) -> None:
    context = browser.new_context(
        service_workers="block", viewport=ViewportSize(width=360, height=640), reduced_motion="reduce"
    )
    page = context.new_page()
    page.add_init_script(NEVER)
    options = {"tempo": "turns"} if name == "pivot-pawns" else {}
    playback = Playback(page, server.url, until_a_rest(record(games()[name], 2, 1, MOST, **options)))
    go_on = page.get_by_role("group", name="Actions").get_by_role("button", name="Go on")
    while playback.show_next():
        pass
    expect(go_on).to_be_visible()
    expect(page.locator(".told")).to_contain_text(told)
    expect(page.locator(".dock .say")).to_be_hidden()
    expect(page.get_by_role("gridcell", name=re.compile("can be chosen"))).to_have_count(0)
    assert page.evaluate(RESTED) is None
    assert page.evaluate(LINES_APART), "what is told does not lie over the button"
    go_on.click()
    expect(go_on).to_have_count(0)
    expect(page.locator(".dock .status")).to_be_visible()
    context.close()
