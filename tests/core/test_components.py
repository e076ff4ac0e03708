"""Components as data: those of the rules are what the rules say, and others are played with or refused by place."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import components, files
from parlour.core.components import BadComponents, Box
from parlour.core.errors import BadFile
from parlour.core.facets import Rules
from parlour.core.game import find_game, games
from parlour.core.match import Match
from parlour.core.wasm import entries
from parlour.core.wasm.index import Module

ROOT = Path(__file__).parents[2]
BOXES: dict[str, Box[Any]] = {game.rules.box.name: game.rules.box for game in games().values() if game.rules.box}
NAMES = sorted(BOXES)


def usual(name: str) -> Any:
    """The components of the rules, as JSON values."""
    return json.loads(BOXES[name].file.read_bytes())


def test_every_game_has_a_box() -> None:
    assert NAMES == ["grannys-pills", "mismemory", "pivot-pawns", "thirty-six", "tic"]
    assert all(game.rules.box is not None for game in games().values())


@pytest.mark.parametrize("name", NAMES)
def test_what_is_in_use_is_what_the_file_says_and_fits_its_schema(name: str) -> None:
    box = BOXES[name]
    assert box.digest == ""
    assert box.read(box.file) == box.given == msgspec.json.decode(msgspec.json.encode(box.given), type=box.kind)
    schema = box.schema()
    described = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    assert set(described["required"]) == set(described["properties"]) == set(usual(name))
    assert not described["additionalProperties"]


@pytest.mark.rule("TIC-01", "TIC-02", "GRA-02", "GRA-05", "T36-D1", "MIS-02", "PIV-02")
def test_the_boxes_hold_what_the_rules_count() -> None:
    cards, pills = usual("tic")["cards"], usual("grannys-pills")
    assert Counter(card[0] for card in cards) == dict.fromkeys("12345", 25)
    assert Counter(card[1:] for card in cards) == {shape + colour: 5 for shape in "CRTSX" for colour in "vcyor"}
    assert sum(map(sum, pills["pills"].values())) == 112
    assert len(pills["prescriptions"]) == 35
    tiles = usual("thirty-six")["tiles"]
    assert Counter("".join(tile["squares"] for tile in tiles)) == {"/": 9, "W": 12, "R": 12, "B": 12}
    assert [place for place, tile in enumerate(tiles) if "gate" in tile] == [2, 5, 8]
    assert Counter(face[1] for face in usual("mismemory")["tiles"]) == dict.fromkeys("0A2345", 4)
    assert len(set(usual("pivot-pawns")["icons"])) == 35


# --- refusals


def put(*path: str | int, value: Any) -> Callable[[Any], None]:
    """Change what stands at a path."""

    def change(given: Any) -> None:
        for step in path[:-1]:
            given = given[step]
        given[path[-1]] = value

    return change


REFUSALS: list[tuple[str, Callable[[Any], None], str]] = [
    ("tic", put("cards", 7, value="1Cv"), "tic.json: cards[7]: 1Cv is cards[0], too; two cards alike"),
    ("tic", put("cards", 7, value="6Qv"), "tic.json: cards[7]: Expected `str` matching regex"),
    ("tic", lambda deck: deck["cards"].pop(), "tic.json: cards: Expected `array` of length >= 125"),
    ("tic", put("sides", "star", value=-1), "tic.json: sides.star: Expected `int` >= 0"),
    ("tic", put("suits", value=4), "tic.json: Object contains unknown field `suits`"),
    (
        "grannys-pills",
        put("prescriptions", 3, value="B3 B1 G1/B4 B2 G4/Y3 Y4 B2"),
        "grannys-pills.json: prescriptions[3]: it asks for no pill in red",
    ),
    ("grannys-pills", put("pills", "green", 3, value=0), "grannys-pills.json: prescriptions[0]: it asks for G4"),
    ("grannys-pills", put("pills", "red", value=[30, 30, 30, 30]), "grannys-pills.json: pills: there are 204 pills"),
    ("grannys-pills", put("forms", 5, "name", value="H"), "grannys-pills.json: forms[5]: H has the name or the cells"),
    ("grannys-pills", put("forms", 0, "cells", 0, value=[0, 1]), "grannys-pills.json: forms[0].cells: name three"),
    (
        "grannys-pills",
        put("forms", 0, "cells", value=[[1, 0], [1, 1], [1, 2]]),
        "forms[0].cells: a form begins in row 0",
    ),
    ("thirty-six", put("tiles", 0, "squares", value="WW/RR"), "thirty-six.json: tiles: 13 squares are R"),
    ("thirty-six", put("tiles", 0, "gate", value="W"), "thirty-six.json: tiles[0].gate: a gate joins two squares"),
    ("mismemory", lambda box: put("tiles", value=["S0"] * 24)(box), "mismemory.json: tiles: no tile has the number A"),
    (
        "mismemory",
        put("tiles", value=["S0", "S0", "SA", "SA", "S2", "S2", "S3", "S3", *["M4", "M5"] * 7, "K5", "S4"]),
        "mismemory.json: tiles[22]: K5 is the only tile of its suit",
    ),
    ("pivot-pawns", put("icons", 1, value="Mars symbol"), "pivot-pawns.json: icons[1]: Mars symbol is the name of"),
    ("pivot-pawns", put("icons", 1, value="kettle"), "pivot-pawns.json: icons[1]: 'kettle' is no icon that is drawn"),
    ("pivot-pawns", put("start", value=[0, 1, 4, 3, 7]), "pivot-pawns.json: start: these cards lie in a plane"),
    ("pivot-pawns", put("start", value=[0, 0, 1, 2, 3]), "pivot-pawns.json: start: name five different cards"),
]


@pytest.mark.parametrize(("name", "change", "words"), REFUSALS, ids=range(len(REFUSALS)))
def test_what_nobody_could_play_with_is_refused_by_its_place(
    name: str, change: Callable[[Any], Any], words: str, tmp_path: Path
) -> None:
    changed = usual(name)
    change(changed)
    file = tmp_path / f"{name}.json"
    file.write_text(json.dumps(changed))
    with pytest.raises(BadComponents) as refused:
        BOXES[name].read(file)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_deck_of_six_of_a_type_is_refused_by_the_game_that_has_room_for_five(tmp_path: Path) -> None:
    changed = usual("tic")
    changed["cards"][changed["cards"].index("1Rv")] = "6Cv"
    file = tmp_path / "tic.json"
    file.write_text(json.dumps(changed))
    pentic, queen = find_game("pentic").rules.box, find_game("queen-of-the-ticcitories").rules.box
    assert pentic is not None
    assert queen is not None
    assert pentic.read(file) != pentic.given
    with pytest.raises(BadComponents, match=r"tic.json: cards\[0\]: 6 cards are of one type with 1Cv"):
        queen.read(file)


def mutated(given: Any, dice: random.Random) -> Any:
    """The same JSON with one value changed: dropped, doubled, or exchanged for another value in the file."""
    given = copy.deepcopy(given)
    places: list[tuple[Any, Any]] = []

    def gather(inside: Any) -> None:
        for key in range(len(inside)) if isinstance(inside, list) else list(inside):
            places.append((inside, key))
            if isinstance(inside[key], list | dict):
                gather(inside[key])

    gather(given)
    inside, key = dice.choice(places)
    other, place = dice.choice(places)
    match dice.randrange(5):
        case 0:
            del inside[key]
        case 1:
            inside[key] = dice.choice([None, -1, 3, 1 << 40, "", "9Xo", [], {}, True])
        case 2 if isinstance(inside, list):
            inside.insert(key, copy.deepcopy(inside[key]))
        case _:
            inside[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(inside[key])
    return given


@settings(max_examples=100)
@given(st.sampled_from(NAMES), st.integers(0, 1 << 32), st.integers(1, 3))
def test_any_change_is_read_or_refused_in_one_line_by_its_place(name: str, seed: int, changes: int) -> None:
    dice, given = random.Random(seed), usual(name)
    for _ in range(changes):
        given = mutated(given, dice)
    box = BOXES[name]
    try:
        read = components.read_components(f"{name}.json", json.dumps(given).encode(), box.kind, box.check)
    except BadComponents as refused:
        assert str(refused).startswith(f"{name}.json: ")
        assert "\n" not in str(refused)
        assert refused.field
    else:
        assert msgspec.to_builtins(read) == msgspec.to_builtins(msgspec.convert(given, box.kind))


# --- other components in use

PLAY = """
import json, sys
from parlour.core import conformance, files
from parlour.core.dice import new_dice
from parlour.core.game import find_game
from parlour.core.native import cache
from parlour.games.grannys_pills.board import worth
from parlour.games.grannys_pills.legality import fitting
from parlour.games.pentic.board import points_of
from parlour.games.pentic.view import is_covered
for name in sys.argv[1:]:
    game, dice = find_game(name), new_dice(1)
    match = conformance.started(game, 1, None, None)
    conformance.legal_is_check(match, dice)
    conformance.play_at_random(match, dice)
    file = files.to_file(match)
    assert game.position(game.load(game.position(match.state))) == game.position(match.state)
    if name == "pentic":
        print(files.msgspec.json.encode(file).decode())
