"""Parts of a position in which things lie at spots: lists, grids, and numbers of places.

A position is the JSON object of its game's schema; parts read it and change it. What a part cannot do it refuses with
BadPosition.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from parlour.core.errors import BadPosition, Path
from parlour.core.facts import Fact, Word, say
from parlour.core.scene import Zone, ZoneKind

Value = int | str
Position = dict[str, Any]
Cell = tuple[int, int]
"""Row and column."""


class Place(NamedTuple):
    """A spot of a part: where it is drawn, and the thing that lies there, None if nothing does.

    path: where that stands in the position
    on: the spot whose thing this place is on top of; empty: none
    below: the things that lie under it, the lowest first
    label: what they are called, where that is not what the topmost is called by itself
    """

    spot: str
    zone: str
    x: float
    y: float
    value: Value | None
    w: float = 1
    h: float = 1
    path: Path = ()
    on: str = ""
    below: tuple[Value, ...] = ()
    label: Word = ""


class Look(NamedTuple):
    """How a thing is drawn: fields of a ``Piece``."""

    kind: str
    face: str | None
    label: Word
    w: float = 1
    h: float = 1
    level: int = 0
    turn: int = 0
    lift: float = 0


@dataclass(frozen=True)
class Thing:
    """A kind of things.

    look: how one is drawn, in a position
    values: all there are
    each: how many there are of each value, at most
    sources: paths of the lists with those that lie nowhere else, such as a deck; empty: they are not listed
    alike: whether a value says only where one lies; the tray then shows one for all
    count: the number of values in this position, where that depends on it
    in_tray: whether they may lie nowhere
    numbers: how many there are of each value, where they differ
    """

    look: Callable[[Value, Position], Look]
    values: tuple[Value, ...]
    each: int = 1
    sources: tuple[str, ...] = ()
    alike: bool = False
    count: Callable[[Position], int] | None = None
    in_tray: bool = True
    numbers: tuple[int, ...] = ()

    def number_of(self, value: Value) -> int:
        """Return how many there are of a value."""
        return self.numbers[self.values.index(value)] if self.numbers else self.each

    def values_in(self, position: Position) -> tuple[Value, ...]:
        """Return the values that there are in a position."""
        return self.values if self.count is None else self.values[: self.count(position)]


Touch = Callable[..., str]
"""Returns the id by which the scene of a match knows a spot, from the numbers in the spot's id."""


def touch_nothing(*numbers: int) -> str:
    """Return the id of a spot that no scene has."""
    return ""


class Part(Protocol):
    """Spots for one kind of things."""

    @property
    def thing(self) -> str:
        """The kind of things."""
        ...

    def touched(self, position: Position, *numbers: int) -> str:
        """Return the id by which the scene of a match knows a spot with these numbers in its id; empty: it has none."""
        ...

    def zones(self, position: Position) -> Iterable[Zone]:
        """Return the zones of its spots."""
        ...

    def places(self, position: Position) -> Iterable[Place]:
        """Return its spots with what lies there."""
        ...

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Lay a thing at a spot in place of what lies there; None: take it away."""
        ...

    def shift(self, position: Position, start: str, end: str) -> bool:
        """Exchange what lies at two spots at once, if both are in one list or grid; return whether it did."""
        ...

    def turn(self, position: Position, spot: str) -> None:
        """Turn the thing at a spot by a quarter clockwise, where things can be turned."""
        ...


@dataclass(frozen=True)
class Still:
    """A part whose things are moved one by one, and cannot be turned.

    thing: the kind of things
    touch: the ids of its spots in the scene of a match
    """

    thing: str
    touch: Touch = field(default=touch_nothing, kw_only=True)

    def touched(self, position: Position, *numbers: int) -> str:
        """Return the id of a spot in the scene of a match."""
        return self.touch(*numbers)

    def shift(self, position: Position, start: str, end: str) -> bool:
        """Leave it to ``put``."""
        return False

    def turn(self, position: Position, spot: str) -> None:
        """Refuse to turn a thing."""
        raise BadPosition("That has no other side to turn to.", "turn")


def seats_of(position: Position) -> range:
    """Return the seats of a position."""
    return range(len(position["players"]))


def nobody(position: Position) -> tuple[None]:
    """Return the owner of a grid that is nobody's."""
    return (None,)


