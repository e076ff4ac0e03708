"""Sets of numbers from 0 to 62 (squares, say), as the bits of one integer."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from parlour.core.kernel import Array, kernel
from parlour.core.primitives import lowest

MEMBERS_KEPT = 4096
"""The number of sets whose members are cached: scenes ask for the same few again and again."""


@kernel
def nth(mask: int, number: int) -> int:
    """Return the number-th member of a set in ascending order, counted from 0."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


@kernel
def set_of(places: Array) -> int:
    """Return the set of the numbers in an array; numbers below 0 are skipped."""
    found = 0
    for number in places:
        if number >= 0:
            found |= 1 << int(number)
    return found


@kernel
def find(places: Array, number: int) -> int:
    """Return the first index of a number in an array, −1 if it is not there."""
    for place in range(len(places)):
        if int(places[place]) == number:
            return place
    return -1


@kernel
def filled(places: Array) -> int:
    """Return the set of indices whose value is not −1 (empty); −2 (unknown) counts as filled."""
    found = 0
    for place in range(len(places)):
        found |= int(int(places[place]) != -1) << place
    return found


@kernel
def list_set(mask: int, base: int, out: Array, n: int) -> int:
    """Write ``base`` plus each member of the set to ``out`` from index ``n`` on; return the new length."""
    while mask != 0:
        out[n] = base + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


def members(bits: int) -> tuple[int, ...]:
    """Return the members of a set of bits, in ascending order."""
    return _members(int(bits))


@functools.lru_cache(maxsize=MEMBERS_KEPT)
def _members(left: int) -> tuple[int, ...]:
    found = list[int]()
    while left > 0:
        low = left & -left
        found.append(low.bit_length() - 1)
        left ^= low
    return tuple(found)


def bits_of(numbers: Iterable[int]) -> int:
    """Return the set of bits with these members (inverse of ``members``)."""
    return sum(1 << number for number in set(numbers))
