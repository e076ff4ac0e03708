"""Codes on printed faces: on every face that has one, nowhere else, larger with the piece, and black in pale ink."""

from __future__ import annotations

import io
from itertools import pairwise

import pypdf
import pypdfium2
import pytest

from parlour.core.game import find_game
from parlour.printing import Wishes, print_game
from parlour.printing.components import components_of
from parlour.printing.drawings import drawings
from parlour.seeing.codes import MODULES, Scale, codes, is_dark, mark_face, numbers

CODED = [
    ("gridsy", "cards"),
    ("pentic", "cards"),
    ("tyramid", "cards"),
    ("tic-squared", "cards"),
    ("queen-of-the-ticcitories", "cards"),
    ("grannys-pills", "pills"),
    ("grannys-pills", "prescriptions"),
    ("mismemory", "tiles"),
    ("pivot-pawns", "cards"),
    ("pivot-pawns", "tokens"),
    ("pivot-pawns", "placeholders"),
    ("36", "tiles"),
]


@pytest.mark.parametrize(("game", "id"), CODED)
def test_every_face_of_a_game_that_is_seen_has_a_code_of_its_own(game: str, id: str) -> None:
    component = next(one for one in components_of(find_game(game)) if one.id == id)
    marking = codes().kinds[component.kind]
    assert tuple(marking.size) == component.size
    found = {numbers()[f"{component.kind} {face}"] for face in component.pieces}
    assert len(found) == len(set(component.pieces))
    assert all(f"{component.kind} {face}" in drawings("en") for face in component.pieces)


def test_numbers_and_words_are_those_printed_before() -> None:
    """Whoever printed a deck keeps it: these faces have had these numbers since the first sheets."""
    known = {
        "tic-card 1Cv": 0,
        "tic-card 5Xr": 124,
        "pill round-blue": 125,
        "piecepack sun-null": 141,
        "tile WW/RB": 180,
        "token Mars symbol-red": 224,
        "placeholder red": 239,
    }
    assert {face: numbers()[face] for face in known} == known
    assert len(codes().faces) == len(set(codes().faces)) <= len(codes().words) == 250


def test_words_differ_in_at_least_twelve_squares_in_every_turn() -> None:
    def turns(number: int) -> list[int]:
        grid = [[is_dark(number, row, column) for column in range(1, MODULES - 1)] for row in range(1, MODULES - 1)]
        found = []
        for _ in range(4):
            found.append(int("".join(str(int(dark)) for row in grid for dark in row), 2))
            grid = [list(row) for row in zip(*grid[::-1], strict=True)]
        return found

    words = [turns(number) for number in range(len(codes().words))]
    for number, one in enumerate(words):
        assert all((one[0] ^ turned).bit_count() >= 12 for turned in one[1:])
        for other in words[:number]:
            assert all((one[0] ^ turned).bit_count() >= 12 for turned in other)


def test_a_code_covers_the_squares_that_are_black() -> None:
    """The path of a code, filled by the even-odd rule, is dark where the word says so."""
    svg = mark_face('<svg viewBox="0 0 63 88"></svg>', "tic-card", "3Xo", Scale(0, 0, 1.0))
    runs = svg.split('d="')[1].split('"')[0].split("Z")
    holes = 0
    for run in runs[1:-1]:
        start, rest = run[1:].split("H", 1)
        column, row = map(int, start.split())
        end = int(rest.split("V")[0])
        holes += end - column
        assert not any(is_dark(numbers()["tic-card 3Xo"], row, place) for place in range(column, end))
    light = sum(not is_dark(numbers()["tic-card 3Xo"], row, column) for row in range(8) for column in range(8))
    assert holes == light


def test_codes_stay_within_their_piece_and_apart_from_each_other() -> None:
    for marking in codes().kinds.values():
        margin = marking.side / MODULES
        for x, y, _ in marking.spots:
            assert margin <= x and x + marking.side + margin <= marking.size[0]
            assert margin <= y and y + marking.side + margin <= marking.size[1]
        for (x, y, _), (right, below, _) in pairwise(marking.spots):
            assert (x, y) == (marking.size[0] - right - marking.side, marking.size[1] - below - marking.side)


@pytest.mark.parametrize("low_ink", [False, True])
def test_codes_are_black_on_white_on_the_sheet_and_paths(low_ink: bool) -> None:
    pdf = print_game(find_game("mismemory"), Wishes(backs="none", codes=True, low_ink=low_ink))
    plain = print_game(find_game("mismemory"), Wishes(backs="none", low_ink=low_ink))
    black, before = (_blacks(one) for one in (pdf, plain))
    assert black > before + 10_000
    assert not [image for page in pypdf.PdfReader(io.BytesIO(pdf)).pages for image in page.images]


def _blacks(pdf: bytes) -> int:
    pixels = pypdfium2.PdfDocument(pdf)[0].render(scale=2.0, grayscale=True).to_numpy()
    return int((pixels < 5).sum())


def test_a_dictionary_of_opencv_reads_the_same_words() -> None:
    cv2 = pytest.importorskip("cv2")
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_ARUCO_MIP_36h12)
    for number in range(len(codes().words)):
        image = dictionary.generateImageMarker(number, MODULES, borderBits=1)
        assert [[image[row][column] == 0 for column in range(MODULES)] for row in range(MODULES)] == [
            [is_dark(number, row, column) for column in range(MODULES)] for row in range(MODULES)
        ]
