"""Schedules in which everybody meets everybody: the circle method, and affine planes for larger tables."""

from __future__ import annotations

from collections.abc import Callable

PLANES = (3, 4, 5)
"""Sizes of tables for which as many tables of as many seats can meet evenly: 9, 16 and 25 players."""
PRODUCTS = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""The multiplication of the field of four elements; its addition is the exclusive or."""


def circle_rounds(players: int) -> int:
    """Return the number of rounds in which everybody meets everybody once."""
    return players - 1 + players % 2


def circle_pairs(players: int, row: int) -> list[tuple[int, int]]:
    """Return the pairs of a round, both counted from 0, the starting seat first.

    With an odd number of players, one rests. Over all rounds, starts and other games of everybody differ by at most one
    for an even number of players, and by none for an odd one.

    >>> circle_pairs(4, 0)
    [(0, 3), (1, 2)]
    """
    even = players + players % 2
    turning = even - 1
    pairs = [_start(row % turning, turning, turning)]
    pairs += [_start((row + n) % turning, (row - n) % turning, turning) for n in range(1, even // 2)]
    return [pair for pair in pairs if max(pair) < players]


def _start(one: int, other: int, last: int) -> tuple[int, int]:
    """Give one of two the start: of two who turn the lower one if their sum is odd, of the last one's pairs half."""
    low, high = sorted((one, other))
    low_starts = low <= (last - 1) // 2 if high == last else (low + high) % 2 == 1
    return (low, high) if low_starts else (high, low)


def plane_groups(size: int, row: int) -> list[list[int]]:
    """Return the tables of a round of ``size`` squared players, where over ``size`` + 1 rounds all meet exactly once.

    >>> plane_groups(3, 0)
    [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    """
    if row == size:
        return [[x * size + y for x in range(size)] for y in range(size)]
    times: Callable[[int, int], int] = (lambda a, b: PRODUCTS[a][b]) if size == 4 else (lambda a, b: a * b % size)
    plus: Callable[[int, int], int] = (lambda a, b: a ^ b) if size == 4 else (lambda a, b: (a + b) % size)
    if row == 0:
        return [[x * size + y for y in range(size)] for x in range(size)]
    return [[x * size + plus(times(row, x), shift) for x in range(size)] for shift in range(size)]
