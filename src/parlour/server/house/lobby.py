"""The lobby of a house: what it shows, and which of its tables stay in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from sqlalchemy import Connection

from parlour.core.errors import ParlourError
from parlour.core.files import kept_options
from parlour.core.game import Game, find_game
from parlour.protocol.http import Terms
from parlour.protocol.lobby import Lobby, LobbyOption, LobbySeat, LobbyTable
from parlour.server.base.clocks import Time
from parlour.server.storage.lobby import (
    LOBBY_KEY,
    Listed,
    drop_tables,
    is_open,
    read_playing,
    read_waiting,
    renew_tables,
    stay_of,
)
from parlour.server.storage.store import Store
from parlour.server.table.table import Table

KEPT_MS = 1_000
"""For how long the lobby is shown as it was read."""
RENEWED_S = 20
"""How often it is noted that people are about at a table."""


class LobbyKeeper:
    """Draws the lobby from storage, and notes there who is about at the tables ``in_memory``. ``now``: Unix time."""

    def __init__(self, store: Store, time: Time, in_memory: Mapping[str, Table], now: Callable[[], float]) -> None:
        self._store, self._time, self._in_memory, self._now = store, time, in_memory, now
        self._drawn: tuple[float, Lobby] | None = None
        self._noted: dict[str, tuple[float, int]] = {}
        self._over: set[str] = set()

    async def read_lobby(self) -> Lobby:
        """Return the lobby, as it was at most KEPT_MS ago. Raises Unavailable."""
        at = self._time.now()
        if self._drawn is None or not 0 <= at - self._drawn[0] < KEPT_MS:
            now = self._now()
            self._drawn = at, await self._store.read(lambda connection: draw_lobby(connection, now))
        return self._drawn[1]

    def forget_drawn(self) -> None:
        """Have the lobby read anew when it is asked for next, since something changed here."""
        self._drawn = None

    async def refresh_tables(self) -> None:
        """Keep the tables in the lobby at which people are about, and take out those whose match is over.

        Raises Unavailable.
        """
        open_ = [table for table in self._in_memory.values() if is_open(table.state.setup)]
        over = [table.id for table in open_ if _is_over(table) and table.id not in self._over]
        if over:
            await self._store.write(lambda connection: drop_tables(connection, over), LOBBY_KEY)
        stays = {table.id: stay for table in open_ if (stay := self._stay_of(table)) is not None}
        if stays:
            now = self._now()
            await self._store.write(lambda connection: renew_tables(connection, now, stays), LOBBY_KEY)
        if over or stays:
            self.forget_drawn()
        self._note(over, stays)

    def _stay_of(self, table: Table) -> tuple[int, int] | None:
        """Return how long a table stays and how many look on, if that is to be noted; None if nobody is about there."""
        is_about = any(table.has_seat(connection.guest) for connection in table.connections)
        if not is_about or _is_over(table) or table.state.setup.terms is None:
            return None
        watching = table.crowd().people
        renewed, watched = self._noted.get(table.id, (0.0, -1))
        is_due = self._now() - renewed >= RENEWED_S or watched != watching
        return (stay_of(table.state.setup.terms), watching) if is_due else None

    def _note(self, over: list[str], stays: Mapping[str, tuple[int, int]]) -> None:
        now = self._now()
        self._noted |= {table: (now, watching) for table, (_, watching) in stays.items()}
        self._noted = {table: noted for table, noted in self._noted.items() if table in self._in_memory}
        self._over = (self._over | set(over)) & self._in_memory.keys()


def _is_over(table: Table) -> bool:
    match, setup = table.state.match, table.state.setup
    return setup.closed or setup.moved or (match is not None and match.over)


def draw_lobby(connection: Connection, now: float) -> Lobby:
    """Draw the lobby: of each table what is known without its match. ``now`` is Unix time."""
    parts = read_waiting(connection, now), read_playing(connection, now)
    return Lobby(*(tuple(table for each in part if (table := _draw_table(each)) is not None) for part in parts))


def _draw_table(listed: Listed) -> LobbyTable | None:
    """Draw a table; None for one of a game, or with options, that are not here."""
    try:
        options = _unusual(find_game(listed.game), listed)
    except ParlourError:
        return None
    return LobbyTable(
        table=listed.id,
        game=listed.game,
        seats=tuple(LobbySeat(seat.kind, seat.name) for seat in listed.seats),
        options=options,
        terms=msgspec.convert(listed.terms, Terms),
        made_at=listed.made_at,
        watching=listed.watching,
    )


def _unusual(game: Game, listed: Listed) -> tuple[LobbyOption, ...]:
    count = len(listed.seats)
    usual, chosen = (
        msgspec.to_builtins(game.read_options(options, count))
        for options in ({}, kept_options(game, dict(listed.options)))
    )
    changed = {name: value for name, value in chosen.items() if usual[name] != value}
    return tuple(
        LobbyOption(name, value if isinstance(value, str | int | bool) else None) for name, value in changed.items()
    )
