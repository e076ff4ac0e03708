"""Clocks of bots: what they measure, who loses by them, and that nothing changes without them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.core.decision import USUAL, Decision
from parlour.core.ending import Ending
from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.time_control import read_control
from parlour.lab import plan as plan_module
from parlour.lab import simulated as simulated_module
from parlour.lab.arena import Arena
from parlour.lab.batch import new_batch, play_chunk
from parlour.lab.contest import Contest, Played, play_deal
from parlour.lab.figures import figures
from parlour.lab.files import COLUMNS, add_file, write
from parlour.lab.simulated import Simulated
from parlour.lab.thinking import Thinking
from tests.lab.test_command import command

CONTEST = Contest("36", ("random", "greedy"), 2, {}, 3)


class Time:
    """A time that passes only while bots think: ``slow`` ones take seven seconds a decision, others a millisecond."""

    def __init__(self, *slow: str) -> None:
        self.slow = slow
        self.now, self.seconds = 0.0, 7.0

    def decide(self, game: Any, view: Any, seat: int, level: str, seed: int) -> Decision:
        self.now += self.seconds if level in self.slow else 0.001
        return decide(game, view, seat, level, seed)


decide: Callable[..., Decision] = simulated_module.decide


@pytest.fixture
def slow_random(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Let random bots be slow, and time stand still otherwise."""
    time = Time("random")
    monkeypatch.setattr(simulated_module, "decide", time.decide)
    monkeypatch.setattr(plan_module, "Thinking", lambda control, seats: Thinking(control, seats, lambda: time.now))
    return time


def take(thinking: Thinking, time: Time, seconds: float) -> None:
    def work() -> Decision:
        time.now += seconds
        return Decision(0)

    thinking.measure(0, work)


def test_a_clock_goes_by_its_own_bots_decisions_alone() -> None:
    time = Time()
    thinking = Thinking(read_control("1+1"), (0, 1), lambda: time.now)
    take(thinking, time, 59.9)
    time.now += 1000
    assert not thinking.is_up(0)
    thinking.note_action(0)
    take(thinking, time, 1.0)
    assert not thinking.is_up(0), "the action brought a second"
    take(thinking, time, 0.11)
    assert thinking.is_up(0)
    assert not thinking.is_up(1)


def test_a_delay_is_once_for_an_action_however_often_the_bot_is_asked() -> None:
    time = Time()
    thinking = Thinking(read_control("0d5"), (0,), lambda: time.now)
    take(thinking, time, 3.0)
    take(thinking, time, 1.9)
    assert not thinking.is_up(0)
    take(thinking, time, 0.2)
    assert thinking.is_up(0)
    thinking = Thinking(read_control("0d5"), (0,), lambda: time.now)
    for _ in range(3):
        take(thinking, time, 4.0)
        assert not thinking.is_up(0)
        thinking.note_action(0)


def test_of_two_the_slow_bot_loses(slow_random: Time) -> None:
    timed = Contest("36", ("random", "greedy"), 2, {}, 3, "1+1")
    (pair,) = timed.pairs
    for game in play_deal(timed, pair, 0):
        assert game.late == game.bots.index("random")
        assert game.winners == (game.bots.index("greedy"),)
        assert game.fault == ""


def test_the_late_decision_is_not_played(slow_random: Time) -> None:
    match = Match.start(find_game("36"), 2, {"start": 1}, bytes(32))
    thinking = Thinking(read_control("0d5"), range(2), lambda: slow_random.now)
    Simulated(match, ("random", "greedy"), 0, thinking).go_on()
    assert match.entries == []
    assert match.ending == Ending("time", 0)
    assert thinking.late == [0]


def test_who_acts_within_the_delay_plays_to_the_end(slow_random: Time) -> None:
    slow_random.seconds = 4.0
    match = Match.start(find_game("36"), 2, {"start": 1}, bytes(32))
    thinking = Thinking(read_control("0d5"), range(2), lambda: slow_random.now)
    Simulated(match, ("random", "greedy"), 0, thinking).go_on()
    assert match.over
    assert match.ending is None


