"""The clocks that run in a position: those whose running out would be an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core import arrays
from parlour.core.actions import Actions
from parlour.core.facts import Word
from parlour.core.scene import Clock
from parlour.core.verbs import CLOCK, clock, legal

MOST = 64
"""More than there are clocks in any game."""


def running(state: Any, actions: Actions, label: Callable[[str], Word]) -> tuple[Clock, ...]:
    """Give the clocks that run, from a record; ``label`` says what the clock of a name is called."""
    out = arrays.empty(MOST, arrays.int32)
    found: list[int] = out[: legal(state, CLOCK, out)].tolist()
    named = ((str(actions.split(action)[1]["name"]), action) for action in found)
    return tuple(Clock(name, label(name), *clock(state, action)) for name, action in named)
