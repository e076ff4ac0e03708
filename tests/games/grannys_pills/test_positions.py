"""Granny's Pills: positions written and loaded, and those that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core import conformance
from parlour.core.errors import BadOption, BadPosition
from parlour.core.kernel import JIT
from parlour.core.match import Match
from tests.games.grannys_pills.drawing import (
    ALMOST,
    BARE,
    GAME,
    NO_GRID,
    ONE_EACH,
    PERFECT,
    Q,
    drawn,
    started,
    take_one,
)
from tests.games.grannys_pills.test_laws import OPTION_SETS


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


@pytest.mark.rule("GRA-40", "GRA-D20")
def test_a_finished_position_loads_too() -> None:
    match = drawn(schedules=(ALMOST, BARE), rounds=[[3], [4]], turn=0, first=1, cycle=3)
    match.play(0, "swap 0")
    match.play(0, "takeOne 0")
    take_one(match, 0, (2, 0), (2, 2))
    assert match.over
    loaded = Match.load(GAME, written(match))
    assert loaded.state.tobytes() == match.state.tobytes()
    assert loaded.points() == match.points() and loaded.scene(1) == match.scene(1)


@pytest.mark.rule("GRA-10")
def test_a_hidden_copy_is_no_complete_position() -> None:
    assert "prescription is missing" in refused_words(GAME.position(started().view(0)))


# --- positions that cannot be


@pytest.mark.rule("GRA-D2", "GRA-06", "GRA-10", "GRA-D4", "GRA-D12")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"grid": ["B1"] * 36}, "GRA-D2"),
        ({"grid": ["B5"] * 36}, "'B5' is no pill"),
        ({"phase": "sleep"}, "phase"),
        ({"turn": 2}, "there is no seat 2"),
        ({"chosen": "takeOne 3"}, "chosen"),
        ({"phase": "placeOne", "chosen": "takeThree H 3"}, "does not lead"),
        ({"phase": "placeOne", "chosen": "takeOne 99"}, "none of 0 to 35"),
        ({"phase": "placeThree", "chosen": "takeThree H 0"}, "GRA-25"),
        ({"phase": "placeThree", "chosen": "takeThree H 4"}, "GRA-ACT"),
        ({"used": [0]}, "GRA-D4"),
        ({"used": [7, 8]}, "GRA-D4"),
        ({"passes": 2}, "GRA-D12"),
        ({"passes": 1}, "GRA-D10"),
        ({"changes": 1}, "GRA-D20"),
        ({"cycle": 1}, "GRA-29"),
        ({"turn": 1}, "GRA-29"),
        ({"phase": "over"}, "GRA-06"),
        ({"tags": [1]}, "tags"),
        ({"tags": [*range(36)]}, "tags"),
        ({"tags": [1] * 36}, "tags"),
        ({"options": {"limit": 31}}, "limit"),
        ({"wind": 1}, "unknown field"),
    ],
)
def test_a_wrong_position_is_refused_by_field(change: dict[str, Any], words: str) -> None:
    assert words in refused_words({**written(drawn()), **change})


FORCED: dict[str, Any] = {"phase": "placeOne", "chosen": "takeOne 0", "options": {"single": "forced"}}


@pytest.mark.rule("GRA-16", "GRA-25", "GRA-38", "GRA-D8", "GRA-D9", "GRA-D12")
@pytest.mark.parametrize(
    ("grid", "schedules", "fields", "words"),
    [
        (Q, ("B1 . . / . . . / . . .", BARE), {}, "GRA-25"),
        (Q, ("B1>G4 . . / . . . / . . .", BARE), {}, "GRA-25"),
        (Q, ("G1>. . . / . . . / . . .", BARE), {}, "'.' is no pill"),
        (Q, ("G1>" * 120 + "G1 . . / . . . / . . .", BARE), {}, "GRA-D2"),
        (Q, (BARE, ONE_EACH[1]), {}, "GRA-16"),
        (Q, (PERFECT, BARE), {"cycle": 3}, "GRA-38"),
        (Q, (ALMOST, BARE), FORCED, "GRA-D8"),
        (NO_GRID, ONE_EACH, {"cycle": 1, "swapped": True}, "GRA-D9"),
        (Q, ("G1>G1>G1>G1>G2>G2>G2>G3 B1>B1>B1>B1>B1>B1>B1 . / B2 . . / . . .", BARE),
         {"cycle": 8, "options": {"cycles": 8}}, "GRA-D12"),
    ],
)  # fmt: skip
def test_what_cannot_lie_on_grid_and_schedules(
    grid: str, schedules: tuple[str, str], fields: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadPosition) as error:
        drawn(grid, schedules, **fields)
    assert words in str(error.value)


@pytest.mark.parametrize("tags", [[1], [3], [40, 41], [0]])
def test_tags_of_a_schedule_are_its_pills_own(tags: list[int]) -> None:
    position = written(drawn(schedules=(ONE_EACH[0], BARE)))
    position["players"][0]["tags"] = tags
    assert "tags" in refused_words(position)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", range(8 if JIT else 1))
@pytest.mark.sampled(15)
def test_what_load_accepts_is_playable(seed: int, options: dict[str, Any]) -> None:
    conformance.load_is_sound(GAME, seed, 50 if JIT else 12, options=options)
