"""The rows of what operators imposed: bans, mutes, words that are not accepted, kid mode."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.server.base.errors import NotFound
from parlour.server.base.measures import Measure, MeasureKind
from parlour.server.storage.journal import forget_in_journal
from parlour.server.storage.schema import MEASURES, SEATS, TALK

GUEST_LETTERS, FEWEST_LETTERS = 64, 6
"""The letters of a guest's hash, and the fewest by which one may be named."""


class Imposed(NamedTuple):
    """A measure with its story. Times are Unix seconds; ``until`` is None if it does not end by itself."""

    kind: MeasureKind
    whom: str
    until: int | None
    reason: str
    made_at: int


def write_measure(connection: sa.Connection, measure: Measure, reason: str, now: float) -> None:
    """Store a measure in place of the one of its kind for the same guest, network or word."""
    drop_measure(connection, measure.kind, measure.whom)
    connection.execute(MEASURES.insert().values(**measure._asdict(), reason=reason, made_at=int(now)))


def drop_measure(connection: sa.Connection, kind: MeasureKind, whom: str) -> bool:
    """Delete a measure; return whether there was one."""
    here = sa.and_(MEASURES.c.kind == kind, MEASURES.c.whom == whom)
    return connection.execute(MEASURES.delete().where(here)).rowcount > 0


def read_imposed(connection: sa.Connection, now: float) -> list[Imposed]:
    """Read the measures that hold now, by kind, the newest first."""
    holds = sa.or_(MEASURES.c.until.is_(None), MEASURES.c.until > now)
    asked = sa.select(*(MEASURES.c[name] for name in Imposed._fields)).where(holds)
    ordered = asked.order_by(MEASURES.c.kind, MEASURES.c.made_at.desc(), MEASURES.c.whom)
    return [Imposed(*row) for row in connection.execute(ordered)]


def read_measures(connection: sa.Connection) -> list[Measure]:
    """Read all measures, those too that have ended."""
    asked = sa.select(*(MEASURES.c[name] for name in Measure._fields))
    return [Measure(*row) for row in connection.execute(asked)]


def drop_ended(connection: sa.Connection, now: float) -> None:
    """Delete the measures that have ended."""
    connection.execute(MEASURES.delete().where(MEASURES.c.until <= now))


def forget_measures(connection: sa.Connection, guest: str) -> None:
    """Erase what names a guest: mutes, reasons and entries of the journal; a ban goes on until its end."""
    drop_measure(connection, "mute", guest)
    connection.execute(MEASURES.update().where(MEASURES.c.whom == guest).values(reason=""))
    forget_in_journal(connection, guest)


def find_guest(connection: sa.Connection, text: str) -> str:
    """Return the hash of a guest who sits, talked, or is under a measure, by its first letters.

    Raises BadOption where these are too few, or those of several; NotFound where they are nobody's.
    """
    start = text.strip().lower()
    if not FEWEST_LETTERS <= len(start) <= GUEST_LETTERS or not set(start) <= set("0123456789abcdef"):
        raise BadOption(f"a guest is named by at least {FEWEST_LETTERS} letters and digits of their id", "whom")
    columns = (SEATS.c.guest, TALK.c.guest, MEASURES.c.whom)
    whole = [sa.and_(column.like(f"{start}%"), sa.func.length(column) == GUEST_LETTERS) for column in columns]
    asked = [sa.select(column.label("guest")).where(it) for column, it in zip(columns, whole, strict=True)]
    found = connection.execute(sa.union(*asked).limit(2)).all()
    if not found:
        raise NotFound(f"There is no guest {text}.", "whom")
    if len(found) > 1:
        raise BadOption(f"several guests begin with {text}; give more of it", "whom")
    return str(found[0].guest)
