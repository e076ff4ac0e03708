"""Every command that prints does so in any encoding of its output, as near as that comes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.clarity.notes import Note
from parlour.cli.main import main
from parlour.core.game import find_game
from parlour.lab.clarity_files import write_notes
from parlour.tournaments.files import write_tournament
from tests.cli.test_pty import COLUMNS, LINES, pty, read_until, termios
from tests.tournaments.playing import found, pair

COMMAND = (sys.executable, "-m", "parlour.cli")
SCREEN = (*COMMAND, "play", "pentic", "--language", "en", "--seed", "00" * 32)
ENCODINGS = ["cp437", "latin-1", "ascii"]
BOTS = ("--seat", "bot:random", "--seat", "bot:greedy")
PRINTING: dict[str, tuple[tuple[str, ...], ...]] = {
    "games": (("games",),),
    "check-game": (("check-game", "36"),),
    "components": (("components", "pentic"), ("components", "36", "é")),
    "rules": (("rules", "pentic"), ("rules", "36", "--language", "ja"), ("rules", "36", "T36-12")),
    "schema": (("schema", "36"),),
    "play": tuple(("play", game, *BOTS, "--plain", "--language", "fr") for game in ("36", "pentic", "grannys-pills")),
    "learn": (("learn", "36", "--plain", "--language", "de"),),
    "solve": (("solve",), ("solve", "36", "--plain", "--language", "es")),
    "simulate": (("simulate", "36", "--games", "9", "--cores", "1", "--language", "ja"),),
    "arena": (("arena", "36", "--bots", "random,greedy", "--games", "2", "--cores", "1", "--language", "fr"),),
    "balance": (
        (
            "balance",
            "36",
            "--bots",
            "random",
            "--skill",
            "random,greedy",
            "--games",
            "9",
            "--deals",
            "2",
            "--cores",
            "1",
        ),
    ),
    "exam": (
        ("exam", "--date", "2026-12-01", "--games", "pivot-pawns", "--questions", "1", "--taker", "me"),
        (
            "exam",
            "--date",
            "2026-12-01",
            "--games",
            "gridsy",
            "--questions",
            "1",
            "--taker",
            "random",
            "--language",
            "ja",
        ),
    ),
    "tune": (("tune", "36", "--games", "9", "--deals", "2", "--trials", "2", "--language", "ja"),),
    "puzzle": (("puzzle", "36"),),
    "verify": (("verify", "MATCH"),),
    "review": (("review", "MATCH", "--language", "de"),),
    "new-game": (("new-game", "my-game"),),
    "doctor": (("doctor",),),
    "ratings": (("ratings",), ("ratings", "pentic"), ("ratings", "--recompute", "--flags")),
    "clarity": (("clarity",), ("clarity", "--from", "NOTES")),
    "house": (
        ("house", "tables"),
        ("house", "operator", "add", "Zoë"),
        ("house", "word", "remove", "バカ"),
        ("house", "announce", "バカ"),
        ("house", "announcements"),
    ),
    "bot": (("bot", "--table", "http://localhost:1/t/x#y", "exec:./é"),),
    "bot-token": (("bot-token", "山田"), ("bot-token",)),
    "backup": (("backup", "house.backup"),),
    "export": (("export", "site"),),
    "print": (("print", "36", "--backs", "none", "-o", "é.pdf"),),
    "see": (("see", "pentic", "é.jpg"),),
    "tournament": (
        ("tournament", "new", "club.json", "--game", "pentic"),
        ("tournament", "show", "TOURNAMENT"),
        ("tournament", "standings", "TOURNAMENT"),
    ),
}
SILENT = {"restore", "serve", "mcp", "referee", "bench", "compile"}
"""They speak a protocol, or say only what is ASCII."""


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("match") / "match.json"
    CliRunner().invoke(main, ["play", "pentic", *BOTS, "--plain", "--save", str(file)], catch_exceptions=False)
    return str(file)


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with names in several scripts, and an open table."""
    file, played = tmp_path_factory.mktemp("club") / "club.json", found(players=["Zoë", "山田太郎", "Женя"])
    pair(played)
    write_tournament(file, played)
    return str(file)


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with a refusal by each clause of Pentic, whose texts hold signs of many kinds."""
    file = tmp_path_factory.mktemp("notes") / "notes.parquet"
    clauses = find_game("pentic").clauses
    write_notes([Note("pentic", "usual", 2, "1", "refusal", "play", clause) for clause in clauses], file)
    return str(file)


def test_every_command_is_known_here() -> None:
    assert {*main.commands} == {*PRINTING} | SILENT


@pytest.mark.sampled(45)
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("words", [words for those in PRINTING.values() for words in those], ids=" ".join)
def test_what_is_printed_fits_every_encoding(
    words: tuple[str, ...],
    encoding: str,
    match: str,
    tournament: str,
    notes: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_DATABASE", str(tmp_path / "parlour.db"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    given = [{"MATCH": match, "TOURNAMENT": tournament, "NOTES": notes}.get(word, word) for word in words]
    done = CliRunner(charset=encoding).invoke(main, given, input="é 0\nq\n".encode(encoding, "replace"))
    assert done.exception is None or isinstance(done.exception, SystemExit)
    said = done.output_bytes.decode(encoding)
    assert said and "\\u" not in said and "\\x" not in said
    if encoding == "ascii" and words[0] in ("simulate", "arena"):
        assert "+---" in said


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_the_screen_has_frames_that_its_encoding_has(encoding: str) -> None:
    terminal, inner = pty.openpty()
    termios.tcsetwinsize(terminal, (LINES, COLUMNS))
    env = {**os.environ, "PYTHONIOENCODING": encoding, "TERM": "xterm-256color"}
    child = subprocess.Popen(SCREEN, stdin=inner, stdout=inner, stderr=inner, env=env, start_new_session=True)
    try:
        seen = read_until(terminal, b"quit")
        os.write(terminal, b"\x1b[B")  # there is a frame around what the cursor is on
        seen += read_until(terminal, "──".encode("cp437") if encoding == "cp437" else b"--")
    finally:
        child.kill()
        child.wait()
    os.close(inner)
    os.close(terminal)
    said = seen.decode(encoding)
    assert "\\u" not in said and "\\x" not in said
