"""The rows about operators: who may operate the house, by the hash of a token.

All are functions over a connection, run within one transaction with the entry of the journal.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Literal, NamedTuple, cast

import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.server.base.decode import clean_name
from parlour.server.base.errors import Conflict, NotFound
from parlour.server.storage.schema import OPERATORS

Role = Literal["operator", "owner"]
CONSOLE, ORGANISER = "console", "organiser"
"""Who acts from the command line of the machine, and who organises a tournament, in the journal."""
TOKEN_BYTES = 24


class Operator(NamedTuple):
    """Somebody who may operate the house; owners may also make and revoke operators. ``made_at`` is Unix time."""

    name: str
    role: Role
    made_at: int


def make_operator(connection: sa.Connection, name: str, role: Role, now: float) -> str:
    """Store an operator and return the token, which is stored nowhere. Raises BadOption, Conflict for a known name."""
    name = clean_name(name, "name")
    if name in (CONSOLE, ORGANISER):
        raise BadOption(f"{name!r} is what the journal calls others; choose another name", "name")
    if any(each.name == name for each in read_operators(connection)):
        raise Conflict(f"There is an operator {name} already.", "name")
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"name": name, "role": role, "token": hash_token(token), "made_at": int(now)}
    connection.execute(OPERATORS.insert().values(row))
    return token


def revoke_operator(connection: sa.Connection, name: str) -> None:
    """Delete an operator, whose token counts no more. Raises NotFound."""
    if connection.execute(OPERATORS.delete().where(OPERATORS.c.name == name)).rowcount == 0:
        raise NotFound(f"There is no operator {name}.", "name")


def read_operators(connection: sa.Connection) -> list[Operator]:
    """Read all operators, by name."""
    asked = sa.select(OPERATORS.c.name, OPERATORS.c.role, OPERATORS.c.made_at).order_by(OPERATORS.c.name)
    return [_operator(row) for row in connection.execute(asked)]


def find_operator(connection: sa.Connection, token: str) -> Operator | None:
    """Return the operator who has a token, None if nobody has."""
    here = OPERATORS.c.token == hash_token(token)
    row = connection.execute(sa.select(OPERATORS.c.name, OPERATORS.c.role, OPERATORS.c.made_at).where(here)).first()
    return _operator(row) if row is not None else None


def hash_token(token: str) -> str:
    """Return the hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _operator(row: Any) -> Operator:
    return Operator(row.name, cast(Role, row.role), row.made_at)
