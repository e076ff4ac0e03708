"""``parlour bot-token``: tokens by which programs of others are let into a house."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import sqlalchemy as sa

from parlour.core.errors import ParlourError
from parlour.server.base.settings import Settings
from parlour.server.people.programs import drop_program, read_programs, write_program
from parlour.server.storage.backup import revision
from parlour.server.storage.database import open_engine
from parlour.server.storage.migrations import newest


def make_token(settings: Settings, name: str, owner: str) -> str:
    """Make a token for a program of this name, brought by ``owner``, and return it. Raises BadOption, NotReady."""
    with _writing(settings) as connection:
        return write_program(connection, name, time.time(), owner)


def revoke_token(settings: Settings, name: str) -> None:
    """Revoke the token of the program of this name. Raises BadOption, NotReady."""
    with _writing(settings) as connection:
        drop_program(connection, name)


def list_programs(settings: Settings) -> list[str]:
    """Return a line for each program that has a token: when it was made, its name, and whose it is. Raises NotReady."""
    with _writing(settings) as connection:
        programs = read_programs(connection).values()
    return [
        f"{datetime.fromtimestamp(each.made_at, UTC):%Y-%m-%d}  {each.name}"
        + (f" ({each.owner})" if each.owner else "")
        for each in programs
    ]


class NotReady(ParlourError):
    """Raised for a database that no server of this Parlour has opened yet."""


@contextmanager
def _writing(settings: Settings) -> Iterator[sa.Connection]:
    """Open the database of a house, whose server may run, for one transaction. Raises NotReady."""
    engine = open_engine(settings.url, settings.busy_ms, writes=True)
    try:
        with engine.begin() as connection:
            if revision(connection) != newest():
                raise NotReady(
                    "Start the house once with this Parlour, by parlour serve: its database is not ready yet."
                )
            yield connection
    finally:
        engine.dispose()
