"""A batch on a real Ray cluster of two machines, one of which is lost midway."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from parlour.core.errors import BadOption
from parlour.lab import simulate

GIVEN: dict[str, Any] = {"game": "36", "bots": ("casual", "random"), "games": 30, "seed": 5}


@pytest.mark.long
def test_a_machine_that_is_lost_changes_no_row(tmp_path: Path) -> None:
    """In a process of its own: Ray has the system forget how every child process has ended that it starts itself."""
    words = [sys.executable, "-m", "tests.lab.test_on_ray", str(tmp_path / "together.parquet")]
    subprocess.run(words, check=True, env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"})
    assert simulate(**GIVEN, cores=1).equals(pl.read_parquet(tmp_path / "together.parquet"))


def play_with_a_loss(file: str) -> None:
    """Play on two machines of which one is lost midway."""
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        lost = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        ray.init(cluster.address, log_to_driver=False, logging_level="ERROR")
        told: list[int] = []

        def tell(done: int) -> None:
            told.append(done)
            if len(told) == 5:
                cluster.remove_node(lost, allow_graceful=False)

        simulate(**GIVEN, on="ray", tell=tell).write_parquet(file)
        assert len(told) == 16 and lost not in cluster.worker_nodes
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "parlour.lab.on_ray", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'parlour\[ray\]'"):
        simulate("pentic", games=1, on="ray")


if __name__ == "__main__":
    play_with_a_loss(sys.argv[1])
