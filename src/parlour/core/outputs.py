"""Files that somebody asks to be written: looked at before there is work, put in their place whole, not lost unsaid."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.core.errors import BadFile


def check_output(file: Path) -> None:
    """Raise BadFile if no file can be written there. Nothing is changed."""
    try:
        if file.is_dir():
            raise IsADirectoryError("it is a folder")
        beside = _beside(file)
        if beside == file and not os.access(file, os.W_OK):
            raise PermissionError("it is not for you to write")
        if beside != file:
            beside.open("ab").close()
            beside.unlink()
    except OSError as error:
        raise BadFile(f"{file}: no file can be written there: {reason_of(error)}") from None


def _beside(file: Path) -> Path:
    """Where to write first; a device, a pipe or a link is written to itself."""
    plain = not file.is_symlink() and (file.is_file() or not file.exists())
    return file.with_name(f"{file.name}.new") if plain else file


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """Give a path to write to; what stands there in the end takes the file's place at once.

    Raises BadFile where that fails; the file is then what it was.
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
    """Write a file whole. Raises BadFile, saying where else it was put, for what cost work is not thrown away."""
    try:
        with replacing(file) as path:
            path.write_bytes(data)
    except BadFile as error:
        other = _put_aside(file, data)
        raise (error if other is None else BadFile(f"{error}; it was put into {other} instead")) from None


def _put_aside(file: Path, data: bytes) -> Path | None:
    """Write into the folder for temporary files; give where, None where that cannot be done either."""
    try:
        with tempfile.NamedTemporaryFile(prefix="parlour-", suffix=file.suffix, delete=False) as other:
            other.write(data)
            return Path(other.name)
    except OSError:
        return None


def reason_of(error: OSError) -> str:
    """Say in the system's words why something failed."""
    return os.strerror(error.errno) if error.errno else str(error)
