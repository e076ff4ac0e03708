"""Mismemory: options and laws."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice
from parlour.core.kernel import JIT
from tests.games.mismemory.drawing import GAME, OPTION_SETS, play_on, started
from tests.sampling import SEEDS


def test_options_have_ranges() -> None:
    conformance.options_have_ranges(GAME)


@pytest.mark.rule("MIS-02")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_tiles_are_conserved_and_eight_remain_in_the_grid(options: dict[str, Any]) -> None:
    for seed in range(4 if JIT else 1):
        match, dice = started(2 + seed % 2, seed, **options), new_dice(seed)
        while not match.over:
            play_on(match, dice)
            state = match.state
            held = (*state.face, *state.own.ravel(), *state.shown, state.returning)
            assert sorted(int(tile) for tile in held if tile >= 0) == list(range(24))
            assert int(state.tiles).bit_count() >= 8
            assert all((int(state.face[place]) >= 0) == bool(int(state.tiles) >> place & 1) for place in range(36))


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_of_every_game(options: dict[str, Any], seed: int) -> None:
    conformance.laws(GAME, seed, options=options)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_random_games_end_within_the_bound(options: dict[str, Any], players: int) -> None:
    conformance.termination(GAME, 10_000 if JIT else 1, players, options)


def test_every_clause_has_its_words() -> None:
    wanted = {f"MIS-{number:02}" for number in range(1, 26)} | {f"MIS-D{number}" for number in range(1, 19)}
    assert set(GAME.clauses) == wanted | {"MIS-ACT"}
