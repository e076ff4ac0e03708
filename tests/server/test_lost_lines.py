"""A program whose line to the house is cut, falls silent or breaks off plays its match to the end all the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.cli.visiting import line as lines
from parlour.cli.visiting.house import Invitation, VisitedHouse
from parlour.cli.visiting.nonces import Nonces
from parlour.cli.visiting.visit import Visit, Wish
from parlour.core.files import read_file, verify
from tests.server.browser import PATIENCE_S, SECRETS
from tests.server.conftest import Running, Serving
from tests.server.proxy import Proxy
from tests.server.test_programs import ANY, QUICK, file_of, let_in

pytestmark = [pytest.mark.anyio, pytest.mark.long]
OFTEN = 4


async def begin(server: Running, proxy: Proxy, folder: Path, told: list[str]) -> tuple[str, asyncio.Task[None]]:
    """Send a program over the proxy to a table with a bot of the house; return the table and its visit."""
    table = await server.browser().make("thirty-six", "link", "bot:random")
    house = VisitedHouse(proxy.url, await let_in(server))
    visit = Visit(house, Wish(ANY, 0.05, 0.0), told.append, Nonces(folder / "nonces"))
    return table, asyncio.create_task(visit.play(Invitation(proxy.url, table, SECRETS[table, 0])))


async def played(server: Running, table: str, actions: int, playing: asyncio.Task[None]) -> bool:
    """Wait until a match has so many actions more; return whether it goes on."""
    state = (await server.tables.find_table(table)).state
    until = state.seq + actions
    while state.seq < until and not playing.done():
        await asyncio.sleep(0.01)
    return state.match is not None and not state.match.over


async def check_end(server: Running, table: str, playing: asyncio.Task[None]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        await playing
    match = verify(read_file(await file_of(server, table)))
    assert match.over and match.ending is None, "nobody gave up"


async def test_a_match_is_played_to_its_end_over_a_line_that_is_cut(serving: Serving, tmp_path: Path) -> None:
    told: list[str] = []
    proxy = Proxy("")
    async with serving(**QUICK) as server:
        proxy = Proxy(server.url)
        async with proxy.listening():
            table, playing = await begin(server, proxy, tmp_path, told)
            cuts = 0
            while cuts < OFTEN and await played(server, table, 3, playing):
                proxy.closed = cuts % 2 == 1
                assert proxy.cut()
                await asyncio.sleep(0.7 if proxy.closed else 0)
                proxy.closed, cuts = False, cuts + 1
            await check_end(server, table, playing)
            assert cuts == OFTEN
    assert any("Connecting again." in sentence for sentence in told)


async def test_a_line_that_falls_silent_is_given_up(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "PING_S", 0.3)
    told: list[str] = []
    async with serving(**QUICK) as server, Proxy(server.url).listening() as proxy:
        table, playing = await begin(server, proxy, tmp_path, told)
        assert await played(server, table, 3, playing)
        proxy.fall_silent()
        opened = proxy.opened
        async with asyncio.timeout(30):
            while proxy.opened == opened:
                await asyncio.sleep(0.05)
        await check_end(server, table, playing)
    assert "The house has been silent for too long. Connecting again." in told


async def test_an_answer_that_breaks_off_is_asked_for_again(serving: Serving, tmp_path: Path) -> None:
    told: list[str] = []
    async with serving(**QUICK) as server, Proxy(server.url).listening() as proxy:
        for most in (0, 1, 30, 400):
            proxy.most = most
            table, playing = await begin(server, proxy, tmp_path, told)
            for _ in range(200):
                if told and "Trying again." in told[-1]:
                    break
                await asyncio.sleep(0.05)
            assert not playing.done(), "it goes on asking"
            proxy.most = None
            await check_end(server, table, playing)
            told.clear()
            await server.tables.store.write(lambda db: db.exec_driver_sql("DELETE FROM programs"), "programs")
