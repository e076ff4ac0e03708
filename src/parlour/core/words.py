"""Words for facts, in the reader's language: Fluent files (projectfluent.org) beside what they are the words of.

English is always complete. Where a language lacks a message the English one stands in.
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
"""Where a message or a term begins: no other line that stands at the margin looks so."""


@functools.cache
def messages(path: Path) -> dict[str, str]:
    """Give the messages and terms of a Fluent file by id, each as it is written: a parser takes a second for all games.

    Raises ValueError for what begins with no message.
    """
    text = _COMMENT.sub("", path.read_text("utf-8"))
    begins = [*_BEGIN.finditer(text)]
    if text[: begins[0].start() if begins else None].strip():
        raise ValueError(f"{path}: no Fluent: {text.strip().partition(chr(10))[0]}")
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    return {begin[1]: text[begin.start() : end].strip() for begin, end in zip(begins, ends, strict=True)}


@functools.cache
def fluent_text(folders: tuple[Path, ...], language: str) -> str:
    """Give all messages of these folders in a language, those it lacks in English."""
    found: dict[str, str] = {}
    for folder in folders:
        english = messages(folder / "en.ftl")
        known = messages(folder / f"{language}.ftl") if (folder / f"{language}.ftl").is_file() else {}
        if missing := english.keys() - known.keys():
            logging.getLogger(__name__).info("%s: %d messages are missing in %s", folder, len(missing), language)
        found |= english | known
    return "\n".join(found.values()) + "\n"


def _read(text: str) -> Resource:
    """Parse messages. Raises ValueError for what is no Fluent."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{entry.annotations[0].message}: {entry.content}")
    return resource


def _term(word: str, *, of: str) -> str:
    """Give a word that the guide explains as it stands; the page makes something to touch of it."""
    return word


FUNCTIONS: dict[str, Any] = {"TERM": _term}
"""What messages may call."""


class Speaker:
    """Says facts in a language. ``folders`` hold the words, the more general ones first.

    Raises ValueError for what is no Fluent.
    """

    def __init__(self, folders: Sequence[Path], language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"
        self._bundle = FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)
        self._bundle.add_resource(_read(fluent_text((OWN, *folders), self.language)))

    def say(self, word: Word, names: Sequence[str] = (), me: int | None = None) -> str:
        """Say a fact to the reader who sits at seat ``me``, to an onlooker if None. ``names`` are the seats'.

        A fact nobody has words for is said by its id. Raises ValueError if a message lacks an argument.
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
        """Whether there are words for a fact and for all facts in it."""
        parts = [part for value in fact.args.values() for part in (value if isinstance(value, tuple) else (value,))]
        inner = all(self.knows(part) for part in parts if isinstance(part, Fact))
        return self._pattern(fact.id) is not None and inner

    def _pattern(self, id: str) -> Any:
        """The words of a message, or behind a dot of one of its attributes."""
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
                found[name] = self.listed([names[seat] for seat in seats])
                found[f"{name}-is"] = "several" if len(seats) > 1 else "me" if seats[0] == me else "other"
            elif isinstance(value, Fact):
                found[name] = self.say(value, names, me)
            elif isinstance(value, tuple):
                said = [self.say(part, names, me) for part in value]
                found[name] = " + ".join(said) if name == "terms" else self.listed(said)
            else:
                found[name] = value
        return found

    def listed(self, texts: Sequence[str]) -> str:
        """Write a list as the language does."""
        return format_list(list(texts), locale=self.language) if texts else ""
