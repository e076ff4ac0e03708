"""Duplicate nights of a house: every table plays the same sealed deals, and nobody reads them before the end."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from parlour.cli.verifying import verify_files
from parlour.core.errors import BadFile
from parlour.core.files import read_file, verify
from parlour.core.night import board_seed, check_board
from parlour.core.seed import commitment
from parlour.protocol.branches import PlayOn
from parlour.server.house.branches import make_beginning
from parlour.server.model.stored import Stored, begun
from parlour.server.storage.journal import read_entries
from parlour.server.storage.tournaments import read_news
from tests.server.browser import Browser, Json
from tests.server.club import SWISS, Club, enter, found
from tests.server.conftest import Running, Serving
from tests.server.test_tournament_screens import resign, sit

pytestmark = pytest.mark.anyio

NIGHT: dict[str, Any] = {"game": "pentic", "format": "duplicate", "where": "screens", "rounds": 2}
NAMES = ("Ana", "Ben", "Cem", "Dora")


async def secret_of(server: Running, club: Club) -> bytes:
    news = await server.tables.store.read(lambda db: read_news(db, club.id, 0, 0, None))
    assert news is not None
    return bytes.fromhex(news.head.settings.night)


async def stored_at(server: Running, table: str) -> Stored:
    stored = await server.tables.store.load_table(table)
    assert stored is not None
    return stored


async def own_tables(club: Club, people: dict[str, Browser]) -> dict[str, Json]:
    """The tables in play as those who sit there see them, by their ids."""
    seen = [await club.view(browser) for browser in people.values()]
    return {own["table"]["at"]: own["table"] for view in seen for own in view["mine"]}


def listen(browser: Browser, heard: list[str]) -> None:
    """Keep whatever a browser is answered."""

    async def keep(response: httpx.Response) -> None:
        await response.aread()
        heard.append(response.text)

    browser.http.event_hooks["response"].append(keep)


async def test_nothing_that_is_sent_before_the_end_holds_a_seed_of_the_night(shared: Running, tmp_path: Path) -> None:
    club = await found(shared, **NIGHT)
    people, outsider, heard = await enter(shared, club, *NAMES), shared.browser(), list[str]()
    for browser in (club.host, outsider, *people.values()):
        listen(browser, heard)
    secret = await secret_of(shared, club)
    sealed = (await club.page())["night"]
    assert sealed == {"commitment": hashlib.sha256(secret).hexdigest(), "secret": None}
    kept, ids = dict[str, bytes](), list[str]()
    for round in (1, 2):
        await club.do("pair", {"round": round})
        assert all(table["at"] is None for table in (await club.page())["rounds"][-1]["tables"])
        tables = await own_tables(club, people)
        stored = [await stored_at(shared, at) for at in tables]
        assert [each.setup.seed for each in stored] == [board_seed(secret, round)] * 2
        seats = {at: await sit(people, table) for at, table in tables.items()}
        states = [(await shared.tables.find_table(at)).state.playing() for at in tables]
        assert states[0].position(0).tobytes() == states[1].position(0).tobytes(), "the same deal"
        ids += tables
        for at, seated in seats.items():
            if ids[3:] == [at]:
                break
            await _play(at, seated, heard)
            file = await seated[0].get(f"/api/tables/{at}/file")
            assert file.status_code == 200 and "seed" not in file.json() and "result" in file.json()
            kept[at] = file.content
            await seated[0].post(f"/api/tables/{at}/branch", {"at": 0, "seat": 0, "level": None})
            await seated[0].get(f"/api/tables/{at}/position/1")
            await _nobody_else_looks(at, outsider, heard)
        for path in ("/rounds/1", f"/rounds/{round}", "/sheet", ""):
            await outsider.get(club.path + path)
        await _until_next(club, "pair" if round == 1 else "results")
        assert (await club.page())["night"] == sealed
        before = "\n".join(heard)
        assert all(each.hex() not in before for each in (secret, *(board_seed(secret, n) for n in (1, 2))))
        assert await _is_unheard(shared, ids, before)
    await resign(seats[ids[3]][1], ids[3], 1)
    await _until_next(club, "over")
    assert (await club.page())["night"] == {**sealed, "secret": secret.hex()}
    for at in ids:
        opened = await outsider.get(f"/api/tables/{at}/file")
        assert opened.status_code == 200, "everybody may look now"
        whole = read_file(opened.content)
        check_board(secret, whole)
        verify(whole)
        async with outsider.live(at) as live:
            assert live.view["table"]["phase"] == "over"
    early = tmp_path / "early.json"
    early.write_bytes(kept[ids[0]])
    assert "agrees" in verify_files([early], secret.hex())
    with pytest.raises(BadFile, match="another night"):
        verify_files([early], "00" * 32)


async def _play(at: str, seated: list[Browser], heard: list[str]) -> None:
    """Play one action at a table and end its match; a table itself reveals nothing then."""
    async with seated[0].live(at, 0) as live:
        await live.until_playing()
        await live.first()
        heard.append(json.dumps(live.heard))
    await resign(seated[1], at, 1)
    async with seated[0].live(at, 0) as live:
        assert live.view["table"]["phase"] == "over" and live.view["table"].get("proof") is None
        heard.append(json.dumps(live.heard))


async def _nobody_else_looks(at: str, outsider: Browser, heard: list[str]) -> None:
    """Somebody who has no seat learns nothing of a table, not even after its match."""
    async with outsider.connect(at) as socket:
        said = json.loads(str(await socket.recv()))
        heard.append(json.dumps(said))
        assert said["is"] == "fault" and said["code"] == "night"
    for path in ("file", "position/1"):
        assert (await outsider.get(f"/api/tables/{at}/{path}")).status_code == 409
    branch = await outsider.post(f"/api/tables/{at}/branch", {"at": 0, "seat": None, "level": None})
    assert branch.status_code == 409 and branch.json()["code"] == "night"


async def _is_unheard(server: Running, ids: list[str], before: str) -> bool:
    """Whether no stream of a match, from which its cards follow as from its seed, was sent."""
    for at in ids:
        key = (await server.tables.find_table(at)).state.playing().position(0).key
        if key.tobytes().hex() in before or ", ".join(map(str, key.tolist())) in before:
            return False
    return True


async def _until_next(club: Club, next: str) -> None:
    for _ in range(300):
        if (await club.page())["next"] == next:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"it is not {next}")


async def test_a_result_that_an_organiser_types_ends_the_match_before_the_secret_is_shown(shared: Running) -> None:
    club = await found(shared, **{**NIGHT, "rounds": 1})
    people = await enter(shared, club, "Ana", "Ben")
    await club.do("pair", {"round": 1})
    ((at, table),) = (await own_tables(club, people)).items()
    seated = await sit(people, table)
    async with seated[0].live(at, 0) as live:
        await live.until_playing()
        assert (await club.result(1, 1, 3)).status_code == 200
        while live.view["table"]["phase"] != "over":
            await live.hear()
    assert (await club.page())["night"]["secret"] == (await secret_of(shared, club)).hex()
    ending = (await shared.tables.find_table(at)).state.playing().ending
    assert ending is not None and ending.how == "called-off"
    entries = await shared.tables.store.read(lambda db: read_entries(db, 9))
    assert [(entry.who, entry.what, entry.whom) for entry in entries] == [("organiser", "call-off", at)]


async def test_a_what_if_of_a_board_goes_on_with_imagined_cards(shared: Running) -> None:
    """Its true position would tell which cards come next to whom still plays the board."""
    club = await found(shared, **NIGHT)
    people = await enter(shared, club, "Ana", "Ben")
    await club.do("pair", {"round": 1})
    ((at, table),) = (await own_tables(club, people)).items()
    seated = await sit(people, table)
    await resign(seated[1], at, 1)
    state = (await shared.tables.find_table(at)).state
    begins = make_beginning(state, state.seats[0].guest, PlayOn(0, 0, None))
    truth = state.game.position(state.playing().position(0))
    assert begins.guessed and begins.position["stream"]["key"] != truth["stream"]["key"]


async def test_who_is_alone_with_bots_takes_no_table_of_a_night_along(shared: Running) -> None:
    club = await found(shared, **NIGHT, seats=[3, 3])
    people = await enter(shared, club, "Ana", "Ben", "Cem")
    await club.do("pair", {"round": 1})
    ((at, table),) = (await own_tables(club, people)).items()
    first, *others = await sit(people, table)
    for number, browser in enumerate(others, 1):
        async with browser.live(at, number) as live:
            await live.until_playing()
            assert (await live.ask("leave", number))["is"] == "ack"
    moved = await first.post(f"/api/tables/{at}/move")
    assert moved.status_code in (403, 409) and (await secret_of(shared, club)).hex() not in moved.text
    assert board_seed(await secret_of(shared, club), 1).hex() not in moved.text


async def test_points_are_compared_as_they_stand(shared: Running) -> None:
    club = await found(shared, **{**NIGHT, "rounds": 1}, by_comparison=True)
    people = await enter(shared, club, "Ana", "Ben")
    await club.do("pair", {"round": 1})
    ((at, table),) = (await own_tables(club, people)).items()
    await resign((await sit(people, table))[1], at, 1)
    await _until_next(club, "over")
    seats = (await club.page())["rounds"][0]["tables"][0]["seats"]
    assert all(seat["points"] is not None and seat["place"] for seat in seats)


async def test_a_night_goes_on_after_its_server_was_killed(serving: Serving) -> None:
    """The board is stored with the table, and sealed with it."""
    async with serving() as one:
        club = await found(one, **NIGHT)
        people = await enter(one, club, "Ana", "Ben")
        await club.do("pair", {"round": 1})
        ((at, table),) = (await own_tables(club, people)).items()
        await sit(people, table)
        secret, played = await secret_of(one, club), (await one.tables.find_table(at)).state.playing()
        deal = played.position(0).tobytes()
    async with serving() as one:
        state = (await one.tables.find_table(at)).state
        assert state.playing().position(0).tobytes() == deal
        assert state.setup.board == {"night": commitment(secret), "number": 1}
        stored = await stored_at(one, at)
        assert stored.setup.sound(stored.seats)
        other = stored.setup._replace(board={**stored.setup.board, "number": 2})  # type: ignore[dict-item]
        assert not other.sound(stored.seats)
        assert begun(other._replace(began_at=None), stored.seats, 0).seal != stored.setup.seal


@pytest.mark.parametrize(
    ("wishes", "field", "said"),
    [
        ({"where": "tables"}, "where", "refused-duplicate-screens"),
        ({"where": "mixed"}, "where", "refused-duplicate-screens"),
        ({"best_of": 3}, "best_of", "refused-board-series"),
        ({"by_points": True}, "by_points", "refused-duplicate-scoring"),
        ({"format": "swiss", "by_comparison": True}, "by_comparison", "refused-duplicate-scoring"),
        ({"minutes": 30}, "minutes", "refused-minutes-arena"),
    ],
)
async def test_what_does_not_fit_a_night_is_refused_by_a_fact(
    shared: Running, wishes: dict[str, Any], field: str, said: str
) -> None:
    answer = await shared.browser().post("/api/tournaments", {**SWISS, **NIGHT, **wishes})
    problem = answer.json()
    assert answer.status_code == 400 and problem["field"] == field and problem["reason"][0] == said
    assert msgspec.json.decode(answer.content)["message"]
