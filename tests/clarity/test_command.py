"""``parlour clarity``: what it prints, the files that it writes and reads, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from parlour.clarity.notes import PERIODS, Lot, Note
from parlour.cli.main import main
from parlour.lab.clarity_files import COLUMNS, read_notes, write_notes
from parlour.server.storage.clarity import Noted, add_person
from parlour.server.storage.clarity import write_notes as store_notes
from parlour.server.storage.store import Store
from tests.clarity.test_ranking import NOTES, notes_of_lots

STAKES = ("PEN-07", "PEN-G05")
SOME = [
    *(Note("pentic", "usual", 2, "1", "refusal", "play", "PEN-07", "touched", "shares-nothing") for _ in range(30)),
    *(Note("pentic", "usual", 2, "10+", "refusal", "play", "PEN-G05", "touched", "shares-nothing") for _ in range(6)),
    *(Note("pentic", "usual", 2, each, "action", "play", step=2, stakes=STAKES) for each in PERIODS for _ in range(80)),
    *(Note("pentic", "usual", 2, "1", "action", "play", "PEN-07", step=4, stakes=STAKES) for _ in range(30)),
    Note("pentic", "usual", 2, "1", "hint", clause="PEN-07"),
    Note("pentic", "usual", 2, "1", "refusal", "play", "PEN-ACT"),
    Note("tyramid", "usual", 2, "1", "action", "cover"),
]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["clarity", *map(str, words)])


def refusal(*words: str | Path) -> str:
    """Run what is refused, and give the one line that says so."""
    result = run(*words)
    (line,) = result.stderr.splitlines()
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    return line.removeprefix("Error: ")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house that has noted something of one person."""
    file = tmp_path / "parlour.db"
    store = Store(f"sqlite:///{file}")
    store.open()
    person = store.writer.submit(lambda db: add_person(db, "g" * 64, "en", 0)).result()
    store.writer.submit(lambda db: store_notes(db, [Noted(person.person, note) for note in SOME])).result()
    store.close()
    return file


def test_a_house_is_ranked_and_exported_without_its_people(house: Path, tmp_path: Path) -> None:
    out = tmp_path / "notes.parquet"
    result = run("pentic", "--database", house, "--out", out)
    assert result.exit_code == 0, result.output
    assert "pentic: 350 actions, 36 refusals by a clause, 1 hint, 0 undos; 1 touch of what could do nothing." in (
        result.stdout
    )
    assert "Few data: with less than 500 actions the order is mostly chance." in result.stdout
    first, second = result.stdout.index(" 1. PEN-07  "), result.stdout.index(" 2. PEN-G05  ")
    worst = result.stdout[first:second]
    assert "refused in 8.6% of 350 (6.1% to 12.0%)" in worst
    assert (
        "matches 1 to 3: 15.8% of 190 (11.3% to 21.6%); from the 10th on: 0.0% of 80 (0.0% to 4.6%) (less often"
        in worst
    )
    assert "afterwards 1 hint, 0 undos, decisions 2.0 steps longer than usual" in worst
    assert result.stdout.endswith(f"Written to {out}.\n")
    table = pq.read_table(out)
    assert table.column_names == list(Note.__struct_fields__)
    assert sorted(read_notes(out)) == sorted(note for note in SOME if note.game == "pentic")
    same = run("--from", out, "--json")
    assert json.loads(same.stdout) == json.loads(run("pentic", "--database", house, "--json").stdout)


def test_all_games_are_ranked_together(house: Path) -> None:
    result = run("--database", house, "--most", "1")
    assert "pentic, tyramid: 351 actions" in result.stdout
    assert " 1. PEN-07 (pentic)  " in result.stdout
    assert "PEN-G05" not in result.stdout
    assert "1 more with --most 2." in result.stdout


def test_a_comparison_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "notes.parquet"
    write_notes(notes_of_lots((60, 300), (20, 300)), file)
    said = " ".join(run("--from", file).stdout.split())
    assert "Wording shorter of PEN-07 (pentic): the usual one refused in 20.0% of 300" in said
    assert "13.3 (8.0 to 18.7) points fewer with the other. Shown: with the other wording" in said


@given(NOTES, st.lists(st.sampled_from((Lot("a", "PEN-07", True).text, Lot("b", "PEN-G05", False).text)), max_size=2))
def test_files_hold_notes_whole_and_in_no_order_of_play(
    tmp_path_factory: pytest.TempPathFactory, notes: list[Note], lots: list[str]
) -> None:
    notes = [msgspec.structs.replace(note, lots=tuple(lots)) for note in notes]
    file = tmp_path_factory.getbasetemp() / "drawn.parquet"
    assert write_notes(notes, file) == len(notes)
    data = file.read_bytes()
    assert list(read_notes(file)) == sorted(notes)
    write_notes(notes[::-1], file)
    assert file.read_bytes() == data


def test_what_is_refused_says_so_in_a_line(house: Path, tmp_path: Path) -> None:
    assert refusal("nope").startswith("there is no game 'nope'; there are thirty-six")
    assert refusal("pentic", "--database", tmp_path / "none.db") == f"There is no database {tmp_path / 'none.db'}."
    assert refusal("gridsy", "--database", house).startswith(
        "Nothing was noted of Gridsy: a house notes with PARLOUR_CL"
    )
    assert refusal("--database", house, "--from", house) == "--from: give a database or a file, not both"
    assert refusal("--database", house, "--out", tmp_path / "no" / "where").endswith("No such file or directory")
    assert refusal("--from", tmp_path / "none.parquet").endswith("none.parquet: there is no such file")
    assert refusal("--from", house) == f"{house} is no Parquet file"
    assert refusal("--from", tmp_path) == f"{tmp_path} is no Parquet file"
    text = tmp_path / "text.db"
    text.write_text("no database at all, and long enough to be looked at " * 50)
    assert refusal("--database", text) == "The database cannot be used: file is not a database"
    file = tmp_path / "other.parquet"
    write_notes(SOME, file)
    table = pq.read_table(file)
    for wrong, said in (
        (table.drop_columns("step"), f"{file} has no column step: it is no file of parlour clarity"),
        (table.set_column(9, "step", pa.array(["x"] * len(SOME))), f"{file}: column step is of type string, not int64"),
        (table.set_column(4, "kind", pa.array(["x"] * len(SOME))), f"{file}: row 1 is no note of parlour clarity"),
        (table.set_column(1, "variant", pa.nulls(len(SOME), pa.string())), f"{file}: row 1 is no note of parlour clar"),
    ):
        pq.write_table(wrong, file)
        assert refusal("--from", file).startswith(said)
    empty = tmp_path / "empty.parquet"
    pq.write_table(COLUMNS.empty_table(), empty)
    assert refusal("--from", empty).startswith("Nothing was noted: a house notes with PARLOUR_CLARITY=1")
