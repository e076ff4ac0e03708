"""The bench of the server plays real games and reports what it saw."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from tests.sampling import further


@pytest.mark.parametrize("workers", [further(1), 2])
def test_a_bench_reports_what_a_server_did(workers: int) -> None:
    options = {"--tables": 2, "--clients": 1, "--seconds": 1, "--idle": 9, "--workers": workers}
    words = [str(word) for option in options.items() for word in option]
    done = CliRunner().invoke(main, ["bench", "server", *words])
    assert done.exit_code == 0, done.output
    found = {name: float(value) for name, value in (line.split() for line in done.output.splitlines())}
    assert found["acks_per_second"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["cpu_ms_per_ack"] > 0
