"""One scale of levels for every game: each beats the one below, and nobody is left without a bot."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from parlour.bots.greedy import notice_actions
from parlour.bots.levels import DEFAULT, LEVELS, THOUGHT_MS, USUAL, is_known, think
from parlour.core.decision import Skill
from parlour.core.dice import new_dice
from parlour.core.game import find_game, games
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.lab.contest import duel
from parlour.server.model.seats import Seat
from tests.sampling import further

GENERIC = ["thirty-six", "pentic", "tyramid", "tic-squared", "queen-of-the-ticcitories"]
PAIRS = list(itertools.pairwise(LEVELS))
THOUGHT = [
    ("thirty-six", "club", "greedy"),
    further("thirty-six", "club", "casual"),
    further("thirty-six", "search:1000", "club"),
    further("pentic", "search:300", "casual"),
    ("pentic", "search:1500", "casual"),
    ("queen-of-the-ticcitories", "club", "casual"),
    further("tic-squared", "club", "casual"),
]
"""By playouts, so that a slow machine thinks as much."""
OWN = [
    (name, weak, strong) if strong == "casual" or name in ("gridsy", "pivot-pawns") else further(name, weak, strong)
    for name in games()
    if name not in GENERIC
    for weak, strong in PAIRS
]
"""Games with bots of their own, of which some play for minutes."""


def test_there_are_five_weakest_first() -> None:
    assert LEVELS == ("first_steps", "gentle", "casual", "club", "expert")
    assert USUAL in LEVELS
    assert DEFAULT in LEVELS
    assert all(is_known(level) for level in (*LEVELS, "random", "greedy", "search:50", "child", "beginner", "regular"))
    assert not any(is_known(level) for level in (None, "", "master", "steady"))


def test_nobody_waits_longer_than_two_seconds_for_a_bot_that_searches() -> None:
    assert THOUGHT_MS <= 2_000


@pytest.mark.parametrize("kind", ["human", "bot"])
def test_a_level_that_is_no_longer_known_is_the_usual_one(kind: str) -> None:
    def seat(level: str | None) -> Seat:
        return Seat(0, "bot" if kind == "bot" else "human", "Ada", None, level)

    bot = kind == "bot"
    assert seat("steady").strength == (USUAL if bot else None)
    assert seat(None).strength == (USUAL if bot else None)
    assert seat("gentle").strength == ("gentle" if bot else None)


def test_the_gentle_one_overlooks_some_but_never_all() -> None:
    assert notice_actions([3, 5, 7], 0, new_dice(1)) == [3, 5, 7]
    found = [notice_actions(list(range(20)), 50, new_dice(seed)) for seed in range(60)]
    assert 8 < np.mean([len(actions) for actions in found]) < 12
    assert {len(notice_actions([4], 99, new_dice(seed))) for seed in range(40)} == {1}


def test_among_many_less_is_overlooked() -> None:
    assert [Skill(0, 48).among(players) for players in (1, 2, 4, 5, 6)] == [48, 48, 48, 38, 32]


@pytest.mark.parametrize("name", ["pentic", "tic-squared", "mismemory", "gridsy"])
def test_programs_bots_leave_time_where_all_act_at_once(name: str) -> None:
    game = find_game(name)
    match = Match.start(game, 2, None, bytes(32))
    seat = match.seats_to_act()[0]
    assert (think(game, match.view(seat), seat, "random", 1).wait_ms > 0) == game.rules.simultaneous


if JIT:  # whole games by the dozen

    @pytest.mark.sampled(3)
    @pytest.mark.parametrize("name", GENERIC)
    def test_the_casual_one_sees_what_the_gentle_one_overlooks(name: str) -> None:
        assert duel(name, "casual", "gentle", 120) >= 0.54
        assert duel(name, "gentle", "first_steps", 60) >= 0.55
        assert duel(name, "first_steps", "random", 60) > 0.5

    @pytest.mark.sampled(5)
    @pytest.mark.parametrize(("name", "weak", "strong"), OWN)
    def test_bots_of_a_games_own_grow_stronger(name: str, weak: str, strong: str) -> None:
        assert duel(name, strong, weak, ROUNDS.get(name, 24)) > 0.5

    @pytest.mark.parametrize(("weak", "strong"), PAIRS)
    def test_a_quicker_eye_wins_the_race(weak: str, strong: str) -> None:
        assert duel("tic-squared", strong, weak, 60, mode="race") > 0.5

    @pytest.mark.parametrize(("name", "strong", "weak"), THOUGHT)
    def test_thought_pays(name: str, strong: str, weak: str) -> None:
        assert duel(name, strong, weak, 40) >= 0.55


ROUNDS = {"gridsy": 12, "mismemory": 30, "grannys-pills": 40}
