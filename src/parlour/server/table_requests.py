"""What HTTP requests ask of a table: a seat, nonces, a rematch, the match file."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.errors import BadOption
from parlour.core.files import to_file
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR
from parlour.protocol.wire import Join, Mix
from parlour.server.decode import clean_name
from parlour.server.errors import Conflict, NotYours
from parlour.server.seats import Seat
from parlour.server.store import new_setup
from parlour.server.table import Table
from parlour.server.table_state import TableState


async def join(table: Table, guest: str, wish: Join) -> int:
    """Seat a guest; asking twice for the same seat changes nothing. Raises Conflict, BadOption."""
    seats = table.state.seats
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
    await table.services.store.sit(table.id, sitting)
    seats[seat.number] = sitting
    table.changed()
    return seat.number


async def mix(table: Table, guest: str | None, wish: Mix) -> None:
    """Take the nonces of a guest's seats; one that was given stays. Raises NotYours."""
    seats = table.state.seats
    for given in wish.seats:
        if given.seat >= len(seats) or not seats[given.seat].held_by(guest):
            raise NotYours(f"Seat {given.seat} is not yours.")
    for given in wish.seats:
        if not seats[given.seat].mixed:
            seats[given.seat].nonce = await table.services.store.mix(table.id, given.seat, given.nonce)
    table.state.begin()
    table.changed()


async def again(table: Table, guest: str | None) -> str:
    """Give the table of the rematch, made for whoever asks first. Raises NotYours, Conflict."""
    state = table.state
    if not any(seat.guest == guest is not None for seat in state.seats):
        raise NotYours("Only those who played may ask for another game.")
    if table.again is None:
        if state.match is None or not state.match.over:
            raise Conflict("The match is not over yet.")
        options = _next_options(state.game, state.match)
        seats = [seat.anew() for seat in state.seats]
        table.again = await table.services.store.repeat(table.id, new_setup(state.game, options), seats)
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
    match = _finished_or_open(table.state)
    return msgspec.json.format(msgspec.json.encode(to_file(match)), indent=1)


def _finished_or_open(state: TableState) -> Match:
    if state.match is None:
        raise Conflict("The match has not begun yet.")
    if state.game.secret and not state.match.over:
        raise Conflict("The moves of a game with secrets are shown when it is over.")
    return state.match
