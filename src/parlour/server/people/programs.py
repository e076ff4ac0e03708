"""Programs that take seats as guests. Operators make a token for each, and can revoke it.

The database holds the name of a program and the SHA-256 of its token, which names it as a guest everywhere. The
functions over a connection run within a transaction; ``now`` is Unix time in seconds.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import NamedTuple

import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.server.base.decode import clean_name
from parlour.server.base.errors import NoGuest
from parlour.server.people.guests import Guest
from parlour.server.storage.schema import PROGRAMS

SIGN_IN = re.compile(r"(?i:bearer) +(bot-\S*)")
"""An ``Authorization`` header of a program. Any other is for a proxy before this house, and none of its business."""
UNKNOWN = "This house knows no such program: the token is wrong, or was revoked."
FOR_PEOPLE = "This is for people: a program takes a seat and plays."
"""Why something is refused to a program that the house knows."""


class Program(NamedTuple):
    """A program that may take seats: its name, when its token was made, in Unix time, and whose it is."""

    name: str
    made_at: int
    owner: str


def read_token(authorization: str) -> str | None:
    """Return the token in an ``Authorization`` header, None if it is no sign-in of a program."""
    found = SIGN_IN.fullmatch(authorization.strip())
    return found[1] if found else None


def hash_program(token: str) -> str:
    """Return the hash that names the program of a token; it is all that the database keeps of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def find_program(connection: sa.Connection, token: str) -> Guest:
    """Return the guest that a program with this token is. Raises NoGuest."""
    guest = hash_program(token)
    name = connection.execute(sa.select(PROGRAMS.c.name).where(PROGRAMS.c.guest == guest)).scalar()
    if name is None:
        raise NoGuest("program_unknown", UNKNOWN)
    return Guest(guest, program=name)


def read_programs(connection: sa.Connection) -> dict[str, Program]:
    """Read all programs by the hashes of their tokens, in the order of their names."""
    rows = connection.execute(sa.select(PROGRAMS).order_by(PROGRAMS.c.name))
    return {row.guest: Program(row.name, row.made_at, row.owner) for row in rows}


def write_program(connection: sa.Connection, name: str, now: float, owner: str = "") -> str:
    """Store a program under a name that no other has, and return its new token. Raises BadOption."""
    name = clean_name(name, "NAME")
    owner = clean_name(owner, "--owner") if owner else ""
    if any(program.name == name for program in read_programs(connection).values()):
        raise BadOption(f"NAME: there is a token for {name!r} already; revoke that one first", "NAME")
    token = f"bot-{secrets.token_urlsafe(32)}"
    connection.execute(PROGRAMS.insert().values(guest=hash_program(token), name=name, made_at=int(now), owner=owner))
    return token


def drop_program(connection: sa.Connection, name: str) -> None:
    """Revoke the token of the program with this name. Raises BadOption if there is none."""
    if not connection.execute(PROGRAMS.delete().where(PROGRAMS.c.name == name)).rowcount:
        raise BadOption(f"NAME: there is no token for {name!r}", "NAME")
