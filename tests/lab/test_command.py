"""`parlour arena`, `parlour simulate` and `parlour balance`, as typed."""

from __future__ import annotations

import builtins
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.lab import arena as arena_module


def command(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, words)
    return result.exit_code, result.output


def run(*words: str) -> tuple[int, str]:
    return command("arena", *words)


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


def test_a_batch_is_told_in_figures(tmp_path: Path) -> None:
    out = tmp_path / "matches.parquet"
    words = ("simulate", "tyramid", "--bots", "random,greedy", "--games", "70", "--cores", "1", "--out", str(out))
    code, said = command(*words, "--language", "en")
    assert code == 0
    assert "Tyramid, 2 seats, seed 0" in said and "Victories of seat 2 (greedy)" in said
    assert f"Written to {out}." in said.replace("\n", "")
    assert command(*words, "--language", "de")[1].splitlines()[0].startswith("Tyramid, 2 Plätze")


def test_a_batch_that_is_broken_off_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.cli import laboratory

    def broken_off(*given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(laboratory, "run_batch", broken_off)
    code, said = command("simulate", "tyramid", "--language", "en")
    assert code == 130
    assert "the same command goes on" in said


def test_a_report_with_a_sweep(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    words = ("balance", "pentic", "--bots", "random", "--skill", "random,greedy", "--games", "80", "--deals", "2")
    words = (*words, "--variant", "target=50 deck_out=end")
    more = ("--sweep", "target=50,250", "--cores", "1", "--out", str(out), "--picture", str(tmp_path / "x.svg"))
    code, said = command(*words, *more, "--language", "en")
    assert code == 0
    assert "target = 50 changes the length of a match" in said
    assert "target = 50" in out.read_text(encoding="utf-8")
    assert "target = 50, deck_out = end changes the length of a match" in said
    assert (tmp_path / "x.svg").exists() and (tmp_path / "report.target-50.matches.parquet").exists()
    out.write_text("my diary")
    assert command(*words, *more)[1].endswith("it is no report; choose another file\n")


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "chess"),
        ("simulate", "36", "--bots", "master"),
        ("simulate", "36", "--players", "9"),
        ("simulate", "36", "--option", "gravity=1"),
        ("simulate", "36", "--option", "gravity"),
        ("simulate", "36", "--on", "moon"),
        ("simulate", "36", "--out", "/dev/null/games.parquet"),
        ("balance", "chess"),
        ("balance", "36", "--sweep", "gravity=1,2"),
        ("balance", "36", "--sweep", "stall"),
        ("balance", "36", "--variant", "stall"),
        ("balance", "36", "--variant", " "),
        ("balance", "36", "--skill", "gentle"),
        ("balance", "36", "--out", "/dev/null/report.html"),
    ],
)
def test_bad_input_of_batches_is_said_in_a_line(words: tuple[str, ...]) -> None:
    code, said = command(*words)
    assert code == 1
    assert said.startswith("Error: ")
    assert said.count("\n") == 1


LACKING = """
import sys
sys.modules[sys.argv[1]] = None
from parlour.cli.main import main
from parlour.lab import simulate
if len(sys.argv) > 2:
    main(sys.argv[2:])
simulate("36", games=1)
"""


@pytest.mark.parametrize(
    ("lacking", "words"),
    [("polars", ()), ("pyarrow", ()), ("pyarrow", ("simulate", "36")), ("altair", ("balance", "36"))],
)
def test_without_what_batches_need_it_says_what_to_install(lacking: str, words: tuple[str, ...]) -> None:
    """In a process of its own: what has been imported once is not lacking any more."""
    done = subprocess.run([sys.executable, "-c", LACKING, lacking, *words], capture_output=True, text=True)
    assert done.returncode == 1
    said = "simulating needs more: pip install 'parlour[lab]'"
    assert done.stderr.splitlines()[-1] == (f"Error: {said}" if words else f"parlour.core.errors.BadOption: {said}")
