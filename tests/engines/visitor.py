"""Somebody at a window of any browser, who touches only what can be seen and touched."""

from __future__ import annotations

import random
import re
import time
from typing import Any

from tests.engines.window import Window

FRAME_S = 0.03
REACH_S = 5
"""How long a touch may take to reach a button."""

UNCOVER = "^button: I am "
CHOOSABLE = "^gridcell: .*can be chosen(: [+−][0-9.]+)?$"
ACTION = "^action: "
ASIDE = "^aside: Show large: "
THINGS = """const things = () => {
    const all = (selector, kind) => [...document.querySelectorAll(selector)]
        .filter((it) => it.checkVisibility() && !it.disabled && !it.closest("[inert]"))
        .map((it) => [`${kind}: ${it.getAttribute("aria-label") ?? it.textContent.trim()}`, it]);
    const aside = document.querySelector("[data-aside]")?.textContent ?? "";
    return [
        ...all("[role=gridcell]", "gridcell"),
        ...all("[role=group][aria-label=Actions] button", "action"),
        ...all("button", "button"),
        ...all("summary", "summary"),
        ...all("button[aria-label]", "aside").filter(([name]) => aside.includes(name.split(": ").at(-1))),
    ];
};"""
"""Whatever may be touched, by its kind and its name; aside are the small boards on which a piece in hand fits."""

POINT = """const point = (it) => {
    it.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = it.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const seen = document.elementFromPoint(...at);
    if (it !== seen && !it.contains(seen)) return null;
    window.engineAim = it.matches("button, summary, a") ? it : null;
    it.addEventListener("click", () => (window.engineAim = null), { once: true });
    return at;
};"""
"""Where to touch something, if its middle can be seen. A button is remembered until it is clicked."""
CHOOSE = f"""(patterns, dice) => {{
    {THINGS}
    {POINT}
    const all = things();
    for (const pattern of patterns) {{
        const found = all.filter(([name]) => new RegExp(pattern, "u").test(name));
        if (!found.length) continue;
        const first = Math.floor(dice * found.length);
        for (const [_, it] of [...found.slice(first), ...found.slice(0, first)]) {{
            const at = point(it);
            if (at) return at;
        }}
        return undefined;
    }}
}}"""
"""Where to touch next: something that bears the first pattern that anything bears, and whose middle can be seen."""

AT = f"""(selector) => {{
    {POINT}
    const it = document.querySelector(selector);
    return it && it.checkVisibility() && !it.disabled ? point(it) : null;
}}"""
FIELD = """const field = (label) =>
    [...document.querySelectorAll("input, select")].find((it) => it.getAttribute("aria-label") === label) ??
    [...document.querySelectorAll("label")].find((it) => it.textContent.trim() === label)?.control ??
    [...document.querySelectorAll("legend")].find((it) => it.textContent.trim() === label)?.parentElement;"""
FILL = f"""(label, value) => {{
    {FIELD}
    const it = field(label);
    if (!it) return false;
    const chip = it.querySelector(`input[value="${{value}}"]`);
    if (chip) return chip.click(), true;
    it.value = value;
    it.dispatchEvent(new Event(it.tagName === "SELECT" ? "change" : "input", {{ bubbles: true }}));
    return true;
}}"""
"""Lists to unfold are the system's own, and no page sees them: what is chosen there is said to the page."""

MISSED = "() => Boolean(window.engineAim?.isConnected)"
"""Whether the button that was aimed at last has not been clicked: it may have moved before it was touched."""

TEXT = """(selector) => document.querySelector(selector)?.innerText ?? "" """
RESULT = '[data-drawer="result"]'
OVER = f"document.querySelector('{RESULT}')"


class Visitor:
    """One person; what they touch is led by a seed. ``expected`` is a pattern of what may go wrong and is no fault."""

    expected = "^$"

    def __init__(self, window: Window, url: str, seed: int = 36) -> None:
        self.window = window
        self.url = url
        self.dice = random.Random(seed)

    def go(self, path: str = "/") -> Window:
        self.window.open(self.url + path)
        return self.window

    def text(self, selector: str) -> str:
        return str(self.window.ask(TEXT, selector))

    def await_text(self, selector: str, pattern: str) -> str:
        """Wait until something says that; give all it says."""
        return str(self.window.until(lambda: re.search(pattern, said := self.text(selector)) and said))

    def await_still(self, where: str, *asked: Any) -> Any:
        """Wait for a point to touch that is where it was a frame ago: while a page opens, things still move."""
        before = None
        while (point := self.window.until(where, *asked)) != before:
            before = point
            time.sleep(FRAME_S)
        return point

    def press(self, where: str, *asked: Any) -> None:
        """Touch what a point is found for; touch a button again if the touch did not reach it."""
        while True:
            self.window.press(*self.await_still(where, *asked))
            end = time.monotonic() + REACH_S
            while self.window.ask(MISSED):
                if time.monotonic() > end:
                    break
                time.sleep(FRAME_S)
            else:
                return

    def touch(self, selector: str) -> None:
        """Touch the first that is so selected, as soon as it can be."""
        self.press(AT, selector)

    def touch_named(self, *patterns: str) -> None:
        """Touch something of a kind and a name that the first fitting pattern finds, as soon as that can be."""
        self.press(CHOOSE, patterns, self.dice.random())

    def sit_down(self, game: str, *chairs: str, **options: str) -> None:
        """Open a table through the set-up page: chairs and options as ``tests.browser.person`` has them."""
        self.go(f"/new/{game}")
        self.window.until("() => document.querySelector('form select') !== null")
        self.window.ask(FILL, "Players", str(len(chairs)))
        for place, who in enumerate(chairs, 1):
            kind = who if who in ("me", "here", "link") else "bot"
            self.window.until(FILL, f"Seat {place}: who plays", kind)
            if kind == "bot":
                self.window.until(FILL, f"Seat {place}: strength", who)
        for label, value in options.items():
            self.window.until(FILL, label.replace("_", " "), value)
        self.touch_named("^button: Play$")
        self.window.until("() => location.pathname.startsWith('/t/')")

    def step(self, *sooner: str) -> bool:
        """Touch what ends the game soonest, else whatever may be touched; tell whether the game goes on."""
        patterns = (UNCOVER, *sooner, CHOOSABLE, ACTION, ASIDE)
        point = self.await_still(
            f"(...asked) => {OVER} ? ['over'] : ({CHOOSE})(...asked)", patterns, self.dice.random()
        )
        if point == ["over"]:
            return False
        self.window.press(*point)
        return True
