"""The turns of a table's bots: asks for their decisions, and waits until people have followed the move before."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

from parlour.bots.levels import Decision
from parlour.core.match import Match
from parlour.server.base import logs
from parlour.server.model.thinking import Standing
from parlour.server.table.connection import Connection
from parlour.server.table.hints import Hints
from parlour.server.table.page_thinking import PageThinking
from parlour.server.table.reviews import Reviews
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState

SHORTEST_LOOK_MS = 50
RESTS = 4
"""The factor by which a bot waits longer where a round has ended."""
ALONE = 2
"""The divisor of a bot's wait where one person plays alone, who can hurry it."""
Play = Callable[[int, int, int], None]


class BotTurns:
    """Runs one task for every bot that may act; each change of the table starts all of them anew.

    Where another process leads the table, no task runs here and it is only known which bots may act.

    ``lookers`` returns the connections of those who look. ``play`` is called with a seat, its legal action and the
    sequence number at which it was chosen. ``hints`` and ``reviews`` have the same standing as the bots.
    """

    def __init__(
        self, services: Services, state: TableState, lookers: Callable[[], Sequence[Connection]], play: Play
    ) -> None:
        self._services = services
        self._state = state
        self._lookers = lookers
        self._play = play
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._elsewhere: frozenset[int] = frozenset()
        self._seen = asyncio.Event()
        self._hurried = -1
        self._thinkers = PageThinking(services, state, lookers)
        self.hints = Hints(services, state, self._thinkers, self._standing)
        self.reviews = Reviews(services, state, self._thinkers, self._standing)

    @property
    def thinking(self) -> frozenset[int]:
        """The seats whose bots are at work."""
        return self._elsewhere or frozenset(self._tasks)

    @property
    def active(self) -> bool:
        """Whether any bot is at work."""
        return bool(self._tasks)

    def restart_bots(self, here: bool = True) -> None:
        """Start the bots that may act in the present position anew; without ``here``, only note which they are."""
        self.stop()
        self.start_bots(here)

    def start_bots(self, here: bool = True) -> None:
        """Start the bots that may act and are not at work. Without people at the table no bot works."""
        match = self._state.match
        self._elsewhere = frozenset()
        if match is None or not self.awake:
            return
        seats = [number for number in match.seats_to_act() if self._state.bot_at(number) is not None]
        if not here:
            self._elsewhere = frozenset(seats)
            return
        for number in seats:
            if number not in self._tasks:
                level = self._state.bot_at(number) or ""
                self._tasks[number] = asyncio.create_task(self._take_turn(match, number, level))

    def stop(self) -> None:
        """Cancel all bots and the hint."""
        self.hints.stop()
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def disconnect(self, connection: Connection) -> None:
        """Cancel the hint and pause the reviews that only a gone browser wanted."""
        self.hints.disconnect(connection)
        self.reviews.disconnect(connection)

    def end_pauses(self, guest: str | None) -> None:
        """End the pauses of the bots, where the guest is the only person who plays."""
        if guest is not None and guest == self._alone:
            self._hurried = self._state.seq
            self._seen.set()
            self._seen = asyncio.Event()

    @property
    def awake(self) -> bool:
        """Whether somebody is connected or a person has a seat, so that bots play."""
        return bool(self._lookers()) or any(seat.kind == "human" for seat in self._state.seats)

    @property
    def _alone(self) -> str | None:
        """Return the guest who holds every seat that is not a bot's, None if there is no single one."""
        guests = {seat.guest for seat in self._state.seats if seat.kind != "bot"}
        return guests.pop() if len(guests) == 1 else None

    def _standing(self) -> Standing:
        """Return the table's claim: with players and lookers first, then with lookers, then tables left alone.

        A table counts for the first person who sits there, else for the first who looks, and for that guest's network.
        """
        people = [seat.guest for seat in self._state.seats if seat.kind == "human"]
        lookers, id = self._lookers(), self._state.setup.id
        guest = next(filter(None, (*people, *(looker.guest for looker in lookers))), None)
        rank = 2 * (not lookers) + (not people)
        if guest is not None:
            return Standing(id, guest, rank, self._services.networks.of(guest))
        return Standing(id, id, rank, lookers[0].network if lookers else "")

    async def _take_turn(self, match: Match, seat: int, level: str) -> None:
        time, seq = self._services.time, self._state.seq
        action: int | None = None
        while action is None:
            began = time.now()
            decision = await self._decide(match, seat, level)
            pause = self._pause(match, seat, decision, time.now() - began)
            action = decision.action
            looked_at = action is not None and (decision.looks or not match.game.rules.simultaneous)
            await (self._look(pause) if looked_at else time.sleep(pause))
        self._play(seat, action, seq)

    async def _look(self, ms: float) -> None:
        """Pause for ``ms`` milliseconds, or until the only person who plays ends the pause."""
        if self._hurried == self._state.seq:
            return
        waits = [asyncio.ensure_future(self._services.time.sleep(ms)), asyncio.ensure_future(self._seen.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    def _pause(self, match: Match, seat: int, decision: Decision, spent_ms: float) -> float:
        if decision.looks:
            return decision.wait_ms / (1 if self._alone is None else ALONE) - spent_ms
        if match.game.rules.simultaneous:
            return max(decision.wait_ms, 0 if decision.action is not None else SHORTEST_LOOK_MS)
        if self._state.acted_last(seat) and not self._state.rests:
            return decision.wait_ms  # the page of each onlooker shows the steps of a turn one by one
        pause = self._services.settings.bot_pause_ms * (RESTS if self._state.rests else 1)
        return max(decision.wait_ms, pause - spent_ms)

    async def _decide(self, match: Match, seat: int, level: str) -> Decision:
        """Return a bot's decision; if it fails or its action is illegal, any legal action instead."""
        try:
            decision = await self._thinkers.decide(match.game, match.view(seat), seat, level, self._standing)
        except Exception as error:
            return self._any_action(match, seat, level, type(error).__name__)
        if decision.action is not None and match.broken(seat, decision.action) is not None:
            return self._any_action(match, seat, level, "illegal")
        return decision

    def _any_action(self, match: Match, seat: int, level: str, problem: str) -> Decision:
        table = logs.short(self._state.setup.id)
        logs.warning("bot_failed", table=table, game=match.game.name, level=level, seat=seat, problem=problem)
        actions = match.actions(seat)
        action = random.choice(actions) if actions else None  # noqa: S311  (any action will do)
        return Decision(action, self._services.settings.bot_pause_ms)
