"""Write output files safely: check them before the work, replace them atomically, lose nothing on failure."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.core.errors import BadFile


def check_output(file: Path) -> None:
    """Raise BadFile if no file can be written at this path. Changes nothing."""
    try:
        if file.is_dir():
            raise IsADirectoryError("it is a folder")
        beside = _beside(file)
        if (beside == file or file.exists()) and not os.access(file, os.W_OK):
            raise PermissionError("it is not for you to write")
        if beside != file:
            beside.open("ab").close()
            beside.unlink()
    except OSError as error:
        raise BadFile(f"{file}: no file can be written there: {reason_of(error)}") from None


def _beside(file: Path) -> Path:
    """Return the path to write to first; a device, pipe or link is written to directly."""
    plain = not file.is_symlink() and (file.is_file() or not file.exists())
    return file.with_name(f"{file.name}.new") if plain else file


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """Yield a path to write to; at the end what was written there replaces the file atomically.

    Raises BadFile if that fails; the file is then unchanged.
    """
    beside = _beside(file)
    try:
        yield beside
        if beside != file:
            os.replace(beside, file)
    except OSError as error:
        if beside != file:
            beside.unlink(missing_ok=True)
        raise BadFile(f"{file}: {reason_of(error)}") from None


def write_file(file: Path, data: bytes) -> None:
    """Write a file atomically. On failure, save the data in the temporary folder and raise BadFile saying where."""
    try:
        with replacing(file) as path:
            path.write_bytes(data)
    except BadFile as error:
        other = _put_aside(file, data)
        raise (error if other is None else BadFile(f"{error}; it was put into {other} instead")) from None


def _put_aside(file: Path, data: bytes) -> Path | None:
    """Save data in the temporary folder; return the path, None if that fails, too."""
    try:
        with tempfile.NamedTemporaryFile(prefix="parlour-", suffix=file.suffix, delete=False) as other:
            other.write(data)
            return Path(other.name)
    except OSError:
        return None


def reason_of(error: OSError) -> str:
    """Return the system's description of an error."""
    return os.strerror(error.errno) if error.errno else str(error)
