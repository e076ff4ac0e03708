"""Provoke fifty faults in the middle of play; ``make jepsen`` provokes a thousand."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import jepsen
from tests.server.nats import Absences

pytestmark = [pytest.mark.anyio, pytest.mark.long]
CYCLES = int(os.environ.get("CYCLES", "25"))
DATABASE = os.environ.get("DATABASE", "")
SERVE = os.environ.get("SERVE", "").split()
AWAY_S = float(os.environ.get("BUS") or 0)
"""How long the bus is away each time; 0: there is none."""


class House(NamedTuple):
    """Where faults are provoked."""

    database: str
    words: list[str]
    bus: Absences | None = None


@pytest.fixture
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """The database, further words for ``parlour serve``, and a bus that comes and goes."""
    if not AWAY_S:
        return House(DATABASE or str(tmp_path / "parlour.db"), SERVE)
    nats = request.getfixturevalue("nats")
    database = DATABASE or request.getfixturevalue("postgres").new()
    return House(database, [*SERVE, "--bus", nats.url], Absences(nats, AWAY_S))


@pytest.mark.fault(1, 2, 3, 6, 22)
@pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)  # broken sockets
@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's; Linux runs it")
async def test_nothing_is_lost_or_doubled_whatever_is_done_to_the_server(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in jepsen.OPEN_TO_ALL.items():
        monkeypatch.setenv(name, value)
    history = await jepsen.run(CYCLES, house.database, house.words, bus=house.bus)
    print(history, f"; the bus was away {house.bus.count} times" if house.bus else "")  # noqa: T201 — shown by make jepsen
    assert history.faults.total() == CYCLES
    assert len(history.acknowledged) > CYCLES
