"""Firefox and WebKit before a real server process. ``ENGINES`` is a seed of the sample that is tried, or ``all``."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest

from tests.browser.conftest import serve
from tests.browser.test_layout import DESK
from tests.engines.firefox import Firefox
from tests.engines.visitor import Visitor
from tests.engines.webkit import Webkit
from tests.server.process import Process

T = TypeVar("T")
Visit = Callable[..., Visitor]
ENGINES = {"firefox": Firefox, "webkit": Webkit}
ASKED = os.environ.get("ENGINES", "1")


def sample(cases: Sequence[T], count: int) -> list[tuple[str, T]]:
    """Give each engine some of the cases, chosen by the seed; or all."""
    dice = random.Random(ASKED)
    count = len(cases) if ASKED == "all" else count
    return [(engine, case) for engine in ENGINES for case in dice.sample(cases, count)]


@pytest.fixture(scope="session")
def engines() -> Iterator[Callable[[str, bool], Firefox | Webkit]]:
    """Start each that is asked for once, with a finger or with a mouse."""
    running: dict[tuple[str, bool], Firefox | Webkit] = {}

    def start(name: str, finger: bool) -> Firefox | Webkit:
        if (name, finger) not in running:
            running[name, finger] = ENGINES[name](finger)
        return running[name, finger]

    yield start
    for engine in running.values():
        engine.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not stop it."""
    with serve(tmp_path_factory.mktemp("parlour") / "parlour.db") as process:
        yield process


@pytest.fixture
def visit(engines: Callable[[str, bool], Firefox | Webkit], server: Process) -> Iterator[Visit]:
    """Bring in visitors; at the end none of their pages may have met an error."""
    there: list[Visitor] = []

    def bring(engine: str, size: tuple[int, int], url: str = "", mouse: bool = False) -> Visitor:
        window = engines(engine, size[0] < DESK and not mouse).open_window()
        there.append(Visitor(window, url or server.url))
        window.resize(*size)
        return there[-1]

    yield bring
    faults = [fault for visitor in there for fault in visitor.window.faults if not re.search(visitor.expected, fault)]
    for visitor in there:
        visitor.window.close()
    assert faults == []
