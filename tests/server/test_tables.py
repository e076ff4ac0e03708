"""Tables over HTTP: games, seats, guests, rematches, files, pages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.core.files import from_file, read_file, verify
from parlour.core.seed import commitment
from parlour.server.model.seats import link_of
from tests.server.browser import SECRETS, Browser, Live
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


async def finish(live: Live) -> None:
    """Play the first action offered until nobody can act."""
    while live.view["table"]["phase"] == "playing":
        await live.first()


async def finished(browser: Browser, *kinds: str, **options: object) -> str:
    table = await browser.make("thirty-six", *kinds, options={"stall": 6, "tie": "draw", **options})
    async with browser.live(table, 0) as live:
        await finish(live)
    return table


async def test_the_shelf_describes_its_games(browser: Browser) -> None:
    games = {game["name"]: game for game in (await browser.get("/api/games")).json()}
    game = games["thirty-six"]
    assert (game["title"], game["players"], game["secret"]) == ("36", [2, 3], False)
    assert game["levels"] == ["first_steps", "gentle", "casual", "club", "expert"]
    assert game["level"] == "gentle"
    assert game["preview"]["pieces"]
    assert {option["name"] for option in game["options"]} >= {"layout", "start"}
    assert games["pentic"]["preview"]["zones"]


async def test_nobody_is_asked_for_what_follows_from_something_else(browser: Browser) -> None:
    games = {game["name"]: game for game in (await browser.get("/api/games")).json()}
    asked = [option["name"] for option in games["gridsy"]["options"]]
    assert "grid" in asked and "mode" not in asked


async def test_rules_come_clause_by_clause(browser: Browser) -> None:
    answer = (await browser.get("/api/games/thirty-six/rules")).json()
    assert any(clause["id"] == "T36-17" for section in answer["sections"] for clause in section["clauses"])
    assert (await browser.get("/api/games/chess/rules")).status_code == 404


async def test_a_game_shows_itself_in_pictures(server: Running) -> None:
    browser = server.browser().http
    answer = (await browser.get("/api/games/thirty-six/pictures")).json()
    assert [picture["text"][0] for picture in answer["pictures"]] == ["picture-1", "picture-2", "picture-3"]
    assert answer["pictures"][-1]["scene"]["over"]
    assert (await browser.get("/api/games/chess/pictures")).status_code == 404


@pytest.mark.fault(46)
async def test_a_guest_gets_a_cookie_scripts_cannot_read_once(browser: Browser) -> None:
    seats = [{"kind": "here"}, {"kind": "here"}]
    first = await browser.post("/api/tables", {"game": "thirty-six", "seats": seats})
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(browser.http.cookies["parlour_guest"]) >= 43
    assert "set-cookie" not in (await browser.post("/api/tables", {"game": "thirty-six", "seats": seats})).headers


@pytest.mark.fault(46)
async def test_tokens_are_not_on_the_disk(server: Running, tmp_path: Path) -> None:
    browser = server.browser()
    await browser.make("thirty-six", "here", "here")
    token = browser.http.cookies["parlour_guest"].encode()
    assert all(token not in file.read_bytes() for file in tmp_path.iterdir())


async def test_joining_twice_changes_nothing_and_a_taken_seat_stays_taken(shared: Running) -> None:
    host, friend, late = shared.browser(), shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link", "link")
    for name in ("Ada", "Eve"):
        assert (await friend.join(table, 1, name)).json() == {"table": table, "seat": 1, "links": []}
    assert (await late.join(table, 1)).status_code == 409
    assert (await friend.join(table, 2)).status_code == 409
    async with host.live(table, 0) as live:
        assert [seat["kind"] for seat in live.view["table"]["seats"]] == ["human", "human", "open"]
        assert live.view["table"]["seats"][1]["name"] == "Ada"


async def test_who_only_knows_the_table_cannot_take_its_open_seat(shared: Running) -> None:
    host, watcher = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link")
    secret = SECRETS[table, 1]
    other = await host.make("thirty-six", "here", "link")
    for wrong in (SECRETS[other, 1], "A" * 22):
        answer = await watcher.post(f"/api/tables/{table}/join", {"secret": wrong, "name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    assert (await watcher.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Eve"})).status_code == 400
    async with watcher.live(table) as live:
        assert live.view["table"]["seats"][1]["kind"] == "open"
        assert secret not in json.dumps(live.heard)
        assert link_of(secret) not in json.dumps(live.heard)


@pytest.mark.fault(46)
async def test_secrets_of_links_are_not_on_the_disk(server: Running, tmp_path: Path) -> None:
    table = await server.browser().make("thirty-six", "here", "link")
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert SECRETS[table, 1].encode() not in written
    assert link_of(SECRETS[table, 1]).encode() in written


@pytest.mark.fault(44)
async def test_the_friends_nonce_is_mixed_into_the_seed_committed_before(shared: Running) -> None:
    host, friend = shared.browser(), shared.browser()
    table = await host.make("thirty-six", "here", "link")
    async with host.live(table, 0) as live:
        promised = live.view["table"]["commitment"]
        await friend.sit(table, 1, "Ada")
        assert (await host.commit(table, 1)).status_code == 403, "not the host's seat"
        del host.nonces[table, 1]
        assert (await host.reveal(table)).status_code == 409, "the friend has not committed yet"
        await friend.commit(table, 1)
        first = friend.nonces[table, 1]
        friend.nonces[table, 1] = "0" * 32
        assert (await friend.commit(table, 1)).status_code == 200  # too late to change it
        refused = await friend.reveal(table)
        assert (refused.status_code, refused.json()["field"]) == (400, "seats")
        while "commitment" not in live.view["table"]["seats"][1]:
            await live.hear()
        assert live.view["table"]["seats"][1]["commitment"] == commitment(bytes.fromhex(first))
        friend.nonces[table, 1] = first
        await friend.reveal(table)
        while "mixed" not in live.view["table"]["seats"][1]:
            await live.hear()
        assert live.view["table"]["phase"] == "waiting", "the host has not revealed yet"
        assert first not in json.dumps(live.heard), "nobody need know it yet"
        await host.reveal(table)
    async with host.live(table, 0) as mine, friend.live(table, 1) as theirs:
        assert "proof" not in mine.view["table"]
        await play_out(mine, theirs)
        proof = mine.view["table"]["proof"]
        assert commitment(bytes.fromhex(proof["seed"])) == promised == mine.view["table"]["commitment"]
        assert proof["nonces"] == [host.nonces[table, 0], first]
    file = read_file((await host.get(f"/api/tables/{table}/file")).content)
    assert verify(file).over


@pytest.mark.fault(44)
async def test_no_nonce_is_on_the_disk_before_everybody_has_committed(server: Running, tmp_path: Path) -> None:
    host = server.browser()
    table = await host.make("thirty-six", "here", "link")
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert host.nonces[table, 0].encode() not in written


async def play_out(*lives: Live) -> None:
    while lives[0].view["table"]["phase"] == "playing":
        actor = next(live for live in lives if live.view.get("actions"))
        seq = (await actor.first())["seq"]
        for live in lives:
            await live.until(seq)


@pytest.mark.fault(44)
async def test_the_match_file_keeps_the_seed_until_the_end(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        await live.first()
        answer = await browser.get(f"/api/tables/{table}/file")
        assert answer.headers["content-disposition"].startswith("attachment")
        assert read_file(answer.content).seed is None
        await finish(live)
    assert len(from_file(read_file((await browser.get(f"/api/tables/{table}/file")).content)).entries) > 5


@pytest.mark.fault(41)
async def test_the_moves_of_a_secret_game_are_kept_until_the_end(browser: Browser) -> None:
    table = await browser.make("pentic", "here", "here")
    assert (await browser.get(f"/api/tables/{table}/file")).status_code == 409


async def test_a_rematch_is_made_once_and_the_next_seat_starts(shared: Running) -> None:
    browser, stranger = shared.browser(), shared.browser()
    table = await finished(browser, "here", "here", start=1)
    assert (await stranger.post(f"/api/tables/{table}/again")).status_code == 403
    async with browser.live(table, 0) as live:
        again = (await browser.post(f"/api/tables/{table}/again")).json()
        assert again["table"] != table
        assert again["seat"] == 0
        assert (await browser.post(f"/api/tables/{table}/again")).json() == again
        while "again" not in live.view["table"]:
            await live.hear()
        assert live.view["table"]["again"] == again["table"]
    await browser.mix(again["table"], 0, 1)
    async with browser.live(again["table"], 0) as live:
        assert live.view["table"]["phase"] == "playing"
        assert live.view["table"]["options"]["start"] == 0
        assert live.view["table"]["options"]["stall"] == 6
        assert live.view["table"]["commitment"]


async def test_a_rematch_needs_an_end(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    assert (await browser.post(f"/api/tables/{table}/again")).status_code == 409


async def test_nothing_can_be_played_or_taken_back_after_the_end(browser: Browser) -> None:
    table = await finished(browser, "here", "here")
    async with browser.live(table, 0) as live:
        assert (await live.act(0, "pass"))["code"] == "over"
        assert (await live.ask("undo", 0, seq=live.view["seq"]))["code"] == "over"
        assert "undo" not in live.view


@pytest.mark.fault(28)
async def test_idle_tables_leave_memory_and_come_back_from_the_log(shared: Running) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        seen = await live.first()
    memory = shared.tables.in_memory[table]
    while memory.connections:
        await Live.pause()
    memory.used -= shared.tables.settings.idle_table_ms
    shared.tables.sweep()
    assert table not in shared.tables.in_memory
    async with browser.live(table, 0) as live:
        assert live.view["scene"] == seen["scene"]
        assert live.view["seq"] == 1


@pytest.mark.fault(7)
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET seed = zeroblob(32)",
        "UPDATE tables SET options = json_set(options, '$.stall', 20)",
        "UPDATE tables SET began_at = began_at + 1",
        "UPDATE tables SET seal = ''",
        "UPDATE seats SET nonce = '00000000000000000000000000000000'",
        "UPDATE seats SET nonce = ''",
        "UPDATE seats SET name = 'Eve'",
        "UPDATE seats SET kind = 'bot', level = 'strong'",
    ],
)
@pytest.mark.parametrize("moves", [0, 1])
async def test_what_a_match_is_played_by_is_sealed(shared: Running, damage: str, moves: int) -> None:
    browser = shared.browser()
    table = await browser.make("thirty-six", "here", "here")
    async with browser.live(table, 0) as live:
        for _ in range(moves):
            await live.first()
    column = "table_id" if "seats" in damage else "id"
    await shared.tables.store.write(lambda c: c.exec_driver_sql(f"{damage} WHERE {column} = ?", (table,)))
    shared.tables.loaded.unload(table)
    assert (await browser.get(f"/api/tables/{table}/file")).json()["code"] == "damaged"


@pytest.mark.fault(7)
async def test_a_damaged_row_puts_only_its_table_aside(shared: Running) -> None:
    browser = shared.browser()
    good, bad = [await browser.make("thirty-six", "here", "here") for _ in range(2)]
    for table in (good, bad):
        async with browser.live(table, 0) as live:
            await live.first()
            await live.first()
    await shared.tables.store.write(
        lambda c: c.exec_driver_sql("UPDATE log SET what = 'chooseColour 2' WHERE seq = 1 AND table_id = ?", (bad,))
    )
    shared.tables.loaded.unload(good)
    shared.tables.loaded.unload(bad)
    async with browser.connect(bad) as socket:
        assert (await Live(socket).hear())["code"] == "no_table"
    assert (await browser.get(f"/api/tables/{bad}/file")).json()["code"] == "damaged"
    async with browser.live(good, 0) as live:
        assert live.view["seq"] == 2


async def test_health_and_warmth_answer(browser: Browser) -> None:
    health = await browser.get("/api/health")
    assert (health.status_code, health.json()["ok"]) == (200, True)
    warmth = (await browser.get("/api/warm")).json()
    assert warmth["done"] == len(warmth["ready"]) <= warmth["total"]


async def test_without_a_client_the_page_says_how_to_build_it(serving: Serving, tmp_path: Path) -> None:
    async with serving(static=tmp_path / "none") as server:
        answer = await server.browser().get("/")
        assert "npm --prefix web run build" in answer.text


@pytest.mark.fault(36)
async def test_pages_fall_back_to_the_index_and_never_leave_their_folder(serving: Serving, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>index</p>")
    (static / "assets" / "a-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(static=static) as server:
        browser = server.browser()
        for path in ("/", "/table/abc", "/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = await browser.get(path)
            assert "secret" not in answer.text
        assert (await browser.get("/table/abc")).text == "<p>index</p>"
        script = await browser.get("/assets/a-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert (await browser.get("/assets/gone.js")).status_code == 404
        assert (await browser.get("/api/nothing")).status_code == 404
        assert (await browser.get("/api")).status_code == 404


@pytest.mark.fault(47)
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/none.js"])
async def test_every_answer_has_the_security_headers(browser: Browser, path: str) -> None:
    headers = (await browser.get(path)).headers
    assert "script-src 'self' 'wasm-unsafe-eval'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert "http" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
