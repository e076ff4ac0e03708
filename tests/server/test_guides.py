"""Guides over HTTP: drawn once for everybody, with the clauses they stand on."""

from __future__ import annotations

import pytest

from tests.server.conftest import Running

pytestmark = pytest.mark.anyio


async def test_a_guide_shows_what_it_says(shared: Running) -> None:
    guide = (await shared.browser().get("/api/games/pentic/guide")).json()
    assert guide["introduction"][0] == "guide"
    assert len(guide["sections"]) >= 4
    for section in guide["sections"]:
        shown = {thing["id"] for thing in (*section["scene"]["pieces"], *section["scene"]["spots"])}
        assert shown >= set(section.get("marked", ())), section["id"]
        assert all(clause["text"] for clause in section["clauses"])
        assert all(piece.get("face") for piece in section["scene"]["pieces"]), "nothing that lies face down explains"


async def test_a_game_without_a_guide_says_what_it_is_and_an_unknown_one_that_there_is_none(shared: Running) -> None:
    browser = shared.browser()
    assert (await browser.get("/api/games/quickdraw/guide")).json() == {"introduction": ["summary", {}], "sections": []}
    assert (await browser.get("/api/games/chess/guide")).status_code == 404
