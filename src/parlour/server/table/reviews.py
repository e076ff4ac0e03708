"""Matches that are over, looked back at: what each decision of a seat was worth, from what the seat knew then.

It is thought about where bots think, after all that people wait for, one decision at a time; what was found stays with
the table.
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
from parlour.server.model.thinking import Standing
from parlour.server.table.connection import Connection
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState

LAST = 3
"""The rank of what nobody's turn waits for."""

MOST = 400
"""So many decisions of a seat are judged at most, the first of them."""


class SeatReview:
    """What is known of a seat's decisions, and who wants to know it."""

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        self.judged: list[Judged] = []
        self.listening: set[Connection] = set()
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Judge no more for now."""
        if self.task is not None:
            self.task.cancel()
            self.task = None


class Reviews:
    """The reviews of a table, by seat. ``standing`` says what the table can claim."""

    def __init__(self, services: Services, state: TableState, standing: Callable[[], Standing]) -> None:
        self._services = services
        self._state = state
        self._standing = standing
        self._seats: dict[int, SeatReview] = {}

    def ask(self, connection: Connection, seat: int) -> None:
        """Tell what is known of a seat's decisions, and go on telling until all is."""
        if seat not in self._seats:
            self._seats[seat] = SeatReview(list(islice(decisions_of(self._state.playing(), seat), MOST)))
        review = self._seats[seat]
        connection.send(Reviewed(seat, len(review.decisions), tuple(review.judged)))
        if len(review.judged) < len(review.decisions):
            review.listening.add(connection)
            if review.task is None:
                review.task = asyncio.create_task(self._go_on(self._state.playing(), seat, review))

    def disconnect(self, connection: Connection) -> None:
        """A browser has gone; what nobody wants to know any more is left until somebody does."""
        for review in self._seats.values():
            review.listening.discard(connection)
            if not review.listening:
                review.stop()

    def stop(self) -> None:
        """Judge no more."""
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
        """Judge a decision; None where that fails: it is left out."""
        try:
            return await self._judge(match, seat, decision, ms)
        except Exception as error:
            table = logs.short(self._state.setup.id)
            logs.warning("review_failed", table=table, game=match.game.name, seat=seat, problem=type(error).__name__)
            return None

    async def _judge(self, match: Match, seat: int, decision: Decision, ms: int) -> Judged:
        view, thinking = match.view(seat, decision.after), self._services.thinking
        found = await thinking.advise(match.game, view, seat, ms, self._last, decision.action)
        row = self._state.rows()[decision.after]
        return Judged(row, *verdict(match.game, view, seat, decision.action, found))

    def _last(self) -> Standing:
        return self._standing()._replace(rank=LAST)


def review(state: TableState, reviews: Reviews, connection: Connection, frame: Review) -> None:
    """Answer who asks for a review, or say why there is none."""
    if state.match is None or not state.match.over:
        connection.send(Refused(frame.id, "no-review", "The match is not over yet."))
    elif not is_reviewed(state.match) or frame.seat >= state.match.players:
        connection.send(Refused(frame.id, "no-review", "Nobody can judge these decisions."))
    else:
        reviews.ask(connection, frame.seat)
