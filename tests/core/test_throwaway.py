"""Adding a game edits no existing file: CONTRIBUTING's example, installed as another package, does everything."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli.new_game import guide_files, new_game
from parlour.core.errors import BadOption

SCRIPT = """
from parlour.bots.levels import think
from parlour.core import conformance
from parlour.core.game import find_game
from parlour.core.match import Match
game = find_game("nim")
conformance.laws(game)
conformance.options_have_ranges(game)
print(conformance.termination(game, 100, 2))
match = Match.start(game, 2, game.read_options({"heap": 7}, 2), bytes(32))
while not match.over:
    seat = match.seats_to_act()[0]
    match.play(seat, think(game, match.view(seat), seat, "search:2000", 1).action)
print(match.points()[1])
"""


def installed(site: Path) -> dict[str, str]:
    """Write the files of the guide as an installed package with an entry point; give the surroundings to find it in."""
    files = guide_files().items()
    assert {name for name, _ in files} >= {
        "__init__.py",
        "RULES.md",
        "record.py",
        "legality.py",
        "play.py",
        "view.py",
        "story.py",
    }
    for name, text in files:
        (site / "nim" / name).parent.mkdir(parents=True, exist_ok=True)
        (site / "nim" / name).write_text(text, encoding="utf-8")
    info = site / "nim-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[parlour.games]\nnim = nim:GAME\n")
    source = str(Path(__file__).parents[2] / "src")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), source])}


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The guide's game, installed."""
    return installed(tmp_path_factory.mktemp("site"))


def run(plugin: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run([sys.executable, *words], env=plugin, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_guides_game_obeys_the_laws_and_is_searched(plugin: dict[str, str]) -> None:
    lines = run(plugin, "-c", SCRIPT).splitlines()
    assert 7 < int(lines[0]) <= 21
    assert lines[1] == "(0,)", "a heap of 7 is a win for who begins: take 3 and leave a multiple of 4"


def test_it_is_played_in_the_terminal_and_refereed(plugin: dict[str, str]) -> None:
    said = run(plugin, "-m", "parlour.cli", "play", "nim", "--seat", "me", "--seat", "bot:greedy", typed="0\n" * 30)
    assert "wins" in said
    request = {"jsonrpc": "2.0", "id": 1, "method": "games"}
    answer = json.loads(run(plugin, "-m", "parlour.cli", "referee", typed=json.dumps(request) + "\n"))
    assert "nim" in [game["name"] for game in answer["result"]]


def test_a_new_game_is_written_under_its_name_and_obeys_the_laws(plugin: dict[str, str], tmp_path: Path) -> None:
    said = run(plugin, "-m", "parlour.cli", "new-game", "knock-out", "--folder", str(tmp_path))
    root = tmp_path / "knock_out"
    assert f"parlour play {root.name}" in said
    assert "KNO-01" in (root / "knock_out" / "RULES.md").read_text(encoding="utf-8")
    assert not any("nim" in path.read_text(encoding="utf-8").lower() for path in root.rglob("*") if path.is_file())
    script = (
        "from knock_out import GAME; from parlour.core import conformance as c, game; game.register(GAME); c.laws(GAME)"
    )
    path = os.pathsep.join([str(root), plugin["PYTHONPATH"].split(os.pathsep)[1]])
    run({**plugin, "PYTHONPATH": path}, "-c", script)


@pytest.mark.parametrize("name", ["42", "a b", "no"])
def test_a_new_game_needs_a_name_and_a_place(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOption, match="no name"):
        new_game(name, tmp_path)
    new_game("knock-out", tmp_path)
    with pytest.raises(BadOption, match="already"):
        new_game("knock-out", tmp_path)
