"""Results and ratings in the database: the ratings of a pool are those that all its results make, in order of time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import Any, NamedTuple

import sqlalchemy as sa

from parlour.ratings.pool import Rating, rate, rate_result
from parlour.ratings.results import Player, Pool, Result
from parlour.server.base.decode import UNNAMED
from parlour.server.storage.schema import HOURS, PLACES, PROGRAMS, RATINGS, RESULTS, SEATS, TABLES, VOIDED

_PLACE = PLACES.c["guest", "level", "program", "rank", "lost", "opening", "spent_ms"]


class Rated(NamedTuple):
    """Somebody's rating in a pool, with their public id and what they were called last; perhaps a ``program``."""

    pool: Pool
    guest: str
    person: str
    name: str
    rating: Rating
    program: bool


def person_of(guest: str) -> str:
    """Return the public id of a guest: it says nothing about the hash by which the house knows them."""
    return hashlib.sha256(f"person {guest}".encode()).hexdigest()[:24]


def write_result(connection: sa.Connection, result: Result) -> bool:
    """Store a result, and what it makes of the ratings of its pool; return whether it is new.

    Results may come late and in any order: the ratings are those of the order in which the matches ended.
    """
    _go_one_by_one(connection)
    known = sa.select(RESULTS.c.table_id).where(RESULTS.c.table_id == result.match)
    if connection.execute(known).first() is not None:
        return False
    result = _void(result, read_voided(connection))
    later = sa.select(RESULTS.c.table_id).where(_in_pool(RESULTS, result.pool), _is_after(result)).limit(1)
    is_last = connection.execute(later).first() is None
    _insert_result(connection, result)
    if result.ranks and is_last:
        who = [player.id for player in result.players if player.id is not None]
        before = {each.guest: each.rating for each in _read_rated(connection, result.pool, who)}
        _write_ratings(connection, result.pool, before | rate_result(result, before))
    elif result.ranks:
        _rate_again(connection, result.pool)
    return True


def replace_results(connection: sa.Connection, results: Iterable[Result]) -> int:
    """Replace all results and ratings by those of ``results``; return how many results there are."""
    _go_one_by_one(connection)
    for table in (RATINGS, PLACES, RESULTS):
        connection.execute(table.delete())
    count, pools = 0, set[Pool]()
    voided = read_voided(connection)
    for found in results:
        result = _void(found, voided)
        _insert_result(connection, result)
        count += 1
        pools |= {result.pool} if result.ranks else set()
    for pool in sorted(pools):
        _rate_again(connection, pool)
    return count


def forget_results(connection: sa.Connection, guest: str) -> None:
    """Take a guest out of all results; rate the pools in which they played again, with a stranger in their place."""
    _go_one_by_one(connection)
    mine = sa.select(RESULTS.c.game, RESULTS.c.seats).join(PLACES).where(PLACES.c.guest == guest).distinct()
    pools = [Pool(*row) for row in connection.execute(mine)]
    connection.execute(PLACES.update().where(PLACES.c.guest == guest).values(guest=None))
    for pool in pools:
        _rate_again(connection, pool)


def void_result(connection: sa.Connection, table: str, now: float, reason: str) -> bool:
    """Take a match out of the ratings for good, also one that is not over yet; return whether there is such a match."""
    _go_one_by_one(connection)
    if connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table, _IS_RATED)).first() is None:
        return False
    if table not in read_voided(connection):
        connection.execute(VOIDED.insert().values(table_id=table, at=int(now), reason=reason))
    connection.execute(PLACES.delete().where(PLACES.c.table_id == table))
    for row in connection.execute(sa.select(RESULTS.c.game, RESULTS.c.seats).where(RESULTS.c.table_id == table)).all():
        _rate_again(connection, Pool(*row))
    return True


def drop_void(connection: sa.Connection, table: str) -> bool:
    """Let a voided match count again once it is settled anew; return whether it was voided."""
    _go_one_by_one(connection)
    connection.execute(RESULTS.delete().where(RESULTS.c.table_id == table))
    return connection.execute(VOIDED.delete().where(VOIDED.c.table_id == table)).rowcount > 0


def read_voided(connection: sa.Connection) -> dict[str, str]:
    """Read why matches were voided, by their ids."""
    return {row.table_id: row.reason for row in connection.execute(sa.select(VOIDED))}


def rename_rated(connection: sa.Connection, guest: str, name: str) -> None:
    """Call a guest otherwise in all ratings, as at all their seats."""
    connection.execute(RATINGS.update().where(RATINGS.c.guest == guest).values(name=name))


