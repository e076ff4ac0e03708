"""The puzzles of a day in the terminal."""

from __future__ import annotations

import datetime
import re

from parlour.core.game import find_game
from parlour.core.puzzles import SOLVER
from parlour.puzzles import find_help, puzzle_of, solution_of, start_puzzle
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
    action = said.split("Best: ", 1)[1].split("[", 1)[1].split("]", 1)[0]
    code, said = run("solve", "pentic", *DAY, "--plain", typed=f"{action}\n")
    assert code == 0
    assert "Solved: 50 points. Nothing better is possible." in said


def test_what_falls_short_is_not_yet_it_and_tells_nothing_of_the_best() -> None:
    """Nor do the actions say beforehand what they bring, unless somebody asks for a hint."""
    puzzle = puzzle_of(find_game("pentic"), datetime.date(2026, 2, 26))
    match = start_puzzle(puzzle)
    worse = next(action for action in match.actions(SOLVER) if action != find_help(puzzle, match))
    typed = f"m\n{match.game.rules.actions.text(worse)}\n{match.game.rules.actions.text(worse)}\nu\nq\n"
    code, said = run("solve", "pentic", *DAY, "--plain", typed=typed)
    assert code == 0
    assert said.count("Not yet: ") == 3, "told, told again instead of the second play, and taken back"
    assert " 50 points" not in said
    assert not re.search(r"\([+−]\d", said)
    hinted = run("solve", "pentic", *DAY, "--plain", typed="hint\n1\nq\n")[1]
    assert re.search(r"\([+−]\d", hinted)


def test_a_turn_is_taken_back_and_the_other_answers() -> None:
    code, said = run("solve", "36", *DAY, "--plain", typed="0\nu\nu\nq\n")
    assert code == 0
    assert said.count("Win within 3 turns of yours") >= 3
    assert "nothing" in said.lower()


def test_there_is_no_other_puzzle() -> None:
    assert run("solve", "mismemory", *DAY)[0] != 0
    assert run("solve", "36", "--date", "2999-01-01")[0] != 0


def test_a_block_is_laid_taken_back_where_nothing_fits_and_solved() -> None:
    day, dead_end = ("--date", "2026-03-01", "--plain"), ("addTile 7 3 1 0", "addTile 0 3 3 0", "addTile 6 1 2 0")
    typed = "\n".join((*dead_end, "hint", "u", "u", "u", "hint", "q", ""))
    code, said = run("solve", "36", *day, typed=typed)
    assert code == 0
    before, after = said.split("That did not work: take back with u.")
    assert "None of the tiles left fits anywhere." in before
    assert "out of reach" in after
    assert "Best: " in after.split("out of reach")[1]
    puzzle = puzzle_of(find_game("36"), datetime.date(2026, 3, 1))
    laid = "\n".join(puzzle.game.rules.actions.text(action) for _, action in solution_of(puzzle))
    code, said = run("solve", "36", *day, typed=f"{laid}\n")
    assert code == 0
    assert said.rstrip().endswith("Solved: all 9 tiles lie.")
