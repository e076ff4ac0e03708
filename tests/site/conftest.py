"""Parlour as files alone: what ``parlour export`` writes, below some path of a host that serves nothing else."""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser import chromium
from tests.browser.person import Person

PLACE = "somebody/games"
Visitors = Callable[..., Person]


class Files(http.server.SimpleHTTPRequestHandler):
    """What ``python -m http.server`` answers, without its log."""

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


class Host:
    """A host of files: serves a folder at ``url`` until it is stopped."""

    def __init__(self, root: Path) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(root)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/{PLACE}/"

    def stop(self) -> None:
        """Stop, as a host that is gone."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Export the site once; return the root of its host."""
    root = tmp_path_factory.mktemp("host")
    command = [sys.executable, "-m", "parlour.cli", "export", str(root / PLACE)]
    subprocess.run(command, check=True, capture_output=True)
    return root


@pytest.fixture
def host(files: Path) -> Iterator[Host]:
    serving = Host(files)
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.launch(playwright) as browser:
        yield browser


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """Bring in people, each with a browser that has service workers; none of them may have met a fault."""
    there: list[Person] = []

    def bring(host: Host, **context: Any) -> Person:
        there.append(Person(browser, f"{host.url}#", service_workers="allow", **context))
        return there[-1]

    yield bring
    for person in there:
        person.close()
    assert [person.faults for person in there if person.faults] == []
