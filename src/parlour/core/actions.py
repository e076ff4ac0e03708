"""Number the actions of a game, and convert them to and from text and JSON.

In the code an action is one integer; outside it is a line of text or a JSON object. A game declares its actions once,
as in the Actions section of its rules; numbers, text and JSON follow from the declaration.

>>> actions = Actions(Action("play", card=("1Cv", "3Xo"), pile=range(1, 10)), Action("pass"))
>>> actions.read("play 3Xo 4"), actions.first("pass"), len(actions)
(12, 18, 19)
>>> actions.text(12), actions.json(12)
('play 3Xo 4', {'action': 'play', 'card': '3Xo', 'pile': 4})
>>> actions.read({"action": "play", "card": "9Zz", "pile": 4})
Traceback (most recent call last):
parlour.core.errors.Unreadable: play: card '9Zz' is none of 1Cv 3Xo
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.errors import Unreadable

Value = str | int
LONGEST_QUOTE = 40


class Action:
    """One kind of action: a verb of the rules and, for each of its parameters, the sequence of possible values.

    ``size`` is the number of actions of this kind: the product of the numbers of values.
    """

    def __init__(self, name: str, /, **parameters: Sequence[Value]) -> None:
        self.name = name
        self.parameters = parameters
        self.size = 1
        for values in parameters.values():
            self.size *= len(values)
        self._places = {
            parameter: {str(value): place for place, value in enumerate(values)}
            for parameter, values in parameters.items()
        }

    def places(self, index: int) -> tuple[int, ...]:
        """Return which value each parameter has in the index-th combination; the last parameter varies fastest."""
        found: tuple[int, ...] = ()
        for values in reversed(self.parameters.values()):
            index, place = divmod(index, len(values))
            found = (place, *found)
        return found

    def values(self, index: int) -> dict[str, Value]:
        """Return the values of all parameters for the index-th combination."""
        places = zip(self.parameters.items(), self.places(index), strict=True)
        return {parameter: values[place] for (parameter, values), place in places}

    def index(self, given: Mapping[Any, object]) -> int:
        """Return the index of a combination (inverse of ``values``) given as text words or JSON values.

        Raises Unreadable naming the parameter.
        """
        index = 0
        for parameter, values in self.parameters.items():
            index = index * len(values) + self._position(parameter, values, given[parameter])
        return index

    def _position(self, parameter: str, values: Sequence[Value], value: object) -> int:
        """Return the place of a value.

        Text has to be written as ``text`` writes it (not ``01`` or ``+1``), a number has to be an int (not true or
        1.0).
        """
        place = None
        if isinstance(value, str):
            place = self._places[parameter].get(value)
        elif type(value) is int and type(values[0]) is int and value in values:
            place = values.index(value)
        if place is None:
            raise Unreadable(f"{self.name}: {parameter} {_quoted(value)} is none of {_listed(values)}", parameter)
        return place


def _listed(values: Sequence[Value]) -> str:
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}"
    return " ".join(map(str, values)) if len(values) <= 12 else f"{values[0]} … {values[-1]}"


def _quoted(said: object) -> str:
    """Quote any value in a few characters, for an error message."""
    if isinstance(said, str):
        return repr(said if len(said) <= LONGEST_QUOTE else f"{said[:LONGEST_QUOTE]}…")
    if said is None or isinstance(said, (bool, float)) or (type(said) is int and abs(said) < 10**LONGEST_QUOTE):
        return repr(said)
    return f"of type {type(said).__name__}"


class Actions:
    """All actions of a game, numbered from 0 in the order of declaration.

    An action whose parameters depend on an option is declared once for each set of parameters, under the same name.
    """

    def __init__(self, *kinds: Action) -> None:
        self.forms: dict[str, list[Action]] = {}
        self._first: dict[Action, int] = {}
        size = 0
        for kind in kinds:
            self.forms.setdefault(kind.name, []).append(kind)
            self._first[kind] = size
            size += kind.size
        self._size = size
        self._parts: dict[int, tuple[Any, ...]] = {}
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return self._size

    def first(self, name: str, form: int = 0) -> int:
        """Return the number of the first action of this name; ``form`` counts declarations of the same name."""
        return self._first[self.forms[name][form]]

    @property
    def firsts(self) -> tuple[int, ...]:
        """The number of the first action of each kind, in the order of declaration; kernels use them as constants."""
        return tuple(self._first.values())

    def _find(self, action: int) -> tuple[Action, int]:
        """Return the kind of an action, and its index there. Raises Unreadable if there is no such number."""
        for kind, first in self._first.items():
            if 0 <= action - first < kind.size:
                return kind, action - first
        raise Unreadable(f"there is no action number {action}", "action")

    def split(self, action: int) -> tuple[str, dict[str, Value]]:
        """Return name and parameters of an action. Raises Unreadable if there is no such number."""
        kind, index = self._find(action)
        return kind.name, kind.values(index)

    def parts(self, action: int) -> tuple[Any, ...]:
        """Return the name of an action, and of each value its place among those possible; for ``match``.

        >>> Actions(Action("play", card=("1Cv", "3Xo"), pile=range(1, 10)), Action("pass")).parts(12)
        ('play', 1, 3)
        """
        if action not in self._parts:
            kind, index = self._find(action)
            self._parts[action] = (kind.name, *kind.places(index))
        return self._parts[action]

    def number(self, name: str, *places: int) -> int:
        """Return the number of an action (inverse of ``parts``)."""
        kind = next(kind for kind in self.forms[name] if len(kind.parameters) == len(places))
        index = 0
        for values, place in zip(kind.parameters.values(), places, strict=True):
            index = index * len(values) + place
        return self._first[kind] + index

    def text(self, action: int) -> str:
        """Return an action as text, e.g. ``play 3Xo 4``."""
        if action not in self._texts:
            name, values = self.split(action)
            text = " ".join([name, *map(str, values.values())])
            self._texts[action], self._numbers[text] = text, action
        return self._texts[action]

    def json(self, action: int) -> dict[str, Value]:
        """Return an action as a JSON object, e.g. ``{"action": "play", "card": "3Xo", "pile": 4}``."""
        name, values = self.split(action)
        return {"action": name, **values}

    def read(self, said: object) -> int:
        """Return the number of an action given as text or JSON object. Raises Unreadable naming the field."""
        if isinstance(said, str):
            known = self._numbers.get(said)
            if known is None:
                known = self._read_text(said)
                self.text(known)  # caches the number
            return known
        if isinstance(said, Mapping):
            return self._read_json(said)
        raise Unreadable("an action is text or a JSON object", "action")

    def _read_text(self, said: str) -> int:
        name, *words = said.split() or [""]
        forms = self._named(name)
        for kind in forms:
            if len(words) == len(kind.parameters):
                return self._first[kind] + kind.index(dict(zip(kind.parameters, words, strict=True)))
        usage = " or ".join(repr(" ".join([name, *(f"<{word}>" for word in kind.parameters)])) for kind in forms)
        raise Unreadable(f"{name}: expected {usage}", "action")

    def _read_json(self, said: Mapping[object, object]) -> int:
        forms = self._named(said.get("action"))
        given = {key: value for key, value in said.items() if key != "action"}
        kind = next((kind for kind in forms if kind.parameters.keys() == given.keys()), forms[0])
        for field in kind.parameters:
            if field not in given:
                raise Unreadable(f"{kind.name}: {field} is missing", field)
        for name in given:
            if name not in kind.parameters:
                field = name if isinstance(name, str) and name.isidentifier() else "action"
                raise Unreadable(f"{kind.name}: {_quoted(name)} is not a parameter", field)
        return self._first[kind] + kind.index(given)

    def _named(self, name: object) -> list[Action]:
        if not isinstance(name, str) or name not in self.forms:
            raise Unreadable(f"there is no action {_quoted(name)}; there are {', '.join(self.forms)}", "action")
        return self.forms[name]
