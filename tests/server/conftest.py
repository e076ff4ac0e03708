"""A real server on a real port with a real SQLite file, in the loop of the test; only its time may be a hand's."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.serve import listen_on_free_port, make_server, url_of
from parlour.core import game as shelf
from parlour.core import kernel
from parlour.core.seed import NONCE_BYTES, SEED_BYTES
from parlour.server.base.settings import Settings
from parlour.server.house.tables import Tables
from parlour.server.thinking.thinkers import Thinkers
from parlour.server.tournaments import book
from tests.server import minds, quickdraw, trapdoor
from tests.server.browser import Browser
from tests.server.clockwork import HandTime
from tests.server.nats import Nats
from tests.server.postgres import Postgres

SMALL = (quickdraw.GAME, trapdoor.GAME)
Serving = Callable[..., AbstractAsyncContextManager["Running"]]


class Running:
    """A server that runs: its address, and the tables behind it."""

    def __init__(self, url: str, tables: Tables) -> None:
        self.url = url
        self.tables = tables
        self.browsers: list[Browser] = []

    def browser(self, origin: str | None = None) -> Browser:
        self.browsers.append(Browser(self.url, origin))
        return self.browsers[-1]

    async def close(self) -> None:
        for browser in self.browsers:
            await browser.http.aclose()


@contextlib.asynccontextmanager
async def start(
    folder: Path,
    time: Any = None,
    thinkers: Any = None,
    buffer: int | None = None,
    meet: str = "",
    **settings: Any,
) -> AsyncIterator[Running]:
    """Start a server over the database file of a folder.

    ``buffer`` is the size of its send buffers, ``meet`` the folder where workers meet.
    """
    quick = {
        "compile": False,
        "bot_pause_ms": 0,
        "frames_per_20_s": 100_000,
        "loop_ms_per_guest": 1_000_000,
        "loop_ms_per_address": 1_000_000,
        "health_ms": 600_000,
        "pulse_ms": 0,
        "newcomer_tables": 100_000,
        "tables_per_guest_an_hour": 100_000,
    }
    if isinstance(time, HandTime):  # each poll takes a moment of real time
        quick["poll_ms"] = 10**9
    chosen = {"database": str(folder / "parlour.db"), **quick, **settings}
    settings_ = Settings(**chosen)
    tables = Tables(
        settings_,
        time,
        thinkers or Thinkers(settings_.bot_deadline_ms, shelf=[minds.put_small_games_on_the_shelf]),
        meet,
    )
    listener = listen_on_free_port("127.0.0.1", 0)
    if buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    server = make_server(tables, tables.settings)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    running = Running(url_of(listener), tables)
    try:
        yield running
    finally:
        await running.close()
        server.should_exit = True
        await task
        listener.close()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True, scope="module")
def small_games_on_the_shelf() -> Iterator[None]:
    shelf.games()
    for small in SMALL:
        shelf.register(small)
    yield
    for small in SMALL:
        shelf._shelf.pop(small.name, None)
    for game in shelf.games().values():
        kernel.use_compiled(game.dtype)


@pytest.fixture(autouse=True)
def same_deals_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds and nonces follow from the test's name: no test passes or fails by the luck of the cards."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr("parlour.server.model.stored.new_seed", lambda: chance.randbytes(SEED_BYTES))
    monkeypatch.setattr("tests.server.browser.new_nonce", lambda: chance.randbytes(NONCE_BYTES).hex())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process; each makes databases of its own."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS server for all tests of this process."""
    server = Nats()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'here' / 'parlour.db'}"
    made: str = request.getfixturevalue("postgres").new()
    return made


@pytest.fixture
def serving(tmp_path: Path) -> Serving:
    """Start servers over the test's own folder."""
    return functools.partial(start, tmp_path)


@pytest.fixture
async def server(serving: Serving) -> AsyncIterator[Running]:
    async with serving() as running:
        yield running


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all tests of a module that do not stop it."""
    async with start(tmp_path_factory.mktemp("shared")) as running:
        yield running


@pytest.fixture
def compiled(shared: Running) -> None:
    """Run all games compiled, as a server does a minute after its start: the search for a puzzle would take minutes."""
    for game in shelf.games().values():
        kernel.use_compiled(game.dtype)


@pytest.fixture(autouse=True)
def always_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw pages of tournaments anew for everybody: on a busy machine players are shown the one before for a while."""
    monkeypatch.setattr(book, "SHARE", 0)


@pytest.fixture
def browser(shared: Running) -> Browser:
    return shared.browser()
