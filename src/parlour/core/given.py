"""What programs give where numbers and words of Python are meant: NumPy's do as well, anything else is refused."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.errors import BadOption, Unreadable


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
    return {name: value.item() if isinstance(value, np.generic) else value for name, value in given.items()}


def read_seed(given: object) -> bytes:
    """Read the seed of a match. Raises BadOption unless it is bytes."""
    if not isinstance(given, bytes | bytearray):
        raise BadOption(f"seed: {given!r} is not possible; give 32 bytes, as bytes(32)", "seed")
    return bytes(given)
