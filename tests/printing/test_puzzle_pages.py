"""The puzzles of a day on paper."""

from __future__ import annotations

import datetime
import functools
import io
from pathlib import Path

import pypdf
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from parlour.cli.main import main
from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game
from parlour.core.match import Match
from parlour.core.puzzles import SOLVER
from parlour.core.scene import Piece, Scene
from parlour.printing import Wishes
from parlour.printing.positions import Position
from parlour.printing.puzzle_pages import answer_of, print_puzzles, shown
from parlour.printing.scenes import Drawing
from parlour.printing.writing import Writer
from parlour.puzzles import games_on, puzzle_of, solution_of, start_puzzle
from tests.printing.paper import ink, sides

DAY = datetime.date(2026, 11, 20)
READABLE = 4.0
"""Millimetres; a pyramid of nine rows has the smallest cards."""


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(paper="letter", language="ja")])
def test_puzzles_are_on_one_page_and_answers_on_the_next(wishes: Wishes) -> None:
    pdf = print_puzzles(DAY, wishes)
    asked, answered = (page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf)).pages)
    for game in games_on(DAY):
        assert game.about.title in asked and game.about.title in answered
    assert "2026-11-20" in asked
    for number, side in enumerate(sides(pdf)):
        left, top, right, bottom = ink(pdf, number)
        assert min(left, top, side.width - right, side.height - bottom) >= wishes.margin


@pytest.mark.parametrize("game", games_on(DAY), ids=lambda game: game.name)
def test_the_answer_is_the_proved_solution_an_action_a_line(game: Game) -> None:
    puzzle = puzzle_of(game, DAY)
    told, steps = answer_of(puzzle, Writer(game, "en")), list(solution_of(puzzle))
    assert [step.own for step in told] == [seat == SOLVER for seat, _ in steps]
    assert all(step.text for step in told)
    for step, (seat, _) in zip(told, steps, strict=True):
        assert step.text.startswith(f"Player {seat + 1}: ") == (not step.own), "others' actions say whose they are"
    assert SOLVER in {seat for seat, _ in steps}


@pytest.mark.parametrize("day", [DAY, datetime.date(2026, 2, 26)])
@pytest.mark.parametrize("game", games_on(DAY), ids=lambda game: game.name)
def test_what_is_printed_of_a_position_is_named_numbered_whole_and_large(game: Game, day: datetime.date) -> None:
    """Zones bear their names, rows and columns the numbers of the answer; nothing leaves its room or is too small."""
    room, match = (90.0, 46.0), start_puzzle(puzzle_of(game, day))
    scene = shown(match)
    label = functools.partial(Writer(game, "en").say, names=["Ada", "Ben", "Cleo", "Dan"], me=SOLVER)
    position = Position(scene, room, label, lambda svg: svg, "en")
    texts = [text.text for text in position.page.texts]
    for zone in scene.zones:
        assert label(zone.label) in texts
    held = {piece.id for piece in match.scene(SOLVER).pieces if piece.zone.endswith("-0")}
    assert held <= {piece.id for piece in scene.pieces}, "what the solver holds tells which colour is theirs"
    numbered = [zone for zone in scene.zones if zone.numbers]
    assert sum(text.lstrip("-").isdigit() for text in texts) >= 2 * len(numbered)
    assert position.height <= room[1] + 0.01
    for image in position.page.images:
        assert image.x >= -0.01 and image.x + image.w <= room[0] + 0.01
        assert image.y >= 0 and image.y + image.h <= position.height
    large = sorted(max(image.w, image.h) for image in position.page.images)
    assert large[len(large) // 2] >= READABLE, "as many as half of the pieces may be markers, gates and the like"


def test_a_pawn_keeps_its_head_on_paper() -> None:
    scene = shown(start_puzzle(puzzle_of(find_game("thirty-six"), datetime.date(2026, 2, 26))))
    pawns = [piece for piece in scene.pieces if piece.kind == "pawn"]
    drawing = Drawing(
        replace(scene, pieces=tuple(replace(it, y=2) for it in pawns)), (), (60.0, 60.0), "en", lambda svg: svg
    )
    assert pawns and all(image.h > 1.3 * image.w for image in drawing.page.images)


def test_bad_wishes_and_dates_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"^paper: "):
        print_puzzles(DAY, Wishes(paper="a5"))
    told = CliRunner().invoke(main, ["print", "puzzles", "--date", "2020-01-01", "-o", str(tmp_path / "p.pdf")])
    assert told.exit_code == 1 and "the first puzzles are those of 2026-01-01" in told.output


@pytest.mark.rule("T36-02")
def test_what_is_turned_on_the_table_is_turned_on_paper() -> None:
    game, files = find_game("thirty-six"), list[str]()
    scene = Match.start(game, 2, seed=bytes(32)).scene(SOLVER)
    turns = {piece.turn % 2 for piece in scene.pieces if piece.kind == "gate"}
    assert turns == {0, 1}

    def add(svg: str) -> str:
        files.append(svg)
        return f"{len(files)}.svg"

    Drawing(scene, (), (60.0, 60.0), "en", add)
    turned = [f"rotate({90 * piece.turn} " in svg for piece, svg in zip(_drawn(scene), files, strict=True)]
    assert turned == [piece.turn > 0 for piece in _drawn(scene)]


def _drawn(scene: Scene) -> list[Piece]:
    """The pieces of a scene in the order in which they are drawn."""
    pieces = sorted(scene.pieces, key=lambda piece: piece.level)
    return [piece for zone in scene.zones for piece in pieces if piece.zone == zone.id]
