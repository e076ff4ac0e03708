"""The clock of games without one. It is never called, but code compiled for every game refers to it."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.record import Record


@kernel
def clock(state: Record, action: int) -> tuple[int, int]:
    """Return zeros; no clock runs."""
    return 0, 0
