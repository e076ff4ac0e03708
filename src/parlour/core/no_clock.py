"""The clock of games that have none: it is never asked, yet what is compiled for every game finds it."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.record import Record


@kernel
def clock(state: Record, action: int) -> tuple[int, int]:
    """No clock runs."""
    return 0, 0
