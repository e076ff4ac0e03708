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


def test_help_list_and_table_say_how_a_puzzle_is_solved() -> None:
    """Whoever reads them alone can solve a puzzle: every word that is explained can be typed."""
    for said in (run("solve", "--help")[1], run("solve", "pentic", *DAY, "--plain", typed="q\n")[1]):
        assert all(word in said for word in ("hint", "number of what you want to touch", "where it goes", "quit"))
    listed = run("solve", *DAY)[1]
    assert "from * (very easy) to ******* (very hard)" in listed
    named = re.findall(r"^(\S+) +\*+\.*  ", listed, re.MULTILINE)
    assert len(named) == 8
    last = re.search(r"parlour solve (\S+)", listed)
    assert last is not None and last[1] in named
    assert run("solve", last[1], *DAY, "--plain", typed="h\nu\nb\nm\nhint\nq\n")[0] == 0


def test_what_the_task_forbids_is_refused_with_the_task() -> None:
    said = run("solve", "tic-squared", *DAY, "--plain", typed="draw\nq\n")[1]
    assert "This puzzle does not allow that. Its task: Lay as many cards as you can" in said
    assert "Lay a card, or draw" not in said


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
    code, said = run("solve", "mismemory", *DAY)
    assert code != 0 and "Mismemory has no puzzles yet" in said
    code, said = run("solve", "36", "--date", "2999-01-01")
    assert code != 0 and "open on that day, at midnight UTC" in said


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


# --- practice


def test_a_puzzle_for_practice_is_solved_and_leads_to_the_next() -> None:
    way = ("solve", "pentic", "--practice", "3", "--difficulty", "2", "--plain")
    said = run(*way, typed="hint\nq\n")[1]
    action = said.split("Best: ", 1)[1].split("[", 1)[1].split("]", 1)[0]
    code, said = run(*way, typed=f"{action}\n")
    assert code == 0
    assert "Nothing better is possible." in said
    assert said.rstrip().endswith("Next: parlour solve pentic --practice 4 --difficulty 2")


def test_practice_of_36_has_several_kinds() -> None:
    code, said = run("solve", "36", "--practice", "1", "--kind", "border", "--plain", typed="q\n")
    assert code == 0
    assert "tile" in said and "Win within" not in said
    assert "--practice 2 --kind border" in said
    assert "Win within" in run("solve", "36", "--practice", "1", "--plain", typed="q\n")[1]


def test_practice_that_is_not_there_is_refused_by_the_field() -> None:
    for options, message in (
        (("--practice", "-1"), "a number is 1 to 999999; not -1"),
        (("--practice", "1", "--difficulty", "8"), "a difficulty is 1 to 7, or 0 for puzzles as they come; not 8"),
        (("--practice", "1", "--kind", "chess"), "36 has these kinds of puzzles: puzzle, border, escape; not 'chess'"),
    ):
        code, said = run("solve", "36", *options, "--plain", typed="q\n")
        assert code != 0
        assert message in said
    for words in (
        ("36", "--kind", "escape"),
        ("36", "--difficulty", "3"),
        ("36", "--practice", "1", "--date", "2026-11-20"),
        ("--practice", "1"),
    ):
        code, said = run("solve", *words, "--plain", typed="q\n")
        assert code != 0 and "practice" in said
    assert (
        "Mismemory has these kinds of puzzles: sure" in run("solve", "mismemory", "--practice", "1", "--kind", "x")[1]
    )
