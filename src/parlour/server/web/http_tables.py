"""HTTP operations on tables: listing, opening, taking seats, mixing the seed, rematches and match files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.core.files import MatchFile
from parlour.protocol.http import Commit, Join, NewTable, Opened, Rematch, Reveal, TakeSeat, YourTables
from parlour.server.base.decode import read_body
from parlour.server.house.tables import Tables
from parlour.server.house.your_tables import your_tables
from parlour.server.people.guests import Guests
from parlour.server.table import table_requests
from parlour.server.table.table import Table
from parlour.server.web.answers import Asked, address_of, answer_opened, as_file, as_json, guest_hash_of, guest_of
from parlour.server.web.operations import BODY, TABLE, operation

Name = TypeVar("Name")
Wish = TypeVar("Wish")
Answer = TypeVar("Answer")
Requested = Callable[[Table, Name, Wish], Awaitable[Answer]]


@operation("get", "/api/tables", {200: YourTables}, (503,), price_us=3_000)
async def list_tables(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """Return the latest twelve tables at which this guest has a seat.

    Those where the guest is to act come first. A table at which nothing has happened for thirty days has ``goes``, the
    time a week after it was first listed with it; from then on it is left out, until something happens there.
    """
    guest = guest_of(request, guests)
    return as_json(YourTables(tuple(await your_tables(tables, guest.hash)) if guest is not None else ()))


@operation("post", "/api/tables", {201: Opened}, (*BODY, 429, 503), body=NewTable, cookie="given", price_us=3_000)
async def open_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """Open a table."""
    known = guest_of(request, guests)
    guest = known or guests.new_guest()
    wish = read_body(await request.body(), NewTable)
    return answer_opened(request, guest, await tables.make_table(wish, guest.hash, address_of(request), known is None))


@operation(
    "post",
    "/api/tables/{table_id:str}/join",
    {201: Opened},
    (*BODY, *TABLE),
    body=Join,
    cookie="given",
    price_us=3_000,
)
async def join_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take the open seat of a link.

    Asking twice changes nothing.
    """
    return await _answer_seat(request, tables, guests, table_id, Join, table_requests.join_table)


@operation(
    "post",
    "/api/tables/{table_id:str}/take",
    {201: Opened},
    (*BODY, *TABLE),
    body=TakeSeat,
    cookie="given",
    price_us=3_000,
)
async def take_seat(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take over a seat whose time to move is up, where the table agreed to that."""
    return await _answer_seat(request, tables, guests, table_id, TakeSeat, table_requests.take_over)


@operation("post", "/api/tables/{table_id:str}/commit", {200: Opened}, (*BODY, *TABLE), body=Commit, price_us=3_000)
async def commit_nonces(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Commit to the nonces of this guest's seats.

    A commitment given before stays.
    """
    return await _answer_mixing(request, tables, guests, table_id, Commit, table_requests.commit_nonces)


@operation("post", "/api/tables/{table_id:str}/reveal", {200: Opened}, (*BODY, *TABLE), body=Reveal, price_us=3_000)
async def reveal_nonces(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Reveal the nonces of this guest's seats, once everybody has committed."""
    return await _answer_mixing(request, tables, guests, table_id, Reveal, table_requests.reveal_nonces)


@operation("post", "/api/tables/{table_id:str}/again", {201: Opened}, (*BODY, *TABLE), body=Rematch, price_us=3_000)
async def play_again(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Open the table of the rematch, or give the one that somebody opened before.

    The body may be empty.
    """
    name = guest_hash_of(request, guests)
    wish = read_body(await request.body() or b"{}", Rematch)
    table = await tables.find(table_id)
    following = await table.ask(lambda: table_requests.open_rematch(table, name, wish.swap))
    seat = next((seat.number for seat in table.state.seats if seat.held_by(name)), None)
    return as_json(Opened(following, seat), 201)


@operation("get", "/api/tables/{table_id:str}/file", {200: MatchFile}, TABLE, attachment=True, price_us=3_000)
async def get_match_file(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Response[bytes]:
    """Return the match file."""
    table = await tables.find(table_id)
    content = await table.ask(lambda: table_requests.write_match_file(table))
    return as_file(content, f"{table.state.game.name}.parlour.json")


async def _answer_seat(
    request: Asked, tables: Tables, guests: Guests, table_id: str, kind: type[Wish], sit: Requested[str, Wish, int]
) -> Response[bytes]:
    """Run ``sit``, which returns the seat, for the request's guest, who is a new one if it has no valid cookie."""
    guest = guest_of(request, guests) or guests.new_guest()
    wish = read_body(await request.body(), kind)
    table = await tables.find(table_id)
    seat = await table.ask(lambda: sit(table, guest.hash, wish))
    return answer_opened(request, guest, Opened(table.id, seat))


async def _answer_mixing(
    request: Asked,
    tables: Tables,
    guests: Guests,
    table_id: str,
    kind: type[Wish],
    mix: Requested[str | None, Wish, None],
) -> Response[bytes]:
    """Run ``mix``, which takes commitments or nonces of the guest's seats for the seed."""
    name = guest_hash_of(request, guests)
    wish = read_body(await request.body(), kind)
    table = await tables.find(table_id)
    await table.ask(lambda: mix(table, name, wish))
    return as_json(Opened(table.id))
