"""36: positions written and loaded, and those that cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.games.thirty_six.components import BOARD_Z
from tests.games.thirty_six.drawing import GAME, HOLES, Z, drawn, laid, move
from tests.games.thirty_six.test_rules import OPTION_SETS, started


def written(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))


def refused_words(position: dict[str, Any]) -> str:
    with pytest.raises((BadPosition, BadOption)) as error:
        GAME.load(position)
    return str(error.value)


def test_every_field_is_written_whatever_its_value() -> None:
    match = started()
    fields = {field.name for field in msgspec.structs.fields(GAME.table.positions.Position)}
    assert set(written(match)) == set(GAME.position(match.view(0))) == fields
    assert set(written(match)["options"]) == {field.name for field in GAME.option_fields()}


@pytest.mark.rule("T36-D3", "T36-D20")
def test_the_preset_board_is_written_as_it_lies() -> None:
    shifted = [[tile, rotation, row - 3, column + 2] for tile, rotation, row, column in HOLES]
    match = started(layout="preset", preset=shifted)
    assert written(match)["options"]["preset"] == [list(line) for line in HOLES]
    assert Match.load(GAME, written(match)).options.preset == HOLES


@pytest.mark.rule("T36-27", "T36-30")
@pytest.mark.parametrize(("tournament", "games"), [(False, 0), (True, 1)])
def test_a_finished_position_loads_too(tournament: bool, games: int) -> None:
    options = {"tournament": tournament}
    match = drawn([(3, 1), (3, 3)], [[7, 0, 0], [0, 1, 0]], turn=1, games=games, options=options)
    move(match, 1, (2, 3))
    assert match.over
    loaded = Match.load(GAME, written(match))
    assert loaded.state.tobytes() == match.state.tobytes()
    assert loaded.points() == match.points() and loaded.scene(0) == match.scene(0)


@pytest.mark.rule("T36-32")
@pytest.mark.parametrize("options", [{}, {"tournament": True}], ids=str)
def test_the_breakdown_sums_to_the_score_at_all_times(options: dict[str, Any]) -> None:
    match, dice, scored = started(3, **options), new_dice(6), set()
    while not match.over:
        sums = [sum(line.points for line in seat.lines) for seat in match.public().scores]
        assert sums == match.points()[0]
        scored.add((int(match.state.game), *sums))
        actions = match.actions(match.seats_to_act()[0])
        match.play(match.seats_to_act()[0], actions[roll(dice, len(actions))])
    assert [sum(line.points for line in seat.lines) for seat in match.public().scores] == match.points()[0]
    assert len(scored) == 3 or not options, "in a tournament only finished games count"


# --- positions that cannot be


def running(**fields: Any) -> dict[str, Any]:
    return written(drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]], **fields))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "sleep"}, "phase"),
        ({"turn": 2}, "there is no seat 2"),
        ({"tiles": []}, "T36-02"),
        ({"counters": [36]}, "counters"),
        ({"counters": [3, 3]}, "T36-17"),
        ({"colour": 1}, "unknown field"),
        ({"owed": [1]}, "T36-24"),
        ({"phase": "give", "owed": [1, 1]}, "T36-24"),
        ({"phase": "give", "owed": [0]}, "T36-24"),
        ({"phase": "give", "owed": [1]}, "T36-D10"),
        ({"passes": 2}, "T36-D14"),
        ({"quiet": 16}, "T36-D15"),
        ({"games": 1}, "T36-D16"),
        ({"replays": 1}, "T36-D16"),
        ({"phase": "over"}, "T36-D16"),
        ({"phase": "lay"}, "T36-D19"),
        ({"stream": {"key": "00", "drawn": 0}}, "key"),
        ({"options": {"stall": 7}}, "stall"),
        ({"options": {"start": 1}}, "T36-31"),
        ({"options": {"start": 2}}, "no seat 2"),
        ({"options": {"tournament": True}, "games": 2}, "T36-30"),
        ({"options": {"tournament": True}, "replays": 1}, "T36-30"),
    ],
)
def test_a_wrong_position_is_refused_by_field(change: dict[str, Any], words: str) -> None:
    assert words in refused_words({**running(), **change})


@pytest.mark.rule("T36-04", "T36-10", "T36-12", "T36-27", "T36-32", "T36-D17")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"colour": 0}, "T36-10"),
        ({"colour": None}, "T36-12"),
        ({"pawn": 0}, "T36-12"),
        ({"pawn": None}, "T36-12"),
        ({"reserve": [1, 12, 0]}, "T36-04"),
        ({"reserve": [0, 13, 0]}, "13 is no number it can have"),
        ({"reserve": [0, 0, 0]}, "T36-27"),
        ({"total": 1}, "T36-32"),
        ({"wins": 1}, "T36-D17"),
    ],
)
def test_what_no_player_can_have(change: dict[str, Any], words: str) -> None:
    position = running()
    position["players"][1] |= change
    assert words in refused_words(position)


def set_up(steps: int, **options: Any) -> dict[str, Any]:
    """Three players, seat 1 first, after so many actions of the set-up."""
    match = started(3, start=1, **options)
    for _ in range(steps):
        seat = match.seats_to_act()[0]
        match.play(seat, match.actions(seat)[0])
    return written(match)


@pytest.mark.rule("T36-10", "T36-11", "T36-12", "T36-D19")
@pytest.mark.parametrize("steps", range(6))
@pytest.mark.parametrize("field", ["first", "turn"])
def test_in_the_set_up_whose_turn_it_is_follows_from_who_is_first(steps: int, field: str) -> None:
    """Else a moment comes when nobody may act."""
    position = set_up(steps)
    position["options"]["start"] = "random"
    for seat in {0, 1, 2} - {position[field]}:
        assert "T36-1" in refused_words({**position, field: seat})


@pytest.mark.rule("T36-D19")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"turn": 1}, "T36-D19"),
        ({"first": 0}, "T36-D19"),
        ({"options": {}}, "T36-D19"),
        ({"tiles": [{"tile": 3, "rotation": 1, "row": 2, "column": 0}]}, "T36-D19"),
    ],
)
def test_a_draft_begins_with_the_starting_player_and_a_tile_at_the_corner(change: dict[str, Any], words: str) -> None:
    position = set_up(1, layout="draft")
    position["options"]["start"] = "random"
    assert words in refused_words({**position, **change})


@pytest.mark.rule("T36-36", "T36-37")
@pytest.mark.parametrize(
    ("row", "column", "words"), [(0, 0, "overlap"), (0, 1, "overlap"), (4, 4, "isolated"), (2, 2, "isolated")]
)
def test_tiles_of_a_draft_touch_and_do_not_overlap(row: int, column: int, words: str) -> None:
    position = set_up(2, layout="draft")
    position["tiles"] = laid([(0, 0, 0, 0), (1, 0, row, column)])
    assert words in refused_words(position)


@pytest.mark.rule("T36-06", "T36-11", "T36-13", "T36-12")
@pytest.mark.parametrize(
    ("steps", "path", "value", "words"),
    [
        (1, ("players", 0, "reserve"), [12, 0, 1], "T36-11"),
        (1, ("players", 0, "reserve"), [11, 0, 0], "T36-11"),
        (1, ("players", 0, "colour"), None, "T36-10"),
        (3, ("counters",), [0], "T36-13"),
        (3, ("quiet",), 1, "T36-13"),
        (3, ("passes",), 1, "T36-13"),
        (3, ("players", 1, "pawn"), 0, "T36-12"),
        (4, ("players", 1, "pawn"), None, "T36-12"),
        (0, ("tiles", 8, "row"), 5, "T36-"),
        (
            0,
            ("tiles",),
            [dict(zip(("tile", "rotation", "row", "column"), line, strict=True)) for line in HOLES],
            "T36-06",
        ),
    ],
)
def test_what_cannot_be_in_the_set_up(steps: int, path: Sequence[Any], value: Any, words: str) -> None:
    position = set_up(steps)
    box: Any = position
    for key in path[:-1]:
        box = box[key]
    box[path[-1]] = value
    assert words in refused_words(position)


@pytest.mark.rule("T36-12")
def test_a_pawn_begins_on_its_colour() -> None:
    position = set_up(4, layout="preset")
    (pawn,) = [player["pawn"] for player in position["players"] if player["pawn"] is not None]
    letters = Z.split()
    other = next(square for square in range(36) if letters[square] != letters[pawn])
    position["players"][1]["pawn"] = other
    assert "T36-12" in refused_words(position)


def test_preset_boards_are_checked_line_by_line() -> None:
    for preset, words in [
        ([[0, 0, 0, 0]], "all nine"),
        ([[9, 0, 0, 0]], "tile 9"),
        ([*map(list, BOARD_Z[:8]), [8, 0, 4, 3]], "overlap"),
        ([*map(list, BOARD_Z[:8]), [7, 0, 4, 4]], "lies twice"),
    ]:
        with pytest.raises(BadOption, match=words):
            started(layout="preset", preset=preset)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", range(20 if JIT else 2))
@pytest.mark.sampled(40)
def test_what_load_accepts_is_playable(seed: int, options: dict[str, Any]) -> None:
    conformance.load_is_sound(GAME, seed, 50 if JIT else 15, options=options)
