"""Tables of Pivot Pawns for tests: placements as in the rules, cards under red, green, blue, yellow and black."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.game import find_game
from parlour.core.match import Match

A = (6, 12, 3, 9, 0)
"""The placement of most worked examples."""


def lay_table(
    pawns: tuple[int, ...] = A,
    target: int = 5,
    players: int | list[dict[str, Any]] = 2,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Set a match up in its first round: the pawns, the target card, and ``players`` seats or their positions."""
    game = find_game("pivot-pawns")
    options = options or {}
    seats = [{} for _ in range(players)] if isinstance(players, int) else players
    position = {
        "players": seats,
        "tableau": list(range(15)),
        "tokens": [target, *(card for card in range(15) if card != target)],
        "pawns": pawns,
        "placeholders": pawns,
        "phase": "bid" if options.get("tempo") == "turns" else "think",
        "options": options,
        "stream": {"key": "5a" * 32, "drawn": 0},
        **fields,
    }
    return Match(game, game.read_options(options, len(seats)), game.load(position))


@pytest.fixture
def table() -> Callable[..., Match]:
    return lay_table


def lay_demonstration(bid: int = 20, **about: Any) -> Match:
    """Set a match up in which seat 0 demonstrates a bid."""
    match = lay_table(**about)
    match.play(0, f"bid {bid}")
    if match.clock() is not None:
        match.expire("timer")
        return match
    while match.game.position(match.state).get("phase") == "bid":
        match.play(int(match.state.turn), "pass")
    return match


@pytest.fixture
def demonstration() -> Callable[..., Match]:
    return lay_demonstration
