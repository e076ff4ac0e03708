"""Withholds help from guests who play the same game with others or rated, so that no copy of it can be analysed.

A copy of a position, in a what-if or from a file, can be altered until nothing tells where it came from. So the guest
decides: while they sit in a running match that is rated or has other people, they get no help in what-ifs of that game
with as many seats. Matches that start from the beginning are not affected.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from parlour.server.base.errors import NoTable
from parlour.server.model.storage import Storage
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState
from parlour.server.table.views import phase

HELP_LATER = "You play a match of this game that counts just now. There is help again when it is over."


class Played(Protocol):
    """The part of a table that is needed here: its state."""

    state: TableState


async def is_withheld(services: Services, state: TableState) -> bool:
    """Return whether a table is a what-if at which help is withheld for now. Raises Unavailable."""
    if state.setup.begins is None:
        return False
    people = {seat.guest for seat in state.seats if seat.guest is not None}
    return any([await services.is_playing(guest, state.game.name, len(state.seats)) for guest in people])


async def is_playing(
    storage: Storage, find: Callable[[str], Awaitable[Played]], guest: str, game: str, seats: int
) -> bool:
    """Return whether a guest plays a contested match of a game with ``seats`` seats. Raises Unavailable."""
    for id in await storage.contested_matches(guest, game, seats):
        try:
            state = (await find(id)).state
        except NoTable:
            continue
        if phase(state) == "playing" and is_contested(state, guest):
            return True
    return False


def is_contested(state: TableState, guest: str) -> bool:
    """Return whether a guest holds a seat, and the match is rated or another person holds one."""
    people = {seat.guest for seat in state.seats if seat.kind == "human"}
    return guest in people and (state.is_rated or len(people) > 1)
