"""What the commands of ``parlour ratings`` do."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from parlour.cli.house import settings_of
from parlour.core.errors import BadOption
from parlour.protocol.ratings import Leaderboard
from parlour.ratings.flags import Flag, find_flags
from parlour.ratings.results import Pool
from parlour.server.base.errors import NoTable, Unavailable
from parlour.server.people.ratings import recompute, settle_stored
from parlour.server.people.standing import draw_leaderboard
from parlour.server.storage.database import open_engine
from parlour.server.storage.migrations import upgrade
from parlour.server.storage.results import (
    Known,
    drop_void,
    read_known,
    read_pools,
    read_results,
    read_voided,
    void_result,
    write_result,
)

MOST_REASON = 200
SAYS = {
    "leaves": "{who} left or ran out of time in {matches} of {of} matches",
    "same": "{who} played {matches} of {of} matches against {other}",
    "given": "{who} won {matches} of {of} matches against {other}, most of them given up",
}


@contextlib.contextmanager
def connect(database: str | None) -> Iterator[sa.Connection]:
    """Open a house's database in one transaction, brought up to date. Raises Unavailable."""
    engine = open_engine(settings_of(database).url, busy_ms=10_000, writes=True)
    try:
        with engine.begin() as connection:
            upgrade(connection)
            yield connection
    except DBAPIError as error:
        raise Unavailable(f"The database cannot be used: {str(error.orig).partition(chr(10))[0]}") from None
    finally:
        engine.dispose()


def show(database: str | None, game: str | None, seats: int, as_json: bool) -> str:
    """Return a leaderboard, or what is rated. Raises UnknownGame, NotFound, Unavailable."""
    with connect(database) as connection:
        if game is None:
            pools = read_pools(connection)
            lines = (f"{pool.game} --seats {pool.seats}: {_count(*counts)}" for pool, *counts in pools)
            return "\n".join(lines) or "Nobody has a rating yet."
        board = draw_leaderboard(connection, Pool(game, seats), None)
    return msgspec.json.format(msgspec.json.encode(board), indent=2).decode() if as_json else _write_board(board)


def _count(people: int, programs: int) -> str:
    return f"{people} people" + (f", {programs} programs" if programs else "")


def _write_board(board: Leaderboard) -> str:
    """Write people, programs and bots in one list, the strongest first."""
    people = [
        (each.points, f"± {each.within}", each.name, f"{each.matches} matches{note}")
        for those, note in ((board.people, ""), (board.programs, ", a program, rated apart"))
        for each in those
    ]
    bots = [(each.points, "", f"({each.level})", "bot") for each in board.bots]
    ranked = sorted([*people, *bots], key=lambda line: -line[0])
    wide = max((len(name) for _, _, name, _ in ranked), default=0)
    lines = [f"{points:5} {within:6} {name:{wide}}  {note}" for points, within, name, note in ranked]
    return "\n".join([*lines, f"Listed from {board.least} rated matches on, once a rating is settled."])


def recompute_all(database: str | None) -> str:
    """Make all ratings anew; return a report. Raises Unavailable."""
    with connect(database) as connection:
        count, left_out = recompute(connection)
        rated = sum(people + programs for _, people, programs in read_pools(connection))
    kept = [f"left out: {table}, whose log cannot be played out here" for table in left_out]
    return "\n".join([f"{count} matches, {rated} ratings", *kept])


def list_flags(database: str | None) -> str:
    """Return what is to be looked at, a line for each. Raises Unavailable."""
    lines = []
    with connect(database) as connection:
        for pool, _, _ in read_pools(connection):
            found = find_flags(read_results(connection, pool))
            known = read_known(connection, {each.who for each in found} | {each.other for each in found})
            lines += [f"{pool.game}, {pool.seats} seats: {_say_flag(flag, known)}" for flag in found]
        lines += [f"voided: {table} {reason}".rstrip() for table, reason in sorted(read_voided(connection).items())]
    return "\n".join(lines) or "Nothing looks odd."


def _say_flag(flag: Flag, known: dict[str, Known]) -> str:
    who, other = (f"{known[id].name or 'somebody'} ({id[:8]})" if id else "" for id in (flag.who, flag.other))
    return SAYS[flag.kind].format(who=who, other=other, matches=flag.matches, of=flag.of)


def void_match(database: str | None, table: str, reason: str) -> str:
    """Take a match out of the ratings; return a report. Raises BadOption, NoTable, Unavailable."""
    if len(reason) > MOST_REASON:
        raise BadOption(f"at most {MOST_REASON} characters", "reason")
    with connect(database) as connection:
        if not void_result(connection, table, time.time(), reason):
            raise NoTable(f"There is no rated table {table!r}.")
    return f"{table} does not count any more."


def restore_match(database: str | None, table: str) -> str:
    """Let a voided match count again; return a report. Raises NoTable, Unavailable."""
    with connect(database) as connection:
        if not drop_void(connection, table):
            raise NoTable(f"No table {table!r} was taken out of the ratings.")
        result = settle_stored(connection, table)
        if result is not None:
            write_result(connection, result)
    return f"{table} counts again."
