"""Put facts into words of a language, using the Fluent files (projectfluent.org) beside each game.

English is complete; messages missing in another language are taken from it.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from parlour.core.facts import SEATS, Fact, Word

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
def fluent_text(folders: tuple[Path, ...], language: str) -> str:
    """Return all messages of these folders in a language, with the English text of those it lacks."""
    found: dict[str, str] = {}
    for folder in folders:
        english = messages(folder / "en.ftl")
        known = messages(folder / f"{language}.ftl") if (folder / f"{language}.ftl").is_file() else {}
        if missing := english.keys() - known.keys():
            logging.getLogger(__name__).info("%s: %d messages are missing in %s", folder, len(missing), language)
        found |= english | known
    return "\n".join(found.values()) + "\n"


def _read(text: str) -> Resource:
    """Parse messages. Raises ValueError for invalid Fluent."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{entry.annotations[0].message}: {entry.content}")
    return resource


def _term(word: str, *, of: str) -> str:
    """Return a word that the guide explains; the page makes it a link."""
    return word


FUNCTIONS: dict[str, Any] = {"TERM": _term}
"""Functions that messages may call."""


class Speaker:
    """Puts facts into words of a language. ``folders`` hold the messages, the more general ones first.

    Raises ValueError for invalid Fluent.
    """

    def __init__(self, folders: Sequence[Path], language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"
        self._bundle = FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)
        self._bundle.add_resource(_read(fluent_text((OWN, *folders), self.language)))

    def say(self, word: Word, names: Sequence[str] = (), me: int | None = None) -> str:
        """Return a fact in words for the reader at seat ``me`` (None: a spectator). ``names`` are the seats'.

        A fact without a message is shown as its id. Raises ValueError if a message lacks an argument.
        """
        if isinstance(word, str):
            return word
        pattern = self._pattern(word.id)
        if pattern is None:
            return word.id.replace("-", " ")
        text, errors = self._bundle.format_pattern(pattern, self._arguments(word.args, names, me))
        if errors:
            raise ValueError(f"{word}: {errors[0]}")
        return str(text)

    def knows(self, fact: Fact) -> bool:
        """Whether there are messages for a fact and for all facts in it."""
        parts = [part for value in fact.args.values() for part in (value if isinstance(value, tuple) else (value,))]
        inner = all(self.knows(part) for part in parts if isinstance(part, Fact))
        return self._pattern(fact.id) is not None and inner

    def _pattern(self, id: str) -> Any:
        """Return the pattern of a message, or of an attribute after a dot; None if there is none."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _arguments(self, args: Mapping[str, Any], names: Sequence[str], me: int | None) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in args.items():
            if name in SEATS:
                seats = value if isinstance(value, tuple) else (value,)
                found[name] = self.join_list([names[seat] for seat in seats])
                found[f"{name}-is"] = "several" if len(seats) > 1 else "me" if seats[0] == me else "other"
            elif isinstance(value, Fact):
                found[name] = self.say(value, names, me)
            elif isinstance(value, tuple):
                said = [self.say(part, names, me) for part in value]
                found[name] = " + ".join(said) if name == "terms" else self.join_list(said)
            else:
                found[name] = value
        return found

    def join_list(self, texts: Sequence[str]) -> str:
        """Return texts joined as a list in this language."""
        return format_list(list(texts), locale=self.language) if texts else ""
