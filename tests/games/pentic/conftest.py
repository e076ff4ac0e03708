"""Tables of Pentic for tests, drawn as in the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.games.tic.deck import NAMES

BOARDS = {
    "A": """
        p1 3Xo  p2 1Cv  p3 4Ty
        p4 2Cc  p5 4Rr  p6 1Sc
        p7 5Sv  p8 2Sv  p9 3Ro
    """,
    "B": """
        p1 1Xc  p2 4Cy  p3 4Tv
        p4 4Xy  p5 4Tr  p6 4Sy
        p7 2To  p8 4Ry  p9 5Ty
    """,
}


def lay_table(
    board: str = "A",
    hands: Sequence[str] = ("", ""),
    points: Sequence[int] | None = None,
    deck: int | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Set a match up: a board (A, B or drawn), the cards that matter in each hand, ``deck`` cards left to draw.

    Hands are filled to five with other cards; ``-`` stands for a place without a card. What is neither on the table,
    in a hand nor in the deck lies below pile 1.
    """
    tops = BOARDS.get(board, board).split()[1::2]
    held = [hand.split() for hand in hands]
    used = {*tops, *(card for hand in held for card in hand)}
    rest = [card for card in NAMES if card not in used]
    filled = [[*hand, *(rest.pop() for _ in range(5 - len(hand)))] for hand in held]
    filled = [["" if card == "-" else card for card in hand] for hand in filled]
    drawable = rest if deck is None else rest[:deck]
    covered = rest[len(drawable) :]
    game = find_game("pentic")
    position = {
        "players": [
            {"hand": hand, "points": total} for hand, total in zip(filled, points or [0] * len(filled), strict=True)
        ],
        "piles": [{"top": top, "height": 1 + (len(covered) if p == 0 else 0)} for p, top in enumerate(tops)],
        "deck": drawable,
        "covered": covered,
        "options": options or {},
        "stream": {"key": "5a" * 32, "drawn": 0},
        **fields,
    }
    return Match(game, game.read_options(options or {}), game.load(position))


@pytest.fixture
def table() -> Callable[..., Match]:
    return lay_table
