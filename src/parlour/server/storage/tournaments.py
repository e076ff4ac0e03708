"""The rows of tournaments. All are functions over a connection, each run within one transaction.

A tournament's state follows from its log. Who appends says how many events there were; if there are others by now,
nothing is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup
from parlour.server.storage.schema import ORGANISERS, SEATS, TABLES, TOURNAMENT_EVENTS, TOURNAMENT_TABLES, TOURNAMENTS
from parlour.server.storage.store import insert_tables
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Asked, CameBack, Claimed, Entered, Event, Left, Paired, SeriesGame
from parlour.tournaments.settings import Settings
from parlour.tournaments.tournament import fold, same_name


class Head(NamedTuple):
    """What was decided about a tournament.

    ``played``: how it is played in this house, as JSON. ``rewritten``: how often a name in its log was changed.
    ``ends_at``: until when the house pairs an arena by itself, in Unix time; None where it does not, or no more.
    """

    id: str
    made_at: int
    settings: Settings
    played: dict[str, Any]
    listed: bool
    link: str
    rewritten: int
    ends_at: int | None = None


class Happened(NamedTuple):
    """An event with the guest who did it.

    Of ``Entered`` and ``Claimed`` it is who plays under that name, None if an organiser typed it in.
    """

    event: Event
    guest: str | None = None


class OpenedTable(NamedTuple):
    """The table of the house that is opened for a game at a table of a round, games being counted from 1."""

    round: int
    number: int
    game: int
    setup: TableSetup
    seats: list[Seat]


class Place(NamedTuple):
    """Where a table of the house belongs: a tournament, a round, the number of a table."""

    tournament: str
    round: int
    number: int


class News(NamedTuple):
    """What was written since: the events after a number, the ids of tables opened since, all organisers."""

    head: Head
    events: list[Happened]
    tables: dict[tuple[int, int], str]
    organisers: frozenset[str]


class Summary(NamedTuple):
    """A tournament in a list."""

    head: Head
    players: int
    rounds: int
    closed: bool
    mine: bool
    organises: bool


def insert_tournament(connection: sa.Connection, head: Head, organiser: str) -> None:
    """Store a new tournament."""
    row = {**head._asdict(), "settings": msgspec.to_builtins(head.settings)}
    connection.execute(TOURNAMENTS.insert().values(row))
    connection.execute(ORGANISERS.insert().values(tournament_id=head.id, guest=organiser))


def read_news(connection: sa.Connection, id: str, known: int, rounds: int, rewritten: int | None) -> News | None:
    """Read what is new of a tournament after ``known`` events and ``rounds`` rounds; None if there is none.

    All of it is read if names in its log were changed since ``rewritten`` had that value.
    """
    head = _read_head(connection, id)
    if head is None:
        return None
    if head.rewritten != rewritten:
        known = rounds = 0
    here, tables = TOURNAMENT_EVENTS.c, TOURNAMENT_TABLES.c
    asked = sa.select(here.event, here.guest).where(here.tournament_id == id, here.number > known).order_by(here.number)
    events = [Happened(msgspec.convert(row.event, Event), row.guest) for row in connection.execute(asked)]
    series = {each.event.round for each in events if isinstance(each.event, SeriesGame)}
    is_new = sa.or_(tables.round > rounds, tables.round.in_(series))
    opened = sa.select(tables.round, tables.number, tables.table_id).where(tables.tournament_id == id, is_new)
    found = {(row.round, row.number): row.table_id for row in connection.execute(opened.order_by(tables.game))}
    people = sa.select(ORGANISERS.c.guest).where(ORGANISERS.c.tournament_id == id)
    return News(head, events, found, frozenset(connection.execute(people).scalars()))


def append_events(
    connection: sa.Connection,
    head: Head,
    known: int,
    events: Sequence[Happened],
    now: float,
    tables: Sequence[OpenedTable] = (),
) -> bool:
    """Append events after the ``known`` ones, and open tables; return whether nobody else was first.

    Raises IntegrityError where a number is there already.
    """
    if not _is_last(connection, head, known):
        return False
    rows = [
        {
            "tournament_id": head.id,
            "number": known + 1 + n,
            "kind": tag_of(each.event),
            "event": msgspec.to_builtins(each.event),
            "guest": each.guest,
            "at": int(now),
        }
        for n, each in enumerate(events)
    ]
    if rows:
        connection.execute(TOURNAMENT_EVENTS.insert(), rows)
    if tables:
        insert_tables(connection, [(table.setup, table.seats) for table in tables], 0)
        places = [
            {
                "tournament_id": head.id,
                "round": table.round,
                "number": table.number,
                "game": table.game,
                "table_id": table.setup.id,
                "settled": False,
            }
            for table in tables
        ]
        connection.execute(TOURNAMENT_TABLES.insert(), places)
    return True


def _is_last(connection: sa.Connection, head: Head, known: int) -> bool:
    """Lock a tournament; return whether it has ``known`` events and the names in them are as they were."""
    locked = sa.select(TOURNAMENTS.c.rewritten).where(TOURNAMENTS.c.id == head.id).with_for_update()
    if connection.execute(locked).scalar() != head.rewritten:
        return False
    return _count(connection, head.id) == known


def _count(connection: sa.Connection, id: str) -> int:
    asked = sa.select(sa.func.max(TOURNAMENT_EVENTS.c.number)).where(TOURNAMENT_EVENTS.c.tournament_id == id)
    return int(connection.execute(asked).scalar() or 0)


def write_end(connection: sa.Connection, id: str, ends_at: int | None) -> None:
    """Store until when an arena is paired by itself."""
    connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.id == id).values(ends_at=ends_at))


def read_running(connection: sa.Connection) -> list[str]:
    """List the arenas that are paired by themselves."""
    return list(connection.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.ends_at.is_not(None))).scalars())


def read_waiting(connection: sa.Connection, before: float) -> list[str]:
    """List the tables opened ``before`` for arenas that pair by themselves whose matches have not begun."""
    asked = sa.select(TOURNAMENT_TABLES.c.table_id).join(TABLES, TABLES.c.id == TOURNAMENT_TABLES.c.table_id)
    asked = asked.join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_TABLES.c.tournament_id)
    is_late = sa.and_(TABLES.c.began_at.is_(None), TABLES.c.made_at < int(before))
    is_alone = TOURNAMENTS.c.played["minutes"].as_integer() > 0
    return list(connection.execute(asked.where(sa.not_(TOURNAMENT_TABLES.c.settled), is_alone, is_late)).scalars())


def tag_of(event: Event) -> str:
    """Return the tag of an event."""
    return str(event.__struct_config__.tag)


def mark_settled(connection: sa.Connection, table: str) -> None:
    """Note that nothing more is to be read from a table of the house."""
    connection.execute(TOURNAMENT_TABLES.update().where(TOURNAMENT_TABLES.c.table_id == table).values(settled=True))


def find_place(connection: sa.Connection, table: str) -> Place | None:
    """Return where an unsettled table of the house belongs; None if to no tournament, or if it is settled."""
    here = TOURNAMENT_TABLES.c
    asked = sa.select(here.tournament_id, here.round, here.number)
    row = connection.execute(asked.where(here.table_id == table, sa.not_(here.settled))).first()
    return Place(*row) if row is not None else None


def find_tournament(connection: sa.Connection, table: str) -> str | None:
    """Return the id of the tournament for which a table of the house was opened; None if it was for none."""
    asked = sa.select(TOURNAMENT_TABLES.c.tournament_id).where(TOURNAMENT_TABLES.c.table_id == table)
    return connection.execute(asked).scalar()


def read_unsettled(connection: sa.Connection) -> list[str]:
    """List the tables of the house whose matches for tournaments have begun, and that are not settled."""
    asked = sa.select(TOURNAMENT_TABLES.c.table_id).join(TABLES, TABLES.c.id == TOURNAMENT_TABLES.c.table_id)
    begun = asked.where(sa.not_(TOURNAMENT_TABLES.c.settled), TABLES.c.began_at.is_not(None))
    return list(connection.execute(begun).scalars())


def check_logs(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Yield the id of each tournament whose log contradicts itself, and what is wrong with it."""
    for id in connection.execute(sa.select(TOURNAMENTS.c.id).order_by(TOURNAMENTS.c.id)).scalars().all():
        if problem := _find_problem(connection, id):
            yield id, problem


