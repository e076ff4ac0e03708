"""Work that is done to its end, such as waiting for a process that was killed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def finish(work: Coroutine[Any, Any, object]) -> None:
    """Do some work to its end, even where who waits for it is cancelled meanwhile; then raise CancelledError.

    For what takes an instant and would leave something behind: nothing else may hold up a server that stops.
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
