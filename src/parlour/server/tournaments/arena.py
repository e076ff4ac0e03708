"""Arenas that a house pairs by itself: every few seconds all who are free, until their time is over."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from parlour.server.base.errors import NotFound, NotNow, Unavailable
from parlour.server.model.seats import Seat
from parlour.server.storage.store import Store
from parlour.server.storage.tournaments import Happened, read_running, read_waiting
from parlour.server.tournaments.book import TournamentBook
from parlour.server.tournaments.deeds import MOST_AT_ONCE
from parlour.server.tournaments.standing import Held
from parlour.tournaments.events import Closed, Pod
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.tournament import Tournament

PAIR_S = 4.0
"""How long after a pairing the next one is made at the earliest."""
NO_SHOW_S = 90
"""How long those at a table wait for the others before the game is won without them."""
SHARE = 20
"""Looking after arenas takes at most one part in ``SHARE`` of the time."""


class ArenaKeeper:
    """Pairs the arenas of a house and notes who did not come to a table. ``now`` returns Unix time.

    Every process may do this: what another one has done already changes nothing.
    """

    def __init__(self, book: TournamentBook, store: Store, now: Callable[[], float]) -> None:
        self._book, self._store, self._now = book, store, now
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0

    def look_after(self) -> None:
        """Begin to look after all arenas, unless that is being done or was done a moment ago."""
        if (self._task is None or self._task.done()) and time.monotonic() >= self._next:
            self._task = asyncio.create_task(self.look_after_all())

    async def close(self) -> None:
        """Return once what is being done is."""
        if self._task is not None:
            await self._task

    async def look_after_all(self) -> None:
        """Pair in all arenas that pair by themselves, and note who did not come to a table."""
        begun = time.monotonic()
        with contextlib.suppress(Unavailable):
            await self._note_absent()
            for id in await self._store.read(read_running):
                await self._pair(id)
        after = time.monotonic()
        self._next = after + max(PAIR_S, SHARE * (after - begun))

    async def _pair(self, id: str) -> None:
        with contextlib.suppress(NotNow, NotFound):
            await self._book.change(id, lambda held: pair_free(held, self._now()), "round")

    async def _note_absent(self) -> None:
        """Give the games to who came, where others did not come in time."""
        for table in await self._store.read(lambda db: read_waiting(db, self._now() - NO_SHOW_S)):
            stored = await self._store.load_table(table)
            if stored is not None:
                await self._book.settle_without(table, find_absent(stored.seats))


def find_absent(seats: Iterable[Seat]) -> list[int]:
    """Return the seats for which a match has not begun: those without a commitment, else those without a nonce."""
    waiting = [seat for seat in seats if not seat.mixed]
    return [seat.number for seat in waiting if not seat.committed] or [seat.number for seat in waiting]


def pair_free(held: Held, now: float) -> list[Happened]:
    """Pair who is free in an arena that pairs by itself, or close it where its time is over.

    Two who met in the latest game of both wait while others play.
    """
    tournament, ends_at = held.tournament, held.head.ends_at
    if ends_at is None or tournament.is_closed:
        return []
    if now >= ends_at:
        return [Happened(Closed())]
    busy = tournament.busy
    if sum(player.name not in busy for player in tournament.here) < 2:
        return []
    paired = pair_round(tournament, MOST_AT_ONCE)
    latest = find_latest(tournament, [name for pod in paired.pods for name in pod.seats]) if busy else {}
    pods = tuple(pod for pod in paired.pods if latest.get(pod.seats[0], -1) != latest.get(pod.seats[-1], -2))
    return [Happened(replace(paired, pods=pods))] if pods else []


def find_latest(tournament: Tournament, names: Iterable[str]) -> dict[str, Pod]:
    """Map players to the table at which they sat last, for those who sat at one."""
    missing, found = set(names), dict[str, Pod]()
    for one in reversed(tournament.rounds):
        for pod in one.pods:
            here = missing.intersection(pod.seats)
            found |= dict.fromkeys(here, pod)
            missing -= here
        if not missing:
            break
    return found
