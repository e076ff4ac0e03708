"""How a what-if begins, as its table keeps it."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.protocol.branches import Branch
from parlour.server.model.stored import TableSetup


class Begins(msgspec.Struct):
    """With which position, from which moment, as which of its guest's at that table; whether things were guessed."""

    position: dict[str, Any]
    at: int
    guessed: bool
    number: int = 0


def branch_of(setup: TableSetup) -> Branch | None:
    """Say where a what-if comes from; None of other tables."""
    if setup.begins is None:
        return None
    found = msgspec.convert(setup.begins, Begins)
    return Branch(setup.branch_of, found.at, found.number, setup.called, found.guessed)
