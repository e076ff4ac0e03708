"""A guest makes passkeys and signs in with them, and nobody else does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pysqlite3.dbapi2 as sqlite
import pytest

from parlour.server.base.limits import MOST_CHALLENGES
from parlour.server.base.settings import Settings
from parlour.server.people import passkeys
from parlour.server.people.guests import COOKIE, hash_of, random_of
from parlour.server.storage.backup import back_up, restore
from parlour.server.storage.doctor import examine
from parlour.server.storage.findings import Asked
from tests.server.authenticator import Authenticator, Json, read, write
from tests.server.browser import Browser
from tests.server.conftest import Running, Serving, start
from tests.server.process import Process

pytestmark = pytest.mark.anyio


class Passkeeper(Browser):
    """A browser that came by the name of the server, with an authenticator; ``named`` gives the server's address."""

    def __init__(self, url: str, counts: bool = True) -> None:
        super().__init__(named(url))
        self.keys = Authenticator(self.origin, counts)

    async def ask(self, path: str, body: Any = None, status: int = 201) -> Json:
        answer = await self.post(f"/api/you/passkeys{path}", body)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    async def keep(self, label: str = "Phone") -> Json:
        """Make a passkey of this guest."""
        return await self.ask("", self.keys.make(await self.ask("/make"), label))

    async def enter(self) -> Any:
        """Sign in; give who one is then, or the code of the refusal."""
        return await self.use(self.keys.show(await self.ask("/ask") | {"host": "localhost"}))

    async def use(self, shown: Json) -> Any:
        answer = await self.post("/api/you/passkeys/use", shown)
        return answer.json() if answer.status_code == 200 else answer.json()["code"]


def named(url: str) -> str:
    return url.replace("127.0.0.1", "localhost")


def bring(server: Running, **more: Any) -> Passkeeper:
    server.browsers.append(found := Passkeeper(server.url, **more))
    return found


async def seated(server: Running, **more: Any) -> tuple[Passkeeper, str]:
    desk = bring(server, **more)
    return desk, await desk.make("thirty-six", "here", "here")


def fresh(server: Running, desk: Passkeeper) -> Passkeeper:
    """Another browser of the same person, whose authenticator syncs."""
    phone = bring(server)
    phone.keys = desk.keys
    return phone


async def test_a_passkey_signs_in_where_nothing_else_is_known(server: Running) -> None:
    desk, table = await seated(server)
    (kept,) = (await desk.keep("Blue key"))["passkeys"]
    assert (kept["label"], kept["host"], kept["used_at"]) == ("Blue key", "localhost", 0)
    phone = fresh(server, desk)
    you = await phone.enter()
    assert (you["known"], you["tables"]) == (True, 1)
    async with phone.live(table, 0) as live:
        assert live.view["seat"] == 0
    async with desk.live(table, 0) as live:
        assert live.view["seat"] == 0, "the first device stays"
    (used,) = (await desk.get("/api/you/passkeys")).json()["passkeys"]
    assert used["used_at"] >= used["made_at"] > 0


@pytest.mark.parametrize("counts", [True, False])
async def test_it_signs_in_as_often_as_it_is_shown(server: Running, counts: bool) -> None:
    desk, _ = await seated(server, counts=counts)
    await desk.keep()
    for _ in range(3):
        assert (await fresh(server, desk).enter())["known"]


async def test_what_was_shown_once_is_good_for_nothing(server: Running) -> None:
    desk, _ = await seated(server)
    wish = await desk.ask("/make")
    made = desk.keys.make(wish)
    await desk.ask("", made)
    assert (await desk.ask("", made, status=403))["code"] == "passkey_late"
    phone, thief = fresh(server, desk), bring(server)
    shown = desk.keys.show(await phone.ask("/ask"))
    assert (await phone.use(shown))["known"]
    assert await thief.use(shown) == "passkey_late"
    assert COOKIE not in thief.http.cookies


async def test_a_refused_answer_has_used_its_challenge_up(server: Running) -> None:
    desk, _ = await seated(server)
    await desk.keep()
    phone = fresh(server, desk)
    shown = desk.keys.show(await phone.ask("/ask"))
    assert await phone.use({**shown, "signature": write(b"no signature")}) == "passkey_wrong"
    assert await phone.use(shown) == "passkey_late"


async def test_a_challenge_is_good_for_five_minutes(server: Running) -> None:
    desk, _ = await seated(server)
    await desk.keep()
    now = server.tables.guests.now()
    for later, expected in ((passkeys.GOOD_S + 1, False), (passkeys.GOOD_S - 5, True)):
        phone = fresh(server, desk)
        server.tables.guests.now = lambda: now
        shown = desk.keys.show(await phone.ask("/ask"))
        server.tables.guests.now = lambda later=later: now + later  # type: ignore[misc]
        assert (await phone.use(shown) != "passkey_late") == expected


