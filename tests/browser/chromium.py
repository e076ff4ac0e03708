"""Find Chromium for the browser tests, install it if we may, or say how: ``python tests/browser/chromium.py``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = (("apt-get", "update"), ("apt-get", "install", "-y", "--no-install-recommends", "chromium"))
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
    asked = os.environ.get("CHROMIUM")
    return shutil.which(asked) if asked else next(filter(None, map(shutil.which, NAMES)), None)


def prefix() -> list[str] | None:
    """Give what stands before a command of the administrator, None where we may not give any."""
    if not hasattr(os, "geteuid") or shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    allowed = shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0
    return ["sudo", "-n"] if allowed else None


def install() -> None:
    """Install Debian's package, or exit with the command to run."""
    before = prefix()
    commands = [[*(before or []), *command] for command in INSTALL]
    if before is None or any(subprocess.run(command).returncode for command in commands):
        line = " && ".join("sudo " + " ".join(command) for command in INSTALL)
        sys.exit(f"The browser tests need Chromium. Run: {line}\nor set CHROMIUM to the path of one.")


if __name__ == "__main__":
    if os.environ.get("CHROMIUM") and find() is None:
        sys.exit(f"CHROMIUM names no program: {os.environ['CHROMIUM']}")
    if find() is None:
        install()
    if find() is None:
        sys.exit("Chromium was installed but is not on the path. Set CHROMIUM to where it is.")
    sys.stdout.write(f"{find()}\n")
