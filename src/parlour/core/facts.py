"""Facts: what a game has to say, without words.

A fact is a message, or behind a dot an attribute of one, and its arguments; the words stand in Fluent files beside the
game, one a language (see ``words``).
An argument is a number, a string to select by, a further fact, several facts, or, under the names ``who``, ``whom``
and ``whose``, a seat or several.

>>> say("lays", who=0, card=say("card", number=3, shape="X", colour="o"), pile=4)
Fact(id='lays', args={'who': 0, 'card': Fact(id='card', args={'number': 3, 'shape': 'X', 'colour': 'o'}), 'pile': 4})
"""

from __future__ import annotations

from typing import Any, TypeAlias, Union, cast

import msgspec

SEATS = frozenset({"who", "whom", "whose"})
"""The arguments that hold seats. Words may choose by ``$who-is``: me, several or other."""

Arg: TypeAlias = Union[int, float, str, "Fact", tuple["Fact", ...], tuple[int, ...]]


class Fact(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A message by its id, with its arguments.

    id: names the message in the words of the game
    args: by name; seats are numbers
    """

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


Word = str | Fact
"""What people read: a fact, or a name that is the same in every language."""


def say(id: str, /, **args: Arg) -> Fact:
    """Make a fact. Underscores in the names of arguments become hyphens."""
    for name in args:
        if "_" in name:
            return Fact(id, {name.replace("_", "-"): value for name, value in args.items()})
    return Fact(id, args)


def read_word(plain: Any) -> Word:
    """Make a word of what was written of one and read as lists and numbers again.

    >>> read_word(["lays", {"who": [0, 1], "card": ["card", {"number": 3}]}])
    Fact(id='lays', args={'who': (0, 1), 'card': Fact(id='card', args={'number': 3})})
    """
    return cast(Word, _read(plain))


def _read(plain: Any) -> Any:
    if not isinstance(plain, list):
        return plain
    if plain and isinstance(plain[0], str):
        return Fact(plain[0], {name: _read(given) for name, given in (plain[1] if len(plain) > 1 else {}).items()})
    return tuple(map(_read, plain))
