"""``parlour serve``: one process, one port, one database file."""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import replace

import click
import uvicorn

from parlour.server import logs
from parlour.server.app import create_app
from parlour.server.lock import lock_database
from parlour.server.protocols import protocols
from parlour.server.settings import Settings, from_environment
from parlour.server.tables import Tables

PORTS_TRIED = 20
STUCK_MS = 20_000
LARGEST_FRAME = 32 * 1024
GRACE_S = 5


def serve(
    host: str = "127.0.0.1",
    port: int = 8036,
    database: str | None = None,
    open_browser: bool = False,
    allow_hosts: Sequence[str] = (),
    log: logs.Style | None = None,
) -> None:
    """Serve until told to stop. Takes the next free port if this one is in use.

    ``allow_hosts`` are further names it answers to, besides those of ``own_hosts`` and of the settings.
    """
    settings = from_environment()
    settings = replace(settings, hosts=",".join((settings.hosts, *own_hosts(host), *allow_hosts)))
    if database is not None:
        settings = replace(settings, database=database)
    if log is not None:
        settings = replace(settings, log=log)
    refuse_second(settings.url)
    listener = listen(host, port)
    address = url_of(listener)
    logs.write_to_stderr(settings.log)
    click.echo(f"Parlour is open at {address}")
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)
    make_server(Tables(settings), settings).run(sockets=[listener])


def refuse_second(url: str) -> None:
    """Raise InUse if another server runs over this database: before anything is promised to anybody."""
    lock = lock_database(url)
    if lock is not None:
        lock.close()


def make_server(tables: Tables, settings: Settings) -> uvicorn.Server:
    """Make the web server: sockets uncompressed, small frames, deadlines for all that arrives."""
    http, ws = protocols(settings)
    config = uvicorn.Config(
        create_app(tables),
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
    return uvicorn.Server(config)


def own_hosts(host: str) -> tuple[str, ...]:
    """Name what a server that listens there answers to: on all interfaces every address, and this machine's name."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return (host,)
    name = socket.gethostname()
    return (host, name, f"{name}.local")


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
