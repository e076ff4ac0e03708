"""A real Chromium before a real server process. Whatever goes wrong in a page fails its test."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser import chromium
from tests.browser.person import Person
from tests.server.process import SOURCES, Process

People = Callable[..., Person]


@pytest.fixture(scope="session", autouse=True)
def kernels() -> None:
    """Compile all games first, however long that takes, into the cache the servers then read."""
    environ = {**os.environ, "PYTHONPATH": str(SOURCES)}
    subprocess.run([sys.executable, "-m", "parlour.cli", "compile"], env=environ, check=True)


def serve(database: Path, port: int = 0, **settings: str) -> Process:
    """Start ``parlour serve`` with kernels, without the pause before a bot's move, and with little time to think."""
    quick = {"PARLOUR_BOT_PAUSE_MS": "0", "PARLOUR_HINT_MS": "200", "PARLOUR_JUDGE_MS": "60"}
    process = Process(database, port, **{"PARLOUR_COMPILE": "1", **quick, **settings})
    with contextlib.suppress(HTTPError):  # it answers once its database is there and games are loaded
        urlopen(f"{process.url}/api/health").close()
    return process


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.launch(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not stop it."""
    with serve(tmp_path_factory.mktemp("parlour") / "parlour.db") as process:
        yield process


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Bring in people; at the end none of their browsers may have met a fault."""
    there: list[Person] = []

    def bring(server: Process, **context: Any) -> Person:
        there.append(Person(browser, server.url, **context))
        return there[-1]

    yield bring
    for person in there:
        person.close()
    assert [person.faults for person in there if person.faults] == []


@pytest.fixture
def person(people: People, server: Process) -> Person:
    return people(server)
