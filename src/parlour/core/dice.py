"""Fast dice for playouts and imagined worlds: sfc32 (C. Doty-Humphrey). Never used for a match's own chance.

Dice are four 32-bit words in an int64 array of the caller's, so a search owns its randomness and can be repeated.
"""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.chance import WORD
from parlour.core.kernel import kernel
from parlour.core.record import Array, Record


def new_dice(seed: int) -> Array:
    """Make dice that roll the same for the same seed (any integer)."""
    dice = fresh_dice(seed)
    stir(dice)
    return dice


def fresh_dice(seed: int) -> Array:
    """Make dice that have to be stirred: whoever does so in compiled code saves the time that Python takes."""
    return arrays.array([seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1], arrays.int64)


@kernel
def stir(dice: Array) -> None:
    """Let the seed reach all of fresh dice."""
    for _ in range(12):
        toss(dice)


@kernel
def toss(dice: Array) -> int:
    """Give the next 32 bits."""
    a, b, c, d = int(dice[0]), int(dice[1]), int(dice[2]), int(dice[3])
    result = (a + b + d) & WORD
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & WORD
    dice[2] = ((((c << 21) | (c >> 11)) & WORD) + result) & WORD
    dice[3] = (d + 1) & WORD
    return result


@kernel
def roll(dice: Array, n: int) -> int:
    """Give a number from 0 to n − 1 (n below 2**31; the bias of at most n / 2**32 is accepted)."""
    return (toss(dice) * n) >> 32


@kernel
def mix(dice: Array, items: Array, first: int, last: int) -> None:
    """Shuffle items[first:last]."""
    for end in range(last - 1, first, -1):
        other = first + roll(dice, end - first + 1)
        item = items[end]
        items[end] = items[other]
        items[other] = item


@kernel
def rekey(dice: Array, state: Record) -> None:
    """Give an imagined world a random stream of its own, so that future draws are random too."""
    for i in range(8):
        state.key[i] = toss(dice)
    state.drawn = 0
