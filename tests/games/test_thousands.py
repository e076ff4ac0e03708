"""Random games by the thousand, by every main set of options.

After each action every component is still there; and every verb may be asked at every position. ``make test-bounds``
runs this file with each index checked: compiled code would otherwise read past the end of an array unseen.
"""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core import conformance
from parlour.core.game import find_game, games
from parlour.core.kernel import JIT

GAMES = 10_000 if JIT else 1
ASKED = 200

OPTION_SETS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "thirty-six": [(2, {}), (3, {}), (3, {"gates": "off"}), (2, {"tournament": True})],
    "pivot-pawns": [(1, {}), (4, {}), (3, {"tempo": "turns"})],
    "grannys-pills": [(2, {}), (4, {}), (3, {"view": "around"}), (2, {"single": "forced"}), (3, {"limit": 30})],
    "mismemory": [(2, {}), (3, {}), (3, {"discipline": "honour"}), (2, {"flip": "together"}), (3, {"memory": "blind"})],
    "pentic": [(2, {}), (4, {}), (3, {"deck_out": "end"})],
    "tyramid": [(2, {}), (4, {"shape": "diamond"}), (3, {"shape": "hourglass", "rows": 9})],
    "queen-of-the-ticcitories": [
        (2, {}),
        (6, {}),
        (4, {"raid": "once"}),
        (3, {"raid": "each"}),
        (2, {"line": 4}),
        (2, {"grid": 5}),
    ],
    "tic-squared": [(2, {}), (4, {"deck_size": 60}), (3, {"mode": "race"})],
    "gridsy": [(1, {}), (2, {"best_of": 1}), (4, {"grid": 3, "best_of": 1})],
}


CASES = [
    pytest.param(name, *chosen, marks=pytest.mark.xdist_group(name), id=f"{name}-{chosen[0]}-{chosen[1]}")
    for name in OPTION_SETS
    for chosen in OPTION_SETS[name]
]
"""A game's cases run in one process, so that its kernels are compiled once."""


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_components_are_conserved(name: str, players: int, options: dict[str, Any]) -> None:
    conformance.conservation(find_game(name), GAMES, players, options)


if JIT:  # interpreted, the laws ask every verb with many more options

    @pytest.mark.parametrize(("name", "players", "options"), CASES)
    def test_every_verb_may_be_asked_at_every_position(name: str, players: int, options: dict[str, Any]) -> None:
        conformance.exercise(find_game(name), ASKED, players, options)


def test_no_game_is_forgotten() -> None:
    assert set(OPTION_SETS) == set(games())
