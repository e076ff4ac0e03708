"""Many matches at once, and environments that are copied in the middle of a match."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from parlour.core.errors import RuleBroken, Unreadable
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.lab import environments
from parlour.lab.environments.many import Matches, legal_by_lot
from parlour.lab.environments.observing import Observer
from parlour.lab.environments.together import Together
from parlour.lab.environments.turns import Turns
from tests.lab.matches import many

# --- many at once


@pytest.mark.parametrize("name", ["pentic", "thirty-six", "gridsy"])
def test_a_vector_of_matches_shows_what_each_seat_sees_and_may_do(name: str) -> None:
    game, env, random = find_game(name), many(name), np.random.default_rng(1)
    observer = Observer(game)
    seen, infos = env.reset(seed=1)
    for _ in range(60):
        for i in range(env.num_envs):
            match = Match(game, env.options, env._worlds[i : i + 1].copy()[0])
            seat, count = int(infos["seat"][i]), int(infos["count"][i])
            actions = match.actions(seat) if not match.over else []
            assert infos["legal"][i, :count].tolist() == actions == np.flatnonzero(infos["action_mask"][i]).tolist()
            assert seen[i].tobytes() == observer.observe(match.state, seat).tobytes()
        seen, *_, infos = env.step(legal_by_lot(infos, random))
    assert seen in env.observation_space


def played(env: Matches, steps: int, seed: int) -> tuple[list[bytes], Any, int]:
    """What was seen, what everybody got, and how many matches were over, in random play."""
    random = np.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    told, got, over = [seen.tobytes()], np.zeros(env.players), 0
    for _ in range(steps):
        seen, _, terminated, truncated, infos = env.step(legal_by_lot(infos, random))
        assert not truncated.any()
        told.append(seen.tobytes())
        got += infos["rewards"].sum(axis=0)
        over += int(terminated.sum())
    return told, got, over


def test_the_same_seed_gives_the_same_matches_and_another_one_others() -> None:
    one, *_ = played(many("pentic"), 40, 5)
    assert one == played(many("pentic"), 40, 5)[0]
    assert one != played(many("pentic"), 40, 6)[0]


def test_matches_that_are_over_begin_anew_with_the_next_step() -> None:
    env, random = many("thirty-six"), np.random.default_rng(2)
    _, infos = env.reset(seed=2)
    over = np.zeros(env.num_envs, bool)
    deals = set()
    for _ in range(300):
        deals |= {world.tobytes() for world in env._worlds["key"]}
        chosen = legal_by_lot(infos, random)
        chosen[over] = 10**6  # whatever
        _, rewards, over_now, _, infos = env.step(chosen)
        assert not (over & over_now).any()
        for i in np.flatnonzero(over_now):
            assert infos["count"][i] == 0 and not infos["action_mask"][i].any()
            assert sorted(infos["rewards"][i].tolist()) in ([-1.0, 1.0], [0.0, 0.0])
        assert not infos["rewards"][~over_now].any()
        assert rewards[over_now].tolist() == [infos["rewards"][i, infos["seat"][i]] for i in np.flatnonzero(over_now)]
        over = over_now
    assert len(deals) > env.num_envs


def test_points_are_rewarded_when_they_are_made() -> None:
    env, random = many("pentic", 4, reward="points"), np.random.default_rng(3)
    _, infos = env.reset(seed=3)
    got = np.zeros((4, 2))
    for _ in range(400):
        _, _, over, _, infos = env.step(legal_by_lot(infos, random))
        got += infos["rewards"]
        for i in np.flatnonzero(over):
            assert got[i].tolist() == env._worlds["points"][i, :2].tolist()
            got[i] = 0


def test_a_learner_meets_bots_from_all_seats_and_only_its_own_decisions() -> None:
    env = many("pentic", 64, bot="greedy", masks=False)
    _, got, over = played(env, 200, 4)
    assert over > 100
    assert env._decisions["ours"].tolist().count(1) not in (0, 64), "it sits by lot"
    env = many("pentic", 64, bot="greedy", seat=1, masks=False)
    _, infos = env.reset(seed=4)
    assert (infos["seat"] == 1).all()
    _, got, over = played(env, 200, 4)
    assert got[0] > over / 2 and got.sum() == 0, "greedy beats random"


def test_clocks_run_out_in_simulated_time() -> None:
    """GRI-G12: with a clock as one more actor a round of random builders would end after three actions."""
    env = many("gridsy", 8, options={"best_of": 1, "grid": 3}, masks=False, observe=None)
    random = np.random.default_rng(5)
    _, infos = env.reset(seed=5)
    lengths = []
    for _ in range(3000):
        *_, over, _, infos = env.step(legal_by_lot(infos, random))
        lengths += env._decisions["length"][over].tolist()
    assert lengths and min(lengths) > 100


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    env = many("pentic", 4)
    _, infos = env.reset(seed=6)
    before = env._worlds.tobytes()
    chosen = legal_by_lot(infos, np.random.default_rng(6))
    chosen[2] = next(action for action in range(1126) if action not in infos["legal"][2, : infos["count"][2]])
    with pytest.raises(RuleBroken, match="PEN-"):
        env.step(chosen)
    chosen[2] = 5000
    with pytest.raises(Unreadable, match="5000"):
        env.step(chosen)
    with pytest.raises(Unreadable, match="4 matches"):
        env.step(chosen[:3])
    assert env._worlds.tobytes() == before


def test_what_is_seen_is_handed_on_without_copying() -> None:
    env = many("thirty-six")
    seen, infos = env.reset(seed=7)
    handed = np.from_dlpack(seen)
    assert np.shares_memory(handed, env._tensors)
    assert seen.ctypes.data % 64 == infos["action_mask"].ctypes.data % 64 == 0, "JAX takes no other without copying"
    env.step(legal_by_lot(infos, np.random.default_rng(7)))
    assert handed.tobytes() == env._tensors.tobytes()
    fields = many("thirty-six", observe="fields")
    seen, _ = fields.reset(seed=7)
    assert np.shares_memory(np.from_dlpack(seen["pawn"]), fields._views)
    assert seen in fields.observation_space


# --- copied


Copied = pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
COPIED_GAMES = ["pentic", "gridsy"]


def told_by_many(env: Matches) -> Iterator[Any]:
    """What a vector tells while the first legal actions are taken."""
    infos = env._infos()
    for _ in range(30):
        seen, *told, infos = env.step(infos["legal"][:, 0])
        yield from ([seen[name].tobytes() for name in seen] if isinstance(seen, dict) else [seen.tobytes()])
        yield from (array.tobytes() for array in (*told, *infos.values()))


def told_by_turns(env: Turns) -> Iterator[Any]:
    for _ in range(30):
        seen, *told = env.last()
        yield seen["observation"].tobytes(), seen["action_mask"].tobytes(), told
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def told_together(env: Together) -> Iterator[Any]:
    seen = env._observed()
    for _ in range(15):
        seen, *told = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
        yield [one["observation"].tobytes() for one in seen.values()], told


def told_by_one(env: Any) -> Iterator[Any]:
    for _ in range(15):
        seen, *told = env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))
        yield seen.tobytes(), told[:3]


@pytest.mark.sampled(4)
@Copied
@pytest.mark.parametrize("name", COPIED_GAMES)
@pytest.mark.parametrize("how", [{}, {"observe": "fields"}, {"bot": "greedy", "masks": False}])
def test_a_vector_that_is_copied_goes_its_own_way(copied: Callable[[Any], Any], name: str, how: dict[str, Any]) -> None:
    env = many(name, **how)
    env.reset(seed=13)
    list(told_by_many(env))
    other = copied(env)
    before = copied(env)
    told = list(told_by_many(other))
    assert told == list(told_by_many(env)) == list(told_by_many(before))
    again = env.reset(seed=14)[1]["legal"].tobytes()
    assert other.reset(seed=14)[1]["legal"].tobytes() == again
    assert list(told_by_many(other)) == list(told_by_many(env))
    assert all(array.ctypes.data % 64 == 0 for array in (other._tensors, other._masks, other._rewards) if array.size)


@Copied
@pytest.mark.parametrize("name", COPIED_GAMES)
@pytest.mark.parametrize(
    ("make", "told"),
    [
        (environments.aec, told_by_turns),
        (environments.parallel, told_together),
        (lambda name: environments.single(name, bots="random"), told_by_one),
    ],
)
def test_a_match_that_is_copied_goes_its_own_way(
    copied: Callable[[Any], Any], name: str, make: Callable[[str], Any], told: Callable[[Any], Iterator[Any]]
) -> None:
    env = make(name)
    env.reset(seed=15)
    other = copied(env)
    first = str(list(told(env)))
    assert first == str(list(told(other)))
    for each in (env, other):
        each.reset()
    assert str(list(told(env))) == str(list(told(other))) != first
