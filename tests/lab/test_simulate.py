"""Batches: fresh deals, the same rows whoever plays them, counted as a plain loop over a match counts."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from parlour.core import kernel
from parlour.core.errors import BadFile, BadOption, ParlourError, UnknownGame
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.lab import simulate
from parlour.lab.batch import Batch, count_match, luck_of, new_batch, play_chunk
from parlour.lab.crews import play_chunks
from parlour.lab.rows import table_of
from parlour.lab.simulated import play_match
from parlour.lab.simulation import run_batch
from parlour.lab.umpire import NEVER, ROW, draw_actor, first_due, new_umpire

QUICK: dict[str, Any] = {"game": "tyramid", "players": 2, "bots": ("random", "greedy")}
SHORT_GRIDSY = {"grid": 3, "best_of": 1, "round_limit_min": 30}


@pytest.mark.parametrize("cores", [2, 3])
def test_the_number_of_cores_changes_nothing(cores: int) -> None:
    alone = simulate(**QUICK, games=200, seed=4, cores=1)
    assert alone.height == 200
    assert alone.equals(simulate(**QUICK, games=200, seed=4, cores=cores))
    assert not alone.equals(simulate(**QUICK, games=200, seed=5, cores=cores))


def test_bots_that_think_play_the_same_in_processes() -> None:
    given: dict[str, Any] = {"game": "36", "bots": ("random", "casual"), "games": 5, "seed": 2}
    assert simulate(**given, cores=1).equals(simulate(**given, cores=2))


def test_a_script_needs_no_guard_to_play_in_processes(tmp_path: Path) -> None:
    """Processes are not to import what they were started from: it would start processes in turn."""
    script = tmp_path / "script.py"
    script.write_text(
        "from parlour.lab import simulate\n"
        "from parlour.lab.arena import Arena\n"
        "from parlour.lab.contest import Contest\n"
        "print(simulate('tyramid', bots='casual', games=2, cores=2).height)\n"
        "print(Arena(Contest('tyramid', ('random', 'greedy'), 2, {}, 0), 2).run(2), __file__)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert done.stdout.split() == ["2", "True", str(script)], done.stderr


def test_no_two_deals_are_alike_and_any_can_be_dealt_again() -> None:
    rows = simulate("pentic", 2, games=50)
    assert rows["seed"].n_unique() == 50
    assert rows.unique(("length", "points")).height > 45
    game, seeds = find_game("pentic"), [bytes.fromhex(seed) for seed in rows["seed"]]
    again = [Match.start(game, 2, None, seed).state for seed in seeds]
    assert len({state.tobytes() for state in again}) == 50
    assert luck_of(seeds)[:, :8].tolist() == [state.key.tolist() for state in again]


def naive(match: Match) -> dict[str, Any]:
    """Count a finished match as it is written in ``lab.rows``, from the match alone."""
    game, again = match.game, Match.start(match.game, match.players, match.options, match.seed)
    sign = -1 if game.rules.lowest_wins else 1
    found: dict[str, Any] = {
        "length": len(match.entries),
        "clocks": 0,
        "actions": dict.fromkeys(game.rules.actions.forms, 0),
    }
    choices, ahead = [], []

    def note() -> None:
        points = [sign * value for value in again.points()[0]]
        ahead.append(tuple(seat for seat, value in enumerate(points) if value == max(points)))

    note()
    for seat, action in match.entries:
        found["actions"][game.rules.actions.split(action)[0]] += 1
        found["clocks"] += seat == CLOCK
        if seat != CLOCK:
            choices.append(len(again.actions(seat)))
        again.carry_out(seat, action)
        note()
    points, winners = again.points()
    alone = [leaders[0] for leaders in ahead if len(leaders) == 1]
    found["lead_changes"] = sum(one != other for one, other in itertools.pairwise(alone))
    behind = [place for place, leaders in enumerate(ahead) if leaders != winners]
    for_good = len(winners) == 1 and ahead[-1] == winners
    found["led_from"] = (max(behind) + 1 if behind else 0) if for_good else None
    found["points"], found["winners"], found["tie"] = points, list(winners), len(winners) > 1
    better = [(seat in winners, sign * points[seat] * (seat not in winners)) for seat in range(match.players)]
    found["ranks"] = [1 + sum(other > one for other in better) for one in better]
    found["branching"] = sum(choices) / len(choices)
    found["branching_most"] = max(choices)
    return found


@pytest.mark.parametrize(
    ("name", "players", "options"), [("36", 3, {}), ("mismemory", 3, {}), ("tic-squared", 2, {"mode": "race"})]
)
def test_rows_are_what_a_plain_loop_counts(name: str, players: int, options: dict[str, Any]) -> None:
    game, batch = find_game(name), Batch(find_game(name).name, ("random",) * players, options, 3)
    for number in range(3):
        seed = batch.seed_of(number)
        match = Match.start(game, players, game.read_options(options), seed)
        play_match(match, batch.bots, luck=number)
        counted: Any = _one(ROW, count_match(match))
        (row,) = table_of(batch, range(number, number + 1), [seed], counted).to_pylist()
        wanted = naive(match)
        assert {key: row[key] for key in wanted} == wanted


def _one(dtype: Any, row: Any) -> Any:
    rows: Any = np.zeros(1, dtype)
    rows[0] = row
    return rows


def test_who_wins_without_the_most_points_was_not_ahead_for_good() -> None:
    """SQR-25: who goes out wins, whatever the points."""
    rows: Any = np.zeros(2, ROW)
    rows["winners"], rows["leaders"], rows["led_since"], rows["length"] = [1, 1], [1, 2], 5, 9
    batch = new_batch("tic-squared", 2, {}, "random", 0)
    table = table_of(batch, range(2), [b"", b""], rows)
    assert table["led_from"].to_pylist() == [5, None]


def test_compiled_play_is_as_long_as_the_plain_loop_on_average() -> None:
    """Whoever draws the actions, random matches have the same law: four standard errors apart at most."""
    game = find_game("pentic")
    lengths, choices = [], []
    for number in range(60):
        match = Match.start(game, 2, game.read_options({"target": 50}), Batch("pentic", (), {}, 9).seed_of(number))
        play_match(match, ("random", "random"), luck=number)
        row = count_match(match)
        lengths.append(int(row.length))
        choices.append(int(row.branches) / int(row.decisions))
    many = simulate("pentic", 2, {"target": 50}, games=2000)
    for mine, column in ((lengths, "length"), (choices, "branching")):
        plain = pl.Series(mine, dtype=pl.Float64)
        mean, deviation = plain.mean(), plain.std()
        assert isinstance(mean, float) and isinstance(deviation, float)
        assert abs(mean - float(many[column].mean())) < 4 * deviation / 60**0.5  # type: ignore[arg-type]


def test_the_clock_of_gridsy_runs_out_when_it_would() -> None:
    """GRI-G12: a round takes minutes of actions; the clock is no actor as likely as any other."""
    simulate("pentic", 2, games=1)  # whose kernels other processes compiled
    rows = simulate("gridsy", 2, SHORT_GRIDSY, games=1000)
    assert rows["length"].mean() > 1000  # type: ignore[operator]
    assert (rows["clocks"] <= 2).all() and (rows["clocks"] == 2).any()
    assert (~rows["tie"]).any()
    assert not simulate("gridsy", 2, SHORT_GRIDSY, "greedy", games=20)["tie"].any()


def test_a_clock_starts_anew_with_every_run_and_after_every_pause() -> None:
    """PIV-D11, PIV-D13: three minutes to think; the first bid starts the timer."""
    game = find_game("pivot-pawns")
    match, umpire = Match.start(game, 2, None, bytes(32)), new_umpire(game)
    umpire.seen[:] = NEVER
    think, timer = (game.rules.actions.read(f"clock {name}") for name in ("think", "timer"))
    assert first_due(match.state, umpire, 0) == think
    umpire.now = 100_000.0
    assert first_due(match.state, umpire, 1) == think
    assert umpire.due[0] == 180_000
    assert first_due(match.state, umpire, 3) == think  # unseen after two actions: it stood still
    assert umpire.due[0] == 280_000
    match.play(0, "bid 3")
    assert first_due(match.state, umpire, 4) == timer
    assert umpire.due[1] == 130_000
    assert umpire.due[0] == 280_000
    umpire.now = 110_000.0
    match.state.clocks += 1  # the next round's, with nothing in between
    assert first_due(match.state, umpire, 5) == timer
    assert umpire.due[1] == 140_000


@pytest.mark.parametrize("pace", [1.0, 1e12])
def test_who_acts_in_time_is_a_seat_and_nobody_else_the_clock(pace: float) -> None:
    game = find_game("pivot-pawns")
    match, umpire = Match.start(game, 2, None, bytes(32)), new_umpire(game)
    umpire.dice[:], umpire.seen[:], umpire.paces[:] = 7, NEVER, pace
    running = first_due(match.state, umpire, 0)
    found = [draw_actor(match.actors(), umpire, running) for _ in range(100)]
    assert set(found) == ({0, 1} if pace == 1.0 else {CLOCK})
    assert umpire.now < 180_000 if pace == 1.0 else umpire.now == 180_000


def test_broken_off_it_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "matches.parquet"
    batch = new_batch("tyramid", 2, {}, ("random", "greedy"), 4)
    whole = run_batch(batch, 300, cores=1)
    seen: list[int] = []

    def interrupt(done: int) -> None:
        seen.append(done)
        if done >= 128:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_batch(batch, 300, file, cores=1, tell=interrupt)
    assert seen == [0, 64, 128] and not file.exists()
    part = file.with_name("matches.parquet.part")
    data = part.read_bytes()
    part.write_bytes(data[: len(data) - 1000])  # as if the machine had lost its power
    again: list[int] = []
    assert run_batch(batch, 300, file, cores=1, tell=again.append).equals(whole)
    assert again == [64, 128, 192, 256, 300]
    assert not part.exists() and pq.read_table(file).equals(whole)
    more: list[int] = []
    assert run_batch(batch, 400, file, cores=1, tell=more.append).slice(0, 300).equals(whole)
    assert more[0] == 256
    assert run_batch(batch, 100, file, cores=1).equals(whole.slice(0, 100))
    assert pq.read_table(file).num_rows == 400


def test_chunks_come_in_any_order_and_rows_in_theirs() -> None:
    batch = new_batch("pentic", 2, {}, "random", 0)
    chunks = [range(4, 6), range(2), range(2, 4)]
    together = pa.concat_tables(play_chunks(batch, chunks, cores=2)).sort_by("number")
    assert together.equals(play_chunk(batch, range(6)))


@pytest.mark.parametrize(
    ("wrong", "error", "words"),
    [
        ({"game": "chess"}, UnknownGame, "there is no game 'chess'"),
        ({"options": {"gravity": 1}}, BadOption, "there is no option 'gravity'"),
        ({"options": {"target": 1}}, BadOption, "option target: 1 is not possible"),
        ({"players": 9}, BadOption, "played by"),
        ({"bots": "master"}, BadOption, "there is no bot 'master'"),
        ({"bots": ("random",) * 3}, BadOption, "2 seats and 3 bots"),
        ({"games": 0}, BadOption, "games: 0"),
        ({"games": 2.5}, BadOption, "games: 2.5 is not possible; give a whole number"),
        ({"players": "2"}, BadOption, "players: '2'"),
        ({"options": [1]}, BadOption, "options: .1. is not possible"),
        ({"seed": None}, BadOption, "seed: None"),
        ({"cores": -1}, BadOption, "cores: -1 is not possible; take 1 or more"),
        ({"on": "moon"}, BadOption, "on: 'moon'"),
        ({"out": Path("/dev/null/rows.parquet")}, BadFile, "no file can be written"),
    ],
)
def test_bad_input_is_said_before_anything_is_played(
    wrong: dict[str, Any], error: type[ParlourError], words: str
) -> None:
    with pytest.raises(error, match=words):
        simulate(**({"game": "pentic", "players": 2, "games": 2} | wrong))


def test_numbers_of_numpy_and_names_of_files_do(tmp_path: Path) -> None:
    given: dict[str, Any] = {"players": np.int64(2), "options": {"target": np.int64(50)}, "seed": np.int64(3)}
    bots = np.array(["random", "greedy"])
    rows = simulate(
        "pentic", **given, bots=bots, games=np.int64(3), out=str(tmp_path / "rows.parquet"), cores=np.int8(1)
    )  # type: ignore[arg-type]
    again = simulate("pentic", 2, {"target": 50}, ("random", "greedy"), 3, 3, out=tmp_path / "rows.parquet")
    assert again.equals(rows) and pq.read_table(tmp_path / "rows.parquet").num_rows == 3


FULL = """
import resource, sys
from parlour.core.errors import BadFile
from parlour.lab import simulate
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)
try:
    simulate("pentic", games=4096, out=sys.argv[1], cores=1)
