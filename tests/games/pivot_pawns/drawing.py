"""Tables of Pivot Pawns for tests: placements as in the rules, cards under red, green, blue, yellow and black."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.errors import RuleBroken
from parlour.core.game import find_game
from parlour.core.match import Match

GAME = find_game("pivot-pawns")

A = (6, 12, 3, 9, 0)
"""The placement of most worked examples."""


OPTIONS = [
    {"seats": 16},
    {"seats": 16, "tempo": "turns", "strict": True},
    {"seats": 16, "strict": True, "false_bid": "sit-out", "tiebreak": "fewest-pivots"},
    {"seats": 16, "false_bid": "token", "start": A},
    {"seats": 16, "tempo": "turns", "false_bid": "sit-out"},
]


def lay_table(
    pawns: tuple[int, ...] = A,
    target: int = 5,
    players: int | list[dict[str, Any]] = 2,
    options: dict[str, Any] | None = None,
    earlier: tuple[int, ...] = (),
    **fields: Any,
) -> Match:
    """Set a match up: pawns, target card, ``players`` seats or their positions, and the targets of earlier rounds."""
    options = options or {}
    seats = [{} for _ in range(players)] if isinstance(players, int) else players
    position = {
        "players": seats,
        "tableau": list(range(15)),
        "tokens": [*earlier, target, *(card for card in range(15) if card not in (*earlier, target))],
        "round": 1 + len(earlier),
        "pawns": pawns,
        "placeholders": pawns,
        "phase": "bid" if options.get("tempo") == "turns" else "think",
        "options": options,
        "stream": {"key": "5a" * 32, "drawn": 0},
        **fields,
    }
    return Match(GAME, GAME.read_options(options, len(seats)), GAME.load(position))


def lay_demonstration(bid: int = 20, **about: Any) -> Match:
    """Set a match up in which seat 0 demonstrates a bid."""
    match = lay_table(**about)
    match.play(0, f"bid {bid}")
    if match.clock() is not None:
        match.expire("timer")
        return match
    while match.game.position(match.state)["phase"] == "bid":
        match.play(int(match.state.turn), "pass")
    return match


def places(match: Match) -> tuple[int, ...]:
    return tuple(match.state.pawn.tolist())


def phase(match: Match) -> str:
    return str(GAME.position(match.state)["phase"])


def tokens(match: Match) -> list[int]:
    return match.points()[0]


def options_of_seat(match: Match, seat: int) -> list[str]:
    return [GAME.rules.actions.text(action) for action in match.actions(seat)]


def refused(match: Match, action: str, seat: int = 0) -> tuple[str, str]:
    """The clause that forbids an action, and the word in brackets; nothing may have changed."""
    before = match.state.tobytes()
    with pytest.raises(RuleBroken) as error:
        match.play(seat, action)
    assert match.state.tobytes() == before
    return error.value.clause, error.value.text.rpartition("(")[2].partition(")")[0]


def play(match: Match, *said: tuple[int, str]) -> None:
    for seat, action in said:
        match.play(seat, action)
