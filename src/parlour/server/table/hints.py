"""Hints for people who play alone or against bots. A hint is dropped when the position changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from parlour.bots.advice import round_chance, tells_chances
from parlour.core.contract import Advice
from parlour.core.match import Match
from parlour.protocol.advice import Advised, Brings
from parlour.protocol.messages import Refused, Stale
from parlour.server.base import logs
from parlour.server.model.thinking import Standing, Thinking
from parlour.server.table.connection import Connection
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState


def are_given(state: TableState, guest: str | None) -> bool:
    """Return whether a guest may ask for hints: nobody else plays here, the match is not rated, and it is no what-if.

    The match that such a what-if comes from may be going on between people. For what-ifs from files see ``fair_play``.
    """
    people = [seat for seat in state.seats if seat.kind != "bot"]
    if state.is_rated:
        return False
    return len(people) == 1 and people[0].held_by(guest) and state.setup.branch_of is None


class Hints:
    """Finds one hint for a position; everybody who asks is sent the same.

    ``standing`` returns the table's claim on thinking time.
    """

    def __init__(
        self, services: Services, state: TableState, thinking: Thinking, standing: Callable[[], Standing]
    ) -> None:
        self._services = services
        self._state = state
        self._thinking = thinking
        self._standing = standing
        self._waiting: list[tuple[Connection, str]] = []
        self._task: asyncio.Task[None] | None = None
        self._found: Advised | None = None

    def request_hint(self, connection: Connection, id: str, seat: int) -> None:
        """Send a connection the hint for a seat that may act, once it is found; ``id`` is that of the asking frame."""
        if self._found is not None:
            connection.send(msgspec.structs.replace(self._found, id=id))
            return
        self._waiting.append((connection, id))
        if self._task is None:
            self._task = asyncio.create_task(self._think(self._state.playing(), seat))

    def disconnect(self, connection: Connection) -> None:
        """Forget a browser that has gone; cancel a hint that nobody waits for any more."""
        self._waiting = [(other, id) for other, id in self._waiting if other is not connection]
        if self._task is not None and not self._waiting:
            self._task.cancel()
            self._task = None

    def stop(self) -> None:
        """Drop the hint, since the position has changed, and answer those who wait that they are late."""
        if self._task is not None:
            self._task.cancel()
        for connection, id in self._waiting:
            connection.send(Stale(id, self._state.seq))
        self._waiting, self._task, self._found = [], None, None

    async def _think(self, match: Match, seat: int) -> None:
        settings, thinking = self._services.settings, self._thinking
        try:
            advice = await thinking.advise(match.game, match.view(seat), seat, settings.hint_ms, self._standing)
            self._found = describe_advice(self._state, seat, advice)
        except Exception as error:
            table = logs.short(self._state.setup.id)
            logs.warning("hint_failed", table=table, game=match.game.name, seat=seat, problem=type(error).__name__)
        for connection, id in self._waiting:
            found = self._found and msgspec.structs.replace(self._found, id=id)
            connection.send(found or Refused(id, "retry", "No hint was found. Try again."))
        self._waiting, self._task = [], None


def describe_advice(state: TableState, seat: int, advice: Advice) -> Advised:
    """Convert advice to the message for the page. Raises RuleBroken if its action is illegal."""
    match = state.playing()
    if advice.action is None:
        return Advised("", state.seq, None)
    if problem := match.broken(seat, advice.action):
        raise problem
    choice = match.choice(seat, advice.action)
    preview = state.preview(seat, advice.action)
    brings = preview and Brings(choice.text, *preview)
    bots = [level for each in state.seats if (level := state.bot_at(each.number))]
    chance = round_chance(advice.chance) if tells_chances(bots) else None
    ahead = round_chance(advice.ahead)
    return Advised("", state.seq, choice, brings, chance, ahead, advice.because)
