"""Lessons in the terminal: on the whole screen and line by line."""

from __future__ import annotations

import asyncio

from parlour.cli.terminal.app import TableApp
from parlour.cli.terminal.lesson import LessonTable
from parlour.core.game import find_game
from parlour.core.lessons import PUPIL
from tests.cli.screens import screen
from tests.cli.test_cli import run

RIGHT = ("play 5Sy 9", "play 3Ro 4", "play 4To 2", "play 1Xv 5")


def test_the_teacher_speaks_on_the_whole_screen() -> None:
    async def learn() -> list[str]:
        table = LessonTable(find_game("pentic"), "en", now=lambda: 0.0)
        app, seen = TableApp(table), []
        async with app.run_test(size=(100, 34)) as pilot:
            await pilot.pause()
            seen.append(screen(app))
            await pilot.press("tab", "enter", "tab", "enter")
            await pilot.pause()
            seen.append(screen(app))
            for action in RIGHT[:3]:
                table.play(PUPIL, action)
                while table.advance():
                    pass
            app.renew()
            await pilot.pause()
            seen.append(screen(app))
            await pilot.press("enter")
            await pilot.pause()
            seen.append(screen(app))
            return seen

    first, wrong, done, after = (" ".join(text.split()) for text in asyncio.run(learn()))
    assert "On your turn you cover" in first
    assert "try what the lesson asks" in wrong
    assert "One Single is 1 point" in done
    assert "Press Enter to go on" in done
    assert "Nothing in common is a Nic" in after


def test_a_lesson_is_followed_line_by_line() -> None:
    typed = "\n".join([RIGHT[0], "play 1Xr 1", RIGHT[1], RIGHT[2], "", RIGHT[3], "", ""])
    code, said = run("learn", "pentic", "--plain", typed=typed)
    assert code == 0
    assert "PEN-" in said, "a mistake is answered by the referee"
    assert said.count("Press Enter to go on") == 2
    assert "parlour play pentic" in said.splitlines()[-1]


def test_who_quits_is_let_go_and_who_cannot_learn_is_told() -> None:
    code, said = run("learn", "pentic", "--plain", typed="q\n")
    assert code == 0
    assert "parlour play" not in said
    code, said = run("learn", "chess", "--plain")
    assert code != 0
    assert "there is no game 'chess'" in said
