"""What a new table is made of, as a guest wishes."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from parlour.core.game import find_game
from parlour.protocol.http import NewTable, SeatLink
from parlour.server.model.seats import Seat, keep_open, seat_people
from parlour.server.model.stored import TableSetup, new_setup


class Planned(NamedTuple):
    """A table to be stored, and the links of its open seats."""

    setup: TableSetup
    seats: list[Seat]
    links: tuple[SeatLink, ...]


def plan_table(wish: NewTable, guest: str, prefix: str = "") -> Planned:
    """Plan the table that a guest wishes; ``prefix`` is what its id begins with. Raises UnknownGame, BadOption."""
    game = find_game(wish.game)
    terms = msgspec.to_builtins(wish.terms) if wish.terms is not None else None
    setup = new_setup(game, game.read_options(wish.options, len(wish.seats)), terms, prefix)
    seats, secret_of = keep_open(seat_people(wish.seats, guest, setup.id))
    return Planned(setup, seats, tuple(SeatLink(*link) for link in secret_of.items()))
