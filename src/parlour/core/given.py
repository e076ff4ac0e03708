"""Validate arguments of the public Python interface: Python's or NumPy's values, else BadOption.

``name`` is what the error message calls the argument.
"""

from __future__ import annotations

import operator
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.core import arrays
from parlour.core.errors import BadOption, Unreadable

WHOLE = (int, arrays.integer)


def is_whole(value: object) -> bool:
    """Whether a value is an integer of Python or NumPy; bools are not."""
    return type(value) is int or (isinstance(value, WHOLE) and not isinstance(value, bool))


def read_whole(value: object, name: str, least: int | None = None) -> int:
    """Return an integer. Raises BadOption naming it if the value is none, or below ``least``."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # checks the type
    except TypeError:
        raise BadOption(f"{name}: {value!r} is not possible; give a whole number", name) from None
    if least is not None and number < least:
        raise BadOption(f"{name}: {number} is not possible; take {least} or more", name)
    return number


def read_action(value: object, number_of_actions: int) -> int:
    """Return the number of an action. Raises Unreadable if there is no such action."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # checks the type
    except TypeError:
        raise Unreadable(f"{value!r} is no number of an action", "action") from None
    if not 0 <= number < number_of_actions:
        raise Unreadable(f"there is no action number {number}", "action")
    return number


def read_values(given: object) -> dict[str, Any]:
    """Return options by name, with NumPy values converted to Python's. Raises BadOption for anything but a mapping."""
    if not isinstance(given, Mapping):
        raise BadOption(f"options: {given!r} is not possible; give names and values, as {{'NAME': 1}}", "options")
    return {name: value.item() if isinstance(value, arrays.generic) else value for name, value in given.items()}


def read_names(given: object, name: str) -> tuple[str, ...]:
    """Return an iterable of strings as a tuple.

    Raises BadOption naming ``name`` for a bare string and anything else.
    """
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadOption(f"{name}: {given!r} is not possible; give names, as ('random', 'greedy')", name)
    words = tuple(given)
    if not all(isinstance(word, str) for word in words):
        raise BadOption(f"{name}: {given!r} is not possible; give names, as ('random', 'greedy')", name)
    return tuple(map(str, words))


def read_choice(given: object, name: str, choices: Sequence[str]) -> str:
    """Return one of ``choices``. Raises BadOption listing them."""
    if not isinstance(given, str) or given not in choices:
        raise BadOption(f"{name}: {given!r} is not possible; choose {' or '.join(choices)}", name)
    return str(given)


def read_switch(given: object, name: str) -> bool:
    """Return a bool. Raises BadOption for anything else."""
    if not isinstance(given, bool | arrays.bool_):
        raise BadOption(f"{name}: {given!r} is not possible; give True or False", name)
    return bool(given)


def read_path(given: object, name: str) -> Path:
    """Return the path of a file. Raises BadOption for anything but a string or path."""
    if not isinstance(given, str | os.PathLike):
        raise BadOption(f"{name}: {given!r} is not possible; give the path of a file", name)
    return Path(given)


def read_seed(given: object) -> bytes:
    """Return the seed of a match. Raises BadOption unless it is bytes."""
    if not isinstance(given, bytes | bytearray):
        raise BadOption(f"seed: {given!r} is not possible; give 32 bytes, as bytes(32)", "seed")
    return bytes(given)
