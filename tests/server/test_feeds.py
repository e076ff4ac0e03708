"""The feed of "your turn": names of game, table and players, and nothing of the position."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES
from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup
from parlour.server.people.feeds import WORDS, describe_turn, turn_of, write_atom
from parlour.server.table.table_state import TableState
from tests.phrases import entries
from tests.server.browser import Browser
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio
ATOM = "{http://www.w3.org/2005/Atom}"


async def new_feed(browser: Browser) -> str:
    return "/api/feed/" + str((await browser.post("/api/you/feed")).json()["secret"])


def titles(text: str) -> list[str]:
    return [entry.findtext(f"{ATOM}title") or "" for entry in ElementTree.fromstring(text).iter(f"{ATOM}entry")]


async def test_a_feed_says_whose_turn_it_is_until_they_have_moved(server: Running) -> None:
    host, friend, reader = server.browser(), server.browser(), server.browser()
    table = await host.make("thirty-six", "link", "here", options={"start": 1})
    await friend.join(table, 0, '<Gwen> & "co"')
    theirs, mine = await new_feed(friend), await new_feed(host)
    assert titles((await reader.get(mine)).text) == []
    answer = await reader.get(f"{theirs}?language=de")
    assert answer.headers["content-type"].startswith("application/atom+xml")
    assert titles(answer.text) == ["Du bist am Zug: 36 mit Gast 2"]
    assert f"/t/{table}" in answer.text
    again = await reader.http.get(f"{theirs}?language=de", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    async with friend.live(table, 0) as live:
        while live.view.get("actions"):
            await live.first()
    assert titles((await reader.get(theirs)).text) == []
    assert titles((await reader.get(mine)).text) == ['Your turn: 36 with <Gwen> & "co"']


async def test_an_address_is_good_until_it_is_changed_or_the_guest_forgotten(server: Running) -> None:
    host = server.browser()
    await host.make("thirty-six", "here", "here")
    first, second = await new_feed(host), await new_feed(host)
    assert [(await host.get(path)).status_code for path in (first, second)] == [404, 200]
    assert (await host.get("/api/you")).json()["feed"] is True
    assert (await host.post("/api/you/feed/stop")).json()["feed"] is False
    assert (await host.get(second)).status_code == 404
    third = await new_feed(host)
    await host.post("/api/you/forget")
    assert (await host.get(third)).status_code == 404


def state_of(match: Match, seats: list[Seat]) -> TableState:
    setup = TableSetup("table", match.game.name, match.game.about.edition, {}, bytes(32), began_at=0)
    state = TableState(match.game, setup, seats)
    state.match = match
    return state


@pytest.mark.parametrize("name", ["pivot-pawns", "grannys-pills", "tyramid"])
def test_worlds_that_differ_in_what_is_hidden_make_the_same_feed(name: str) -> None:
    """Two deals differ in all that is hidden; who is to act at first, and what they are called, does not."""
    game = find_game(name)
    seats = [Seat(seat, "human", f"Ada {seat}", f"guest {seat}", None, "0" * 32) for seat in range(2)]
    said = set()
    for seed in range(4):
        match = Match.start(game, 2, seed=bytes([seed]) * 32)
        state = state_of(match, seats)
        turns = [turn for seat in (0, 1) if (turn := turn_of(state, f"guest {seat}", 7)) is not None]
        starter = tuple(match.seats_to_act())
        said.add(
            (starter, write_atom(turns, "http://here", "secret", "en"), *(describe_turn(turn, "ja") for turn in turns))
        )
    assert len(said) == len({starter for starter, *_ in said})


def test_every_language_says_the_same_notices() -> None:
    english = entries(WORDS / "en.ftl").keys()
    assert all(entries(WORDS / f"{language}.ftl").keys() == english for language in LANGUAGES)
