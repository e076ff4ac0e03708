"""Positions and states to look at: of every game, the same every time, and what one seat may see of them."""

from __future__ import annotations

import pytest

from parlour.core import kernel
from parlour.core.game import games
from parlour.protocol.advice import Reviewed
from parlour.server.base.errors import NotFound
from parlour.server.shelf.examples import MOST_PLAYERS, TELLING, draw_examples
from parlour.server.shelf.recorded import STATES, draw_state
from tests.server.browser import Browser


@pytest.mark.parametrize("name", list(games()))
def test_every_game_has_its_telling_positions(name: str) -> None:
    for players in {games()[name].rules.players[0], min(games()[name].rules.players[1], MOST_PLAYERS)}:
        views = draw_examples(name, players)
        assert 2 <= len(views) <= len(TELLING) + 1
        assert [view.seq for view in views] == sorted({view.seq for view in views})
        for view in views[1:]:
            assert view.scene is not None and (view.actions or view.scene.over)
        by_clock = name == "gridsy" and players > 1
        assert by_clock or views[-1].table.phase == "over", "the end is among them"
        draw_examples.cache_clear()
        assert draw_examples(name, players) == views


@pytest.mark.parametrize(("name", "players"), [("pentic", 1), ("pentic", 9), ("chess", 2)])
def test_there_are_none_of_what_nobody_plays(name: str, players: int) -> None:
    with pytest.raises(NotFound):
        draw_examples(name, players)


@pytest.mark.anyio
async def test_they_are_served(browser: Browser) -> None:
    answer = await browser.get("/api/games/pentic/examples/2")
    assert [view["is"] for view in answer.json()][:2] == ["view", "view"]
    assert (await browser.get("/api/games/pentic/examples/99")).status_code == 404
    assert (await browser.get("/api/games/pentic/examples/two")).status_code == 404


@pytest.mark.anyio
@pytest.mark.parametrize("kind", list(STATES))
async def test_states_of_a_table_are_served(browser: Browser, kind: str) -> None:
    name = "gridsy" if kind == "giving-up" else "pivot-pawns"
    answer = await browser.get(f"/api/games/{name}/states/{kind}")
    assert answer.json()["messages"][0]["is"] == "view"
    draw_state.cache_clear()
    assert (await browser.get(f"/api/games/{name}/states/{kind}")).json() == answer.json()
    assert (await browser.get("/api/games/pivot-pawns/states/none")).status_code == 404
    assert (await browser.get(f"/api/games/chess/states/{kind}")).status_code == 404


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_review_with_a_mistake(name: str) -> None:
    kernel.use_compiled(games()[name].dtype)  # a server that another test has started may have it interpreted
    _, reviewed, *around = draw_state(name, "review")
    assert isinstance(reviewed, Reviewed) and around
    assert max(each.lost for each in reviewed.decisions) > 0
