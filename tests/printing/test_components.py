"""What is printed is what the rules name: counted in the PDF, and equal to the games' own tables."""

from __future__ import annotations

import pypdfium2
import pytest

from parlour.core.game import find_game, games
from parlour.games.grannys_pills.components import COLOUR_NAMES, PRESCRIPTIONS, SHAPE_NAMES
from parlour.games.grannys_pills.scene import FACES as PILLS
from parlour.games.mismemory.scene import FACES as TILES
from parlour.games.pivot_pawns.board import FACES as CARDS
from parlour.games.pivot_pawns.board import icon_face
from parlour.games.pivot_pawns.components import COLOURS
from parlour.games.tic.deck import NAMES
from parlour.printing.components import components_of
from parlour.printing.drawings import drawings
from parlour.printing.wishes import Wishes
from tests.printing.paper import printed, sides

FRONTS = Wishes(backs="none")
DECK = ("tyramid", "queen-of-the-ticcitories", "tic-squared", "gridsy", "pentic")


def pieces(game: str, id: str) -> list[str]:
    return next(component.pieces for component in components_of(find_game(game)) if component.id == id)


def count(game: str, width: float, height: float, wishes: Wishes = FRONTS) -> int:
    return sum(side.count(width, height) for side in sides(printed(game, wishes)))


def bled(width: float, height: float, bleed: float) -> tuple[float, float]:
    return width + 2 * bleed, height + 2 * bleed


@pytest.mark.rule("TIC-01", "TIC-02")
@pytest.mark.parametrize("game", DECK)
def test_the_deck_has_every_card_once(game: str) -> None:
    assert sorted(pieces(game, "cards")) == sorted(NAMES)
    assert count(game, *bled(63, 88, 1.25)) == 125


@pytest.mark.rule("QUE-01", "QUE-05")
def test_six_players_of_queen_have_a_token_each_and_the_line_its_numbers() -> None:
    assert len(set(pieces("queen-of-the-ticcitories", "tokens"))) == 6
    assert count("queen-of-the-ticcitories", 30, 80) == 6
    assert pieces("queen-of-the-ticcitories", "order") == list("123456")
    assert count("queen-of-the-ticcitories", 25, 25) == 6


@pytest.mark.rule("T36-02", "T36-03", "T36-04", "T36-05", "T36-D1", "T36-D2")
def test_36_has_nine_tiles_of_squares_of_25_millimetres_36_counters_and_three_pawns() -> None:
    tiles = pieces("36", "tiles")
    assert len(set(tiles)) == 9
    assert sorted("".join(tiles).replace("/", "")) == sorted(12 * "WRB")
    assert count("36", *bled(50, 50, 2)) == 9
    assert count("36", 24.8, 24.8) == 36  # a square of 25 without its joint
    assert [pieces("36", "counters").count(colour) for colour in "WRB"] == [12, 12, 12]
    assert count("36", 20, 20) == 36
    assert pieces("36", "pawns") == list("WRB")
    assert count("36", 30, 80) == 3


@pytest.mark.rule("T36-D2")
def test_gates_join_equal_squares_across_the_middle() -> None:
    tiles = next(component for component in components_of(find_game("36")) if component.id == "tiles")
    for tile, (kind, colour) in tiles.over.items():
        assert kind == "gate" and tile in tiles.pieces
        assert (tile[0], tile[4]) == (colour, colour) != (tile[1], tile[3])
    assert sorted(colour for _, colour in tiles.over.values()) == ["B", "R", "W"]


@pytest.mark.rule("PIV-01", "PIV-04", "PIV-05", "PIV-06", "PIV-07", "PIV-08")
def test_pivot_pawns_has_its_cards_tokens_pawns_and_placeholders() -> None:
    assert pieces("pivot-pawns", "cards") == list(CARDS)
    assert count("pivot-pawns", *bled(63, 88, 1.25)) == 15
    assert pieces("pivot-pawns", "tokens") == [icon_face(icon) for icon in range(15)]
    assert count("pivot-pawns", 26.75, 26.75) == 15  # with what is cut off
    assert pieces("pivot-pawns", "pawns") == pieces("pivot-pawns", "placeholders") == list(COLOURS)
    assert count("pivot-pawns", 30, 80) == 5
    assert count("pivot-pawns", 32, 32) == 5


@pytest.mark.rule("GRA-02", "GRA-03", "GRA-04", "GRA-05")
def test_grannys_pills_has_its_grid_boards_pills_and_prescriptions() -> None:
    pills = pieces("grannys-pills", "pills")
    assert sorted(pills) == sorted(7 * list(PILLS))
    asked = [
        "/".join(
            " ".join(f"{SHAPE_NAMES[int(pill[1]) - 1]}-{COLOUR_NAMES['BGYR'.index(pill[0])]}" for pill in row.split())
            for row in line.split("/")
        )
        for line in PRESCRIPTIONS
    ]
    assert pieces("grannys-pills", "prescriptions") == asked
    assert len(set(asked)) == 35
    # Cells of 25 millimetres are outlined, as pills are: 36 of the grid and 9 of each of four boards.
    outlined = Wishes(backs="none", low_ink=True)
    assert count("grannys-pills", 25, 25, outlined) == 112 + 36 + 4 * 9
    assert count("grannys-pills", 63, 63, outlined) == 35
    assert count("grannys-pills", 75, 75, outlined) == 4  # the places for prescriptions
    assert count("grannys-pills", 60, 60, outlined) == 1  # the label


@pytest.mark.rule("MIS-02")
def test_mismemory_has_all_tiles_of_a_piecepack() -> None:
    assert sorted(pieces("mismemory", "tiles")) == sorted(TILES)
    assert count("mismemory", *bled(50, 50, 2)) == 24
    assert count("mismemory", 20, 20) == len(pieces("mismemory", "coins")) == 24
    assert count("mismemory", 25, 70) == len(pieces("mismemory", "piecepack-pawns")) == 4


def test_a_piecepack_has_a_die_of_each_suit_with_six_faces_and_seven_tabs() -> None:
    assert pieces("mismemory", "dice") == pieces("mismemory", "piecepack-pawns")
    line = 0.4  # around each face and tab
    assert count("mismemory", 18 + line, 18 + line) == 4 * 6
    assert count("mismemory", 18 + line, 6 + line) == 4 * 7
    (sheet,) = (text for text in texts("mismemory") if "dice" in text)
    written = [word for row in sheet.splitlines() if "Mismemory" not in row for word in row.split()]
    assert sorted(written) == sorted(4 * "0A2345")


def texts(game: str) -> list[str]:
    """Return what is written on each page."""
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(printed(game, FRONTS))]


@pytest.mark.parametrize("game", games())
def test_every_component_names_clauses_that_there_are(game: str) -> None:
    found = find_game(game)
    for component in components_of(found):
        assert set(component.clauses) <= set(found.clauses), component.id


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "ja"])
@pytest.mark.parametrize("game", games())
def test_all_that_is_printed_is_a_drawing_of_the_page(game: str, language: str) -> None:
    known = drawings(language)
    for component in components_of(find_game(game)):
        for face in component.pieces if component.cut != "board" else ():
            for is_back in {False, component.back is not None}:
                for kind, shown in component.drawn(face, is_back):
                    assert (kind if shown is None else f"{kind} {shown}") in known


def test_a_large_board_comes_in_halves() -> None:
    large = Wishes(backs="none", large=True, low_ink=True)
    side = 27 * 1.4
    assert count("grannys-pills", side - 2, side - 2, large) == 36 + 4 * 9
    assert count("grannys-pills", 63 * 1.4, 63 * 1.4, large) == 35