def lists_at(position: Position, path: str) -> Iterator[tuple[int | None, Any]]:
    """Yield what lies at a path, as ``players.*.hand``, with the number that stands for the ``*``."""
    head, star, rest = path.partition(".*.")
    if not star:
        yield None, _at(position, path)
        return
    for number, row in enumerate(_at(position, head)):
        yield number, _at(row, rest)


def _at(found: Any, path: str) -> Any:
    for name in path.split("."):
        found = found[name]
    return found


def _label_of(name: str, number: int | None) -> Fact:
    """Return what the zone of a seat is called, or the only one."""
    return say(name) if number is None else say(name, whose=number)


NEVER: Any = object()
"""Of spots that are never empty."""


@dataclass(frozen=True)
class Slots(Still):
    """The items of a list, or of a list in each row of ``players.*``, each at a spot.

    path: the list
    zone: the zone's name, to which the seat is added
    label: the name of the zone; it is told ``whose``
    empty: the item for nothing; NEVER: a thing may be exchanged only
    grows: without an empty item, the list grows by an item at its end and shrinks
    inner: the name of the field of an item that holds the thing
    columns: items in one line
    kind: the kind of the zone
    size: the length to which a shorter list is filled up
    """

    path: str
    zone: str
    label: str
    empty: Any = NEVER
    grows: bool = False
    inner: str = ""
    columns: int | Callable[[Position], int] = 99
    kind: str = "hand"
    size: Callable[[Position], int] | None = None

    def _items(self, position: Position) -> Iterator[tuple[int | None, list[Any]]]:
        for number, items in lists_at(position, self.path):
            if self.size is not None:
                items.extend([self.empty] * (self.size(position) - len(items)))
            yield number, items

    def _width(self, position: Position, items: list[Any]) -> int:
        most = self.columns if isinstance(self.columns, int) else self.columns(position)
        return min(most, max(1, len(items) + self.grows))

    def _name(self, number: int | None) -> str:
        return self.zone if number is None else f"{self.zone}-{number}"

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for each list."""
        for number, items in self._items(position):
            length = max(1, len(items) + self.grows)
            columns = self._width(position, items)
            kind: ZoneKind = "hand" if self.kind == "hand" else "board"
            yield Zone(self._name(number), kind, columns, -(-length // columns), _label_of(self.label, number), number)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield a place for each item, and one at the end of a list that grows."""
        for number, items in self._items(position):
            zone = self._name(number)
            columns = self._width(position, items)
            for index, item in enumerate([*items, *([NEVER] if self.grows else [])]):
                held = item[self.inner] if self.inner and item is not NEVER else item
                value = None if held is NEVER or held is None or held == self.empty else held
                path = (*self._path(number), index)
                yield Place(f"{zone}.{index}", zone, index % columns, index // columns, value, path=path)

    def _path(self, number: int | None) -> Path:
        head, _, rest = self.path.partition(".*.")
        return (head,) if number is None else (head, number, *rest.split("."))

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Write an item."""
        for number, items in self._items(position):
            zone, _, index = spot.rpartition(".")
            if zone == self._name(number):
                self._write(items, int(index), value)

    def _write(self, items: list[Any], index: int, value: Value | None) -> None:
        if value is None and self.grows:
            del items[index : index + 1]
        elif value is None and self.empty is NEVER:
            raise BadPosition(f"{self.path}: something always lies here; lay another in its place", self.path)
        elif index >= len(items):
            items.append(value)
        elif self.inner:
            items[index][self.inner] = self.empty if value is None else value
        else:
            items[index] = self.empty if value is None else value


def around(lying: Iterable[Cell]) -> Iterator[Cell]:
    """Yield the empty cells beside cells, each once."""
    taken = set(lying)
    beside = ((row + a, column + b) for row, column in taken for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    yield from dict.fromkeys(cell for cell in beside if cell not in taken)


@dataclass(frozen=True)
class Grid(Still):
    """Cells by row and column, for each seat or once.

    label: the name of a seat's zone, or of a message that is told ``whose``
    read, write: what lies in the cells of a seat
    room: the empty cells that are offered
    inset: how far a row is moved to the right, in cells
    path: where a cell of a seat stands in the position
    """

    zone: str
    label: str | Callable[[Position], Word]
    read: Callable[[Position, int | None], dict[Cell, Value]]
    write: Callable[[Position, int | None, Mapping[Cell, Value]], None]
    room: Callable[[Position, int | None, Iterable[Cell]], Iterable[Cell]] = lambda position, owner, lying: around(
        lying
    )
    inset: Callable[[Position, Cell], float] = lambda position, cell: 0.0
    owners: Callable[[Position], Iterable[int | None]] = seats_of
    size: int = 1
    path: Callable[[Position, int | None, Cell], Path] = lambda position, owner, cell: ()

    def _name(self, owner: int | None) -> str:
        return self.zone if owner is None else f"{self.zone}-{owner}"

    def _cells(self, position: Position, owner: int | None) -> list[tuple[Cell, Value | None, float, float]]:
        lying = self.read(position, owner)
        found: list[tuple[Cell, Value | None]] = [*lying.items()]
        found += [(cell, None) for cell in self.room(position, owner, lying) if cell not in lying]
        if not found:
            found = [((0, 0), None)]
        top = min(row for (row, _), _ in found)
        left = min(column + self.inset(position, (row, column)) for (row, column), _ in found)
        return [(cell, value, cell[1] + self.inset(position, cell) - left, cell[0] - top) for cell, value in found]

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for each seat, as large as its cells, numbered from the first row and column in use."""
        for owner in self.owners(position):
            cells = self._cells(position, owner)
            columns = max(x for _, _, x, _ in cells) + self.size
            rows = max(y for *_, y in cells) + self.size
            label = self.label(position) if callable(self.label) else _label_of(self.label, owner)
            lying = [(math.floor(x), math.floor(y)) for _, value, x, y in cells if value is not None] or [(0, 0)]
            first = 1 - min(y for _, y in lying), 1 - min(x for x, _ in lying)
            yield Zone(self._name(owner), "board", columns, rows, label, owner, numbers=first)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield a place for each cell with a thing and each that is offered."""
        for owner in self.owners(position):
            zone = self._name(owner)
            for (row, column), value, x, y in self._cells(position, owner):
                path = self.path(position, owner, (row, column))
                yield Place(f"{zone}.{row}.{column}", zone, x, y, value, self.size, self.size, path)

    def shift(self, position: Position, start: str, end: str) -> bool:
        """Exchange two cells of one grid, which may be numbered anew afterwards."""
        (name, *here), (other, *there) = start.rsplit(".", 2), end.rsplit(".", 2)
        owner = next((owner for owner in self.owners(position) if self._name(owner) == name), NEVER)
        if name != other or owner is NEVER:
            return False
        lying = self.read(position, owner)
        one, two = (int(here[0]), int(here[1])), (int(there[0]), int(there[1]))
        pair = {two: lying.pop(one, None), one: lying.pop(two, None)}
        self.write(position, owner, lying | {cell: value for cell, value in pair.items() if value is not None})
        return True

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Write a cell."""
        name, row, column = spot.rsplit(".", 2)
        for owner in self.owners(position):
            if self._name(owner) == name:
                lying = self.read(position, owner)
                lying.pop((int(row), int(column)), None)
                if value is not None:
                    lying[int(row), int(column)] = value
                self.write(position, owner, lying)


@dataclass(frozen=True)
class Numbers(Still):
    """Things on numbered places, such as pawns on squares.

    read, write: the thing on each number
    where: zone, x and y of each number
    path: where the thing on a number stands in the position
    """

    spot: str
    zone: Callable[[Position], Zone]
    where: Callable[[Position], Mapping[int, tuple[float, float]]]
    read: Callable[[Position], Mapping[int, Value]]
    write: Callable[[Position, int, Value | None], None]
    path: Callable[[Position, int, Value], Path] = lambda position, number, value: ()

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield the zone of all places."""
        yield self.zone(position)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield all places."""
        lying, zone = self.read(position), self.zone(position).id
        for number, (x, y) in self.where(position).items():
            value = lying.get(number)
            path = () if value is None else self.path(position, number, value)
            yield Place(f"{self.spot}{number}", zone, x, y, value, path=path)

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Write what is on a place."""
        self.write(position, int(spot.removeprefix(self.spot)), value)
