"""Endgames: each is gone through whole, as a program that knows nothing of the referee's rules would see it."""

from __future__ import annotations

import copy
import functools
import pickle
import random
import sys
import warnings
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from benchmarks.tiny import best_value, solve

from parlour.core.errors import BadOption, UnknownGame
from parlour.core.game import find_game, games
from parlour.lab import environments
from parlour.lab.environments.endgames import Endgame, find_endgame
from parlour.lab.openspiel_tiny import History, Node, TinyGame

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # OpenSpiel's and PettingZoo's imports warn of what they use
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability
    from pettingzoo.test import api_test, parallel_api_test

ALL = sorted(games())
SIZES = {
    "grannys-pills": (722, 506),
    "gridsy": (12_745, 109),
    "mismemory": (1_868, 258),
    "pentic": (1_759, 69),
    "pivot-pawns": (292, 19),
    "queen-of-the-ticcitories": (1_932, 1_503),
    "thirty-six": (3_482, 1_104),
    "tic-squared": (3_604, 1_610),
    "tyramid": (2_088, 922),
}
"""Histories after the deal, and information sets: what docs/tiny.md says, less the history before the deal."""
MOST = 15_000
"""Histories of any endgame."""
SMALL = ["grannys-pills", "pentic", "pivot-pawns"]
"""Games that are gone through in Python, not compiled."""
Seen = tuple[Any, ...]


@functools.cache
def tiny(name: str) -> TinyGame:
    return environments.tiny(name).openspiel()


def retold(game: TinyGame) -> Iterator[tuple[History, Node, list[Seen]]]:
    """Yield every history with what each seat has seen and done, told from the match itself and without hashes."""
    seen_before: dict[History, list[Seen]] = {}
    told_before: dict[History, int] = {}
    for history, node in game.histories():
        match, parent = node.match, history[:-1]
        seen = list(seen_before.get(parent, [(match.view(seat, 0).tobytes(),) for seat in range(match.players)]))
        told = told_before.get(parent, 0)
        end = len(match.entries)
        for index in range(told, end):
            who, action = match.entries[index]
            for seat in range(match.players):
                if seat == who or not match.game.rules.secret:
                    seen[seat] += ((who, action),)
                view = match.view(seat, index + 1 if index + 1 < end else None).tobytes()
                if view != next(item for item in reversed(seen[seat]) if isinstance(item, bytes)):
                    seen[seat] += (view,)
        seen_before[history], told_before[history] = seen, end
        yield history, node, seen


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ALL)
def test_a_whole_game_is_small_and_says_to_each_seat_what_it_may_know(name: str) -> None:
    game = tiny(name)
    same_as: dict[tuple[int, bytes], Seen] = {}
    past_of: dict[tuple[int, Seen], bytes] = {}
    of_a_set: dict[tuple[int, bytes], list[tuple[History, Node]]] = defaultdict(list)
    results, number = set(), 0
    for history, node, seen in retold(game):
        number += 1
        for seat, what in enumerate(seen):
            assert same_as.setdefault((seat, node.pasts[seat]), what) == what, "two that differ are not told apart"
            assert past_of.setdefault((seat, what), node.pasts[seat]) == node.pasts[seat], "told by something unseen"
        if node.seat is not None:
            of_a_set[node.seat, node.pasts[node.seat]].append((history, node))
        else:
            results.add(check_result(node))
    assert (number, len(of_a_set)) == SIZES[name] and number < MOST
    assert len(results) > 1, "what is done decides"
    for (seat, _), alike in of_a_set.items():
        views = {(node.match.view(seat).tobytes(), node.actions) for _, node in alike}
        assert len(views) == 1, "the same is seen, and the same may be done"
    check_recall(game, of_a_set)
    shared = [alike for alike in of_a_set.values() if len({history[0] for history, _ in alike}) > 1]
    assert bool(shared) == (game.deals > 1), "what is hidden is hidden"
    check_solution(game)


