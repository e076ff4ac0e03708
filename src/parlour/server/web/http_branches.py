"""HTTP operations on past positions: uploaded match files, what-ifs, and positions for links."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from parlour.core.files import MatchFile
from parlour.protocol.branches import Branches, Called, PlayOn, ReplayQuestion
from parlour.protocol.http import Opened
from parlour.protocol.messages import Messages
from parlour.server.base.decode import read_asked, read_body
from parlour.server.house.branches import (
    branch_off,
    branches_at,
    check_level,
    make_beginning,
    make_seats,
    make_setup,
    position_file,
    set_branch_name,
)
from parlour.server.house.tables import Tables
from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup
from parlour.server.people.guests import Guests
from parlour.server.shelf.replays import FILE_BYTES, answer_question
from parlour.server.table.table_state import TableState
from parlour.server.web.answers import Asked, address_of, answer_opened, as_json, guest_hash_of, guest_of
from parlour.server.web.operations import BODY, TABLE, operation


@operation(
    "post",
    "/api/replay",
    {200: Messages},
    (*BODY, 429),
    body=MatchFile,
    body_bytes=FILE_BYTES,
    query={"ask": ReplayQuestion | None},
)
async def replay_file(
    request: Asked, tables: NamedDependency[Tables], ask: FromQuery[str | None] = None
) -> Response[bytes]:
    """Verify a match file of at most 1 MiB and show how the match ended, or answer a question about it.

    The question is a frame as JSON; without one the answer is the ``view`` of the end.
    """
    question = None if ask is None else read_asked(ask, ReplayQuestion)
    messages = await tables.replays.run_on_file(
        address_of(request), request.body, lambda state: answer_question(state, question)
    )
    return as_json(Messages(tuple(messages)))


@operation(
    "post",
    "/api/replay/branch",
    {201: Opened},
    (*BODY, 409, 429, 503),
    body=MatchFile,
    body_bytes=FILE_BYTES,
    query={"ask": PlayOn},
    cookie="given",
)
async def branch_off_file(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], ask: FromQuery[str]
) -> Response[bytes]:
    """Open a what-if that begins at a moment of a match file."""
    known = guest_of(request, guests)
    guest = known or guests.new_guest()
    wish: PlayOn = read_asked(ask, PlayOn)

    def planned(state: TableState) -> tuple[TableState, TableSetup, list[Seat]]:
        return (
            state,
            make_setup(state, make_beginning(state, None, wish), None),
            make_seats(state.names, guest.hash, wish),
        )

    state, setup, seats = await tables.replays.run_on_file(address_of(request), request.body, planned)
    await check_level(tables, state, guest.hash, wish.level)
    return answer_opened(
        request, guest, await tables.open_table(setup, seats, guest.hash, address_of(request), known is None)
    )


@operation(
    "post",
    "/api/tables/{table_id:str}/branch",
    {201: Opened},
    (*BODY, 429, *TABLE),
    body=PlayOn,
    cookie="given",
    price_us=3_000,
)
async def branch_off_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Open a what-if that begins at a moment of a table."""
    known = guest_of(request, guests)
    guest = known or guests.new_guest()
    wish = read_body(await request.body(), PlayOn)
    table = await tables.find(table_id)
    made = await table.ask(lambda: branch_off(tables, table, guest.hash, wish, address_of(request), known is None))
    return answer_opened(request, guest, made)


@operation("get", "/api/tables/{table_id:str}/branches", {200: Branches}, (503,), price_us=3_000)
async def list_branches(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Return this guest's what-ifs of a table."""
    guest = guest_of(request, guests)
    return as_json(Branches(await branches_at(tables, table_id, guest.hash) if guest is not None else ()))


@operation("post", "/api/tables/{table_id:str}/call", {200: Opened}, (*BODY, *TABLE), body=Called, price_us=3_000)
async def name_branch(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Name a what-if of this guest."""
    name = guest_hash_of(request, guests)
    wish = read_body(await request.body(), Called)
    table = await tables.find(table_id)
    await table.ask(lambda: set_branch_name(tables, table, name, wish.name))
    return as_json(Opened(table.id))


@operation("get", "/api/tables/{table_id:str}/position/{at:int}", {200: MatchFile}, TABLE, price_us=3_000)
async def get_position(tables: NamedDependency[Tables], table_id: FromPath[str], at: FromPath[int]) -> Response[bytes]:
    """Return a match file that begins with a past position of a table, for a link.

    409 while it would reveal hidden information.
    """
    table = await tables.find(table_id)

    async def made() -> Any:
        return position_file(table.state, at)

    return as_json(await table.ask(made))
