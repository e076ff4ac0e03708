"""The command line, as typed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.game import find_game


def run(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, words, input=typed)
    return result.exit_code, result.output


def test_bots_play_a_game_that_verifies(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    code, said = run("play", "36", "--seat", "bot:greedy", "--seat", "bot:random", "--save", str(file))
    assert code == 0
    assert "wins" in said or "draw" in said
    code, said = run("verify", str(file))
    assert code == 0
    assert said.count("agrees") == 2
    data = json.loads(file.read_text())
    data["events"][-1]["action"] = "placePawn 0"  # another move might be legal, too
    file.write_text(json.dumps(data))
    code, said = run("verify", str(file))
    assert code == 1
    assert said.startswith("Error:")


@pytest.mark.parametrize("game", ["36", "pentic"])
def test_a_person_plays_by_numbers_to_the_end(game: str) -> None:
    options = ["--option", "target=50"] if game == "pentic" else []
    code, said = run("play", game, "--seat", "me", "--seat", "bot:random", *options, typed="0\n" * 400)
    assert code == 0
    assert "The seed was" in said


def test_the_terminal_begins_with_what_the_page_offers() -> None:
    (target,) = (field for field in find_game("pentic").option_fields() if field.name == "target")
    assert target.offered not in (None, target.default)
    _, said = run("play", "pentic", "--seat", "me", "--seat", "bot:random", "--seed", "00" * 32, typed="q\n")
    assert f"To {target.offered} points." in said


def test_refusals_are_said_and_the_game_goes_on() -> None:
    words = ("play", "36", "--seat", "me", "--seat", "bot:random", "--option", "start=1", "--seed", "00" * 32)
    code, said = run(*words, typed="chooseColour 1\nplacePawn 99\nfly\nr T36-12\nr T36-99\nu\nq\n")
    assert code == 0
    assert "square '99' is none of 0 to 35" in said
    assert "there is no action 'fly'" in said
    assert "empty square of its colour" in said


def test_two_people_at_one_keyboard_cover_their_hands() -> None:
    code, said = run("play", "pentic", "--seat", "Ann", "--seat", "Bob", typed="\n0\n\n0\n\nq\n")
    assert code == 0
    assert said.count("press Enter when nobody else is looking") >= 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "36", "--seat", "bot:genius", "--seat", "me"), "no bot 'genius'"),
        (("play", "36", "--seat", "me"), "2 to 3"),
        (("play", "36", "--option", "stall=7"), "option stall: 7 is not possible; choose 6 | 8 | 12 | 20"),
        (("play", "36", "--option", "speed=7"), "no option 'speed'"),
        (("play", "36", "--option", "stall"), "NAME=VALUE"),
        (("play", "36", "--option", "stall=8", "--option", "stall=12"), "option stall is given twice"),
        (("play", "36", "--seed", "abc"), "64 hex digits"),
        (("rules", "36", "T36-99"), "no clause"),
        (("puzzle", "pentic"), "no puzzle"),
        (("puzzle", "36", "0:0"), "nine tiles"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], message: str) -> None:
    code, said = run(*words)
    assert code == 1
    assert message in said
    assert "Traceback" not in said


def test_corrupt_match_files_are_one_line(tmp_path: Path) -> None:
    for content in (b"", b"{}", b"\xff", b"[" * 100_000):
        file = tmp_path / "broken.json"
        file.write_bytes(content)
        code, said = run("verify", str(file))
        assert code == 1
        assert "not a match file" in said


def test_games_rules_puzzle_and_schema_answer() -> None:
    assert "T36-17  It ends on an empty square." in run("rules", "36", "T36-17")[1]
    listed = run("games")[1]
    assert "thirty-six" in listed
    assert "rows = 4–12 with shape pyramid, 4–9 with shape diamond, 4–9 with shape hourglass (default null)" in listed
    assert "hint_impossible = false | true (default false)" in listed
    code, said = run("puzzle", "36")
    assert code == 0
    assert "Solved" in run("puzzle", "36", *said.splitlines()[-1].split())[1]
    schema = json.loads(run("schema", "36")[1])
    assert "counters" in json.dumps(schema)


def test_the_rules_are_told_with_examples_and_then_clause_by_clause() -> None:
    told = run("rules", "gridsy", "--language", "de")[1]
    assert "## Tic, Single, Nic" in told
    assert "4★o [4★r] [2●v]" in told, "what the example is about stands in brackets"
    assert "(TIC-03, TIC-04, TIC-05, TIC-06, GRI-G05)" in told
    assert told.index("## Gegen andere") < told.index("- **GRI-01**")
    assert max(len(line) for line in told[: told.index("# Gridsy")].splitlines()) <= 100


def test_compile_reports_progress_for_a_parent_process(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour.cli", "compile", "--progress", "pentic"],
        stdin=(waiting := os.pipe())[0],
        capture_output=True,
        check=True,
        text=True,
    )
    for end in waiting:
        os.close(end)
    assert done.stdout.split("\n")[:2] == ["now pentic", "ready pentic"]
