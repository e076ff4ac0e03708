"""What operators do to a house, each within one transaction with its entry in the journal.

All are functions over a connection, so that the command line does the same as a server: they change what is stored,
and every process that serves the house learns it from the journal (``house.notices``).
"""

from __future__ import annotations

import math
import unicodedata
from typing import NamedTuple

import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.server.base.decode import check_text, clean_name
from parlour.server.base.errors import Conflict, NotFound
from parlour.server.base.measures import WHOLE_HOUSE, Measure, MeasureKind, read_network
from parlour.server.base.removed_words import fold
from parlour.server.house.naming import name_guest
from parlour.server.model.seats import SeatKind
from parlour.server.storage.announcements import Announced, add_announcement, drop_announcement
from parlour.server.storage.closing import call_off
from parlour.server.storage.journal import Deed, Doing, write_entry
from parlour.server.storage.measures import drop_ended, drop_measure, find_guest, write_measure
from parlour.server.storage.operators import Role, make_operator, revoke_operator
from parlour.server.storage.schema import SEATS, TABLES
from parlour.server.storage.store import mark_closed, read_stored

SHORTEST_S, LONGEST_S = 60, 400 * 24 * 3600
"""For how long somebody may be banned or muted; no guest's token lives longer."""
LONGEST_WORD, LONGEST_REASON = 48, 200
MOST_TABLES = 100
"""The most tables that are listed: the newest."""
DEEDS: dict[MeasureKind, tuple[Deed, Deed]] = {
    "ban": ("ban", "unban"),
    "mute": ("mute", "unmute"),
    "word": ("remove-word", "allow-word"),
    "kids": ("kids-on", "kids-off"),
}
"""What imposing and lifting are called in the journal."""
NOTHING = {
    "ban": "{} is not banned.",
    "mute": "{} is not muted.",
    "word": "The word {!r} is not removed.",
    "kids": "Kid mode is not on for {}.",
}


def doing(who: str, reason: str, now: float) -> Doing:
    """Return who does something and why. Raises BadOption for a reason that is too long."""
    clean = " ".join(unicodedata.normalize("NFC", reason).split())
    if len(clean) > LONGEST_REASON:
        raise BadOption(f"a reason has at most {LONGEST_REASON} characters", "reason")
    return Doing(who, clean, now)


# --- measures


def impose(connection: sa.Connection, by: Doing, kind: MeasureKind, whom: str, seconds: int | None = None) -> Measure:
    """Impose a measure, in place of an earlier one; bans and mutes need ``seconds``. Raises BadOption, NotFound."""
    until = _end_of(kind, seconds, by.now)
    measure = Measure(kind, read_whom(connection, kind, whom), until)
    drop_ended(connection, by.now)
    write_measure(connection, measure, by.reason, by.now)
    write_entry(connection, by, DEEDS[kind][0], measure.whom, until)
    return measure


def lift(connection: sa.Connection, by: Doing, kind: MeasureKind, whom: str) -> str:
    """Lift a measure and return from whom. Raises NotFound if there is none, BadOption."""
    found = read_whom(connection, kind, whom)
    drop_ended(connection, by.now)
    if not drop_measure(connection, kind, found):
        raise NotFound(NOTHING[kind].format("the whole house" if found == WHOLE_HOUSE else found), "whom")
    write_entry(connection, by, DEEDS[kind][1], found)
    return found


def read_whom(connection: sa.Connection, kind: MeasureKind, text: str) -> str:
    """Return the guest, network or word that a text names, as it is stored. Raises BadOption, NotFound."""
    if kind == "word":
        return _read_word(text)
    if kind == "kids":
        return WHOLE_HOUSE if text.strip() in ("", WHOLE_HOUSE) else read_network(text, "whom")
    if kind == "ban" and any(sign in text for sign in ".:/"):
        return read_network(text, "whom")
    return find_guest(connection, text)


def _read_word(text: str) -> str:
    clean = fold(text)
    if not any(sign.isalnum() for sign in clean) or len(clean) > LONGEST_WORD:
        raise BadOption(f"a word has 1 to {LONGEST_WORD} characters, one of them a letter or digit", "whom")
    return clean


def _end_of(kind: MeasureKind, seconds: int | None, now: float) -> int | None:
    if kind in ("word", "kids"):
        if seconds is not None:
            raise BadOption("only bans and mutes end by themselves", "seconds")
        return None
    if seconds is None or not SHORTEST_S <= seconds <= LONGEST_S:
        raise BadOption("a ban or a mute lasts from a minute to 400 days", "seconds")
    return math.ceil(now) + seconds


# --- tables


