"""The view of games without hidden information: ``view=open_view`` replaces a ``view.py``."""

from __future__ import annotations

from parlour.core.dice import rekey
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import show_all
from parlour.core.record import Record


@kernel
def hide(state: Record, viewer: int, out: Record) -> None:
    """Copy everything but the random stream."""
    show_all(state, out)


@kernel
def imagine(state: Record, viewer: int, dice: Array) -> None:
    """Give the record a random stream; nothing else is unknown."""
    rekey(dice, state)
