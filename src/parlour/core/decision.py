"""What a bot answers when asked for its move."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """An action to take after ``wait_ms``; without an action: nothing now, ask again after ``wait_ms``."""

    action: int | None
    wait_ms: int = 0
