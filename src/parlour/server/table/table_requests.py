"""Requests to a table that are no frames: for a seat, commitments and nonces, a rematch, the match file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.files import to_file
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR
from parlour.protocol.http import Commit, Join, Reveal, TakeSeat
from parlour.server.base.decode import given_name
from parlour.server.base.errors import Conflict, NotYours
from parlour.server.model.seats import Seat, commit, reveal, sit, taken_over
from parlour.server.model.stored import new_setup
from parlour.server.table.absence import welcome
from parlour.server.table.table import Table
from parlour.server.table.table_state import TableState


async def join_table(table: Table, guest: str, wish: Join, program: str = "") -> int:
    """Seat a guest by a link and return the seat; a repeated request changes nothing.

    ``program`` is the name of a guest that is a program: it sits under that name. Raises NotYours, Conflict,
    BadOption, WordRemoved.
    """
    name = program or given_name(wish.name, "name")
    table.services.measures.check_words(name, "name")
    await table.log.reseat(lambda seats: sit(seats, wish.secret, guest, name, bool(program)))
    return next(seat.number for seat in table.state.seats if seat.held_by(guest))


async def take_over(table: Table, guest: str, wish: TakeSeat) -> int:
    """Hand a seat whose time is up to a guest, if the terms allow.

    Raises Conflict, BadOption, WordRemoved, Unavailable.
    """
    name = given_name(wish.name, "name")
    table.services.measures.check_words(name, "name")
    await table.log.catch_up()
    state = table.state
    if any(seat.held_by(guest) for seat in state.seats):
        raise Conflict("You sit at this table already.", "seat")
    if state.away.get(wish.seat) != "":
        raise Conflict("Somebody sits there already.", "seat")
    before = state.seats[wish.seat].guest
    await table.log.rename(lambda seats: taken_over(seats, wish.seat, before, guest, name))
    await welcome(table, guest)
    return wish.seat


async def commit_nonces(table: Table, guest: str | None, wish: Commit) -> None:
    """Store the commitments to nonces of a guest's seats; one given earlier stays. Raises NotYours."""
    given = {each.seat: each.commitment for each in wish.seats}
    await table.log.reseat(lambda seats: commit(seats, guest, given))


async def reveal_nonces(table: Table, guest: str | None, wish: Reveal) -> None:
    """Store the nonces of a guest's seats, once all have committed. Raises NotYours, Conflict, BadOption."""
    given = {each.seat: each.nonce for each in wish.seats}
    await table.log.reseat(lambda seats: reveal(seats, guest, given))


async def open_rematch(table: Table, guest: str | None, swap: bool = False) -> str:
    """Return the id of the rematch, made when first asked for; ``swap`` moves the seats. Raises NotYours, Conflict."""
    state = table.state
    if not any(seat.guest == guest is not None for seat in state.seats):
        raise NotYours("Only those who played may ask for another game.")
    if table.log.again is None:
        if state.match is None or not state.match.over:
            raise Conflict("The match is not over yet.")
        options = state.match.options if swap else _next_options(state.game, state.match)
        seats = [seat.anew() for seat in state.seats]
        seats = _moved_on(seats) if swap else seats
        setup = new_setup(state.game, options, state.setup.terms, table.services.prefix)
        return await table.log.store_rematch(setup, seats)
    return table.log.again


def _moved_on(seats: Sequence[Seat]) -> list[Seat]:
    """Move everybody to the next seat."""
    return [msgspec.structs.replace(seat, number=number) for number, seat in enumerate((seats[-1], *seats[:-1]))]


def _next_options(game: Game, match: Match) -> Any:
    """Return the options of a rematch: the next seat clockwise starts, if the game has such an option."""
    began = game.rules.starter.began(match.view(SPECTATOR, 0)) if game.rules.starter is not None else None
    if game.rules.starter is None or began is None:
        return match.options
    options: dict[str, Any] = msgspec.to_builtins(match.options)
    return game.read_options({**options, game.rules.starter.option: (began + 1) % match.players}, match.players)


async def write_match_file(table: Table, is_revealed: bool = True) -> bytes:
    """Return the match file, without the seed unless that ``is_revealed``.

    Raises Conflict while it would reveal what is hidden.
    """
    file = to_file(_finished_or_open(table.state), table.state.names)
    if not is_revealed:
        file.seed = None
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def _finished_or_open(state: TableState) -> Match:
    if state.match is None:
        raise Conflict("The match has not begun yet.")
    if state.game.rules.secret and not state.match.over:
        raise Conflict("The moves of a game with secrets are shown when it is over.")
    return state.match
