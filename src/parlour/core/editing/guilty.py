"""Find the places of an editor, and the fields beside them, to which the refusal of a position belongs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from parlour.core.editing.editor import Editor, OpenBoard
from parlour.core.editing.parts import Place, Position
from parlour.core.errors import BadPosition, ParlourError, Path

TOO_MUCH = "players"
"""The field with everything of all seats: a refusal that says no more has no place."""


class Guilty(NamedTuple):
    """Spots, and paths of fields that are no pieces."""

    spots: tuple[str, ...] = ()
    fields: tuple[Path, ...] = ()


def find_guilty(editor: Editor, position: Position, board: OpenBoard, error: ParlourError) -> Guilty:
    """Return what a refusal is about: each place and field that stands at a guilty path, or holds what is named.

    A refusal that says nothing more closely is about all of its field.
    """
    named = error.guilty if isinstance(error, BadPosition) else ()
    if not named and error.field and error.field != TOO_MUCH:
        named = ((error.field,),)
    paths = [path for path in named if isinstance(path, tuple)]
    names = {name for name in named if isinstance(name, str)}
    spots = (place.spot for place in _places(editor, position) if _is_guilty(place, paths, names))
    fields = (field.path for field in board.fields if any(_begins(field.path, path) for path in paths))
    return Guilty(tuple(dict.fromkeys(spots)), tuple(fields))


def _places(editor: Editor, position: Position) -> Iterator[Place]:
    for part in editor.parts:
        yield from part.places(position)


def _is_guilty(place: Place, paths: Iterable[Path], names: set[str]) -> bool:
    """Whether a place is named, or stands at one of these paths; an empty one only if just that is named."""
    if place.value is None or not place.path:
        return place.value in names or bool(place.path and place.path in paths)
    return place.value in names or any(_begins(place.path, path) or _begins(path, place.path) for path in paths)


def _begins(path: Path, with_path: Path) -> bool:
    return path[: len(with_path)] == with_path
