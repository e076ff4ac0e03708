"""HTTP operations for those who operate a house, with the token in the header ``Authorization: Bearer …``.

Everything that is done here is written to the journal in the same transaction, and holds in this process at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from parlour.protocol.operating import (
    AddOperator,
    Announce,
    Announcement,
    CloseTable,
    Desk,
    EntriesWanted,
    HouseSeat,
    HouseTable,
    HouseTables,
    Impose,
    Imposed,
    Journal,
    JournalEntry,
    Lift,
    Manners,
    OperatorInfo,
    OperatorToken,
    RenameGuest,
    RevokeOperator,
    TablesWanted,
    Unannounce,
)
from parlour.server.base.errors import NoOperator, Unavailable
from parlour.server.base.limits import network_of
from parlour.server.house import operating
from parlour.server.house.tables import Tables
from parlour.server.model.storage import Taken
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.storage.announcements import still_hold
from parlour.server.storage.journal import Doing, read_entries
from parlour.server.storage.measures import read_imposed
from parlour.server.storage.operators import Operator, find_operator, read_operators

T = TypeVar("T")
PRICE_US = 5_000
MOST_ENTRIES = 100
TRIES = 10
"""How often a deed is tried while other processes write to the same table."""
SEEN, DONE = (403, 429, 503), (*BODY, 429, 503)
FOR_OPERATORS = {"for_banned": True, "by_token": True, "price_us": PRICE_US}


@operation("get", "/api/house", {200: Manners}, for_banned=True)
async def get_manners(tables: Tables, call: Call) -> Answer:
    """Say whether kid mode holds for who asks, what the house announces, and whether it may note what is unclear."""
    kids = tables.measures.is_kids(network_of(call.address))
    return Answer(Manners(kids, _list_announcements(tables), tables.noting is not None and not kids))


@operation("get", "/api/house/desk", {200: Desk}, SEEN, **FOR_OPERATORS)
async def get_desk(tables: Tables, call: Call) -> Answer:
    """Say who presents a token, and which measures hold."""
    return await _answer_desk(tables, await _require_operator(tables, call))


@operation(
    "get", "/api/house/tables", {200: HouseTables}, (400, *SEEN), query={"ask": TablesWanted | None}, **FOR_OPERATORS
)
async def list_house_tables(tables: Tables, call: Call) -> Answer:
    """List tables of the house, and who sits there; nothing of their matches."""
    await _require_operator(tables, call)
    wanted = call.asked(TablesWanted) if "ask" in call.query else TablesWanted()
    found = await tables.store.read(lambda db: operating.list_tables(db, wanted.text))
    return Answer(HouseTables(tuple(_describe_table(each) for each in found)))


@operation(
    "get", "/api/house/journal", {200: Journal}, (400, *SEEN), query={"ask": EntriesWanted | None}, **FOR_OPERATORS
)
async def get_journal(tables: Tables, call: Call) -> Answer:
    """Return what operators did."""
    await _require_operator(tables, call)
    wanted = call.asked(EntriesWanted) if "ask" in call.query else EntriesWanted()
    found = await tables.store.read(lambda db: read_entries(db, MOST_ENTRIES, wanted.before))
    return Answer(Journal(tuple(JournalEntry(*entry) for entry in found)))


@operation("post", "/api/house/impose", {200: Desk}, (*DONE, 404), body=Impose, **FOR_OPERATORS)
async def impose_measure(tables: Tables, call: Call) -> Answer:
    """Ban or mute, remove a word, or begin kid mode."""
    by, wish = await _require_operator(tables, call), await call.body(Impose)
    doing = _doing(tables, by, wish.reason)
    await _do(tables, lambda db: operating.impose(db, doing, wish.kind, wish.whom, wish.seconds))
    return await _answer_desk(tables, by)


@operation("post", "/api/house/lift", {200: Desk}, (*DONE, 404), body=Lift, **FOR_OPERATORS)
async def lift_measure(tables: Tables, call: Call) -> Answer:
    """End a measure before its time."""
    by, wish = await _require_operator(tables, call), await call.body(Lift)
    doing = _doing(tables, by, wish.reason)
    await _do(tables, lambda db: operating.lift(db, doing, wish.kind, wish.whom))
    return await _answer_desk(tables, by)


@operation("post", "/api/house/close", {200: Desk}, (*DONE, 404, 409), body=CloseTable, **FOR_OPERATORS)
async def close_table(tables: Tables, call: Call) -> Answer:
    """Call the match of a table off, and let nobody in any more."""
    by, wish = await _require_operator(tables, call), await call.body(CloseTable)
    doing = _doing(tables, by, wish.reason)
    await _do(tables, lambda db: operating.close_table(db, doing, wish.table, tables.time.now()), wish.table)
    return await _answer_desk(tables, by)


@operation("post", "/api/house/rename", {200: Desk}, (*DONE, 404), body=RenameGuest, **FOR_OPERATORS)
async def rename_guest(tables: Tables, call: Call) -> Answer:
    """Give a guest's seats another name."""
    by, wish = await _require_operator(tables, call), await call.body(RenameGuest)
    doing = _doing(tables, by, wish.reason)
    await _do(tables, lambda db: operating.rename_guest(db, doing, wish.guest, wish.name))
    return await _answer_desk(tables, by)