def check_result(node: Node) -> tuple[float, ...]:
    """Check the end of a match: what is returned is what the game says of winners."""
    points, winners = node.match.points()
    returns = node.returns()
    assert node.match.over and sum(returns) == 0
    assert [seat for seat, value in enumerate(returns) if value == 1] == list(winners if len(winners) == 1 else ())
    assert len(points) == 2
    return tuple(returns)


def check_recall(game: TinyGame, of_a_set: dict[tuple[int, bytes], list[tuple[History, Node]]]) -> None:
    """Check perfect recall: histories of a set agree in the sets that their seat was in, and in what it did there."""
    set_at = {history: key for key, alike in of_a_set.items() for history, _ in alike}
    for (seat, _), alike in of_a_set.items():
        own = {
            tuple(
                (set_at[history[:length]], history[length])
                for length in range(1, len(history))
                if set_at[history[:length]][0] == seat
            )
            for history, _ in alike
        }
        assert len(own) == 1


def check_solution(game: TinyGame) -> None:
    """Check that CFR leaves less and less to exploit, and agrees with backward induction."""
    found = solve(game, (0, 10, 100))
    assert found.gaps[0] > 0.05, "who plays at random can be exploited"
    assert found.gaps[0] > 2 * found.gaps[1] > 4 * found.gaps[2]
    if found.exact is not None:
        assert abs(found.value - found.exact) <= found.gaps[-1]


@pytest.mark.parametrize("name", SMALL)
def test_openspiel_solves_a_game_in_python_as_it_does_compiled(name: str) -> None:
    game = tiny(name)
    compiled = pyspiel.load_efg_game(game.efg())
    ours = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert ours == pytest.approx(pyspiel.nash_conv(compiled, pyspiel.UniformRandomPolicy(compiled)))
    solvers = cfr.CFRSolver(game), pyspiel.CFRSolver(compiled)
    for _ in range(3):
        for solver in solvers:
            solver.evaluate_and_update_policy()
    ours, theirs = (
        exploitability.exploitability(game, solvers[0].average_policy()),
        pyspiel.exploitability(compiled, solvers[1].average_policy()),
    )
    assert ours == pytest.approx(theirs)


def test_the_best_value_is_that_of_the_best_play() -> None:
    """Two heaps drawn by hand: seat 0 chooses between a loss and seat 1's choice of a draw or a win for seat 0."""

    def leaf(value: float) -> Any:
        return SimpleNamespace(seat=None, returns=lambda: [value, -value])

    def node(seat: int, *after: Any) -> Any:
        return SimpleNamespace(seat=seat, actions=range(len(after)), after=after.__getitem__)

    assert best_value(node(0, leaf(-1), node(1, leaf(0), leaf(1)))) == 0


@pytest.mark.parametrize("name", SMALL)
def test_openspiel_finds_nothing_wrong_with_an_endgame(name: str) -> None:
    """Its tester draws worlds that look alike, for which the whole game is made: all nine take a minute."""
    pyspiel.random_sim_test(tiny(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_a_state_that_is_copied_goes_its_own_way(name: str) -> None:
    state = tiny(name).new_initial_state()
    state.apply_action(0)
    for copied in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(copied) == str(state) and copied.legal_actions() == state.legal_actions()
        copied.apply_action(copied.legal_actions()[0])
    assert state.history() == [0]


def test_another_world_is_drawn_from_those_that_look_alike() -> None:
    game = tiny("mismemory")
    state, chance = game.new_initial_state(), random.Random(1)
    state.apply_action(1)
    while not state.is_terminal():
        seat = state.current_player()
        drawn = [state.resample_from_infostate(seat, chance.random) for _ in range(20)]
        assert {world.information_state_string(seat) for world in drawn} == {state.information_state_string(seat)}
        assert {tuple(world.legal_actions()) for world in drawn} == {tuple(state.legal_actions())}
        if len(state.history()) == 1:
            assert {world.history()[0] for world in drawn} > {1}
        state.apply_action(state.legal_actions()[-1])


# --- as environments


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_finds_nothing_wrong_with_an_endgame(name: str) -> None:
    endgame = environments.tiny(name)
    api_test(endgame.aec(), num_cycles=5)
    parallel_api_test(endgame.parallel(), num_cycles=5)


def test_each_reset_draws_a_world() -> None:
    endgame = environments.tiny("mismemory")
    env = endgame.aec(reward="points")
    env.reset(seed=2)
    begun = set()
    for _ in range(30):
        env.reset()
        begun.add(env._table.match.state.tobytes())
    assert begun == {world.tobytes() for world in endgame.worlds}
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert copied.last()[0]["observation"].tobytes() == env.last()[0]["observation"].tobytes()
        copied.step(int(np.flatnonzero(copied.last()[0]["action_mask"])[0]))
        assert env._table.match.entries == []


@pytest.mark.parametrize("name", ["pivot-pawns", "gridsy"])
def test_no_action_is_left_when_a_match_is_over(name: str) -> None:
    """As docs/laboratory.md says of masks; in ``parallel`` waiting is left, which does nothing."""
    env = environments.tiny(name).aec()
    env.reset(seed=3)
    while not env.terminations[env.agent_selection]:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)
    together = environments.tiny(name).parallel()
    seen, _ = together.reset(seed=3)
    while together.agents:
        chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in together.agents}
        seen, *_ = together.step(chosen)
    assert all(np.flatnonzero(one["action_mask"]).tolist() == [together.wait] for one in seen.values())


