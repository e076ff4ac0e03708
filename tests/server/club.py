"""A tournament in a house, and those who ask for things there."""

from __future__ import annotations

from typing import Any

import httpx
import sqlalchemy as sa

from parlour.server.storage.schema import TOURNAMENT_EVENTS
from parlour.server.storage.tournaments import read_news
from parlour.tournaments.tournament import Tournament, fold
from tests.server.browser import Browser, Json
from tests.server.conftest import Running

SWISS = {"title": "Friday", "game": "thirty-six", "format": "swiss", "where": "tables", "rounds": 3}
NAMES = ("Ana", "Ben", "Cem", "Dora")


class Club:
    """A tournament and those who ask for things there."""

    def __init__(self, host: Browser, id: str, secret: str) -> None:
        self.host, self.id, self.secret = host, id, secret
        self.path = f"/api/tournaments/{id}"

    async def ask(self, what: str, body: Json | None = None, by: Browser | None = None) -> httpx.Response:
        return await (by or self.host).post(f"{self.path}/{what}", body)

    async def do(self, what: str, body: Json | None = None, by: Browser | None = None) -> Json:
        answer = await self.ask(what, body, by)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done

    async def view(self, by: Browser | None = None) -> Json:
        answer = await (by or self.host).get(self.path)
        assert answer.status_code == 200, answer.text
        seen: Json = answer.json()
        return seen

    async def page(self) -> Json:
        page: Json = (await self.view())["page"]
        return page

    async def result(self, table: int, *points: float, by: Browser | None = None, round: int = 1) -> httpx.Response:
        return await self.ask("result", {"round": round, "table": table, "points": list(points)}, by)

    async def type_all(self, round: int) -> None:
        for table in (await self.page())["rounds"][-1]["tables"]:
            assert (await self.result(table["table"], 1, 3, round=round)).status_code == 200


async def found(server: Running, *names: str, **wishes: Any) -> Club:
    """Found a tournament, with people who have no device."""
    host = server.browser()
    answer = await host.post("/api/tournaments", {**SWISS, **wishes})
    assert answer.status_code == 201, answer.text
    club = Club(host, answer.json()["tournament"], answer.json()["secret"])
    if names:
        await club.do("add", {"names": names})
    return club


async def enter(server: Running, club: Club, *names: str) -> dict[str, Browser]:
    """Let guests enter, each from a browser of their own."""
    people = {name: server.browser() for name in names}
    for name, browser in people.items():
        await club.do("enter", {"name": name}, browser)
    return people


async def log_of(server: Running, club: Club) -> Tournament:
    """The tournament as the engine makes it of the stored log."""
    news = await server.tables.store.read(lambda db: read_news(db, club.id, 0, 0, None))
    assert news is not None
    return fold(news.head.settings, [each.event for each in news.events])


async def kinds_of(server: Running, club: Club) -> list[str]:
    here = TOURNAMENT_EVENTS.c
    asked = sa.select(here.kind).where(here.tournament_id == club.id).order_by(here.number)
    return await server.tables.store.read(lambda db: list(db.execute(asked).scalars()))
