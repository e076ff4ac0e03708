"""Count components, for the games' ``tally``."""

from __future__ import annotations

from parlour.core.kernel import Array, kernel


@kernel
def count_each(places: Array, counts: Array) -> None:
    """Add the components in an array to ``counts``; numbers below 0 are none."""
    for component in places:
        if component >= 0:
            counts[component] += 1
