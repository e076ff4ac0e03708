"""The implementation of ``Thinking`` in processes beside the server, one fewer than there are processors.

A question that is late, or that nobody waits for any more, is called off; a search notices that before its next
playout. A process that goes on all the same, dies or answers nonsense is killed: that costs one decision, and the next
question gets a fresh process. Processes start when they are needed, and end after a while without work.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import secrets
import sys
from collections.abc import Callable, Coroutine, Sequence
from time import perf_counter
from typing import Any

import msgspec

from parlour.bots.levels import Decision, Thought, is_quick, think
from parlour.core import kernel
from parlour.core.contract import Advice
from parlour.core.game import Game
from parlour.server.base import logs, metrics
from parlour.server.model.jobs import Answer, Job, advice_seed
from parlour.server.model.thinking import SEED_BITS, Standing
from parlour.server.thinking.fair_queue import FairQueue
from parlour.server.thinking.finishing import finish
from parlour.server.thinking.worker import CALLED_OFF, LENGTH, Question, write_frame

START_S = 60.0


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._to, self._from = process, process.stdin, process.stdout
        self.retiring: asyncio.TimerHandle | None = None

    @property
    def alive(self) -> bool:
        """Whether the process has not been seen to end."""
        return self._process.returncode is None

    @classmethod
    async def start(cls, *functions: str) -> Worker:
        """Start a process and wait until it is ready. Raises TimeoutError, or what ``ask`` raises."""
        # In a session of its own, since Ctrl+C is meant for the server, which then ends it.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "parlour.server.thinking.worker", *functions),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_S):
                await worker._hear()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: Question, within_s: float, wanted: asyncio.Future[Any], grace_s: float) -> Answer:
        """Ask a question; call it off after ``within_s``, or once ``wanted`` is done. Then the answer is an error.

        Raises TimeoutError if the process does not heed that within ``grace_s``, EOFError or ConnectionError; then it
        must not be asked again.
        """
        self._to.write(write_frame(question))
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait([hearing, wanted], timeout=within_s, return_when=asyncio.FIRST_COMPLETED)
            if hearing.done():
                return hearing.result()
            self._to.write(CALLED_OFF)
            async with asyncio.timeout(grace_s):
                await hearing
            return Answer(error=TimeoutError.__name__)
        finally:
            hearing.cancel()

    async def _hear(self) -> Answer:
        length = int.from_bytes(await self._from.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self._from.readexactly(length), type=Answer)

    async def end(self) -> None:
        """Kill the process and wait for its end."""
        await finish(self._end())

    async def _end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._to.close()
        with contextlib.suppress(ConnectionError):
            await self._to.wait_closed()
        await self._process.wait()


class Asked:
    """A question, the future of its answer, and when it was asked."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.since = perf_counter()


class Thinkers:
    """Runs bots in processes, in the order of a fair queue.

    deadline_ms: how long a question may take
    think: what decides, a function at the top level of a module
    shelf: functions that each process calls first, to register further games
    most: the number of processes; by default the processors less one, divided among ``share`` servers
    idle_ms: a process ends after this time without work
    grace_ms: a process that still thinks this long after it was called off is killed
    """

    def __init__(
        self,
        deadline_ms: int,
        think: Thought = think,
        shelf: Sequence[Callable[[], None]] = (),
        most: int | None = None,
        idle_ms: int = 60_000,
        share: int = 1,
        grace_ms: int = 2_000,
    ) -> None:
        self._deadline_s, self._idle_s, self._grace_s = deadline_ms / 1000, idle_ms / 1000, grace_ms / 1000
        self._think, self._shelf = think, shelf
        self._most = most or max(1, ((os.cpu_count() or 1) - 1) // share)
        self._queue: FairQueue[Asked] = FairQueue()
        self._idle: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_work = 0

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a process."""
        return len(self._queue)

    async def decide(self, game: Game, view: Any, seat: int, level: str, standing: Callable[[], Standing]) -> Decision:
        """Choose the action of a bot of a level, in this process where that is quick.

        Raises BotFailed, also at the deadline; where the process was lost TimeoutError, EOFError or ConnectionError.
        """
        seed = secrets.randbits(SEED_BITS)
        if self._think is think and is_quick(game, level):
            return think(game, view, seat, level, seed)
        job = Job(game.name, game.about.edition, view.tobytes(), seat, level, seed)
        return (await self._answered(game, job, standing)).decision()

    async def advise(
        self, game: Game, view: Any, seat: int, ms: int, standing: Callable[[], Standing], taken: int | None = None
    ) -> Advice:
        """Find the best action within ``ms`` milliseconds, or compare ``taken`` with it. Raises as ``decide`` does."""
        seen = view.tobytes()
        job = Job(game.name, game.about.edition, seen, seat, "", advice_seed(seen), ms, taken)
        return (await self._answered(game, job, standing)).advice()

    async def _answered(self, game: Game, job: Job, standing: Callable[[], Standing]) -> Answer:
        """Queue a job and wait for its answer."""
        asked = Asked(Question(kernel.is_compiled(game.dtype), job))
        self._queue.put(asked, standing)
        self._serve()
        try:
            return await asked.answer
        finally:
            self._queue.remove(asked)

    async def close(self) -> None:
        """End all processes."""
        self._most = 0
        for task in list(self._tasks):
            task.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._idle:
            await self._retire(self._idle[-1])

    def _serve(self) -> None:
        """Start waiting questions, one for each free process."""
        while self._at_work < self._most and (taken := self._queue.take()) is not None:
            self._at_work += 1
            asked, table = taken
            metrics.BOT_WAIT.observe(perf_counter() - asked.since)
            self._run(self._answer(asked)).add_done_callback(functools.partial(self._leave, asked, table))

    def _leave(self, asked: Asked, table: str, _task: asyncio.Task[None]) -> None:
        """Free the place of a question that has ended, even one that was cancelled before it began."""
        asked.answer.cancel()
        self._queue.done(table)
        self._at_work -= 1
        self._serve()

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, asked: Asked) -> None:
        try:
            answer = await self._ask(asked)
        except Exception as error:
            logs.warning(
                "worker_failed", game=asked.question.job.game, level=asked.question.job.level, problem=repr(error)
            )
            if not asked.answer.done():
                asked.answer.set_exception(error)
        else:
            if not asked.answer.done():
                asked.answer.set_result(answer)

    async def _ask(self, asked: Asked) -> Answer:
        """Ask an idle process or a new one; end a process that fails or cannot be called off."""
        worker = self._woken() or await Worker.start(_name(self._think), *map(_name, self._shelf))
        try:
            answer = await worker.ask(asked.question, self._deadline_s, asked.answer, self._grace_s)
        except BaseException:
            await worker.end()
            raise
        self._idle.append(worker)
        loop = asyncio.get_running_loop()
        worker.retiring = loop.call_later(self._idle_s, lambda: self._run(self._retire(worker)))
        return answer

    def _woken(self) -> Worker | None:
        """Take an idle process that is alive, None if there is none."""
        while self._idle:
            worker = self._idle.pop()
            if worker.retiring is not None:
                worker.retiring.cancel()
            if worker.alive:
                return worker
        return None

    async def _retire(self, worker: Worker) -> None:
        if worker in self._idle:
            self._idle.remove(worker)
            if worker.retiring is not None:
                worker.retiring.cancel()
            await worker.end()


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}:{function.__qualname__}"
