"""Sheets read back from their PDFs: paper, printable area, true size, registration, fonts, bad wishes."""

from __future__ import annotations

import io

import pypdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.errors import BadOption, UnknownGame
from parlour.core.game import find_game, games
from parlour.printing import Wishes, print_game
from parlour.printing.components import components_of
from parlour.printing.fitting import HEAD, fit
from parlour.printing.pages import mirrored
from parlour.printing.wishes import LARGE, PAPERS
from tests.printing.paper import Box, ink, printed, sides

VARIANTS = (
    Wishes(),
    Wishes(paper="letter", language="ja"),
    Wishes(backs="fold", language="de"),
    Wishes(low_ink=True, backs="none", language="fr"),
    Wishes(paper="letter", large=True, margin=8.0, language="es"),
)


@pytest.mark.sampled(20)
@pytest.mark.parametrize("wishes", VARIANTS, ids=str)
@pytest.mark.parametrize("game", games())
def test_pages_have_the_size_of_the_paper(game: str, wishes: Wishes) -> None:
    for side in sides(printed(game, wishes)):
        assert (side.width, side.height) == pytest.approx(PAPERS[wishes.paper], abs=0.05)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("wishes", VARIANTS, ids=str)
@pytest.mark.parametrize("game", ["36", "queen-of-the-ticcitories", "pivot-pawns", "grannys-pills", "mismemory"])
def test_no_ink_is_where_the_printer_cannot_reach(game: str, wishes: Wishes) -> None:
    pdf = printed(game, wishes)
    slack = 0.2  # of a pixel
    for number, side in enumerate(sides(pdf)):
        left, top, right, bottom = ink(pdf, number)
        assert left >= wishes.margin - slack and top >= wishes.margin - slack
        assert right <= side.width - wishes.margin + slack and bottom <= side.height - wishes.margin + slack


@pytest.mark.parametrize(
    ("game", "wishes", "pages"),
    [
        ("36", Wishes(), 4),
        ("gridsy", Wishes(), 28),  # 14 sheets of nine cards
        ("gridsy", Wishes(backs="none"), 14),
        ("gridsy", Wishes(paper="letter"), 32),  # 16 sheets of eight
        ("gridsy", Wishes(backs="fold"), 32),  # four a page
        ("gridsy", Wishes(large=True, backs="none"), 32),
        ("queen-of-the-ticcitories", Wishes(), 30),
        ("pivot-pawns", Wishes(), 6),
    ],
)
def test_pages_are_as_many_as_the_pieces_need(game: str, wishes: Wishes, pages: int) -> None:
    assert len(pypdf.PdfReader(io.BytesIO(printed(game, wishes))).pages) == pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["gridsy", "pivot-pawns", "mismemory", "36", "grannys-pills"])
def test_backs_meet_their_fronts_within_half_a_millimetre(game: str, paper: str) -> None:
    """Everything on a back as large as a piece lies, seen through the paper, where its front has the same outline."""
    wishes = Wishes(paper=paper)
    pages = sides(printed(game, wishes))
    met = 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        for path in back.paths:
            if _is_ground(path, game):
                seen = (back.width - path[2], path[1], back.width - path[0], path[3])
                assert any(_is_near(seen, other, 0.5) for other in front.paths)
                met += 1
    assert met >= sum(len(component.pieces) for component in components_of(find_game(game)) if component.back == "own")


def _is_ground(path: Box, game: str) -> bool:
    """Whether an outline is nearly that of a whole piece with a back."""
    w, h = sorted((path[2] - path[0], path[3] - path[1]))
    return any(
        abs(w - min(component.size)) < 0.16 * w and abs(h - max(component.size)) < 0.16 * h and w / h > 0.7
        for component in components_of(find_game(game))
        if component.back
    )


def _is_near(a: Box, b: Box, within: float) -> bool:
    return all(abs(one - other) <= within for one, other in zip(a, b, strict=True))


