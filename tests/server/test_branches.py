"""What-ifs: tables that begin with a moment of another, and never tell what was hidden there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core import kernel
from parlour.core.conformance.random_play import play_at_random, started
from parlour.core.conformance.worlds import differ, random_pairs
from parlour.core.dice import new_dice
from parlour.core.files import to_file
from parlour.core.game import Game, find_game, games
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR
from parlour.protocol.branches import PlayOn, PlayOnFile
from parlour.protocol.frames import Lead, Pointer
from parlour.server.base.errors import Conflict
from parlour.server.house.branches import imagine_world, make_beginning, position_file
from parlour.server.model.seats import Seat
from parlour.server.people.feeds import turn_of
from parlour.server.shelf.examples import GUEST, draw_whole_view, play_randomly, seat_example, table_from_match
from parlour.server.shelf.replays import open_file
from parlour.server.table.presenter import is_public
from parlour.server.table.table_state import TableState
from tests.server.browser import Browser, Json, Live
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio
BEGUN = 6


def table(match: Match) -> TableState:
    """A table of that match, at whose seats the guest sits."""
    return table_from_match(match, "t", [Seat(number, "human", f"P{number}", GUEST) for number in range(match.players)])


def in_play(game: Game) -> TableState:
    state = seat_example(game, game.rules.players[0], 3)
    for _ in play_randomly(state, game, game.rules.players[0], 3, BEGUN):
        pass
    return state


async def branch(browser: Browser, table: str, **wish: Any) -> Json:
    answer = await browser.post(f"/api/tables/{table}/branch", {"at": 0, "seat": None, "level": None} | wish)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


async def play_out(live: Live) -> None:
    while live.view["table"]["phase"] != "over":
        await live.first()


# --- what nobody may learn


@pytest.mark.fault(37)
@pytest.mark.parametrize("name", ["pentic", "grannys-pills", "gridsy", "pivot-pawns"])
def test_a_what_if_of_a_running_match_is_the_same_in_all_worlds_its_guest_cannot_tell_apart(name: str) -> None:
    game, compared = find_game(name), 0
    for pair, _ in random_pairs(started(game, 5, None, None), 5):
        if pair.viewer == SPECTATOR or not differ(pair) or not pair.real.actors() & ~(1 << 31):
            continue
        wish = PlayOn(0, pair.viewer, None)
        found = [make_beginning(table(world), GUEST, wish, 9) for world in (pair.real, pair.imagined)]
        assert msgspec.json.encode(found[0]) == msgspec.json.encode(found[1])
        views = [msgspec.json.encode(draw_whole_view(table(Match.load(game, each.position)))) for each in found]
        assert views[0] == views[1]
        compared += 1
    assert compared


@pytest.mark.fault(37)
@pytest.mark.parametrize("name", ["pentic", "grannys-pills", "gridsy", "tic-squared", "tyramid"])
def test_what_is_looked_back_at_and_pointed_to_is_the_same_in_all_worlds(name: str) -> None:
    """The moment itself for who looks; and what a leader may point to there, which all who look would learn of."""
    game, compared = find_game(name), 0
    for pair, _ in random_pairs(started(game, 5, None, None), 5):
        if not differ(pair):
            continue
        states = [table(world) for world in (pair.real, pair.imagined)]
        moments = [msgspec.json.encode(state.recall(pair.viewer, 0)) for state in states]
        assert moments[0] == moments[1]
        ids = {piece.id for piece in states[0].scene().pieces}
        if pair.viewer != SPECTATOR:
            ids |= {piece.id for piece in states[0].own(pair.viewer).pieces}
        may = [{id for id in ids if is_public(state, Lead(pointers=(Pointer(id, id),)))} for state in states]
        assert may[0] == may[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_is_played_on_from_its_middle(game: Game) -> None:
    state = in_play(game)
    wish = PlayOn(state.seq, 0, None)
    if game.rules.hides_history:
        with pytest.raises(Conflict, match="before the match is over"):
            make_beginning(state, GUEST, wish)
        return
    found = make_beginning(state, GUEST, wish)
    assert found.guessed == game.rules.secret
    true = game.position(state.playing().state)
    assert found.position["stream"]["key"] != true["stream"]["key"], "chance is its own"
    match = Match.load(game, found.position)
    assert match.view(0).tobytes() == state.playing().view(0).tobytes()
    if kernel.is_compiled(game.dtype):
        play_at_random(match, new_dice(1), 8)
        assert match.over


def test_onlookers_guess_what_players_know() -> None:
    state = in_play(find_game("pentic"))
    for guest, wish in ((GUEST, PlayOn(2, 1, None)), (None, PlayOn(2, 0, None))):
        found = make_beginning(state, guest, wish, 4)
        world = imagine_world(state.playing(), SPECTATOR, 2, 4)
        assert found.position == state.game.position(world), "seat 1 is another's"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_positions_are_given_away_when_they_are_no_secret(game: Game) -> None:
    state = in_play(game)
    if game.rules.secret:
        with pytest.raises(Conflict, match="when it is over"):
            position_file(state, 2)
        return
    given = open_file(msgspec.json.encode(position_file(state, 2)))
    assert given.playing().view(SPECTATOR).tobytes() == state.playing().view(SPECTATOR, 2).tobytes()


def test_what_is_over_begins_with_the_true_position() -> None:
    match = started(find_game("pentic"), 7, None, None)
    play_at_random(match, new_dice(7), 8)
    state = table(match)
    found = make_beginning(state, None, PlayOn(5, None, None))
    assert (found.position, found.guessed) == (match.game.position(match.position(5)), False)
    for at, why in ((state.seq, "over there"), (state.seq + 1, "never so")):
        with pytest.raises(Conflict, match=why):
            make_beginning(state, None, PlayOn(at, None, None))


# --- the tables


async def test_both_sides_are_played_on_and_back_at_the_table_it_is_listed(shared: Running) -> None:
    browser = shared.browser()
    came_from = await browser.make("thirty-six", "here", "bot:random", options={"start": 0})
    async with browser.live(came_from, 0) as live:
        await live.first()
    made = [await branch(browser, came_from, at=1, seat=0) for _ in range(2)]
    listed = (await browser.get(f"/api/tables/{came_from}/branches")).json()["branches"]
    assert {(it["table"], it["branch"]["number"]) for it in listed} == {
        (it["table"], number) for number, it in enumerate(made, 1)
    }
    state = (await shared.tables.find_table(made[0]["table"])).state
    assert turn_of(state, state.seats[0].guest or "", 0) is None, "nobody waits for a what-if"
    async with browser.live(made[0]["table"], 0) as live:
        assert [seat.get("mine") for seat in live.view["table"]["seats"]] == [True, True]
        assert live.view["table"]["branch"] == {
            "of": came_from, "at": 1, "number": 1, "called": "", "guessed": False,
        }  # fmt: skip
        await live.first()
        await live.ask("undo", live.view["events"][0]["seat"], seq=1)
        await live.until(2)
        await play_out(live)
        assert "proof" not in live.view["table"]
    file = await browser.get(f"/api/tables/{made[0]['table']}/file")
    assert open_file(file.content).playing().over
    yours = (await browser.get("/api/tables")).json()["tables"]
    assert [it["table"] for it in yours if it["table"] in (made[0]["table"], made[1]["table"])] == []


async def test_bots_play_against_the_seat_looked_from_and_a_name_is_kept(serving: Any) -> None:
    async with serving() as server:
        browser = server.browser()
        came_from = await browser.make("pentic", "here", "bot:random")
        made = await branch(browser, came_from, seat=0, level="gentle")
        called = await browser.post(f"/api/tables/{made['table']}/call", {"name": "  What then? "})
        assert called.status_code == 200
        stranger = await server.browser().post(f"/api/tables/{made['table']}/call", {"name": "Mine"})
        assert stranger.status_code == 403
        cookies = dict(browser.http.cookies)
    async with serving() as server:
        again = server.browser()
        again.http.cookies.update(cookies)
        async with again.live(made["table"], 0) as live:
            table = live.view["table"]
            assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
            assert (table["branch"]["called"], table["branch"]["guessed"]) == ("What then?", True)


@pytest.mark.parametrize(
    ("wish", "status", "field"),
    [
        ({"level": "godlike"}, 400, "level"),
        ({"level": "search:9999999"}, 400, "level"),
        ({"level": "exec:true"}, 400, "level"),
        ({"seat": 9}, 400, "seat"),
        ({"at": 999}, 409, "at"),
        ({"at": -1}, 400, "at"),
        ({"position": {}}, 400, "position"),
    ],
)
async def test_a_wish_that_cannot_be_met_is_refused(shared: Running, wish: Json, status: int, field: str) -> None:
    browser = shared.browser()
    came_from = await browser.make("thirty-six", "here", "bot:random")
    answer = await browser.post(f"/api/tables/{came_from}/branch", {"at": 0, "seat": None, "level": None} | wish)
    assert (answer.status_code, answer.json()["field"]) == (status, field)


async def test_a_file_is_played_on_from(shared: Running) -> None:
    browser = shared.browser()
    match = started(find_game("pentic"), 7, 2, None)
    play_at_random(match, new_dice(7), 8)
    given = msgspec.json.encode(position_file(table(match), 3))
    asked = {"ask": msgspec.json.encode(PlayOn(0, 1, "gentle")).decode()}
    answer = await browser.http.post("/api/replay/branch", content=given, params=asked)
    assert answer.status_code == 201, answer.text
    made = answer.json()["table"]
    async with browser.live(made, 1) as live:
        assert live.view["table"]["branch"]["of"] is None
        assert live.view["own"]["pieces"]
    assert made in [it["table"] for it in (await browser.get("/api/tables")).json()["tables"]]


@pytest.mark.parametrize("name", games())
async def test_a_position_that_was_edited_is_played_on_as_it_is(shared: Running, name: str) -> None:
    """Nothing of it is a secret of whoever made it: hands and faces stay, in games that are about memory, too."""
    browser, state = shared.browser(), in_play(find_game(name))
    match = state.playing()
    given = msgspec.json.encode(to_file(Match.load(match.game, match.game.position(match.state)), state.names))
    asked = {"ask": msgspec.json.encode(PlayOnFile(0, 0, None, known=True)).decode()}
    answer = await browser.http.post("/api/replay/branch", content=given, params=asked)
    assert answer.status_code == 201, answer.text
    stored = await shared.tables.store.load_table(answer.json()["table"])
    assert stored is not None and stored.setup.begins is not None
    there = msgspec.json.encode(match.game.position(match.state))
    assert stored.setup.begins["position"] == msgspec.json.decode(there)
    assert not stored.setup.begins["guessed"]
