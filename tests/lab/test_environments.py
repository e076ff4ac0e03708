"""Games as environments, judged by people who did not write them, and by what they must not say."""

from __future__ import annotations

import warnings
from collections.abc import Hashable
from typing import Any, cast

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.conformance.random_play import started
from parlour.core.conformance.worlds import differ, random_pairs
from parlour.core.errors import BadOption, ParlourError, RuleBroken, Unreadable
from parlour.core.game import find_game, games
from parlour.core.match import Match
from parlour.core.record import Bits, Kind, Number, record_bounds
from parlour.core.tensors import plan_of, width_of
from parlour.core.verbs import SPECTATOR
from parlour.lab import environments
from parlour.lab.environments.factors import Factors
from parlour.lab.environments.many import Matches
from parlour.lab.environments.observing import FIELDS, TENSOR, Observer
from parlour.lab.environments.table import Table
from parlour.lab.environments.together import Together
from parlour.lab.environments.turns import Turns
from tests.lab.matches import many

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's testers import its own games in a way it warns of
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

ALL = sorted(games())
ITS_OWN_ARE_EXEMPT = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
"""What PettingZoo warns of where an observation holds a mask: its own games that do so are exempt by name."""
exempt = [pytest.mark.filterwarnings(text) for text in ITS_OWN_ARE_EXEMPT]


def marked(test: Any) -> Any:
    for mark in exempt:
        test = mark(test)
    return test


# --- the testers of others


@marked
@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_finds_nothing_wrong_with_turns(name: str) -> None:
    api_test(environments.aec(name, render_mode="ansi"), num_cycles=20)
    api_test(environments.aec(name, observe="fields", reward="points", render_mode="ansi"), num_cycles=5)
    seed_test(lambda: environments.aec(name), num_cycles=20)


@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_finds_nothing_wrong_with_acting_together(name: str) -> None:
    parallel_api_test(environments.parallel(name), num_cycles=20)
    parallel_seed_test(lambda: environments.parallel(name), num_cycles=20)


@pytest.mark.parametrize("name", ALL)
def test_gymnasium_finds_nothing_wrong_with_one_seat(name: str) -> None:
    check_env(environments.single(name, bots="random"), skip_render_check=True)
    check_env(environments.single(name, bots="random", observe="fields"), skip_render_check=True)


# --- what is seen


@pytest.mark.parametrize("name", ALL)
def test_every_game_declares_the_bounds_of_all_its_fields(name: str) -> None:
    game = find_game(name)
    for field, bounds in record_bounds(cast(Hashable, game.rules.state)).items():
        limits = np.iinfo(game.dtype[field].base)
        assert bounds != Number(int(limits.min), int(limits.max)), f"{field} is declared nowhere"


@pytest.mark.parametrize("name", ALL)
def test_what_a_seat_may_not_know_is_in_no_tensor(name: str) -> None:
    game = find_game(name)
    tensors, fields = Observer(game), Observer(game, FIELDS)
    told_apart = different = 0
    for seed in range(4):
        for pair, _ in random_pairs(started(game, seed, None, {}), seed):
            if pair.viewer == SPECTATOR:
                continue
            one, other = (tensors.observe(match.state, pair.viewer) for match in (pair.real, pair.imagined))
            assert one.tobytes() == other.tobytes()
            one, other = (fields.observe(match.state, pair.viewer) for match in (pair.real, pair.imagined))
            assert {name: value.tobytes() for name, value in one.items()} == {
                name: value.tobytes() for name, value in other.items()
            }
            one, other = (
                Observer(game, perfect=True).observe(match.state, pair.viewer) for match in (pair.real, pair.imagined)
            )
            different += differ(pair)
            told_apart += one.tobytes() != other.tobytes()
    assert told_apart == different, "with perfect information every difference is seen"
    assert different or name == "thirty-six"


