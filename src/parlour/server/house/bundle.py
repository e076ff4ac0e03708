"""The bundle of the local house that a server gives out."""

from __future__ import annotations

import json
from pathlib import Path


def read_version(static: Path) -> str:
    """Return the version of the bundle among the static files; empty if there is none, or none that can be read."""
    try:
        return str(json.loads((static / "local" / "manifest.json").read_bytes())["version"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""
