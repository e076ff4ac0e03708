"""Disguise: the same question under other names, keyed by a number.

Terms, colours, ranks, signs, coordinates and the words of actions are renamed; the rules stay what they are. Renaming
is a bijection: ``reveal_…`` returns what ``tell_…`` was given. As every question has a key of its own, nothing can be
learned from one question about the names in another.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from parlour.core.actions import Actions
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game
from parlour.core.kernel import Array
from parlour.lab.exam.terms import Terms, terms_of

ONSETS = (*"bdfgklmnprtvz", "bl", "br", "dr", "fl", "gl", "kr", "pl", "tr")
VOWELS = tuple("aeiou")
MIDDLES = (*"bdgklmnprtvz", "ld", "lm", "nd", "rb", "rk", "rm")
CODAS = tuple("bfgkmnpvxz")
"""Names of two syllables: none ends as one of ENDINGS does, so that endings can be told from names."""
ENDINGS = ("", "s", "es", "ed", "ing")
LETTERS = "bdefghjklmnpqtuwz"
"""Letters that may stand for others: none that is a word by itself."""
RANKS = "αβγδεζηθλμπρστφψω"
QUADRATE = "quadrate"
"""What a square is called that is no shape of a card."""
LEAST_SHIFT, SHIFTS = 100, 800
NEVER = "(?!)"
NUMBERED = ("row", "column", "cell", "space", "gap", "pile")
"""Words before the number of a place."""

Reader = Callable[["re.Match[str]"], str]
Rules = Sequence[tuple[str, Reader]]


class Disguise:
    """A renaming of a game's terms, signs, places and actions; equal keys rename alike.

    title: the name of the game
    shift: how much higher places are numbered
    ranks: the sign of each rank
    """

    def __init__(self, game: Game, key: int) -> None:
        dice = new_dice(key)
        terms = self._terms = terms_of(game)
        names = _draw_names(dice, _words_of(game))
        self.title = next(names).capitalize()
        self.shift = LEAST_SHIFT + roll(dice, SHIFTS)
        self.ranks = dict(zip(terms.ranks, _draw(dice, RANKS, len(terms.ranks)), strict=True))
        others = [letter for letter in LETTERS if letter not in terms.letters]
        letters = dict(zip(terms.letters, _draw(dice, others, len(terms.letters)), strict=True))
        self._signs = {rank: sign for rank, sign in self.ranks.items() if len(rank) == 1} | _both_cases(letters)
        words = {word: next(names) for word in terms.words}
        self._kinds = {word: self.ranks.get(word) or words.get(word) or next(names) for _, word in terms.kinds}
        words |= {word: name for word, name in self._kinds.items() if word not in terms.in_context}
        words |= {"square": QUADRATE} if "square" in terms.in_context else {}
        self._places = {word: words.get(word, word) for word in NUMBERED}
        self._verbs = {form: next(names) for form in game.rules.actions.forms}
        self._values = {value: next(names) for value in _values_of(game.rules.actions, terms)}
        self._surfaces = _surfaces(words)
        self._surfaces |= {f"{prefix}-": f"{next(names).upper()}-" for prefix in terms.prefixes}
        self._surfaces |= {word: self._values.get(word) or next(names).capitalize() for word in terms.exact}
        self._there, self._back = _compile(self._rules_there()), _compile(self._rules_back())

    @property
    def has_legend(self) -> bool:
        """Whether it has to be said which rank each sign is, since the rules count with ranks."""
        return self._terms.rank_first and bool(self.ranks)

    # --- texts

    def tell(self, text: str) -> str:
        """Return a text of the game under other names."""
        return self._there(text)

    def reveal(self, text: str) -> str:
        """Return the text that ``tell`` was given."""
        return self._back(text)

    def tell_sign(self, text: str) -> str:
        """Return what stands in a cell of the table: a sign under another name, or any other text as ``tell`` does."""
        return self._exchange(text) if re.fullmatch(self._terms.sign, text) else self.tell(text)

    def tell_rules(self, text: str) -> str:
        """Return a text of the rules, in which actions and options stand between backticks."""
        parts = text.split("`")
        return "`".join(self._tell_code(part) if place % 2 else self.tell(part) for place, part in enumerate(parts))

    def _tell_code(self, code: str) -> str:
        return (
            self.tell_action(code) if code.split(" ")[0] in self._verbs else self._values.get(code) or self.tell(code)
        )

    def _rules_there(self) -> Rules:
        terms, kinds = self._terms, _any(self._kinds)
        ranks, others = _any(self.ranks), _any(word for word in self._kinds if word not in self.ranks)
        piece = f"(?:{ranks} )?{kinds}(?: {kinds})+" if terms.rank_first else f"{others} {ranks}|(?<=wanted: ){ranks}"
        run = "(?<=null, ace, )2, 3, 4, 5" if not terms.rank_first else NEVER
        sign = terms.sign if terms.rank_first and terms.ranks else NEVER
        return (
            (rf"\b{_any(self._places)} -?\d+\b", lambda found: _shift(found[0], self._places, self.shift)),
            (rf"\b{_any(f'{letter} {word}' for letter, word in terms.kinds)}\b", self._tell_piece),
            (rf"\b(?:{piece})\b", self._tell_piece),
            (rf"\b{_any(terms.in_context)}(?= \d)", self._tell_piece),
            (rf"\b{run}\b", lambda found: ", ".join(map(self._exchange, found[0].split(", ")))),
            (rf"\b{sign}\b", lambda found: self._exchange(found[0])),
            (_surface(self._surfaces), lambda found: self._surfaces[found[0]]),
        )

    def _rules_back(self) -> Rules:
        terms, letters = self._terms, _inverted(self._signs)
        places, surfaces = _inverted(self._places), _inverted(self._surfaces)
        surfaces |= {name: word for word, name in self._kinds.items()} | _inverted(self.ranks)
        pairs = {f"{self._signs[letter]} {self._kinds[word]}": f"{letter} {word}" for letter, word in terms.kinds}
        sign = "".join(self._signs.get(character, character) for character in terms.sign)
        in_text = sign if terms.rank_first and terms.ranks else NEVER
        return (
            (rf"\b{_any(places)} -?\d+\b", lambda found: _shift(found[0], places, -self.shift)),
            (rf"\b{_any(pairs)}\b", lambda found: pairs[found[0]]),
            (rf"\b{in_text}\b", lambda found: "".join(letters[character] for character in found[0])),
            (_surface(surfaces), lambda found: surfaces[found[0]]),
        )

    def _tell_piece(self, found: re.Match[str]) -> str:
        """Return ranks, letters and kinds that stand together under their other names."""
        words = found[0]
        for word in sorted(self._kinds, key=len, reverse=True):
            words = re.sub(rf"\b{word}\b", self._kinds[word], words)
        return " ".join(self.ranks.get(word) or self._signs.get(word, word) for word in words.split(" "))

    def _exchange(self, sign: str) -> str:
        return "".join(self._signs.get(character, character) for character in sign)

    # --- actions

    def tell_action(self, text: str) -> str:
        """Return the text of an action under other names."""
        verb, *values = text.split(" ")
        return " ".join([self._verbs.get(verb, verb), *map(self._tell_value, values)])

    def reveal_action(self, text: str) -> str:
        """Return the text of the action that ``tell_action`` was given."""
        verb, *values = text.split(" ")
        return " ".join([_inverted(self._verbs).get(verb, verb), *map(self._reveal_value, values)])

    def _tell_value(self, value: str) -> str:
        if _is_number(value):
            return str(int(value) + self.shift)
        return self._values.get(value) or self.tell(value)

    def _reveal_value(self, value: str) -> str:
        if _is_number(value):
            return str(int(value) - self.shift)
        return _inverted(self._values).get(value) or self.reveal(value)


# --- names


def _draw_names(dice: Array, taken: frozenset[str]) -> Iterator[str]:
    """Yield names of two syllables, each once, that are none of the words ``taken``."""
    drawn = set(taken)
    while True:
        name = "".join(parts[roll(dice, len(parts))] for parts in (ONSETS, VOWELS, MIDDLES, VOWELS, CODAS))
        if name not in drawn:
            drawn.add(name)
            yield name


def _draw(dice: Array, items: Sequence[str], number: int) -> list[str]:
    """Return a number of different items by lot."""
    left = list(items)
    return [left.pop(roll(dice, len(left))) for _ in range(number)]


@functools.cache
def _words_of(game: Game) -> frozenset[str]:
    """Return all words of a game's rules, in lower case."""
    texts = [part for each in game.sections for part in (each.title, each.text, *(item.text for item in each.items))]
    return frozenset(re.findall("[a-z]+", " ".join(texts).lower()))


