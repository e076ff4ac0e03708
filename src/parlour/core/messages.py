"""Read the Fluent files (projectfluent.org) beside each game: the messages by which facts are put into words.

English is complete; messages missing in another language are taken from it. Nothing here parses a message.
"""

from __future__ import annotations

import functools
import logging
import re
from pathlib import Path

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "ja": "日本語"}
OWN = Path(__file__).parent / "words"

_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_BEGIN = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Matches the beginning of a message or term: no other line that starts at the margin looks like this."""


@functools.cache
def messages(path: Path) -> dict[str, str]:
    """Return the messages and terms of a Fluent file by id, as source text: parsing all games would take a second.

    Raises ValueError for a file that does not begin with a message.
    """
    text = _COMMENT.sub("", path.read_text("utf-8"))
    begins = [*_BEGIN.finditer(text)]
    if text[: begins[0].start() if begins else None].strip():
        raise ValueError(f"{path}: no Fluent: {text.strip().partition(chr(10))[0]}")
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    return {begin[1]: text[begin.start() : end].strip() for begin, end in zip(begins, ends, strict=True)}


@functools.cache
def messages_in(folders: tuple[Path, ...], language: str) -> dict[str, str]:
    """Return all messages of these folders in a language, by id, with the English text of those it lacks."""
    found: dict[str, str] = {}
    for folder in folders:
        english = messages(folder / "en.ftl")
        known = messages(folder / f"{language}.ftl") if (folder / f"{language}.ftl").is_file() else {}
        if missing := english.keys() - known.keys():
            logging.getLogger(__name__).info("%s: %d messages are missing in %s", folder, len(missing), language)
        found |= english | known
    return found


@functools.cache
def fluent_text(folders: tuple[Path, ...], language: str) -> str:
    """Return the text of all messages of these folders in a language, with the English one of those it lacks."""
    return "\n".join(messages_in(folders, language).values()) + "\n"


def is_written(folders: tuple[Path, ...], id: str) -> bool:
    """Return whether English has a message, or an attribute of one after a dot."""
    name, _, attribute = id.partition(".")
    text = next((known[name] for known in (messages(each / "en.ftl") for each in folders) if name in known), None)
    if text is None or not attribute:
        return text is not None
    return re.search(rf"^\s+\.{re.escape(attribute)} *=", text, re.MULTILINE) is not None


def spell_id(id: str) -> str:
    """Return the id of a message as people may read it, where there is no message.

    >>> spell_id("not-your-turn")
    'not your turn'
    """
    return id.replace("-", " ")
