"""Accessibility faults of a page, found by axe-core, in light and in dark."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from tests.browser.recorded import RESTED

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "(rules) => axe.run({resultTypes: ['violations'], ...rules}).then((found) => found.violations)"
SCHEMES: dict[Literal["light", "dark"], dict[str, list[str]]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
"""In the dark only colours are others."""


def check_axe(page: Page) -> None:
    """Fail on every serious or critical violation."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        page.evaluate(RESTED)
        grave = [each for each in page.evaluate(RUN, rules) if each["impact"] in ("serious", "critical")]
        told = [(scheme, each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in grave]
        assert told == [], told
