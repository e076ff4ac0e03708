"""Operations on past positions: uploaded match files, what-ifs, and positions for links."""

from __future__ import annotations

from typing import Any

from parlour.core.files import MatchFile
from parlour.protocol.branches import Branches, Called, PlayOn, PlayOnFile, ReplayQuestion
from parlour.protocol.http import Opened
from parlour.protocol.messages import Messages
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
from parlour.server.house.house import House
from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, TABLE, operation
from parlour.server.shelf.replays import FILE_BYTES, answer_question
from parlour.server.table.night import check_onlooker
from parlour.server.table.table_state import TableState

PRICE_US = 3_000


@operation(
    "post",
    "/api/replay",
    {200: Messages},
    (*BODY, 429),
    body=MatchFile,
    body_bytes=FILE_BYTES,
    query={"ask": ReplayQuestion | None},
)
async def replay_file(house: House, call: Call) -> Answer:
    """Verify a match file of at most 1 MiB and show how the match ended, or answer a question about it.

    The question is a frame as JSON; without one the answer is the ``view`` of the end.
    """
    question = call.asked(ReplayQuestion) if "ask" in call.query else None
    messages = await house.replays.run_on_file(
        call.address, call.receive, lambda state: answer_question(state, question)
    )
    return Answer(Messages(tuple(messages)))


@operation(
    "post",
    "/api/replay/branch",
    {201: Opened},
    (*BODY, 409, 429, 503),
    body=MatchFile,
    body_bytes=FILE_BYTES,
    query={"ask": PlayOnFile},
    cookie="given",
)
async def branch_off_file(house: House, call: Call) -> Answer:
    """Open a what-if that begins at a moment of a match file."""
    known = call.guest(house)
    guest = known or house.guests.new_guest()
    wish: PlayOnFile = call.asked(PlayOnFile)

    def planned(state: TableState) -> tuple[TableState, TableSetup, list[Seat]]:
        setup = make_setup(house, state, make_beginning(state, None, wish, is_known=wish.known), None)
        return state, setup, make_seats(state.names, guest.hash, wish)

    state, setup, seats = await house.replays.run_on_file(call.address, call.receive, planned)
    await check_level(house, state, guest.hash, wish.level)
    return Answer(await house.open_table(setup, seats, guest.hash, call.address, known is None), 201, guest=guest)


@operation(
    "post",
    "/api/tables/{table_id:str}/branch",
    {201: Opened},
    (*BODY, 429, *TABLE),
    body=PlayOn,
    cookie="given",
    price_us=PRICE_US,
)
async def branch_off_table(house: House, call: Call) -> Answer:
    """Open a what-if that begins at a moment of a table."""
    known = call.guest(house)
    guest = known or house.guests.new_guest()
    wish = await call.body(PlayOn)
    table = await house.find_table(call.path["table_id"])
    await check_onlooker(house.services, table, guest.hash)
    made = await table.run_question(lambda: branch_off(house, table, guest.hash, wish, call.address, known is None))
    return Answer(made, 201, guest=guest)


@operation("get", "/api/tables/{table_id:str}/branches", {200: Branches}, (503,), price_us=PRICE_US)
async def list_branches(house: House, call: Call) -> Answer:
    """Return this guest's what-ifs of a table."""
    guest = call.guest_hash(house)
    return Answer(Branches(await branches_at(house, call.path["table_id"], guest) if guest is not None else ()))


@operation("post", "/api/tables/{table_id:str}/call", {200: Opened}, (*BODY, *TABLE), body=Called, price_us=PRICE_US)
async def name_branch(house: House, call: Call) -> Answer:
    """Name a what-if of this guest."""
    guest = call.guest_hash(house)
    wish = await call.body(Called)
    table = await house.find_table(call.path["table_id"])
    await table.run_question(lambda: set_branch_name(house, table, guest, wish.name))
    return Answer(Opened(table.id))


@operation("get", "/api/tables/{table_id:str}/position/{at:int}", {200: MatchFile}, TABLE, price_us=PRICE_US)
async def get_position(house: House, call: Call) -> Answer:
    """Return a match file that begins with a past position of a table, for a link.

    409 while it would reveal hidden information.
    """
    table = await house.find_table(call.path["table_id"])
    await check_onlooker(house.services, table, call.guest_hash(house))

    async def made() -> Any:
        return position_file(table.state, call.path["at"])

    return Answer(await table.run_question(made))
