"""Find the places of an editor that people touch for an action in a match."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from parlour.core.editing.editor import Editor, OpenBoard
from parlour.core.editing.parts import Position
from parlour.core.scene import Piece

NUMBER = re.compile(r"(?<=[-.])-?\d+|\d+")
"""A number in the id of a spot; a hyphen that joins words is no sign."""


def spots_touched(
    editor: Editor, position: Position, board: OpenBoard, path: Iterable[str], pieces: Iterable[Piece]
) -> tuple[str, ...]:
    """Return the spots of an editor for the ids of a choice, in order; ids that it has no spot for are left out.

    ``pieces`` are those of the scene: a piece that shows its face lies in the editor where this face lies.
    """
    spots = {id: spot for spot, id in _ids(editor, position)}
    faces = {piece.id: (piece.kind, piece.face) for piece in pieces if piece.face is not None}
    found = (spots.get(id) or _spot_of_face(board, faces.get(id)) for id in path)
    return tuple(dict.fromkeys(spot for spot in found if spot))


def _ids(editor: Editor, position: Position) -> Iterator[tuple[str, str]]:
    """Yield each spot with its id in the scene of a match."""
    for part in editor.parts:
        for place in part.places(position):
            if id := part.touched(position, *map(int, NUMBER.findall(place.spot))):
                yield place.spot, id


def _spot_of_face(board: OpenBoard, face: tuple[str, str | None] | None) -> str | None:
    """Return the spot where a face lies, None if it lies nowhere or at several spots."""
    lying = {held.spot for held in board.lying if face == (held.piece.kind, held.piece.face)}
    return lying.pop() if len(lying) == 1 else None
