"""The view of games in which nothing is hidden but the stream: ``view=open_view`` does for the whole of ``view.py``."""

from __future__ import annotations

from parlour.core.dice import rekey
from parlour.core.kernel import kernel
from parlour.core.primitives import show_all
from parlour.core.record import Array, Record


@kernel
def hide(state: Record, viewer: int, out: Record) -> None:
    """Copy all but the stream."""
    show_all(state, out)


@kernel
def imagine(state: Record, viewer: int, dice: Array) -> None:
    """Only the stream is unknown."""
    rekey(dice, state)
