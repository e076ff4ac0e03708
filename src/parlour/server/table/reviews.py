"""Reviews of finished matches: what each decision of a seat was worth, from what the seat knew then.

Decisions are judged one at a time by ``Thinking``, with the lowest rank of all questions. What was found is kept with
the table in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice

from parlour.bots.verdicts import Decision, decisions_of, is_reviewed, verdict
from parlour.core.match import Match
from parlour.protocol.advice import Judged, Reviewed
from parlour.protocol.frames import Review
from parlour.protocol.messages import Refused
from parlour.server.base import logs
from parlour.server.model.thinking import Standing, Thinking
from parlour.server.table.connection import Connection
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState

LAST = 3
"""The rank of reviews, behind everything that somebody's turn waits for."""

MOST = 400
"""The number of a seat's decisions that are judged at most, the first ones."""


class SeatReview:
    """The review of a seat: its decisions, what is judged so far, and the connections that listen."""

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        self.judged: list[Judged] = []
        self.listening: set[Connection] = set()
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Pause the review."""
        if self.task is not None:
            self.task.cancel()
            self.task = None


class Reviews:
    """The reviews of a table, by seat. ``standing`` returns the table's claim on thinking time."""

    def __init__(
        self, services: Services, state: TableState, thinking: Thinking, standing: Callable[[], Standing]
    ) -> None:
        self._services = services
        self._state = state
        self._thinking = thinking
        self._standing = standing
        self._seats: dict[int, SeatReview] = {}

    def request_review(self, connection: Connection, seat: int) -> None:
        """Send what is judged of a seat's decisions, and go on until all are judged."""
        if seat not in self._seats:
            self._seats[seat] = SeatReview(list(islice(decisions_of(self._state.playing(), seat), MOST)))
        review = self._seats[seat]
        connection.send(Reviewed(seat, len(review.decisions), tuple(review.judged)))
        if len(review.judged) < len(review.decisions):
            review.listening.add(connection)
            if review.task is None:
                review.task = asyncio.create_task(self._go_on(self._state.playing(), seat, review))

    def disconnect(self, connection: Connection) -> None:
        """Forget a browser that has gone; pause reviews that nobody listens to any more."""
        for review in self._seats.values():
            review.listening.discard(connection)
            if not review.listening:
                review.stop()

    def stop(self) -> None:
        """Pause all reviews."""
        for review in self._seats.values():
            review.stop()

    async def _go_on(self, match: Match, seat: int, review: SeatReview) -> None:
        settings = self._services.settings
        ms = max(1, min(settings.judge_ms, settings.review_ms // len(review.decisions)))
        while len(review.judged) < len(review.decisions):
            judged = await self._judged(match, seat, review.decisions[len(review.judged)], ms)
            if judged is None:
                del review.decisions[len(review.judged)]
            else:
                review.judged.append(judged)
            for connection in review.listening:
                connection.send(Reviewed(seat, len(review.decisions), (judged,) if judged else ()))
        review.listening.clear()
        review.task = None

    async def _judged(self, match: Match, seat: int, decision: Decision, ms: int) -> Judged | None:
        """Judge a decision; None if that fails, and the decision is left out."""
        try:
            return await self._judge(match, seat, decision, ms)
        except Exception as error:
            table = logs.short(self._state.setup.id)
            logs.warning("review_failed", table=table, game=match.game.name, seat=seat, problem=type(error).__name__)
            return None

    async def _judge(self, match: Match, seat: int, decision: Decision, ms: int) -> Judged:
        view = match.view(seat, decision.after)
        found = await self._thinking.advise(match.game, view, seat, ms, self._last, decision.action)
        row = self._state.rows()[decision.after]
        return Judged(row, *verdict(match.game, view, seat, decision.action, found))

    def _last(self) -> Standing:
        return self._standing()._replace(rank=LAST)


def review(state: TableState, reviews: Reviews, connection: Connection, frame: Review) -> None:
    """Start a review for a connection, or refuse it."""
    if state.match is None or not state.match.over:
        connection.send(Refused(frame.id, "no-review", "The match is not over yet."))
    elif not is_reviewed(state.match) or frame.seat >= state.match.players:
        connection.send(Refused(frame.id, "no-review", "Nobody can judge these decisions."))
    else:
        reviews.request_review(connection, frame.seat)
