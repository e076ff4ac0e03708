"""Object to positions: refuse what is wrong, and say where it stands."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import msgspec

from parlour.core.errors import BadPosition, Path

_BOUND = re.compile(r"Expected `int` [<>]=.* - at `\$\.(.+)`")
"""What msgspec says of a number out of bounds, and where it stands."""


def refuse(is_wrong: object, words: str, field: str = "", at: Iterable[Path | str] = ()) -> None:
    """Raise BadPosition with the message ``words`` if ``is_wrong``.

    The refusal names ``field``, or without it the first word of ``words``, which has to be the name of a field then.
    ``at`` says more closely what is guilty: paths of the position, or names of things, wherever they lie.
    """
    if is_wrong:
        raise BadPosition(words, field or re.match(r"\w*", words)[0], at)  # type: ignore[index]  # matches always


def refuse_at(is_wrong: object, path: Path, words: str) -> None:
    """Raise BadPosition if what stands at a path ``is_wrong``: the message begins with the path, which is guilty."""
    refuse(is_wrong, f"{name_path(path)}: {words}", str(path[0]), (path,))


def describe_mismatch(position: Any, error: msgspec.ValidationError) -> BadPosition:
    """Return the refusal of an object that does not fit the schema of positions, which names a number out of bounds."""
    found = _BOUND.fullmatch(str(error))
    if found is None:
        return BadPosition(f"position: {error}", "position")
    path = tuple(int(step) if step.isdecimal() else step for step in re.findall(r"\w+", found[1]))
    for step in path:
        position = position[step]
    return BadPosition(f"{found[1]}: {position} is no number it can have", found[1], [path])


def name_path(path: Path) -> str:
    """Return a path as refusals name it.

    >>> name_path(("players", 1, "grid"))
    'players[1].grid'
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def paths_of(seats: Iterable[int], *rest: str | int) -> tuple[Path, ...]:
    """Return the paths of these seats, or of a field of each.

    >>> paths_of((0, 2), "hand")
    (('players', 0, 'hand'), ('players', 2, 'hand'))
    """
    return tuple(("players", seat, *rest) for seat in seats)


def find_repeated(items: Sequence[Hashable]) -> list[int]:
    """Return the numbers of the items that a list contains more than once; None is no item.

    >>> find_repeated([None, "a", "b", "a", None])
    [1, 3]
    """
    return [number for number, item in enumerate(items) if item is not None and items.count(item) > 1]


def repeats(items: Sequence[Hashable]) -> bool:
    """Whether a list contains something more than once."""
    return len(set(items)) < len(items)