print(json.dumps([cache.digest(kernel, ()) for kernel in (points_of, is_covered, fitting, worth)]))
"""


def run_with(folder: Path | None, *names: str) -> subprocess.CompletedProcess[str]:
    """Play a random match of each of these games, interpreted, with the components in a folder."""
    place = {components.VARIABLE: str(folder)} if folder is not None else {}
    return subprocess.run(
        [sys.executable, "-c", PLAY, *names],
        env={**os.environ, **place, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        cwd=ROOT,
    )


def well_changed(name: str, dice: random.Random) -> Any:
    """Components that differ from those of the rules in many places, and that can be played with."""
    given, box = usual(name), BOXES[name]
    wanted = 1 + dice.randrange(8)
    for _ in range(2_000):
        tried = grown(name, given, dice) if dice.random() < 0.5 else mutated(given, dice)
        try:
            read = components.read_components(name, json.dumps(tried).encode(), box.kind, box.check)
        except BadComponents:
            continue
        given = tried
        wanted -= read != box.given
        if not wanted:
            break
    assert wanted < 1, name
    return given


def grown(name: str, given: Any, dice: random.Random) -> Any:
    """The same components with something that the rules do not have."""
    given = copy.deepcopy(given)
    match name:
        case "tic":
            given["cards"][dice.randrange(125)] = f"{dice.randrange(6, 10)}{dice.choice('CRTSX')}{dice.choice('vcyor')}"
        case "grannys-pills":
            given["forms"].append({"name": f"N{len(given['forms'])}", "cells": sorted(dice.sample(CELLS, 3))})
            given["pills"][dice.choice(["blue", "red"])][dice.randrange(4)] = dice.randrange(1, 10)
        case "mismemory":
            given["tiles"][dice.randrange(24)] = dice.choice(given["tiles"])
        case "thirty-six":
            one, other = dice.sample(given["tiles"], 2)
            one["squares"], other["squares"] = other["squares"], one["squares"]
        case _:
            given["start"] = dice.sample(range(15), 5)
    return given


CELLS = [[row, column] for row in range(3) for column in range(3)]


@settings(max_examples=2)
@given(st.integers(0, 1 << 32))
def test_whole_games_are_played_with_changed_components(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    folder, dice = tmp_path_factory.mktemp("components"), random.Random(seed)
    for name in NAMES:
        (folder / f"{name}.json").write_text(json.dumps(well_changed(name, dice)))
    done = run_with(folder, *(name for name in games() if not name.startswith("queen")))
    assert done.returncode == 0, done.stderr[-2_000:]


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one card of the deck exchanged: 5Xr is 6Xr."""
    folder, deck = tmp_path_factory.mktemp("deck"), usual("tic")
    deck["cards"][124] = "6Xr"
    (folder / "tic.json").write_text(json.dumps(deck))
    return folder


