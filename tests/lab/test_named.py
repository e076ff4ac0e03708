"""Environments by the names that Gymnasium and PettingZoo know, their versions, and the state they show to a critic."""

from __future__ import annotations

import hashlib
import warnings

import gymnasium
import numpy as np
import pytest

from parlour.core.conformance.random_play import started
from parlour.core.conformance.worlds import differ, random_pairs
from parlour.core.errors import RuleBroken
from parlour.core.game import find_game, games
from parlour.core.tensors import VERSION
from parlour.lab import environments
from parlour.lab.environments.named import constructors, id_of, module_name_of
from parlour.lab.environments.table import Table

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's testers import its own games in a way it warns of
    from pettingzoo.test import api_test, state_test

ALL = sorted(games())
EXEMPT = pytest.mark.filterwarnings("ignore:Observation")
"""PettingZoo warns of observations that hold a mask; its own games that do so are exempt by name."""

SEEN = {
    "grannys-pills": "a9372b9c256be336",
    "gridsy": "77ec396a359a18dd",
    "mismemory": "e94b1bc32627bdf6",
    "pentic": "8dde48389ec77f74",
    "pivot-pawns": "05dbf34dc5b13f3e",
    "queen-of-the-ticcitories": "9646a698616261a0",
    "thirty-six": "fee6c50d68cdee8b",
    "tic-squared": "016e9474bdcdc4d5",
    "tyramid": "c519059c71ddc2bd",
}
"""A digest of what version 1 shows and rewards. Whoever must change one of them raises ``tensors.VERSION``."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ALL)
def test_gymnasium_makes_a_seat_and_many_matches_by_id(name: str) -> None:
    found = id_of(find_game(name))
    alone = gymnasium.make(found, bots="random", observe="fields", illegal="raise")
    _, infos = alone.reset(seed=3)
    legal = np.flatnonzero(infos["action_mask"])
    assert alone.step(int(legal[0]))[2] in (True, False)
    forbidden = np.flatnonzero(alone.unwrapped.action_masks() == 0)  # type: ignore[attr-defined]
    with pytest.raises(RuleBroken):
        alone.step(int(forbidden[0]))
    many = gymnasium.make_vec(found, num_envs=5, reward="points")
    assert many.reset(seed=3)[0].shape[0] == 5


@EXEMPT
@pytest.mark.parametrize("name", ALL)
def test_games_are_imported_as_those_of_pettingzoo_are(name: str) -> None:
    game = getattr(environments, module_name_of(find_game(name)))
    api_test(game.env(), num_cycles=10)
    assert game.raw_env().possible_agents == game.parallel_env().possible_agents
    env = game.env(players=min(4, find_game(name).rules.players[1]))
    env.reset(seed=5)
    seen = env.last()[0]
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.last()[2], "in PettingZoo's wrappers an illegal action ends the match"


def test_other_names_and_versions_are_named() -> None:
    with pytest.raises(ImportError, match="chess_v1"):
        from parlour.lab.environments import chess_v1  # type: ignore[attr-defined]  # noqa: F401
    with pytest.raises(AttributeError, match="pentic_v"):
        environments.chess_v1  # noqa: B018
    with pytest.raises(AttributeError, match=f"this Parlour has version {VERSION}"):
        environments.pentic_v99  # noqa: B018
    assert constructors(f"thirty_six_v{VERSION}").game == "thirty-six"


@EXEMPT
@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_finds_nothing_wrong_with_states(name: str) -> None:
    state_test(constructors(module_name_of(find_game(name))).env(), environments.parallel(name))


@pytest.mark.parametrize("name", ALL)
def test_a_state_shows_every_difference_that_matters_but_not_the_chance_to_come(name: str) -> None:
    game = find_game(name)
    table = Table(game, game.rules.options(), (None, None))
    different = 0
    for seed in range(3):
        for pair, _ in random_pairs(started(game, seed, None, {}), seed):
            states = []
            for match in (pair.real, pair.imagined):
                table._match = match
                states.append(table.state())
                assert table.state_space.contains(states[-1])
            assert (states[0].tobytes() != states[1].tobytes()) == differ(pair)
            different += differ(pair)
    assert different or name == "thirty-six"
    keyed = pair.real.copy()
    keyed.state.key[:] += 1
    table._match = pair.real
    before = table.state()
    table._match = keyed
    assert table.state().tobytes() == before.tobytes()


@pytest.mark.parametrize("name", ALL)
def test_what_a_version_shows_and_rewards_is_what_it_was(name: str) -> None:
    env, chance = environments.vector(name, 8, reward="points"), np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    digest = hashlib.sha256()
    for _ in range(300):
        for part in (seen, infos["action_mask"], infos["seat"], infos["rewards"]):
            digest.update(np.ascontiguousarray(part).tobytes())
        places = (chance.random(8) * infos["count"]).astype(int)
        seen, _, _, _, infos = env.step(infos["legal"][np.arange(8), places])
    assert digest.hexdigest()[:16] == SEEN[name], "raise tensors.VERSION with this digest"
