"""The fields of a position that are numbers, words or switches, with their limits, from the schema of the position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.inspect import (
    BoolType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StructType,
    TupleType,
    UnionType,
    VarTupleType,
    type_info,
)

from parlour.core.errors import BadPosition
from parlour.core.facts import Fact, Word, say

if TYPE_CHECKING:
    from parlour.core.game import Game


class PositionField(msgspec.Struct):
    """A field of a position.

    path: where it stands
    kind: number, seat, word, switch, choice for a number that has names, or seats for a list of different ones in order
    value: its value
    least, most: the limits of a number
    words: the possible words, or the possible numbers of a choice
    may_be_null: whether it may be null
    label: what people call it
    said: what people call each of its words
    """

    path: tuple[str | int, ...]
    kind: str
    value: int | str | bool | tuple[int, ...] | None
    least: int | None = None
    most: int | None = None
    words: tuple[str, ...] = ()
    may_be_null: bool = False
    label: Word = ""
    said: tuple[Word, ...] = ()


def describe_fields(game: Game, position: dict[str, Any], shown: tuple[str, ...] = ()) -> Iterator[PositionField]:
    """Yield the fields of a position and of its players, without those named ``shown``, as ``players.hand``."""
    players = len(position["players"])
    for found in _fields(game.table.positions.Position, position, (), shown, players):
        found.label, found.said = call_field(found.path), tuple(call_word(found.path, word) for word in found.words)
        yield found


def call_field(path: tuple[str | int, ...]) -> Fact:
    """Return what people call the field at a path: message ``field-`` with its names, and the seat it belongs to.

    >>> call_field(("piles", 2, "height"))
    Fact(id='field-piles-height', args={'number': 3})
    >>> call_field(("players", 1, "gave_up"))
    Fact(id='field-of', args={'whose': 1, 'field': Fact(id='field-players-gave-up', args={})})
    """
    is_own = path[0] == "players"
    numbers = [step for step in path[1 + is_own :] if isinstance(step, int)]
    called = Fact(_id_of(path), {"number": numbers[-1] + 1} if numbers else {})
    return say("field-of", whose=int(path[1]), field=called) if is_own else called


def call_word(path: tuple[str | int, ...], word: str) -> Word:
    """Return what people call a word of the field at a path; nothing has no name.

    >>> call_word(("phase",), "over")
    Fact(id='field-phase-over', args={})
    """
    return say(f"{_id_of(path)}-{word}") if word else ""


def _id_of(path: tuple[str | int, ...]) -> str:
    return "-".join(["field", *(step.replace("_", "-") for step in path if isinstance(step, str))])


def _fields(
    part: type[msgspec.Struct],
    values: dict[str, Any],
    path: tuple[str | int, ...],
    shown: tuple[str, ...],
    players: int,
) -> Iterator[PositionField]:
    for declared in msgspec.structs.fields(part):
        name = declared.name
        where = (*path, name)
        dotted = ".".join(step for step in where if isinstance(step, str))
        if dotted in shown or name in ("options", "stream"):
            continue
        kind, extra = _unwrap(type_info(declared.type))
        if isinstance(kind, VarTupleType):
            row, said = _unwrap(kind.item_type)
            if said.get("seat"):
                yield PositionField(where, "seats", tuple(values[name]), 0, players - 1)
            for index, item in enumerate(values[name]):
                if isinstance(row, StructType):
                    yield from _fields(row.cls, item, (*where, index), shown, players)
        elif isinstance(kind, TupleType):
            for index, value in enumerate(values[name]):
                found = _scalar(kind.item_types[index], (*where, index), value, players, {})
                if found is not None:
                    yield found
        else:
            found = _scalar(type_info(declared.type), where, values[name], players, extra)
            if found is not None:
                yield found


def _unwrap(kind: Any) -> tuple[Any, dict[str, Any]]:
    """Return a type without its annotations, and all of these together."""
    found: dict[str, Any] = {}
    while isinstance(kind, Metadata):
        found = (kind.extra or {}) | found
        kind = kind.type
    return kind, found


def _scalar(
    kind: Any, path: tuple[str | int, ...], value: Any, players: int, extra: dict[str, Any]
) -> PositionField | None:
    plain, said = _unwrap(kind)
    said = extra | said
    options = [plain] if not isinstance(plain, UnionType) else list(plain.types)
    kinds = []
    for option in options:
        inner, more = _unwrap(option)
        said = said | more
        kinds.append(inner)
    may_be_null = any(isinstance(found, NoneType) for found in kinds)
    (first, *others) = [found for found in kinds if not isinstance(found, NoneType)] or [None]
    if others:
        return None
    if said.get("seat"):
        return PositionField(path, "seat", value, 0, players - 1, may_be_null=may_be_null)
    if isinstance(first, BoolType):
        return PositionField(path, "switch", value, may_be_null=may_be_null)
    if said.get("choice"):
        return PositionField(path, "choice", value, words=tuple(map(str, range(first.lt))), may_be_null=may_be_null)
    if "words" in said:
        return PositionField(path, "word", value, words=tuple(said["words"]), may_be_null=may_be_null)
    if isinstance(first, LiteralType):
        return PositionField(path, "word", value, words=tuple(map(str, first.values)), may_be_null=may_be_null)
    if isinstance(first, IntType):
        most = first.le if first.lt is None else first.lt - 1
        return PositionField(path, "number", value, first.ge, most, may_be_null=may_be_null)
    return None


def set_field(position: dict[str, Any], path: tuple[str | int, ...], value: Any) -> None:
    """Set the field at a path. Raises BadPosition if there is none."""
    found: Any = position
    for step in path[:-1]:
        found = _step(found, step)
    _step(found, path[-1])
    found[path[-1]] = list(value) if isinstance(value, tuple) else value


def _step(found: Any, step: str | int) -> Any:
    known = isinstance(step, str) and isinstance(found, dict) and step in found
    known = known or (isinstance(step, int) and isinstance(found, list) and 0 <= step < len(found))
    if not known:
        raise BadPosition(f"There is no field {step!r}.", "path")
    return found[step]
