"""Examines a house for what may be wrong: this machine, the database, and a server that answers.

Every check gives findings in plain words; one that is ``bad`` says what to do. Nothing is changed.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import ssl
import stat
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import sqlalchemy as sa
import websockets
from sqlalchemy.exc import SQLAlchemyError
from websockets.sync.client import connect
from websockets.typing import Origin

from parlour import __version__
from parlour.core.game import games
from parlour.core.native import cache
from parlour.server.base.measures import WHOLE_HOUSE
from parlour.server.base.settings import Settings
from parlour.server.storage.backup import revision
from parlour.server.storage.database import open_engine, parse_url
from parlour.server.storage.findings import Asked, Finding, Findings
from parlour.server.storage.measures import read_imposed, read_measures
from parlour.server.storage.migrations import newest, revisions
from parlour.server.storage.operators import read_operators
from parlour.server.storage.schema import HOURS, PASSKEYS, TABLES
from parlour.server.storage.seals import check_seals
from parlour.server.storage.tournaments import check_logs

SAMPLE = 1_000
LITTLE_BYTES, SOME_BYTES = 256 * 2**20, 2 * 2**30
SOUND_SQLITE = (3, 51, 3)
"""The first SQLite without a fault of the WAL that could damage a database."""
SPARE_FILES = 64
ANSWER_S = 10.0
NO_TABLE = "doctor"
NAMING = "Serve with --allow-host {}, and let the proxy hand on the Host header."
TRUSTING = "Name the proxy's address in PARLOUR_TRUSTED_PROXIES, or cookies lack Secure and all people count as one."


def examine(asked: Asked) -> Findings:
    """Run all checks. A check that raises an unforeseen error gives a finding too."""
    checks: list[Callable[[Asked], Findings]] = [_programs, _kernels, _files, _clock, _database]
    checks.append(_server if asked.address else _names)
    for check in checks:
        try:
            yield from check(asked)
        except Exception as error:
            about = check.__name__.lstrip("_")
            yield Finding("bad", about, f"could not be looked at: {type(error).__name__}: {_line(error)}")


# --- this machine


def _programs(asked: Asked) -> Findings:
    yield Finding("well", "programs", f"Parlour {__version__}, Python {platform.python_version()}, {sys.platform}")
    missing = [name for name in _needed() if _version(name) is None]
    if missing:
        yield Finding("bad", "programs", f"not installed: {', '.join(missing)}. Install Parlour again.")


def _needed() -> list[str]:
    """List the packages this Parlour was installed with, without those only developers or other systems need."""
    asked = [line for line in requires("parlour") or () if "extra" not in line]
    here = [line for line in asked if sys.platform != "win32" or "sys_platform" not in line]
    return [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in here]


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _kernels(asked: Asked) -> Findings:
    folder = cache.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield Finding(
            "bad", "kernels", f"{folder} cannot be written: {_line(error)}. Set PARLOUR_CACHE to a folder that can."
        )
        return
    there = [game.name for game in games().values() if any(folder.glob(f"parlour.games.{game.folder.name}.rules/*"))]
    if len(there) == len(games()):
        yield Finding("well", "kernels", f"compiled for all {len(there)} games, in {folder}")
    else:
        text = (
            f"compiled for {len(there)} of {len(games())} games; the rest when a server starts, or by: parlour compile"
        )
        yield Finding("note", "kernels", text)


def _files(asked: Asked) -> Findings:
    """Check that the limit of open files exceeds the connections that one address may hold open."""
    if sys.platform == "win32":
        return
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = asked.settings.lines_per_address + asked.settings.silent_per_address + SPARE_FILES
    if most != resource.RLIM_INFINITY and most < needed:
        yield Finding(
            "bad",
            "open files",
            f"at most {most}, and one address may use {needed}. "
            "Raise the limit (ulimit -n, LimitNOFILE=) or lower PARLOUR_LINES_PER_ADDRESS.",
        )
    else:
        yield Finding("well", "open files", f"at most {most}, and one address may use {needed}")


def _clock(asked: Asked) -> Findings:
    clock = time.get_clock_info("monotonic")
    if not clock.monotonic or clock.resolution > 0.02:
        yield Finding("bad", "clock", f"the monotonic clock of this machine cannot be relied on: {clock}")
    else:
        yield Finding("well", "clock", f"monotonic, to {1e9 * clock.resolution:.0f} ns")


# --- the database


def _database(asked: Asked) -> Findings:
    url = parse_url(asked.settings.url)
    name = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        yield from _disk(Path(url.database or ""))
        if not Path(url.database or "").is_file():
            yield Finding("note", "database", f"{name} is not there yet; the first start makes it")
            return
        yield from _readers(Path(url.database or ""))
    engine = open_engine(asked.settings.url, asked.settings.busy_ms, writes=False)
    try:
        with engine.connect() as connection:
            yield from _inside(asked, connection, name)
    except SQLAlchemyError as error:
        yield Finding("bad", "database", f"{name} cannot be read: {_line(error)}")
    finally:
        engine.dispose()


def _readers(file: Path) -> Findings:
    """Check that only its owner reads the file, which holds the seeds of running matches and the guests' key."""
    if os.name == "posix" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding("bad", "secrets", f"{file} can be read by others. Do: chmod 600 {file}*")


