"""What a page points at, touched as a finger would."""

from __future__ import annotations

from playwright.sync_api import Page

PRESS = """([ask, counted, number]) => {
    if (document.querySelectorAll(counted).length === number)
        document.querySelectorAll(ask).forEach((button) => button.click());
}"""
MIDDLES = """([counted, number]) => {
    const found = document.querySelector(".lit [data-step='0'], .dock [data-step='0']");
    if (!found || document.querySelectorAll(counted).length !== number) return [];
    const at = found.getBoundingClientRect();
    return [[at.x + at.width / 2, at.y + at.height / 2]];
}"""


def touch_pointed(page: Page, ask: str, counted: str = "nothing-is-counted", number: int = 0) -> None:
    """Press the button ``ask``, if it is there, and touch the first place that is then pointed at.

    Do neither unless ``number`` elements match ``counted``: a page that goes on by itself would take it as an answer to
    what comes next. Each is asked of the page in one call, for what others play may remove what an earlier call found.
    """
    page.evaluate(PRESS, [ask, counted, number])
    for x, y in page.evaluate(MIDDLES, [counted, number]):
        page.mouse.click(x, y)
    page.wait_for_timeout(50)
