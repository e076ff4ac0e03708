"""Programs of others: they sign in, sit down as what they are, play every game to its end, and do nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from parlour.cli.visiting.house import Invitation, Refused, VisitedHouse, read_invitation
from parlour.cli.visiting.nonces import Nonces
from parlour.cli.visiting.visit import Visit, Wish
from parlour.core.errors import BadOption, BotFault, ParlourError
from parlour.core.files import read_file, verify
from parlour.core.game import find_game, games
from parlour.core.seed import commitment
from parlour.protocol.frames import Incoming
from parlour.server.people.programs import drop_program, write_program
from parlour.server.table.reception import OF_PROGRAMS
from parlour.server.web.app import OPERATIONS
from tests.server.browser import PATIENCE_S, SECRETS, SHORT_LIVED, Browser, Json, Live
from tests.server.conftest import Running, Serving
from tests.server.device import FastTime
from tests.server.process import ROOT, Process

pytestmark = pytest.mark.anyio

ANY = f"exec:60s:{shlex.join([sys.executable, str(ROOT / 'examples' / 'bots' / 'any.py')])}"
QUICK: Json = {
    "programs": True,
    "program_frames_per_20_s": 100_000,
    "loop_ms_per_program": 1_000_000,
    "silence_ms": 1_000_000_000,
    "mix_ms": 1_000_000_000,
    "claim_ms": 1_000_000_000,
}
SHORT: dict[str, Json] = {
    "gridsy": {"mode": "head_to_head", "best_of": 1, "round_limit_min": 2},
    "pivot-pawns": {"think": 60, "timer": 15, "demo": 30, "seats": 2},
    "pentic": {"target": 50},
    "tic-squared": {"deck_size": 30},
}
AT_THREE = ("thirty-six", "mismemory", "pentic")
SPEED = 60
FRAMES: dict[str, Json] = {
    "say": {"id": "1", "phrase": "hello"},
    "hint": {"id": "1", "seq": 0},
    "recall": {"at": [0]},
    "moves": {},
    "undo": {"id": "1", "seq": 0},
    "rest": {},
}


async def let_in(server: Running, name: str = "Hal") -> str:
    """Make a token as ``parlour bot-token`` does."""
    token: str = await server.tables.store.write(lambda db: write_program(db, name, 0), "programs")
    return token


def signed_in(server: Running, token: str) -> httpx.AsyncClient:
    headers = {"Origin": server.url, "Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE_S, limits=SHORT_LIVED)


def invited(server: Running, table: str, seat: int = 0) -> Invitation:
    return read_invitation(f"{server.url.rstrip('/')}/t/{table}#{SECRETS[table, seat]}", server.url)


def visit(server: Running, token: str, folder: Path, bot: str = ANY, told: list[str] | None = None) -> Visit:
    tell: Callable[[str], None] = told.append if told is not None else lambda sentence: None
    return Visit(VisitedHouse(server.url.rstrip("/"), token), Wish(bot, 0.0, 0.0), tell, Nonces(folder / "nonces"))


def connect(server: Running, token: str, table: str) -> websockets.connect:
    return VisitedHouse(server.url.rstrip("/"), token).connect(table)


async def file_of(server: Running, table: str) -> bytes:
    answer = await server.browser().get(f"/api/tables/{table}/file")
    assert answer.status_code == 200, answer.text
    return answer.content


@pytest.mark.sampled(4)
@pytest.mark.long
@pytest.mark.parametrize("name", list(games()))
async def test_a_program_plays_every_game_against_the_houses_bot_and_the_log_verifies(
    name: str, serving: Serving, tmp_path: Path
) -> None:
    others = ["bot:random"] * (2 if name in AT_THREE else 1)
    async with serving(FastTime(SPEED), **QUICK) as server:
        token = await let_in(server)
        table = await server.browser().make(name, "link", *others, options=SHORT.get(name))
        async with asyncio.timeout(PATIENCE_S):
            await visit(server, token, tmp_path).play(invited(server, table))
        match = verify(read_file(await file_of(server, table)))
        assert match.over and match.game is find_game(name)
    with sqlite3.connect(tmp_path / "parlour.db") as database:
        rows = database.execute("SELECT number, kind, name, program FROM seats ORDER BY number").fetchall()
    assert rows[0] == (0, "human", "Hal", 1)
    assert all((kind, program) == ("bot", 0) for _, kind, _, program in rows[1:])


@pytest.mark.long
def test_the_example_plays_at_a_server_by_the_commands_of_the_docs(tmp_path: Path) -> None:
    """Of two who are people's guests one is the example; a second game is asked for when the first is over."""

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "parlour.cli", *words]
        environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PARLOUR_BOT_TOKEN": token}
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE_S)

    token, database = "", tmp_path / "parlour.db"
    free = {"PARLOUR_PROGRAM_FRAMES_PER_20_S": "100000", "PARLOUR_LOOP_MS_PER_PROGRAM": "1000000"}
    with Process(database, PARLOUR_PROGRAMS="1", PARLOUR_BOT_PAUSE_MS="0", **free) as process:
        http = httpx.Client(base_url=process.url, headers={"Origin": process.url}, timeout=PATIENCE_S)
        seats = [{"kind": "link"}, {"kind": "bot", "level": "random"}]
        made = http.post("/api/tables", json={"game": "pentic", "seats": seats, "options": {"target": 50}}).json()
        link = f"{process.url}/t/{made['table']}#{made['links'][0]['secret']}"
        token = run("bot-token", "Hal", "--database", str(database)).stdout.strip()
        assert re.fullmatch(r"bot-[\w-]{43}", token)
        played = run("bot", "--table", link, "--pause", "0", "--wait", "0", ANY)
        assert played.returncode == 0, played.stderr
        assert "knows this program as Hal" in played.stdout and "The match is over: won by" in played.stdout
        assert verify(read_file(http.get(f"/api/tables/{made['table']}/file").content)).over
        assert run("bot-token", "--database", str(database)).stdout.endswith("  Hal\n")
        assert run("bot-token", "Hal", "--revoke", "--database", str(database)).returncode == 0
        refused = run("bot", "--table", link, ANY)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert refused.stderr == "Error: This house knows no such program: the token is wrong, or was revoked.\n"
        http.close()