def read_results(connection: sa.Connection, pool: Pool) -> Iterator[Result]:
    """Read the results of a pool that count, in the order in which the matches ended."""
    asked = sa.select(RESULTS, *_PLACE).join(PLACES)
    ordered = asked.where(_in_pool(RESULTS, pool)).order_by(RESULTS.c.at, RESULTS.c.table_id, PLACES.c.number)
    return _group_results(connection.execute(ordered))


def read_latest(connection: sa.Connection, guest: str, most: int) -> list[Result]:
    """Read the latest ``most`` results of a guest that count, the latest first."""
    mine = (
        sa.select(RESULTS.c.table_id)
        .join(PLACES)
        .where(PLACES.c.guest == guest)
        .order_by(RESULTS.c.at.desc(), RESULTS.c.table_id.desc())
        .limit(most)
    )
    asked = sa.select(RESULTS, *_PLACE).join(PLACES)
    ordered = asked.where(RESULTS.c.table_id.in_(mine)).order_by(RESULTS.c.at, RESULTS.c.table_id, PLACES.c.number)
    return [*_group_results(connection.execute(ordered))][::-1]


def read_made(connection: sa.Connection, tables: Iterable[str]) -> dict[str, int]:
    """Read when tables were made, in Unix time: the house's own time stands still while it does not run."""
    asked = sa.select(TABLES.c.id, TABLES.c.made_at).where(TABLES.c.id.in_(set(tables)))
    return {row.id: row.made_at for row in connection.execute(asked)}


def read_pool(connection: sa.Connection, pool: Pool, least: int, most: int, programs: bool = False) -> list[Rated]:
    """Read who has played ``least`` matches of a pool or more: the strongest ``most``, the strongest first.

    They are people, or with ``programs`` programs of others.
    """
    here = sa.and_(_in_pool(RATINGS, pool), RATINGS.c.program == programs)
    asked = sa.select(RATINGS).where(here, RATINGS.c.matches >= least)
    ordered = asked.order_by(RATINGS.c.mu.desc(), RATINGS.c.person).limit(most)
    return [_rated(row) for row in connection.execute(ordered)]


def read_person(connection: sa.Connection, person: str) -> list[Rated]:
    """Read all ratings of a person, by their public id."""
    asked = sa.select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game, RATINGS.c.seats)
    return [_rated(row) for row in connection.execute(asked)]


class Known(NamedTuple):
    """What a guest was called last, their public id if they have a rating, and whether they are a program."""

    name: str
    person: str
    program: bool


def read_known(connection: sa.Connection, guests: Iterable[str]) -> dict[str, Known]:
    """Read who guests are that have played rated matches, also those whose ratings none has moved yet."""
    who = set(guests)
    seated = (
        sa.select(PLACES.c.guest, PLACES.c.program, SEATS.c.name)
        .join(RESULTS, RESULTS.c.table_id == PLACES.c.table_id)
        .join(SEATS, sa.and_(SEATS.c.table_id == PLACES.c.table_id, SEATS.c.number == PLACES.c.number))
        .where(PLACES.c.guest.in_(who))
        .order_by(RESULTS.c.at, RESULTS.c.table_id)
    )
    rated = sa.select(RATINGS).where(RATINGS.c.guest.in_(who))
    known = {row.guest: Known(row.name, "", row.program) for row in connection.execute(seated)}
    return known | {row.guest: Known(row.name, row.person, row.program) for row in connection.execute(rated)}


def read_owner(connection: sa.Connection, guest: str) -> str:
    """Read whose a program is; empty where nobody said, or its token was revoked."""
    return connection.execute(sa.select(PROGRAMS.c.owner).where(PROGRAMS.c.guest == guest)).scalar() or ""


def read_pools(connection: sa.Connection) -> list[tuple[Pool, int, int]]:
    """List the pools in which anybody has a rating, each with the number of its people and of its programs."""
    pool = (RATINGS.c.game, RATINGS.c.seats)
    programs = sa.func.sum(sa.cast(RATINGS.c.program, sa.Integer))
    asked = sa.select(*pool, sa.func.count(), programs).group_by(*pool).order_by(*pool)
    return [(Pool(game, seats), every - apart, apart) for game, seats, every, apart in connection.execute(asked)]


def read_rated_tables(connection: sa.Connection, unsettled: bool) -> list[str]:
    """List the ids of rated tables whose match has begun; where ``unsettled``, of those without a result."""
    asked = sa.select(TABLES.c.id).where(_IS_RATED, TABLES.c.began_at.is_not(None))
    if unsettled:
        asked = asked.where(TABLES.c.id.not_in(sa.select(RESULTS.c.table_id)))
    return list(connection.execute(asked.order_by(TABLES.c.id)).scalars())


# --- one by one


_IS_RATED = TABLES.c.terms["rated"].as_boolean()


