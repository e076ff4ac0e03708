"""A hundred faults in the middle of play; ``make jepsen`` provokes a thousand."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests import jepsen

pytestmark = pytest.mark.anyio
CYCLES = int(os.environ.get("CYCLES", "100"))
DATABASE = os.environ.get("DATABASE", "")
SERVE = os.environ.get("SERVE", "").split()


@pytest.mark.fault(1, 2, 3, 6, 22)
@pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)  # broken sockets
@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's; Linux runs it")
async def test_nothing_is_lost_or_doubled_whatever_is_done_to_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in jepsen.OPEN_TO_ALL.items():
        monkeypatch.setenv(name, value)
    history = await jepsen.run(CYCLES, DATABASE or str(tmp_path / "parlour.db"), SERVE)
    print(history)  # noqa: T201 — shown by make jepsen
    assert history.faults.total() == CYCLES
    assert len(history.acknowledged) > CYCLES
