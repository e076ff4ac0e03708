"""Operations by which a guest takes a table along to another house."""

from __future__ import annotations

from parlour.protocol.http import Opened
from parlour.protocol.moving import MovedTable
from parlour.server.house.branches import check_help
from parlour.server.house.house import House
from parlour.server.house.moving import judge_table, move_out, read_table
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, TABLE, operation
from parlour.server.shelf.replays import FILE_BYTES


@operation("post", "/api/tables/{table_id:str}/move", {200: MovedTable}, (403, *TABLE), price_us=3_000)
async def move_table(house: House, call: Call) -> Answer:
    """Return a table as a file for another house, and let nothing more happen at it here.

    Only for a guest who plays there alone against bots, since the file holds the seed. Asked again, the answer is the
    same.
    """
    guest = call.guest_hash(house)
    table = await house.find_table(call.path["table_id"])
    return Answer(await table.run_question(lambda: move_out(house, table, guest)))


@operation(
    "post",
    "/api/tables/bring",
    {201: Opened},
    (*BODY, 409, 429, 503),
    body=MovedTable,
    body_bytes=FILE_BYTES,
    cookie="given",
    price_us=3_000,
)
async def bring_table(house: House, call: Call) -> Answer:
    """Open a table that was moved from another house, of at most 1 MiB.

    Every row is judged by the rules before it is kept. 409 while this guest plays the game with others.
    """
    known = call.guest(house)
    guest = known or house.guests.new_guest()
    now, prefix = house.services.time.now(), house.services.prefix
    brought = await house.replays.run(
        call.address, call.receive, lambda data: judge_table(read_table(data), guest.hash, now, prefix)
    )
    await check_help(house, guest.hash, brought.setup.game, len(brought.seats))
    made = await house.open_table(brought.setup, brought.seats, guest.hash, call.address, known is None, brought.log)
    return Answer(made, 201, guest=guest)