def _find_problem(connection: sa.Connection, id: str) -> str:
    try:
        news = read_news(connection, id, 0, 0, None)
        if news is not None:
            fold(news.head.settings, [each.event for each in news.events])
        here = TOURNAMENT_EVENTS.c.tournament_id == id
        rows = connection.execute(sa.select(sa.func.count()).where(here)).scalar_one()
    except (TournamentRefused, msgspec.ValidationError) as error:
        return str(error).partition("\n")[0]
    return "" if rows == _count(connection, id) else "an event is missing"


# --- organisers


def add_organiser(connection: sa.Connection, id: str, link: str, guest: str) -> bool:
    """Make a guest an organiser by the hash of a link's secret; return whether that is the link."""
    here = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == id, TOURNAMENTS.c.link == link)
    if connection.execute(here.with_for_update()).first() is None:
        return False
    is_one = sa.and_(ORGANISERS.c.tournament_id == id, ORGANISERS.c.guest == guest)
    if connection.execute(sa.select(ORGANISERS.c.guest).where(is_one)).first() is None:
        connection.execute(ORGANISERS.insert().values(tournament_id=id, guest=guest))
    return True


def write_link(connection: sa.Connection, id: str, link: str) -> None:
    """Store the hash of a new link's secret; the old link leads nowhere any more."""
    connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.id == id).values(link=link))


