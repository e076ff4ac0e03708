"""Batches reads: everything asked for during a read is read next, in one transaction in one thread.

After a restart hundreds of tables are asked for at the same moment. With a thread for each, the threads would spend
their time waiting for the interpreter's lock.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from parlour.server.base.errors import Unavailable

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
MOST_AT_ONCE = 64
"""The most works in a batch, so that the first need not wait for all others."""
ENOUGH = 2
"""The number of failures among works tried one by one after which the rest is not tried."""


class Reader:
    """Runs reading works, many in one transaction. ``run`` runs a work in a transaction, in the thread of the call."""

    def __init__(self, run: Callable[[Work[Any]], Any]) -> None:
        self._run = run
        self._asked: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Run a work with the next batch. Raises Unavailable, or what the work raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append((work, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._read_all())
        return await answer

    async def _read_all(self) -> None:
        while self._asked:
            asked = [self._asked.popleft() for _ in range(min(MOST_AT_ONCE, len(self._asked)))]
            found = await asyncio.to_thread(self._outcomes, [work for work, _ in asked])
            for (_, answer), outcome in zip(asked, found, strict=True):
                if answer.done():
                    continue
                if isinstance(outcome, Exception):
                    answer.set_exception(outcome)
                else:
                    answer.set_result(outcome)

    def _outcomes(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Return what each work returned or raised. If the database fails at the batch, each is tried by itself."""
        try:
            found: list[Any] = self._run(lambda connection: [_outcome(connection, work) for work in works])
        except Unavailable as error:
            return [error] if len(works) == 1 else self._one_by_one(works)
        except Exception as error:
            return [error] * len(works)
        return found

    def _one_by_one(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Run works one by one, to find those the database fails at; after ENOUGH failures it counts as away."""
        found: list[Any] = []
        while len(found) < len(works) and sum(isinstance(each, Unavailable) for each in found) < ENOUGH:
            found += self._outcomes([works[len(found)]])
        return found + [Unavailable("The house cannot look this up just now. Try again.")] * (len(works) - len(found))


def _outcome(connection: sa.Connection, work: Work[Any]) -> Any:
    try:
        return work(connection)
    except sa.exc.DBAPIError:
        raise
    except Exception as error:
        return error
