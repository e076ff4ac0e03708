"""A batch on a real Ray cluster of two machines, one of which is lost midway."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from parlour.core.errors import BadOption
from parlour.lab import simulate


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_machine_that_is_lost_changes_no_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    given: dict[str, Any] = {"game": "36", "bots": ("casual", "random"), "games": 30, "seed": 5}
    alone = simulate(**given, cores=1)
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

        together = simulate(**given, on="ray", tell=tell)
        assert len(told) == 16 and lost not in cluster.worker_nodes
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert together.equals(alone)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "parlour.lab.on_ray", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'parlour\[ray\]'"):
        simulate("pentic", games=1, on="ray")
