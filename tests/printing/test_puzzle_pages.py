"""The puzzles of a day on paper."""

from __future__ import annotations

import datetime
import io
from pathlib import Path

import pypdf
import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.puzzles import SOLVER
from parlour.printing import Wishes
from parlour.printing.puzzle_pages import answer_of, print_puzzles
from parlour.printing.writing import Writer
from parlour.puzzles import puzzle_games, puzzle_of, solution_of
from tests.printing.paper import ink, sides

DAY = datetime.date(2026, 11, 20)


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(paper="letter", language="ja")])
def test_puzzles_are_on_one_page_and_answers_on_the_next(wishes: Wishes) -> None:
    pdf = print_puzzles(DAY, wishes)
    asked, answered = (page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf)).pages)
    for game in puzzle_games():
        assert game.about.title in asked and game.about.title in answered
    assert "2026-11-20" in asked
    for number, side in enumerate(sides(pdf)):
        left, top, right, bottom = ink(pdf, number)
        assert min(left, top, side.width - right, side.height - bottom) >= wishes.margin


@pytest.mark.parametrize("game", puzzle_games(), ids=lambda game: game.name)
def test_the_answer_is_the_proved_solution_an_action_a_line(game: Game) -> None:
    puzzle = puzzle_of(game, DAY)
    told, steps = answer_of(puzzle, Writer(game, "en")), list(solution_of(puzzle))
    assert len(told) == len(steps) and all(told)
    assert SOLVER in {seat for seat, _ in steps}


def test_bad_wishes_and_dates_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"^paper: "):
        print_puzzles(DAY, Wishes(paper="a5"))
    told = CliRunner().invoke(main, ["print", "puzzles", "--date", "2020-01-01", "-o", str(tmp_path / "p.pdf")])
    assert told.exit_code == 1 and "there are puzzles from 2026-01-01" in told.output
