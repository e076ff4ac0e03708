"""Rules and score sheets on paper."""

from __future__ import annotations

import io
import re

import pypdf
import pytest

from parlour.core.game import find_game, games
from parlour.core.guides import draw_example, guide_of
from parlour.core.messages import LANGUAGES
from parlour.core.sheets import sheet_of
from parlour.printing import Wishes, file_name
from parlour.printing.drawings import drawings
from parlour.printing.scenes import Drawing
from parlour.printing.scores import score_sheet
from parlour.printing.writing import WORDS, Writer
from tests.printing.paper import ink, printed, sides

RULES = Wishes(part="rules")


def text_of(game: str, wishes: Wishes) -> str:
    pages = pypdf.PdfReader(io.BytesIO(printed(game, wishes))).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


def squeezed(text: str) -> str:
    return re.sub(r"[\W_]+", "", text)


@pytest.mark.parametrize("game", games())
def test_a_booklet_has_every_section_of_the_guide_and_every_clause(game: str) -> None:
    found, said = find_game(game), squeezed(text_of(game, Wishes(part="rules", language="de")))
    writer = Writer(found, "de")
    for section in guide_of(found):
        assert squeezed(writer.say(section.title)) in said
    for clause in found.clauses:
        assert squeezed(clause) in said


@pytest.mark.parametrize("game", games())
def test_every_example_is_drawn_from_the_drawings_of_the_page(game: str) -> None:
    """Each piece of its scene is an image, and nothing is drawn beyond the room for it."""
    found = find_game(game)
    for section in guide_of(found):
        scene = draw_example(found, section)
        drawn = list[str]()
        drawing = Drawing(scene, section.marked, (78, 62), "en", lambda svg, drawn=drawn: drawn.append(svg) or "")
        assert len(drawing.page.images) == len(scene.pieces) == len(drawn)
        assert not any('font-size="18"' in svg for svg in drawn), "a piece whose face is only text"
        assert drawing.width <= 78.01 and drawing.height <= 62.01
        for image in drawing.page.images:
            assert image.x >= -0.01 and image.x + image.w <= drawing.width + 0.01
            assert image.y >= -0.01 and image.y + image.h <= drawing.height + 0.01


@pytest.mark.parametrize("wishes", [RULES, Wishes(part="scores"), Wishes(part="scores", paper="letter", large=True)])
@pytest.mark.parametrize("game", ["36", "pivot-pawns"])
def test_nothing_to_read_is_outside_the_printable_area(game: str, wishes: Wishes) -> None:
    pdf = printed(game, wishes)
    for number, side in enumerate(sides(pdf)):
        left, top, right, bottom = ink(pdf, number)
        assert min(left, top, side.width - right, side.height - bottom) >= wishes.margin


@pytest.mark.parametrize("game", games())
def test_a_score_sheet_is_one_page_with_a_total_and_who_wins(game: str) -> None:
    wishes = Wishes(part="scores")
    assert len(pypdf.PdfReader(io.BytesIO(printed(game, wishes))).pages) == 1
    said = text_of(game, wishes)
    most = "fewest" if find_game(game).rules.lowest_wins else "most"
    assert "Total" in said and f"The {most} points win." in said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games())
def test_a_score_sheet_has_the_rows_of_the_companion(game: str, language: str) -> None:
    """Those that are asked for where several play with the usual options."""
    found, sheet = find_game(game), sheet_of(find_game(game))
    assert sheet is not None
    wishes = Wishes(part="scores", language=language)
    given = score_sheet(found, wishes)
    labels = [*(label for label, *_ in given["shared"]), *given["own"], *given["closing"]]
    asked = [*sheet.shared, *sheet.fields, *(sheet.closing.fields if sheet.closing else ())]
    writer = Writer(found, language)
    usual = [field for field in asked if game != "gridsy" or field.id == "winner"]
    for field in usual:
        if field.when == 1 or field.id == "winner":
            assert any(label.startswith(writer.words(f"sheet-{field.id}")) for label in labels), field.id
    assert given["by_turn"] == (sheet.by == "turn")
    assert "Not solved" not in labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_paper_is_in_every_language(language: str) -> None:
    def ids(code: str) -> set[str]:
        return set(re.findall(r"^([\w-]+) =", (WORDS / f"{code}.ftl").read_text("utf-8"), re.MULTILINE))

    assert ids(language) == ids("en")
    assert len(drawings(language)) == len(drawings("en"))


def test_files_are_named_after_what_is_in_them() -> None:
    assert file_name(find_game("36"), Wishes()) == "thirty-six.pdf"
    assert file_name(find_game("36"), RULES) == "thirty-six-rules.pdf"
