"""Onlookers: who looks on at a table without a seat, by name if they have one that stays.

Whoever looks on unseen is neither named nor counted. In kid mode nobody is named, on either side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from parlour.protocol.frames import Look
from parlour.server.base.errors import Unavailable
from parlour.server.base.measures import Measures
from parlour.server.model.coordination import Crowd
from parlour.server.model.storage import Storage
from parlour.server.table.connection import Connection

MOST_NAMED = 12
"""The most onlookers of a table who are named; others are counted only."""
KEY_LENGTH = 12
"""The length of the beginning of a guest's hash by which processes know that two of their onlookers are one."""


async def note_onlooker(storage: Storage, connection: Connection, frame: Look) -> None:
    """Note whether a connection looks on unseen, else what its guest is called."""
    connection.unseen = frame.unseen
    if connection.name or connection.guest is None or frame.unseen or connection.program:
        return
    try:
        connection.name = await storage.name_of(connection.guest)
    except Unavailable:
        return  # they are counted


def gather(connections: Iterable[Connection], has_seat: Callable[[str | None], bool], measures: Measures) -> Crowd:
    """Return who looks on in this process: each guest once, and every connection of somebody unknown."""
    seen = [each for each in connections if not (each.unseen or has_seat(each.guest))]
    names = {each.guest: each.name for each in sorted(seen, key=lambda each: each.name) if each.guest is not None}
    unknown = sum(each.guest is None for each in seen)
    kids = {each.guest for each in seen if measures.is_kids(each.network)}
    named = [(guest[:KEY_LENGTH], name) for guest, name in names.items() if name and guest not in kids]
    return Crowd(tuple(sorted(named, key=_by_name)[:MOST_NAMED]), len(names) + unknown)


def merge(crowds: Iterable[Crowd]) -> Crowd:
    """Return who looks on in several processes; a named guest of two of them counts once."""
    named, count, told = dict[str, str](), 0, 0
    for crowd in crowds:
        named |= dict(crowd.named)
        count, told = count + crowd.people, told + len(crowd.named)
    return Crowd(tuple(sorted(named.items(), key=_by_name)[:MOST_NAMED]), count - told + len(named))


def _by_name(onlooker: tuple[str, str]) -> tuple[str, str]:
    key, name = onlooker
    return name, key
