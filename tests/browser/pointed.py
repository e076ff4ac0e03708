"""What a page points at, touched as a finger would."""

from __future__ import annotations

from playwright.sync_api import Page

MIDDLES = """found => found.slice(0, 1).map((each) => {
    const at = each.getBoundingClientRect();
    return [at.x + at.width / 2, at.y + at.height / 2];
})"""


def touch_pointed(page: Page, ask: str) -> None:
    """Ask where something lies by the button ``ask``, if it is there, and touch what is pointed at first.

    Each is asked of the page in one go: what another plays may take away what was found by a question before.
    """
    page.locator(ask).evaluate_all("found => found.forEach((button) => button.click())")
    for x, y in page.locator(".lit [data-step='0'], .dock [data-step='0']").evaluate_all(MIDDLES):
        page.mouse.click(x, y)
    page.wait_for_timeout(50)
