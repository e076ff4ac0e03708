"""What processes over one database share: the house's time, the guests' key, who lives, and who leads which table.

Functions over a connection, for the store to run. A process lives while its row's ``until`` is ahead by the database's
own clock, and by no more than ``lease_ms``: after a jump of that clock all count as dead until they say so again.
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
"""A private key of that curve is a number from 1 to less than this."""


class News(NamedTuple):
    """How far a table is on the disk, and which living process leads it."""

    id: str
    seq: int
    reseats: int
    again: str | None
    said: int
    holder: str | None


# --- time


def served(connection: sa.Connection) -> int:
    """Give how many milliseconds the house was open when that was last noted."""
    return int(connection.execute(sa.select(HOURS.c.served_ms)).scalar_one())


def note(connection: sa.Connection, now: Callable[[], float]) -> int:
    """Note how many milliseconds the house has been open, never fewer than before; give what stands there then."""
    ms = int(now())
    latest = sa.case((HOURS.c.served_ms < ms, ms), else_=HOURS.c.served_ms)
    written = HOURS.update().values(served_ms=latest, noted_at=now_ms()).returning(HOURS.c.served_ms)
    return int(connection.execute(written).scalar_one())


# --- the guests' key


def guests_key(connection: sa.Connection) -> bytes:
    """Read the key that signs guests' tokens."""
    return bytes(connection.execute(sa.select(KEYS.c.secret).where(KEYS.c.name == GUESTS)).scalar_one())


def keep_key(connection: sa.Connection, old: Path | None) -> None:
    """See that there are keys: the guests' is that of the file of earlier editions, else a new one."""
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


def join(connection: sa.Connection, process: str, lease_ms: int) -> int:
    """Enter a process; give the milliseconds the house has been open by now: if others live, it never closed."""
    connection.execute(HOURS.update().values(noted_at=HOURS.c.noted_at))  # one after another
    since = sa.case((now_ms() > HOURS.c.noted_at, now_ms() - HOURS.c.noted_at), else_=0)
    ms, ago = connection.execute(sa.select(HOURS.c.served_ms, since)).one()
    company = connection.execute(_living(lease_ms)).first() is not None
    connection.execute(PROCESSES.delete().where(sa.not_(_lives(lease_ms))))
    connection.execute(LEASES.delete().where(LEASES.c.holder.not_in(sa.select(PROCESSES.c.id))))
    _live_on(connection, process, lease_ms)
    return int(ms) + (min(int(ago), lease_ms) if company else 0)


def beat(connection: sa.Connection, process: str, lease_ms: int, now: Callable[[], float]) -> tuple[int, set[str]]:
    """Say that a process lives, which renews all its leases; give the house's time, and the tables it still leads."""
    ms = note(connection, now)
    _live_on(connection, process, lease_ms)
    held = connection.execute(sa.select(LEASES.c.table_id).where(LEASES.c.holder == process))
    return ms, set(held.scalars())


def _live_on(connection: sa.Connection, process: str, lease_ms: int) -> None:
    until = now_ms() + lease_ms
    row = _insert(connection, PROCESSES).values(id=process, until=until)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"until": until}))


def _insert(connection: sa.Connection, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def leave(connection: sa.Connection, process: str) -> None:
    """Let go of all that a process leads, and of itself."""
    connection.execute(LEASES.delete().where(LEASES.c.holder == process))
    connection.execute(PROCESSES.delete().where(PROCESSES.c.id == process))


# --- leases


def lead(connection: sa.Connection, process: str, tables: Iterable[str], lease_ms: int) -> set[str]:
    """Let a process lead those of these tables that no living one leads; give which of them are its own now."""
    wanted = sorted(tables)
    free = LEASES.c.holder.not_in(_living(lease_ms))
    row = _insert(connection, LEASES).values([{"table_id": table, "holder": process} for table in wanted])
    connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_={"holder": process}, where=free))
    mine = sa.select(LEASES.c.table_id).where(LEASES.c.holder == process, LEASES.c.table_id.in_(wanted))
    return set(connection.execute(mine).scalars())


def release(connection: sa.Connection, process: str, tables: Collection[str]) -> None:
    """Let go of tables."""
    connection.execute(LEASES.delete().where(LEASES.c.holder == process, LEASES.c.table_id.in_(sorted(tables))))


def news(connection: sa.Connection, tables: Collection[str], lease_ms: int) -> list[News]:
    """Say how far these tables are, in one statement."""
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
