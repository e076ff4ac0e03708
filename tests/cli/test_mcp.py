"""A language model at a table: it reads, sees, plays and asks, and learns no more than its seat may."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp.client import Client

from parlour.cli.mcp import Tools, new_server
from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.game import Game, games
from parlour.core.record import copied

SEED = "00" * 32


Test = Callable[[Client], Awaitable[None]]


def conversing(test: Test) -> Callable[[], None]:
    """A test of a model that has just been connected."""

    async def converse() -> None:
        async with Client(new_server()) as model:
            await test(model)

    def run() -> None:
        asyncio.run(converse())

    return run


async def said(model: Client, tool: str, **arguments: Any) -> str:
    """What a tool answers, or refuses."""
    answer = await model.call_tool(tool, arguments)
    (text,) = answer.content
    prefix = f"Error executing tool {tool}: "
    return f"refused: {text.text.removeprefix(prefix)}" if answer.is_error else str(text.text)


@conversing
async def test_it_finds_a_game_and_reads_its_rules(model: Client) -> None:
    found = await said(model, "list_games")
    assert "pentic: Pentic, by" in found
    assert "option target = 250, of " in found
    assert (await said(model, "read_rules", game="pentic", clause="pen-07")).startswith("PEN-07: ")
    assert "PEN-22" in await said(model, "read_rules", game="pentic")
    assert (await said(model, "read_rules", game="chess")).startswith("refused: ")


@conversing
async def test_it_plays_to_the_end(model: Client) -> None:
    shown = await said(
        model, "new_game", game="pentic", opponents=["gentle"], seat=1, options={"target": 50}, seed=SEED
    )
    assert "Your hand" in shown
    for _ in range(60):
        actions = (await said(model, "list_actions")).splitlines()
        shown = await said(model, "play", action=actions[0].split("   (")[0])
        if "The seed was" in shown:
            break
    assert f"The seed was {SEED}" in shown
    assert await said(model, "list_actions") == "nothing now"


@conversing
async def test_it_is_told_why_not_by_the_clause(model: Client) -> None:
    await said(model, "new_game", game="pentic", seed=SEED)
    forbidden = await said(model, "why_not", action="pass")
    assert "PEN-G07: " in forbidden
    assert (await said(model, "play", action="pass")) == f"refused: {forbidden}"
    legal = (await said(model, "list_actions")).splitlines()[0].split("   (")[0]
    assert await said(model, "why_not", action=legal) == "It is legal."
    assert "refused" in await said(model, "why_not", action="fly")
    listed = (await said(model, "list_actions", containing=legal)).splitlines()
    assert [line.split("   (")[0] for line in listed] == [legal]


@conversing
async def test_it_sees_a_picture(model: Client) -> None:
    await said(model, "new_game", game="grannys-pills", seed=SEED)
    (image,) = (await model.call_tool("picture", {})).content
    assert image.mime_type == "image/png"
    assert base64.b64decode(image.data).startswith(b"\x89PNG")


@conversing
async def test_time_passes_where_people_act_at_once(model: Client) -> None:
    await said(model, "new_game", game="pivot-pawns", opponents=["gentle"], seed=SEED)
    begun = time.monotonic()
    assert "Bot 2" in await said(model, "wait", seconds=0.3)
    assert time.monotonic() - begun >= 0.3


@conversing
async def test_what_is_wrong_is_said(model: Client) -> None:
    assert await said(model, "look") == "refused: there is no table yet: call new_game first"
    for wish in (
        {"opponents": ["exec:true"]},
        {"seat": 2},
        {"options": {"target": 1}},
        {"seed": "x"},
        {"opponents": []},
    ):
        assert (await said(model, "new_game", game="pentic", **wish)).startswith("refused: "), wish


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_two_worlds_that_look_alike_to_its_seat_are_told_alike(game: Game) -> None:
    tools = Tools()
    options = {"tempo": "turns"} if game.name == "pivot-pawns" else None
    tools.new_game(game.name, ["gentle"], options=options, seed=SEED)
    match, found = tools.sitting.table.match, []
    truth = match.state
    for seed in (None, 1, 2):
        world = copied(truth)
        if seed is not None:
            verbs.imagine(world, 0, new_dice(seed))
        match.state = world
        tools.sitting.told = 0
        board = tools.picture().data
        found.append(
            (tools.sitting.describe_table(), tools.list_actions(), board, tools.why_not(game.rules.actions.text(0)))
        )
    assert found[0] == found[1] == found[2]
