"""What a bot decides, and how well it may play: one scale for every game."""

from __future__ import annotations

from typing import NamedTuple

LEVELS = ("gentle", "casual", "club", "expert")
"""What people choose from, weakest first; the first is offered first."""

USUAL = "club"
"""Who plays on for somebody who leaves: as good as most, and nobody waits for it."""


class Decision(NamedTuple):
    """An action to take after ``wait_ms``; without an action: nothing now, ask again after ``wait_ms``."""

    action: int | None
    wait_ms: int = 0
