"""The puzzles of a day in the terminal."""

from __future__ import annotations

from tests.cli.test_cli import run

DAY = ("--date", "2026-02-26")


def test_without_a_game_the_puzzles_are_listed() -> None:
    code, said = run("solve", *DAY)
    assert code == 0
    assert "tyramid" in said
    assert "Find the one play that scores most." in said
    assert "Finde den einen Zug" in run("solve", *DAY, "--language", "de")[1]


def test_a_puzzle_is_solved_with_a_hint() -> None:
    code, said = run("solve", "pentic", *DAY, "--plain", typed="hint\nq\n")
    assert code == 0
    action = said.split("Hint: ", 1)[1].split("[", 1)[1].split("]", 1)[0]
    code, said = run("solve", "pentic", *DAY, "--plain", typed=f"{action}\n")
    assert code == 0
    assert "Solved: 10 points. Nothing better is possible." in said


def test_a_turn_is_taken_back_and_the_other_answers() -> None:
    code, said = run("solve", "36", *DAY, "--plain", typed="0\nu\nu\nq\n")
    assert code == 0
    assert said.count("Win within 3 turns of yours") >= 3
    assert "nothing" in said.lower()


def test_there_is_no_other_puzzle() -> None:
    assert run("solve", "mismemory", *DAY)[0] != 0
    assert run("solve", "36", "--date", "2999-01-01")[0] != 0
