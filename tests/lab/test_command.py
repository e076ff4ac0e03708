"""`parlour arena`, as typed."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.lab import arena as arena_module


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ("arena", *words))
    return result.exit_code, result.output


def test_a_table_a_file_and_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, picture = tmp_path / "games.parquet", tmp_path / "ratings.svg"
    words = ("36", "--bots", "random,greedy", "--games", "2", "--cores", "1", "--out", str(out))
    code, said = run(*words, "--picture", str(picture), "--language", "en")
    assert code == 0
    assert "36, 2 seats, seed 0" in said
    assert [line.split()[1] for line in said.splitlines() if line.startswith("│")] == ["greedy", "random"]
    assert "<svg" in picture.read_text()
    before = out.read_bytes()
    monkeypatch.setattr(arena_module, "play_deal", None)  # nothing is left to play
    assert run(*words, "--language", "de")[1].splitlines()[0].startswith("36, 2 Plätze")
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("36", "--bots", "gentle"),
        ("36", "--bots", "gentle,master"),
        ("36", "--players", "9"),
        ("36", "--option", "gravity=1"),
        ("36", "--option", "gravity"),
        ("36", "--out", "/dev/null/games.parquet"),
    ],
)
def test_bad_input_is_said_in_a_line(words: tuple[str, ...]) -> None:
    code, said = run(*words)
    assert code == 1
    assert said.startswith("Error: ")
    assert said.count("\n") == 1


def test_without_what_it_needs_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def lacking(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.partition(".")[0] == "openskill":
            raise ModuleNotFoundError(name)
        return real(name, *args, **kwargs)

    for name in [name for name in sys.modules if name in ("parlour.cli.arena", "parlour.lab.ratings")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", lacking)
    code, said = run("36")
    assert code == 1
    assert said == "Error: the arena needs more: pip install 'parlour[lab]'\n"
