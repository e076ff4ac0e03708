"""What every table works with."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.server.clocks import Time
from parlour.server.cluster import Cluster
from parlour.server.settings import Settings
from parlour.server.store import Store
from parlour.server.thinkers import Thinkers


@dataclass(frozen=True)
class Services:
    """The database, the time, the settings and the processes in which bots think: one of each in a server.

    ``cluster`` is None where no other process serves the same tables.
    """

    store: Store
    time: Time
    settings: Settings
    thinkers: Thinkers
    cluster: Cluster | None = None
