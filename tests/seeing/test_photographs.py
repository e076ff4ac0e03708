"""Photographs, made from printed sheets: a small sample of ``benchmarks.seeing``, and files that are none."""

from __future__ import annotations

import random
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from benchmarks.pictures_of_tables import SMALL, lay, photograph
from benchmarks.seeing import Laid, deal, names_of, one
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.game import find_game
from parlour.seeing.codes import codes
from parlour.seeing.lattice import Place
from parlour.seeing.photographs import NoPhotograph, open_photograph, read_photograph, see
from parlour.seeing.sight import Sight
from parlour.seeing.tables import SETTINGS, Unseen

cv2 = pytest.importorskip("cv2")


@pytest.mark.parametrize("game", SETTINGS)
def test_a_photograph_of_each_table_is_read_whole(game: str) -> None:
    found = one(find_game(game), 1, SMALL)
    assert found.whole and found.legal, found


@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_wrong_without_a_word_where_things_lie_over_pieces(seed: int) -> None:
    found = one(find_game("gridsy"), seed, SMALL._replace(covered=0.1))
    assert not found.silent and (found.confirmed or found.refused)


SEED = 11
"""Of tables whose cards do not overlap: a code loses its white margin under the edge of another card."""


def sight_of(game: str, hidden: dict[Place, tuple[int, ...]]) -> tuple[Laid, Sight]:
    """Return a table, and what is seen of it with thumbs over these codes."""
    chance = random.Random(SEED)
    laid = deal(find_game(game), chance)
    table = lay(find_game(game), SETTINGS[game], laid, chance, hidden)
    return laid, see(read_photograph(photograph(table, SMALL, chance)), SETTINGS[game])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", ["gridsy", "pentic", "tic-squared", "tyramid", "mismemory"])
@pytest.mark.parametrize("code", [0, 1])
def test_a_piece_with_one_code_covered_is_read_by_the_other(game: str, code: int) -> None:
    laid = deal(find_game(game), random.Random(SEED))
    covered = [place for place in laid if (place[0] + place[1]) % 3 == 0]
    assert len(covered) >= 2
    laid, sight = sight_of(game, dict.fromkeys(covered, (code,)))
    assert sight.names == {place: name for place, (name, _) in names_of(SETTINGS[game], laid).items()}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", SETTINGS)
def test_a_piece_with_all_codes_covered_is_asked_about_and_never_guessed(game: str) -> None:
    spots = tuple(range(len(codes().kinds[SETTINGS[game].kind].spots)))
    laid = deal(find_game(game), random.Random(SEED))
    columns, rows = (sorted({place[axis] for place in laid}) for axis in (0, 1))
    hidden = min(laid, key=lambda at: abs(at[0] - columns[len(columns) // 2]) + abs(at[1] - rows[len(rows) // 2]))
    laid, sight = sight_of(game, {hidden: spots})
    truth = {place: name for place, (name, _) in names_of(SETTINGS[game], laid).items()}
    assert hidden in sight.flagged and hidden not in sight.names
    assert dict(sight.names) == {place: name for place, name in truth.items() if place != hidden}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "empty"),
        (b"%PDF-1.7\n", "PDF"),
        (b"\0\0\0\x18ftypheic\0\0\0\0", "HEIC"),
        (b"no picture at all", "no picture"),
        (b"\xff\xd8\xff\xe0" + bytes(40), "no picture"),
    ],
)
def test_files_that_are_no_photographs_are_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(NoPhotograph, match=sentence):
        read_photograph(data)


def test_a_missing_file_is_said_to_be(tmp_path: Path) -> None:
    with pytest.raises(NoPhotograph, match="No such file"):
        open_photograph(tmp_path / "none.jpg")


def test_fifty_megapixels_are_read_smaller() -> None:
    done, data = cv2.imencode(".png", np.full((6200, 8200), 90, np.uint8))
    assert done
    assert max(read_photograph(bytes(data)).shape) == 4000


def test_more_pixels_than_anybody_takes_are_refused() -> None:
    row = zlib.compress(bytes(12_001 * 12_000), 1)
    parts = [(b"IHDR", struct.pack(">IIBBBBB", 12_000, 12_000, 8, 0, 0, 0, 0)), (b"IDAT", row), (b"IEND", b"")]
    data = b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
    with pytest.raises(NoPhotograph, match="144 megapixels"):
        read_photograph(data)


@pytest.mark.parametrize("grey", [0, 128, 255])
def test_a_photograph_of_nothing_says_so(grey: int) -> None:
    with pytest.raises(Unseen, match="No pieces"):
        see(np.full((600, 800), grey, np.uint8), SETTINGS["gridsy"])


@pytest.fixture(scope="module")
def pentic(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[tuple[int, int], str]]:
    chance = random.Random(4)
    laid = deal(find_game("pentic"), chance)
    table = lay(find_game("pentic"), SETTINGS["pentic"], laid, chance)
    file = tmp_path_factory.mktemp("seen") / "pentic.jpg"
    file.write_bytes(photograph(table, SMALL, chance))
    return file, {place: face for place, (face, _) in laid.items()}


def test_the_command_prints_the_position_of_a_photograph(pentic: tuple[Path, dict[tuple[int, int], str]]) -> None:
    file, laid = pentic
    done = CliRunner().invoke(main, ["see", "pentic", str(file)])
    assert done.exit_code == 0, done.output
    assert "Assumed:" in done.stderr and "A match can go on from here." in done.stderr
    tops = [laid[column, row] for row in range(3) for column in range(3)]
    assert done.stderr.split()[:9] == tops
    assert [done.stdout.index(f'"top": "{card}"') for card in tops] == sorted(
        done.stdout.index(f'"top": "{card}"') for card in tops
    )


def test_the_command_asks_for_a_place_and_takes_the_answer(
    pentic: tuple[Path, dict[tuple[int, int], str]], tmp_path: Path
) -> None:
    chance = random.Random(4)
    laid = deal(find_game("pentic"), chance)
    hidden = laid.pop((1, 1))
    file = tmp_path / "pentic.jpg"
    file.write_bytes(photograph(lay(find_game("pentic"), SETTINGS["pentic"], laid, chance), SMALL, chance))
    asked = CliRunner().invoke(main, ["see", "pentic", str(file)])
    assert asked.exit_code == 1 and "--cell 2,2=PIECE" in asked.stderr and not asked.stdout
    answered = CliRunner().invoke(main, ["see", "pentic", str(file), "--cell", f"2,2={hidden[0]}"])
    assert answered.exit_code == 0 and f'"top": "{hidden[0]}"' in answered.stdout
    wrong = CliRunner().invoke(main, ["see", "pentic", str(file), "--cell", "2,2=9Zz"])
    assert wrong.exit_code == 1 and "there is no piece" in wrong.stderr
