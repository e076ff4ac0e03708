"""Files that commands write: refused before there is work, and told of in a sentence where they cannot be written."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.files import read_file, verify

PLAY = ("play", "36", "--seat", "bot:random", "--seat", "bot:random", "--plain", "--save")
ARENA = ("arena", "36", "--bots", "random,greedy", "--games", "2", "--cores", "1")
SIMULATE = ("simulate", "36", "--games", "20000", "--cores", "1", "--out")
BALANCE = ("balance", "36", "--bots", "random", "--skill", "random,greedy", "--games", "50", "--deals", "2")
WRITERS = [
    PLAY,
    (*ARENA, "--out"),
    (*ARENA, "--picture"),
    SIMULATE,
    (*BALANCE, "--out"),
    (*BALANCE, "--picture"),
    ("backup",),
]


def command(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, words)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("words", WRITERS, ids=" ".join)
@pytest.mark.parametrize("place", ["nowhere/file", ".", f"{'x' * 300}", "a-file/file"])
def test_where_no_file_can_be_written_nothing_is_done(
    words: tuple[str, ...], place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a-file").write_text("mine")
    code, said, complained = command(*words, place)
    assert (code in (1, 2), said) == (True, "")
    assert place in complained
    assert code == 2 or complained.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["a-file"]


@pytest.mark.parametrize("place", ["a-file", "/dev/null"])
def test_a_game_is_not_begun_where_it_cannot_be_written(place: str, tmp_path: Path) -> None:
    (tmp_path / "a-file").touch()
    folder = tmp_path / place / "games"
    code, _, complained = command("new-game", "my-game", "--folder", str(folder))
    assert code == 1 and complained.count("\n") == 1 and str(folder) in complained


def test_a_match_whose_disk_is_full_is_put_elsewhere() -> None:
    code, said, complained = command(*PLAY, "/dev/full")
    assert code == 1 and "The seed was" in said
    found = re.fullmatch(r"Error: /dev/full: No space left on device; it was put into (\S+) instead\n", complained)
    assert found is not None
    verify(read_file(Path(found[1]).read_bytes()))
    Path(found[1]).unlink()


def full_at(kilobytes: int, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command that can write no larger files, as on a disk that fills up."""
    limit = (kilobytes << 10, kilobytes << 10)
    return subprocess.run(
        (sys.executable, "-m", "parlour.cli", *words),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit),
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "TMPDIR": str(folder), "LC_ALL": "en"},
    )


def test_an_arena_whose_disk_is_full_tells_its_table_all_the_same(tmp_path: Path) -> None:
    done = full_at(1, *ARENA, "--out", "games.parquet", folder=tmp_path)
    assert done.returncode == 1 and "greedy" in done.stdout
    assert done.stderr == "Error: games.parquet: File too large\n"


def test_a_batch_whose_disk_is_full_goes_on_from_what_is_there(tmp_path: Path) -> None:
    done = full_at(600, *SIMULATE, "rows.parquet", folder=tmp_path)
    assert done.returncode == 1
    assert done.stderr == (
        "Error: rows.parquet.part: File too large; the same command goes on from what is written there\n"
    )
    assert full_at(1 << 20, *SIMULATE, "rows.parquet", folder=tmp_path).returncode == 0
    assert {file.name for file in tmp_path.iterdir()} == {"rows.parquet"}


def test_a_report_whose_disk_is_full_says_so_and_leaves_no_half_page(tmp_path: Path) -> None:
    done = full_at(40, *BALANCE, "--out", "report.html", folder=tmp_path)
    assert done.returncode == 1
    assert done.stderr == "Error: report.html: File too large\n"
    assert not (tmp_path / "report.html").exists()


@pytest.mark.parametrize("words", [("games",), ("rules", "36"), ("schema", "36"), SIMULATE[:-1]], ids=" ".join)
def test_output_that_nobody_can_take_is_told_in_a_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            (sys.executable, "-m", "parlour.cli", *words), stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 1
    assert done.stderr == "Error: the output cannot be written: No space left on device\n"
