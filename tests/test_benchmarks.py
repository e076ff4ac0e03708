"""The measurements of ``benchmarks/`` still run: each is made once, for a moment, except those that
need a browser or the peers of the extra ``bench``. What they find is not looked at.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks import agents, duplicate, environments, exact, ours, playouts, prices, restart, thoughts, tournaments

from parlour.core.game import Game, find_game
from parlour.core.match import Match

MOMENT = 0.001
"""Seconds."""


@pytest.mark.parametrize("measure", [ours.match_loop, ours.verbs_loop, ours.compiled_loop])
def test_speed_is_measured(measure: Callable[[Game, float], float]) -> None:
    assert measure(find_game("thirty-six"), MOMENT) > 0


def test_search_is_measured() -> None:
    assert min(ours.tree_search(find_game("thirty-six"), MOMENT)) > 0


def test_environments_are_measured() -> None:
    assert environments.ours("thirty-six", 4, MOMENT) > 0


def test_prices_are_measured() -> None:
    assert prices.measure_game("thirty-six")


def test_thoughts_are_measured() -> None:
    played = thoughts.Timed(Match.start(find_game("thirty-six"), 2, None, bytes(32)), ("gentle", "gentle"), 0)
    played.go_on()
    assert len(played.thoughts) >= len(played.turns) > 0


def test_playouts_are_measured() -> None:
    playouts_a_second, _ = playouts.measure("thirty-six", MOMENT)
    assert playouts_a_second > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_tournaments_are_measured(seats: int) -> None:
    assert len(tournaments.measure(9, 2, seats)) == 2


def test_duplicate_nights_are_measured() -> None:
    found = duplicate.measure("thirty-six", 1, 0, duplicate.FIELDS["close"])
    assert all(-1 <= tau <= 1 for taus in found.values() for tau in taus)
    assert len(found) == len(duplicate.WAYS)


def test_a_restart_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    restart.main("thirty-six", "1", "2")
    assert capsys.readouterr().out


def test_what_is_known_exactly_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    exact.play_best(1, 2)
    exact.ends("pentic", 1, lambda view: 0)
    assert len(exact.extras(2)) == 2
    assert capsys.readouterr().out.count("\n") == 2


def test_agents_are_measured() -> None:
    deals = agents.play("pentic", "agent:pentic-ppo", 2, ("random", "first_steps"))
    assert len(deals) == 3 and all(deals.values())
    assert "agent:pentic-ppo" in agents.facts()
