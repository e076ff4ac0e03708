"""Passes: links that make another device the same guest. A pass can be used once, within GOOD_S.

Until then the database holds the random part of the guest's token, encrypted with the link's secret, and of the secret
only its hash; so whoever reads the database cannot become the guest. The functions run within a transaction of the
store; ``now`` is Unix time in seconds.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from parlour.protocol.you import You
from parlour.server.base.decode import UNNAMED
from parlour.server.base.errors import NoGuest
from parlour.server.model.seats import SECRET_BYTES, link_of
from parlour.server.people.guests import KEPT_S, lock_random
from parlour.server.storage.circles import forget_in_circles
from parlour.server.storage.clarity import forget_clarity
from parlour.server.storage.measures import forget_measures
from parlour.server.storage.results import forget_results
from parlour.server.storage.schema import (
    AWAY,
    CHALLENGES,
    DEVICES,
    FEEDS,
    FORGOTTEN,
    PASSES,
    PASSKEYS,
    RATINGS,
    SEATS,
    TABLES,
)
from parlour.server.storage.tournaments import rename_entered

GOOD_S = 600
USE = b"pass"
REMEMBERED_S = 24 * 3600
"""How long after its expiry a pass stays stored, so that a late visitor learns that it was used or is too old."""
MOST_NAMES = 3
"""The number of a guest's latest names that are listed."""


def new_secret() -> str:
    """Make a random secret for a link or a feed."""
    return secrets.token_urlsafe(SECRET_BYTES)


def write_pass(connection: sa.Connection, secret: str, guest: str, random: bytes, now: float) -> None:
    """Store a pass for a guest, whose unused passes it replaces. ``random`` is the random part of their token."""
    unused = sa.and_(PASSES.c.guest == guest, sa.not_(PASSES.c.used))
    connection.execute(PASSES.delete().where(sa.or_(unused, PASSES.c.until < now - REMEMBERED_S)))
    values = {"link": link_of(secret), "guest": guest, "wrapped": lock_random(random, secret.encode(), USE)}
    connection.execute(PASSES.insert().values(**values, until=int(now) + GOOD_S, used=False))


def take_pass(connection: sa.Connection, secret: str, now: float) -> bytes:
    """Use a pass up; return the random part of its guest's token. Raises NoGuest if unknown, used or expired."""
    link = link_of(secret)
    here = PASSES.c.link == link
    good = sa.and_(here, sa.not_(PASSES.c.used), PASSES.c.until > now)
    taken = connection.execute(sa.select(PASSES.c.wrapped, PASSES.c.guest).where(good).with_for_update()).first()
    if taken is None:
        raise _no_pass(connection.execute(sa.select(PASSES.c.used).where(here)).scalar())
    connection.execute(PASSES.update().where(here).values(used=True, wrapped=b""))
    return lock_random(bytes(taken.wrapped), secret.encode(), USE)


def _no_pass(used: bool | None) -> NoGuest:
    if used is None:
        return NoGuest("pass_unknown", "This link leads to nobody. Make a new one on the other device.")
    if used:
        return NoGuest("pass_used", "This link was used already. Make a new one on the other device.")
    return NoGuest("pass_old", "This link is too old. Make a new one on the other device.")


def describe_guest(connection: sa.Connection, guest: str, since: int) -> You:
    """Describe a guest: latest names, number of tables, and whether they have a feed.

    ``since`` is the Unix time at which their token was issued.
    """
    here = sa.and_(SEATS.c.guest == guest, SEATS.c.kind == "human")
    count = connection.execute(sa.select(sa.func.count(sa.distinct(SEATS.c.table_id))).where(here)).scalar_one()
    latest = (
        sa.select(SEATS.c.name)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(here, SEATS.c.name != UNNAMED)
        .group_by(SEATS.c.name)
        .order_by(sa.func.max(TABLES.c.made_at).desc(), sa.func.min(SEATS.c.number))
        .limit(MOST_NAMES)
    )
    feed = connection.execute(sa.select(FEEDS.c.guest).where(FEEDS.c.guest == guest)).first() is not None
    person = connection.execute(sa.select(RATINGS.c.person).where(RATINGS.c.guest == guest).limit(1)).scalar()
    return You(True, since, tuple(connection.execute(latest).scalars()), int(count), feed, person or "")


# --- being forgotten


def read_forgotten(connection: sa.Connection) -> set[str]:
    """Read the hashes of all guests who asked to be forgotten."""
    return set(connection.execute(sa.select(FORGOTTEN.c.guest)).scalars())


def write_forgotten(connection: sa.Connection, guest: str, now: float) -> None:
    """Revoke a guest's tokens; delete their passes, passkeys, feed, devices, days away, and what operators noted.

    They are taken out of all results and tournaments, and what was noted of how they play is erased. Revocations older
    than KEPT_S are deleted: the tokens they revoke have expired.
    """
    connection.execute(FORGOTTEN.delete().where(sa.or_(FORGOTTEN.c.guest == guest, FORGOTTEN.c.at < now - KEPT_S)))
    connection.execute(FORGOTTEN.insert().values(guest=guest, at=int(now)))
    for of_guests in (PASSES, PASSKEYS, CHALLENGES, FEEDS, DEVICES, AWAY):
        connection.execute(of_guests.delete().where(of_guests.c.guest == guest))
    forget_in_circles(connection, guest)
    forget_clarity(connection, guest)
    forget_results(connection, guest)
    forget_measures(connection, guest)
    rename_entered(connection, guest, None, now)