# --- lists


def list_tournaments(connection: sa.Connection, guest: str | None, since: float, most: int) -> list[Summary]:
    """List a guest's tournaments, and those that anybody may find founded ``since``; ``most`` of each, newest first."""
    mine = _ids_with(connection, guest, TOURNAMENT_EVENTS, _PLAYS)
    led = _ids_with(connection, guest, ORGANISERS, sa.true())
    is_closed = sa.exists().where(
        TOURNAMENT_EVENTS.c.tournament_id == TOURNAMENTS.c.id, TOURNAMENT_EVENTS.c.kind == "closed"
    )
    public = sa.and_(TOURNAMENTS.c.listed, TOURNAMENTS.c.made_at >= int(since), sa.not_(is_closed))
    asked = sa.select(TOURNAMENTS).order_by(TOURNAMENTS.c.made_at.desc(), TOURNAMENTS.c.id).limit(most)
    own = connection.execute(asked.where(TOURNAMENTS.c.id.in_(mine | led))).all()
    found = {row.id: _head(row) for row in (*own, *connection.execute(asked.where(public)).all())}
    counts = _count_kinds(connection, found)
    return [_summary(head, counts.get(head.id, {}), head.id in mine, head.id in led) for head in found.values()]


_PLAYS = TOURNAMENT_EVENTS.c.kind.in_(("entered", "claimed"))
"""The events by which a guest is a player."""


def _ids_with(connection: sa.Connection, guest: str | None, table: sa.Table, which: Any) -> set[str]:
    if guest is None:
        return set()
    asked = sa.select(table.c.tournament_id).where(table.c.guest == guest, which)
    return set(connection.execute(asked).scalars())


def _count_kinds(connection: sa.Connection, ids: Iterable[str]) -> dict[str, dict[str, int]]:
    here, found = TOURNAMENT_EVENTS.c, dict[str, dict[str, int]]()
    asked = sa.select(here.tournament_id, here.kind, sa.func.count()).where(here.tournament_id.in_(list(ids)))
    for id, kind, count in connection.execute(asked.group_by(here.tournament_id, here.kind)):
        found.setdefault(id, {})[kind] = count
    return found


