"""What may be asked about matches looked back at: files from elsewhere, what-ifs, positions for links."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from parlour.protocol.branches import Branches, Called, PlayOn, ReplayQuestion
from parlour.protocol.http import Opened
from parlour.server.base.decode import read_asked, read_body
from parlour.server.house.branches import (
    begins,
    branch_off,
    branches_at,
    call,
    check_level,
    position_file,
    seated,
    setup_of,
)
from parlour.server.house.tables import Tables
from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup
from parlour.server.people.guests import Guests
from parlour.server.shelf.replays import FILE_BYTES, look
from parlour.server.table.table_state import TableState
from parlour.server.web.http import Asked, address_of, as_json, guest_of, opened


@post("/api/replay", status_code=200, request_max_body_size=FILE_BYTES)
async def show_replay(
    request: Asked, tables: NamedDependency[Tables], ask: FromQuery[str | None] = None
) -> Response[bytes]:
    """Verify a match file, the body, and show it, or answer what is asked of it."""
    question = None if ask is None else read_asked(ask, ReplayQuestion)
    messages = await tables.replays.ask(address_of(request), request.body, lambda state: look(state, question))
    return as_json({"messages": messages})


@post("/api/replay/branch", request_max_body_size=FILE_BYTES)
async def branch_off_file(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], ask: FromQuery[str]
) -> Response[bytes]:
    """Open a what-if that begins at a moment of a match file, the body."""
    known = guest_of(request, guests)
    guest = known or guests.new()
    wish: PlayOn = read_asked(ask, PlayOn)

    def planned(state: TableState) -> tuple[TableState, TableSetup, list[Seat]]:
        return state, setup_of(state, begins(state, None, wish), None), seated(state.names, guest.hash, wish)

    state, setup, seats = await tables.replays.ask(address_of(request), request.body, planned)
    await check_level(tables, state, guest.hash, wish.level)
    return opened(request, guest, await tables.open_table(setup, seats, guest.hash, address_of(request), known is None))


@post("/api/tables/{table_id:str}/branch")
async def branch_off_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Open a what-if that begins at a moment of a table."""
    known = guest_of(request, guests)
    guest = known or guests.new()
    wish = read_body(await request.body(), PlayOn)
    table = await tables.find(table_id)
    made = await table.ask(lambda: branch_off(tables, table, guest.hash, wish, address_of(request), known is None))
    return opened(request, guest, made)


@get("/api/tables/{table_id:str}/branches")
async def list_branches(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Give the guest's what-ifs of a table."""
    guest = guest_of(request, guests)
    return as_json(Branches(await branches_at(tables, table_id, guest.hash) if guest is not None else ()))


@post("/api/tables/{table_id:str}/call", status_code=200)
async def call_branch(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Name a what-if."""
    guest = guest_of(request, guests)
    wish = read_body(await request.body(), Called)
    table = await tables.find(table_id)
    await table.ask(lambda: call(tables, table, guest.hash if guest is not None else None, wish.name))
    return as_json(Opened(table.id))


@get("/api/tables/{table_id:str}/position/{at:int}")
async def show_position(tables: NamedDependency[Tables], table_id: FromPath[str], at: FromPath[int]) -> Response[bytes]:
    """Give a moment of a table as a match file that begins there."""
    table = await tables.find(table_id)

    async def made() -> Any:
        return position_file(table.state, at)

    return as_json(await table.ask(made))
