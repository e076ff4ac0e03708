"""Damage positions slightly, to test what ``load`` accepts: used by ``conformance.load_is_sound``.

A position is a JSON tree. Each change is one that a person with a text editor might make: a value replaced by another
one of the position, two values swapped, one dropped, doubled or moved to another list, a list copied many times.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from parlour.core.dice import roll
from parlour.core.kernel import Array

Place = tuple[Any, Any]
"""A container, and the key or index of one of its values."""

FEW, MANY = 3, 200
STRANGE = (0, 1, -1, 7, 126, 127, 128, 255, 40_000, 1 << 40, 1 << 63, 1 << 70, None, True, False, "", "x", (), 1.5)


def spoil(position: dict[str, Any], dice: Array) -> dict[str, Any]:
    """Return a copy of a position with one to three small changes."""
    spoiled = copy.deepcopy(position)
    for _ in range(1 + roll(dice, FEW)):
        places = list(_places(spoiled))
        change = CHANGES[roll(dice, len(CHANGES))]
        change(places, places[roll(dice, len(places))], dice)
    return spoiled


def _places(value: Any) -> Iterator[Place]:
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _another(places: list[Place], place: Place, dice: Array) -> Place:
    """Return a random place whose value has the same type, possibly the place itself."""
    kind = type(place[0][place[1]])
    alike = [(box, key) for box, key in places if type(box[key]) is kind]
    return alike[roll(dice, len(alike))]


def _exchange(places: list[Place], place: Place, dice: Array) -> None:
    (box, key), (other_box, other) = place, _another(places, place, dice)
    box[key], other_box[other] = copy.deepcopy(other_box[other]), copy.deepcopy(box[key])


def _repeat(places: list[Place], place: Place, dice: Array) -> None:
    (box, key), (other_box, other) = place, _another(places, place, dice)
    box[key] = copy.deepcopy(other_box[other])


def _nudge(places: list[Place], place: Place, dice: Array) -> None:
    numbers = [(box, key) for box, key in places if type(box[key]) is int]
    if numbers:
        box, key = numbers[roll(dice, len(numbers))]
        box[key] += 1 if roll(dice, 2) else -1


def _replace(places: list[Place], place: Place, dice: Array) -> None:
    place[0][place[1]] = copy.copy(STRANGE[roll(dice, len(STRANGE))])


def _drop(places: list[Place], place: Place, dice: Array) -> None:
    del place[0][place[1]]


def _swell(places: list[Place], place: Place, dice: Array) -> None:
    """Repeat the items of a random list until there are more than any game allows."""
    full = [box[key] for box, key in places if isinstance(box[key], list) and box[key]]
    if full:
        items = full[roll(dice, len(full))]
        items *= 1 + MANY // len(items)


def _move(places: list[Place], place: Place, dice: Array) -> None:
    """Move an item of a list to a random index of a random list."""
    lists = [box[key] for box, key in places if isinstance(box[key], list)]
    full = [box for box in lists if box]
    if full:
        source, target = full[roll(dice, len(full))], lists[roll(dice, len(lists))]
        item = source.pop(roll(dice, len(source)))
        target.insert(roll(dice, len(target) + 1), copy.deepcopy(item))  # the target may be inside the item


CHANGES = (_exchange, _exchange, _exchange, _repeat, _repeat, _nudge, _nudge, _replace, _drop, _move, _move, _swell)
