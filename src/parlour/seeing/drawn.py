"""The pieces that a photograph can show, as the page draws them, by the names that positions give them."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core.facts import Word, say
from parlour.core.scene import Piece
from parlour.games.grannys_pills.board import ASKED, PILL
from parlour.games.mismemory.scene import TILE
from parlour.games.pivot_pawns.board import ICON
from parlour.games.pivot_pawns.components import CARDS
from parlour.games.thirty_six.components import TILES, TURNED
from parlour.games.thirty_six.editing import GATED
from parlour.games.thirty_six.scene import CORNERS, draw_gate, draw_tile
from parlour.games.tic.deck import CARD
from parlour.seeing.positions import ICONS, PRESCRIBED
from parlour.seeing.sight import Beside, Sight
from parlour.seeing.tables import setting_of

BOARD = "board"
"""The zone of all pieces, which lie at its upper left corner until they are placed."""

LABELS: dict[str, tuple[Word, ...]] = {"tic-card": CARD, "pill": PILL, "piecepack": TILE, "pivot-card": ICON[:CARDS]}
"""What the faces of each kind are called, in the order of their names in ``tables.SETTINGS``."""


@functools.cache
def draw_pieces(game: str) -> tuple[Piece, ...]:
    """Draw all pieces that may lie on the table of a game; the id of each is its name in positions.

    Pieces of one name lie on each other: a tile of 36 and its gate. Each tile is there four times, as 4/1 is the tile 4
    after one quarter turn. Raises Unseen if no photograph shows a position of the game.
    """
    setting = setting_of(game)
    if setting.form.touching:
        return tuple(_turned_tiles())
    named = zip(setting.names.items(), LABELS[setting.kind], strict=True)
    return tuple(Piece(name, setting.kind, BOARD, 0, 0, label, face) for (face, name), label in named)


def draw_beside(sight: Sight) -> tuple[Piece, ...]:
    """Draw the pieces that were read beside the rows, or on cards; the seats of prescriptions are by their order.

    Their corners are those of the places in which their middles lie, which may be beyond the rows.
    """
    found = []
    for number, one in enumerate(sight.beside):
        x, y = (round(length) for length in one.at)
        found.append(Piece(f"{one.kind}-{number}", one.kind, BOARD, x, y, _label_of(one, number), one.face, level=1))
    return tuple(found)


def _label_of(one: Beside, number: int) -> Word:
    if one.kind == "prescription":
        kinds: list[int] = ASKED[PRESCRIBED.index(one.face)].tolist()
        rows = [kinds[first : first + 3] for first in (0, 3, 6)]
        said = [say("prescribed", left=PILL[a], middle=PILL[b], right=PILL[c]) for a, b, c in rows]
        return say("prescription", whose=number, first=said[0], second=said[1], third=said[2])
    return say("placeholder", colour=one.face) if one.kind == "placeholder" else ICON[ICONS.index(one.face)]


def _turned_tiles() -> Iterator[Piece]:
    for tile in range(TILES):
        for turn in range(len(TURNED)):
            name, corners = f"{tile}/{turn}", CORNERS[tile][turn]
            piece = draw_tile(tile, turn, BOARD, 0, 0)
            yield Piece(name, piece.kind, BOARD, 0, 0, piece.label, piece.face)
            if tile in GATED:
                falling = corners[0] == corners[3]
                gate = draw_gate(name, 0, 0, corners[0 if falling else 1], int(not falling))
                yield Piece(name, gate.kind, BOARD, 0, 0, gate.label, gate.face, turn=gate.turn, level=1)
