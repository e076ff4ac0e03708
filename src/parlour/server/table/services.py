"""The services that all tables of a process share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from parlour.server.base.clocks import Time
from parlour.server.base.limits import LoopBudget
from parlour.server.base.measures import Measures
from parlour.server.base.networks import Networks
from parlour.server.base.scheduler import Scheduler
from parlour.server.base.settings import Settings
from parlour.server.model.coordination import Coordination
from parlour.server.model.observer import NoObserver, Observer
from parlour.server.model.storage import Storage
from parlour.server.model.thinking import Thinking
from parlour.server.table.move_deadlines import DaysAway
from parlour.server.table.noting import Noting


async def reveal_nothing(table: str) -> bool:
    """Say that the night of a table is not over: there are no nights here."""
    return False


@dataclass(frozen=True)
class Services:
    """The services that all tables of a process share.

    away: the days on which time to move does not run
    budget, scheduler: how much of the event loop each guest and network may use, and whose work is next
    networks: where guests were last seen
    is_playing: whether a guest sits in a running match of a game with that many seats that is rated or has other people
    coordination: with the other processes that serve the same tables; None if there are none
    observer: is told what happens at tables
    prefix: what the ids of new tables begin with
    bundle: the version of the bundle that pages think with; empty where none is given out, so that none is asked
    measures: what operators imposed
    noting: keeps where rules are unclear; None where the house does not
    is_revealed: whether the duplicate night that a table belongs to is over
    """

    storage: Storage
    time: Time
    settings: Settings
    thinking: Thinking
    away: DaysAway
    budget: LoopBudget
    scheduler: Scheduler
    networks: Networks
    is_playing: Callable[[str, str, int], Awaitable[bool]]
    coordination: Coordination | None = None
    observer: Observer = field(default_factory=NoObserver)
    prefix: str = ""
    bundle: str = ""
    measures: Measures = field(default_factory=Measures)
    is_revealed: Callable[[str], Awaitable[bool]] = reveal_nothing
    noting: Noting | None = None
