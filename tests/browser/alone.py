"""Play a game by the accessibility tree and the keyboard alone: find places by role and name, reach them by keys."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Locator

from tests.browser.person import Person

ACTS = 800
KEYS = 120
"""More to one place, and it is out of reach."""

STAYS = 0.7
"""How often the focused place is taken, if it is one of those wanted, rather than any of them."""

COVER = re.compile("^I am ")

NEXT_KEY = """(target) => {
    const it = document.activeElement, grid = target.closest("[role=grid]");
    const middle = (cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    if (it === target || !target.isConnected) return it === target ? "Enter" : "";
    if (!grid?.contains(it)) return "Tab";
    const [[x, y], [toX, toY]] = [it, target].map(middle);
    if (Math.abs(toX - x) > Math.abs(toY - y)) return toX < x ? "ArrowLeft" : "ArrowRight";
    return toY < y ? "ArrowUp" : "ArrowDown";
}"""
UNSEEN = """() => {
    const it = document.activeElement;
    if (!it || it === document.body) return "nothing has the focus";
    const shown = [getComputedStyle(it), it.nextElementSibling, it.parentElement]
        .map((of) => (of instanceof Element ? getComputedStyle(of) : of))
        .some((style) => style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2);
    const ring = getComputedStyle(it, "::before").boxShadow;
    const box = it.getBoundingClientRect();
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!inside) return "out of sight: " + it.outerHTML.slice(0, 200);
    return shown || (ring && ring !== "none") ? "" : "no ring: " + it.outerHTML.slice(0, 200);
}"""
"""Why the focus cannot be seen."""

THERE = "(it) => it.isConnected"


def choose_by_keys(person: Person, places: Locator) -> None:
    """Go to one of the places with Tab and the arrow keys, and press Enter; check that the focus is visible there."""
    found = places.element_handles()
    here = places.evaluate_all("all => all.indexOf(document.activeElement)")
    near = [found[here]] if 0 <= here < len(found) else []
    target = person.dice.choice(near if near and person.dice.random() < STAYS else found) if found else None
    for _ in range(KEYS):
        key = target.evaluate(NEXT_KEY) if target else ""
        if key == "Enter":
            unseen = person.page.evaluate(UNSEEN)
            if unseen and target and not target.evaluate(THERE):
                return  # it has gone meanwhile
            assert not unseen, unseen
        if key:
            person.page.keyboard.press(key)
        if key in ("Enter", ""):
            return
    raise AssertionError(f"no key leads to {target}")


def play_by_keys(person: Person, wanted: Iterable[Locator] = (), soonest: Locator | None = None) -> None:
    """Play to the end: the wanted places in their order, then what ends the game soonest, then any choosable place."""
    plan, page = iter(wanted), person.page
    uncover = page.get_by_role("button", name=COVER)
    result = page.get_by_role("complementary", name="Result")
    for _ in range(ACTS):
        person.choosable.or_(person.buttons).or_(uncover).or_(result).first.wait_for()
        if result.is_visible():
            return
        assert page.get_by_role("status").inner_text(), "it is said what to do"
        places = (uncover, *([soonest] if soonest else ()), person.choosable, person.buttons)
        choose_by_keys(person, next(plan, None) or next((all for all in places if all.count()), person.choosable))
    raise AssertionError(f"no end after {ACTS} acts: {person.status}")
