"""The rows that processes over one database share: the house's time, keys, living processes, and leases of tables.

All are functions over a connection, run by ``Store.read`` and ``Store.write``. A process counts as alive while its
``until`` lies ahead by the database's own clock, and by no more than ``lease_ms``: after a jump of that clock every
process counts as dead until its next beat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from parlour.server.storage.database import now_ms
from parlour.server.storage.schema import HOURS, KEYS, LEASES, LOG, PROCESSES, TABLES, TALK

KEY_BYTES = 32
GUESTS = "guests"
PUSH = "push"
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256; a private key is a number from 1 up to one less."""


class News(NamedTuple):
    """How far a stored table has come, and which living process leads it."""

    id: str
    seq: int
    reseats: int
    again: str | None
    said: int
    holder: str | None


# --- time


def read_hours(connection: sa.Connection) -> int:
    """Read the stored house's time in milliseconds."""
    return int(connection.execute(sa.select(HOURS.c.served_ms)).scalar_one())


def store_hours(connection: sa.Connection, now: Callable[[], float]) -> int:
    """Store the house's time ``now()``, unless a later one is stored; return the stored value."""
    ms = int(now())
    latest = sa.case((HOURS.c.served_ms < ms, ms), else_=HOURS.c.served_ms)
    written = HOURS.update().values(served_ms=latest, noted_at=now_ms()).returning(HOURS.c.served_ms)
    return int(connection.execute(written).scalar_one())


# --- the guests' key


def guests_key(connection: sa.Connection) -> bytes:
    """Read the key that signs guests' tokens."""
    return bytes(connection.execute(sa.select(KEYS.c.secret).where(KEYS.c.name == GUESTS)).scalar_one())


def keep_key(connection: sa.Connection, old: Path | None) -> None:
    """Create missing keys; the guests' key is taken from ``old``, its file in earlier editions, if that exists."""
    if connection.execute(sa.select(KEYS.c.name).where(KEYS.c.name == GUESTS)).first() is None:
        found = old.read_bytes() if old is not None and old.exists() else b""
        secret = found if len(found) == KEY_BYTES else secrets.token_bytes(KEY_BYTES)
        connection.execute(KEYS.insert().values(name=GUESTS, secret=secret))
    if connection.execute(sa.select(KEYS.c.name).where(KEYS.c.name == PUSH)).first() is None:
        number = 1 + secrets.randbelow(P256_ORDER - 1)
        connection.execute(KEYS.insert().values(name=PUSH, secret=number.to_bytes(KEY_BYTES)))


def push_key(connection: sa.Connection) -> bytes:
    """Read the key by which push services know this house."""
    return bytes(connection.execute(sa.select(KEYS.c.secret).where(KEYS.c.name == PUSH)).scalar_one())


# --- processes


def _lives(lease_ms: int) -> sa.ColumnElement[bool]:
    return sa.and_(PROCESSES.c.until > now_ms(), PROCESSES.c.until <= now_ms() + lease_ms)


def _living(lease_ms: int) -> sa.Select[tuple[str]]:
    return sa.select(PROCESSES.c.id).where(_lives(lease_ms))


def add_process(connection: sa.Connection, process: str, lease_ms: int) -> int:
    """Register a living process; return the house's time, including that of other processes since it was stored."""
    connection.execute(HOURS.update().values(noted_at=HOURS.c.noted_at))  # one after another
    since = sa.case((now_ms() > HOURS.c.noted_at, now_ms() - HOURS.c.noted_at), else_=0)
    ms, ago = connection.execute(sa.select(HOURS.c.served_ms, since)).one()
    company = connection.execute(_living(lease_ms)).first() is not None
    connection.execute(PROCESSES.delete().where(sa.not_(_lives(lease_ms))))
    connection.execute(LEASES.delete().where(LEASES.c.holder.not_in(sa.select(PROCESSES.c.id))))
    _live_on(connection, process, lease_ms)
    return int(ms) + (min(int(ago), lease_ms) if company else 0)


def renew_process(
    connection: sa.Connection, process: str, lease_ms: int, now: Callable[[], float]
) -> tuple[int, set[str]]:
    """Renew a process and all its leases; return the house's time, and the ids of the tables it still leads."""
    ms = store_hours(connection, now)
    _live_on(connection, process, lease_ms)
    held = connection.execute(sa.select(LEASES.c.table_id).where(LEASES.c.holder == process))
    return ms, set(held.scalars())


def _live_on(connection: sa.Connection, process: str, lease_ms: int) -> None:
    until = now_ms() + lease_ms
    row = _insert(connection, PROCESSES).values(id=process, until=until)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"until": until}))


def _insert(connection: sa.Connection, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def remove_process(connection: sa.Connection, process: str) -> None:
    """Delete a process and its leases."""
    connection.execute(LEASES.delete().where(LEASES.c.holder == process))
    connection.execute(PROCESSES.delete().where(PROCESSES.c.id == process))


# --- leases


def lease_tables(connection: sa.Connection, process: str, tables: Iterable[str], lease_ms: int) -> set[str]:
    """Lease to a process those of these tables that no living process leads; return those it leads now."""
    wanted = sorted(tables)
    free = LEASES.c.holder.not_in(_living(lease_ms))
    row = _insert(connection, LEASES).values([{"table_id": table, "holder": process} for table in wanted])
    connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_={"holder": process}, where=free))
    mine = sa.select(LEASES.c.table_id).where(LEASES.c.holder == process, LEASES.c.table_id.in_(wanted))
    return set(connection.execute(mine).scalars())


def release_tables(connection: sa.Connection, process: str, tables: Collection[str]) -> None:
    """Delete a process's leases of some tables."""
    connection.execute(LEASES.delete().where(LEASES.c.holder == process, LEASES.c.table_id.in_(sorted(tables))))


def read_news(connection: sa.Connection, tables: Collection[str], lease_ms: int) -> list[News]:
    """Read in one statement how far these tables have come."""
    last = sa.select(sa.func.max(LOG.c.seq)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    holder = (
        sa.select(LEASES.c.holder)
        .where(LEASES.c.table_id == TABLES.c.id, LEASES.c.holder.in_(_living(lease_ms)))
        .scalar_subquery()
    )
    said = sa.select(sa.func.max(TALK.c.number)).where(TALK.c.table_id == TABLES.c.id).scalar_subquery()
    asked = sa.select(
        TABLES.c.id,
        sa.func.coalesce(last, 0),
        TABLES.c.reseats,
        TABLES.c.again,
        sa.func.coalesce(said, 0),
        holder,
    )
    return [News(*row) for row in connection.execute(asked.where(TABLES.c.id.in_(tables)))]
