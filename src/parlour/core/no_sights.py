"""The sights of games that say nothing of them: everything looks alike."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.record import Record


@kernel
def sight(state: Record, seat: int, action: int) -> tuple[float, float, float]:
    """Return no size, far off, the seat's own (see ``people.Sight``)."""
    return 0.0, 0.0, 1.0
