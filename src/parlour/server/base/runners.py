"""Runs work that takes longer than others should wait: where there are threads in a thread, else at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Runner(Protocol):
    """Runs functions that keep a processor busy."""

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises."""
        ...


class AtOnce:
    """Runs work on the event loop, after all that is ready there."""

    async def run(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, or raise what it raises."""
        await asyncio.sleep(0)
        return work()