except BadFile as error:
    print(error)
"""


@pytest.mark.parametrize("size", [100, 100_000])
def test_a_disk_that_takes_no_more_is_named_and_what_lies_there_is_gone_on_with(tmp_path: Path, size: int) -> None:
    """As full disks do, a limit of a file's size refuses to write on."""
    file = tmp_path / "rows.parquet"
    done = subprocess.run([sys.executable, "-c", FULL, file, str(size)], capture_output=True, text=True)
    assert done.stdout.startswith((f"{file}: File too large", f"{file}.part: File too large")), done.stderr
    assert done.stdout.count("\n") == 1
    assert simulate("pentic", games=10, out=file).equals(simulate("pentic", games=10))
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]


def test_other_files_are_in_the_way(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    file.write_text("my diary")
    with pytest.raises(BadFile, match="no matches of a batch"):
        simulate("pentic", games=1, out=file)
    assert file.read_text() == "my diary"
    file.unlink()
    simulate("pentic", games=1, out=file)
    with pytest.raises(BadFile, match="another batch"):
        simulate("pentic", games=1, seed=1, out=file)


@pytest.mark.thorough
def test_interpreted_play_is_compiled_play() -> None:
    """One source: with clocks, greedy bots and all that is counted."""
    game = find_game("tic-squared")
    batch = new_batch("tic-squared", 2, {"mode": "race"}, ("random", "greedy"), 0)
    compiled = play_chunk(batch, range(3))
    kernel.interpret(game.dtype)
    try:
        assert play_chunk(batch, range(3)).equals(compiled)
    finally:
        kernel.use_compiled(game.dtype)
