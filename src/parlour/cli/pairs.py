"""NAME=VALUE words on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.errors import BadOption


def read_pairs(pairs: Iterable[str]) -> dict[str, Any]:
    """Read NAME=VALUE words as a dictionary; a value is JSON, else text.

    Raises BadOption for a word without ``=``, and for a name that is given twice.
    """
    import msgspec

    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"an option is given as NAME=VALUE, not as {pair!r}")
        if name in found:
            raise BadOption(f"option {name} is given twice", f"options.{name}")
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found