def _disk(file: Path) -> Findings:
    folder = next(each for each in file.resolve().parents if each.is_dir())
    free = shutil.disk_usage(folder).free
    text = f"{free / 2**30:.1f} GiB free at {folder}"
    if free < LITTLE_BYTES:
        yield Finding("bad", "disk", f"{text}. Make room: a full disk takes no move.")
    else:
        yield Finding("note" if free < SOME_BYTES else "well", "disk", text)
    if not os.access(folder, os.W_OK):
        yield Finding("bad", "disk", f"{folder} cannot be written by this user")


def _inside(asked: Asked, connection: sa.Connection, name: str) -> Findings:
    found, newest_ = revision(connection), newest()
    if found != newest_:
        kind, text = _other_revision(found)
        yield Finding(kind, "database", f"{name}: {text}")
        return
    served = int(connection.execute(sa.select(HOURS.c.served_ms)).scalar_one())
    yield Finding("well", "database", f"{name}, revision {found}, served for {served / 3_600_000:.1f} hours")
    if connection.dialect.name == "sqlite":
        yield from _sqlite(asked, connection)
    else:
        yield from _other_clock(connection)
    yield from _tables(asked, connection)
    yield from _operators(connection)
    yield from _passkeys(asked, connection)


def _other_revision(found: str | None) -> tuple[Literal["note", "bad"], str]:
    if found is None:
        return "note", "there is nothing of Parlour's in it yet; the first start makes its tables"
    if found in revisions():
        return "note", f"at revision {found}; the next start brings it to {newest()}. Make a backup before."
    return "bad", f"at revision {found}, which this Parlour does not know. Serve it with the later Parlour."


def _sqlite(asked: Asked, connection: sa.Connection) -> Findings:
    library = str(connection.exec_driver_sql("SELECT sqlite_version()").scalar())
    if tuple(map(int, library.split("."))) < SOUND_SQLITE:
        yield Finding("bad", "sqlite", f"{library} may damage a database. Install a newer pysqlite3.")
    mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
    if mode != "wal":
        yield Finding("note", "sqlite", f"{library}, journal mode {mode}; the next start makes it wal")
    else:
        yield Finding("well", "sqlite", f"{library}, journal mode wal")
    check = "integrity_check" if asked.everything else "quick_check"
    said = [str(row[0]) for row in connection.exec_driver_sql(f"PRAGMA {check}(5)")]
    if said != ["ok"]:
        yield Finding("bad", "sqlite", f"the file is damaged: {said[0]}. Stop the server and restore the last backup.")


