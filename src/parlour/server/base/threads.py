"""Runs work in threads beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from parlour.server.base.runners import Runner

T = TypeVar("T")


class Threads:
    """Runs work in the event loop's threads, several at once."""

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises."""
        return await asyncio.to_thread(work)


class OneThread:
    """Runs work in a thread of its own, one after the other. ``name`` is the thread's."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class Afterwards:
    """Runs work by another runner once a task has ended, however it ends."""

    def __init__(self, runner: Runner, task: asyncio.Task[Any]) -> None:
        self._runner, self._task = runner, task

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises."""
        await asyncio.wait({self._task})
        return await self._runner.run(work)