@operation("post", "/api/house/announce", {200: Desk}, DONE, body=Announce, **FOR_OPERATORS)
async def announce(tables: Tables, call: Call) -> Answer:
    """Say something to everybody who comes in."""
    by, wish = await _require_operator(tables, call), await call.body(Announce)
    doing = _doing(tables, by)
    await _do(tables, lambda db: operating.announce(db, doing, wish.text, wish.until))
    return await _answer_desk(tables, by)


@operation("post", "/api/house/unannounce", {200: Desk}, (*DONE, 404), body=Unannounce, **FOR_OPERATORS)
async def unannounce(tables: Tables, call: Call) -> Answer:
    """Take an announcement down."""
    by, wish = await _require_operator(tables, call), await call.body(Unannounce)
    doing = _doing(tables, by, wish.reason)
    await _do(tables, lambda db: operating.unannounce(db, doing, wish.number))
    return await _answer_desk(tables, by)


@operation("post", "/api/house/operators", {201: OperatorToken}, (*DONE, 409), body=AddOperator, **FOR_OPERATORS)
async def add_operator(tables: Tables, call: Call) -> Answer:
    """Make an operator; only for owners."""
    by, wish = await _require_owner(tables, call), await call.body(AddOperator)
    doing = _doing(tables, by)
    return Answer(
        OperatorToken(await _do(tables, lambda db: operating.add_operator(db, doing, wish.name, wish.role))), 201
    )


@operation("post", "/api/house/operators/revoke", {200: Desk}, (*DONE, 404), body=RevokeOperator, **FOR_OPERATORS)
async def revoke_operator(tables: Tables, call: Call) -> Answer:
    """Let an operator's token count no more; only for owners."""
    by, wish = await _require_owner(tables, call), await call.body(RevokeOperator)
    doing = _doing(tables, by)
    await _do(tables, lambda db: operating.remove_operator(db, doing, wish.name))
    return await _answer_desk(tables, by)


async def _require_operator(tables: Tables, call: Call) -> Operator:
    """Return the operator of a call's token. Raises NoOperator, TooMany after too many wrong ones, Unavailable."""
    tables.guesses.check(call.address)
    by = await tables.store.read(lambda db: find_operator(db, call.bearer)) if call.bearer else None
    if by is None:
        tables.guesses.note_wrong(call.address)
        raise NoOperator("no_operator", "This is no token of an operator of this house.")
    return by


async def _require_owner(tables: Tables, call: Call) -> Operator:
    by = await _require_operator(tables, call)
    if by.role != "owner":
        raise NoOperator("not_owner", "Only an owner of the house may do that.")
    return by


def _doing(tables: Tables, by: Operator, reason: str = "") -> Doing:
    return operating.doing(by.name, reason, tables.guests.now())


async def _do(tables: Tables, deed: Callable[[sa.Connection], T], key: str = "operators") -> T:
    """Carry a deed out in storage, then in this process. Raises what it raises, Unavailable."""
    for _ in range(TRIES):
        try:
            found = await tables.store.write(deed, key)
        except Taken:
            continue
        await tables.notices.follow()
        return found
    raise Unavailable("The table is busy just now. Try again.")


async def _answer_desk(tables: Tables, by: Operator) -> Answer:
    now = tables.guests.now()
    imposed, operators = await tables.store.read(lambda db: (read_imposed(db, now), read_operators(db)))
    listed = operators if by.role == "owner" else []
    return Answer(
        Desk(
            by.name,
            by.role,
            tuple(Imposed(*each) for each in imposed),
            _list_announcements(tables),
            tuple(OperatorInfo(*each) for each in listed),
        )
    )


def _list_announcements(tables: Tables) -> tuple[Announcement, ...]:
    """List the announcements that hold, as this process knows them."""
    held = still_hold(tables.notices.announced, tables.guests.now())
    return tuple(Announcement(*each) for each in held)


def _describe_table(found: operating.ListedTable) -> HouseTable:
    seats = tuple(HouseSeat(seat.kind, seat.name, seat.guest) for seat in found.seats)
    return HouseTable(found.id, found.game, found.made_at, found.began, found.closed, seats)
