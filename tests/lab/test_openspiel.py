"""Our games as games of OpenSpiel's, tested by its own tester and played by its own algorithms."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from parlour.core.errors import BadOption
from parlour.core.game import games
from parlour.lab import openspiel
from parlour.lab.environments.observing import Observer
from parlour.lab.openspiel import name_of
from parlour.lab.openspiel_observing import whole
from tests.core.test_throwaway import installed

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.observation import make_observation

SHORT = {"gridsy": {"options": "grid:3 best_of:1 round_limit_min:2"}}
"""How a game is played that takes long."""


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(name_of(games()[name]), {**SHORT.get(name, {}), **params})


@pytest.mark.sampled(4)
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


@pytest.mark.parametrize(
    "copied", [lambda state: state.clone(), copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))]
)
def test_what_is_copied_stays_the_world_it_was(copied: Any) -> None:
    state = dealt("tyramid", players=3)
    world = state.resample_from_infostate(0, np.random.default_rng(4).random)
    assert str(copied(world)) == str(world) != str(state) == str(copied(state))
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


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


def observer(state: Any, **how: Any) -> Any:
    return make_observation(state.get_game(), pyspiel.IIGObservationType(**{"perfect_recall": False, **how}))


def test_an_observer_tells_what_is_asked_for() -> None:
    """As OpenSpiel's types have it: with perfect recall the key of a policy's table."""
    state, seat = dealt("tyramid", players=3), 2
    past = observer(state, perfect_recall=True)
    past.set_from(state, seat)
    assert past.string_from(state, seat) == state.information_state_string(seat)
    assert past.tensor is None and past.dict == {}
    whole = observer(state, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    whole.set_from(state, seat)
    told = whole.string_from(state, seat)
    assert told != state.observation_string(seat) and told != str(state), "all but the chance to come"
    seen = state.position.match.state
    assert whole.tensor.tobytes() == Observer(games()["tyramid"], perfect=True).observe(seen, seat).tobytes()
    with pytest.raises(BadOption, match="no parameters"):
        make_observation(state.get_game(), params={"love": 1})


NOBODY, EVERYBODY = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS


@pytest.mark.parametrize("recalls", [False, True])
@pytest.mark.parametrize("name", sorted(games()))
def test_kinds_of_observations_tell_what_their_names_say(name: str, recalls: bool) -> None:
    """Worlds that only another seat could tell apart are told apart by those who are shown what that seat holds."""
    state, random = dealt(name), np.random.default_rng(5)
    for _ in range(6):
        if not state.is_terminal():
            state.apply_action(int(random.choice(state.legal_actions())))
    seat = max(0, state.current_player())
    world = state.resample_from_infostate(seat, random.random)
    differ = str(world) != str(state)
    for how, tells in (
        ({"private_info": NOBODY}, False),
        ({"private_info": NOBODY, "public_info": False}, False),
        ({"public_info": False}, False),
        ({"private_info": EVERYBODY}, differ),
        ({"private_info": EVERYBODY, "public_info": False}, differ),
    ):
        looks = observer(state, perfect_recall=recalls, **how)
        told = [(looks.string_from(each, seat), looked(looks, each, seat)) for each in (state, world)]
        assert told[0] == told[1] or tells, how
        if tells and not recalls and whole_differs(state, world):
            assert told[0] != told[1], how
    public = observer(state, private_info=NOBODY, perfect_recall=recalls)
    assert public.string_from(state, 0) == public.string_from(state, 1), "onlookers are one"
    assert looked(public, state, 0) == looked(public, state, 1)
    nothing = observer(state, private_info=NOBODY, public_info=False)
    assert nothing.string_from(state, seat) == "{}" and not any(looked(nothing, state, seat) or ())


def looked(looks: Any, state: Any, seat: int) -> list[float] | None:
    """Return the tensor of an observer."""
    looks.set_from(state, seat)
    return None if looks.tensor is None else looks.tensor.tolist()


def whole_differs(one: Any, other: Any) -> bool:
    """Whether two states differ in more than the chance to come."""
    return whole(one.position.match).tobytes() != whole(other.position.match).tobytes()


def test_what_a_seat_alone_knows_is_its_hand() -> None:
    state = dealt("pentic")
    shown = json.loads(observer(state, public_info=False).string_from(state, 0))
    assert list(shown) == ["players"] and [player and list(player) for player in shown["players"]] == [["hand"], None]


CFR = """
import pyspiel
from parlour.lab import openspiel
from open_spiel.python.algorithms import cfr, exploitability
game = pyspiel.load_game("parlour_nim", {"options": "heap:5", "deals": 2})
for solver in (cfr.CFRSolver(game), pyspiel.CFRSolver(game)):
    for _ in range(20):
        solver.evaluate_and_update_policy()
    print(exploitability.exploitability(game, solver.average_policy()))
"""


def test_what_regret_matching_learns_can_be_exploited_but_little(tmp_path: Path) -> None:
    words = [sys.executable, "-W", "ignore", "-c", CFR]
    done = subprocess.run(words, env=installed(tmp_path), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [0 <= float(line) < 0.1 for line in done.stdout.split()] == [True, True]


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
