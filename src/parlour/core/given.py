"""What programs give where numbers and words of Python are meant: NumPy's do as well, anything else is refused."""

from __future__ import annotations

import operator
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.core import arrays
from parlour.core.errors import BadOption, Unreadable


def is_whole(value: object) -> bool:
    """Tell whether a value is a whole number, of Python or of NumPy; True and False are none."""
    return isinstance(value, int | arrays.integer) and not isinstance(value, bool)


def read_whole(value: object, name: str, least: int | None = None) -> int:
    """Read a whole number. Raises BadOption naming it where it is none, or below the least."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # that is what is asked here
    except TypeError:
        raise BadOption(f"{name}: {value!r} is not possible; give a whole number", name) from None
    if least is not None and number < least:
        raise BadOption(f"{name}: {number} is not possible; take {least} or more", name)
    return number


def read_action(value: object, number_of_actions: int) -> int:
    """Read the number of an action. Raises Unreadable where there is none of it."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # that is what is asked here
    except TypeError:
        raise Unreadable(f"{value!r} is no number of an action", "action") from None
    if not 0 <= number < number_of_actions:
        raise Unreadable(f"there is no action number {number}", "action")
    return number


def read_values(given: object) -> dict[str, Any]:
    """Read options by name, NumPy's values as Python's. Raises BadOption where they are no mapping."""
    if not isinstance(given, Mapping):
        raise BadOption(f"options: {given!r} is not possible; give names and values, as {{'NAME': 1}}", "options")
    return {name: value.item() if isinstance(value, arrays.generic) else value for name, value in given.items()}


def read_names(given: object, name: str) -> tuple[str, ...]:
    """Read words. Raises BadOption naming what they are for where they are none."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadOption(f"{name}: {given!r} is not possible; give names, as ('random', 'greedy')", name)
    words = tuple(given)
    if not all(isinstance(word, str) for word in words):
        raise BadOption(f"{name}: {given!r} is not possible; give names, as ('random', 'greedy')", name)
    return tuple(map(str, words))


def read_choice(given: object, name: str, choices: Sequence[str]) -> str:
    """Read one of some words. Raises BadOption, listing them."""
    if not isinstance(given, str) or given not in choices:
        raise BadOption(f"{name}: {given!r} is not possible; choose {' or '.join(choices)}", name)
    return str(given)


def read_switch(given: object, name: str) -> bool:
    """Read yes or no. Raises BadOption where it is neither."""
    if not isinstance(given, bool | arrays.bool_):
        raise BadOption(f"{name}: {given!r} is not possible; give True or False", name)
    return bool(given)


def read_path(given: object, name: str) -> Path:
    """Read the path of a file. Raises BadOption where it is none."""
    if not isinstance(given, str | os.PathLike):
        raise BadOption(f"{name}: {given!r} is not possible; give the path of a file", name)
    return Path(given)


def read_seed(given: object) -> bytes:
    """Read the seed of a match. Raises BadOption unless it is bytes."""
    if not isinstance(given, bytes | bytearray):
        raise BadOption(f"seed: {given!r} is not possible; give 32 bytes, as bytes(32)", "seed")
    return bytes(given)
