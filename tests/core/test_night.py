"""Nights: the seed of a board follows from a secret and its number, and every match is verified against one hash."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.conformance.random_play import play_at_random
from parlour.core.dice import new_dice
from parlour.core.entries import Board
from parlour.core.errors import BadFile, BadOption
from parlour.core.files import MatchFile, from_file, read_file, to_file, verify
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.night import board_seed, check_board, deal_board, read_board
from parlour.core.seed import commitment

SECRET = bytes(range(32))


def finished(number: int, luck: int = 1, secret: bytes = SECRET) -> MatchFile:
    """The file of a board of Pentic, played at random."""
    dealt = deal_board("pentic", secret, number)
    match = Match.start(find_game("pentic"), 2, {"target": 50}, bytes.fromhex(dealt.seed), board=dealt.board)
    play_at_random(match, new_dice(luck))
    return read_file(msgspec.json.encode(to_file(match)))


@given(st.binary(min_size=32, max_size=32), st.integers(1, 999), st.integers(1, 999))
def test_boards_have_seeds_of_their_own(secret: bytes, one: int, other: int) -> None:
    assert len(board_seed(secret, one)) == 32
    assert (board_seed(secret, one) == board_seed(secret, other)) == (one == other)
    assert board_seed(secret, one) not in (secret, bytes.fromhex(commitment(secret)))


def test_two_tables_of_a_board_are_verified_against_the_night() -> None:
    tables = {"one.json": finished(3, 1), "two.json": finished(3, 2), "other.json": finished(4)}
    for file in tables.values():
        check_board(SECRET, file)
        verify(file)
    assert tables["one.json"].events != tables["two.json"].events
    assert tables["one.json"].seed == tables["two.json"].seed != tables["other.json"].seed
    assert from_file(tables["one.json"]).position(0).tobytes() == from_file(tables["two.json"]).position(0).tobytes()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"board": None}, "this match is of no night"),
        ({"board": Board("0" * 64, 3)}, "this match is of another night"),
        ({"board": Board(commitment(SECRET), 4)}, "the seed is not that of board 4"),
        ({"seed": board_seed(SECRET, 4).hex()}, "the seed is not that of board 3"),
    ],
)
def test_a_match_that_is_not_of_the_night_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        check_board(SECRET, msgspec.structs.replace(finished(3), **change))


def test_another_secret_is_refused() -> None:
    with pytest.raises(BadFile, match="or the secret is not the one committed to"):
        check_board(bytes(32), finished(3))


def test_a_duplicate_match_cannot_be_passed_off_as_an_ordinary_one() -> None:
    file = msgspec.structs.replace(finished(3), board=None)
    ordinary = Match.start(find_game("pentic"), 2, {"target": 50}, board_seed(SECRET, 3))
    assert ordinary.state.tobytes() != from_file(finished(3)).position(0).tobytes()
    with pytest.raises(BadFile):
        verify(file)


def test_ordinary_match_files_say_nothing_of_boards() -> None:
    match = Match.start(find_game("pentic"), 2, {}, bytes(32))
    assert b"board" not in msgspec.json.encode(to_file(match))


@pytest.mark.parametrize("given_", [{"seed": bytes(32), "nonces": ("00", "00")}, {"seed": None}])
def test_a_board_is_dealt_from_its_own_seed_alone(given_: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="a board is dealt from its night's seed alone"):
        Match.start(find_game("pentic"), 2, {}, board=Board("0" * 64, 1), **given_)


def test_a_board_file_is_read_strictly() -> None:
    dealt = deal_board("pentic", SECRET, 3)
    assert read_board(msgspec.json.encode(dealt)) == dealt
    for data in (b"", b"{}", b'{"parlour_board": 2}', msgspec.json.encode(dealt).replace(b'"number":3', b'"number":0')):
        with pytest.raises(BadFile, match="not a board of a night"):
            read_board(data)
