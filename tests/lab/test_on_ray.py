"""A batch on a real Ray cluster of two machines, one of which is lost midway."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from parlour.core.errors import BadOption
from parlour.lab import simulate

GIVEN: dict[str, Any] = {"game": "36", "bots": ("casual", "random"), "games": 30, "seed": 5}


@pytest.mark.long
def test_a_machine_that_is_lost_changes_no_row(tmp_path: Path) -> None:
    assert simulate(**GIVEN, cores=1).equals(played_apart("with_a_loss", tmp_path / "together.parquet"))


@pytest.mark.long
@pytest.mark.thorough
def test_a_cluster_is_reached_by_its_address(tmp_path: Path) -> None:
    assert simulate(**GIVEN, cores=1).equals(played_apart("by_address", tmp_path / "together.parquet"))


def played_apart(how: str, file: Path) -> pl.DataFrame:
    """In a process of its own: Ray has the system forget how every child process has ended that it starts itself.

    In a folder of its own, too, whose path is short enough for sockets: the next cluster there would be taken for this.
    """
    words = [sys.executable, "-m", "tests.lab.test_on_ray", how, str(file)]
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        patient = {"RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300"}
        env = {**os.environ, **patient, "RAY_USAGE_STATS_ENABLED": "0", "RAY_TMPDIR": folder}
        subprocess.run(words, check=True, env=env)
    return pl.read_parquet(file)


def play_by_address(file: str) -> None:
    """Play as one who is no machine of the cluster."""
    from ray.cluster_utils import Cluster

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": port}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        simulate(**GIVEN, on=f"ray://127.0.0.1:{port}").write_parquet(file)
    finally:
        cluster.shutdown()


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


def test_a_cluster_that_is_late_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.lab import on_ray

    asked: list[str | None] = []

    def refuse_twice(address: str | None, **_: Any) -> None:
        asked.append(address)
        if len(asked) < 3:
            raise ConnectionAbortedError("Initialization failure from server:\nStarting Ray client server failed")

    monkeypatch.setattr("ray.init", refuse_twice)
    on_ray.connect("ray://127.0.0.1:1")
    assert asked == ["ray://127.0.0.1:1"] * 3


def test_what_ray_said_is_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.lab import on_ray

    def refuse(address: str | None, **_: Any) -> None:
        raise ConnectionAbortedError("Initialization failure from server:\nStarting Ray client server failed")

    monkeypatch.setattr("ray.init", refuse)
    with pytest.raises(BadOption, match="from server: Starting Ray client server failed"):
        on_ray.connect("ray://127.0.0.1:1")


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "parlour.lab.on_ray", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'parlour\[ray\]'"):
        simulate("pentic", games=1, on="ray")


if __name__ == "__main__":
    {"with_a_loss": play_with_a_loss, "by_address": play_by_address}[sys.argv[1]](sys.argv[2])
