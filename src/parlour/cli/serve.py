"""``parlour serve``: runs a server on one port and one database, in one process or with several workers."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click
import segno
import uvicorn
from prometheus_client import multiprocess

from parlour.core.errors import BadOption
from parlour.server.base import logs, metrics
from parlour.server.base.settings import Settings, check_hosts, from_environment, to_environment
from parlour.server.cluster.bus import open_bus
from parlour.server.cluster.handover import HandedServer
from parlour.server.cluster.supervisor import Supervisor
from parlour.server.house.tables import Tables
from parlour.server.people.clarity import check_wordings
from parlour.server.people.nearby import origin_nearby
from parlour.server.storage.database import is_shared, parse_url
from parlour.server.storage.lock import lock_database
from parlour.server.thinking.background_compiler import BackgroundCompiler
from parlour.server.web.app import create_app
from parlour.server.web.protocols import make_protocols

USUAL_PORT = 8036
PORTS_TRIED = 20
STUCK_MS = 20_000
LARGEST_FRAME = 32 * 1024
GRACE_S = 5
GARBAGE = (10_000, 5, 5)
"""The thresholds of garbage collection, for ``gc.set_threshold``."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    allow_hosts: Sequence[str] = (),
    workers: int | None = None,
    bus: str | None = None,
    log: logs.Style | None = None,
) -> None:
    """Serve until a signal stops the process. Raises BadOption, InUse, NoWorker.

    port: default: the first free port from USUAL_PORT on
    allow_hosts: host names to accept besides those of ``own_hosts`` and of the settings
    database, workers, bus, log: replace the settings of the environment
    """
    settings = from_environment()
    check_hosts(allow_hosts, "--allow-host")
    settings = replace(settings, hosts=",".join((settings.hosts, *own_hosts(host), *allow_hosts)))
    if database is not None:
        settings = replace(settings, database=database)
    settings = replace(settings, workers=workers or settings.workers, bus=bus if bus is not None else settings.bus)
    if log is not None:
        settings = replace(settings, log=log)
    check_settings(settings)
    refuse_second(settings.url)
    listener = open_port(host, port)
    address = url_of(listener)
    logs.write_to_stderr(settings.log)
    click.echo(f"Parlour is open at {address}")
    welcome(settings, listener)
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)
    if settings.workers == 1:
        server = make_server(Tables(settings), settings)
        settle_down()
        server.run(sockets=[listener])
    else:
        asyncio.run(supervise(settings, listener))


def welcome(settings: Settings, listener: socket.socket) -> None:
    """Print the address of the server in the local network, if it is open to it, with a QR code on a terminal."""
    origin = origin_nearby(settings.hosts.split(","), listener.getsockname()[1])
    if origin is None:
        return
    click.echo(f"In this network it is {origin}/: anybody here can play, nobody outside. What is played is not")
    click.echo("encrypted on its way; docs/hosting.md says how to put TLS before it.")
    if sys.stdout.isatty():
        segno.make(f"{origin}/").terminal(compact=True, border=2)


def settle_down() -> None:
    """Exempt all present objects from garbage collection, and make collections less frequent.

    With Python's defaults, collection took two fifths of the processor time when a thousand tables were loaded.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def check_settings(settings: Settings) -> None:
    """Raise BadOption for settings that are not possible, before the server announces its address."""
    parse_url(settings.url)
    open_bus(settings.bus, "")
    if settings.workers < 1:
        raise BadOption("there is at least one worker", "workers")
    if settings.workers > 1 and sys.platform == "win32":
        raise BadOption("on Windows there is one process only: leave --workers out", "workers")
    if settings.bus and not is_shared(settings):
        raise BadOption("a bus is for several machines, and those need PostgreSQL", "bus")
    check_wordings(settings)


async def supervise(settings: Settings, listener: socket.socket) -> None:
    """Run workers under one lock on the database, kept until the last worker has ended. Raises InUse, NoWorker."""
    lock = lock_database(settings.url)
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder, listener:
        counts = Path(folder, "metrics")
        counts.mkdir()
        environ = {**os.environ, **to_environment(settings), metrics.FOLDER: str(counts)}

        def command(number: int, line: int) -> list[str]:
            return [sys.executable, "-m", "parlour.cli.serve", str(number), str(line), folder]

        def buried(process: int) -> None:
            multiprocess.mark_process_dead(process, str(counts))  # type: ignore[no-untyped-call]

        kept = [lock.fileno()] if lock is not None else []
        await Supervisor(listener, settings.workers, command, environ, kept, buried).run()
    if lock is not None:
        lock.close()


def run_worker(number: int, line: int, folder: str) -> None:
    """Serve the connections that the supervisor passes over a socket; the main function of a worker.

    number: the number of the worker, from 0
    line: the file descriptor of the socket to the supervisor
    folder: a folder that all workers share
    """
    settings = from_environment()
    logs.write_to_stderr(settings.log)
    tables = Tables(settings, folder=folder)
    compiler = BackgroundCompiler(done=Path(folder, "compiled"), waits=number > 0)
    config = configure(tables, settings, compiler)
    settle_down()
    HandedServer(config, socket.socket(fileno=line), tables.update_gauges).run(sockets=[])


def refuse_second(url: str) -> None:
    """Raise InUse if a running server holds the lock of the SQLite database at this URL.

    Other databases may be shared, so they are never refused.
    """
    lock = lock_database(url)
    if lock is not None:
        lock.close()


def make_server(tables: Tables, settings: Settings) -> uvicorn.Server:
    """Return the web server of a single process."""
    return uvicorn.Server(configure(tables, settings))


def configure(tables: Tables, settings: Settings, compiler: BackgroundCompiler | None = None) -> uvicorn.Config:
    """Return the configuration of the web server: uncompressed sockets, small frames, deadlines for requests."""
    http, ws = make_protocols(settings)
    return uvicorn.Config(
        create_app(tables, compiler),
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=http,
        ws=ws,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_S,
    )


def own_hosts(host: str) -> tuple[str, ...]:
    """Return the names to accept in Host headers beside loopback: ``host``; on all interfaces, the machine's, too."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return (host,)
    name = socket.gethostname()
    return (host, name, f"{name}.local")


def open_port(host: str, port: int | None) -> socket.socket:
    """Listen on a port; without one, on the first free port from USUAL_PORT on.

    Raises BadOption where the named port cannot be had, OSError where none of the next PORTS_TRIED is free.
    """
    if port is None:
        return listen_on_free_port(host, USUAL_PORT)
    try:
        return _listen_on(host, port)
    except OSError as error:
        why = "is in use" if error.errno == errno.EADDRINUSE else f"cannot be had: {error.strerror}"
        raise BadOption(f"--port: {port} {why}. Name another one, or none for the next that is free.", "port") from None


def listen_on_free_port(host: str, port: int) -> socket.socket:
    """Listen on a port or the next free one (0: any). Raises OSError if none of PORTS_TRIED is free."""
    last = port + (PORTS_TRIED if port else 1) - 1
    for candidate in range(port, last + 1):
        try:
            return _listen_on(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == last:
                raise
    raise OSError(errno.EADDRINUSE, "no port is free")


def _listen_on(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Connections inherit it: clients that acknowledge nothing for this time are dropped.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MS)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """Return the URL of a listening socket, for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


if __name__ == "__main__":
    run_worker(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
