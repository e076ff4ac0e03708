"""The rows of what the house announces to everybody."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from parlour.server.storage.schema import ANNOUNCEMENTS

MOST = 20
"""The most announcements that are shown: the latest."""


class Announced(NamedTuple):
    """An announcement. ``until``: the Unix time at which it ends by itself, None: never; ``made_at`` is Unix time."""

    number: int
    text: str
    until: int | None
    made_at: int


def add_announcement(connection: sa.Connection, text: str, until: int | None, now: float) -> int:
    """Store an announcement, delete those that have ended, and return its number."""
    connection.execute(ANNOUNCEMENTS.delete().where(ANNOUNCEMENTS.c.until <= now))
    written = connection.execute(ANNOUNCEMENTS.insert().values(text=text, until=until, made_at=int(now)))
    (number,) = written.inserted_primary_key or (0,)
    return int(number)


def drop_announcement(connection: sa.Connection, number: int, now: float) -> bool:
    """Delete an announcement; return whether it was there and had not ended."""
    holds = sa.or_(ANNOUNCEMENTS.c.until.is_(None), ANNOUNCEMENTS.c.until > now)
    return connection.execute(ANNOUNCEMENTS.delete().where(ANNOUNCEMENTS.c.number == number, holds)).rowcount > 0


def read_announcements(connection: sa.Connection) -> list[Announced]:
    """Read the latest announcements, also those that have ended, the newest first."""
    asked = sa.select(*(ANNOUNCEMENTS.c[name] for name in Announced._fields))
    return [Announced(*row) for row in connection.execute(asked.order_by(ANNOUNCEMENTS.c.number.desc()).limit(MOST))]


def still_hold(found: list[Announced], now: float) -> list[Announced]:
    """Return those announcements that have not ended."""
    return [each for each in found if each.until is None or each.until > now]
