"""The exponential function, with the same bits on every machine.

Libraries of different systems round differently, so that a search would grow another tree in a browser than on a
server. Here only additions, multiplications and one table are used, which IEEE 754 defines to the last bit.
"""

from __future__ import annotations

import math

from parlour.core import arrays
from parlour.core.kernel import kernel

FARTHEST = 44.0
"""Arguments are clamped to this and to minus this."""

_POWERS = arrays.array([2.0**power for power in range(-64, 65)], arrays.float64)
_TERMS = arrays.array([1 / math.factorial(term) for term in range(13, -1, -1)], arrays.float64)
_PER_DOUBLING = 1 / math.log(2)
_LN2_HIGH = math.log(2) - math.log(2) % 2.0**-32
"""The first 32 bits of ln 2, whose product with a small integer is exact."""
_LN2_LOW = 1.9082149292705877e-10
"""The rest of ln 2."""


@kernel
def exp(x: float) -> float:
    """Return e to the power of ``x``, clamped to -FARTHEST … FARTHEST, with a relative error below 3e-16.

    By e**x = 2**n * e**r with ``r`` of at most half of ln 2, whose Taylor series is summed by Horner's scheme.
    """
    x = min(FARTHEST, max(-FARTHEST, x))
    doublings = int(x * _PER_DOUBLING + 64.5) - 64
    r = (x - doublings * _LN2_HIGH) - doublings * _LN2_LOW
    series = 0.0
    for term in range(len(_TERMS)):
        series = series * r + float(_TERMS[term])
    return series * float(_POWERS[doublings + 64])
