"""Finds words in texts as a reader sees them: whole words, whatever their case, accents and look-alikes.

Texts are compared twice: by Unicode's own folding, and, where a removed word is written in Latin letters, as
``decancer`` reads them, for which a Cyrillic "o" and a mathematical "o" are an "o". Words that are not written in Latin
letters are only folded, since what looks like a letter there mostly is none. The Python of a page has neither
``decancer`` nor anybody who removes words.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

try:
    import regex
except ModuleNotFoundError:
    regex = None
try:
    import decancer_py
except ModuleNotFoundError:
    decancer_py = None  # type: ignore[assignment]


_BESIDE_DIGITS = regex.compile(r"(?<=\p{L}\p{M}*)(?=\p{N})|(?<=\p{N})(?=\p{L})") if regex is not None else None
"""Where a word ends although nothing stands between it and a digit."""


class RemovedWords:
    """The words that are not accepted."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = {fold(word): word for word in words}
        self._forms = [_Form(fold, self._words)]
        latin = {_cure(key): word for key, word in self._words.items() if _is_latin(key)}
        self._forms.append(_Form(_cure, latin))

    def find(self, text: str) -> str | None:
        """Return the first removed word that a text holds, as operators wrote it; None if it holds none."""
        if not self._words or not text:
            return None
        return next((found for form in self._forms if (found := form.find(text)) is not None), None)


class _Form:
    """One reading of texts, and the words in it by how they read."""

    def __init__(self, read: Callable[[str], str], words: dict[str, str]) -> None:
        self._read, self._words = read, words
        longest_first = sorted(words, key=len, reverse=True)
        self._pattern = _compile(longest_first) if words and regex is not None else None

    def find(self, text: str) -> str | None:
        found = self._pattern.search(self._read(text)) if self._pattern is not None else None
        return self._words[found[0]] if found is not None else None


def _compile(words: Iterable[str]) -> regex.Pattern[str]:
    """Compile a search for whole words, with the bounds of words as UAX 29 has them."""
    return regex.compile(r"(?w)\b(?:" + "|".join(map(regex.escape, words)) + r")\b")


def fold(text: str) -> str:
    """Return what spellings of a word have in common, without case, width, ligatures and digits that hang on to it.

    >>> fold("  Stra\N{LATIN SMALL LETTER SHARP S}e "), fold("\N{FULLWIDTH LATIN CAPITAL LETTER A}b")
    ('strasse', 'ab')
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    apart = _BESIDE_DIGITS.sub(" ", folded) if _BESIDE_DIGITS is not None else folded
    return " ".join(apart.replace("_", " ").split())


def _cure(text: str) -> str:
    """Return a text as it looks, without accents; as it is where ``decancer`` is not installed or gives up."""
    if decancer_py is None:
        return fold(text)
    try:
        return fold(str(decancer_py.parse(fold(text))))
    except ValueError:
        return fold(text)


def _is_latin(text: str) -> bool:
    return regex is not None and regex.fullmatch(r"[\p{Latin}\p{M}\p{N}\p{P}\p{Z}]+", text) is not None
