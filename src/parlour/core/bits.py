"""Sets of up to 63 squares as the bits of one integer."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.primitives import lowest
from parlour.core.record import Array


@kernel
def nth(mask: int, number: int) -> int:
    """Give the number-th member in ascending order, counted from 0."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


@kernel
def set_of(places: Array) -> int:
    """The set of what lies in these places; a number below 0 is nothing."""
    found = 0
    for number in places:
        if number >= 0:
            found |= 1 << int(number)
    return found


@kernel
def find(places: Array, number: int) -> int:
    """Give the first place where a number lies, −1 if there is none."""
    for place in range(len(places)):
        if int(places[place]) == number:
            return place
    return -1


@kernel
def filled(places: Array) -> int:
    """The set of places where something lies, known or not; −1 is nothing."""
    found = 0
    for place in range(len(places)):
        found |= int(int(places[place]) != -1) << place
    return found


@kernel
def list_set(mask: int, base: int, out: Array, n: int) -> int:
    """List the members, each so much higher, after the n listed already; give how many are listed."""
    while mask != 0:
        out[n] = base + lowest(mask)
        mask &= mask - 1
        n += 1
    return n
