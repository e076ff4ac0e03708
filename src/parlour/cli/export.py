"""``parlour export``: writes the page with the house of the device as a folder that any static host serves.

The files are those that a server sends, with three differences: the page and its manifest name files from where they
lie instead of from the root, so that the folder may be served at any path; the page knows that no server answers it;
and answers that never change lie beside it (``cli.answers``). Addresses without a fragment lead to those with one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from parlour.cli.answers import write_answers
from parlour.core.errors import BadFile, BadOption
from parlour.core.game import games
from parlour.core.outputs import reason_of
from parlour.server.base.settings import STATIC
from parlour.server.web.security import POLICY

HEADERS_ONLY = ("frame-ancestors",)
"""Directives that a page cannot give itself: browsers heed them in headers only."""

COMPRESSED = (".br", ".gz")
BUNDLE = "local/manifest.json"
FROM_ROOT = re.compile(r'\b((?:href|src)=")/(?=[^/])')
NOT_FOUND = """<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Parlour</title>
  <script>
    // The one page there is holds its path in the fragment, so lead there from a path that a host does not know.
    const pages = /^(.*?\\/)((?:t|new|rules|learn|puzzles|practice|look|gallery)(?:\\/.*)?)$/;
    const [, folder, path] = pages.exec(location.pathname) ?? [];
    if (folder) location.replace(`${folder}#/${path.replace(/\\/$/, "")}${location.search}${location.hash}`);
  </script>
  <h1>Nothing here</h1>
</html>
"""


def export(folder: Path, static: Path = STATIC) -> int:
    """Write the site into ``folder`` and return its size in bytes; an earlier export there is replaced as a whole.

    Raises BadOption where the page or the bundle is not built, BadFile where the folder holds anything else or cannot
    be written.
    """
    if not (static / "index.html").is_file() or not (static / BUNDLE).is_file():
        raise BadOption("the page or the bundle of its house is not built; an installed parlour brings both", "folder")
    if folder.exists() and not _is_replaceable(folder):
        raise BadFile(f"{folder}: this is neither an empty folder nor an earlier export; choose another one")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{folder.name}.", dir=folder.parent) as beside:
            site = Path(beside) / "site"
            _write_site(site, static)
            if folder.exists():
                os.replace(folder, Path(beside) / "before")
            os.replace(site, folder)
    except OSError as error:
        raise BadFile(f"{folder}: the site cannot be written there: {reason_of(error)}") from None
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _is_replaceable(folder: Path) -> bool:
    return folder.is_dir() and ((folder / BUNDLE).is_file() or not any(folder.iterdir()))


def _write_site(site: Path, static: Path) -> None:
    shutil.copytree(static, site, ignore=shutil.ignore_patterns(*(f"*{ending}" for ending in COMPRESSED)))
    index, manifest = site / "index.html", site / "manifest.webmanifest"
    page = rewrite_page(index.read_text(encoding="utf-8"))
    index.write_text(page, encoding="utf-8")
    described = rewrite_manifest(manifest.read_text(encoding="utf-8"))
    manifest.write_text(described, encoding="utf-8")
    for path in ("404.html", *(f"{page}/index.html" for page in _pages())):
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(NOT_FOUND, encoding="utf-8")
    worker = site / "sw.js"
    worker.write_text(f"self.isSite = true;\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")
    write_answers(site)
    (site / ".nojekyll").touch()  # some hosts leave out files whose names begin with _


def _pages() -> Iterator[str]:
    """Yield the paths of pages at which also a host without a page for unknown paths leads to the fragment."""
    yield from ("gallery", "look", "practice", "puzzles")
    for page in ("design", "gallery", "learn", "new", "rules"):
        yield from (f"{page}/{name}" for name in games())


def rewrite_page(page: str) -> str:
    """Return the page as a static site has it: relative addresses, its house here, its content security policy."""
    policy = "; ".join(part for part in POLICY.split("; ") if not part.startswith(HEADERS_ONLY))
    tag = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    page = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {tag}', 1)
    page = page.replace("<html ", '<html data-house="here" ', 1)
    return FROM_ROOT.sub(r"\1./", page)


def rewrite_manifest(text: str) -> str:
    """Return the manifest of the app with addresses seen from its own place."""
    manifest = json.loads(text)
    manifest.pop("id", None)  # it is the place where the app starts then
    manifest["start_url"] = "./"
    for icon in manifest["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    return json.dumps(manifest, indent=2)
