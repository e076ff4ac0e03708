"""Files are read strictly and written whole."""

from __future__ import annotations

import json
import random
import resource
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import BadFile
from parlour.tournaments.files import decode, encode, read_tournament, write_tournament
from parlour.tournaments.tournament import Tournament
from tests.tournaments.playing import finish, found, pair


@pytest.fixture
def played() -> Tournament:
    tournament = found(players=["Ana", "山田", "Cem"])
    pair(tournament)
    finish(tournament, random.Random(1))
    return tournament


def test_a_file_has_a_line_for_each_event(played: Tournament, tmp_path: Path) -> None:
    write_tournament(tmp_path / "club.json", played)
    text = (tmp_path / "club.json").read_text(encoding="utf-8")
    assert sum(line.startswith('{"event":') for line in text.splitlines()) == len(played.events)
    assert json.loads(text)["parlour_tournament"] == 1
    assert read_tournament(tmp_path / "club.json").events == played.events
    assert [file.name for file in tmp_path.iterdir()] == ["club.json"]


def spoil(played: Tournament, *path: str | int, value: Any) -> bytes:
    """The file with one value replaced or added."""
    whole = json.loads(encode(played))
    place = whole
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(whole).encode()


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("parlour_tournament",), 2, "not a tournament: .*parlour_tournament"),
        (("more",), 1, "unknown field `more`"),
        (("settings", "more"), 1, "unknown field `more`"),
        (("settings", "format"), "bingo", "settings.format"),
        (("settings", "seats"), [3, 2], "cannot have happened: .*smaller number comes first"),
        (("events", 0, "event"), "danced", "Invalid value 'danced'"),
        (("events", 0, "more"), 1, "unknown field `more`"),
        (("events", 1, "name"), "Ana", "cannot have happened: event 2: Ana has entered already"),
        (("events", 4, "table"), 7, "cannot have happened: event 5: Round 1 has no table 7"),
        (("events", 4, "table"), True, "Expected `int`"),
    ],
)
def test_whatever_is_wrong_is_named(
    played: Tournament, path: tuple[str | int, ...], value: Any, complaint: str
) -> None:
    with pytest.raises(BadFile, match=f"club.json.*{complaint}"):
        decode(spoil(played, *path, value=value), "club.json")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"parlour": 1}'])
def test_no_tournament_at_all(data: bytes) -> None:
    with pytest.raises(BadFile, match="is not a tournament"):
        decode(data)


def test_every_truncated_file_is_refused(played: Tournament) -> None:
    whole = encode(played).rstrip()
    for length in range(len(whole)):
        with pytest.raises(BadFile):
            decode(whole[:length])


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file"):
        read_tournament(tmp_path / "none.json")


def test_where_nothing_can_be_written_the_file_stays(played: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "club.json"
    write_tournament(file, played)
    before = file.read_bytes()
    pair(played)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with pytest.raises(BadFile, match="File too large"):
            write_tournament(file, played)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["club.json"]
