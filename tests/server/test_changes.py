"""What is new in a view, put onto the last one, is the whole view."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.facts import say
from parlour.core.game import Game, games
from parlour.core.match import Match
from parlour.core.scene import Piece, Scene
from parlour.protocol.messages import Changes, TableInfo, View
from parlour.server.table.changes import changes, scene_changes
from tests.server.browser import Browser, merged

TABLE = TableInfo("id", "game", "Game", {}, (), "playing", "c0ffee", False)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def scene(ids: str, x: float = 0) -> Scene:
    pieces = tuple(Piece(id, "card", "board", x if id in "aeiou" else 0, 0, id) for id in ids)
    return Scene((), pieces, (), say("turn", who=0), ())


def check(old: View, new: View) -> Changes:
    """Merge what a browser hears, and compare it with what it would have been told as a whole."""
    assert old.scene is not None
    assert new.scene is not None
    found = changes(old, new, scene_changes(old.scene, new.scene))
    assert unordered(merged(plain(old), plain(found))) == unordered(plain(new))
    return found


def unordered(view: Any) -> Any:
    """As a view, but that the order of spots, seams, own pieces and actions says nothing; that of the scene's does."""
    parts = ((view["scene"], "spots"), (view["scene"], "seams"), (view.get("own", {}), "pieces"), (view, "actions"))
    for holder, part in parts:
        if part in holder:
            holder[part].sort(key=json.dumps)
    return view


OURS = [game for game in games().values() if game.folder.parent.name == "games"]
"""Without those that other tests put on the shelf."""


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_changes_of_a_whole_game_lead_from_view_to_view(game: Game) -> None:
    chance, match, seen = random.Random(6), Match.start(game, max(2, game.rules.players[0]), seed=bytes(32)), []
    for number in range(40):
        own = match.own(0)
        choices, events = match.choices(0), match.events(0, max(0, number - 1))
        seen.append(View(number, 0, TABLE, match.public(), own, choices, events))
        if match.over:
            break
        if not match.seats_to_act():
            match.expire(match.clocks()[0].name)
            continue
        seat = chance.choice(match.seats_to_act())
        match.play(seat, chance.choice(match.actions(seat)))
    for old, new in pairwise(seen):
        check(old, new)


@given(st.permutations("abcdef"), st.permutations("abcdef"), st.integers(0, 6), st.integers(0, 6), st.floats(0, 3))
def test_pieces_that_come_go_move_and_change_their_order(
    before: list[str], after: list[str], m: int, n: int, x: float
) -> None:
    check(View(1, 0, TABLE, scene("".join(before[:m]))), View(2, 0, TABLE, scene("".join(after[:n]), x)))


def test_what_stays_is_not_said_again() -> None:
    found = check(View(1, 0, TABLE, scene("abc")), View(2, 0, TABLE, scene("abcd", 1)))
    assert found.table is None
    assert found.scene is not None
    assert [piece.id for piece in found.scene.pieces] == ["a", "d"]
    assert (found.scene.status, found.scene.zones, found.scene.gone) == (None, None, ())
    assert scene_changes(scene("ab"), scene("ab")) is None


@pytest.mark.anyio
async def test_after_the_first_view_only_changes_come_and_amount_to_the_whole(browser: Browser) -> None:
    table = await browser.make("pentic", "here", "here")
    async with browser.live(table) as spectator, browser.live(table, 0) as live:
        await live.look(live.view["scene"]["to_act"][0])
        for _ in range(6):
            actor = live.view["scene"]["to_act"][0]
            if live.view["seat"] != actor:
                await live.look(actor)
            before = live.view["seq"]
            await live.first()
            assert await spectator.until(live.view["seq"])
            assert live.view["seq"] == before + 1
        async with browser.live(table) as fresh:
            assert fresh.view["scene"] == spectator.view["scene"]
            assert fresh.view["table"] == spectator.view["table"]
