"""Batch work on real processes that are really killed and stopped: what is lost is done again, what is done is kept."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import polars as pl
import pytest

from parlour.core.errors import BadOption, BotFault
from parlour.lab import simulate
from parlour.lab.arena import Arena
from parlour.lab.contest import Contest, Pair
from parlour.lab.crew import Crew, WorkLost
from parlour.lab.files import add_file

COMMAND = (sys.executable, "-m", "parlour.cli")
FIRST = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    with open({log!r}, "a") as log:
        print(os.getppid(), os.getpid(), file=log)
    print(json.dumps(dict(id=asked["id"], result=asked["params"]["legal"][0]["text"])), flush=True)
"""
MANY = 2000
"""So many decisions of a bot in 36 are more than those of all deals that are played at once."""


def wait_until(is_so: Callable[[], bool], still: Callable[[], bool] = lambda: True) -> None:
    """Wait for something, as long as that can still come."""
    pause = threading.Event()
    while not is_so():
        assert still()
        pause.wait(0.02)


def children_of(parent: int) -> list[int]:
    """The processes of a crew that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat, command = (folder / "stat").read_text(), (folder / "cmdline").read_text()
        except OSError:  # it has just ended
            continue
        state, its_parent = stat.rpartition(")")[2].split()[:2]
        if int(its_parent) == parent and state != "Z" and "spawn_main" in command:
            found.append(int(folder.name))
    return found


def is_alive(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def start(*words: str) -> Iterator[subprocess.Popen[str]]:
    """Start a command as a terminal does, in a group of its own, which is gone when this is left."""
    pipe = subprocess.PIPE
    with subprocess.Popen((*COMMAND, *words), stdout=pipe, stderr=pipe, text=True, start_new_session=True) as command:
        try:
            yield command
        finally:
            command.kill()


class Logged:
    """A bot that is a program, plays the first legal action, and logs which processes do so."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "log"
        file = folder / "first.py"
        file.write_text(FIRST.format(log=str(self._log)))
        self.name = f"exec:{shlex.join([sys.executable, str(file)])}"

    @property
    def lines(self) -> list[str]:
        return self._log.read_text().splitlines() if self._log.exists() else []

    @property
    def workers(self) -> set[int]:
        return {int(line.split()[0]) for line in self.lines}

    @property
    def programs(self) -> set[int]:
        return {int(line.split()[1]) for line in self.lines}


@pytest.fixture
def bot(tmp_path: Path) -> Logged:
    return Logged(tmp_path)


# --- the crew itself


def kill_oneself_once(mark: str) -> int:
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def kill_oneself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(error: type[Exception]) -> None:
    raise BotFault("it sleeps", 1) if error is BotFault else error("no")


def sleep() -> None:
    threading.Event().wait()


def test_what_is_lost_with_a_process_is_done_again(tmp_path: Path) -> None:
    with Crew(2, processes=True) as crew:
        jobs = [crew.send(kill_oneself_once, str(tmp_path / name)) for name in ("a", "b")]
        assert os.getpid() not in {crew.wait_for(job) for job in jobs}


@pytest.mark.parametrize(("losses", "times"), [(1, "once"), (3, "3 times")])
def test_what_costs_every_process_is_given_up_in_a_sentence(losses: int, times: str) -> None:
    with Crew(1, processes=True, losses=losses) as crew:
        job = crew.send(kill_oneself)
        with pytest.raises(WorkLost, match=f"lost {times} with the process that did it, which was killed by signal 9"):
            crew.wait_for(job)
        assert crew.wait_for(crew.send(os.getpid)) != os.getpid()


@pytest.mark.parametrize("processes", [True, False])
def test_what_fails_is_raised_where_it_is_waited_for(processes: bool) -> None:
    with Crew(1, processes) as crew:
        for error in (BadOption, BotFault, ZeroDivisionError):
            with pytest.raises(error):
                crew.wait_for(crew.send(fail, error))
        assert isinstance(crew.wait_for(crew.send(os.getpid)), int)


@pytest.mark.parametrize("processes", [True, False])
def test_whoever_leaves_waits_for_nobody(processes: bool) -> None:
    with Crew(2, processes) as crew:
        crew.send(sleep)
        crew.wait_for(crew.send(os.getpid))
    assert children_of(os.getpid()) == []


