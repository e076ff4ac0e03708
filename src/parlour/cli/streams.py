"""Standard streams that accept any text: characters that their encoding lacks are replaced by similar ones."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from contextlib import suppress

import click

from parlour.core.text import width

NEAREST = "nearest"
ASCII = "plain-ascii"
"""ASCII under another name: click takes an ASCII output for a misconfiguration and would write UTF-8."""
SIGNS = dict(
    zip(
        "’‘“”„«»‹›–—−·×±…•▶▷▸◀◁◂▲▼◆◇★☆→←↑↓↖↗↙↘✓✗œŒßæÆ¿¡",
        '\'\'"""""<>---.x~~*>>><<<^v*o*o><^v\\//\\vxoOsaA?!',
        strict=True,
    )
)
FULL_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def prepare_streams() -> None:
    """Configure the standard streams so that no character printed or typed raises an encoding error."""
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        if isinstance(stream, io.TextIOWrapper):
            plain = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=ASCII if plain else None, errors=NEAREST)
    if isinstance(sys.stdin, io.TextIOWrapper):
        with suppress(io.UnsupportedOperation):  # raised once something was read
            sys.stdin.reconfigure(errors="replace")


def replace_unencodable(text: str) -> str:
    """Return a text with characters that standard output can encode, for code that bypasses the stream."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, NEAREST).decode(encoding)


def _find_codec(name: str) -> codecs.CodecInfo | None:
    if name.replace("_", "-") != ASCII:
        return None
    found = codecs.lookup("ascii")
    return codecs.CodecInfo(
        found.encode,
        found.decode,
        found.streamreader,
        found.streamwriter,
        found.incrementalencoder,
        found.incrementaldecoder,
        ASCII,
    )


def _replace_characters(error: UnicodeError) -> tuple[str | bytes, int]:
    """Replace characters that an encoding lacks by similar ASCII, as wide; the handler of encoding errors."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_similar_ascii, error.object[error.start : error.end])), error.end


def _similar_ascii(char: str) -> str:
    """Return ASCII similar to a character: a letter without its accent, a line of a frame, else a question mark."""
    if char in SIGNS:
        return SIGNS[char]
    if unicodedata.combining(char):
        return ""
    bare = unicodedata.normalize("NFKD", char)[0]
    if bare.isascii():
        return bare
    name = unicodedata.name(char, "")
    if name.startswith("BOX DRAWINGS"):
        return _frame_ascii(name)
    if name.startswith(("BLACK CHESS", "WHITE CHESS")):
        piece = name.split()[-1]
        letter = "N" if piece == "KNIGHT" else piece[0]
        return letter if name.startswith("BLACK") else letter.lower()
    return ("#" if "BLOCK" in name or "SHADE" in name else "?") * max(1, width(char))


def _frame_ascii(name: str) -> str:
    """Return ASCII for a box drawing character with this Unicode name; corners and crossings are a plus."""
    if "DIAGONAL" in name:
        return "/" if "UPPER RIGHT TO LOWER LEFT" in name else "\\"
    across = any(word in name for word in ("HORIZONTAL", "LEFT", "RIGHT"))
    upright = any(word in name for word in ("VERTICAL", "UP", "DOWN"))
    return "+" if across and upright else "-" if across else "|"


def refuse_full_output(error: OSError) -> None:
    """Raise ClickException if an error means that the output is full, and discard all later output; else return."""
    if error.errno not in FULL_ERRORS:
        return
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise click.ClickException(f"the output cannot be written: {os.strerror(error.errno)}") from None


codecs.register_error(NEAREST, _replace_characters)
codecs.register(_find_codec)