def test_of_three_the_usual_bot_plays_on_without_a_clock(slow_random: Time) -> None:
    match = Match.start(find_game("36"), 3, {"start": 1}, bytes(32))
    thinking = Thinking(read_control("0d5"), range(3), lambda: slow_random.now)
    bots = Simulated(match, ("random", "greedy", "greedy"), 0, thinking)
    bots.go_on(4)
    assert bots.levels == [USUAL, "greedy", "greedy"]
    assert match.ending is None
    assert thinking.late == [0]
    assert any(entry.seat == 0 for entry in match.entries)


def test_who_is_replaced_leaves_first_where_the_game_has_it(slow_random: Time) -> None:
    match = Match.start(find_game("pivot-pawns"), 3, {"tempo": "turns"}, bytes(32))
    thinking = Thinking(read_control("0d5"), range(3), lambda: slow_random.now)
    Simulated(match, ("random", "gentle", "gentle"), 0, thinking).go_on(1)
    first = match.entries[0]
    assert (first.seat, match.game.rules.actions.text(first.action)) == (0, "leave")


def test_an_arena_of_three_has_no_clock() -> None:
    with pytest.raises(BadOption, match="--clock"):
        Contest("36", ("random", "greedy"), 3, {}, 0, "1+1").check()
    Contest("36", ("random", "greedy"), 2, {}, 0, "1+1").check()


def test_a_file_keeps_who_was_late(slow_random: Time, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    timed = Contest("36", ("random", "greedy"), 2, {}, 3, "1+1")
    arena, again = Arena(timed, 2), Arena(timed, 2)
    assert arena.run(1)
    write(arena, file)
    add_file(again, file)
    (one,), (other,) = arena.standings.values(), again.standings.values()
    assert one.deals == other.deals
    assert [game.late for deal in other.deals for game in deal] == [0, 1]


def test_a_batch_counts_losses_on_time(slow_random: Time) -> None:
    batch = new_batch("36", 2, {}, ("random", "greedy"), 1, "1+1")
    assert not batch.compiled
    table = play_chunk(batch, range(2))
    assert table["late"].to_pylist() == [[0], [0]]
    assert table["winners"].to_pylist() == [[1], [1]]
    assert [mean.value for mean in figures(table).late] == [1.0, 0.0]


def test_without_a_clock_files_and_results_are_as_before() -> None:
    assert CONTEST.text() == ('{"bots":["random","greedy"],"game":"36","options":{},"players":2,"seed":3}')
    assert new_batch("36", 2, {}, "random", 0).text() == (
        '{"bots":["random","random"],"game":"thirty-six","options":{},"seed":0}'
    )
    assert "late" not in COLUMNS.names
    table = play_chunk(new_batch("36", 2, {}, "random", 0), range(2))
    assert "late" not in table.column_names
    assert figures(table).late == ()


def test_a_generous_clock_changes_no_game() -> None:
    (pair,) = CONTEST.pairs
    timed = Contest("36", ("random", "greedy"), 2, {}, 3, "180")
    assert play_deal(timed, pair, 0) == play_deal(CONTEST, pair, 0)
    assert all(isinstance(game, Played) and game.late is None for game in play_deal(timed, pair, 0))


def test_the_commands_report_losses_on_time(slow_random: Time) -> None:
    words = ("36", "--bots", "random,greedy", "--games", "2", "--cores", "1", "--clock", "1+1", "--language", "en")
    code, said = command("arena", *words)
    assert code == 0
    assert "Lost on time: greedy 0, random 2" in said
    assert "--clock 1+1" in said
    code, said = command("simulate", *words)
    assert code == 0
    assert "Out of time, seat 1" in said
    code, said = command("arena", "36", "--clock", "1:1")
    assert code == 2
    assert "'--clock'" in said


def test_on_a_gpu_bots_have_no_clock() -> None:
    on_gpu = pytest.importorskip("parlour.lab.on_gpu")
    with pytest.raises(BadOption, match="--clock"):
        on_gpu.check_gpu(new_batch("36", 2, {}, "random", 0, "1+1"))