def _other_clock(connection: sa.Connection) -> Findings:
    there = connection.execute(sa.select(sa.func.now())).scalar_one()
    away = abs(there.timestamp() - time.time())
    kind: Literal["well", "note"] = "well" if away < 5 else "note"
    yield Finding(kind, "clock", f"the database's clock is {away:.0f} s from this machine's; no deadline depends on it")


def _tables(asked: Asked, connection: sa.Connection) -> Findings:
    checked = list(check_seals(connection, None if asked.everything else SAMPLE))
    broken = [table for table in checked if table.broken]
    for table in broken[:10]:
        yield Finding(
            "bad",
            "tables",
            f"{table.id}: what follows row {table.rows} is not what was written. "
            "It is put aside, the others go on; a backup from before may hold it whole.",
        )
    other: Counter[str] = Counter()
    for table in checked:
        game = games().get(table.game)
        if game is None or game.about.edition != table.edition:
            other[f"{table.game}, edition {table.edition}"] += 1
    for rules, count in other.items():
        yield Finding("note", "tables", f"{count} of {rules}: kept, and played on by a Parlour that has these rules")
    all_ = int(connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())
    rest = "" if len(checked) == all_ else f" of {all_}; --all looks at the rest"
    yield Finding("well", "tables", f"{len(checked) - len(broken)} with sound seals{rest}")
    for id, problem in check_logs(connection):
        yield Finding(
            "bad", "tournaments", f"{id}: {problem.removesuffix('.')}. Its log was changed; restore it from a backup"
        )


def _operators(connection: sa.Connection) -> Findings:
    """Say who may operate the house and what they imposed; a ban without an end, which nothing writes, is a fault."""
    made = read_operators(connection)
    owners = sum(each.role == "owner" for each in made)
    counts = Counter(each.kind for each in read_imposed(connection, time.time()))
    held = f"{counts['ban']} bans, {counts['mute']} mutes, {counts['word']} removed words"
    yield Finding("well", "operators", f"{len(made)}, of whom {owners} own the house; {held}")
    places = [each.whom for each in read_measures(connection) if each.kind == "kids"]
    if places:
        where = "the whole house" if WHOLE_HOUSE in places else ", ".join(places)
        yield Finding("note", "kid mode", f"on for {where}; off by: parlour house kids off")
    for each in read_measures(connection):
        if each.kind in ("ban", "mute") and each.until is None:
            yield Finding(
                "bad", "operators", f"a {each.kind} of {each.whom} has no end. Lift it: parlour house un{each.kind}"
            )


def _passkeys(asked: Asked, connection: sa.Connection) -> Findings:
    """Count the passkeys by the name they are good for; they sign in nobody where the server has that name no more."""
    counted = sa.select(PASSKEYS.c.host, sa.func.count()).group_by(PASSKEYS.c.host).order_by(PASSKEYS.c.host)
    for host, count in connection.execute(counted):
        if host in (*_listed(asked.settings), "localhost") or host.endswith(".localhost"):
            yield Finding("well", "passkeys", f"{count} for {host}")
        else:
            text = f"{count} for {host}, to which this server does not answer: {NAMING.format(host)}"
            yield Finding("note", "passkeys", text)


# --- a server that answers


def _names(asked: Asked) -> Findings:
    """Try the names that the settings list, from outside as a browser would; used where no address is given."""
    for host in _listed(asked.settings):
        try:
            yield from _reached(f"https://{host}", host)
        except (OSError, ssl.SSLError) as error:
            text = f"https://{host} does not answer: {_line(error)}. Look again once the server and its proxy run."
            yield Finding("note", "names", text)