# --- commands whose processes are killed


def test_an_arena_that_loses_a_process_plays_the_same_games(tmp_path: Path, bot: Logged) -> None:
    file, contest = tmp_path / "lost.parquet", Contest("thirty-six", ("random", bot.name), 2, {}, 0)
    words = ("--bots", f"random,{bot.name}", "--games", "16", "--cores", "2", "--out", str(file))
    with start("arena", "36", *words) as command:
        wait_until(lambda: len(bot.lines) > 5, lambda: command.poll() is None)
        os.kill(bot.workers.pop(), signal.SIGKILL)
        _, complained = command.communicate()
    assert (command.returncode, complained) == (0, "")
    lost, whole = Arena(contest, 16), Arena(contest, 16)
    add_file(lost, file)
    whole.run(1)
    assert [one.deals for one in lost.standings.values()] == [one.deals for one in whole.standings.values()]


def test_a_batch_that_loses_a_process_has_the_same_rows(tmp_path: Path) -> None:
    file = tmp_path / "lost.parquet"
    words = ("--bots", "casual", "--games", "12", "--cores", "2", "--out", str(file))
    with start("simulate", "36", *words) as command:
        wait_until(lambda: len(children_of(command.pid)) == 2, lambda: command.poll() is None)
        os.kill(children_of(command.pid)[0], signal.SIGKILL)
        _, complained = command.communicate()
    assert (command.returncode, complained) == (0, "")
    assert pl.read_parquet(file).equals(simulate("36", bots="casual", games=12, cores=1))


def test_an_arena_whose_every_process_is_killed_says_so_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "killer.py"
    file.write_text("import os, sys\nsys.stdin.readline()\nos.kill(os.getppid(), 9)\n")
    bots = f"random,exec:{shlex.join([sys.executable, str(file)])}"
    with start("arena", "36", "--bots", bots, "--games", "2", "--cores", "2") as command:
        said, complained = command.communicate()
    assert command.returncode == 1 and said == ""
    assert complained.startswith("Error: the same work was lost 3 times") and complained.count("\n") == 1


# --- commands that are stopped


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("stop", "code", "cores"), [(signal.SIGINT, 130, "1"), (signal.SIGINT, 130, "2"), (signal.SIGTERM, 143, "2")]
)
def test_an_arena_that_is_stopped_keeps_what_was_played(
    tmp_path: Path, bot: Logged, stop: signal.Signals, code: int, cores: str
) -> None:
    file = tmp_path / "games.parquet"
    words = ("--bots", f"random,{bot.name}", "--games", "1000000", "--cores", cores, "--out", str(file))
    with start("arena", "36", *words, "--language", "de") as command:
        wait_until(lambda: len(bot.lines) > MANY, lambda: command.poll() is None)
        workers = children_of(command.pid)
        os.killpg(command.pid, stop) if stop == signal.SIGINT else command.send_signal(stop)
        _, complained = command.communicate()
    assert command.returncode == code
    assert complained.startswith("Abgebrochen") and complained.count("\n") == 1
    wait_until(lambda: not any(map(is_alive, {*workers, *bot.programs})))
    kept = Arena(Contest("thirty-six", ("random", bot.name), 2, {}, 0), 1000000)
    add_file(kept, file)
    assert kept.standings[Pair("random", bot.name)].deals


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_batch_that_is_stopped_keeps_its_chunks(tmp_path: Path, stop: signal.Signals, code: int) -> None:
    file = tmp_path / "rows.parquet"
    part = file.with_name("rows.parquet.part")
    words = ("--bots", "casual", "--cores", "2", "--out", str(file))
    with start("simulate", "36", *words, "--games", "100000", "--language", "en") as command:
        wait_until(part.exists, lambda: command.poll() is None)
        empty = part.stat().st_size
        wait_until(lambda: part.stat().st_size > empty, lambda: command.poll() is None)
        workers = children_of(command.pid)
        os.killpg(command.pid, stop) if stop == signal.SIGINT else command.send_signal(stop)
        said, complained = command.communicate()
    assert (command.returncode, said) == (code, "")
    assert complained == "Broken off; the same command goes on where games were written.\n"
    wait_until(lambda: not any(map(is_alive, workers)))
    told: list[int] = []
    simulate("36", bots="casual", games=8, cores=1, out=file, tell=told.append)  # so many are played at once at first
    assert told[0] > 0


