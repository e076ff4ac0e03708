"""What colour a piece has in the terminal, by its kind and face. Signs, not colours, tell things apart."""

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
"""How a kind of piece writes its colours into its face, one for each cell; others have the colour as their face."""


def inks_of(piece: Piece) -> list[str]:
    """The style of each cell a piece covers, row by row; of all of them where it has one."""
    if piece.face is None:
        return [BACK]
    names = FACES[piece.kind](piece.face) if piece.kind in FACES else [piece.face]
    return [HUES.get(name, PAPER) for name in names] or [PAPER]


PAWNS = {"red": "♜", "green": "♞", "blue": "♝", "yellow": "♛", "black": "♚"}
HOMES = {"red": "♖", "green": "♘", "blue": "♗", "yellow": "♕", "black": "♔"}
"""What stands on a card: pawns, and the places they began at, told apart by their outline."""

MARKS = {"card": "*", "pawn": ">"}
"""What a round is about: the card to reach, and the pawn that has to get there."""


def sign_of(piece: Piece) -> str:
    """What is written beside the thing a small piece stands on."""
    face = piece.face or ""
    if piece.kind == "placeholder":
        return HOMES.get(face, "◦")
    if piece.kind == "mark":
        return MARKS[face]
    return PAWNS.get(face, "♟") if piece.kind in ("pawn", "token") else face[:3]
