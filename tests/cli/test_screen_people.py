"""Several people before one screen: hands are covered, and each acts in turn."""

from __future__ import annotations

import asyncio

from textual.pilot import Pilot

from parlour.cli.terminal.app import TableApp
from parlour.cli.terminal.table import Table
from parlour.core.game import find_game
from parlour.core.verbs import SPECTATOR
from tests.cli.screens import drive, screen, shown, table_of


def own_signs(table: Table, seat: int) -> set[str]:
    """What is written on what only a seat sees, unless the same is written on what everybody sees."""
    match = table.match
    public = {table.say(short) for piece in match.scene(SPECTATOR).pieces for short in piece.short}
    return {table.say(short) for piece in match.own(seat).pieces for short in piece.short} - public


def test_hands_are_covered_until_the_right_one_presses_a_key() -> None:
    table = table_of(find_game("pentic"), "Ann", "Bob")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            seat = table.people_to_act()[0]
            covered = screen(app)
            assert f"{table.names[seat]}, press Enter" in covered
            for signs in (own_signs(table, 0), own_signs(table, 1)):
                assert signs
                assert not any(sign in covered for sign in signs)
            await pilot.press("l", "m", "down", "u", "escape")
            assert not any(sign in screen(app) for sign in own_signs(table, seat)), "no other key uncovers"
            await pilot.press("enter")
            await pilot.pause()
            open = screen(app)
            assert all(sign in open for sign in own_signs(table, seat))
            assert not any(sign in open for sign in own_signs(table, 1 - seat))
            await pilot.press("enter", "tab", "enter")
            await pilot.pause()
        assert len(table.match.entries) == 6

    drive(table, play)


def test_friends_without_secrets_need_no_cover() -> None:
    text = asyncio.run(shown(table_of(find_game("36"), "Ann", "Bob"), (80, 24)))
    assert "press Enter when" not in text
    assert "Choose your colour" in text or "colour" in text


def test_several_who_may_act_take_turns_at_the_keyboard() -> None:
    table = table_of(find_game("pivot-pawns"), "Ann", "Bob")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.board.viewer == 0
        await pilot.press("s", "enter")
        assert table.match.entries[-1].seat == 1

    drive(table, play)
