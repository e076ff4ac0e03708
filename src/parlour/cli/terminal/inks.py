"""The colours and signs of pieces in the terminal, by kind and face. Things can be told apart by signs alone."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.scene import Piece

DARK, PALE = "#1b1a17", "#f6f1e7"

HUES = {
    # the five colours of TIC cards
    "v": f"{PALE} on #6b4fa0",
    "c": f"{DARK} on #5cc3d6",
    "y": f"{DARK} on #f0d35b",
    "o": f"{DARK} on #e8893a",
    "r": f"{PALE} on #a8323a",
    # stones, and the colours of pawns and pills
    "W": f"{DARK} on #e9e2d2",
    "R": f"{PALE} on #9c3f35",
    "B": f"{PALE} on #4a4f57",
    "white": f"{DARK} on #e9e2d2",
    "red": f"{PALE} on #a8323a",
    "green": f"{PALE} on #2f6f4a",
    "blue": f"{PALE} on #2f5f9e",
    "yellow": f"{DARK} on #f0d35b",
    "black": f"{PALE} on #4a4f57",
    # the suits of the piecepack
    "sun": f"{DARK} on #f0b95b",
    "moon": f"{PALE} on #44506b",
    "crown": f"{PALE} on #8a3a5c",
    "arms": f"{PALE} on #2f6f5f",
    # places: as the table
    "": "",
}
PAPER = f"{DARK} on #ece5d6"
BACK = f"{PALE} on #55636b"

FACES: dict[str, Callable[[str], list[str]]] = {
    "tic-card": lambda face: [face[-1]],
    "tile": lambda face: [letter for letter in face if letter in HUES],
    "pill": lambda face: [face.rpartition("-")[2]],
    "prescription": lambda face: [pill.rpartition("-")[2] for row in face.split("/") for pill in row.split()],
    "piecepack": lambda face: [face.partition("-")[0]],
    "piecepack-place": lambda face: [""],
    "pivot-card": lambda face: [face.partition(",")[0].rpartition("-")[2]],
    "token": lambda face: [face.rpartition("-")[2]],
}
"""How to read the colours of a piece's cells from its face, by kind; for other kinds, the face is the colour."""


def inks_of(piece: Piece) -> list[str]:
    """Return the styles of the cells that a piece covers, row by row, or one style for all."""
    if piece.face is None:
        return [BACK]
    names = FACES[piece.kind](piece.face) if piece.kind in FACES else [piece.face]
    return [HUES.get(name, PAPER) for name in names] or [PAPER]


PAWNS = {"red": "♜", "green": "♞", "blue": "♝", "yellow": "♛", "black": "♚"}
HOMES = {"red": "♖", "green": "♘", "blue": "♗", "yellow": "♕", "black": "♔"}
"""The signs of pawns, and of their starting places, which are outlined."""

MARKS = {"card": "*", "pawn": ">"}
"""The signs for the target of a round and for the pawn that has to reach it."""


def sign_of(piece: Piece) -> str:
    """Return the sign of a small piece, which is written beside the thing it stands on."""
    face = piece.face or ""
    if piece.kind == "placeholder":
        return HOMES.get(face, "◦")
    if piece.kind == "mark":
        return MARKS[face]
    return PAWNS.get(face, "♟") if piece.kind in ("pawn", "token") else face[:3]
