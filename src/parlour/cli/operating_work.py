"""What the commands of ``parlour house`` do, over the database of a house, a server running or not.

Whoever can read and write the database needs no token. A server that runs over it takes notice within a second.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.cli.house import settings_of
from parlour.core.errors import BadOption
from parlour.server.base.errors import Unavailable
from parlour.server.base.measures import WHOLE_HOUSE, MeasureKind, spell_time
from parlour.server.house import operating
from parlour.server.storage.announcements import read_announcements, still_hold
from parlour.server.storage.backup import revision
from parlour.server.storage.database import is_file, open_engine, parse_url
from parlour.server.storage.house import read_hours
from parlour.server.storage.journal import Doing, Entry, read_entries
from parlour.server.storage.measures import Imposed, read_imposed
from parlour.server.storage.migrations import newest
from parlour.server.storage.operators import CONSOLE, Role, read_operators

T = TypeVar("T")
TRIES = 10
"""How often a deed is tried while a server writes to the same table."""
UNITS = {"m": 60, "h": 3600, "d": 86_400, "w": 604_800}
DAY_LETTERS = len("2026-12-24")
SHORT = 12
"""The letters of a guest's id that are printed; they suffice to name the guest."""


def read_duration(text: str) -> int:
    """Return the seconds of a duration. Raises BadOption.

    >>> read_duration("2d"), read_duration("90m")
    (172800, 5400)
    """
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", text.strip().lower())
    if found is None:
        raise BadOption(f"--for is a number and m, h, d or w, as 2d, not {text!r}", "for")
    return int(found[1]) * UNITS[found[2]]


def run_in_house(given: str | None, work: Callable[[sa.Connection], T]) -> T:
    """Run a work in one transaction over a house's database; where a server wrote first, run it again.

    Raises BadOption, Unavailable, and what the work raises.
    """
    settings = settings_of(given)
    url = parse_url(settings.url)
    name = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite" and not (is_file(url) and Path(url.database or "").is_file()):
        raise BadOption(f"There is no house at {name}. Serve it once, or name it with --database.", "database")
    engine = open_engine(settings.url, settings.busy_ms, writes=True)
    try:
        return _run_until_first(engine, name, work)
    except DBAPIError as error:
        raise Unavailable(f"{name} cannot be used: {str(error.orig).partition(chr(10))[0]}") from None
    finally:
        engine.dispose()


def _run_until_first(engine: sa.Engine, name: str, work: Callable[[sa.Connection], T]) -> T:
    for _ in range(TRIES):
        try:
            with engine.begin() as connection:
                _check_revision(connection, name)
                return work(connection)
        except IntegrityError:
            continue
    raise Unavailable("A server is busy at this table. Try again.")


def _check_revision(connection: sa.Connection, name: str) -> None:
    found = revision(connection)
    if found != newest():
        text = f"{name} is at revision {found or 'none'}, this Parlour uses {newest()}."
        raise BadOption(f"{text} Serve it once with this Parlour.", "database")


def _doing(why: str = "") -> Doing:
    return operating.doing(CONSOLE, why, time.time())


# --- operators


def add_operator(database: str | None, name: str, role: Role) -> None:
    """Make an operator and print the token on stdout, and what to do with it on stderr."""
    token = run_in_house(database, lambda db: operating.add_operator(db, _doing(), name, role))
    click.echo(token)
    click.echo(f"{name} enters this token on the page /house. It is kept nowhere else.", err=True)


def revoke_operator(database: str | None, name: str) -> None:
    """Let an operator's token count no more."""
    run_in_house(database, lambda db: operating.remove_operator(db, _doing(), name))
    click.echo(f"{name} is no operator any more.")


def print_operators(database: str | None, as_json: bool) -> None:
    """Print all operators."""
    for each in run_in_house(database, read_operators):
        _print(each._asdict(), f"{each.name:24} {each.role:8} since {spell_time(each.made_at)}", as_json)


# --- tables


def print_tables(database: str | None, text: str, as_json: bool) -> None:
    """Print the newest tables, or those with a text in them."""
    for each in run_in_house(database, lambda db: operating.list_tables(db, text)):
        seats = [seat._asdict() for seat in each.seats]
        _print({**each._asdict(), "seats": seats}, _describe_table(each), as_json)


def _describe_table(table: operating.ListedTable) -> str:
    state = "closed" if table.closed else "begun" if table.began else "waiting"
    lines = [f"{table.id}  {table.game}, {state}, made {spell_time(table.made_at)}"]
    for seat in table.seats:
        who = f"guest {seat.guest[:SHORT]}" if seat.guest else seat.kind
        lines.append(f"    {seat.number}  {seat.name or '-':24} {who}")
    return "\n".join(lines)


