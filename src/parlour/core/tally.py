"""Counting components where they lie: what the games' ``tally`` is made of."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.record import Array


@kernel
def count_each(places: Array, counts: Array) -> None:
    """Count the components that lie in these places; a number below 0 is none."""
    for component in places:
        if component >= 0:
            counts[component] += 1
