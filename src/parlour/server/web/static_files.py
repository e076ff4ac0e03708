"""Holds the browser client's files in memory, read once at start, with the compressed copies that the build made.

Requests are looked up by name among those found at start, so that no path can lead out of the folder. The files of the
local house are large and every device asks for them once, so they are read when they are asked for.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import NamedTuple

from parlour.server.web.encoding import Encoded, encode, tag_of

HASHED = "assets/"
LOCAL = "local/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HTML = "text/html"
CODINGS = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed copies by content coding, best coding first."""
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>The browser client is not built yet</h1>
<p>In the source folder run: <code>npm --prefix web ci</code>, then <code>npm --prefix web run build</code>,
and start <code>parlour serve</code> again. Installed packages bring it along.</p></html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class StaticFile(NamedTuple):
    """A file to serve: its encodings, media type and Cache-Control header."""

    body: Encoded
    kind: str
    cache: str


class StaticFiles:
    """The files of a folder. ``index.html`` answers every other path, since the client routes those itself."""

    def __init__(self, folder: Path) -> None:
        found = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        files = {file.relative_to(folder).as_posix(): file for file in found if file.suffix not in CODINGS.values()}
        self._large = {name: file for name, file in files.items() if name.startswith(LOCAL)}
        self._files = {name: _read_file(name, file) for name, file in files.items() if name not in self._large}
        self._index = self._files.get("index.html", StaticFile(encode(NOT_BUILT, HTML), HTML, ASK_AGAIN))

    def find_file(self, path: str) -> StaticFile | None:
        """Return the file of a path, ``index.html`` if there is none; None for a missing one under HASHED or LOCAL."""
        name = path.strip("/")
        if name in self._large:
            return _read_file(name, self._large[name])
        if name.startswith((HASHED, LOCAL)):
            return self._files.get(name)
        return self._files.get(name, self._index)


def _read_file(name: str, file: Path) -> StaticFile:
    body = file.read_bytes()
    beside = {coding: file.with_name(file.name + ending) for coding, ending in CODINGS.items()}
    bodies = {coding: path.read_bytes() for coding, path in beside.items() if path.is_file()}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return StaticFile(
        Encoded({**bodies, "": body}, tag_of(body)), kind, FOREVER if name.startswith(HASHED) else ASK_AGAIN
    )
