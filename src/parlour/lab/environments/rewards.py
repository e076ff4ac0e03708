"""What seats get: victory or defeat at the end, or points as they are made."""

from __future__ import annotations

from parlour.core.given import read_choice
from parlour.core.match import Match
from parlour.lab.environments.stepping import BY_END, BY_POINTS

REWARDS = {"end": BY_END, "points": BY_POINTS}


def check_reward(name: str) -> int:
    """Give the number of a kind of reward. Raises BadOption, listing what there is."""
    return REWARDS[read_choice(name, "reward", tuple(REWARDS))]


class Earnings:
    """What the seats of one match get, by ``stepping.reward``."""

    def __init__(self, match: Match, by: int) -> None:
        self._match, self._by = match, by
        self._points = match.points()[0]

    def since(self) -> list[float]:
        """What each seat got since this was asked last."""
        points, winners = self._match.points()
        if self._by == BY_POINTS:
            sign = -1 if self._match.game.rules.lowest_wins else 1
            got = [float(sign * (now - before)) for now, before in zip(points, self._points, strict=True)]
            self._points = points
            return got
        decided = 0 < len(winners) < len(points)
        return [(1.0 if seat in winners else -1.0) if decided else 0.0 for seat in range(len(points))]
