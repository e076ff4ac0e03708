"""The judgement of games that have none of their own: every position is even, and playouts decide."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.core.record import Record
from parlour.core.verbs import ENDLESS

HORIZON = ENDLESS
"""Playouts go on to the end."""


@kernel
def evaluate(state: Record, seat: int) -> float:
    """Give both sides half."""
    return 0.5