def _void(result: Result, voided: Mapping[str, str]) -> Result:
    return result._replace(ranks=()) if result.match in voided else result


def _go_one_by_one(connection: sa.Connection) -> None:
    """Lock the house's one row until the commit, so that processes rate one after another."""
    connection.execute(HOURS.update().values(noted_at=HOURS.c.noted_at))


def _insert_result(connection: sa.Connection, result: Result) -> None:
    game, seats = result.pool
    connection.execute(RESULTS.insert().values(table_id=result.match, game=game, seats=seats, at=result.at))
    places = zip_longest(*result[3:])
    rows = [
        {
            "table_id": result.match,
            "number": number,
            "guest": player.id,
            "level": player.level,
            "program": player.program,
            "rank": rank,
            "lost": lost or "",
            "opening": opening or "",
            "spent_ms": spent_ms or 0,
        }
        for number, (player, rank, lost, opening, spent_ms) in enumerate(places)
        if rank is not None
    ]
    if rows:
        connection.execute(PLACES.insert(), rows)


def _rate_again(connection: sa.Connection, pool: Pool) -> None:
    connection.execute(RATINGS.delete().where(_in_pool(RATINGS, pool)))
    _write_ratings(connection, pool, rate(read_results(connection, pool)))


def _write_ratings(connection: sa.Connection, pool: Pool, ratings: Mapping[str, Rating]) -> None:
    if not ratings:
        return
    names = _read_last_names(connection, pool, sorted(ratings))
    programs = _read_programs(connection, pool, sorted(ratings))
    here = sa.and_(_in_pool(RATINGS, pool), RATINGS.c.guest.in_(sorted(ratings)))
    connection.execute(RATINGS.delete().where(here))
    rows = [
        {
            "game": pool.game,
            "seats": pool.seats,
            "guest": guest,
            "person": person_of(guest),
            "name": names.get(guest, UNNAMED),
            "program": guest in programs,
            **rating._asdict(),
        }
        for guest, rating in sorted(ratings.items())
    ]
    connection.execute(RATINGS.insert(), rows)


def _read_last_names(connection: sa.Connection, pool: Pool, guests: Sequence[str]) -> dict[str, str]:
    """Read what guests were called at the latest match of a pool to which they brought a name."""
    asked = (
        sa.select(PLACES.c.guest, SEATS.c.name)
        .join(RESULTS, RESULTS.c.table_id == PLACES.c.table_id)
        .join(SEATS, sa.and_(SEATS.c.table_id == PLACES.c.table_id, SEATS.c.number == PLACES.c.number))
        .where(_in_pool(RESULTS, pool), PLACES.c.guest.in_(guests), SEATS.c.name != UNNAMED)
        .order_by(RESULTS.c.at, RESULTS.c.table_id)
    )
    return {row.guest: row.name for row in connection.execute(asked)}


def _read_programs(connection: sa.Connection, pool: Pool, guests: Sequence[str]) -> set[str]:
    """Read which of these guests played as programs."""
    asked = (
        sa.select(PLACES.c.guest)
        .join(RESULTS, RESULTS.c.table_id == PLACES.c.table_id)
        .where(_in_pool(RESULTS, pool), PLACES.c.guest.in_(guests), PLACES.c.program)
    )
    return {row.guest for row in connection.execute(asked)}


def _read_rated(connection: sa.Connection, pool: Pool, guests: Sequence[str]) -> list[Rated]:
    asked = sa.select(RATINGS).where(_in_pool(RATINGS, pool), RATINGS.c.guest.in_(guests))
    return [_rated(row) for row in connection.execute(asked)]


def _rated(row: sa.Row[Any]) -> Rated:
    rating = Rating(row.mu, row.sigma, row.matches)
    return Rated(Pool(row.game, row.seats), row.guest, row.person, row.name, rating, row.program)


def _group_results(rows: Iterable[sa.Row[Any]]) -> Iterator[Result]:
    for (match, game, at), places in groupby(rows, key=lambda row: (row.table_id, row.game, row.at)):
        seats = list(places)
        players = tuple(Player(row.guest, row.level, row.program) for row in seats)
        said = (tuple(getattr(row, name) for row in seats) for name in ("rank", "lost", "opening", "spent_ms"))
        yield Result(match, game, at, players, *said)


def _in_pool(table: sa.Table, pool: Pool) -> sa.ColumnElement[bool]:
    return sa.and_(table.c.game == pool.game, table.c.seats == pool.seats)


def _is_after(result: Result) -> sa.ColumnElement[bool]:
    at, match = result.place
    return sa.or_(RESULTS.c.at > at, sa.and_(RESULTS.c.at == at, RESULTS.c.table_id > match))
