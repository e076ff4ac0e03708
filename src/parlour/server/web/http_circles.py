"""HTTP operations of circles: friends who solve the puzzles of the day, and see how each of them did."""

from __future__ import annotations

import datetime

from sqlalchemy import Connection

from parlour.protocol.circles import Circle, CircleInfo, CircleMember, CircleResult, Circles, JoinCircle
from parlour.puzzles import games_on, today
from parlour.server.base.decode import given_name
from parlour.server.base.limits import network_of
from parlour.server.house.opening import NO_STRANGERS
from parlour.server.house.tables import Tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.people.guests import Guest
from parlour.server.storage.circles import (
    Judged,
    Member,
    count_streak,
    join_circle,
    leave_circle,
    make_circle,
    read_circles,
    read_judged,
    read_members,
)

PRICE_US = 4_000
DAYS = 7
"""The days of a circle that are shown."""
LONGEST = 400
"""The days that a streak is looked for."""
KEY = "circles"


@operation("get", "/api/circles", {200: Circles}, (503,), price_us=PRICE_US)
async def list_circles(tables: Tables, call: Call) -> Answer:
    """List the circles of this guest."""
    guest = call.guest_hash(tables)
    return Answer(await tables.store.read(lambda connection: _list(connection, guest)))


@operation("get", "/api/circles/{circle:str}", {200: Circle}, (404, 503), price_us=PRICE_US)
async def get_circle(tables: Tables, call: Call) -> Answer:
    """Return who is in a circle and how they fared; never how a puzzle is solved."""
    circle, guest = call.path["circle"], call.guest_hash(tables)
    return Answer(await tables.store.read(lambda connection: _draw(connection, circle, guest)))


@operation(
    "post",
    "/api/circles",
    {201: Circle},
    (*BODY, 429, 503),
    body=JoinCircle,
    cookie="given",
    price_us=PRICE_US,
)
async def begin_circle(tables: Tables, call: Call) -> Answer:
    """Begin a circle; not in kid mode. Counts as opening a table."""
    known = call.guest(tables)
    guest, who = await _read_member(tables, call)
    tables.charge(guest.hash, call.address, known is None)
    now = tables.guests.now()
    circle = await tables.store.write(lambda connection: make_circle(connection, who, now), KEY)
    return await _answer(tables, circle, guest)


@operation(
    "post",
    "/api/circles/{circle:str}/join",
    {201: Circle},
    (*BODY, 404, 429, 503),
    body=JoinCircle,
    cookie="given",
    price_us=PRICE_US,
)
async def enter_circle(tables: Tables, call: Call) -> Answer:
    """Come into a circle whose link one was given; not in kid mode.

    Who is in it already is called otherwise from now on.
    """
    guest, who = await _read_member(tables, call)
    circle, now = call.path["circle"], tables.guests.now()
    await tables.store.write(lambda connection: join_circle(connection, circle, who, now), KEY)
    return await _answer(tables, circle, guest)


@operation("post", "/api/circles/{circle:str}/leave", {200: Circles}, (403, 503), price_us=PRICE_US)
async def quit_circle(tables: Tables, call: Call) -> Answer:
    """Go out of a circle; its others see nothing more of this guest."""
    guest, circle = call.guest_hash(tables), call.path["circle"]
    if guest is not None:
        await tables.store.write(lambda connection: leave_circle(connection, circle, guest), KEY)
    return Answer(await tables.store.read(lambda connection: _list(connection, guest)))


async def _read_member(tables: Tables, call: Call) -> tuple[Guest, Member]:
    """Return who wants to come into a circle. Raises ForKids, BadOption, WordRemoved, BadMessage."""
    tables.measures.check_kids(network_of(call.address), True, NO_STRANGERS)
    guest = call.guest(tables) or tables.guests.new_guest()
    name = given_name((await call.body(JoinCircle)).name, "name")
    tables.measures.check_words(name, "name")
    return guest, Member(guest.hash, name)


async def _answer(tables: Tables, circle: str, guest: Guest) -> Answer:
    found = await tables.store.read(lambda connection: _draw(connection, circle, guest.hash))
    return Answer(found, 201, guest=guest)


def _list(connection: Connection, guest: str | None) -> Circles:
    found = read_circles(connection, guest) if guest is not None else []
    return Circles(
        tuple(CircleInfo(each, tuple(member.name for member in read_members(connection, each))) for each in found)
    )


def _draw(connection: Connection, circle: str, guest: str | None) -> Circle:
    members, now = read_members(connection, circle), today()
    days = tuple((now - datetime.timedelta(days=ago)).isoformat() for ago in range(DAYS))
    judged: dict[str, list[Judged]] = {member.guest: [] for member in members}
    for each in read_judged(connection, circle, (now - datetime.timedelta(days=LONGEST)).isoformat()):
        judged[each.guest].append(each)
    return Circle(
        circle,
        days,
        tuple(game.name for game in games_on(now)),
        tuple(_draw_member(member, judged[member.guest], guest, days, now) for member in members),
    )


def _draw_member(
    member: Member, judged: list[Judged], guest: str | None, days: tuple[str, ...], now: datetime.date
) -> CircleMember:
    shown = (CircleResult(each.day, each.game, each.answers, each.solved, each.helped) for each in judged)
    results = tuple(each for each in shown if each.day in days)
    return CircleMember(member.name, member.guest == guest, count_streak(judged, now), results)