async def test_neither_another_page_nor_another_name_is_accepted(server: Running) -> None:
    desk, _ = await seated(server)
    await desk.keep()
    phone = fresh(server, desk)
    evil = Authenticator("https://parlour.example")
    assert (await desk.ask("", evil.make(await desk.ask("/make")), status=403))["code"] == "passkey_wrong"
    desk.keys.origin = evil.origin
    assert await phone.enter() == "passkey_wrong"
    desk.keys.origin = desk.origin
    wish = await phone.ask("/ask")
    elsewhere = {**wish, "host": "parlour.example"}
    desk.keys.keys["parlour.example"] = desk.keys.keys["localhost"]
    assert await phone.use(desk.keys.show(elsewhere)) == "passkey_wrong"
    shown = desk.keys.show(await phone.ask("/ask"))
    name = desk.origin.replace("localhost", "house.localhost")
    phone.http.headers.update({"Origin": name, "Host": name.removeprefix("http://")})
    assert await phone.use(shown) == "passkey_late", "a challenge is for one name"
    assert await phone.enter() == "passkey_unknown", "and a passkey, too"


async def test_an_address_that_is_a_number_has_no_passkeys(server: Running) -> None:
    desk = server.browser()
    await desk.make("thirty-six", "here", "here")
    for path in ("make", "ask"):
        answer = await desk.post(f"/api/you/passkeys/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "passkey_nowhere")


async def test_only_its_own_handle_and_key_open_it(server: Running) -> None:
    desk, _ = await seated(server)
    await desk.keep()
    phone = fresh(server, desk)
    shown = desk.keys.show(await phone.ask("/ask"))
    assert await phone.use({**shown, "handle": write(bytes(32))}) == "passkey_wrong"
    stranger = Authenticator(desk.origin)
    stranger.make(await desk.ask("/make"))
    mine = desk.keys.show(await phone.ask("/ask"))
    forged = {**stranger.show(await phone.ask("/ask")), "credential": mine["credential"], "handle": mine["handle"]}
    assert await phone.use(forged) == "passkey_wrong"
    assert COOKIE not in phone.http.cookies


async def test_a_copy_whose_count_stands_still_is_refused(server: Running) -> None:
    desk, _ = await seated(server)
    await desk.keep()
    assert (await fresh(server, desk).enter())["known"]
    desk.keys.signed -= 2
    assert await fresh(server, desk).enter() == "passkey_wrong"


async def test_passkeys_are_listed_and_removed_one_by_one(server: Running) -> None:
    desk, _ = await seated(server)
    await desk.keep("Phone")
    old = desk.keys
    desk.keys = Authenticator(desk.origin)
    both = {each["label"]: each["id"] for each in (await desk.keep("  Key  ring "))["passkeys"]}
    assert both.keys() == {"Phone", "Key ring"}
    other, _ = await seated(server)
    assert (await other.ask("/remove", {"id": both["Key ring"]}, status=200))["passkeys"] == []
    left = (await desk.ask("/remove", {"id": both["Phone"]}, status=200))["passkeys"]
    assert [each["label"] for each in left] == ["Key ring"], "nobody removes another's"
    phone = bring(server)
    phone.keys = old
    assert await phone.enter() == "passkey_unknown"
    assert (await fresh(server, desk).enter())["known"]


async def test_a_browser_is_told_which_passkeys_it_need_not_make_again(server: Running) -> None:
    desk, _ = await seated(server)
    assert (await desk.ask("/make"))["known"] == []
    await desk.keep()
    assert (await desk.ask("/make"))["known"] == [write(desk.keys.keys["localhost"][0])]


async def test_nobody_has_too_many_and_nobody_asks_too_often(server: Running) -> None:
    desk, _ = await seated(server)
    for number in range(passkeys.MOST):
        await desk.keep(f"Key {number}")
    assert (await desk.ask("/make", status=403))["code"] == "passkeys_full"
    for _ in range(MOST_CHALLENGES - passkeys.MOST - 1):
        await desk.ask("/ask")
    answer = await desk.post("/api/you/passkeys/ask")
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert int(answer.headers["retry-after"]) > 0


async def test_whoever_is_forgotten_has_no_passkeys(server: Running) -> None:
    desk, _ = await seated(server)
    await desk.keep()
    again, other = fresh(server, desk), fresh(server, desk)
    assert (await again.enter())["known"]
    begun = await again.ask("/make")
    assert (await desk.post("/api/you/forget")).status_code == 200
    assert await other.enter() == "passkey_unknown"
    assert (await again.ask("", Authenticator(again.origin).make(begun), status=403))["code"] == "no_guest"
    assert COOKIE not in other.http.cookies


async def test_strangers_have_none_and_nonsense_is_refused_by_field(server: Running) -> None:
    stranger = bring(server)
    for path, body in (("/make", None), ("", stranger.keys.make({"host": "localhost", "handle": "", "challenge": ""}))):
        assert (await stranger.ask(path, body, status=403))["code"] == "no_guest"
    desk, _ = await seated(server)
    made = desk.keys.make(await desk.ask("/make"))
    for field, value in (("label", ""), ("label", "x" * 30), ("client_data", "a b"), ("attestation", None)):
        assert (await desk.ask("", {**made, field: value}, status=400))["field"] == field
    assert (await desk.ask("", {**made, "more": 1}, status=400))["code"] == "bad_message"
    for field in ("client_data", "attestation"):
        for nonsense in ("A", write(b"{}"), write(b"[1]"), write(b'{"type":1,"challenge":1,"origin":1}')):
            again = {**desk.keys.make(await desk.ask("/make")), field: nonsense}
            assert (await desk.ask("", again, status=403))["code"] == "passkey_wrong"
    assert (await desk.get("/api/you/passkeys")).json()["passkeys"] == []


async def test_whoever_reads_the_database_cannot_become_the_guest(serving: Serving, tmp_path: Path) -> None:
    async with serving() as server:
        desk, _ = await seated(server)
        await desk.keep()
        token = str(desk.http.cookies[COOKIE])
        random, handle = random_of(token), read(desk.keys.keys["localhost"][1])
    file = sqlite.connect(tmp_path / "parlour.db")
    ((guest, wrapped),) = file.execute("SELECT guest, wrapped FROM passkeys").fetchall()
    file.close()
    assert guest == hash_of(token)
    assert wrapped != random
    for secret in (random, handle):
        assert secret not in (tmp_path / "parlour.db").read_bytes()


async def test_a_backup_keeps_passkeys_and_the_doctor_counts_them(serving: Serving, tmp_path: Path) -> None:
    async with serving() as server:
        desk, _ = await seated(server)
        await desk.keep()
        await desk.ask("/ask")
    back_up(f"sqlite:///{tmp_path / 'parlour.db'}", tmp_path / "house.backup")
    (tmp_path / "new").mkdir()
    restore(f"sqlite:///{tmp_path / 'new' / 'parlour.db'}", tmp_path / "house.backup")
    async with start(tmp_path / "new") as again:
        phone = fresh(again, desk)
        phone.keys.origin = phone.origin
        assert (await phone.enter())["known"]
    settings = Settings(database=str(tmp_path / "new" / "parlour.db"))
    found = [each for each in examine(Asked(settings)) if each.about == "passkeys"]
    assert [(each.kind, each.text) for each in found] == [("well", "1 for localhost")]
    file = sqlite.connect(settings.database)
    file.execute("UPDATE passkeys SET host = 'old.example'")
    assert file.execute("SELECT count(*) FROM challenges").fetchone() == (0,)
    file.commit()
    file.close()
    (moved,) = (each for each in examine(Asked(settings)) if each.about == "passkeys")
    assert moved.kind == "note" and "does not answer: Serve with --allow-host old.example" in moved.text
    named = Settings(database=settings.database, hosts="old.example")
    assert "well" in [each.kind for each in examine(Asked(named)) if each.about == "passkeys"]


@pytest.mark.long
async def test_any_worker_answers_what_another_has_begun(tmp_path: Path) -> None:
    with Process(tmp_path / "parlour.db", PARLOUR_WORKERS="2") as server:
        desk = Passkeeper(server.url)
        await desk.make("thirty-six", "here", "here")
        for number in range(4):
            wish = await desk.ask("/make")
            await desk.http.aclose()
            again = Passkeeper(server.url)
            again.http.cookies, again.keys = desk.http.cookies, desk.keys
            await again.ask("", again.keys.make(wish, f"Key {number}"))
            phone, other = Passkeeper(server.url), Passkeeper(server.url)
            wish = await phone.ask("/ask")
            assert (await other.use(again.keys.show(wish)))["known"]
            assert await phone.use(again.keys.show(wish)) == "passkey_late"
            for browser in (phone, other):
                await browser.http.aclose()
            desk = again
        await desk.http.aclose()
