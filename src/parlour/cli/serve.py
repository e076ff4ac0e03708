"""``parlour serve``: one port; one process, or workers behind it; one database."""

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
"""How many more things are there when it looks, and how often it looks at older ones."""


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
    """Serve until told to stop, by default on the first free port from 8036. Raises BadOption, InUse, NoWorker.

    ``allow_hosts`` are further names it answers to, besides those of ``own_hosts`` and of the settings.
    """
    settings = from_environment()
    check_hosts(allow_hosts, "--allow-host")
    settings = replace(settings, hosts=",".join((settings.hosts, *own_hosts(host), *allow_hosts)))
    if database is not None:
        settings = replace(settings, database=database)
    settings = replace(settings, workers=workers or settings.workers, bus=bus if bus is not None else settings.bus)
    if log is not None:
        settings = replace(settings, log=log)
    check(settings)
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
    """Tell how phones in the same room get here, where they do, with a code to scan on a terminal."""
    origin = origin_nearby(settings.hosts.split(","), listener.getsockname()[1])
    if origin is None:
        return
    click.echo(f"In this network it is {origin}/: anybody here can play, nobody outside. What is played is not")
    click.echo("encrypted on its way; docs/hosting.md says how to put TLS before it.")
    if sys.stdout.isatty():
        segno.make(f"{origin}/").terminal(compact=True, border=2)


def settle_down() -> None:
    """Spare the collector of garbage what a process that serves holds for good, and most looks at what is new.

    Left alone it took two fifths of the processor's time when a thousand tables were made again from their logs.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def check(settings: Settings) -> None:
    """Raise BadOption for what cannot be, before anything is promised to anybody."""
    parse_url(settings.url)
    open_bus(settings.bus, "")
    if settings.workers < 1:
        raise BadOption("there is at least one worker", "workers")
    if settings.workers > 1 and sys.platform == "win32":
        raise BadOption("on Windows there is one process only: leave --workers out", "workers")
    if settings.bus and not is_shared(settings):
        raise BadOption("a bus is for several machines, and those need PostgreSQL", "bus")


async def supervise(settings: Settings, listener: socket.socket) -> None:
    """Keep workers, under one lock, which lasts until the last of them has ended. Raises InUse, NoWorker."""
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


def work(number: int, line: int, folder: str) -> None:
    """Be a worker: serve what is handed over a line."""
    settings = from_environment()
    logs.write_to_stderr(settings.log)
    tables = Tables(settings, folder=folder)
    compiler = BackgroundCompiler(done=Path(folder, "compiled"), waits=number > 0)
    config = configure(tables, settings, compiler)
    settle_down()
    HandedServer(config, socket.socket(fileno=line), tables.update_gauges).run(sockets=[])


def refuse_second(url: str) -> None:
    """Raise InUse if another server runs over this database: before anything is promised to anybody."""
    lock = lock_database(url)
    if lock is not None:
        lock.close()


def make_server(tables: Tables, settings: Settings) -> uvicorn.Server:
    """Make the web server."""
    return uvicorn.Server(configure(tables, settings))


def configure(tables: Tables, settings: Settings, compiler: BackgroundCompiler | None = None) -> uvicorn.Config:
    """Choose how the web server behaves: sockets uncompressed, small frames, deadlines for all that arrives."""
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
    """Name what a server that listens there answers to: on all interfaces every address, and this machine's name."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return (host,)
    name = socket.gethostname()
    return (host, name, f"{name}.local")


def open_port(host: str, port: int | None) -> socket.socket:
    """Listen on the port that was named, or else on the first free one from the usual on. Raises BadOption, OSError."""
    if port is None:
        return listen(host, USUAL_PORT)
    try:
        return _listen(host, port)
    except OSError as error:
        why = "is in use" if error.errno == errno.EADDRINUSE else f"cannot be had: {error.strerror}"
        raise BadOption(f"--port: {port} {why}. Name another one, or none for the next that is free.", "port") from None


def listen(host: str, port: int) -> socket.socket:
    """Open the listening socket on this port or the next free one. Raises OSError if none of twenty is free."""
    last = port + (PORTS_TRIED if port else 1) - 1
    for candidate in range(port, last + 1):
        try:
            return _listen(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == last:
                raise
    raise OSError(errno.EADDRINUSE, "no port is free")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it: who takes nothing so long is dropped
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MS)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """Give the address to type into a browser."""
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


if __name__ == "__main__":
    work(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
