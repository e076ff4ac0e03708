"""Agents as bots: they play by the rules, know only what their seat may know, and are named like others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from parlour.agents.checkpoints import find_checkpoint, shipped, write
from parlour.agents.playing import draw, values_of
from parlour.bots.agents import agents_of
from parlour.bots.levels import is_known, think
from parlour.cli.main import main
from parlour.core.conformance.random_play import started
from parlour.core.conformance.worlds import differ, random_pairs
from parlour.core.errors import BadOption
from parlour.core.game import find_game, games, hidden, legal_actions
from parlour.core.match import Match
from parlour.core.tensors import write_view
from parlour.lab.environments.observing import Observer
from parlour.protocol.http import SeatRequest
from parlour.protocol.programs import check_bot
from parlour.server.model.seats import seat_people
from tests.agents.nets import agent

SHIPPED = [(name, find_checkpoint(name).about.game) for name in shipped()]


def seats(name: str) -> tuple[str, str]:
    return f"agent:{name}", "random"


@pytest.mark.parametrize(("name", "game"), SHIPPED)
def test_an_agent_plays_whole_matches_by_the_rules(name: str, game: str) -> None:
    for seed in range(2):
        match = Match.start(find_game(game), 2, seed=bytes([seed]) * 32)
        chosen = set()
        while not match.over:
            seat = match.seats_to_act()[0]
            action = think(match.game, match.view(seat), seat, seats(name)[seat ^ seed], seed).action
            assert action in match.actions(seat)
            if seat == seed and len(match.actions(seat)) > 1:
                best = max(match.actions(seat), key=dict(zip(*valued(match, seat, name), strict=True)).__getitem__)
                assert action == best or find_checkpoint(name).about.heat
                chosen.add(action)
            match.play(seat, action)
        assert len(chosen) > 1


def valued(match: Match, seat: int, name: str) -> tuple[list[int], list[float]]:
    legal = match.actions(seat)
    tensor = Observer(match.game).observe(match.state, seat)
    return legal, values_of(find_checkpoint(name), tensor, np.array(legal)).tolist()


@pytest.mark.parametrize(("name", "game"), SHIPPED)
def test_an_agent_decides_alike_in_worlds_that_its_seat_cannot_tell_apart(name: str, game: str) -> None:
    found, level, compared = find_game(game), f"agent:{name}", 0
    for seed in range(4):
        for pair, _ in random_pairs(started(found, seed, 2, {}), seed):
            seat = pair.viewer
            if seat < 0 or not legal_actions(found, hidden(found, pair.real.state, seat), seat):
                continue
            real, imagined = (think(found, world.view(seat), seat, level, 0) for world in (pair.real, pair.imagined))
            assert real == imagined
            compared += differ(pair)
    assert compared or not found.rules.secret


@pytest.mark.parametrize("name", sorted(games()))
def test_agents_see_what_environments_show(name: str) -> None:
    game = find_game(name)
    match = Match.start(game, 2, seed=b"1" * 32)
    for seat in range(2):
        assert write_view(game, match.view(seat), seat).tobytes() == Observer(game).observe(match.state, seat).tobytes()


def test_actions_that_an_agent_never_met_are_worth_least() -> None:
    made = agent()
    tensor = np.random.default_rng(1).random(3000).astype(np.float32)
    values = values_of(made, tensor, np.array([0, 1, 2, 1125]))
    assert values[1] == values[3] < min(values[0], values[2])
    assert (values_of(made, tensor, np.array([1, 3])) == values[1]).all()


def test_chance_decides_as_much_as_the_heat_says() -> None:
    values = np.array([1.0, 0.0, 1.0 + np.log(2)])
    assert {draw(values, 0.0, seed) for seed in range(20)} == {2}
    drawn = np.bincount([draw(values, 1.0, seed) for seed in range(4000)], minlength=3) / 4000
    wanted = np.exp(values) / np.exp(values).sum()
    assert np.abs(drawn - wanted).max() < 0.03
    assert draw(values, 1.0, 5) == draw(values, 1.0, 5) == draw(values, 1.0, 5 + (1 << 64))


def test_agents_are_known_by_name_and_file(tmp_path: Path) -> None:
    write(agent(), tmp_path / "mine.npz")
    assert all(is_known(f"agent:{name}") for name in shipped())
    assert is_known(f"agent:{tmp_path}/mine.npz")
    assert not any(map(is_known, ("agent:", "agent:chess", f"agent:{tmp_path}/other.npz", "agents:pentic-ppo")))
    pentic = find_game("pentic")
    check_bot(f"agent:{tmp_path}/mine.npz", pentic, 2)
    with pytest.raises(BadOption, match="plays pentic, and not gridsy"):
        check_bot("agent:pentic-ppo", find_game("gridsy"), 2)
    assert agents_of(pentic, 2) == ("agent:pentic-ppo",) and agents_of(pentic, 3) == ()


def test_a_table_seats_those_that_come_along_and_play_its_game(tmp_path: Path) -> None:
    def seat(level: str, game: str, *others: SeatRequest) -> Any:
        return seat_people([SeatRequest("bot", level=level), SeatRequest("here"), *others], "me", "t", find_game(game))

    assert seat("agent:pentic-ppo", "pentic")[0].strength == "agent:pentic-ppo"
    write(agent(), tmp_path / "mine.npz")
    for level, game, others in (
        ("agent:pentic-ppo", "gridsy", ()),
        ("agent:pentic-ppo", "pentic", (SeatRequest("here"),)),
        (f"agent:{tmp_path}/mine.npz", "pentic", ()),
        ("agent:chess", "pentic", ()),
    ):
        with pytest.raises(BadOption, match="there is no level 'agent:") as refused:
            seat(level, game, *others)
        assert refused.value.field == "seats[0].level"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena", "pentic", "--bots", "random,agent:chess"), "there is no agent 'chess'; there are agent:"),
        (("arena", "gridsy", "--bots", "random,agent:pentic-ppo"), "agent:pentic-ppo plays pentic, and not gridsy"),
        (("arena", "pentic", "--players", "3", "--bots", "random,agent:pentic-ppo"), "with 2 seats, and not with 3"),
        (("play", "gridsy", "--seat", "me", "--seat", "bot:agent:pentic-ppo"), "plays pentic, and not gridsy"),
        (("simulate", "gridsy", "--bots", "agent:pentic-ppo"), "plays pentic, and not gridsy"),
        (("simulate", "pentic", "--bots", "agent:none.npz"), "none.npz: cannot be read: No such file"),
    ],
)
def test_commands_refuse_agents_in_one_line(words: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code == 1, done.output
    assert said in done.output
    assert len(done.output.strip().splitlines()) == 1
