"""What a house notes of where rules are unclear: of whom, what, and that it is gone when they say so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.clarity.notes import Note
from parlour.core.errors import BadOption
from parlour.core.match import Match
from parlour.core.values import values_of
from parlour.server.base.settings import Settings
from parlour.server.house.tables import Tables
from parlour.server.people.guests import COOKIE, hash_of
from parlour.server.storage.clarity import drop_old_notes, read_notes
from parlour.server.storage.schema import CLARITY, CLARITY_PEOPLE
from tests.server.browser import Browser, Json, Live, new_id
from tests.server.clockwork import HandTime
from tests.server.conftest import Running, Serving
from tests.server.test_programs import connect, let_in

pytestmark = pytest.mark.anyio

START = {"start": 0}
WORDING = """
[[wording]]
name = "shorter"
game = "pentic"
clause = "PEN-07"
message = "shares-nothing"
[wording.words]
en = "shares-nothing = Nothing in common with { $card }!"
"""


async def agree(browser: Browser, on: bool = True, language: str = "en") -> Json:
    answer = await browser.post("/api/you/clarity", {"on": on, "language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def noted(server: Running) -> list[Note]:
    """Write what waits, and give all that is stored."""
    if server.tables.noting is not None:
        await server.tables.noting.flush()
    return await server.tables.store.read(lambda db: list(read_notes(db)))


async def match_at(server: Running, table: str) -> Match:
    return (await server.tables.find_table(table)).state.playing()


def refused(match: Match, seat: int, clause: str) -> tuple[str, list[str]]:
    """Give the text and the path of an action that a clause forbids here."""
    game, view = match.game, match.view(seat)
    for action in range(len(game.rules.actions)):
        problem = match.broken(seat, action)
        if problem is not None and problem.clause == clause:
            return game.rules.actions.text(action), list(game.table.story.path(values_of(view), seat, action))
    raise AssertionError(f"{clause} forbids nothing here")


async def stumble(server: Running, live: Live, table: str, seat: int = 0) -> None:
    """Try what the rules forbid, touch it, ask for a hint, act, and take that back where it goes."""
    match = await match_at(server, table)
    text, path = refused(match, seat, "PEN-07")
    answer = await live.act(seat, text)
    assert (answer["is"], answer["clause"]) == ("refused", "PEN-07")
    assert (await live.ask("why", seat, path=path))["clause"] == "PEN-07"
    _, path = refused(match, seat, "PEN-G07")
    assert (await live.ask("why", seat, path=path))["is"] == "because"
    await live.send(do="hint", id=new_id(), seat=seat, seq=live.view["seq"])
    await live.next("advised", "refused")
    await live.first()


async def test_nothing_is_noted_where_the_house_does_not(server: Running) -> None:
    browser = server.browser()
    assert (await browser.get("/api/house")).json()["clarity"] is False
    for answer in (await browser.get("/api/you/clarity"), await browser.post("/api/you/clarity", {"on": True})):
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    table = await browser.make("pentic", "here", "bot:random", options=START)
    async with browser.live(table, 0) as live:
        await stumble(server, live, table)
    assert server.tables.services.noting is None
    assert await noted(server) == []


async def test_of_who_agrees_it_is_noted_what_was_refused_asked_taken_back_and_done(serving: Serving) -> None:
    time = HandTime()
    async with serving(time, clarity=True, hint_ms=20) as server:
        browser, stranger = server.browser(), server.browser()
        assert (await browser.get("/api/house")).json()["clarity"] is True
        assert (await browser.get("/api/you/clarity")).json() == {"on": False, "noted": 0}
        assert await agree(browser) == {"on": True, "noted": 0}
        table = await browser.make("pentic", "here", "bot:random", options=START)
        async with browser.live(table, 0) as live:
            time.jump(6_000)
            await stumble(server, live, table)
        found = await noted(server)
        like = {"game": "pentic", "variant": "usual", "seats": 2, "period": "1", "day": found[0].day}
        assert found[:4] == [
            Note(**like, kind="refusal", verb="play", clause="PEN-07", code="illegal", reason="shares-nothing"),
            Note(**like, kind="refusal", verb="pass", clause="PEN-G07", code="touched", reason="pass-with-cards"),
            Note(**like, kind="hint", clause="PEN-G07"),
            Note(**like, kind="action", verb="play", clause="PEN-07", step=2, stakes=found[3].stakes),
        ]
        assert {"PEN-07", "PEN-G07"} <= set(found[3].stakes)
        assert len(found) == 4, "and nothing of the bot"
        assert (await browser.get("/api/you/clarity")).json() == {"on": True, "noted": 4}
        file = await browser.get("/api/you/clarity/file")
        assert [note["kind"] for note in file.json()] == ["refusal", "refusal", "hint", "action"]
        assert "attachment" in file.headers["content-disposition"]
        assert (await stranger.get("/api/you/clarity/file")).status_code == 403


async def test_an_undo_is_noted_with_what_was_touched_before_and_matches_are_counted(serving: Serving) -> None:
    async with serving(clarity=True) as server:
        browser, friend = server.browser(), server.browser()
        await agree(browser)
        for _ in range(2):
            table = await friend.make_with(browser, options={"start": 1})
            async with browser.live(table, 0) as live:
                await live.until_playing()
                await live.first()
                assert (await live.ask("undo", 0, seq=live.view["seq"]))["is"] == "ack"
        found = sorted((note.period, note.kind) for note in await noted(server))
        assert found == [("1", "action"), ("1", "undo"), ("2-3", "action"), ("2-3", "undo")]


async def test_nothing_is_noted_of_others_programs_several_at_a_screen_what_ifs_and_children(
    serving: Serving, tmp_path: Path
) -> None:
    async with serving(clarity=True, programs=True) as server:
        browser, friend, keeper = server.browser(), server.browser(), server.tables.noting
        assert keeper is not None
        await agree(browser)
        table = await browser.make_with(friend, options={"start": 1})
        async with friend.live(table, 0) as live:
            await live.until_playing()
            await live.first()
        several = await browser.make("thirty-six", "here", "here", options=START)
        async with browser.live(several, 0) as live:
            await live.first()
        alone = await browser.make("pentic", "here", "bot:random", options=START)
        wish = {"at": 0, "seat": 0, "level": "first_steps"}
        answer = await browser.post(f"/api/tables/{alone}/branch", wish)
        assert answer.status_code == 201, answer.text
        branch = answer.json()["table"]
        async with browser.live(branch, 0) as live:
            await live.first()
        token = await let_in(server)
        program = (await server.tables.find_program(token)).hash
        await keeper.begin(program, "en")
        await play_as_program(server, token, await browser.make("thirty-six", "link", "bot:random", options=START))
        assert (await browser.get("/api/house")).json()["clarity"] is True
        server.tables.measures.house_kids = True
        table = await browser.make("thirty-six", "here", "bot:random", options=START)
        async with browser.live(table, 0) as live:
            await live.first()
        assert await noted(server) == []
        assert (await browser.get("/api/house")).json()["clarity"] is False
        assert (await browser.post("/api/you/clarity", {"on": True})).json()["code"] == "kids"
        assert (await browser.post("/api/you/clarity", {"on": False})).status_code == 200, (
            "ending it is always possible"
        )


async def play_as_program(server: Running, token: str, table: str) -> None:
    """Sit down as a program, and act once."""
    headers = {"Authorization": f"Bearer {token}"}
    browser = server.browser()
    browser.http.headers.update(headers)
    assert (await browser.join(table, 0)).status_code == 201
    async with connect(server, token, table) as socket:
        live = Live(socket)
        await live.send(do="look", seat=0, seq=0)
        turn = await live.next("turn")
        while not turn.get("legal"):
            turn = await live.next("turn")
        await live.send(do="act", id=new_id(), seat=0, action=turn["legal"][0]["text"], seq=turn["seq"])
        assert (await live.next("ack", "refused", "stale", "fault"))["is"] == "ack"


@pytest.mark.parametrize("way", ["withdrawn", "forgotten"])
async def test_what_was_noted_is_erased_and_nothing_more_is_noted(serving: Serving, way: str) -> None:
    async with serving(clarity=True) as server:
        browser, other = server.browser(), server.browser()
        await agree(browser)
        await agree(other)
        for each in (browser, other):
            table = await each.make("thirty-six", "here", "bot:random", options=START)
            async with each.live(table, 0) as live:
                await live.first()
        assert len(await noted(server)) == 2
        async with browser.live(
            table := await browser.make("thirty-six", "here", "bot:random", options=START), 0
        ) as live:
            await live.first()
            if way == "withdrawn":
                assert await agree(browser, on=False) == {"on": False, "noted": 0}
                await live.until(2)
                if live.view.get("actions"):
                    await live.first()
            else:
                assert (await browser.post("/api/you/forget")).status_code == 200
        assert len(await noted(server)) == 1, "that of the other one"
        people = await server.tables.store.read(
            lambda db: db.execute(sa.select(CLARITY_PEOPLE.c.guest)).scalars().all()
        )
        assert people == [hash_of(other.http.cookies[COOKIE])]
        if way == "withdrawn":
            keys = sa.select(CLARITY.c.person).distinct()
            await agree(browser)
            table = await browser.make("thirty-six", "here", "bot:random", options=START)
            async with browser.live(table, 0) as live:
                await live.first()
            await noted(server)
            assert len(await server.tables.store.read(lambda db: db.execute(keys).scalars().all())) == 2, "a new key"


async def test_who_withdraws_at_another_process_is_noted_no_more(serving: Serving, tmp_path: Path) -> None:
    house: dict[str, Any] = {"workers": 2, "meet": str(tmp_path), "clarity": True, "sweep_ms": 3_600_000}
    async with serving(**house) as one, serving(**house) as two:
        browser, far = one.browser(), two.browser()
        await agree(browser)
        assert two.tables.noting is not None
        await two.tables.noting.read_people()
        far.http.cookies = browser.http.cookies
        table = await browser.make("thirty-six", "here", "bot:random", options=START)
        async with far.live(table, 0) as live:
            await live.first()
        await agree(browser, on=False)
        assert await noted(two) == [], "though this process has not heard of it yet"


async def test_a_restart_knows_who_takes_part_and_closing_writes_what_waits(serving: Serving) -> None:
    async with serving(clarity=True) as server:
        browser = server.browser()
        await agree(browser)
        table = await browser.make("thirty-six", "here", "bot:random", options=START)
        async with browser.live(table, 0) as live:
            await live.first()
    async with serving(clarity=True) as server:
        again = server.browser()
        words = await again.get("/api/words/en")
        assert words.headers["cache-control"] == "max-age=3600", "without other wordings browsers keep them"
        again.http.cookies = browser.http.cookies
        assert (await again.get("/api/you/clarity")).json() == {"on": True, "noted": 1}
        today = (await noted(server))[0].day
        await server.tables.store.write(lambda db: drop_old_notes(db, today + 730), "clarity")
        assert len(await noted(server)) == 1
        await server.tables.store.write(lambda db: drop_old_notes(db, today + 731), "clarity")
        assert await noted(server) == []


async def test_half_of_those_who_agree_read_the_other_words_and_notes_say_so(serving: Serving, tmp_path: Path) -> None:
    file = tmp_path / "wordings.toml"
    file.write_text(WORDING, "utf-8")
    async with serving(clarity=True, wordings=str(file)) as server:
        stranger = await server.browser().get("/api/words/en")
        assert stranger.headers["cache-control"] == "no-cache"
        lots = set()
        while len(lots) < 2:
            browser = server.browser()
            await agree(browser)
            words = await browser.get("/api/words/en")
            reads_other = "Nothing in common with" in words.json()["pentic"]
            assert reads_other == (words.headers["etag"] != stranger.headers["etag"])
            assert words.json() | {"pentic": ""} == stranger.json() | {"pentic": ""}
            assert (await browser.get("/api/words/de")).json()["pentic"].count("Nothing in common") == 0
            await browser.get("/api/words/en")
            table = await browser.make("pentic", "here", "bot:random", options=START)
            async with browser.live(table, 0) as live:
                await live.first()
            lot = (await noted(server))[-1].lots
            assert lot == (("shorter:PEN-07:b",) if reads_other else ("shorter:PEN-07:a",))
            lots.add(lot)
            await browser.get("/api/words/fr")
            async with browser.live(await browser.make("pentic", "here", "bot:random", options=START), 0) as live:
                await live.first()
            assert (await noted(server))[-1].lots == (), "who reads French is in no lot"


def test_wrong_settings_are_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="PARLOUR_WORDINGS: wordings are compared where PARLOUR_CLARITY=1 only"):
        Tables(Settings(database=str(tmp_path / "parlour.db"), wordings="x.toml"))
    with pytest.raises(BadOption, match=r"x\.toml cannot be read"):
        Tables(Settings(database=str(tmp_path / "parlour.db"), clarity=True, wordings=str(tmp_path / "x.toml")))
