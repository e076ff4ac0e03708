"""Find Chromium for the browser tests, install it if we may, or say how: ``python -m tests.browser.chromium``."""

from __future__ import annotations

import sys

from tests import debian

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The shell draws the same pages with a fifth less work."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    """Give the path of Chromium: ``$CHROMIUM``, or what is on the path."""
    return debian.find(NAMES, "CHROMIUM")


if __name__ == "__main__":
    sys.stdout.write(f"{debian.provide(NAMES, 'CHROMIUM', 'chromium-headless-shell')}\n")
