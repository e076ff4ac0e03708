"""Pivot Pawns: what is hidden, options and laws."""

from __future__ import annotations

import pytest

from parlour.core import conformance
from parlour.core.kernel import JIT
from tests.games.pivot_pawns.drawing import GAME, OPTIONS

GAMES = 10_000 if JIT else 2

# --- what is hidden


@pytest.mark.rule("PIV-12", "PIV-18", "PIV-D23")
def test_the_tokens_in_the_bag_are_hidden_from_everybody(table):
    match = table(target=5, players=2)
    match.expire("think")
    for viewer in (-1, 0, 1):
        assert GAME.position(match.view(viewer))["tokens"] == (5, 0, *[None] * 13)


# --- laws


@pytest.mark.parametrize("players", [1, 3, 9])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.sampled(8)
def test_laws(players, options):
    conformance.laws(GAME, seed=players, players=players, options=options)


@pytest.mark.rule("PIV-D21", "PIV-17")
@pytest.mark.parametrize("players", [1, 2, 4, 16])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_end_within_the_bound(players, options):
    assert conformance.termination(GAME, GAMES, players, options) > 0


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)
