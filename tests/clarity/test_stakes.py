"""The clauses at stake at a position, against trying every action there is."""

from __future__ import annotations

import random

import pytest

from parlour.clarity.stakes import MOST_OF_A_VERB, find_stakes
from parlour.core.game import find_game
from parlour.core.kernel import boxed
from parlour.core.match import Match


@pytest.mark.parametrize("name", ["pentic", "queen-of-the-ticcitories", "grannys-pills"])
def test_nothing_is_at_stake_but_what_refuses_an_action_and_all_of_it_is_found_in_time(name: str) -> None:
    game, dice = find_game(name), random.Random(name)
    match = Match.start(game, 2, seed=bytes(32))
    for _ in range(6):
        seat = match.seats_to_act()[0]
        refused = [match.broken(seat, action) for action in range(len(game.rules.actions))]
        every = {problem.clause for problem in refused if problem is not None} - {f"{game.about.prefix}-ACT"}
        found = [set(find_stakes(game, boxed(match.view(seat)), seat, number)) for number in range(MOST_OF_A_VERB)]
        assert set.union(*found) == every
        match.play(seat, dice.choice(match.actions(seat)))
