"""Operations on tables: listing, opening, taking seats, mixing the seed, rematches and match files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from parlour.core.files import MatchFile
from parlour.protocol.http import Commit, Join, NewTable, Opened, Rematch, Reveal, TakeSeat, YourTables
from parlour.server.base.decode import read_body
from parlour.server.base.limits import network_of
from parlour.server.house.house import House
from parlour.server.house.your_tables import your_tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, TABLE, operation
from parlour.server.table import table_requests
from parlour.server.table.night import check_onlooker
from parlour.server.table.table import Table

Wish = TypeVar("Wish")
Mixing = Callable[[Table, str | None, Wish], Awaitable[None]]
PRICE_US = 3_000
ONLY_BY_LINK = "Kid mode is on here: a seat is taken by a friend's link only."


@operation("get", "/api/tables", {200: YourTables}, (503,), price_us=PRICE_US)
async def list_tables(house: House, call: Call) -> Answer:
    """Return the latest twelve tables at which this guest has a seat.

    Those where the guest is to act come first. A table at which nothing has happened for thirty days has ``goes``, the
    time a week after it was first listed with it; from then on it is left out, until something happens there.
    """
    guest = call.guest_hash(house)
    return Answer(YourTables(await your_tables(house, guest) if guest is not None else ()))


@operation("post", "/api/tables", {201: Opened}, (*BODY, 429, 503), body=NewTable, cookie="given", price_us=PRICE_US)
async def open_table(house: House, call: Call) -> Answer:
    """Open a table."""
    known = call.guest(house)
    guest = known or house.guests.new_guest()
    wish = await call.body(NewTable)
    return Answer(await house.make_table(wish, guest.hash, call.address, known is None), 201, guest=guest)


@operation(
    "post",
    "/api/tables/{table_id:str}/join",
    {201: Opened},
    (*BODY, *TABLE),
    body=Join,
    cookie="given",
    programs=True,
    price_us=PRICE_US,
)
async def join_table(house: House, call: Call) -> Answer:
    """Take the open seat of a link.

    Asking twice changes nothing. A program sits under the name of its token.
    """
    guest = call.guest(house) or house.guests.new_guest()
    wish = await call.body(Join)
    table = await house.find_table(call.path["table_id"])
    house.check_room(guest, table.id)
    seat = await table.run_question(lambda: table_requests.join_table(table, guest.hash, wish, guest.program))
    return Answer(Opened(table.id, seat), 201, guest=guest)


@operation(
    "post",
    "/api/tables/{table_id:str}/take",
    {201: Opened},
    (*BODY, *TABLE),
    body=TakeSeat,
    cookie="given",
    price_us=PRICE_US,
)
async def take_seat(house: House, call: Call) -> Answer:
    """Take over a seat whose time to move is up, where the table agreed to that; not in kid mode."""
    house.services.measures.check_kids(network_of(call.address), True, ONLY_BY_LINK)
    guest = call.guest(house) or house.guests.new_guest()
    wish = await call.body(TakeSeat)
    table = await house.find_table(call.path["table_id"])
    seat = await table.run_question(lambda: table_requests.take_over(table, guest.hash, wish))
    return Answer(Opened(table.id, seat), 201, guest=guest)


@operation(
    "post",
    "/api/tables/{table_id:str}/commit",
    {200: Opened},
    (*BODY, *TABLE),
    body=Commit,
    programs=True,
    price_us=PRICE_US,
)
async def commit_nonces(house: House, call: Call) -> Answer:
    """Commit to the nonces of this guest's seats.

    A commitment given before stays.
    """
    return await _answer_mixing(house, call, Commit, table_requests.commit_nonces)


@operation(
    "post",
    "/api/tables/{table_id:str}/reveal",
    {200: Opened},
    (*BODY, *TABLE),
    body=Reveal,
    programs=True,
    price_us=PRICE_US,
)
async def reveal_nonces(house: House, call: Call) -> Answer:
    """Reveal the nonces of this guest's seats, once everybody has committed."""
    return await _answer_mixing(house, call, Reveal, table_requests.reveal_nonces)


@operation("post", "/api/tables/{table_id:str}/again", {201: Opened}, (*BODY, *TABLE), body=Rematch, price_us=PRICE_US)
async def play_again(house: House, call: Call) -> Answer:
    """Open the table of the rematch, or give the one that somebody opened before.

    The body may be empty.
    """
    name = call.guest_hash(house)
    wish = read_body(await call.receive() or b"{}", Rematch)
    table = await house.find_table(call.path["table_id"])
    following = await table.run_question(lambda: table_requests.open_rematch(table, name, wish.swap))
    seat = next((seat.number for seat in table.state.seats if seat.held_by(name)), None)
    return Answer(Opened(following, seat), 201)


@operation(
    "get",
    "/api/tables/{table_id:str}/file",
    {200: MatchFile},
    TABLE,
    attachment=True,
    programs=True,
    price_us=PRICE_US,
)
async def get_match_file(house: House, call: Call) -> Answer:
    """Return the match file; of a duplicate night without the seed, and only for who sat there, until it is over."""
    table = await house.find_table(call.path["table_id"])
    is_shown = await check_onlooker(house.services, table, call.guest_hash(house))
    content = await table.run_question(lambda: table_requests.write_match_file(table, is_shown))
    return Answer(content, name=f"{table.state.game.name}.parlour.json")


async def _answer_mixing(house: House, call: Call, kind: type[Wish], mix: Mixing[Wish]) -> Answer:
    """Run ``mix``, which takes commitments or nonces of the guest's seats for the seed."""
    name = call.guest_hash(house)
    wish = await call.body(kind)
    table = await house.find_table(call.path["table_id"])
    await table.run_question(lambda: mix(table, name, wish))
    return Answer(Opened(table.id))
