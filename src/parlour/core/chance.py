"""Reproducible chance for matches: a ChaCha8 key stream inside the record.

The stream is keyed once per match (see ``seed``); every shuffle and draw takes words from it in order, so the same key
and the same actions give the same bytes on every machine. Words are plain integers below 2**32, for which interpreted
and compiled arithmetic agree. Reference: D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008.
"""

from __future__ import annotations

from parlour.core.kernel import Array, inline, kernel
from parlour.core.primitives import fill
from parlour.core.record import Stream

WORD = 0xFFFF_FFFF
ROUND_PAIRS = 4
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
"""The words of the ChaCha constant "expand 32-byte k"."""

DUPLICATE = 1 << 40
"""Where the stream of a duplicate match begins, in words: so its record tells what it is (see ``lanes``)."""


@kernel
def _turn(x: int, by: int) -> int:
    return ((x << by) | (x >> (32 - by))) & WORD


@kernel
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d = _turn(d ^ a, 16)
    c = (c + d) & WORD
    b = _turn(b ^ c, 12)
    a = (a + b) & WORD
    d = _turn(d ^ a, 8)
    c = (c + d) & WORD
    b = _turn(b ^ c, 7)
    return a, b, c, d


@inline
def _start(stream: Stream, number: int) -> None:
    """Write the initial state of a block: constants, key, 64-bit block number, zero nonce."""
    block, key = stream.block, stream.key
    for i in range(4):
        block[i] = SIGMA[i]
    for i in range(8):
        block[4 + i] = key[i]
    block[12] = number & WORD
    block[13] = number >> 32
    block[14] = 0
    block[15] = 0


@kernel
def refill(stream: Stream, number: int) -> None:
    """Compute block ``number`` of the key stream into ``stream.block``."""
    _start(stream, number)
    b = stream.block
    x0, x1, x2, x3 = int(b[0]), int(b[1]), int(b[2]), int(b[3])
    x4, x5, x6, x7 = int(b[4]), int(b[5]), int(b[6]), int(b[7])
    x8, x9, xa, xb = int(b[8]), int(b[9]), int(b[10]), int(b[11])
    xc, xd, xe, xf = int(b[12]), int(b[13]), int(b[14]), int(b[15])
    for _ in range(ROUND_PAIRS):
        x0, x4, x8, xc = _quarter(x0, x4, x8, xc)
        x1, x5, x9, xd = _quarter(x1, x5, x9, xd)
        x2, x6, xa, xe = _quarter(x2, x6, xa, xe)
        x3, x7, xb, xf = _quarter(x3, x7, xb, xf)
        x0, x5, xa, xf = _quarter(x0, x5, xa, xf)
        x1, x6, xb, xc = _quarter(x1, x6, xb, xc)
        x2, x7, x8, xd = _quarter(x2, x7, x8, xd)
        x3, x4, x9, xe = _quarter(x3, x4, x9, xe)
    mixed = (x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, xa, xb, xc, xd, xe, xf)
    for i in range(16):
        b[i] = (int(b[i]) + mixed[i]) & WORD


@kernel
def word(stream: Stream) -> int:
    """Draw the next 32 bits of the stream."""
    drawn = int(stream.drawn)
    if drawn & 15 == 0:
        refill(stream, drawn >> 4)
    stream.drawn = drawn + 1
    return int(stream.block[drawn & 15])


@kernel
def draw(stream: Stream, n: int) -> int:
    """Draw a number from 0 to n − 1, exactly uniform.

    Lemire, "Fast random integer generation in an interval", 2019.
    """
    product = word(stream) * n
    if product & WORD < n:
        unfair = ((1 << 32) - n) % n
        while product & WORD < unfair:
            product = word(stream) * n
    return product >> 32


@kernel
def shuffle(stream: Stream, items: Array, n: int) -> None:
    """Put the first n items into a uniformly random order (Fisher and Yates)."""
    for last in range(n - 1, 0, -1):
        other = draw(stream, last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item


@kernel
def rewind(stream: Stream) -> None:
    """Recompute the current block after ``key`` and ``drawn`` were loaded from outside."""
    if int(stream.drawn) & (DUPLICATE - 1) > 0:
        refill(stream, (int(stream.drawn) - 1) >> 4)
    else:
        fill(stream.block, 0)
