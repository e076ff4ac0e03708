"""What operators do takes effect at once and everywhere, is written down, ends when it should, and tells no secrets."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.server.base.limits import MOST_GUESSES
from parlour.server.storage.schema import JOURNAL, MEASURES
from parlour.server.storage.seals import check_seals
from tests.server.browser import Browser, Json, Live
from tests.server.conftest import Running
from tests.server.test_talk import TALKING, said

pytestmark = pytest.mark.anyio
DAY_S = 86_400


def run(*words: str, database: Path | str) -> str:
    """Run a command of the house and return what it printed on stdout."""
    done = CliRunner().invoke(main, ["house", *words, "--database", str(database)])
    assert done.exit_code == 0, done.output
    return done.stdout


def file_of(server: Running) -> str:
    return server.tables.settings.database


class Desk:
    """An operator at the page, with a token."""

    def __init__(self, server: Running, token: str) -> None:
        self.browser = server.browser()
        self.browser.http.headers["Authorization"] = f"Bearer {token}"

    async def get(self, path: str = "desk", **ask: Any) -> Json:
        answer = await self.browser.get(f"/api/house/{path}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.browser.post(f"/api/house/{path}", body)

    async def do(self, path: str, **body: Any) -> Json:
        answer = await self.post(path, **body)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found


def desk(server: Running, role: str = "operator", name: str = "Ada") -> Desk:
    token = run("operator", "add", name, "--role", role, database=file_of(server)).strip()
    return Desk(server, token)


async def guest_of(server: Running, browser: Browser) -> str:
    guest = server.tables.guests.find_guest(browser.http.cookies.get("parlour_guest"))
    assert guest is not None
    return guest.hash


async def deeds(server: Running) -> list[tuple[str, str, str, str]]:
    rows = await server.tables.store.read(lambda db: db.execute(sa.select(JOURNAL).order_by(JOURNAL.c.number)).all())
    return [(row.who, row.what, row.whom, row.reason) for row in rows]


# --- tokens


async def test_a_token_is_known_by_its_hash_only_and_counts_until_it_is_revoked(server: Running) -> None:
    token = run("operator", "add", "Ada", "--role", "owner", database=file_of(server)).strip()
    ada = Desk(server, token)
    assert await ada.get() | {"operators": []} == {
        "name": "Ada",
        "role": "owner",
        "measures": [],
        "announcements": [],
        "operators": [],
    }
    with open(file_of(server), "rb") as database, open(f"{file_of(server)}-wal", "rb") as log:
        assert token.encode() not in database.read() + log.read()
    run("operator", "revoke", "Ada", database=file_of(server))
    assert (await ada.browser.get("/api/house/desk")).json()["code"] == "no_operator"
    assert await deeds(server) == [("console", "add-operator", "Ada", ""), ("console", "revoke", "Ada", "")]


@pytest.mark.parametrize("header", [None, "Bearer", "Bearer nonsense", "Basic QWRh", "nonsense"])
async def test_nobody_does_anything_without_a_token(server: Running, header: str | None) -> None:
    browser = server.browser()
    if header is not None:
        browser.http.headers["Authorization"] = header
    for path in ("desk", "tables", "journal"):
        answer = await browser.get(f"/api/house/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no_operator")
    answer = await browser.post("/api/house/impose", {"kind": "kids", "whom": ""})
    assert answer.status_code == 403
    assert await deeds(server) == []


async def test_who_guesses_tokens_has_to_wait_and_nobody_else(server: Running) -> None:
    guesser = Desk(server, "guess")
    for _ in range(MOST_GUESSES):
        assert (await guesser.browser.get("/api/house/desk")).status_code == 403
    answer = await guesser.browser.get("/api/house/desk")
    assert answer.status_code == 429
    assert 0 < int(answer.headers["Retry-After"]) <= 60
    server.tables.guesses.check("192.0.2.1")


async def test_only_owners_make_and_revoke_operators(server: Running) -> None:
    helper, owner = desk(server, name="Ben"), desk(server, "owner", name="Olga")
    for path, body in (("operators", {"name": "Eve"}), ("operators/revoke", {"name": "Olga"})):
        answer = await helper.post(path, **body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_owner")
    assert (await helper.get())["operators"] == []
    eve = Desk(server, (await owner.do("operators", name="Eve"))["token"])
    assert (await eve.get())["role"] == "operator"
    assert (await owner.post("operators", name="Eve")).status_code == 409
    left = await owner.do("operators/revoke", name="Eve")
    assert [each["name"] for each in left["operators"]] == ["Ben", "Olga"]
    assert (await eve.browser.get("/api/house/desk")).status_code == 403


# --- bans


async def test_a_banned_guest_is_refused_everywhere_until_the_ban_expires(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server)
    table = await host.make_with(friend)
    guest, now = await guest_of(server, friend), time.time()
    async with friend.live(table, 0) as live:
        done = await ada.do("impose", kind="ban", whom=guest[:8], seconds=2 * DAY_S, reason="rude")
        (ban,) = done["measures"]
        assert (ban["whom"], ban["reason"]) == (guest, "rude")
        assert (await live.next("fault"))["until"] == ban["until"]
        assert await live.closed() == 4403
    for ask in (
        friend.get("/api/games"),
        friend.get("/api/tables"),
        friend.post("/api/tables", {}),
        friend.get("/api/you"),
    ):
        answer = await ask
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert answer.json()["until"] == ban["until"] and "UTC" in answer.json()["message"]
        assert "rude" not in answer.text
    async with friend.connect(table) as socket:
        assert await Live(socket).next("fault") | {"message": ""} == {
            "is": "fault", "code": "banned", "message": "", "id": None, "until": ban["until"],
        }  # fmt: skip
    assert (await friend.get("/")).status_code == 200, "the page that says so"
    assert (await host.get("/api/games")).status_code == 200
    server.tables.guests.now = lambda: now + 2 * DAY_S + 2
    assert (await friend.get("/api/games")).status_code == 200
    async with friend.live(table, 0) as live:
        assert live.view["seat"] == 0
    assert (await ada.get())["measures"] == []


async def test_a_ban_is_lifted_before_its_time(server: Running) -> None:
    friend, ada = server.browser(), desk(server)
    await friend.make("thirty-six", "here", "bot:random")
    guest = await guest_of(server, friend)
    await ada.do("impose", kind="ban", whom=guest, seconds=DAY_S)
    assert (await friend.get("/api/games")).status_code == 403
    await ada.do("lift", kind="ban", whom=guest)
    assert (await friend.get("/api/games")).status_code == 200
    assert (await ada.post("lift", kind="ban", whom=guest)).status_code == 404


@pytest.mark.parametrize("network", ["127.0.0.1", "127.0.0.0/8"])
async def test_a_banned_network_is_refused_but_for_its_operators(server: Running, network: str) -> None:
    browser, ada = server.browser(), desk(server)
    await ada.do("impose", kind="ban", whom=network, seconds=60)
    assert (await browser.get("/api/games")).json()["code"] == "banned"
    assert (await browser.get("/api/ready")).status_code == 200
    await ada.do("lift", kind="ban", whom=network)
    assert (await browser.get("/api/games")).status_code == 200


async def test_who_is_forgotten_is_named_no_more_but_stays_banned(server: Running) -> None:
    friend, ada = server.browser(), desk(server)
    await friend.make("thirty-six", "here", "bot:random")
    guest = await guest_of(server, friend)
    await ada.do("impose", kind="mute", whom=guest, seconds=DAY_S, reason="Gwen said a thing")
    await ada.do("impose", kind="ban", whom=guest, seconds=DAY_S, reason="Gwen said it again")
    assert (await friend.post("/api/you/forget")).status_code == 200, "banned people too may be forgotten"
    kept = await server.tables.store.read(lambda db: db.execute(sa.select(MEASURES)).all())
    assert [(row.kind, row.whom, row.reason) for row in kept] == [("ban", guest, "")]
    assert await deeds(server) == [
        ("console", "add-operator", "Ada", ""), ("Ada", "mute", "", ""), ("Ada", "ban", "", ""),
    ]  # fmt: skip


# --- tables


async def test_a_closed_table_ends_its_match_as_called_off_and_lets_nobody_in(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server)
    table = await host.make_with(friend)
    async with host.live(table, 1) as live, server.browser().live(table) as onlooker:
        await ada.do("close", table=table, reason="spam")
        for each in (live, onlooker):
            fault = await each.next("fault")
            assert fault["code"] == "closed" and "open your own" in fault["message"]
            assert await each.closed() == 4410
    for ask in (host.get(f"/api/tables/{table}/file"), host.post(f"/api/tables/{table}/again")):
        answer = await ask
        assert (answer.status_code, answer.json()["code"]) == (409, "closed")
    async with host.connect(table) as socket:
        assert (await Live(socket).next("fault"))["code"] == "closed"
    assert (await host.get("/api/tables")).json()["tables"] == []
    assert (await ada.post("close", table=table)).status_code == 409
    assert (await ada.post("close", table="nowhere")).status_code == 404
    stored = await server.tables.store.load_table(table)
    assert stored is not None and stored.setup.closed
    assert [(row.kind, row.what) for row, _ in stored.log][-1] == ("end", "called-off")
    checked = await server.tables.store.read(lambda db: list(check_seals(db)))
    assert not any(each.broken for each in checked)
    assert (await deeds(server))[1:] == [("Ada", "close", table, "spam")]


async def test_a_table_is_closed_before_its_match_and_after_it_too(server: Running) -> None:
    host, ada = server.browser(), desk(server)
    waiting = await host.make("thirty-six", "link", "here")
    over = await host.make("thirty-six", "here", "here")
    async with host.live(over, 0) as live:
        assert (await live.ask("propose", 0, what="call-off"))["is"] == "ack"
    async with host.live(waiting, 1) as live:
        await ada.do("close", table=waiting)
        assert await live.closed() == 4410
    await ada.do("close", table=over)
    for table in (waiting, over):
        assert (await host.get(f"/api/tables/{table}/file")).json()["code"] == "closed"
    assert (await server.browser().sit(waiting, 0)).json()["code"] == "closed"
    stored = await server.tables.store.load_table(over)
    assert stored is not None
    assert [row.kind for row, _ in stored.log].count("end") == 1


async def test_a_renamed_guest_has_the_new_name_at_every_table(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server)
    table = await host.make_with(friend)
    waiting = await host.make("thirty-six", "here", "link")
    await friend.sit(waiting, 1, "Rude Name")
    guest = await guest_of(server, friend)
    async with host.live(table, 1) as live:
        await ada.do("rename", guest=guest, name="Guest 7")
        while live.view["table"]["seats"][0]["name"] != "Guest 7":
            await live.hear()
    async with host.live(waiting, 0) as live:
        assert [seat["name"] for seat in live.view["table"]["seats"]][1] == "Guest 7"
    assert not any(each.broken for each in await server.tables.store.read(lambda db: list(check_seals(db))))
    assert (await deeds(server))[1:] == [("Ada", "rename", guest, "")]


async def test_operators_see_of_a_match_no_more_than_where_it_is_played(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server, "owner")
    table = await host.make_with(friend)
    async with host.live(table, 1) as live, friend.live(table, 0) as other:
        before = (await ada.browser.get("/api/house/tables")).text
        for each in (live, other) * 3:
            if each.view.get("actions"):
                await each.first()
        assert (await ada.browser.get("/api/house/tables")).text == before, "a move changes nothing of it"
    (listed,) = (await ada.get("tables"))["tables"]
    assert set(listed) == {"table", "game", "made_at", "began", "closed", "seats"}
    assert all(set(seat) == {"kind", "name", "guest"} for seat in listed["seats"])
    stored = await server.tables.store.load_table(table)
    assert stored is not None
    secrets = [stored.setup.seed.hex(), *(seat.nonce for seat in stored.seats), *(seat.link for seat in stored.seats)]
    seen = "".join([(await ada.browser.get(f"/api/house/{path}")).text for path in ("tables", "desk", "journal")])
    assert not any(secret and secret in seen for secret in secrets)


async def test_tables_are_found_by_a_name_a_guest_or_their_id(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server)
    one, other = await host.make_with(friend), await host.make("thirty-six", "here", "bot:random")
    guest = await guest_of(server, friend)
    for text, found in (("gWEN", [one]), (guest[:10], [one]), (other, [other]), ("%", []), ("nobody", [])):
        answer = await ada.browser.http.get("/api/house/tables", params={"ask": f'{{"text": "{text}"}}'})
        assert [each["table"] for each in answer.json()["tables"]] == found
    assert one in run("tables", "Gwen", database=file_of(server))


# --- talk and words


async def test_a_muted_guest_says_nothing_until_the_end_of_the_mute(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server)
    table = await host.make_with(friend, terms=TALKING)
    await ada.do("impose", kind="mute", whom=await guest_of(server, friend), seconds=60)
    async with friend.live(table, 0) as live, host.live(table, 1) as other:
        for phrase in ({"phrase": "luck"}, {"phrase": "words", "words": "hi"}):
            await live.send(do="say", seat=0, **phrase)
            refusal = await live.next("refused", "said")
            assert refusal["code"] == "muted" and "UTC" in refusal["reason"] and refusal["until"] > time.time()
        await other.send(do="say", seat=1, phrase="luck")
        assert await said(live) == [(1, "luck", "")]
        later = time.time() + 62
        server.tables.guests.now = lambda: later
        await live.send(do="say", seat=0, phrase="luck")
        assert await said(live) == [(0, "luck", "")]


async def test_a_removed_word_is_neither_a_name_nor_said(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server)
    table = await host.make_with(friend, terms=TALKING)
    await ada.do("impose", kind="word", whom=" Dummkopf ")
    async with friend.live(table, 0) as live:
        await live.send(do="say", seat=0, phrase="words", words="du DÜMMKOPF!")
        assert await said(live) == [(-1, "word", "")]
        await live.send(do="say", seat=0, phrase="words", words="du Dummkopfsalat")
        assert await said(live) == [(0, "words", "du Dummkopfsalat")]
    other = await host.make("thirty-six", "link", "here")
    answer = await friend.sit(other, 0, "dummkopf 1")
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "word", "name")
    seats = [{"kind": "here", "name": "Dummk\u043epf"}, {"kind": "bot"}]
    answer = await host.post("/api/tables", {"game": "thirty-six", "seats": seats})
    assert (answer.json()["code"], answer.json()["field"]) == ("word", "seats[0].name")
    await ada.do("lift", kind="word", whom="dummkopf")
    assert (await friend.sit(other, 0, "dummkopf 1")).status_code == 201


# --- kid mode


async def test_in_kid_mode_there_is_no_talk_no_clock_no_stranger_and_no_reminder(server: Running) -> None:
    host, friend, ada = server.browser(), server.browser(), desk(server)
    table = await host.make_with(friend, terms=TALKING)
    assert (await host.get("/api/house")).json() == {"kids": False, "announcements": [], "clarity": False}
    async with host.live(table, 1) as live:
        await live.send(do="say", seat=1, phrase="words", words="said before")
        assert await said(live) == [(1, "words", "said before")]
    await ada.do("impose", kind="kids", whom="")
    assert (await host.get("/api/house")).json() == {"kids": True, "announcements": [], "clarity": False}
    async with host.live(table, 1) as live:
        await live.send(do="say", id="k1", seat=1, phrase="words", words="hi")
        assert await said(live) == [(-1, "kids", "")], "and what was said before is not shown"
        await live.send(do="say", id="k2", seat=1, phrase="luck")
        assert await said(live) == [(1, "luck", "")]
    seats = [{"kind": "here"}, {"kind": "link"}]
    plain = {**TALKING, "talk": False}
    for terms, field in (
        (TALKING, "talk"),
        ({**plain, "clock": "5+3"}, "clock"),
        ({**plain, "over_days": True, "days": 3}, "days"),
    ):
        answer = await host.post("/api/tables", {"game": "thirty-six", "seats": seats, "terms": terms})
        assert (answer.status_code, answer.json()["field"]) == (403, f"terms.{field}")
    assert (await host.post(f"/api/tables/{table}/take", {"seat": 0})).json()["code"] == "kids"
    device = {"endpoint": "https://push.example/x", "p256dh": "A" * 87, "auth": "A" * 22, "language": "en"}
    assert (await host.post("/api/you/push", device)).json()["code"] == "kids"
    assert (await host.post("/api/tables", {"game": "thirty-six", "seats": seats, "terms": plain})).status_code == 201
    await ada.do("lift", kind="kids", whom="")
    assert (await host.get("/api/house")).json() == {"kids": False, "announcements": [], "clarity": False}


@pytest.mark.parametrize(("network", "here"), [("127.0.0.1", True), ("127.0.0.0/8", True), ("192.0.2.0/24", False)])
async def test_kid_mode_holds_for_a_network(server: Running, network: str, here: bool) -> None:
    run("kids", "on", network, database=file_of(server))
    browser = server.browser()
    while not server.tables.measures.is_kids("127.0.0.1" if here else "192.0.2.9"):
        await asyncio.sleep(0.05)
    assert (await browser.get("/api/house")).json() == {"kids": here, "announcements": [], "clarity": False}
