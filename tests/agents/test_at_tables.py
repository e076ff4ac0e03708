"""An agent at a table of a house."""

from __future__ import annotations

import pytest

from parlour.server.base.errors import Conflict
from parlour.server.house.moving import _check_movable
from tests.server.page import Line, Page, play_out

pytestmark = pytest.mark.anyio
AGENT = "agent:pentic-ppo"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_an_agent_plays_a_match_at_a_table_and_stays_in_its_house() -> None:
    page = Page()
    table = await page.open("pentic", "ada", "here", AGENT, target=50, max_rounds=20)
    await page.mix(table, "ada")
    stored = await page.storage.load_table(table.id)
    assert stored is not None
    with pytest.raises(Conflict, match="A match with an agent is played where it began"):
        _check_movable(stored, "ada")
    view = await play_out(Line(table, "ada"), 0)
    assert view["table"]["seats"][1]["level"] == AGENT
    match = table.state.playing()
    assert match.over
    assert sum(actor == 1 for actor, _ in match.entries) > 1
    await page.close()
