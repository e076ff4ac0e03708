"""Facts: what a game has to say, without words.

A fact names a message (or, after a dot, an attribute of one) and its arguments; the words are in Fluent files beside
the game, one per language (see ``words``). An argument is a number, a string to select by, a fact, a tuple of facts,
or, under the names ``who``, ``whom`` and ``whose``, a seat or a tuple of seats.

>>> say("lays", who=0, card=say("card", number=3, shape="X", colour="o"), pile=4)
Fact(id='lays', args={'who': 0, 'card': Fact(id='card', args={'number': 3, 'shape': 'X', 'colour': 'o'}), 'pile': 4})
"""

from __future__ import annotations

from typing import Any, TypeAlias, Union, cast

import msgspec

SEATS = frozenset({"who", "whom", "whose"})
"""Names of the arguments that hold seats. Messages may select by ``$who-is``: me, several or other."""

Arg: TypeAlias = Union[int, float, str, "Fact", tuple["Fact", ...], tuple[int, ...]]


class Fact(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A message by its id, with its arguments.

    id: names the message in the words of the game
    args: arguments by name; seats are numbers
    """

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


Word = str | Fact
"""What people read: a fact, or a string that is the same in every language."""


def say(id: str, /, **args: Arg) -> Fact:
    """Return the fact of message ``id``. Underscores in argument names become hyphens."""
    for name in args:
        if "_" in name:
            return Fact(id, {name.replace("_", "-"): value for name, value in args.items()})
    return Fact(id, args)


def read_word(plain: Any) -> Word:
    """Return the word that was serialized as lists and numbers.

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
