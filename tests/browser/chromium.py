"""Find Chromium for the browser tests, install it if we may, or say how: ``python -m tests.browser.chromium``."""

from __future__ import annotations

import sys

from playwright.sync_api import Browser, Playwright

from tests import debian

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
"""Draws the same pages with a fifth less work, but shows no notices: taken where it can be had."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find(whole: bool = False) -> str:
    """Return the path of ``$CHROMIUM``, or of what is there: the shell, if that will do."""
    path = debian.find(WHOLE if whole else (SHELL, *WHOLE), "CHROMIUM")
    assert path is not None, "run python -m tests.browser.chromium first"
    return path


def launch(playwright: Playwright, whole: bool = False, *further: str) -> Browser:
    """Start Chromium, with further arguments of its command line."""
    return playwright.chromium.launch(executable_path=find(whole), args=[*ARGUMENTS, *further])


if __name__ == "__main__":
    sys.stdout.write(f"{debian.provide(WHOLE, 'CHROMIUM', 'chromium')}\n")
    if debian.find((SHELL,), "CHROMIUM") is None:
        debian.install(SHELL)