async def test_people_see_that_it_is_a_program_and_its_name_and_play_again_with_it(
    serving: Serving, tmp_path: Path
) -> None:
    async with serving(**QUICK) as server:
        token, told = await let_in(server), []
        browser = server.browser()
        table = await browser.make("thirty-six", "link", "here")
        house = VisitedHouse(server.url.rstrip("/"), token)
        playing = Visit(house, Wish(ANY, 0.0, 600.0), told.append, Nonces(tmp_path / "nonces"))
        task = asyncio.create_task(playing.play(invited(server, table)))
        async with asyncio.timeout(PATIENCE_S), browser.live(table, 1) as live:
            await browser_mixes(browser, table, live)
            hal = live.view["table"]["seats"][0]
            assert (hal["kind"], hal["name"], hal["program"], hal["online"]) == ("human", "Hal", True, True)
            assert "program" not in live.view["table"]["seats"][1]
            await live.ask("resign", 1)
            while live.view["table"]["phase"] != "over":
                await live.hear()
            again = (await browser.post(f"/api/tables/{table}/again")).json()["table"]
        async with asyncio.timeout(PATIENCE_S), browser.live(again, 1) as live:
            await browser.commit(again, 1)
            await browser_mixes(browser, again, live)
            assert live.view["table"]["seats"][0]["program"]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert "Another game is asked for." in told


async def browser_mixes(browser: Browser, table: str, live: Live) -> None:
    """Reveal once the program has committed, and wait for the match."""
    while not all(seat.get("commitment") for seat in live.view["table"]["seats"]):
        await live.hear()
    await browser.reveal(table)
    await live.until_playing()


async def test_a_program_that_was_stopped_goes_on_even_between_its_two_steps_of_mixing(
    serving: Serving, tmp_path: Path
) -> None:
    async with serving(**QUICK) as server:
        token, browser = await let_in(server), server.browser()
        table = await browser.make("thirty-six", "link", "here")
        async with asyncio.timeout(PATIENCE_S), browser.live(table, 1) as live:
            first = asyncio.create_task(visit(server, token, tmp_path).play(invited(server, table)))
            while not live.view["table"]["seats"][0].get("commitment"):
                await live.hear()
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            await browser.reveal(table)
            second = asyncio.create_task(visit(server, token, tmp_path).play(invited(server, table)))
            await live.until_playing()
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            third = asyncio.create_task(visit(server, token, tmp_path).play(invited(server, table)))
            while live.view["table"]["phase"] != "over":
                if 1 in live.view["scene"].get("to_act", ()) and live.view.get("actions"):
                    await live.first()
                else:
                    await live.hear()
            await third
        assert verify(read_file(await file_of(server, table))).over
        assert not list((tmp_path / "nonces").iterdir()), "nothing is left of a match that has begun"