def close_table(database: str | None, table: str, reason: str) -> None:
    """Call the match of a table off, and let nobody in any more."""
    run_in_house(database, lambda db: operating.close_table(db, _doing(reason), table, read_hours(db)))
    click.echo(f"{table} is closed.")


def rename_guest(database: str | None, guest: str, name: str, reason: str) -> None:
    """Give a guest's seats another name."""
    found = run_in_house(database, lambda db: operating.rename_guest(db, _doing(reason), guest, name))
    click.echo(f"Renamed at {len(found)} {'table' if len(found) == 1 else 'tables'}.")


# --- measures


def impose(database: str | None, kind: MeasureKind, whom: str, reason: str, lasting: str | None = None) -> None:
    """Impose a measure, for a time where it is a ban or a mute."""
    seconds = read_duration(lasting) if lasting is not None else None
    found = run_in_house(database, lambda db: operating.impose(db, _doing(reason), kind, whom, seconds))
    until = spell_time(found.until) if found.until is not None else ""
    click.echo(
        {
            "ban": f"{found.whom} is banned until {until}.",
            "mute": f"{found.whom} is muted until {until}.",
            "word": f"{found.whom!r} is not accepted any more.",
            "kids": f"Kid mode is on for {_name(found.whom)}.",
        }[kind]
    )


def lift(database: str | None, kind: MeasureKind, whom: str, reason: str) -> None:
    """End a measure."""
    found = run_in_house(database, lambda db: operating.lift(db, _doing(reason), kind, whom))
    click.echo(
        {
            "ban": f"{found} is not banned any more.",
            "mute": f"{found} may talk again.",
            "word": f"{found!r} is accepted again.",
            "kids": f"Kid mode is off for {_name(found)}.",
        }[kind]
    )


def print_measures(database: str | None, as_json: bool) -> None:
    """Print the measures that hold."""
    for each in run_in_house(database, lambda db: read_imposed(db, time.time())):
        _print(each._asdict(), _describe_measure(each), as_json)


def _describe_measure(each: Imposed) -> str:
    return f"{each.kind:5} {_name(each.whom)}{_until(each.until)}{f': {each.reason}' if each.reason else ''}"


# --- announcements


def read_end(text: str) -> int | None:
    """Return the Unix time that a text names in UTC, a day by its end; None for an empty text. Raises BadOption.

    >>> read_end("2026-12-24 20:00"), read_end("2026-12-24"), read_end("")
    (1798142400, 1798156800, None)
    """
    if not text.strip():
        return None
    try:
        found = datetime.fromisoformat(text.strip())
    except ValueError:
        wanted = "a day or a time, as 2026-12-24 or 2026-12-24 20:00"
        raise BadOption(f"--until is {wanted}, not {text!r}", "until") from None
    end = found + timedelta(days=1) if len(text.strip()) == DAY_LETTERS else found
    return int((end if end.tzinfo is not None else end.replace(tzinfo=UTC)).timestamp())


def announce(database: str | None, text: str, until: str) -> None:
    """Announce a text."""
    end = read_end(until)
    found = run_in_house(database, lambda db: operating.announce(db, _doing(), text, end))
    click.echo(f"Announcement {found.number} is shown{_until(found.until)}.")


def unannounce(database: str | None, number: int, reason: str) -> None:
    """Take an announcement down."""
    run_in_house(database, lambda db: operating.unannounce(db, _doing(reason), number))
    click.echo(f"Announcement {number} is not shown any more.")


def print_announcements(database: str | None, as_json: bool) -> None:
    """Print what is announced."""
    for each in still_hold(run_in_house(database, read_announcements), time.time()):
        _print(each._asdict(), f"{each.number:5}  {each.text}{_until(each.until)}", as_json)


def _until(until: int | None) -> str:
    return f" until {spell_time(until)}" if until is not None else ""


# --- journal


def print_journal(database: str | None, most: int, as_json: bool) -> None:
    """Print the latest entries of the journal, the latest last."""
    for each in reversed(run_in_house(database, lambda db: read_entries(db, most))):
        _print(each._asdict(), _describe_entry(each), as_json)


def _describe_entry(each: Entry) -> str:
    whom, why = f"{_name(each.whom)}{_until(each.until)}", f": {each.reason}" if each.reason else ""
    return f"{each.number:5}  {spell_time(each.at)}  {each.who:12} {each.what} {whom}{why}"


def _name(whom: str) -> str:
    return {WHOLE_HOUSE: "the whole house", "": "a guest who was forgotten"}.get(whom, whom)


def _print(found: dict[str, Any], text: str, as_json: bool) -> None:
    click.echo(msgspec.json.encode(found).decode() if as_json else text)
