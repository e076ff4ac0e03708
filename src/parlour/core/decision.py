"""What a bot decides, and how well it may play: one scale for every game."""

from __future__ import annotations

import math
from typing import NamedTuple


class Skill(NamedTuple):
    """How a bot plays that has no ways of its own: with so many playouts, 0 for a glance at what each action leads to.

    As many as there is time for, where they do not end. Of 100 actions so many are overlooked, as they would be by a
    person who is new to the game.
    """

    playouts: float = 0
    overlooked: int = 0


class Skills(NamedTuple):
    """The skill of each level, the usual ones where a game says nothing else."""

    gentle: Skill = Skill(0, 50)
    casual: Skill = Skill()
    club: Skill = Skill(150)
    expert: Skill = Skill(math.inf)

    def of(self, level: str) -> Skill:
        """The skill of a level by its name."""
        return self[LEVELS.index(level)]


LEVELS = Skills._fields
"""What people choose from, weakest first; the first is offered first."""

USUAL = "club"
"""Who plays on for somebody who leaves: as good as most, and nobody waits for it."""


class Decision(NamedTuple):
    """An action to take after ``wait_ms``; without an action: nothing now, ask again after ``wait_ms``."""

    action: int | None
    wait_ms: int = 0