@pytest.mark.parametrize(("stop", "code", "cores"), [(signal.SIGINT, 130, "1"), (signal.SIGTERM, 143, "2")])
def test_a_chunk_in_one_compiled_call_holds_nothing_up(
    tmp_path: Path, stop: signal.Signals, code: int, cores: str
) -> None:
    """A chunk of such matches of Gridsy takes a quarter of a minute, and there are hours of them."""
    file = tmp_path / "rows.parquet"
    part = file.with_name("rows.parquet.part")
    words = ("--bots", "greedy", "--games", "100000", "--cores", cores, "--out", str(file))
    with start("simulate", "gridsy", *words, "--language", "en") as command:
        wait_until(part.exists, lambda: command.poll() is None)
        wait_until(lambda: busy_threads(command.pid) >= int(cores), lambda: command.poll() is None)
        command.send_signal(stop)
        _, complained = command.communicate()
    assert command.returncode == code and complained.count("\n") == 1
    assert pl.read_ipc_stream(part).is_empty()


def busy_threads(process: int) -> int:
    """How many threads besides the first compute now."""
    states = [
        task.read_text().rpartition(")")[2].split()[0]
        for task in Path(f"/proc/{process}/task").glob("[0-9]*/stat")
        if task.parent.name != str(process)
    ]
    return states.count("R")


def test_processes_end_with_whoever_started_them(tmp_path: Path, bot: Logged) -> None:
    words = ("--bots", f"random,{bot.name}", "--games", "1000000", "--cores", "2")
    with start("arena", "36", *words) as command:
        wait_until(lambda: len(bot.workers) == 2, lambda: command.poll() is None)
        command.kill()
        command.communicate()
    wait_until(lambda: not any(map(is_alive, {*bot.workers, *bot.programs})))


def test_a_bench_that_is_stopped_leaves_no_server_behind() -> None:
    with start("bench", "server", "--seconds", "100000", "--tables", "1") as command:
        wait_until(lambda: bool(children_of(command.pid)), lambda: command.poll() is None)
        command.send_signal(signal.SIGTERM)
        _, complained = command.communicate()
        assert command.returncode == 143 and complained.count("\n") == 1
        wait_until(lambda: not group_of(command.pid))


STOPPED_WHILE_STARTING = """
import os, signal, subprocess, sys
from multiprocessing import util
import parlour.cli.main

def stopping(begin, marked):
    def begin_and_be_stopped(*given):
        started = begin(*given)
        if marked in str(given):
            os.kill(os.getpid(), signal.{stop})
        return started
    return begin_and_be_stopped

util.spawnv_passfds = stopping(util.spawnv_passfds, "spawn_main")
subprocess._fork_exec = stopping(subprocess._fork_exec, "sleep")
sys.argv = ["parlour", *{words!r}]
parlour.cli.main.main()
"""


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("stop", "code"), [("SIGINT", 130), ("SIGTERM", 143)])
@pytest.mark.parametrize(
    "words",
    [
        ("bench", "server", "--tables", "1"),
        ("arena", "36", "--bots", "random,exec:cat", "--games", "9", "--cores", "2"),
        ("arena", "36", "--bots", "random,exec:sleep 1000", "--games", "9", "--cores", "1"),
    ],
    ids=["server", "crew", "program"],
)
def test_a_command_that_is_stopped_while_a_process_starts_ends_it_and_says_so_alone(
    words: tuple[str, ...], stop: str, code: int
) -> None:
    command = (sys.executable, "-c", STOPPED_WHILE_STARTING.format(words=words, stop=stop))
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as started:
        _, complained = started.communicate()
    assert started.returncode == code and complained.count("\n") == 1, complained
    wait_until(lambda: not commands_with("sleep 1000"))
    wait_until(lambda: not group_of(started.pid))


def commands_with(words: str) -> list[str]:
    """The commands that run now, with these words in them."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            found.append(file.read_bytes().replace(b"\0", b" ").decode(errors="replace"))
    return [command for command in found if command.strip().endswith(words)]


def group_of(leader: int) -> list[int]:
    """The processes left in a group."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, group = file.read_text().rpartition(")")[2].split()[:3]
            found += [int(file.parent.name)] if int(group) == leader and state != "Z" else []
    return found