@given(
    width=st.floats(10, 90),
    height=st.floats(10, 120),
    paper=st.sampled_from(list(PAPERS)),
    margin=st.floats(3, 20),
)
def test_pieces_lie_apart_within_the_margins_and_their_mirror_images_on_the_paper(
    width: float, height: float, paper: str, margin: float
) -> None:
    wishes = Wishes(paper=paper, margin=margin)
    room = fit((width, height), wishes)
    assert sorted((room.width, room.height)) == sorted((width, height))
    places = [room.place(number) for number in range(room.capacity)]
    gap = 2 * room.bleed
    for x, y in places:
        assert x - room.bleed - room.mark >= margin - 1e-6
        assert y - room.bleed - room.mark >= margin + HEAD - 1e-6
        assert x + room.width + room.bleed + room.mark <= wishes.sheet.width - margin + 1e-6
        assert y + room.height + room.bleed + room.mark <= wishes.sheet.height - margin + 1e-6
        box = (x, y, room.width, room.height)
        assert mirrored(mirrored(box, wishes), wishes) == pytest.approx(box)
    for number, (x, y) in enumerate(places):
        for left, top in places[:number]:
            assert abs(x - left) >= room.width + gap - 1e-6 or abs(y - top) >= room.height + gap - 1e-6
    # The block is in the middle, so that the other side of the sheet has it in the same place.
    assert places[0][0] + places[-1][0] + room.width == pytest.approx(wishes.sheet.width)


@pytest.mark.parametrize("wishes", VARIANTS, ids=str)
def test_fonts_are_embedded_and_are_the_page_s(wishes: Wishes) -> None:
    names = set()
    for page in pypdf.PdfReader(io.BytesIO(printed("grannys-pills", wishes))).pages:
        for font in page.get("/Resources", {}).get("/Font", {}).values():
            (descendant,) = font.get_object()["/DescendantFonts"]
            descriptor = descendant.get_object()["/FontDescriptor"].get_object()
            assert "/FontFile2" in descriptor or "/FontFile3" in descriptor
            names.add(str(descriptor["/FontName"]).partition("+")[2].partition("-")[0])
    assert {"SourceSans3"} <= names <= {"SourceSans3", "Fraunces", "NotoSansJP"}


def test_letters_on_cards_have_the_weight_that_the_page_gives_them() -> None:
    first = pypdf.PdfReader(io.BytesIO(printed("gridsy"))).pages[0]
    fonts = [font.get_object()["/BaseFont"].partition("+")[2] for font in first["/Resources"]["/Font"].values()]
    assert {"Fraunces-640", "SourceSans3-640"} <= {name.removesuffix("-Identity-H") for name in fonts}


def test_a_bar_shows_that_the_size_is_true() -> None:
    first, *_ = sides(printed("36"))
    assert sum(abs(right - left - 50) < 0.5 and bottom - top < 0.5 for left, top, right, bottom in first.paths) == 1


def test_large_pieces_are_larger_by_the_same() -> None:
    large = sum(side.count(50 * LARGE + 4, 50 * LARGE + 4) for side in sides(printed("36", Wishes(large=True))))
    assert large == 9


def test_folded_backs_lie_head_to_head_with_their_fronts() -> None:
    first, *_ = sides(printed("pivot-pawns", Wishes(backs="fold")))
    grounds = [path for path in first.paths if 87 < path[2] - path[0] < 92 and 62 < path[3] - path[1] < 68]
    assert len(grounds) == 8
    tops = sorted({round(top, 1) for _, top, _, _ in grounds})
    assert len(tops) == 4
    for top in tops:
        left, right = sorted(path for path in grounds if round(path[1], 1) == top)
        assert left[2] == pytest.approx(right[0], abs=0.2)


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        (Wishes(paper="a5"), "paper"),
        (Wishes(backs="both"), "backs"),
        (Wishes(language="xx"), "language"),
        (Wishes(part="box"), "part"),
        (Wishes(margin=-1.0), "margin"),
        (Wishes(margin=99.0), "margin"),
        (Wishes(margin=float("nan")), "margin"),
    ],
)
def test_what_cannot_be_printed_is_refused_by_its_field(wishes: Wishes, field: str) -> None:
    with pytest.raises(BadOption, match=f"^{field}: ") as caught:
        print_game(find_game("36"), wishes)
    assert caught.value.field == field


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        print_game(find_game("chess"), Wishes())


def test_a_margin_that_leaves_no_room_for_a_piece_is_named() -> None:
    with pytest.raises(BadOption, match="nothing of 189 × 300 finds room") as caught:
        fit((189, 300), Wishes())
    assert caught.value.field == "margin"
