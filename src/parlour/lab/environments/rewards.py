"""Rewards: victory or defeat at the end of a match, or points as they are made."""

from __future__ import annotations

from parlour.core.given import read_choice
from parlour.core.match import Match
from parlour.lab.environments.stepping import BY_END, BY_POINTS

REWARDS = {"end": BY_END, "points": BY_POINTS}


def check_reward(name: str) -> int:
    """Return BY_END or BY_POINTS for the name of a reward. Raises BadOption, listing the names."""
    return REWARDS[read_choice(name, "reward", tuple(REWARDS))]


class Earnings:
    """The rewards of all seats in one match, as ``stepping.write_rewards`` gives them; ``by``: BY_END or BY_POINTS."""

    def __init__(self, match: Match, by: int) -> None:
        self._match, self._by = match, by
        self._points = match.points()[0]

    def since(self) -> list[float]:
        """Return each seat's reward since the last call, or, by BY_END, for the position as it is."""
        points, winners = self._match.points()
        if self._by == BY_POINTS:
            sign = -1 if self._match.game.rules.lowest_wins else 1
            got = [float(sign * (now - before)) for now, before in zip(points, self._points, strict=True)]
            self._points = points
            return got
        decided = 0 < len(winners) < len(points)
        return [(1.0 if seat in winners else -1.0) if decided else 0.0 for seat in range(len(points))]
