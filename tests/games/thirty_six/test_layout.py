"""The board that follows from where the tiles lie, against a slow twin over places."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.games.thirty_six.components import BOARD_Z, TILE_COLOURS
from tests.games.thirty_six.drawing import GAME, Place

Turned = tuple[int, int, int, int]


def turned(corners: Turned, turns: int) -> Turned:
    """Turn top left, top right, bottom left and bottom right clockwise."""
    a, b, c, d = corners
    return turned((c, a, d, b), turns - 1) if turns else corners


def places_of(state: Any) -> dict[Place, tuple[int, int]]:
    """The tile and the colour on every place, in reading order."""
    places = {}
    for tile in range(9):
        row, column = int(state.tile_row[tile]), int(state.tile_column[tile])
        colours = turned(tuple(TILE_COLOURS[tile].tolist()), int(state.rotation[tile]))
        for corner, colour in enumerate(colours):
            places[row + corner // 2, column + corner % 2] = (tile, colour)
    return dict(sorted(places.items()))


def gate_joins(places: dict[Place, tuple[int, int]], a: Place, b: Place, gates: str) -> bool:
    """T36-D2, clause by clause."""
    (tile, colour), (other_tile, other_colour) = places[a], places[b]
    diagonal = abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1
    if not diagonal or colour != other_colour or gates == "off":
        return False
    return gates == "anywhere" or (tile == other_tile and tile in (2, 5, 8))


@pytest.mark.rule("T36-15", "T36-16", "T36-18", "T36-39", "T36-D2", "T36-D19")
@pytest.mark.parametrize("gates", ["tile", "anywhere", "off"])
@pytest.mark.parametrize("layout", ["square", "scatter", "preset"])
def test_squares_lines_and_gates_are_those_of_the_places(layout: str, gates: str) -> None:
    for number in range(20):
        state = GAME.new(2, GAME.read_options({"layout": layout, "gates": gates}, 2), number.to_bytes(32, "big"))
        places = places_of(state)
        assert list(zip(state.row.tolist(), state.column.tolist(), strict=True)) == list(places)
        assert state.colour.tolist() == [colour for _, colour in places.values()]
        for colour in range(3):
            assert int(state.of_colour[colour]) == sum(1 << s for s in range(36) if int(state.colour[s]) == colour)
        for square, place in enumerate(places):
            through = {s for s, other in enumerate(places) if gate_joins(places, place, other, gates)}
            along = {s for s, other in enumerate(places) if place[0] == other[0] or place[1] == other[1]} - {square}
            assert int(state.gate[square]) == sum(1 << s for s in through)
            assert int(state.reach[square]) == sum(1 << s for s in through | along)


def test_a_preset_that_nobody_has_checked_stays_within_the_record() -> None:
    far = tuple((tile, turns, 15 * row, 15 * column) for tile, turns, row, column in BOARD_Z)
    state = GAME.new(2, msgspec.structs.replace(GAME.rules.options(layout="preset"), preset=far), bytes(32))
    assert max(state.row.max(), state.column.max()) < 18
