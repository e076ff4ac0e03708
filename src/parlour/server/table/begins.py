"""The beginning of a what-if, as it is stored with its table."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.protocol.branches import Branch
from parlour.server.model.stored import TableSetup


class Begins(msgspec.Struct):
    """The position a what-if starts from.

    position: as JSON
    at: the row number of the moment it comes from
    guessed: whether hidden things were imagined
    number: of the guest's what-ifs at that table, this one
    """

    position: dict[str, Any]
    at: int
    guessed: bool
    number: int = 0


def branch_of(setup: TableSetup) -> Branch | None:
    """Return where a what-if comes from; None for other tables."""
    if setup.begins is None:
        return None
    found = msgspec.convert(setup.begins, Begins)
    return Branch(setup.branch_of, found.at, found.number, setup.called, found.guessed)
