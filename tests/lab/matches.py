"""Many matches of a game at once, as tests want them."""

from __future__ import annotations

from typing import Any

from parlour.lab import environments
from parlour.lab.environments.many import Matches


def many(name: str, matches: int = 16, **how: Any) -> Matches:
    return environments.vector(name, matches, **how)
