"""Nights: one secret, from which the seed of every board follows, and one commitment for all of them.

A board is a deal that is played at several tables. The commitment is shown before the first board is played. The seed
of a board is the HMAC-SHA-256 of its number under the secret, so it may be handed out for a match without telling
anything of other boards. Once the night is over its secret is revealed, and anybody verifies all match files against
it.
"""

from __future__ import annotations

import hmac
from typing import Annotated

import msgspec

from parlour.core.entries import Board
from parlour.core.errors import BadFile
from parlour.core.files import Hex64, MatchFile
from parlour.core.seed import commitment

PURPOSE = b"parlour board "


def board_seed(secret: bytes, number: int) -> bytes:
    """Return the 32-byte seed of a board, by its number from 1.

    >>> board_seed(bytes(32), 1).hex()[:16]
    '99a8e0cf4e0210b8'
    """
    return hmac.digest(secret, PURPOSE + str(number).encode(), "sha256")


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table needs to play a board: the game, whose night it is of, its number and its seed.

    It is secret until everybody has played the board.
    """

    parlour_board: Annotated[int, msgspec.Meta(ge=1, le=1)]
    game: str
    night: Hex64
    number: Annotated[int, msgspec.Meta(ge=1)]
    seed: Hex64

    @property
    def board(self) -> Board:
        """The board as the match file names it."""
        return Board(self.night, self.number)


def deal_board(game: str, secret: bytes, number: int) -> BoardFile:
    """Return what a table needs to play board ``number`` of a night."""
    return BoardFile(1, game, commitment(secret), number, board_seed(secret, number).hex())


def read_board(data: bytes) -> BoardFile:
    """Decode a board file. Raises BadFile naming the field."""
    try:
        return msgspec.json.decode(data, type=BoardFile)
    except msgspec.ValidationError as error:
        raise BadFile(f"not a board of a night: {error}", "board") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadFile(f"not a board of a night, or damaged: {error}", "board") from None


def check_board(secret: bytes, file: MatchFile) -> None:
    """Raise BadFile unless a match file is of this night, and its seed is that of its board."""
    if file.board is None:
        raise BadFile("this match is of no night", "board")
    if file.board.night != commitment(secret):
        raise BadFile("this match is of another night, or the secret is not the one committed to", "board.night")
    if file.seed is not None and bytes.fromhex(file.seed) != board_seed(secret, file.board.number):
        raise BadFile(f"the seed is not that of board {file.board.number}", "seed")