def test_kernels_and_matches_of_changed_components_are_told_from_those_of_the_rules(changed: Path) -> None:
    ours, theirs = run_with(None, "pentic"), run_with(changed, "pentic")
    assert (ours.returncode, theirs.returncode) == (0, 0), theirs.stderr[-2_000:]
    (mine, kernels), (other, changed_kernels) = (map(str, done.stdout.splitlines()) for done in (ours, theirs))
    same = [one == two for one, two in zip(json.loads(kernels), json.loads(changed_kernels), strict=True)]
    assert same == [False, True, True, True], "only kernels that the deck is compiled into are others"
    assert "components" not in json.loads(mine)
    played = files.read_file(other.encode())
    assert played.components == components.digest_of(BOXES["tic"].read(changed / "tic.json"))
    with pytest.raises(BadFile, match=f"changed components .{played.components}.; here are those of the rules"):
        files.from_file(played)
    files.from_file(files.read_file(mine.encode()))


def test_a_match_with_the_components_of_the_rules_is_refused_where_others_are_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("thirty-six")
    file = files.to_file(Match.start(game, 2, game.read_options({}), bytes(32)))
    monkeypatch.setattr(Rules, "changed_components", "12ab")
    with pytest.raises(BadFile, match="played with the components of the rules; here are 12ab"):
        files.from_file(file, bytes(32))


