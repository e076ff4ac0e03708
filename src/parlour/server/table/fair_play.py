"""Nobody is helped with a match that people play: not even by a copy of its position, in a what-if or from a file.

A copy can be altered until nothing tells where it came from, so what counts is not the position: who sits in a running
match with others gets no help in what-ifs of that game among as many. Matches from the beginning are another's.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from parlour.server.base.errors import NoTable
from parlour.server.model.storage import Storage
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState
from parlour.server.table.views import phase

HELP_LATER = "You play this game with others just now. There is help again when that match is over."


class Played(Protocol):
    """A table, as far as it says who plays there."""

    state: TableState


async def is_withheld(services: Services, state: TableState) -> bool:
    """Say whether a table is a what-if of somebody who gets no help there for now. Raises Unavailable."""
    if state.setup.begins is None:
        return False
    people = {seat.guest for seat in state.seats if seat.guest is not None}
    return any([await services.is_playing(guest, state.game.name, len(state.seats)) for guest in people])


async def is_playing(
    storage: Storage, find: Callable[[str], Awaitable[Played]], guest: str, game: str, seats: int
) -> bool:
    """Say whether a guest sits in a running match of a game among so many, with other people. Raises Unavailable."""
    for id in await storage.matches_with_others(guest, game, seats):
        try:
            state = (await find(id)).state
        except NoTable:
            continue
        if phase(state) == "playing" and sits_with_others(state, guest):
            return True
    return False


def sits_with_others(state: TableState, guest: str) -> bool:
    """Whether a guest holds a seat, and another person does."""
    people = {seat.guest for seat in state.seats if seat.kind == "human"}
    return guest in people and len(people) > 1
