"""Put facts into words of a language, by the messages of ``core.messages``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from parlour.core.facts import SEATS, Fact, Word
from parlour.core.messages import LANGUAGES, OWN, fluent_text, spell_id


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
            return spell_id(word.id)
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
