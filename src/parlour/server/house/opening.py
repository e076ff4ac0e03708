"""What a new table is made of, as a guest wishes."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.core.time_control import read_control
from parlour.protocol.http import NewTable, SeatLink, Terms
from parlour.server.base.measures import Measures
from parlour.server.house.rated import check_rated
from parlour.server.model.seats import Seat, keep_open, seat_people
from parlour.server.model.stored import TableSetup, new_setup


class Planned(NamedTuple):
    """A table to be stored, and the links of its open seats."""

    setup: TableSetup
    seats: list[Seat]
    links: tuple[SeatLink, ...]


KIDS = "Kid mode is on here: matches have no clock and no deadline, and people say phrases only."
"""Why a table with such terms is not opened."""
NO_STRANGERS = "Kid mode is on here: people play with friends only, by their links."
"""Why nothing of the lobby is for whom kid mode holds."""


def check_terms(measures: Measures, network: str, terms: Terms | None) -> None:
    """Raise ForKids, naming the field, for terms that are off in kid mode, where that holds for a network."""
    if terms is not None:
        for field, is_off in (("clock", bool(terms.clock)), ("days", terms.days > 0), ("talk", terms.talk)):
            measures.check_kids(network, is_off, KIDS, f"terms.{field}")
        measures.check_kids(network, terms.open, NO_STRANGERS, "terms.open")


def plan_table(wish: NewTable, guest: str, prefix: str = "") -> Planned:
    """Plan the table that a guest wishes; ``prefix`` is what its id begins with. Raises UnknownGame, BadOption."""
    game = find_game(wish.game)
    if wish.terms is not None and wish.terms.clock:
        read_control(wish.terms.clock, "terms.clock")
        if wish.terms.over_days:
            raise BadOption("a match over days has no clock: its moves have days", "terms.clock")
    if wish.terms is not None and wish.terms.open and all(seat.kind != "link" for seat in wish.seats):
        raise BadOption("a table that anybody may join has a free seat", "terms.open")
    options = game.read_options(wish.options, len(wish.seats))
    check_rated(game, options, wish)
    terms = msgspec.to_builtins(wish.terms) if wish.terms is not None else None
    setup = new_setup(game, options, terms, prefix)
    seats, secret_of = keep_open(seat_people(wish.seats, guest, setup.id, game))
    return Planned(setup, seats, tuple(SeatLink(*link) for link in secret_of.items()))
