"""Orders the work of frames, views and requests: one piece an iteration of the event loop, the lowest claim first.

Between two pieces the loop reads sockets, writes acknowledgements and runs timers, so that these never wait for more
than one piece.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable

from parlour.server.base import logs

Piece = Callable[[], None]


class Scheduler:
    """Runs one waiting piece of work in each iteration of the loop, the one with the lowest claim.

    A claim is the processor time that its network and guest have spent lately (``limits.LoopBudget``), in microseconds.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, Piece]] = []
        self._count = itertools.count()
        self._running = False

    def __len__(self) -> int:
        """Count the pieces that wait."""
        return len(self._waiting)

    def post(self, claim: float, piece: Piece) -> None:
        """Queue a piece of work by its claim; an error that it raises is logged."""
        heapq.heappush(self._waiting, (claim, next(self._count), piece))
        self._run()

    async def wait(self, claim: Callable[[], float]) -> None:
        """Return when it is this claim's turn, at once and unasked if nothing else had one in this iteration."""
        if not self._running:
            self._run()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(claim(), lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _run(self) -> None:
        if not self._running:
            self._running = True
            asyncio.get_running_loop().call_soon(self._run_next)

    def _run_next(self) -> None:
        self._running = bool(self._waiting)
        if not self._running:
            return
        _, _, piece = heapq.heappop(self._waiting)
        try:
            piece()
        except Exception as error:
            logs.error("piece_failed", error)
        asyncio.get_running_loop().call_soon(self._run_next)
