"""Matches that are over, looked back at: what each decision of a seat was worth, from what the seat knew then.

It is thought about where bots think, after all that people wait for, one decision at a time; what was found stays with
the table.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import NamedTuple

from parlour.core.game import legal_actions
from parlour.core.match import Match
from parlour.protocol.advice import Judged, Reviewed
from parlour.protocol.frames import Review
from parlour.protocol.messages import Refused
from parlour.server import logs
from parlour.server.connection import Connection
from parlour.server.fair_queue import Standing
from parlour.server.services import Services
from parlour.server.table_state import TableState

LAST = 3
"""The rank of what nobody's turn waits for."""

DIGITS = 2
MOST = 400
"""So many decisions of a seat are judged at most, the first of them."""


def is_reviewed(state: TableState) -> bool:
    """Whether decisions can be judged: after a match against others, or by a critic who knows right and wrong alone."""
    match = state.match
    if match is None or not match.over:
        return False
    critic = match.game.critic
    return critic is not None or (match.players > 1 and not match.game.has_own_bots)


class Decision(NamedTuple):
    """An action of a seat that had others: after how many of the match, its number, the row that carried it out."""

    after: int
    action: int
    row: int


def decisions_of(state: TableState, seat: int) -> list[Decision]:
    """List what a seat decided in a match."""
    match, rows = state.playing(), state.rows()
    mine = [(index, entry.action) for index, entry in enumerate(match.entries) if entry.seat == seat]
    found = (Decision(index, action, rows[index]) for index, action in mine if is_decision(match, seat, index, action))
    return list(itertools.islice(found, MOST))


def is_decision(match: Match, seat: int, after: int, action: int) -> bool:
    """Whether a seat had a choice, of which something can be said."""
    view = match.view(seat, after)
    return len(legal_actions(match.game, view, seat)) > 1 and match.game.is_judged(view, seat, action)


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
            self._seats[seat] = SeatReview(decisions_of(self._state, seat))
        review = self._seats[seat]
        connection.send(Reviewed(seat, len(review.decisions), tuple(review.judged)))
        if len(review.judged) < len(review.decisions):
            review.listening.add(connection)
            if review.task is None:
                review.task = asyncio.create_task(self._go_on(self._state.playing(), seat, review))

    def part(self, connection: Connection) -> None:
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
        view, thinkers = match.view(seat, decision.after), self._services.thinkers
        found = await thinkers.advise(match.game, view, seat, ms, self._last, decision.action)
        best = decision.action if found.action is None or not found.ahead else found.action
        took, better = match.game.choices(view, seat, [decision.action, best])
        chance = None if found.chance is None else round(found.chance, DIGITS)
        lost = round(found.ahead or 0.0, DIGITS)
        return Judged(decision.row, took.label, better.label, chance, lost, found.because)

    def _last(self) -> Standing:
        return self._standing()._replace(rank=LAST)


def review(state: TableState, reviews: Reviews, connection: Connection, frame: Review) -> None:
    """Answer who asks for a review, or say why there is none."""
    if state.match is None or not state.match.over:
        connection.send(Refused(frame.id, "no-review", "The match is not over yet."))
    elif not is_reviewed(state) or frame.seat >= state.match.players:
        connection.send(Refused(frame.id, "no-review", "Nobody can judge these decisions."))
    else:
        reviews.ask(connection, frame.seat)
