"""Mismemory: positions written and loaded, and those that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption, BadPosition
from parlour.core.kernel import JIT
from parlour.core.match import Match
from tests.games.mismemory.drawing import BLIND, EXAMPLE, GAME, HONOUR, OPTION_SETS, decline, drawn, started, turn_up


def written(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))


# --- whole positions and views


@pytest.mark.rule("MIS-17", "MIS-D15")
def test_a_blind_position_without_a_stream_is_whole_all_the_same() -> None:
    match = drawn(("S0 M3", ""), BLIND, stream=None)
    turn_up(match, "C2", "C3")
    match.play(0, "keep 0")
    position = written(match)
    assert position["players"][0]["tiles"] == ["S0", "M3", "C2"]
    assert position["players"][0]["resolved"] == ["S0", "M3", None]
    assert position["memory"]["known"][2] is None
    assert (GAME.load(position).tobytes(), position["stream"]) == (match.state.tobytes(), None)


@pytest.mark.rule("MIS-17", "MIS-D14", "MIS-D15")
@pytest.mark.parametrize("stream", [None, {"key": "3d" * 32, "drawn": 0}])
def test_a_view_leaves_out_memory_pairs_and_what_nobody_may_look_at(stream: Any) -> None:
    match = drawn(("S0 M3", ""), BLIND, stream=stream)
    for viewer in (-1, 0, 1):
        view = GAME.position(match.view(viewer))
        assert view["players"][0] | {"tags": ()} == {
            "tiles": (None, None), "tags": (), "out": False, "pairs": None, "resolved": None
        }  # fmt: skip
        assert (view["memory"], view["stream"]) == (None, None)
        with pytest.raises(BadPosition, match="what a seat may see"):
            GAME.load(view)


def test_every_field_is_written_whatever_its_value() -> None:
    match = started()
    fields = {field.name for field in msgspec.structs.fields(GAME.table.positions.Position)}
    assert set(written(match)) == set(GAME.position(match.view(0))) == fields
    assert set(written(match)["options"]) == {field.name for field in GAME.option_fields()}


@pytest.mark.rule("MIS-16", "MIS-18", "MIS-D7", "MIS-D8")
@pytest.mark.parametrize(("options", "kept", "own"), [({}, 0, ""), (BLIND, 1, ""), (BLIND, 1, "C4 S4")])
def test_a_finished_position_loads_too(options: dict[str, Any], kept: int, own: str) -> None:
    match = drawn(("S0 MA C2 K3 M4", own), options)
    turn_up(match, "K5", "K2")
    match.play(0, f"keep {kept}")
    match.play(0, "place 0")
    assert match.over
    loaded = Match.load(GAME, written(match))
    assert loaded.state.tobytes() == match.state.tobytes()
    assert loaded.points() == match.points() and loaded.scene(1) == match.scene(1)


@pytest.mark.parametrize("seats", [("", ""), ("S0 SA", "S2", "S3")])
def test_the_breakdown_sums_to_the_score(seats: tuple[str, ...]) -> None:
    match = drawn(seats, HONOUR)
    for _ in range(2):
        sheet = match.public().scores
        assert [sum(line.points for line in seat.lines) for seat in sheet] == match.points()[0]
        decline(match, "M2", "C4")


# --- positions that cannot be


def place() -> Match:
    match = drawn(("S0", "SA"))
    turn_up(match, "M2", "M3")
    match.play(0, "keep 0")
    return match


def remembered() -> Match:
    """Seat 0 has kept S0 of S0 and S3, and S3 lies on space 1; all have seen the tiles on 2 and 3 (seat 1's turn)."""
    match = drawn(("", ""))
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    match.play(0, "place 1")
    decline(match, "M2", "C4")
    decline(match, "M2", "C4")
    return match


def replacing() -> Match:
    match = drawn(("S0 M0", "", ""), HONOUR)
    match.play(1, "challenge 0")
    return match


def changed(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Write a value at a place like ``players.0.tiles``."""
    *keys, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    box: Any = position
    for key in keys:
        box = box[key]
    box[last] = value
    return position


@pytest.mark.rule("MIS-02", "MIS-08", "MIS-D1")
@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("grid", ["S0"] * 24, "S0 lies in 24 places"),
        ("grid", ["S9"] * 24, "'S9' is no tile"),
        ("grid", ["."] * 24, "24 tiles are missing"),
        ("grid", [None] * 24, "what a seat may see"),
        ("grid", ["."] * 25, "MIS-D1"),
        ("phase", "sleep", "phase"),
        ("turn", 2, "there is no seat 2"),
        ("up", [1, 1], "MIS-08"),
        ("up", [30], "MIS-08"),
        ("phase", "shown", "MIS-08"),
        ("phase", "place", "MIS-13"),
        ("phase", "replace", "MIS-20"),
        ("resumed", "place", "MIS-D11"),
        ("tags", [1], "tags"),
        ("tags", [1] * 24, "tags"),
        ("last_tag", 23, "tags"),
        ("hand_tag", 7, "tags"),
        ("options", {"stall": 11}, "stall"),
        ("quiet", 40, "MIS-D9"),
        ("winners", [0], "MIS-16"),
        ("players.0.out", True, "MIS-D5"),
        ("shown", ["."] * 7, "shown"),
        ("memory.known.0", "S3", "MIS-D15"),
        ("memory.seen_at.0", 5, "to come"),
        ("memory.known", [None], "memory"),
        ("wind", 1, "unknown field"),
    ],
)
def test_a_wrong_position_is_refused_by_field(path: str, value: Any, words: str) -> None:
    position = changed(written(drawn()), path, value)
    if path != "memory" and not path.startswith("memory"):
        position["memory"] = None
    with pytest.raises((BadPosition, BadOption), match=words):
        GAME.load(position)


@pytest.mark.rule("MIS-10", "MIS-11", "MIS-D3", "MIS-D7")
@pytest.mark.parametrize(
    ("own", "fields", "words"),
    [
        (("S0 M0", ""), {}, "MIS-10"),
        (("S0 SA S2 S3 S4 S5", ""), {"options": BLIND}, "MIS-D7"),
        (("", "", ""), {"options": {**HONOUR, "flip": "together"}, "up": [3]}, "MIS-D3"),
        (("", ""), {"phase": "place", "grid": EXAMPLE.replace("S0", "."), "hand": "S0"}, "MIS-11"),
    ],
)
def test_what_nobody_can_own_or_turn_up(own: tuple[str, ...], fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        drawn(own, **fields)


@pytest.mark.rule("MIS-D8", "MIS-D12", "MIS-19", "MIS-18")
@pytest.mark.parametrize(
    ("options", "own", "out", "fields", "words"),
    [
        (HONOUR, ("", ""), (0,), {"turn": 1}, "MIS-D8"),
        ({**HONOUR, "survivor": "continues"}, ("", ""), (0, 1), {}, "MIS-D8"),
        (HONOUR, ("", "", ""), (0,), {}, "MIS-D12"),
        (HONOUR, ("S0", "", ""), (0,), {"turn": 1}, "MIS-19"),
        (HONOUR, ("", "", ""), (0,), {"phase": "over", "winners": [0]}, "MIS-18"),
        (HONOUR, ("", "", ""), (), {"phase": "over", "winners": [1, 1]}, "MIS-18"),
    ],
)
def test_who_is_disqualified_takes_no_part(
    options: dict[str, Any], own: tuple[str, ...], out: tuple[int, ...], fields: dict[str, Any], words: str
) -> None:
    position = written(drawn(own, options))
    for seat in out:
        position["players"][seat]["out"] = True
    with pytest.raises(BadPosition, match=words):
        GAME.load(position | fields)


@pytest.mark.rule("MIS-19", "MIS-20", "MIS-D11", "MIS-D12")
@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("placer", None, "MIS-20"),
        ("placer", 0, "MIS-D12"),
        ("phase", "flip", "MIS-20"),
        ("players.0.out", False, "MIS-19"),
        ("resumed", "shown", "MIS-08"),
        ("shown_tags", [1], "shown_tags"),
    ],
)
def test_tiles_are_put_back_by_others(path: str, value: Any, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.load(changed(written(replacing()), path, value))


@pytest.mark.rule("MIS-12", "MIS-13", "MIS-D16")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.0.pairs", [["S0", "S4"]]),
        ("players.0.pairs", [["S3", "S3"]]),
        ("players.0.pairs", [["S0", "."]]),
        ("players.0.pairs", [["S0", "x"]]),
        ("players.0.resolved", ["S3"]),
        ("players.0.resolved", ["S0"]),
        ("memory.source.1", -1),
        ("memory.source.1", 6),
        ("memory.source.4", 0),
        ("memory.source.0", 0),
        ("memory.known.1", "S3"),
        ("up", [1]),
    ],
)
def test_what_all_have_seen_agrees_with_what_lies(path: str, value: Any) -> None:
    with pytest.raises(BadPosition, match=r"MIS-13|MIS-D15"):
        GAME.load(changed(written(remembered()), path, value))


@pytest.mark.rule("MIS-12", "MIS-13")
def test_of_a_pair_written_without_its_history_nobody_else_knows_which_was_kept() -> None:
    position = written(place())
    del position["memory"], position["players"][0]["pairs"], position["players"][0]["resolved"]
    match = Match.load(GAME, position)
    assert GAME.position(match.state)["players"][0]["resolved"] == ("S0", None)
    conformance.examine(match, new_dice(1))


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", range(20 if JIT else 2))
@pytest.mark.sampled(25)
def test_what_load_accepts_is_playable(seed: int, options: dict[str, Any]) -> None:
    conformance.load_is_sound(GAME, seed, options=options)
