"""Two people at Quickdraw on a server whose clock is turned by hand, and what a kill leaves of a server."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.server.browser import Browser, Live
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving

NEVER_MS = 10**9


@contextlib.asynccontextmanager
async def drawing(
    serving: Serving, time: HandTime, *kinds: str, **settings: Any
) -> AsyncIterator[tuple[Running, str, Live]]:
    """Sit down at Quickdraw, both seats here unless said otherwise: the server, the table, and a socket at it.

    Nobody is thought gone for being silent while the hands are turned.
    """
    async with serving(time, silence_ms=NEVER_MS, **settings) as server:
        browser = server.browser()
        table = await browser.make("quickdraw", *(kinds or ("here", "here")))
        async with browser.live(table, 0) as live:
            yield server, table, live


def as_killed(server: Running) -> Path:
    """Give a folder with the files as a kill at this moment would leave them."""
    folder = Path(str(server.tables.settings.database)).parent
    copy = folder / "copy"
    copy.mkdir()
    for file in folder.glob("parlour.db*"):
        shutil.copy(file, copy / file.name)
    return copy


def same_person(server: Running, before: Running) -> Browser:
    """Give the browser of who came first to the server before, at the server now."""
    browser = server.browser()
    browser.http.cookies = before.browsers[0].http.cookies
    return browser