def _summary(head: Head, counts: dict[str, int], mine: bool, organises: bool) -> Summary:
    players = counts.get("entered", 0) - counts.get("left", 0) + counts.get("came-back", 0)
    return Summary(head, players, counts.get("paired", 0), bool(counts.get("closed")), mine, organises)


# --- names


def rename_entered(connection: sa.Connection, guest: str, name: str | None, now: float) -> dict[str, str]:
    """Call a guest otherwise in all tournaments; with None nothing of them stays, and they leave those that go on.

    Return what they are called now at the tables of the house that were opened for these tournaments, by table: no two
    players of a tournament have the same name.
    """
    mine = sorted(_ids_with(connection, guest, TOURNAMENT_EVENTS, _PLAYS))
    names = {id: _rename(connection, id, guest, name, now) for id in mine}
    here = TOURNAMENT_TABLES.c
    asked = sa.select(here.table_id, here.tournament_id).join(SEATS, SEATS.c.table_id == here.table_id)
    asked = asked.where(here.tournament_id.in_(mine), SEATS.c.guest == guest)
    called = {row.table_id: names[row.tournament_id] for row in connection.execute(asked)}
    if name is None:
        connection.execute(TOURNAMENT_EVENTS.update().where(TOURNAMENT_EVENTS.c.guest == guest).values(guest=None))
        connection.execute(ORGANISERS.delete().where(ORGANISERS.c.guest == guest))
    return called


def _rename(connection: sa.Connection, id: str, guest: str, name: str | None, now: float) -> str:
    """Rename a guest in one tournament, and return the name that they have there now."""
    connection.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == id).with_for_update())
    connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.id == id).values(rewritten=TOURNAMENTS.c.rewritten + 1))
    news = read_news(connection, id, 0, 0, None)
    assert news is not None
    names = [each.event.name for each in news.events if isinstance(each.event, Entered)]
    plays = [
        each.event.name for each in news.events if isinstance(each.event, Entered | Claimed) and each.guest == guest
    ]
    (old,) = plays
    new = _free_name(name or f"Guest {1 + names.index(old)}", [other for other in names if other != old])
    events = [replace_name(each.event, old, new) for each in news.events]
    for number, (before, after) in enumerate(zip(news.events, events, strict=True), 1):
        if before.event != after:
            here = sa.and_(TOURNAMENT_EVENTS.c.tournament_id == id, TOURNAMENT_EVENTS.c.number == number)
            connection.execute(TOURNAMENT_EVENTS.update().where(here).values(event=msgspec.to_builtins(after)))
    if name is None and fold(news.head.settings, events).players[new].is_here:
        append_events(connection, news.head, len(events), [Happened(Left(new))], now)
    return new


def _free_name(name: str, taken: Sequence[str]) -> str:
    known, number, found = {same_name(other) for other in taken}, 1, name
    while same_name(found) in known:
        number += 1
        found = f"{name} {number}"
    return found


def replace_name(event: Event, old: str, new: str) -> Event:
    """Return an event with a player's name replaced wherever it stands."""
    if isinstance(event, Entered | Left | CameBack | Asked | Claimed) and event.name == old:
        return replace(event, name=new)
    if isinstance(event, Paired):
        pods = [replace(pod, seats=tuple(new if name == old else name for name in pod.seats)) for pod in event.pods]
        return replace(event, pods=tuple(pods))
    return event


def _read_head(connection: sa.Connection, id: str) -> Head | None:
    row = connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).first()
    return _head(row) if row is not None else None


def _head(row: Any) -> Head:
    settings = msgspec.convert(row.settings, Settings)
    return Head(row.id, row.made_at, settings, row.played, row.listed, row.link, row.rewritten, row.ends_at)