# --- where they are read from


class Little(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Components of a game that is none."""

    stones: Annotated[int, msgspec.Meta(ge=1)]


def open_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None) -> Box[Little]:
    """Open a box of three stones, and of what a designer wrote."""
    monkeypatch.setattr(components, "_opened", {})
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "components.json").write_text('{"stones": 3}')
    if text is not None:
        (tmp_path / "little.json").write_text(text)
    return components.open_box("little", str(tmp_path / "components.py"), Little, lambda given: None)


@pytest.mark.parametrize(
    ("text", "stones", "is_changed"), [(None, 3, False), ('{"stones": 3}', 3, False), ('{"stones": 5}', 5, True)]
)
def test_a_designers_file_is_read_instead_if_it_is_there(
    text: str | None, stones: int, is_changed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(components.VARIABLE, str(tmp_path))
    box = open_little(tmp_path, monkeypatch, text)
    assert box.given.stones == stones
    assert bool(box.digest) == is_changed
    monkeypatch.delenv(components.VARIABLE)
    assert components.open_box("little", str(tmp_path / "components.py"), Little, box.check).given.stones == 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "little.json: is no JSON: Input data was truncated"),
        ("[]", "little.json: Expected `object`, got `array`"),
        ('{"stones": 0}', "little.json: stones: Expected `int` >= 1"),
        ("{}", "little.json: Object missing required field `stones`"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(components.VARIABLE, str(tmp_path))
    with pytest.raises(BadComponents) as refused:
        open_little(tmp_path, monkeypatch, text)
    assert str(refused.value) == words


def test_a_folder_that_is_missing_and_a_file_that_no_game_reads_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(components.VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(BadComponents, match="nowhere is no folder"):
        components.changed_folder()
    monkeypatch.setenv(components.VARIABLE, str(tmp_path))
    (tmp_path / "tic.schema.json").write_text("{}")
    components.check_names()
    (tmp_path / "tick.json").write_text("{}")
    with pytest.raises(BadComponents, match=r"tick.json: no game reads a file of this name; they read grannys-pills"):
        components.check_names()


def test_kernels_compiled_before_are_not_used_with_other_components(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "36.json").write_bytes(msgspec.json.encode(Module("12ab", ())))
    monkeypatch.setattr(entries, "MODULES", tmp_path)
    assert [*entries._described.__wrapped__()] == [tmp_path / "36.so"]
    monkeypatch.setattr(entries, "is_changed", lambda: True)
    assert entries._described.__wrapped__() == {}
