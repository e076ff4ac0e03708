"""Runs work to its end although its caller is cancelled, such as waiting for a process that was killed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def finish(work: Coroutine[Any, Any, object]) -> None:
    """Run a coroutine to its end even if the caller is cancelled meanwhile; raise CancelledError afterwards.

    Only for work of an instant that would leave something behind: anything longer would hold up a server that stops.
    """
    task, cancelled = asyncio.ensure_future(work), False
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            cancelled = True
    task.result()
    if cancelled:
        raise asyncio.CancelledError
