"""The journal of what operators did. Entries are only added; a guest who is forgotten is no longer named in them."""

from __future__ import annotations

from typing import Literal, NamedTuple

import sqlalchemy as sa

from parlour.server.storage.schema import JOURNAL

Deed = Literal[
    "ban", "unban", "mute", "unmute", "remove-word", "allow-word", "kids-on", "kids-off", "close", "call-off",
    "rename",     "add-operator", "revoke", "announce", "unannounce",
]  # fmt: skip
"""What was done: to a guest or network, a guest, a word, a network or the house, a table, a table whose
match an organiser ended, a guest, an operator, an
announcement by its number."""


ONE_AFTER_ANOTHER = 0x6A6F75726E616C
"""The lock of PostgreSQL that is held from the writing of an entry until its commit."""


class Entry(NamedTuple):
    """One deed. ``at`` and ``until`` are Unix time; ``until``: when its effect ends by itself, None: never."""

    number: int
    at: int
    who: str
    what: str
    whom: str
    until: int | None
    reason: str


class Doing(NamedTuple):
    """Who does something, why, and the Unix time of it."""

    who: str
    reason: str
    now: float


def write_entry(connection: sa.Connection, doing: Doing, what: Deed, whom: str = "", until: int | None = None) -> None:
    """Add an entry to the journal. Entries become visible in the order of their numbers, so that none is missed."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AFTER_ANOTHER)))
    values = {"at": int(doing.now), "who": doing.who, "what": what, "whom": whom, "until": until}
    connection.execute(JOURNAL.insert().values(reason=doing.reason, **values))


def read_entries(connection: sa.Connection, most: int, before: int | None = None) -> list[Entry]:
    """Read the latest entries, the newest first; only those before a number, if one is given."""
    asked = sa.select(*(JOURNAL.c[name] for name in Entry._fields)).order_by(JOURNAL.c.number.desc()).limit(most)
    if before is not None:
        asked = asked.where(JOURNAL.c.number < before)
    return [Entry(*row) for row in connection.execute(asked)]


def read_news(connection: sa.Connection, known: int) -> list[Entry]:
    """Read the entries after number ``known``, in order."""
    asked = sa.select(*(JOURNAL.c[name] for name in Entry._fields)).where(JOURNAL.c.number > known)
    return [Entry(*row) for row in connection.execute(asked.order_by(JOURNAL.c.number))]


def last_number(connection: sa.Connection) -> int:
    """Read the number of the latest entry, 0 if there is none."""
    return int(connection.execute(sa.select(sa.func.coalesce(sa.func.max(JOURNAL.c.number), 0))).scalar_one())


def forget_in_journal(connection: sa.Connection, guest: str) -> None:
    """Name a guest no more, and erase what was written about them."""
    connection.execute(JOURNAL.update().where(JOURNAL.c.whom == guest).values(whom="", reason=""))