@pytest.mark.parametrize("settings", [{"programs": False}, {"programs": True}], ids=["off", "unknown"])
async def test_a_program_that_is_not_let_in_is_told_so_by_request_and_socket(
    serving: Serving, settings: Json, tmp_path: Path
) -> None:
    async with serving(**settings) as server:
        token = f"bot-{'x' * 43}" if settings["programs"] else await let_in(server)
        code = "program_unknown" if settings["programs"] else "programs_off"
        table = await server.browser().make("thirty-six", "link", "here")
        async with signed_in(server, token) as http:
            answer = await http.post(f"/api/tables/{table}/join", json={"secret": SECRETS[table, 0]})
        assert (answer.status_code, answer.json()["code"]) == (403, code)
        async with connect(server, token, table) as socket:
            live = Live(socket)
            assert (await live.next("fault"))["code"] == code
            assert await live.closed() == 4403
        with pytest.raises(Refused, match="This house"):
            await visit(server, token, tmp_path).play(invited(server, table))


async def test_a_program_may_ask_for_nothing_that_is_for_people(serving: Serving) -> None:
    async with serving(**QUICK) as server:
        token, table = await let_in(server), await server.browser().make("thirty-six", "link", "here")
        allowed = {operation.name for operation in OPERATIONS if operation.programs}
        assert allowed == {"join_table", "commit_nonces", "reveal_nonces", "get_match_file", "get_you"}
        async with signed_in(server, token) as http:
            for operation in OPERATIONS:
                path = re.sub(r"{\w+}", "1", operation.path)
                if not operation.programs:
                    answer = await http.request(operation.method, path, json={})
                    assert (answer.status_code, answer.json()["code"]) == (403, "for_people"), path
            await http.post(f"/api/tables/{table}/join", json={"secret": SECRETS[table, 0]})
        assert not {frame.__struct_config__.tag for frame in OF_PROGRAMS} & FRAMES.keys()
        assert len(OF_PROGRAMS) == 9 and set(OF_PROGRAMS) < set(Incoming.__args__)  # type: ignore[attr-defined]
        async with connect(server, token, table) as socket:
            live = Live(socket)
            for do, more in FRAMES.items():
                seat = {} if do in ("recall", "moves", "rest") else {"seat": 0}
                await live.send(do=do, **seat, **more)
                assert (await live.next("fault"))["code"] == "for_people", do


async def test_a_program_is_shown_what_its_seat_may_know_and_hears_no_talk(serving: Serving) -> None:
    async with serving(**QUICK) as server:
        token, browser = await let_in(server), server.browser()
        table = await browser.make("pentic", "link", "here")
        await programs_mix(server, token, browser, table)
        async with connect(server, token, table) as socket, browser.live(table, 1) as live:
            await live.send(do="say", seat=1, phrase="hello")
            await live.next("said")
            mine = Live(socket)
            await mine.send(do="look", seat=0)
            turn = await mine.next("turn", "said")
            state = (await server.tables.find_table(table)).state
            known = [json.loads(json.dumps(state.game.position(state.playing().view(seat)))) for seat in (0, 1)]
            assert turn["view"] == known[0]
            assert {each["text"] for each in turn.get("legal", ())} == {choice.text for choice in state.choices(0)}
            await mine.send(do="look", seat=1)
            turn = await mine.next("turn", "said")
            assert turn["seat"] is None and "legal" not in turn, "another's seat is looked at as by a spectator"
            assert turn["view"]["players"][1]["hand"] != known[1]["players"][1]["hand"]


async def programs_mix(server: Running, token: str, browser: Browser, table: str) -> None:
    """Let a program sit down at seat 0 and mix by hand, as docs/bots-at-tables.md tells it."""
    nonce = "ab" * 16
    async with signed_in(server, token) as http:
        joined = await http.post(f"/api/tables/{table}/join", json={"secret": SECRETS[table, 0]})
        assert joined.json()["seat"] == 0 and "set-cookie" not in joined.headers
        promise = {"seat": 0, "commitment": commitment(bytes.fromhex(nonce))}
        await http.post(f"/api/tables/{table}/commit", json={"seats": [promise]})
        await browser.reveal(table)
        assert (
            await http.post(f"/api/tables/{table}/reveal", json={"seats": [{"seat": 0, "nonce": nonce}]})
        ).is_success