# --- where they begin


@pytest.mark.parametrize("name", ALL)
def test_worlds_look_alike_to_the_seat_that_imagined_them(name: str) -> None:
    endgame = environments.tiny(name)
    for number in range(1, endgame.beginning.deals):
        one, other = (endgame.begin(deal).match.view(number % 2).tobytes() for deal in (number - 1, number))
        assert one == other
    assert len({world.tobytes() for world in endgame.worlds}) == endgame.beginning.deals


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where beginnings are looked for instead; nothing that is read there is kept."""
    find_endgame.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr("parlour.lab.environments.endgames.FILE", tmp_path / "none.json")
        yield tmp_path / "none.json"
    find_endgame.cache_clear()


@pytest.mark.parametrize(
    ("kept", "says"),
    [
        ('{"moves": 3}', "pentic, none.json: .*unknown field `moves`"),
        ('{"deals": 0}', "pentic, none.json: .*>= 1"),
        ("{", "pentic, none.json: Input data was truncated"),
        ('{"actions": 5000}', "actions: the match is over after"),
        ('{"bots": "wizard"}', "there is no bot 'wizard'"),
        ('{"options": {"target": 3}}', "target"),
    ],
)
def test_a_beginning_that_is_not_possible_is_named(kept: str, says: str, elsewhere: Path) -> None:
    elsewhere.write_text(kept)
    with pytest.raises(BadOption, match=says.replace("none.json", ".*none.json")):
        _ = environments.tiny("pentic").worlds


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        environments.tiny("chess")
    with pytest.raises(BadOption, match="deal: 9 is not possible; deals are 0 to 3"):
        environments.tiny("mismemory").begin(9)


def test_a_game_without_an_endgame_says_which_have_one(elsewhere: Path) -> None:
    with pytest.raises(BadOption, match=r"game: pentic has no .*none\.json; there is one in"):
        environments.tiny("pentic")


def test_what_is_lacking_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    endgame = environments.tiny("pivot-pawns")
    monkeypatch.delitem(sys.modules, "parlour.lab.openspiel_tiny")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadOption, match=r"pip install 'parlour\[openspiel\]'"):
        endgame.openspiel()
    for module, make in (("turns", endgame.aec), ("together", endgame.parallel)):
        monkeypatch.setitem(sys.modules, f"parlour.lab.environments.{module}", None)
        with pytest.raises(BadOption, match=r"pip install 'parlour\[environments\]'"):
            make()


def test_a_clock_has_the_time_that_is_left() -> None:
    endgame = environments.tiny("gridsy")
    time = endgame.begin(0)
    (clock,) = time.match.clocks()
    assert time.due == {clock: time.now + 400}
    other = Endgame(find_game("gridsy"), msgspec.structs.replace(endgame.beginning, rest_ms=None))
    assert other.begin(0).due == other.played.due and other.played.due[clock] > time.due[clock]