def close_table(connection: sa.Connection, by: Doing, table: str, at: float) -> None:
    """Close a table, and call its match off where it runs; ``at`` is the house's time in milliseconds.

    Raises NoTable, Conflict at a table that is closed already, IntegrityError where a process that serves the same
    database wrote to the log meanwhile.
    """
    before = read_stored(connection, table)
    if before is not None and before.setup.closed:
        raise Conflict("This table is closed already.", "table")
    mark_closed(connection, table, math.ceil(at))
    call_off(connection, table, at)
    write_entry(connection, by, "close", table)


def rename_guest(connection: sa.Connection, by: Doing, guest: str, name: str) -> list[str]:
    """Give a guest's seats at all tables another name; return the ids of these tables. Raises BadOption, NotFound."""
    clean, found = clean_name(name, "name"), find_guest(connection, guest)
    tables = name_guest(connection, found, clean, by.now)
    if not tables:
        raise NotFound("This guest has no seat.", "whom")
    write_entry(connection, by, "rename", found)
    return tables


class ListedSeat(NamedTuple):
    """A seat as operators see it: kind, name, and the guest's hash, None for bots and open seats."""

    table_id: str
    number: int
    kind: SeatKind
    name: str
    guest: str | None


class ListedTable(NamedTuple):
    """A table as operators see it. ``made_at`` is Unix time."""

    id: str
    game: str
    made_at: int
    began: bool
    closed: bool
    seats: tuple[ListedSeat, ...]


def list_tables(connection: sa.Connection, text: str = "", most: int = MOST_TABLES) -> list[ListedTable]:
    """List the newest tables without what-ifs; with a text only those whose id, a name or a guest has it in it."""
    nothing = sa.cast(TABLES.c.begins, sa.String) == "null"  # as JSON has it, beside that of SQL
    asked = (
        sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.made_at, TABLES.c.began_at, TABLES.c.closed_at)
        .where(TABLES.c.branch_of.is_(None), sa.or_(TABLES.c.begins.is_(sa.null()), nothing))
        .order_by(TABLES.c.made_at.desc(), TABLES.c.id)
        .limit(most)
    )
    if text.strip():
        asked = asked.where(sa.or_(TABLES.c.id == text.strip(), TABLES.c.id.in_(_tables_with(text.strip()))))
    found = connection.execute(asked).all()
    seats = _seats_at(connection, [row.id for row in found])
    return [
        ListedTable(row.id, row.game, row.made_at, row.began_at is not None, row.closed_at is not None, seats[row.id])
        for row in found
    ]


def _tables_with(text: str) -> sa.Select[tuple[str]]:
    named = SEATS.c.name.icontains(text, autoescape=True)
    return sa.select(SEATS.c.table_id).where(sa.or_(named, SEATS.c.guest.startswith(text.lower(), autoescape=True)))


def _seats_at(connection: sa.Connection, tables: list[str]) -> dict[str, tuple[ListedSeat, ...]]:
    asked = sa.select(*(SEATS.c[name] for name in ListedSeat._fields)).where(SEATS.c.table_id.in_(tables))
    seats = [ListedSeat(*row) for row in connection.execute(asked.order_by(SEATS.c.table_id, SEATS.c.number))]
    return {table: tuple(seat for seat in seats if seat.table_id == table) for table in tables}


# --- announcements


def announce(connection: sa.Connection, by: Doing, text: str, until: int | None = None) -> Announced:
    """Announce a text to everybody, perhaps until a Unix time; the journal keeps it. Raises BadOption, Unseen."""
    clean = " ".join(unicodedata.normalize("NFC", text).split())
    check_text(clean, "text")
    if not 0 < len(clean) <= LONGEST_REASON:
        raise BadOption(f"an announcement has 1 to {LONGEST_REASON} characters", "text")
    if until is not None and not by.now < until <= by.now + LONGEST_S:
        raise BadOption("an announcement ends later than now, and within 400 days", "until")
    number = add_announcement(connection, clean, until, by.now)
    write_entry(connection, by._replace(reason=clean), "announce", str(number), until)
    return Announced(number, clean, until, int(by.now))


def unannounce(connection: sa.Connection, by: Doing, number: int) -> None:
    """Take an announcement down. Raises NotFound."""
    if not drop_announcement(connection, number, by.now):
        raise NotFound(f"There is no announcement {number}.", "number")
    write_entry(connection, by, "unannounce", str(number))


# --- operators


def add_operator(connection: sa.Connection, by: Doing, name: str, role: Role) -> str:
    """Make an operator and return the token, which is shown once. Raises BadOption, Conflict."""
    token = make_operator(connection, name, role, by.now)
    write_entry(connection, by, "add-operator", clean_name(name, "name"))
    return token


def remove_operator(connection: sa.Connection, by: Doing, name: str) -> None:
    """Revoke an operator's token. Raises NotFound."""
    revoke_operator(connection, name)
    write_entry(connection, by, "revoke", name)
