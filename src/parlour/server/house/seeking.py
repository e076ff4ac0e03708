"""Sits people down at tables of the lobby, and brings those together who look for a game.

All are functions over a connection that change the lobby one after another (``storage.lobby``). Whoever sits down at
one table no longer waits alone at another, in the same transaction: so of two who go to each other's tables one stays,
and of two who look for a game at the same moment the second finds the first.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from parlour.core.errors import BadOption
from parlour.core.files import kept_options
from parlour.core.game import games
from parlour.protocol.http import SeatLink
from parlour.server.base.errors import NobodyWaits
from parlour.server.house.opening import Planned
from parlour.server.house.rated import is_usual
from parlour.server.model.seats import sit_anywhere
from parlour.server.storage.lobby import AWAY_S, Listed, lock_lobby, read_listed, read_waiting, withdraw_alone
from parlour.server.storage.store import insert_table, lock_table, reseat_table

FRESH_S = 60
"""Who looks for a game is seated with people who were about so lately."""
GONE = "Nobody waits at this table any more."


class Found(NamedTuple):
    """The seat that somebody was given; ``links`` lead to the free seats of a table that was made for them."""

    table: str
    seat: int
    links: tuple[SeatLink, ...] = ()


class Seeker(NamedTuple):
    """Who looks for a seat: the guest and their name, in Unix time and in milliseconds of the house's time."""

    guest: str
    name: str
    now: float
    at: int


def sit_down(connection: Connection, who: Seeker, table: str) -> Found | None:
    """Seat somebody at a table in the lobby; one who sits there already stays.

    None, with nothing changed, where somebody else is changing the table just now. Raises NobodyWaits.
    """
    lock_lobby(connection)
    listed = read_listed(connection, table)
    held = [seat.number for seat in listed.seats if seat.held_by(who.guest)] if listed is not None else []
    if held:
        return Found(table, held[0])
    if listed is None or not any(each.id == table for each in read_waiting(connection, who.now, table=table)):
        raise NobodyWaits(GONE)
    return _take(connection, who, table)


def seek(connection: Connection, who: Seeker, game: str | None, plan: Planned) -> Found | None:
    """Seat somebody at the table for two that has waited longest for a ``game``, None for any; else store ``plan``.

    Who waits already stays if nobody has waited longer. None, with nothing changed, where somebody else is changing the
    table just now.
    """
    lock_lobby(connection)
    for listed in read_waiting(connection, who.now + AWAY_S - FRESH_S, game):
        if not is_usual_for_two(listed):
            continue
        held = [seat.number for seat in listed.seats if seat.held_by(who.guest)]
        return Found(listed.id, held[0]) if held else _take(connection, who, listed.id)
    insert_table(connection, plan.setup, plan.seats, who.at)
    withdraw_alone(connection, who.guest, plan.setup.id)
    return Found(plan.setup.id, 0, plan.links)


def _take(connection: Connection, who: Seeker, table: str) -> Found | None:
    if not lock_table(connection, table):
        return None
    lobby = reseat_table(connection, table, lambda seats: sit_anywhere(seats, who.guest, who.name), who.at)
    withdraw_alone(connection, who.guest, table)
    return Found(table, next(seat.number for seat in lobby.seats if seat.held_by(who.guest)))


def is_usual_for_two(listed: Listed) -> bool:
    """Return whether a person waits at a table for one other, for an evening without a clock, by the usual rules."""
    game, terms = games().get(listed.game), listed.terms
    kinds = sorted(seat.kind for seat in listed.seats)
    if game is None or kinds != ["human", "open"] or terms["over_days"] or terms["clock"] or terms["rated"]:
        return False
    try:
        return is_usual(game, game.read_options(kept_options(game, dict(listed.options)), 2), 2)
    except BadOption:  # an option that this edition of the game does not have
        return False
