"""Processes in which bots think: what hangs, dies or is not needed any more costs no more than itself."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.bots.levels import Thought, think
from parlour.core.decision import Decision
from parlour.core.game import find_game, legal_actions
from parlour.core.match import Match
from parlour.server.model.jobs import Job
from parlour.server.model.thinking import BotFailed, Standing
from parlour.server.thinking.thinkers import Thinkers
from parlour.server.thinking.worker import Question, write_frame
from tests.server import minds

pytestmark = pytest.mark.anyio

GAME = find_game("thirty-six")
MATCH = Match.start(GAME, 2, seed=bytes(32))
SEAT = MATCH.seats_to_act()[0]
LATE_MS = GRACE_MS = 300
NEVER_MS = 600_000


@asynccontextmanager
async def thinking(thought: Thought = minds.tell, deadline_ms: int = NEVER_MS, **more: Any) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(deadline_ms, thought, most=1, **more)
    try:
        yield thinkers
    finally:
        await thinkers.close()


async def ask(thinkers: Thinkers, level: Path | str = "", table: str = "t", rank: int = 0) -> Decision:
    view, claim = MATCH.view(SEAT), Standing(table, table, rank)
    return await thinkers.decide(GAME, view, SEAT, str(level), lambda: claim)


async def wait_for(met: Callable[[], bool]) -> None:
    while not met():
        await asyncio.sleep(0.01)


async def pid_in(file: Path) -> int:
    await wait_for(lambda: file.exists() and file.read_text().endswith("\n"))
    return int(file.read_text())


def lives(pid: int | None) -> bool:
    assert pid is not None
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_bot_that_searches_decides_in_another_process() -> None:
    async with thinking(think) as thinkers:
        decision = await ask(thinkers, "search:3")
        assert decision.action in legal_actions(GAME, MATCH.state, SEAT)
        assert thinkers._idle


async def test_what_a_bot_waits_for_comes_back_with_its_decision() -> None:
    async with thinking(minds.look) as thinkers:
        assert await ask(thinkers) == Decision(0, 900, looks=True)


async def test_a_bot_that_looks_at_nothing_needs_none() -> None:
    async with thinking(think) as thinkers:
        assert (await ask(thinkers, "random")).action in legal_actions(GAME, MATCH.state, SEAT)
        assert not thinkers._idle


async def test_the_same_process_is_asked_again() -> None:
    async with thinking() as thinkers:
        assert (await ask(thinkers)).action == (await ask(thinkers)).action != os.getpid()


async def test_who_closes_while_a_process_is_put_away_waits_for_its_end() -> None:
    thinkers = Thinkers(NEVER_MS, minds.tell, most=1)
    await ask(thinkers)
    (worker,) = thinkers._idle
    retiring = thinkers._run(thinkers._retire(worker))
    await wait_for(lambda: worker._to.is_closing())
    await thinkers.close()
    assert retiring.done() and not worker.alive


async def test_an_error_is_named_and_harms_nothing() -> None:
    async with thinking(minds.throw) as thinkers:
        for _ in range(2):
            with pytest.raises(BotFailed, match="ZeroDivisionError"):
                await ask(thinkers)
        assert len(thinkers._idle) == 1


@pytest.mark.fault(29)
async def test_a_bot_that_never_ends_is_cut_at_its_deadline(tmp_path: Path) -> None:
    async with thinking(minds.hang, LATE_MS, grace_ms=GRACE_MS) as thinkers:
        with pytest.raises(TimeoutError):
            await ask(thinkers, tmp_path / "pid")
        assert not lives(await pid_in(tmp_path / "pid"))
        assert lives((await ask(thinkers)).action)


@pytest.mark.fault(29)
async def test_a_bot_that_is_late_and_hears_so_keeps_its_process(tmp_path: Path) -> None:
    async with thinking(minds.heed, LATE_MS) as thinkers:
        with pytest.raises(BotFailed, match="TimeoutError"):
            await ask(thinkers, tmp_path / "pid")
        assert (await ask(thinkers)).action == await pid_in(tmp_path / "pid")


async def test_a_thought_that_is_dropped_leaves_its_process_to_the_next(tmp_path: Path) -> None:
    async with thinking(minds.heed, grace_ms=NEVER_MS) as thinkers:
        for name in "ab":
            dropped = asyncio.create_task(ask(thinkers, tmp_path / name))
            busy = await pid_in(tmp_path / name)
            dropped.cancel()
            assert (await ask(thinkers)).action == busy, "the same table waits until it has ended"


async def test_a_search_that_is_dropped_ends(tmp_path: Path) -> None:
    async with thinking(think, grace_ms=NEVER_MS) as thinkers:
        await ask(thinkers, "search:3")
        dropped = asyncio.create_task(ask(thinkers, "search:9999s"))
        await wait_for(lambda: not thinkers._idle)
        dropped.cancel()
        assert (await ask(thinkers, "search:3")).action in legal_actions(GAME, MATCH.state, SEAT)


async def test_a_thought_that_goes_on_when_dropped_is_ended_with_its_process(tmp_path: Path) -> None:
    async with thinking(minds.hang, grace_ms=GRACE_MS) as thinkers:
        dropped = asyncio.create_task(ask(thinkers, tmp_path / "pid"))
        deaf = await pid_in(tmp_path / "pid")
        dropped.cancel()
        assert (await ask(thinkers)).action != deaf
        assert not lives(deaf)


@pytest.mark.fault(29)
async def test_a_process_killed_in_mid_thought_costs_that_thought_only(tmp_path: Path) -> None:
    async with thinking(minds.hang) as thinkers:
        first = asyncio.create_task(ask(thinkers, tmp_path / "pid", "a"))
        second = asyncio.create_task(ask(thinkers, "", "b"))
        killed = await pid_in(tmp_path / "pid")
        os.kill(killed, signal.SIGKILL)
        with pytest.raises((EOFError, ConnectionError)):
            await first
        assert (await second).action != killed


async def test_a_process_killed_while_idle_costs_nothing() -> None:
    async with thinking() as thinkers:
        killed = (await ask(thinkers)).action
        assert killed is not None
        os.kill(killed, signal.SIGKILL)
        await wait_for(lambda: not thinkers._idle[0].alive)
        assert (await ask(thinkers)).action != killed


async def test_a_process_without_work_ends_after_a_while() -> None:
    async with thinking(idle_ms=50) as thinkers:
        idle = (await ask(thinkers)).action
        await wait_for(lambda: not lives(idle))
        assert not thinkers._idle


async def test_closing_leaves_no_process(tmp_path: Path) -> None:
    thinkers = Thinkers(NEVER_MS, minds.hang, most=2)
    idle = (await ask(thinkers)).action
    second = asyncio.create_task(ask(thinkers, tmp_path / "a", "a"))
    third = asyncio.create_task(ask(thinkers, tmp_path / "b", "b"))
    pids = [idle, await pid_in(tmp_path / "a"), await pid_in(tmp_path / "b")]
    await thinkers.close()
    assert not any(map(lives, pids))
    assert await asyncio.gather(second, third, return_exceptions=True)
    assert second.cancelled()
    assert third.cancelled()


async def test_closing_while_a_process_starts_leaves_none() -> None:
    thinkers = Thinkers(NEVER_MS, minds.tell, most=1)
    asked = asyncio.create_task(ask(thinkers))
    await asyncio.sleep(0)
    await thinkers.close()
    await asyncio.gather(asked, return_exceptions=True)
    assert asked.cancelled()
    assert not thinkers._idle


async def test_a_thought_nobody_waits_for_any_more_is_not_begun() -> None:
    async with thinking() as thinkers:
        tasks = [asyncio.create_task(ask(thinkers, "", table)) for table in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(tasks[0], tasks[2])
        assert [name for kind, name in thinkers._queue._served if kind == "table"] == ["a", "c"]


@pytest.mark.fault(29)
async def test_thirty_tables_of_bots_cost_a_person_at_most_the_thought_that_runs() -> None:
    answered: list[str] = []

    async def play(thinkers: Thinkers, table: str) -> None:
        while True:
            await ask(thinkers, "", table, rank=1)
            answered.append(table)

    async with thinking() as thinkers:
        tables = [asyncio.create_task(play(thinkers, f"bots {number}")) for number in range(30)]
        await wait_for(lambda: len(answered) > 40)
        for _ in range(5):
            before = len(answered)
            await ask(thinkers, "", "a person's")
            assert len(answered) - before <= 1
        assert len(set(answered[:30])) == 30, "every table in its turn"
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


@pytest.mark.parametrize("nonsense", [b"", b"\0\0\0\1?"])
def test_a_process_ends_with_whoever_asked_it(tmp_path: Path, nonsense: bytes) -> None:
    """Even in the middle of a thought, as when the server is killed; and when what it hears is no question."""
    command = [sys.executable, "-m", "parlour.server.thinking.worker", "tests.server.minds:hang"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environ)
    assert process.stdin is not None
    assert process.stdout is not None
    view = MATCH.view(SEAT).tobytes()
    process.stdin.write(
        write_frame(Question(False, Job(GAME.name, GAME.about.edition, view, SEAT, str(tmp_path / "pid"), 0)))
    )
    process.stdin.flush()
    while not (tmp_path / "pid").exists():
        assert process.poll() is None
    if nonsense:
        process.stdin.write(nonsense)
        process.stdin.flush()
    else:
        process.stdin.close()
    try:
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.stdin.close()
        process.stdout.close()
