"""Many boards: one's own stays in its place, and where a card fits only elsewhere the page says where."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from parlour.core.game import games
from parlour.protocol.messages import Changes, View
from parlour.server.shelf.examples import draw_next_view, new_viewer, play_randomly, seat_example
from tests.browser.person import read_attributes
from tests.browser.recorded import Playback
from tests.server.process import Process

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1280, height=800)
CARD = "c11"
"""In the position below it fits on no grid but those of the three others."""


def fits_elsewhere() -> Iterator[View | Changes]:
    state = seat_example(games()["tic-squared"], 4, 3)
    for _ in play_randomly(state, games()["tic-squared"], 4, 3, 7):
        pass
    yield draw_next_view(state, new_viewer(state))


@pytest.mark.parametrize(("size", "front", "beside"), [(PHONE, ["grid-0"], None), (DESK, ["grid-0", "grid-1"], 2)])
@pytest.mark.sampled(1)
def test_a_card_in_hand_swaps_no_grids(
    browser: Browser, server: Process, size: ViewportSize, front: list[str], beside: int | None
) -> None:
    context = browser.new_context(service_workers="block", viewport=size, reduced_motion="reduce")
    page = context.new_page()
    Playback(page, server.url, fits_elsewhere())
    boards = page.locator("main .frame .zone")
    card = page.locator(f".hands [data-ids='{CARD}']")
    at = boards.first.bounding_box()
    card.click()
    expect(card).to_have_attribute("aria-selected", "true")
    assert read_attributes(boards, "data-zone") == front
    assert boards.first.bounding_box() == at
    if beside is None:
        expect(page.locator("[data-aside]")).to_contain_text("Grid of Ben, Grid of Cleo and Grid of Dan")
        page.get_by_role("button", name="Show large: Grid of Cleo").click()
        expect(boards.first).to_have_attribute("data-zone", "grid-2")
    else:
        page.get_by_role("button", name="Show large: Grid of Cleo").click()
        expect(boards.nth(1)).to_have_attribute("data-zone", "grid-2")
        expect(boards.first).to_have_attribute("data-zone", "grid-0")
    expect(boards.last.locator(".target.open").first).to_be_visible()
    context.close()
