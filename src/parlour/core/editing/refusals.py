"""Say in words of any language what is wrong with a position: make facts of refusals, which are English sentences.

The English messages whose ids begin with ``wrong-`` are those sentences, without the field before them and the clauses
behind. A sentence that has no such message stays as it is.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import NamedTuple

from parlour.core.facts import SEATS, Arg, Word, say
from parlour.core.game import Game
from parlour.core.messages import OWN, messages

BEGINNING = "wrong-"
FIELD = r"(?:[\w.\[\] ,=]+: )?"
CLAUSES = r"(?: \([A-Z0-9]{3}-[A-Z0-9, -]*\))?"
SEAT = r"(?:seat |players\[)?(\d+)"
OF_SEAT = r"players\[(\d+)\](?:[\w.\[\]]*: |\.)"
"""What stands for a seat and a colon: the field of a seat, as in ``players[1].grid: ``."""

_PLACEABLE = re.compile(r"\{ \$([\w-]+) \}(: )?")


class Sentence(NamedTuple):
    """A message as a pattern of sentences.

    id: the message
    pattern: matches what is said, with a group for each argument
    names: the names of the arguments
    weight: the number of letters that are the same in all these sentences
    """

    id: str
    pattern: re.Pattern[str]
    names: tuple[str, ...]
    weight: int


def tell_refusal(game: Game, message: str) -> Word:
    """Return a refusal of a position as a fact, or as it is if its game has no message for it."""
    for sentence in sentences_of((OWN, *game.words)):
        if found := sentence.pattern.fullmatch(message):
            pairs = zip(sentence.names, found.groups(), strict=True)
            args: dict[str, Arg] = {name: int(text) if text.isdecimal() else text for name, text in pairs}
            return say(sentence.id, **args)
    return message


@functools.cache
def sentences_of(folders: tuple[Path, ...]) -> tuple[Sentence, ...]:
    """Return the sentences of all refusals in these folders, the most definite first."""
    found = [
        _read(id, text)
        for folder in folders
        for id, text in messages(folder / "en.ftl").items()
        if id.startswith(BEGINNING)
    ]
    return tuple(sorted(found, key=lambda sentence: -sentence.weight))


def _read(id: str, text: str) -> Sentence:
    words = text.partition("=")[2].strip().removesuffix(".")
    pattern, names, end, weight = "", [], 0, 0
    for placeable in _PLACEABLE.finditer(words):
        name, colon = placeable[1], placeable[2] or ""
        before, end = words[end : placeable.start()], placeable.end()
        held = "(.+?)" + colon if name not in SEATS else OF_SEAT if colon else SEAT
        pattern, weight = pattern + re.escape(before) + held, weight + len(before)
        names.append(name)
    rest = words[end:]
    whole = f"{FIELD}{pattern}{re.escape(rest)}\\.?{CLAUSES}"
    return Sentence(id, re.compile(whole, re.IGNORECASE), tuple(names), weight + len(rest))
