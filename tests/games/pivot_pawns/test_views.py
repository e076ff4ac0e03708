"""Pivot Pawns: what is seen, imagined and counted."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.dice import new_dice
from parlour.core.verbs import imagine, tally
from tests.games.pivot_pawns.drawing import GAME, lay_table
from tests.games.views import held_back


@pytest.mark.rule("PIV-D23")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_nothing_is_hidden_but_tokens(viewer):
    assert held_back(GAME, viewer) == {"token"}


@pytest.mark.rule("PIV-12", "PIV-D5", "PIV-D23")
def test_every_token_in_the_bag_may_come_at_any_time():
    match, dice = lay_table(target=5, earlier=(2, 14)), new_dice(1)
    seen = [set() for _ in range(15)]
    streams = set()
    for _ in range(200):
        world = match.view(0)
        imagine(world, 0, dice)
        assert sorted(world.token.tolist()) == list(range(15))
        for place, token in enumerate(world.token.tolist()):
            seen[place].add(token)
        streams.add(world.key.tobytes())
    assert seen == [{2}, {14}, {5}] + [set(range(15)) - {2, 5, 14}] * 12
    assert len(streams) == 200


@pytest.mark.rule("PIV-02")
def test_cards_and_tokens_are_counted_by_kind():
    state, counts = lay_table().state, np.zeros(30, np.int64)
    state.card_at[0] = state.token[1] = 7
    assert tally(state, counts)
    assert counts.tolist() == [0, *[1] * 6, 2, *[1] * 7, *[1 + (k == 7) - (k == 0) for k in range(15)]]
