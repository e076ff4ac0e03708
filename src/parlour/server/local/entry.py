"""What the worker of a page calls in which the house of the device runs."""

from __future__ import annotations

from parlour.server.base.clocks import Time
from parlour.server.base.settings import Settings
from parlour.server.local.database import Database
from parlour.server.local.house import LocalHouse
from parlour.server.local.link import PageLink
from parlour.server.local.thinking import LocalThinking, Post


def start_house(
    post: Post, database: Database, settings: Settings | None = None, system: Time | None = None
) -> PageLink:
    """Start the house over a database; it posts ``ready`` or ``failed``, and takes messages by ``receive``.

    Must be called where an event loop runs. ``system`` is the clock, by default the machine's.
    """
    chosen = settings or Settings(database="")
    thinking = LocalThinking(post, chosen.bot_deadline_ms)
    return PageLink(LocalHouse(database, thinking, chosen, system), thinking, post)
