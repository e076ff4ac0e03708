"""``parlour components`` writes and checks what a designer changes, and commands say in one line what is wrong."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from parlour.cli.check_game import lacks_components
from parlour.cli.main import main
from parlour.core import components
from parlour.core.components import SCHEMA, VARIABLE
from parlour.core.facets import Rules
from parlour.core.game import find_game


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["components", *words])


def test_what_is_written_is_the_box_of_the_rules_with_its_schema(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "deck"
    done = run("pentic", str(folder))
    assert (done.exit_code, str(folder / "tic.json") in done.output) == (0, True)
    box = find_game("tyramid").rules.box
    assert box is not None
    assert (folder / "tic.json").read_bytes() == box.file.read_bytes()
    assert json.loads((folder / f"tic{SCHEMA}").read_text("utf-8")) == box.schema()
    assert run("pentic", str(folder), "--check").output == "tic.json can be played with: as in the rules\n"
    assert run("gridsy").output == "tic.json: as in the rules\n"


def test_what_a_designer_wrote_is_checked_and_never_overwritten(tmp_path: Path) -> None:
    run("grannys-pills", str(tmp_path))
    file = tmp_path / "grannys-pills.json"
    file.write_text(file.read_text("utf-8").replace("B1 B2 Y4", "B1 B2 Y3", 1), "utf-8")
    text = file.read_bytes()
    done = run("grannys-pills", str(tmp_path), "--check")
    assert (done.exit_code, "changed, with the digest" in done.output) == (0, True)
    done = run("grannys-pills", str(tmp_path))
    assert (done.exit_code, "is there already" in done.output) == (2, True)
    assert file.read_bytes() == text
    file.write_text(file.read_text("utf-8").replace("G4 B2 Y2/B1", "G4 Q2 Y2/B1", 1), "utf-8")
    done = run("grannys-pills", str(tmp_path), "--check")
    assert done.exit_code == 2
    assert done.output.startswith("Error: grannys-pills.json: prescriptions[0]: ")
    assert done.output.count("\n") == 1


def test_a_check_needs_a_folder_with_the_file(tmp_path: Path) -> None:
    assert (run("36", "--check").exit_code, "needs a FOLDER" in run("36", "--check").output) == (2, True)
    done = run("36", str(tmp_path), "--check")
    assert (done.exit_code, "thirty-six.json: cannot be read" in done.output) == (2, True)


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a deck that Queen of the Ticcitories has no room for, and a tile too white."""
    folder = tmp_path_factory.mktemp("changed")
    for name, game, old, new in (("tic", "pentic", "1Rv", "6Cv"), ("thirty-six", "36", "WW/RB", "WW/WB")):
        run(game, str(folder))
        file = folder / f"{name}.json"
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "36", "--games", "1"), "thirty-six.json: tiles: 13 squares are W; with twelve counters"),
        (("rules", "queen-of-the-ticcitories"), "tic.json: cards[0]: 6 cards are of one type with 1Cv"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_commands_refuse_what_they_cannot_use_in_one_line(
    words: tuple[str, ...], said: str, changed: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour.cli", *words],
        env={**os.environ, VARIABLE: str(changed)},
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=120,
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert done.stderr.startswith(f"Error: {said}")
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--port", "0"), "a house plays with the components of the rules"),
        (("compile", "pentic", "--wasm", "modules"), "the page plays with the components of the rules"),
    ],
)
def test_what_knows_the_components_of_the_rules_only_refuses_others(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(components, "is_changed", lambda: True)
    done = CliRunner().invoke(main, words)
    assert (done.exit_code, done.output) == (2, f"Error: {VARIABLE}: {said}; unset it first\n")


def test_changed_components_are_not_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Rules, "changed_components", "12ab")
    done = CliRunner().invoke(main, ["print", "pentic", "-o", str(tmp_path / "pentic.pdf")])
    assert (done.exit_code, "Pentic: only the components of the rules are drawn" in done.output) == (2, True)
    assert not any(tmp_path.iterdir())


def test_a_game_is_played_where_only_others_cannot_be(changed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour.cli", "simulate", "pentic", "--games", "1", "--cores", "1"],
        env={**os.environ, VARIABLE: str(changed), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "Pentic" in done.stdout


def test_check_game_names_components_that_nothing_opens() -> None:
    game = find_game("36")
    without = dataclasses.replace(game, rules=dataclasses.replace(game.rules, box=None))
    assert (lacks_components(game), lacks_components(without)[:14]) == ("", "a box in Rules")