async def test_a_program_plays_at_so_many_tables_and_over_one_line_at_each(serving: Serving) -> None:
    async with serving(**{**QUICK, "program_tables": 1}) as server:
        token, browser = await let_in(server), server.browser()
        tables = [await browser.make("thirty-six", "link", "here") for _ in range(2)]
        async with signed_in(server, token) as http:

            async def join(table: str) -> httpx.Response:
                return await http.post(f"/api/tables/{table}/join", json={"secret": SECRETS[table, 0]})

            assert (await join(tables[0])).status_code == 201
            async with connect(server, token, tables[0]) as old:
                await Live(old).send(do="look", seat=0)
                await Live(old).next("turn")
                refused = await join(tables[1])
                assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
                assert (await join(tables[0])).status_code == 201, "at its own table it may ask again"
                async with connect(server, token, tables[0]) as new:
                    await Live(new).send(do="look", seat=0)
                    await Live(new).next("turn")
                    assert await Live(old).closed() == 4409
            while server.tables.programs.programs:
                await asyncio.sleep(0.01)
            assert (await join(tables[1])).status_code == 201


async def test_frames_of_programs_have_a_limit_of_their_own(serving: Serving) -> None:
    async with serving(**{**QUICK, "program_frames_per_20_s": 3}) as server:
        token, table = await let_in(server), await server.browser().make("thirty-six", "link", "here")
        async with connect(server, token, table) as socket:
            live = Live(socket)
            for _ in range(4):
                await live.send(do="ping")
            assert (await live.next("fault"))["code"] == "too_fast"


async def test_a_token_that_is_revoked_turns_its_program_out(serving: Serving) -> None:
    async with serving(**{**QUICK, "sweep_ms": 20}) as server:
        token, table = await let_in(server), await server.browser().make("thirty-six", "link", "here")
        async with connect(server, token, table) as socket:
            live = Live(socket)
            await live.send(do="look", seat=None)
            await live.next("turn")
            await server.tables.store.write(lambda db: drop_program(db, "Hal"), "programs")
            assert (await live.next("fault"))["code"] == "program_unknown"
            assert await live.closed() == 4403


async def test_the_database_keeps_no_token_and_names_are_taken_once(serving: Serving, tmp_path: Path) -> None:
    async with serving(**QUICK) as server:
        token = await let_in(server)
        with pytest.raises(BadOption, match="NAME: there is a token for 'Hal' already"):
            await let_in(server, " Hal ")
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("parlour.db*"))
    assert b"Hal" in kept and token.encode() not in kept and token[4:].encode() not in kept


async def test_a_program_that_fails_again_and_again_gives_up_its_seat(serving: Serving, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nfor line in sys.stdin: print('no', flush=True)\n")
    async with serving(**QUICK) as server:
        token = await let_in(server)
        table = await server.browser().make("thirty-six", "link", "bot:random")
        with pytest.raises(BotFault, match=r"failed 3 times in a row and has given up.*answered 'no'"):
            await visit(server, token, tmp_path, f"exec:60s:{shlex.join([sys.executable, str(bad)])}").play(
                invited(server, table)
            )
        match = verify(read_file(await file_of(server, table)))
        assert match.ending is not None and (match.ending.how, match.ending.seat) == ("resigned", 0)


@pytest.mark.parametrize(
    ("link", "url", "problem"),
    [
        ("https://a.example/t/abc#short", "", "is no link to a table"),
        ("https://a.example/t/abc", "https://b.example", "leads to https://a.example, not to https://b.example"),
        ("abc", "", "is no address of a house"),
        ("https://a.example/t/../x", "", "is no link to a table"),
    ],
)
def test_a_link_that_is_none_is_refused_by_a_sentence(link: str, url: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        read_invitation(link, url)


def test_links_are_read_whole_or_beside_the_house() -> None:
    secret, whole = "s" * 22, "https://a.example:8443/t/ab-_9"
    assert read_invitation(f"{whole}#{secret}", "") == Invitation("https://a.example:8443", "ab-_9", secret)
    assert read_invitation("ab-_9", "https://a.example:8443/anything") == Invitation(
        "https://a.example:8443", "ab-_9", None
    )
    with pytest.raises(ParlourError, match="token begins with bot-"):
        VisitedHouse("https://a.example", "secret")


def test_a_nonce_is_found_by_its_commitment_alone_and_read_by_nobody_else(tmp_path: Path) -> None:
    nonces = Nonces(tmp_path / "nonces")
    promise = nonces.draw_nonce("table", 1)
    found: Any = nonces.find_nonce("table", 1, promise)
    assert commitment(bytes.fromhex(found)) == promise
    assert [nonces.find_nonce("table", 0, promise), nonces.find_nonce("table", 1, "0" * 64)] == [None, None]
    (file,) = (tmp_path / "nonces").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    nonces.delete_nonce("table", 1)
    nonces.delete_nonce("table", 1)
    assert nonces.find_nonce("table", 1, promise) is None
