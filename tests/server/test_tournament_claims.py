"""Players whom an organiser typed in, and people with a device who claim to be them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.server.people.calls_to_tables import TableCall
from parlour.server.storage.schema import TOURNAMENT_EVENTS
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Claimed
from tests.server.browser import Browser
from tests.server.club import Club, enter, found, kinds_of, log_of
from tests.server.conftest import Running, Serving
from tests.server.test_operators import guest_of
from tests.server.test_tournament_screens import sit
from tests.tournaments.playing import found as make_tournament

pytestmark = pytest.mark.anyio


async def claim(club: Club, name: str, by: Browser) -> int:
    """Ask to be a player; return the number that is shown to an organiser."""
    await club.do("claim", {"name": name}, by)
    asked = (await club.view(by))["claim"]
    assert asked["name"] == name and not asked["declined"]
    number: int = asked["claim"]
    return number


async def refused(club: Club, what: str, body: dict[str, Any], by: Browser | None = None) -> str:
    answer = await club.ask(what, body, by)
    assert answer.status_code in (403, 404, 409), answer.text
    reason: str = answer.json()["reason"][0]
    return reason


async def test_a_typed_in_player_belongs_to_who_claims_them(shared: Running) -> None:
    """Results of before stay; tables, and what may be typed, are theirs from then on."""
    club = await found(shared, "Ana", "Ben", where="mixed", rounds=3)
    eva = shared.browser()
    await club.do("pair", {"round": 1})
    assert (await club.result(1, 1, 3)).status_code == 200
    assert (await club.page())["typed"] == ["Ana", "Ben"]
    number = await claim(club, "Ana", eva)
    assert (await club.view())["claims"] == [{"claim": number, "name": "Ana"}]
    assert (await club.view(eva))["claims"] == [] and (await club.view(eva))["you"] == ""
    before = (await club.page())["standings"]
    await club.do("answer", {"claim": number, "agrees": True})
    view = await club.view(eva)
    assert view["you"] == "Ana" and view["here"] and view["claim"] is None
    assert view["page"]["standings"] == before and view["page"]["typed"] == ["Ben"]
    (listed,) = (await eva.get("/api/tournaments")).json()["tournaments"]
    assert listed["mine"]
    await club.do("pair", {"round": 2})
    (own,) = (await club.view(eva))["mine"]
    assert own["table"]["at"] is None, "Ben has no device"
    assert (await club.result(own["table"]["table"], 2, 1, by=eva, round=2)).status_code == 200
    ben = shared.browser()
    await club.do("answer", {"claim": await claim(club, "Ben", ben), "agrees": True})
    await club.do("pair", {"round": 3})
    people = {"Ana": eva, "Ben": ben}
    (own,) = (await club.view(eva))["mine"]
    assert own["table"]["at"], "both have a device now"
    await sit(people, own["table"])


async def test_a_claim_that_was_declined_leads_nowhere(shared: Running) -> None:
    club, eva = await found(shared, "Ana", "Ben"), shared.browser()
    number = await claim(club, "Ana", eva)
    for _ in range(2):
        await club.do("answer", {"claim": number, "agrees": False})
    assert (await kinds_of(shared, club)).count("declined") == 1
    view = await club.view(eva)
    assert view["claim"] == {"claim": number, "name": "Ana", "declined": True} and view["you"] == ""
    assert await refused(club, "claim", {"name": "Ana"}, eva) == "refused-claim-declined"
    assert await refused(club, "answer", {"claim": number, "agrees": True}) == "refused-claim-late"
    await club.do("answer", {"claim": await claim(club, "Ben", eva), "agrees": True})
    assert (await club.view(eva))["you"] == "Ben"


async def test_contradictions_get_a_sentence_and_change_nothing(shared: Running) -> None:
    club = await found(shared, "Ana", "Ben", "Gone")
    eva, other = shared.browser(), shared.browser()
    people = await enter(shared, club, "Dora")
    await club.do("leave", {"name": "Gone"})
    number, second = await claim(club, "Ana", eva), await claim(club, "Ana", other)
    before = await kinds_of(shared, club)
    await club.do("claim", {"name": "Ana"}, eva)
    assert await refused(club, "claim", {"name": "Ben"}, eva) == "refused-claim-waits"
    assert await refused(club, "claim", {"name": "Ben"}, people["Dora"]) == "refused-claim-in"
    assert await refused(club, "claim", {"name": "Dora"}, other) == "refused-claimed"
    assert await refused(club, "claim", {"name": "Gone"}, shared.browser()) == "refused-claim-left"
    assert await refused(club, "claim", {"name": "Nobody"}, shared.browser()) == "refused-nobody-called"
    assert await refused(club, "answer", {"claim": number, "agrees": True}, eva) == "refused-organisers-only"
    assert await refused(club, "answer", {"claim": 1, "agrees": True}) == "refused-no-claim"
    assert await kinds_of(shared, club) == before
    await club.do("answer", {"claim": number, "agrees": True})
    await club.do("answer", {"claim": number, "agrees": True})
    assert await refused(club, "answer", {"claim": number, "agrees": False}) == "refused-claim-agreed"
    assert await refused(club, "answer", {"claim": second, "agrees": True}) == "refused-claimed"
    assert (await club.view())["claims"] == [] and (await club.view(other))["claim"] is None
    third = await claim(club, "Ben", other)
    await club.do("enter", {"name": "Fay"}, other)
    assert await refused(club, "answer", {"claim": third, "agrees": True}) == "refused-claim-other"
    late = await claim(club, "Ben", shared_browser := shared.browser())
    await club.do("close")
    assert await refused(club, "answer", {"claim": late, "agrees": True}) == "refused-closed-claim"
    assert await refused(club, "claim", {"name": "Ben"}, shared.browser()) == "refused-closed-claim"
    assert (await club.view())["claims"] == [] and (await club.view(shared_browser))["page"]["typed"] == []


async def test_who_left_meanwhile_is_claimed_once_they_are_back(shared: Running) -> None:
    club, eva = await found(shared, "Ana", "Ben"), shared.browser()
    number = await claim(club, "Ana", eva)
    await club.do("leave", {"name": "Ana"})
    assert await refused(club, "answer", {"claim": number, "agrees": True}) == "refused-claim-left"
    await club.do("back", {"name": "Ana"})
    await club.do("answer", {"claim": number, "agrees": True})
    assert (await club.view(eva))["you"] == "Ana"
    await club.do("leave", {}, eva)
    await club.do("back", {}, eva)


async def test_of_claims_that_are_agreed_to_at_once_one_counts(serving: Serving, database: str) -> None:
    """Two organisers at two processes agree to two claims to one player, and one of them to the same claim twice."""
    shared: dict[str, Any] = {"database": database, "workers": 2}
    async with serving(**shared) as one, serving(**shared) as two:
        club = await found(one, "Ana", "Ben")
        people = [one.browser(), two.browser()]
        numbers = [await claim(Club(club.host, club.id, club.secret), "Ana", browser) for browser in people]
        there = Club(two.browser(), club.id, club.secret)
        await there.do("organise", {"secret": club.secret})
        asks = [(club, numbers[0]), (there, numbers[1]), (club, numbers[0]), (there, numbers[1])]
        answers = await asyncio.gather(*(at.ask("answer", {"claim": n, "agrees": True}) for at, n in asks))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 409, 409]
        assert (await kinds_of(one, club)).count("claimed") == 1
        assert sorted([(await club.view(browser))["you"] for browser in people]) == ["", "Ana"]


async def test_a_claimed_player_follows_their_person(shared: Running) -> None:
    """When somebody is renamed, or asks to be forgotten, the player they claimed is, too."""
    club, eva = await found(shared, "Ana", "Ben"), shared.browser()
    await club.do("answer", {"claim": await claim(club, "Ana", eva), "agrees": True})
    answer = await eva.post("/api/you/name", {"name": "Eva", "before": "Ana"})
    assert answer.status_code == 200, answer.text
    await asyncio.sleep(1)
    assert (await club.view(eva))["you"] == "Eva"
    assert [player.name for player in (await log_of(shared, club)).players.values()] == ["Eva", "Ben"]


async def test_who_claimed_a_player_and_is_forgotten_is_named_nowhere(serving: Serving, tmp_path: Path) -> None:
    async with serving() as one:
        club, eva, other = await found(one, "Benedikta", "Cem"), one.browser(), one.browser()
        await club.do("answer", {"claim": await claim(club, "Benedikta", eva), "agrees": True})
        await claim(club, "Cem", other)
        await club.do("pair", {"round": 1})
        for browser in (eva, other):
            assert (await browser.post("/api/you/forget")).status_code == 200
        assert "Benedikta" not in str(await club.view())
        assert (await club.view())["claims"] == [], "who is forgotten asks for nothing any more"
        rows = await one.tables.store.read(lambda db: db.execute(sa.select(TOURNAMENT_EVENTS)).all())
        assert "Benedikta" not in str(rows)
        assert {row.guest for row in rows if row.kind in ("asked", "claimed")} == {None}
        assert (await log_of(one, club)).players["Cem"].is_here, "whom they asked to be plays on"
    assert not any(b"Benedikta" in file.read_bytes() for file in tmp_path.glob("parlour.db*"))


async def test_a_claimed_player_is_called_to_their_tables(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    club, eva = await found(shared, "Ana", "Ben", where="mixed"), shared.browser()
    await club.do("answer", {"claim": await claim(club, "Ana", eva), "agrees": True})
    called: list[tuple[str, TableCall]] = []
    monkeypatch.setattr(shared.tables.tournaments, "_call", called.extend)
    await club.do("pair", {"round": 1})
    assert [(guest, call.round, call.number) for guest, call in called] == [(await guest_of(shared, eva), 1, 1)]


def test_a_claim_leaves_the_tournament_as_it_was() -> None:
    tournament = make_tournament(players=["Ana", "Ben"])
    before = list(tournament.players.values())
    tournament.apply(Claimed("Ana"))
    assert list(tournament.players.values()) == before
    with pytest.raises(TournamentRefused, match="Nobody here"):
        tournament.apply(Claimed("Cem"))
