"""What every table works with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from parlour.server.base.clocks import Time
from parlour.server.base.limits import LoopBudget
from parlour.server.base.networks import Networks
from parlour.server.base.scheduler import Scheduler
from parlour.server.base.settings import Settings
from parlour.server.cluster.cluster import Cluster
from parlour.server.storage.store import Store
from parlour.server.table.move_deadlines import DaysAway
from parlour.server.thinking.thinkers import Thinkers


@dataclass(frozen=True)
class Services:
    """The database, time, settings, the processes in which bots think, who is away: one of each in a server.

    ``budget`` and ``scheduler`` say what people may spend of the event loop, and whose work comes next; ``networks``
    from where guests were last seen; ``is_playing`` whether a guest sits in a running match of a game among so many,
    with other people. ``note`` hears of every row that this process writes. ``cluster`` is None where no other process
    serves the same tables.
    """

    store: Store
    time: Time
    settings: Settings
    thinkers: Thinkers
    away: DaysAway
    budget: LoopBudget
    scheduler: Scheduler
    networks: Networks
    is_playing: Callable[[str, str, int], Awaitable[bool]]
    cluster: Cluster | None = None
    note: Callable[[str], None] = lambda table: None
