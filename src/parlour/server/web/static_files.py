"""The browser client's files, read once at start; what gains by it the build has put compressed beside itself.

A request is looked up among the names found then, so no path can lead out of the folder.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import NamedTuple

from parlour.server.web.encoding import Encoded, encode, tag_of

HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HTML = "text/html"
CODINGS = {"br": ".br", "gzip": ".gz"}
"""The endings of compressed files, the shortest first."""
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>The browser client is not built yet</h1>
<p>In the source folder run: <code>npm --prefix web ci</code>, then <code>npm --prefix web run build</code>,
and start <code>parlour serve</code> again. Installed packages bring it along.</p></html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class StaticFile(NamedTuple):
    """A file as it is sent."""

    body: Encoded
    kind: str
    cache: str


class StaticFiles:
    """The files of a folder; ``index.html`` stands for every address the client itself understands."""

    def __init__(self, folder: Path) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        self._files = dict(_read(file, folder) for file in files if file.suffix not in CODINGS.values())
        self._index = self._files.get("index.html", StaticFile(encode(NOT_BUILT, HTML), HTML, ASK_AGAIN))

    def find(self, path: str) -> StaticFile | None:
        """Give the file of a path; None for a missing asset, which no page can stand for."""
        name = path.strip("/")
        if name.startswith(HASHED):
            return self._files.get(name)
        return self._files.get(name, self._index)


def _read(file: Path, folder: Path) -> tuple[str, StaticFile]:
    name, body = file.relative_to(folder).as_posix(), file.read_bytes()
    beside = {coding: file.with_name(file.name + ending) for coding, ending in CODINGS.items()}
    bodies = {coding: path.read_bytes() for coding, path in beside.items() if path.is_file()}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return name, StaticFile(
        Encoded({**bodies, "": body}, tag_of(body)), kind, FOREVER if name.startswith(HASHED) else ASK_AGAIN
    )
