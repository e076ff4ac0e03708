"""Our games as games of OpenSpiel's, tested by its own tester and played by its own algorithms."""

from __future__ import annotations

import importlib
import sys
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest

from parlour.core.errors import BadOption
from parlour.core.game import games
from parlour.lab import openspiel
from parlour.lab.openspiel import name_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.observation import make_observation

SHORT = {"gridsy": {"options": "grid:3 best_of:1 round_limit_min:2"}}
"""How a game is played that takes long."""


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(name_of(games()[name]), {**SHORT.get(name, {}), **params})


@pytest.mark.parametrize("name", sorted(games()))
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def dealt(name: str, deal: int = 7, **params: Any) -> Any:
    state = load(name, **params).new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == params.get("deals", 1000)
    state.apply_action(deal)
    return state


def test_a_deal_is_the_same_whenever_it_is_dealt() -> None:
    assert str(dealt("pentic")) == str(dealt("pentic")) != str(dealt("pentic", 8))


def test_a_clone_goes_its_own_way() -> None:
    state = dealt("gridsy")
    other = state.clone()
    before = str(state)
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[0])
    assert str(state) == before and not state.is_terminal()


def test_another_world_looks_the_same_to_its_seat() -> None:
    state = dealt("tyramid", players=3)
    random = np.random.default_rng(1)
    for _ in range(12):
        seat = state.current_player()
        worlds = [state.resample_from_infostate(seat, random.random) for _ in range(3)]
        for world in worlds:
            assert world.current_player() == seat
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
        assert len({str(world) for world in (state, *worlds)}) > 2
        state.apply_action(int(random.choice(state.legal_actions())))


def test_what_a_seat_knows_of_the_past_tells_pasts_apart() -> None:
    one, other = dealt("thirty-six"), dealt("thirty-six")
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert all(one.information_state_string(seat) != other.information_state_string(seat) for seat in (0, 1))


def test_its_searches_play_ours() -> None:
    random = np.random.RandomState(2)
    for name, searcher in (("thirty-six", mcts.MCTSBot), ("pentic", ismcts.ISMCTSBot)):
        state = dealt(name)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        bot = (
            searcher(state.get_game(), 2.0, 3, evaluator, random_state=random)
            if searcher is mcts.MCTSBot
            else searcher(state.get_game(), evaluator, 2.0, 3, random_state=random)
        )
        assert bot.step(state) in state.legal_actions()


def test_its_observation_is_ours() -> None:
    state = dealt("pentic", players=3)
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    assert observation.tensor[:4].tolist() == [0, 0, 1, 0]
    assert observation.string_from(state, 2) == state.observation_string(2)


def test_victory_is_one_and_defeat_its_opposite() -> None:
    state = dealt("pentic")
    assert state.returns() == [0.0, 0.0]
    random = np.random.default_rng(3)
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert load("pentic").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert load("pentic", players=3).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize(
    ("params", "says"),
    [
        ({"players": 9}, "not by 9"),
        ({"options": "target:7"}, "target"),
        ({"options": "love"}, "love"),
        ({"deals": 0}, "deals: 0"),
    ],
)
def test_bad_parameters_are_named(params: dict[str, Any], says: str) -> None:
    with pytest.raises((BadOption, pyspiel.SpielError), match=says):
        load("pentic", **params)


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "parlour.lab.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadOption, match=r"pip install 'parlour\[openspiel\]'"):
        importlib.import_module("parlour.lab.openspiel")


def test_they_are_registered_once() -> None:
    openspiel.register()
    assert sum(name.startswith("parlour_") for name in pyspiel.registered_names()) >= 9
