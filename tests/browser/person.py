"""Somebody at a browser: a context of its own, watched for everything that goes wrong in it."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Request, Response, expect

CHOOSABLE = re.compile("can be chosen(: [+−][0-9.]+)?$")
PATIENCE_MS = int(os.environ.get("PATIENCE_MS", 300_000))
"""How long a machine may be busy until we call it a hang: nothing else is meant by it, and nobody waits so long."""

POLL_MS = 50
NO_WORKER = "Service Worker registration blocked by Playwright"
"""Pages keep no copies of themselves but where that is tested."""
NOBODY_ANSWERS = ["net::ERR_", "Failed to load resource", "Failed to fetch", "WebSocket"]
"""What Chromium says where a server is gone or the line is down: which of its errors depends on when it asked."""
GIVEN_UP = "WebSocket is closed before the connection is established"
"""What Chromium says where a page gives up a slow call, beside which it has made another."""

expect.set_options(timeout=PATIENCE_MS)
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def read_attributes(places: Locator, name: str) -> list[str]:
    """Read one attribute of every place in a single call, so that a page that goes on meanwhile cannot remove one."""
    return list(map(str, places.evaluate_all("(all, name) => all.map((it) => it.getAttribute(name) ?? '')", name)))


class Person:
    """One person's browser with one page.

    ``expected`` are patterns of what may go wrong without being a fault, ``wanted`` the places touched first,
    ``linger_ms`` how long a touch lasts.
    """

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        self.url = url
        self.expected: list[str] = []
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.dice = random.Random(36)
        self.finger = bool(context.get("has_touch"))
        self.linger_ms = 0
        self.wanted: Locator | None = None
        self.context = browser.new_context(
            **{"viewport": DESK, "reduced_motion": "reduce", "service_workers": "block", **context}
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.context.new_page()
        self._watch(self.page)

    # --- going somewhere

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def sit_down(self, game: str, *chairs: str, **options: str | bool) -> None:
        """Open a table through the set-up page. A chair is ``me``, ``here``, ``link`` or the level of a bot."""
        self.go(f"/new/{game}")
        self.set_up(*chairs, **options)
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_url("**/t/*")

    def set_up(self, *chairs: str, **options: str | bool) -> None:
        """Fill in the set-up page; options go by their labels, ``_`` for a space."""
        self.unfold()
        count = self.page.get_by_role("radio", name=re.compile(f"^{len(chairs)} player"))
        if count.count():
            count.check()
        for place, who in enumerate(chairs, 1):
            kind = who if who in ("me", "here", "link") else "bot"
            self.page.get_by_label(f"Seat {place}: who plays").select_option(kind)
            if kind == "bot":
                self.page.get_by_label(f"Seat {place}: strength").select_option(who)
        for label, value in options.items():
            self._choose(label.replace("_", " "), value)

    def unfold(self) -> None:
        """Bring everything that can be chosen into sight."""
        self.page.locator("form summary").click()
        self.page.locator("form .chair").first.wait_for()

    def _choose(self, label: str, value: str | bool) -> None:
        chips = self.page.locator("fieldset").filter(has=self.page.locator("legend", has_text=re.compile(f"^{label}$")))
        field = self.page.get_by_label(label, exact=True).and_(self.page.locator("input, select")).or_(chips)
        if field.evaluate("field => field.tagName") == "FIELDSET":
            field.locator(f'input[value="{value}"]').check()
        elif isinstance(value, bool):
            field.set_checked(value)
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)

    # --- what can be touched, as assistive technology knows it

    @property
    def choosable(self) -> Locator:
        return self.page.get_by_role("gridcell", name=CHOOSABLE)

    @property
    def buttons(self) -> Locator:
        return self.page.get_by_role("group", name="Actions").get_by_role("button")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("grid", name="Your hand").get_by_role("gridcell")

    @property
    def result(self) -> Locator:
        return self.page.locator('[data-drawer="result"]')

    @property
    def status(self) -> str:
        return self.page.locator(".dock .say").inner_text()

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that no locator says."""
        for _ in range(PATIENCE_MS // POLL_MS):
            if true():
                return
            self.page.wait_for_timeout(POLL_MS)
        raise AssertionError("that never came true")

    def await_turn(self) -> bool:
        """Wait until something can be done; tell whether the game goes on."""
        self.choosable.or_(self.buttons).or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def touch(self, place: Locator) -> None:
        place.tap() if self.finger else place.click(delay=self.linger_ms)

    def step(self) -> bool:
        """Touch some place that may be touched, else the first button; tell whether the game goes on."""
        if not self.await_turn():
            return False
        places = self.choosable if self.wanted is None or not self.wanted.count() else self.wanted
        count = places.count()
        self.touch(places.nth(self.dice.randrange(count)) if count else self.buttons.first)
        return True

    # --- faults

    def _watch(self, page: Page) -> None:
        page.on("console", lambda note: self._fault(f"console: {note.text}", note.type in ("error", "warning")))
        page.on("pageerror", lambda error: self._fault(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text))))

    def _failed(self, request: Request) -> None:
        self._fault(f"failed: {request.url} {request.failure}", request.failure != "net::ERR_ABORTED")

    def _answered(self, response: Response) -> None:
        self._fault(f"status {response.status}: {response.url}", response.status >= 400)

    def _fault(self, text: str, counts: bool = True) -> None:
        if counts and not any(re.search(pattern, text) for pattern in (NO_WORKER, GIVEN_UP, *self.expected)):
            self.faults.append(text)

    def close(self) -> None:
        self.context.unroute_all(behavior="ignoreErrors")  # else one under way fails the next test
        self.context.close()
