"""Builds the documentation site in build/docs: ``make docs``.

Zensical makes it from what ``pages`` writes, and ends with an error for a link that leads nowhere. A page opened
from a folder may start no worker, so the search of such a page runs in a frame, by iframe-worker, of which a copy lies
beside the pages instead of at an address in the internet.
"""

from __future__ import annotations

import posixpath
import shutil
import subprocess
import sys

from pages import BUILD, ROOT, write

SHIM = "https://unpkg.com/iframe-worker/shim"
COPY = "assets/javascripts/iframe-worker.js"


def build() -> None:
    """Build the site. Raises CalledProcessError where a link leads nowhere."""
    write()
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", BUILD / "mkdocs.yml"]
    subprocess.run(command, cwd=ROOT, check=True)
    site = BUILD / "docs"
    shutil.copyfile(ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js", site / COPY)
    for page in site.rglob("*.html"):
        beside = posixpath.relpath(COPY, page.relative_to(site).parent.as_posix())
        page.write_text(page.read_text("utf-8").replace(SHIM, beside), "utf-8")


if __name__ == "__main__":
    build()
