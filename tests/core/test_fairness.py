"""Greedy bots play a start for some time, and what they win is counted from the seat that begins."""

from __future__ import annotations

import random

import pytest

from parlour.bots.fairness import play_greedily
from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.protocol.editing import FairnessWish
from parlour.server.shelf.editing import judge_fairness


@pytest.mark.parametrize(("name", "players"), [("thirty-six", 2), ("thirty-six", 3), ("mismemory", 2)])
def test_every_game_has_one_winner_or_is_shared(name: str, players: int) -> None:
    game = find_game(name)
    found = play_greedily(game, players, game.read_options({}, players), 0.2, random.Random(1))
    assert found.games >= 1
    assert len(found.won) == players
    assert sum(found.won) + found.shared == found.games


@pytest.mark.parametrize("start", [0, 1])
def test_wins_are_counted_from_the_seat_that_begins(start: int) -> None:
    """The same game, begun by another seat, is won by the same place in the order."""
    game = find_game("thirty-six")
    first = play_greedily(game, 2, game.read_options({"start": 0}, 2), 0, random.Random(7))
    assert play_greedily(game, 2, game.read_options({"start": start}, 2), 0, random.Random(7)) == first


def test_a_layout_that_cannot_be_is_refused_and_others_are_played() -> None:
    block = [[tile, 0, 2 * (tile // 3), 2 * (tile % 3)] for tile in range(9)]
    found = judge_fairness("thirty-six", FairnessWish(2, {"layout": "preset", "preset": block}))
    assert found.games == sum(found.won) + found.shared
    with pytest.raises(BadOption):
        judge_fairness("thirty-six", FairnessWish(2, {"layout": "preset", "preset": block[:3]}))
