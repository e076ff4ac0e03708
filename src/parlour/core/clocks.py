"""Find the clocks that run in a position: those whose expiry is a legal action of the clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core import arrays
from parlour.core.actions import Actions
from parlour.core.facts import Word
from parlour.core.scene import Clock
from parlour.core.verbs import CLOCK, clock, legal

MOST = 64
"""Size of a buffer for the clock's legal actions, larger than any game needs."""


def running(state: Any, actions: Actions, label: Callable[[str], Word]) -> tuple[Clock, ...]:
    """Return the running clocks of a record; ``label`` maps the name of a clock to what it is called."""
    out = arrays.empty(MOST, arrays.int32)
    found: list[int] = out[: legal(state, CLOCK, out)].tolist()
    named = ((str(actions.split(action)[1]["name"]), action) for action in found)
    return tuple(Clock(name, label(name), *clock(state, action)) for name, action in named)
