"""Paired worlds, a thousand a game: nobody is sent what they may not know.

``make worlds`` compares ten thousand a game, or PAIRS, of all games or of GAME.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from parlour.core.conformance import paired_worlds
from parlour.core.game import find_game, games
from parlour.core.kernel import JIT

PAIRS = int(os.environ.get("PAIRS", "1000" if JIT else "8"))
"""A game, spread over what is hidden in it, from whom, and when it is shown."""

CASES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "thirty-six": [(2, {"tournament": True}), (3, {"gates": "anywhere"})],
    "pivot-pawns": [(1, {}), (3, {"tempo": "turns"}), (4, {"strict": True, "demo": 30})],
    "grannys-pills": [(2, {}), (3, {"colours": "trust", "cycles": 8}), (4, {"view": "around", "limit": 30})],
    "mismemory": [
        (2, {}),
        (3, {"flip": "together"}),
        (3, {"discipline": "honour"}),
        (3, {"memory": "blind", "survivor": "continues"}),
    ],
    "pentic": [(2, {"start": "random"}), (3, {"deck_out": "end"}), (4, {})],
    "tyramid": [(2, {"play_drawn": True}), (3, {"optional_play": True}), (4, {"shape": "hourglass"})],
    "queen-of-the-ticcitories": [(2, {"line": 4}), (4, {"raid": "each"}), (6, {})],
    "tic-squared": [(2, {"deck_size": 60}), (3, {"mode": "race"}), (4, {}), (3, {"deck_out": "play_on"})],
    "gridsy": [(1, {"hint_impossible": True}), (2, {}), (4, {"grid": 3, "hint_impossible": True})],
}
NOTHING_HIDDEN = {"thirty-six"}
"""Here the worlds of a pair differ in the stream alone, that is in the boards of the games to come."""


@pytest.mark.fault(37, 39, 41, 42)
@pytest.mark.parametrize(
    ("name", "players", "options"), [(name, *case) for name in CASES for case in CASES[name]], ids=str
)
@pytest.mark.sampled(12)
def test_nobody_is_sent_what_they_may_not_know(name: str, players: int, options: dict[str, Any]) -> None:
    pairs = -(-PAIRS // len(CASES[name]))
    assert paired_worlds(find_game(name), pairs, players, options) == (0 if name in NOTHING_HIDDEN else pairs)


def test_no_game_is_forgotten() -> None:
    assert set(CASES) == set(games())
