"""The rows of the lobby: tables that anybody in the house may join, as long as somebody who sits there is about.

Whoever changes them beyond adding one takes ``lock_lobby`` first, and waits for no row of another table after it: so
people who sit down or look for a game at the same moment do so one after another, and never wait for each other.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup
from parlour.server.storage.schema import LOBBY, SEATS, TABLES

LOBBY_KEY = "~lobby"
"""The key of works that change the lobby: behind all ids of tables, so that such a work is a transaction's last."""
ONE_AFTER_ANOTHER = 0x6C6F626279
"""The lock of PostgreSQL that is held from the first look at the lobby until the commit."""
AWAY_S, DAYS_AWAY_S = 180, 86_400
"""How long a table stays when everybody who sits there is gone: in an evening, and where moves have days."""
FORGOTTEN_S = 7 * DAYS_AWAY_S
"""How long a table that has left the lobby comes back with its people."""
MOST = 50
"""The most tables of each kind that are listed."""


class Listed(NamedTuple):
    """A table in the lobby: what is public of its setup, its seats, and how many look on."""

    id: str
    game: str
    options: Mapping[str, Any]
    terms: Mapping[str, Any]
    made_at: int
    watching: int
    seats: tuple[Seat, ...]


def is_open(setup: TableSetup) -> bool:
    """Return whether anybody in the house may join a table; before there was a lobby, nobody might."""
    return setup.terms is not None and bool(setup.terms.get("open"))


def stay_of(terms: Mapping[str, Any]) -> int:
    """Return for how many seconds a table stays in the lobby after its people have gone."""
    return DAYS_AWAY_S if terms["over_days"] else AWAY_S


def lock_lobby(connection: sa.Connection) -> None:
    """Let nobody else change the lobby until the commit; SQLite lets only one write anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AFTER_ANOTHER)))


def list_table(connection: sa.Connection, setup: TableSetup, made_at: int) -> None:
    """Put a new table into the lobby, if anybody may join it."""
    if setup.terms is not None and is_open(setup):
        until = made_at + stay_of(setup.terms)
        connection.execute(LOBBY.insert().values(table_id=setup.id, until=until, watching=0))


def renew_tables(connection: sa.Connection, now: float, stays: Mapping[str, tuple[int, int]]) -> None:
    """Extend the stay of tables and note their viewers, by ``stays``: seconds and viewers by id; drop old rows."""
    lock_lobby(connection)
    for table, (stay, watching) in stays.items():
        here = LOBBY.c.table_id == table
        connection.execute(LOBBY.update().where(here).values(until=int(now) + stay, watching=watching))
    connection.execute(LOBBY.delete().where(LOBBY.c.until < now - FORGOTTEN_S))


def drop_tables(connection: sa.Connection, tables: Collection[str]) -> None:
    """Take tables out of the lobby for good."""
    lock_lobby(connection)
    connection.execute(LOBBY.delete().where(LOBBY.c.table_id.in_(sorted(tables))))


_HERE = sa.and_(TABLES.c.closed_at.is_(None), TABLES.c.moved_at.is_(None), LOBBY.c.until > sa.bindparam("now"))
_FREE = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
_COLUMNS = (*(TABLES.c[name] for name in ("id", "game", "options", "terms", "made_at")), LOBBY.c.watching)
_LISTED = sa.select(*_COLUMNS).join(LOBBY, LOBBY.c.table_id == TABLES.c.id).where(_HERE).limit(MOST)
_WAITING = _LISTED.where(TABLES.c.began_at.is_(None), _FREE).order_by(TABLES.c.made_at, TABLES.c.id)
_PLAYING = _LISTED.where(TABLES.c.began_at.is_not(None)).order_by(TABLES.c.made_at.desc(), TABLES.c.id)


def read_waiting(
    connection: sa.Connection, now: float, game: str | None = None, table: str | None = None
) -> list[Listed]:
    """Read the tables with a free seat, the one that has waited longest first; only those of a game, or one table."""
    asked = _WAITING if game is None else _WAITING.where(TABLES.c.game == game)
    return _read(connection, asked if table is None else asked.where(TABLES.c.id == table), now)


def read_playing(connection: sa.Connection, now: float) -> list[Listed]:
    """Read the tables whose match has begun, the newest first."""
    return _read(connection, _PLAYING, now)


def read_listed(connection: sa.Connection, table: str) -> Listed | None:
    """Read a table that anybody might join once, also one that has left the lobby; None for others."""
    asked = sa.select(*_COLUMNS).join(LOBBY, LOBBY.c.table_id == TABLES.c.id).where(TABLES.c.id == table)
    found = _read(connection, asked, 0)
    return found[0] if found else None


def withdraw_alone(connection: sa.Connection, guest: str, but: str) -> None:
    """Take the tables out of the lobby at which a guest waits with no other person, but for one."""
    mine, other = SEATS.alias(), SEATS.alias()
    alone = sa.select(TABLES.c.id).where(
        TABLES.c.id != but,
        TABLES.c.began_at.is_(None),
        sa.exists().where(mine.c.table_id == TABLES.c.id, mine.c.guest == guest),
        ~sa.exists().where(other.c.table_id == TABLES.c.id, other.c.kind == "human", other.c.guest != guest),
    )
    connection.execute(LOBBY.delete().where(LOBBY.c.table_id.in_(alone)))


def _read(connection: sa.Connection, asked: sa.Select[Any], now: float) -> list[Listed]:
    found = connection.execute(asked, {"now": int(now)}).all()
    seats = _read_seats(connection, [row.id for row in found])
    return [Listed._make((*row, tuple(seats[row.id]))) for row in found]


def _read_seats(connection: sa.Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    columns = [SEATS.c[name] for name in Seat.__struct_fields__]
    asked = sa.select(SEATS.c.table_id, *columns).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.number)
    for row in connection.execute(asked) if tables else ():
        seats[row[0]].append(Seat(*row[1:]))
    return seats
