"""Components of games as data: cards, tiles and prescriptions that designers change without touching Python.

A game declares what its file holds as a msgspec struct, says in a function what must be true of it besides, and opens
the file once, when it is imported: tables are computed from it, and kernels are compiled with these. Where the
environment variable PARLOUR_COMPONENTS names a folder, a file of the game's name in there is read instead of the
game's ``data/components.json``. Other processes inherit the variable, and so the components.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.errors import Path as Place
from parlour.core.objections import name_path

VARIABLE = "PARLOUR_COMPONENTS"
FILE = "components.json"
DIGITS = 16
"""Length of a digest, in hexadecimal digits."""

T = TypeVar("T", bound=msgspec.Struct)

_MISMATCH = re.compile(r"(.*) - at `(?:key in )?\$\.?(.*)`")
"""What msgspec says of a value that does not fit, and where it stands."""

_opened: dict[str, Box[Any] | None] = {}
"""The boxes of all games imported, by name; None for one with components that were refused."""


class BadComponents(ParlourError):
    """A file of components cannot be read, or no game can be played with what is in it; ``field`` is the place."""


@dataclass(frozen=True)
class Box(Generic[T]):
    """The components of a game, or of games that share a deck.

    name: of the file in a designer's folder, without its ending
    kind: the struct that declares the contents
    check: raises BadComponents for contents that fit the struct, but that no game can be played with
    file: the components that belong to the rules
    given: the components in use
    digest: of the components in use, in hexadecimal; "" if they are those of the rules
    """

    name: str
    kind: type[T]
    check: Callable[[T], None]
    file: Path
    given: T
    digest: str

    def read(self, file: Path) -> T:
        """Return the components in a file. Raises BadComponents naming the file, and the place in it."""
        return _read(file, self.kind, self.check)

    def narrowed(self, check: Callable[[T], None]) -> Box[T]:
        """Return this box with a further check, of a game that needs more of a deck than others that share it.

        Raises BadComponents if the components in use fail it.
        """

        def both(given: T) -> None:
            self.check(given)
            check(given)

        if self.digest:
            _checked(self.given, check, f"{self.name}.json")
        return Box(self.name, self.kind, both, self.file, self.given, self.digest)

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of the file."""
        return msgspec.json.schema(self.kind)


def open_box(name: str, module: str, kind: type[T], check: Callable[[T], None]) -> Box[T]:
    """Return the components of a game, read from a designer's folder if its file is there, else from the game's.

    ``module`` is the path of a module in the game's folder. Raises BadComponents.
    """
    _opened[name] = None
    file = Path(module).with_name("data") / FILE
    usual = given = msgspec.json.decode(file.read_bytes(), type=kind)  # tests check it
    folder = changed_folder()
    if folder is not None and (folder / f"{name}.json").exists():
        given = _read(folder / f"{name}.json", kind, check)
    box = Box(name, kind, check, file, given, "" if given == usual else digest_of(given))
    _opened[name] = box
    return box


def changed_folder() -> Path | None:
    """Return the folder with a designer's components, None if there is none. Raises BadComponents if it is missing."""
    named = os.environ.get(VARIABLE, "")
    if not named:
        return None
    folder = Path(named)
    if not folder.is_dir():
        raise BadComponents(f"{VARIABLE}: {named} is no folder", VARIABLE)
    return folder


def check_names() -> None:
    """Raise BadComponents for a file in the designer's folder that no game reads; all games must be imported."""
    folder = changed_folder()
    for file in sorted(folder.glob("*.json")) if folder is not None else ():
        if not file.name.endswith(SCHEMA) and file.stem not in _opened:
            known = ", ".join(f"{name}.json" for name in sorted(_opened))
            raise BadComponents(f"{file.name}: no game reads a file of this name; they read {known}", file.name)


SCHEMA = ".schema.json"
"""How the names of schemas end, which lie beside the files they are of."""


def changed_boxes() -> tuple[Box[Any], ...]:
    """Return the boxes of imported games whose components are not those of the rules."""
    return tuple(box for box in _opened.values() if box is not None and box.digest)


@functools.cache
def is_changed() -> bool:
    """Whether this process reads components from a designer's folder."""
    return changed_folder() is not None


def refuse_changed(words: str) -> None:
    """Raise BadComponents if this process reads a designer's components; ``words`` say what knows no others."""
    if is_changed():
        raise BadComponents(f"{VARIABLE}: {words}; unset it first", VARIABLE)


def refuse_part(is_wrong: object, place: Place, words: str) -> None:
    """Raise BadComponents if what stands at a place of the file ``is_wrong``; the message begins with the place."""
    if is_wrong:
        raise BadComponents(f"{name_path(place)}: {words}", name_path(place))


def digest_of(given: msgspec.Struct) -> str:
    """Return a digest of components, the same wherever they are equal."""
    return hashlib.sha256(msgspec.json.encode(given)).hexdigest()[:DIGITS]


def _read(file: Path, kind: type[T], check: Callable[[T], None]) -> T:
    try:
        return read_components(file.name, file.read_bytes(), kind, check)
    except OSError as error:
        raise BadComponents(f"{file.name}: cannot be read: {error.strerror}", file.name) from None


def read_components(name: str, data: bytes, kind: type[T], check: Callable[[T], None]) -> T:
    """Return the components in a file of this name, from its bytes. Raises BadComponents naming file and place."""
    try:
        given = msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise _mismatch(name, str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadComponents(f"{name}: is no JSON: {error}", name) from None
    return _checked(given, check, name)


def _checked(given: T, check: Callable[[T], None], name: str) -> T:
    try:
        check(given)
    except BadComponents as error:
        raise BadComponents(f"{name}: {error}", error.field) from None
    return given


def _mismatch(name: str, words: str) -> BadComponents:
    found = _MISMATCH.fullmatch(words)
    what, where = (found[1], found[2]) if found else (words, "")
    return BadComponents(": ".join(filter(None, (name, where, what))), where or name)
