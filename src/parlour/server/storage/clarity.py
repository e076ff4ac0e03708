"""The rows of where rules are unclear: who takes part, and what was noted of how they play (docs/clarity.md)."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from parlour.clarity.notes import Note
from parlour.server.storage.schema import CLARITY, CLARITY_PEOPLE, SEATS, TABLES

PERSON_BYTES = 16
KEPT_DAYS = 730
"""How long what was noted is kept."""
AT_ONCE = 1_000
NOTHING = "null"
"""What a column of JSON holds where it was given nothing."""
FIELDS = Note.__struct_fields__


class Person(NamedTuple):
    """Who takes part: the key by which what is noted of them is found, and the language in which they read."""

    person: str
    language: str


class Noted(NamedTuple):
    """A note that was noted of a person."""

    person: str
    note: Note


# --- who takes part


def read_people(connection: sa.Connection) -> dict[str, Person]:
    """Read who takes part, by guest."""
    asked = sa.select(CLARITY_PEOPLE.c.guest, CLARITY_PEOPLE.c.person, CLARITY_PEOPLE.c.language)
    return {guest: Person(person, language) for guest, person, language in connection.execute(asked)}


def add_person(connection: sa.Connection, guest: str, language: str, day: int) -> Person:
    """Let a guest take part, and return their new key; who takes part already keeps theirs."""
    asked = sa.select(CLARITY_PEOPLE.c.person).where(CLARITY_PEOPLE.c.guest == guest).with_for_update()
    person = connection.execute(asked).scalar()
    if person is not None:
        write_language(connection, guest, language)
        return Person(str(person), language)
    found = Person(secrets.token_hex(PERSON_BYTES), language)
    connection.execute(CLARITY_PEOPLE.insert().values(guest=guest, day=day, **found._asdict()))
    return found


def write_language(connection: sa.Connection, guest: str, language: str) -> None:
    """Store in which language a guest who takes part reads."""
    here = CLARITY_PEOPLE.update().where(CLARITY_PEOPLE.c.guest == guest)
    connection.execute(here.values(language=language))


def forget_clarity(connection: sa.Connection, guest: str) -> None:
    """Let a guest take part no more, and erase all that was noted of them."""
    here = CLARITY_PEOPLE.c.guest == guest
    person = sa.select(CLARITY_PEOPLE.c.person).where(here).scalar_subquery()
    connection.execute(CLARITY.delete().where(CLARITY.c.person == person))
    connection.execute(CLARITY_PEOPLE.delete().where(here))


# --- what was noted


def write_notes(connection: sa.Connection, noted: Sequence[Noted]) -> int:
    """Store notes of those who take part still, the others are dropped; return how many were stored."""
    asked = sa.select(CLARITY_PEOPLE.c.person).where(CLARITY_PEOPLE.c.person.in_({each.person for each in noted}))
    people = set(connection.execute(asked.with_for_update()).scalars())
    rows = [
        {**msgspec.structs.asdict(note), "stakes": " ".join(note.stakes), "lots": " ".join(note.lots), "person": person}
        for person, note in noted
        if person in people
    ]
    if rows:
        connection.execute(CLARITY.insert(), rows)
    return len(rows)


def drop_old_notes(connection: sa.Connection, today: int) -> None:
    """Delete the notes that are older than KEPT_DAYS."""
    connection.execute(CLARITY.delete().where(CLARITY.c.day < today - KEPT_DAYS))


def read_notes(connection: sa.Connection, game: str | None = None) -> Iterator[Note]:
    """Read the notes of a game, or of all, without the people they were noted of and in no order of time."""
    asked = sa.select(*(CLARITY.c[name] for name in FIELDS))
    return _read(connection, asked if game is None else asked.where(CLARITY.c.game == game))


def read_own_notes(connection: sa.Connection, guest: str) -> list[Note]:
    """Read the notes that were noted of a guest."""
    person = sa.select(CLARITY_PEOPLE.c.person).where(CLARITY_PEOPLE.c.guest == guest).scalar_subquery()
    own = sa.select(*(CLARITY.c[name] for name in FIELDS)).where(CLARITY.c.person == person)
    return list(_read(connection, own.order_by(CLARITY.c.number)))


def count_own_notes(connection: sa.Connection, guest: str) -> int:
    """Return how many notes were noted of a guest."""
    person = sa.select(CLARITY_PEOPLE.c.person).where(CLARITY_PEOPLE.c.guest == guest).scalar_subquery()
    count = sa.select(sa.func.count()).select_from(CLARITY).where(CLARITY.c.person == person)
    return int(connection.execute(count).scalar_one())


def _read(connection: sa.Connection, asked: sa.Select[Any]) -> Iterator[Note]:
    for row in connection.execute(asked, execution_options={"yield_per": AT_ONCE}):
        yield Note(**{**row._mapping, "stakes": tuple(row.stakes.split()), "lots": tuple(row.lots.split())})


# --- which match it is


def count_matches(connection: sa.Connection, asked: Collection[tuple[str, str]]) -> dict[tuple[str, str], int]:
    """Map each guest and table to the number of the match there among the guest's matches of the game, from 1."""
    return dict(_count_matches(connection, asked))


def _count_matches(
    connection: sa.Connection, asked: Iterable[tuple[str, str]]
) -> Iterator[tuple[tuple[str, str], int]]:
    for guest, table in asked:
        this = sa.select(TABLES.c.game, TABLES.c.made_at, TABLES.c.id).where(TABLES.c.id == table).subquery()
        theirs = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest, SEATS.c.kind == "human")
        from_start = sa.or_(TABLES.c.begins.is_(sa.null()), sa.cast(TABLES.c.begins, sa.Text) == NOTHING)
        begun = sa.and_(TABLES.c.began_at.is_not(None), TABLES.c.branch_of.is_(None), from_start)
        together = sa.and_(TABLES.c.made_at == this.c.made_at, TABLES.c.id <= this.c.id)
        before = sa.select(sa.func.count()).select_from(TABLES).join(this, TABLES.c.game == this.c.game)
        counted = before.where(TABLES.c.id.in_(theirs), begun, sa.or_(TABLES.c.made_at < this.c.made_at, together))
        yield (guest, table), max(1, int(connection.execute(counted).scalar_one()))
