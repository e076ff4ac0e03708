"""What is kept to be compared is written anew by one kind of command: ``--write``, and the games if not all."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from parlour.core.game import Game, games


def to_write(usage: str | None) -> Iterator[Game]:
    """Give the games that the command line asks to write. Exits with the usage without ``--write``."""
    words = sys.argv[1:]
    if words[:1] != ["--write"]:
        raise SystemExit(usage)
    return (game for name, game in games().items() if len(words) == 1 or name in words[1:])
