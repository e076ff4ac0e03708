"""Accessibility faults of a page, found by axe-core, in light and in dark."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.recorded import RESTED

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run({resultTypes: ['violations']}).then((found) => found.violations)"


def check_axe(page: Page) -> None:
    """Fail on every serious or critical violation."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(RESTED)
        grave = [each for each in page.evaluate(RUN) if each["impact"] in ("serious", "critical")]
        told = [(scheme, each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in grave]
        assert told == [], told
