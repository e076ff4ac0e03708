"""Programs the tests need from Debian: found, installed if we may, or the command to run is said."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence


def commands(package: str) -> tuple[tuple[str, ...], ...]:
    """Give what installs a package."""
    return ("apt-get", "update"), ("apt-get", "install", "-y", "--no-install-recommends", package)


def hint(package: str) -> str:
    """Give the line to type."""
    return " && ".join("sudo " + " ".join(command) for command in commands(package))


def find(names: Sequence[str], variable: str) -> str | None:
    """Give the path of a program: that of a variable of the environment, or the first that is on the path."""
    asked = os.environ.get(variable)
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin"))
    return next(filter(None, (shutil.which(name, path=path) for name in ([asked] if asked else names))), None)


def install(package: str) -> bool:
    """Install a package, if we may; give whether that went well."""
    before = _prefix()
    return before is not None and not any(
        subprocess.run([*before, *command], stdout=sys.stderr).returncode for command in commands(package)
    )


def _prefix() -> list[str] | None:
    """Give what stands before a command of the administrator, None where we may not give any."""
    if not hasattr(os, "geteuid") or shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    allowed = shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0
    return ["sudo", "-n"] if allowed else None


def provide(names: Sequence[str], variable: str, package: str) -> str:
    """Give the path of a program, installed if it was not there; or exit and say what to do."""
    if os.environ.get(variable) and find(names, variable) is None:
        sys.exit(f"{variable} names no program: {os.environ[variable]}")
    found = find(names, variable)
    if found is None and not install(package):
        sys.exit(f"The tests need {package}. Run: {hint(package)}\nor set {variable} to the path of one.")
    found = found or find(names, variable)
    if found is None:
        sys.exit(f"{package} was installed but is not on the path. Set {variable} to where it is.")
    return found
