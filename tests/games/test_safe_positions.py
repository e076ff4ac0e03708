"""Positions from strangers: whatever a game's own loading accepts, nothing that is done with it goes wrong.

Compiled kernels check no index: ``make test-bounds`` runs this with bounds checked, but for the bots, whose searches
would take minutes to compile so; ``make test-interpreted`` as Python does.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.bots.levels import think
from parlour.core import conformance
from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game, games
from parlour.core.kernel import JIT
from parlour.core.match import Match

TRIES = 40
BOTS = os.environ.get("NUMBA_BOUNDSCHECK") != "1"


def any_options(game: Game, dice: random.Random) -> dict[str, Any]:
    """Choose some options at random, without those that need a list."""
    found: dict[str, Any] = {}
    for field in game.option_fields():
        if field.values and dice.random() < 0.4:
            found[field.name] = dice.choice([value for value in field.values if value not in field.listed])
    return found


def decide(match: Match) -> None:
    """Let a bot decide for whoever may act first, in one match of eight."""
    for seat in match.seats_to_act()[:BOTS]:
        if int(match.state.drawn) % 8 == 0:
            think(match.game, match.view(seat), seat, "gentle" if match.game.has_own_bots else "search:8", 1)


@pytest.mark.parametrize("name", games())
@settings(max_examples=8 if JIT else 1, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_loaded_can_be_seen_imagined_judged_and_played(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    players, options = dice.randint(*game.rules.players), any_options(game, dice)
    try:
        conformance.load_is_safe(game, seed, TRIES, players, options, decide)
    except BadOption:
        return
