"""Fast random numbers for playouts and imagined worlds: sfc32 (C. Doty-Humphrey). Never used for a match's own chance.

Dice are an int64 array of four 32-bit words owned by the caller, so that a search can be repeated.
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.chance import WORD
from parlour.core.kernel import Array, kernel
from parlour.core.record import Record


def new_dice(seed: int) -> Array:
    """Return dice with this seed (any integer); equal seeds give equal rolls."""
    dice = fresh_dice(seed)
    stir(dice)
    return dice


def fresh_dice(seed: int) -> Array:
    """Return dice that have yet to be stirred; compiled code does that faster."""
    return arrays.array([seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1], arrays.int64)


@kernel
def stir(dice: Array) -> None:
    """Discard the first words of fresh dice, so that the seed affects all of the state."""
    for _ in range(12):
        toss(dice)


@kernel
def toss(dice: Array) -> int:
    """Return the next 32 bits."""
    a, b, c, d = int(dice[0]), int(dice[1]), int(dice[2]), int(dice[3])
    result = (a + b + d) & WORD
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & WORD
    dice[2] = ((((c << 21) | (c >> 11)) & WORD) + result) & WORD
    dice[3] = (d + 1) & WORD
    return result


@kernel
def roll(dice: Array, n: int) -> int:
    """Return a number from 0 to n − 1 (n below 2**31; the bias of at most n / 2**32 is accepted)."""
    return (toss(dice) * n) >> 32


@kernel
def mix(dice: Array, items: Array, first: int, last: int) -> None:
    """Shuffle ``items[first:last]`` in place."""
    for end in range(last - 1, first, -1):
        other = first + roll(dice, end - first + 1)
        item = items[end]
        items[end] = items[other]
        items[other] = item


@kernel
def rekey(dice: Array, state: Record) -> None:
    """Give an imagined world a random key stream, so that its future draws are random."""
    for i in range(8):
        state.key[i] = toss(dice)
    state.drawn = 0