def _values_of(actions: Actions, terms: Terms) -> list[str]:
    """Return the values of parameters that are words: neither numbers nor signs."""
    kinds = [kind for form in actions.forms.values() for kind in form]
    values = {value for kind in kinds for values in kind.parameters.values() for value in values}
    return sorted(value for value in values if isinstance(value, str) and not re.fullmatch(terms.sign, value))


def _surfaces(words: Mapping[str, str]) -> dict[str, str]:
    """Return all forms in which words may be written, with the same forms of their names."""
    styles: tuple[Callable[[str], str], ...] = (str.lower, str.capitalize, str.upper)
    return {
        style(word + ending): style(name + ending) if name.isascii() else name
        for word, name in words.items()
        for ending in (ENDINGS if name.isascii() else ("",))
        for style in (styles if name.isascii() else styles[:1])
    }


def _both_cases(letters: Mapping[str, str]) -> dict[str, str]:
    return {**letters, **{letter.upper(): other.upper() for letter, other in letters.items()}}


# --- patterns


def _compile(rules: Rules) -> Callable[[str], str]:
    """Return a function that replaces in one pass what the patterns match; of several the first rule applies.

    A pattern may have no groups that capture.
    """
    pattern = re.compile("|".join(f"({pattern})" for pattern, _ in rules))
    readers = [reader for _, reader in rules]

    def replace(found: re.Match[str]) -> str:
        assert found.lastindex is not None
        return readers[found.lastindex - 1](found)

    return lambda text: pattern.sub(replace, text)


def _any(words: Iterable[str]) -> str:
    """Return a pattern of any of the words, the longest first; one that never matches where there are none."""
    each = sorted(words, key=lambda word: (-len(word), word))
    return f"(?:{'|'.join(map(re.escape, each))})" if each else NEVER


def _surface(words: Iterable[str]) -> str:
    """Return a pattern of any of the words where no letter stands beside it."""
    return rf"(?<![^\W\d_]){_any(words)}(?:(?<=-)|(?![^\W\d_]))"


def _shift(text: str, words: Mapping[str, str], by: int) -> str:
    word, number = text.split(" ")
    return f"{words[word]} {int(number) + by}"


def _inverted(names: Mapping[str, str]) -> dict[str, str]:
    return {name: word for word, name in names.items()}


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?\d+", text) is not None
