"""What is asked of a table once rather than while playing: a seat, a rematch, the match file."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from parlour.core.errors import BadOption
from parlour.core.files import to_file
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.seed import new_seed
from parlour.core.verbs import SPECTATOR
from parlour.protocol.wire import Join, Mix
from parlour.server.chronicle import Chronicle
from parlour.server.decode import clean_name
from parlour.server.errors import Conflict, NotYours
from parlour.server.seats import Seat
from parlour.server.store import Charter
from parlour.server.table import Table

ID_BYTES = 12


def new_charter(game: Game, options: Any) -> Charter:
    """Fix what a new table plays by: an id nobody can guess, and a seed committed to from now on."""
    return Charter(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        edition=game.edition,
        options=msgspec.to_builtins(options),
        seed=new_seed(),
    )


async def join(table: Table, guest: str, wish: Join) -> int:
    """Seat a guest; asking twice for the same seat changes nothing. Raises Conflict, BadOption."""
    seats = table.chronicle.seats
    if wish.seat >= len(seats):
        raise BadOption(f"there is no seat {wish.seat}; seats are 0 to {len(seats) - 1}", "seat")
    seat = seats[wish.seat]
    if seat.held_by(guest):
        return seat.number
    if any(other.held_by(guest) for other in seats):
        raise Conflict("You sit at this table already.", "seat")
    if seat.kind != "open":
        raise Conflict("Somebody sits there already.", "seat")
    sitting = Seat(seat.number, "human", clean_name(wish.name, "name"), guest)
    await table.means.store.sit(table.id, sitting)
    seats[seat.number] = sitting
    table.changed()
    return seat.number


async def mix(table: Table, guest: str | None, wish: Mix) -> None:
    """Take the nonces of a guest's seats; one that was given stays. Raises NotYours."""
    seats = table.chronicle.seats
    for given in wish.seats:
        if given.seat >= len(seats) or not seats[given.seat].held_by(guest):
            raise NotYours(f"Seat {given.seat} is not yours.")
    for given in wish.seats:
        if not seats[given.seat].mixed:
            seats[given.seat].nonce = await table.means.store.mix(table.id, given.seat, given.nonce)
    table.chronicle.begin()
    table.changed()


async def again(table: Table, guest: str | None) -> str:
    """Give the table of the rematch, made for whoever asks first. Raises NotYours, Conflict."""
    chronicle = table.chronicle
    if not any(seat.guest == guest is not None for seat in chronicle.seats):
        raise NotYours("Only those who played may ask for another game.")
    if table.again is None:
        if chronicle.match is None or not chronicle.match.over:
            raise Conflict("The match is not over yet.")
        options = _next_options(chronicle.game, chronicle.match)
        seats = [seat.anew() for seat in chronicle.seats]
        table.again = await table.means.store.repeat(table.id, new_charter(chronicle.game, options), seats)
        table.show_all()
    return table.again


def _next_options(game: Game, match: Match) -> Any:
    """Let the next seat clockwise start, if the game has a seat that does."""
    began = game.starter.began(match.view(SPECTATOR, 0)) if game.starter is not None else None
    if game.starter is None or began is None:
        return match.options
    options: dict[str, Any] = msgspec.to_builtins(match.options)
    return game.read_options({**options, game.starter.option: (began + 1) % match.players}, match.players)


async def match_file(table: Table) -> bytes:
    """Write the match file. Raises Conflict while it would tell what is hidden."""
    match = _finished_or_open(table.chronicle)
    return msgspec.json.format(msgspec.json.encode(to_file(match)), indent=1)


def _finished_or_open(chronicle: Chronicle) -> Match:
    if chronicle.match is None:
        raise Conflict("The match has not begun yet.")
    if chronicle.game.secret and not chronicle.match.over:
        raise Conflict("The moves of a game with secrets are shown when it is over.")
    return chronicle.match