def _server(asked: Asked) -> Findings:
    address = asked.address.rstrip("/")
    host = urlsplit(address).hostname or ""
    try:
        findings = list(_reached(address, host))
    except (OSError, ssl.SSLError) as error:
        yield Finding("bad", "server", f"{address} does not answer: {_line(error)}")
        return
    yield from findings
    if not any(finding.kind == "well" for finding in findings):
        return
    status, health = _get(f"{address}/api/health")
    yield _answer("health", status, f"{health}", "it cannot write. Look at the disk and at its log.")
    if health.get("kernels", "well") != "well":
        yield Finding("note", "health", f"games are played interpreted: {health['kernels']}")
    yield from _socket(address)
    yield from _other_names(asked.settings, address, host)


def _reached(address: str, host: str) -> Findings:
    """Check that a server is ready, and sees the scheme and address of a request. Raises OSError without an answer."""
    status, ready = _get(f"{address}/api/ready")
    if status == 421:
        yield Finding("bad", "server", f"{address} answers, but not to the name {host}. {NAMING.format(host)}")
    elif "ready" not in ready:
        yield Finding("bad", "server", f"{address} answers with status {status}, but that is not Parlour.")
    else:
        yield _answer("ready", status, f"{address} takes requests", "starting, stopping, or its database is silent")
        if address.startswith("https:") and ready.get("scheme") == "http":
            yield Finding("bad", "proxy", f"{address} is taken for plain http from {ready.get('address')}. {TRUSTING}")


def _other_names(settings: Settings, address: str, host: str) -> Findings:
    """Check that the server answers to each name in the settings; behind TLS each name is asked by itself."""
    for name in _listed(settings):
        if name == host:
            continue
        if address.startswith("https:"):
            yield from _names(Asked(replace(settings, hosts=name)))
        elif _get(f"{address}/api/ready", name)[0] == 421:
            yield Finding("bad", "names", f"{address} does not answer to {name}. {NAMING.format(name)}")
        else:
            yield Finding("well", "names", f"{address} answers to {name}")


def _listed(settings: Settings) -> list[str]:
    """List the host names that the settings allow, without IP addresses."""
    listed = [host.strip().lower() for host in settings.hosts.split(",")]
    return [host for host in listed if host and host != "localhost" and not re.fullmatch(r"[\d.]+|.*:.*", host)]


def _answer(about: str, status: int, well: str, bad: str) -> Finding:
    return Finding("well", about, well) if status == 200 else Finding("bad", about, f"status {status}: {bad}")


def _get(url: str, host: str | None = None) -> tuple[int, dict[str, Any]]:
    """Get a JSON object from a server, under its own name or another; anything else counts as an empty object."""
    if urlsplit(url).scheme not in ("http", "https"):
        raise OSError("an address begins with http:// or https://")
    try:
        request = urllib.request.Request(url, headers={"Host": host} if host else {})  # noqa: S310 — looked at above
        with urllib.request.urlopen(request, timeout=ANSWER_S) as answer:  # noqa: S310
            status, body = answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        status, body = refused.code, refused.read()
    try:
        found = json.loads(body)
    except ValueError:
        found = None
    return status, found if isinstance(found, dict) else {}


def _socket(address: str) -> Findings:
    """Check that a WebSocket opens, at a table that does not exist: the server must say so and close."""
    url = address.replace("http", "ws", 1) + f"/api/tables/{NO_TABLE}/live"
    try:
        with connect(url, origin=Origin(address), compression=None, proxy=None, open_timeout=ANSWER_S) as socket:
            said = json.loads(socket.recv(timeout=ANSWER_S))
    except websockets.InvalidStatus as refused:
        status = refused.response.status_code
        yield Finding(
            "bad",
            "socket",
            f"refused with status {status}. The proxy must hand on Upgrade, Connection, Host and Origin.",
        )
    except (OSError, ValueError, websockets.WebSocketException) as error:
        yield Finding("bad", "socket", f"cannot be opened: {type(error).__name__}: {_line(error)}")
    else:
        if said.get("code") == "no_table":
            yield Finding("well", "socket", "opens, and the server speaks")
        else:
            yield Finding("bad", "socket", f"opens, but what speaks there is not Parlour: {said}")


def _line(error: Exception) -> str:
    return str(error).partition("\n")[0]