def test_a_tensor_says_what_the_fields_say() -> None:
    game = find_game("pentic")
    match = Match.start(game, 2, seed=bytes(32))
    seat = match.seats_to_act()[0]
    tensor, fields = Observer(game).observe(match.state, seat), Observer(game, FIELDS).observe(match.state, seat)
    assert tensor[:4].tolist() == [float(who == seat) for who in range(4)] and fields["seat"] == seat
    at = 4
    for name, bounds in record_bounds(cast(Hashable, game.rules.state)).items():
        for value in np.atleast_1d(fields[name]).ravel().tolist():
            part = tensor[at : at + width_of(bounds)]
            at += width_of(bounds)
            if isinstance(bounds, Number):
                assert part[0] == pytest.approx((value - bounds.low) / (bounds.high - bounds.low))
            elif isinstance(bounds, Kind) and bounds.parts and value >= 0:
                assert np.flatnonzero(part).tolist() == [2 + value // 25, 7 + value // 5 % 5, 12 + value % 5]
            elif isinstance(bounds, Kind):
                assert np.flatnonzero(part).tolist() == [value - bounds.low]
    assert at == len(tensor) == plan_of(game)[1]


def test_sets_are_told_member_by_member() -> None:
    game = find_game("thirty-six")
    match = Match.start(game, 2, seed=bytes(32))
    bounds = record_bounds(cast(Hashable, game.rules.state))
    before = 0
    for name in bounds:
        if name == "of_colour":
            break
        before += width_of(bounds[name]) * int(np.prod(game.dtype[name].shape))
    assert bounds["of_colour"] == Bits(36)
    seen = Observer(game).observe(match.state, 0)[3 + before :][:108].reshape(3, 36)
    for colour, squares in enumerate(match.state.of_colour.tolist()):
        assert np.flatnonzero(seen[colour]).tolist() == [square for square in range(36) if squares >> square & 1]


# --- one match


def test_a_seat_meets_bots_of_any_level() -> None:
    env = environments.single("pentic", 3, bots=["casual", "random"], seat=1, reward="points", render_mode="ansi")
    random = np.random.default_rng(8)
    _, infos = env.reset(seed=8)
    for _ in range(5):
        action = int(random.choice(np.flatnonzero(infos["action_mask"])))
        assert env.unwrapped.action_masks()[action]
        _, _, over, _, infos = env.step(action)
        assert not over
    told = cast(str, env.render())
    assert "Player 1" in told and "Player 2" in told and env.render() == ""


def test_an_illegal_action_loses_or_raises() -> None:
    env = environments.single("pentic", bots="random")
    _, infos = env.reset(seed=9)
    wrong = int(np.flatnonzero(infos["action_mask"] == 0)[0])
    _, reward, over, _, infos = env.step(wrong)
    assert (reward, over) == (-1.0, True) and infos["refused"].startswith("PEN-")
    env = environments.single("pentic", bots="random", illegal="raise")
    env.reset(seed=9)
    with pytest.raises(RuleBroken, match="PEN-"):
        env.step(wrong)
    turns = environments.aec("pentic")
    turns.reset(seed=9)
    agent = turns.agent_selection
    with pytest.raises(RuleBroken, match="PEN-"):
        turns.step(wrong)
    assert turns.agent_selection == agent


def test_together_who_waits_lets_the_clock_run_out() -> None:
    env: Together = environments.parallel("gridsy", options={"best_of": 1})
    seen, _ = env.reset(seed=10)
    assert all(seen[agent]["action_mask"][env.wait] == 0 for agent in env.agents), "no clock runs before all are ready"
    ready = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    seen, *_ = env.step(ready)
    assert all(seen[agent]["action_mask"].tolist().count(1) == 1 for agent in env.agents), "three seconds to the go"
    waiting = dict.fromkeys(env.agents, env.wait)
    seen, _, over, *_ = env.step(waiting)
    assert all(seen[agent]["action_mask"].sum() > 2 for agent in env.agents) and not any(over.values())
    _, rewards, over, _, infos = env.step(waiting)
    assert all(over.values()) and not any(rewards.values()) and not any(infos.values()), "ten minutes without a grid"
    with pytest.raises(Unreadable, match="reset"):
        env.step(waiting)


def test_together_what_comes_too_late_is_passed_over() -> None:
    env: Together = environments.parallel("pentic")
    seen, _ = env.reset(seed=11)
    first = next(agent for agent in env.agents if seen[agent]["action_mask"][env.wait] == 0)
    other = next(agent for agent in env.agents if agent != first)
    action = int(np.flatnonzero(seen[first]["action_mask"])[0])
    *_, infos = env.step({first: action, other: action})
    assert not infos[first] and infos[other]["refused"]


def test_rewards_of_turns_add_up_to_the_points() -> None:
    env: Turns = environments.aec("tyramid", reward="points")
    env.reset(seed=12)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    table: Table = env._table
    assert list(got.values()) == table.match.points()[0]


# --- actions in parts


@pytest.mark.parametrize("name", ALL)
@given(st.data())
def test_actions_come_apart_and_together(name: str, data: st.DataObject) -> None:
    game = find_game(name)
    factors = Factors(game)
    action = data.draw(st.integers(0, len(game.rules.actions) - 1))
    parts = factors.split(np.array([action]))[0]
    assert factors.join(parts.tolist()) == action
    assert (parts < factors.sizes).all()
    assert factors.names[parts[0]] == game.rules.actions.split(action)[0]


def test_masks_lead_step_by_step_to_every_legal_action_and_to_no_other() -> None:
    game = find_game("tic-squared")
    match, factors = Match.start(game, 2, seed=bytes(32)), Factors(game)
    for _ in range(6):
        seat = match.seats_to_act()[0]
        legal = match.actions(seat)
        reached: list[tuple[int, ...]] = [()]
        for _ in factors.sizes:
            reached = [
                (*parts, int(part))
                for parts in reached
                for part in np.flatnonzero(factors.mask(np.array(legal), parts))
            ]
        assert sorted(map(factors.join, reached)) == legal
        match.play(seat, legal[-1])


# --- bad input


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: environments.aec("chess"), "there is no game 'chess'"),
        (lambda: environments.aec("pentic", 7), "not by 7"),
        (lambda: environments.aec("pentic", options={"target": 3}), "target"),
        (lambda: environments.aec("pentic", observe="picture"), "observe: 'picture' is not possible"),
        (lambda: environments.aec("pentic", reward="love"), "reward: 'love' is not possible"),
        (lambda: environments.aec("pentic", render_mode="human"), "render_mode: 'human'"),
        (lambda: environments.single("pentic", bots="wizard"), "there is no bot 'wizard'"),
        (lambda: environments.single("pentic", bots=["casual", "club"]), "1 other seats and 2 bots"),
        (lambda: environments.single("pentic", seat=2), "seat: 2"),
        (lambda: environments.single("pentic", illegal="ignore"), "illegal: 'ignore'"),
        (lambda: environments.vector("pentic", 0), "matches: 0"),
        (lambda: environments.vector("pentic", 2, bot="club"), "'club' cannot play"),
        (lambda: environments.vector("pentic", 2, seat=1), "seat: 1"),
        (lambda: environments.vector("pentic", "2"), "matches: '2' is not possible; give a whole number"),
        (lambda: environments.vector("pentic", 2, bot="random", seat="1"), "seat: '1'"),
        (lambda: environments.single("pentic", seat="1"), "seat: '1'"),
        (lambda: environments.aec("pentic", "3"), "players: '3'"),
        (lambda: environments.aec("pentic").reset(seed=-1), "seed: -1"),
        (lambda: environments.parallel("pentic").reset(seed="a"), "seed: 'a'"),
        (lambda: environments.single("pentic").reset(seed=1.5), "seed: 1.5"),
        (lambda: environments.vector("pentic", 2).reset(seed="a"), "seed: 'a'"),
        (lambda: environments.aec("pentic").step(0), "reset the environment first"),
        (lambda: environments.aec("pentic").last(), "reset the environment first"),
        (lambda: environments.parallel("pentic").step({"seat_0": 0}), "reset the environment first"),
        (lambda: environments.single("pentic").unwrapped.step(0), "reset the environment first"),
        (lambda: environments.single("pentic").action_masks(), "reset the environment first"),
        (lambda: environments.aec("pentic", render_mode="ansi").render(), "reset the environment first"),
        (lambda: environments.vector("pentic", 2).step([0, 0]), "reset the environment first"),
        (lambda: begun(environments.single("pentic")).step("x"), "'x' is no number of an action"),
        (lambda: begun(environments.aec("pentic")).step(1.5), "1.5 is no number of an action"),
        (lambda: begun(environments.parallel("pentic")).step({"seat_0": None}), "None is no number of an action"),
        (lambda: begun(environments.parallel("pentic")).step({"Ann": 0}), "there is no agent 'Ann'; there are seat_0"),
        (lambda: begun(environments.vector("pentic", 2)).step([0.5, 1.5]), "whole, and these are of type float64"),
        (lambda: begun(environments.vector("pentic", 2)).step([1 << 32, 0]), "no action number 4294967296"),
        (lambda: Factors(find_game("pentic")).join([9, 0, 0]), "part 0 is 9"),
        (lambda: Factors(find_game("pentic")).join([0, 125, 0]), "part 1 of play is 125"),
    ],
)
def test_bad_input_is_named(make: Any, says: str) -> None:
    with pytest.raises(ParlourError, match=says):
        make()


def begun(env: Any) -> Any:
    env.reset(seed=1)
    return env


@pytest.mark.parametrize("make", [environments.aec, environments.parallel, environments.single, many])
def test_numbers_of_numpy_do(make: Any) -> None:
    one = make("pentic", players=np.int64(3), options={"target": np.int64(150)})
    other = make("pentic", players=3, options={"target": 150})
    one.reset(seed=np.int64(7))
    other.reset(seed=7)
    if isinstance(one, Matches):
        assert one._worlds.tobytes() == other._worlds.tobytes()
    else:
        tables = (env.unwrapped._table for env in (one, other))
        assert len({table.match.state.tobytes() for table in tables}) == 1


def test_what_is_lacking_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("table", "turns", "together", "alone", "many"):
        monkeypatch.setitem(__import__("sys").modules, f"parlour.lab.environments.{module}", None)
    for make in (
        lambda: environments.aec("pentic"),
        lambda: environments.parallel("pentic"),
        lambda: environments.single("pentic"),
        lambda: environments.vector("pentic", 2),
    ):
        with pytest.raises(BadOption, match=r"pip install 'parlour\[environments\]'"):
            make()
    assert TENSOR != FIELDS
