"""The whole screen, driven by keys and mouse."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest
from textual.pilot import Pilot

from parlour.bots.search import Budget
from parlour.cli.terminal import hinting
from parlour.cli.terminal.app import TableApp
from parlour.core.game import Game, find_game, games
from tests.cli.screens import FOLDER, at_once, drive, never, picture, played, screen, settled, shown, table_of
from tests.sampling import further

LONG_ENOUGH = 600


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_screen_looks_as_it_did(game: Game) -> None:
    kept = (FOLDER / f"{game.name}.txt").read_text(encoding="utf-8")
    assert picture(game) == kept, "python -m tests.cli.screens --write, and look at the difference"


@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_word_is_missing_in_other_languages(language: str) -> None:
    text = asyncio.run(shown(played(find_game("pentic"), language), (80, 24), "question_mark"))
    assert "Ann" in text
    assert {"de": "berühren", "ja": "触れる"}[language] in text


def test_a_whole_game_is_played_by_keys() -> None:
    table = table_of(find_game("pentic"), "Ann", "bot:random", options={"target": 50}, begin=at_once, now=monotonic)

    async def play(app: TableApp, pilot: Pilot[None]) -> str:
        for _ in range(LONG_ENOUGH):
            if table.match.over:
                break
            if table.people_to_act():
                await pilot.press("tab", "enter")
            else:
                app.tick()
        await pilot.pause()
        return screen(app)

    text = drive(table, play)
    assert table.match.over
    assert "★" in text
    assert "win" in text


def test_a_whole_game_is_played_with_the_mouse() -> None:
    table = table_of(find_game("thirty-six"), "Ann", "bot:greedy", options={"stall": 6}, begin=at_once)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for turn in range(LONG_ENOUGH):
            if table.match.over:
                return
            if not table.people_to_act():
                app.tick()
                continue
            legal = app.board.touching.legal()
            for id, plan in zip(("board", "actions"), app.plans, strict=True):
                those = [it for it in plan.placed if legal.intersection(it.target.ids)]
                if those:
                    view = app.query_one(f"#{id}")
                    box = those[turn % len(those)].box
                    offset = (box.x + view.left + box.w // 2, box.y + view.top + box.h // 2)
                    before = len(table.match.entries)
                    await pilot.click(f"#{id}", offset=offset)
                    assert len(table.match.entries) > before, "one click is one move here"
                    break

    drive(table, play, (120, 40))
    assert table.match.over


def test_a_refused_touch_says_why_with_its_clause_and_the_rules_begin_with_it() -> None:
    table = table_of(find_game("36"), "Ann", "Bob", options={"start": 1})
    table.play(0, "chooseColour 1")
    table.play(1, "chooseColour 2")
    seat = table.people_to_act()[0]

    async def play(app: TableApp, pilot: Pilot[None]) -> tuple[str, str]:
        legal = app.board.touching.legal()
        wrong = next(
            it for it in app.plans[0].placed if not legal.intersection(it.target.ids) and it.target.zone == "board"
        )
        app.board.move_cursor(wrong)
        await pilot.press("enter")
        await pilot.pause()
        refused = screen(app)
        await pilot.press("r")
        await pilot.pause()
        return refused, screen(app)

    refused, rules = drive(table, play)
    assert seat == table.people_to_act()[0]
    assert "an empty black square" in " ".join(refused.split())
    assert "(T36-12)" in refused
    assert rules.split("\n")[1].strip().startswith("T36-12")


def test_a_move_is_taken_back_by_a_key_and_what_cannot_be_says_why() -> None:
    table = table_of(find_game("36"), "Ann", "Bob")

    async def play(app: TableApp, pilot: Pilot[None]) -> str:
        await pilot.press("enter", "u")
        assert table.match.entries == []
        await pilot.press("u")
        await pilot.pause()
        return screen(app)

    assert "nothing of yours to take back" in drive(table, play)


def test_a_turn_begins_where_one_more_enter_is_not_yet_a_move() -> None:
    table = played(find_game("tic-squared"))
    while 0 not in table.match.seats_to_act():
        table.match.play(1, table.match.choices(1)[-1].text)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = len(table.match.entries)
        assert "deck" in app.board.touching.next, "drawing is one touch"
        await pilot.press("enter")
        assert len(table.match.entries) == before
        assert len(app.board.touching.path) == 1

    drive(table, play)


def test_escape_lets_go_and_a_second_touch_lays_down() -> None:
    table = played(find_game("pentic"))

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for again in ("escape", "enter"):
            await pilot.press("enter")
            assert len(app.board.touching.path) == 1
            await pilot.press(again)
            assert app.board.touching.path == ()

    drive(table, play)


def test_what_a_touch_brings_stands_on_the_targets_and_under_them() -> None:
    text = asyncio.run(shown(played(find_game("pentic")), (80, 24), "enter", "tab", "tab", "tab"))
    assert "═+" in text
    assert "(+" in text.split("Enter:")[1].split("\n")[0]


def test_the_last_move_of_the_others_stays_told_with_its_points() -> None:
    table = played(find_game("pentic"))
    events = table.told(0)
    assert events
    assert all(event.seat != 0 for event in events if event.seat is not None)
    points = [event.points for event in events if event.points]
    text = asyncio.run(shown(table, (80, 24), "enter", "escape", "right"))
    assert points
    assert f"+{points[-1]:g} Bot 2 (random)" in text


def test_a_bot_moves_no_faster_than_one_can_follow_and_never_holds_up_the_screen() -> None:
    time = [0.0]
    table = table_of(find_game("36"), "Ann", "bot:random", begin=at_once, now=lambda: time[0], pace=1.0)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        if table.people_to_act():
            await pilot.press("enter")
        before = len(table.match.entries)
        app.tick()
        time[0] = 0.9
        app.tick()
        assert len(table.match.entries) == before
        time[0] = 1.1
        app.tick()
        assert len(table.match.entries) == before + 1

    drive(table, play)


def test_a_clock_is_shown_and_runs_out() -> None:
    time = [0.0]
    table = table_of(find_game("pivot-pawns"), "Ann", "Bob", now=lambda: time[0])

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Thinking 3:00" in screen(app)
        time[0] = 60.5
        app.tick()
        await pilot.pause()
        assert "Thinking 2:00" in screen(app)
        time[0] = 181.0
        app.tick()
        await pilot.pause()
        assert table.match.entries
        assert "Thinking 2:00" not in screen(app)

    drive(table, play)


def test_a_live_game_goes_on_while_one_holds_a_card() -> None:
    time = [0.0]
    table = table_of(find_game("gridsy"), "Ann", "bot:random", begin=at_once, now=lambda: time[0])

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        while not any(len(choice.path) > 1 for choice in app.board.touching.choices):
            time[0] += 1
            app.tick()
        await pilot.pause()
        await pilot.press("tab", "enter")
        held, before = app.board.touching.path, len(table.match.entries)
        assert len(held) == 1
        while len(table.match.entries) == before:
            time[0] += 0.5
            app.tick()
        assert table.match.entries[-1].seat == 1
        assert app.board.touching.path == held
        await pilot.press("tab", "enter")
        assert table.match.entries[-1].seat == 0
        assert app.board.touching.path == ()

    drive(table, play)


def test_a_smaller_screen_shows_all_by_scrolling_to_the_cursor() -> None:
    table = played(find_game("grannys-pills"))

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(60, 18)
        await pilot.pause()
        view = app.query_one("#board")
        assert app.plans[0].h > view.size.height
        for _ in range(20):
            await pilot.press("down")
        await pilot.pause()
        here = app.board.find_cursor(app.placed)
        assert here is not None
        top = view.scroll_offset.y
        assert top > 0
        assert top <= here.box.y < here.box.y + here.box.h <= top + view.size.height
        await pilot.resize_terminal(140, 50)
        await pilot.pause()
        await pilot.pause()
        assert app.plans[0].h <= view.size.height
        assert app.has_class("wide")

    drive(table, play)


SIZES = ((60, 18), (140, 50), (80, 24), (44, 60), (200, 24))


@pytest.mark.parametrize("name", ["pentic", further("thirty-six"), "queen-of-the-ticcitories"])
def test_a_terminal_that_is_resized_shows_what_one_of_that_size_does(name: str) -> None:
    """At once, and with a page open; not what fitted the size before."""
    for keys in ((), ("l",)):

        async def play(app: TableApp, pilot: Pilot[None], keys: tuple[str, ...] = keys) -> None:
            await pilot.press(*keys)
            for size in SIZES:
                await pilot.resize_terminal(*size)
                assert await settled(app, pilot) == await shown(played(find_game(name)), size, *keys), size

        drive(played(find_game(name)), play)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "ja"])
@pytest.mark.parametrize("keys", [(), ("question_mark",)], ids=["table", "page"])
def test_control_c_leaves_as_q_does_in_every_language(language: str, keys: tuple[str, ...]) -> None:
    table = played(find_game("pentic"), language)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*keys, "q")
        said = await settled(app, pilot)
        await pilot.press("escape", *keys)
        await pilot.press("ctrl+c")
        assert await settled(app, pilot) == said
        assert not app._notifications
        await pilot.press("ctrl+c")
        assert not app.is_running or app._exit

    drive(table, play)


def test_control_c_leaves_a_covered_table_too() -> None:
    table = table_of(find_game("pentic"), "Ann", "Bob")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.table.covered
        await pilot.press("ctrl+c", "ctrl+c")
        assert app._exit

    drive(table, play)


@pytest.mark.parametrize("key", ["l", "r", "m", "p", "question_mark"])
def test_pages_open_over_a_narrow_table_and_close_again(key: str) -> None:
    table = played(find_game("pentic"))

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = screen(app)
        await pilot.press(key)
        await pilot.pause()
        assert "The nine piles" not in screen(app)
        await pilot.press("pagedown", "pageup", "escape")
        await pilot.pause()
        assert screen(app) == before

    drive(table, play)


def test_the_log_begins_with_the_commitment_to_the_seed() -> None:
    table = played(find_game("pentic"))
    text = "".join(asyncio.run(shown(table, (80, 40), "l")).split())
    assert table.match.seed_commitment in text


def test_leaving_is_asked_twice_while_a_game_goes_on() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert app.is_running
        await pilot.pause()
        assert "Press q again" in screen(app)
        await pilot.press("down", "q")
        assert app.return_code is None
        await pilot.press("q")
        await pilot.pause()
        assert app.return_code == 0

    drive(played(find_game("36")), play)


def test_a_long_thing_to_do_is_said_whole() -> None:
    table = table_of(find_game("tic-squared"), "Ann", *["bot:random"] * 3)
    text = " ".join(asyncio.run(shown(table, (80, 24))).split())
    assert table.say(table.match.scene(0).status, 0) in text


def test_light_and_dark_show_the_same_characters() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = screen(app)
        await pilot.press("t")
        await pilot.pause()
        assert screen(app) == before

    drive(played(find_game("36")), play)


def test_a_hint_puts_the_cursor_where_it_begins_and_enter_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "BUDGET", Budget(playouts=20))
    table = table_of(find_game("thirty-six"), "Ann", "bot:random", options={"start": 1}, begin=never)

    async def play(app: TableApp, pilot: Pilot[None]) -> str:
        await pilot.press("tab", "h")
        app.hinting.wait_for_advice()
        app.tick()
        await pilot.pause()
        said = screen(app)
        await pilot.press("enter")
        return said

    said = drive(table, play)
    assert "Best: " in said
    action = table.match.game.rules.actions.text(table.match.entries[0].action)
    assert f"[{action}]" in said
