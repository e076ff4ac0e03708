"""Find Firefox and WebKit, install them if we may, or say how: ``python -m tests.engines.browsers``."""

from __future__ import annotations

import sys

from tests import debian
from tests.engines import firefox, webkit

PACKAGES = (
    (firefox.NAMES, "FIREFOX", "firefox-esr"),
    (webkit.DRIVER, "WEBKIT_DRIVER", "webkit2gtk-driver"),
    (webkit.DISPLAY, "XVFB", "xvfb"),
)

if __name__ == "__main__":
    for package in PACKAGES:
        sys.stdout.write(f"{debian.provide(*package)}\n")
