"""Convert positions between records and JSON, following the annotations of the fields that a game declares.

A field of a position that is a number, a bool, or a number that may be null (−1 in the record) is copied to and from
the record's field of the same name. Annotations declare everything else:

- ``held(name)``: the record's field has another name. A list that is held is an array, or a set of numbers as bits.
- ``named(words)``: the number is written as one of these words.
- ``coded(code)``: the number, or each item of a list, is written by a code, such as the notation of cards.
- ``rows(length)``: a list of structs whose fields are arrays in the record, indexed by row; ``players`` is one.
- ``seats(most)``: the number is a seat, which has to be at the table.

A field of a row (such as a seat's) is copied to and from its element of an array, or its bit of a set. What the record
holds in another form, the game converts itself.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec.inspect import BoolType, IntType, Metadata, NoneType, StructType, TupleType, VarTupleType, type_info

from parlour.core import arrays, kernel
from parlour.core.bits import bits_of, members
from parlour.core.chance import rewind
from parlour.core.errors import BadPosition, Path
from parlour.core.objections import name_path, refuse
from parlour.core.options import options_of, read_options, write_options
from parlour.core.record import Stream

O = TypeVar("O", bound=msgspec.Struct)
P = TypeVar("P", bound=msgspec.Struct)


class StreamPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The random stream: its key (64 hex digits), and the number of words drawn from it."""

    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    drawn: Annotated[int, msgspec.Meta(ge=0, lt=1 << 48)]


class MatchPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What ends every game's position: the options, and the stream; null where there is none, as in a view."""

    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


# --- annotations


class Code(NamedTuple):
    """How a record's numbers are written: functions ``write`` and ``read``.

    ``read`` raises ValueError with a sentence for what it cannot read. ``none`` fills the rest of an array behind the
    items of a list.
    """

    write: Callable[[int], Any]
    read: Callable[[Any], int]
    none: int = 0


def held(name: str, length: str = "", none: int | None = None) -> msgspec.Meta:
    """Annotate a field with the name of the record's field that holds it.

    ``length`` names the record's field with the length of a list. Without it, a list of variable length leaves out
    empty places. ``none`` is the number there for an empty place, or for null.
    """
    said = {"held": name, "length": length, "code": None if none is None else _with_none(none)}
    return msgspec.Meta(extra={key: value for key, value in said.items() if value})


def coded(code: Code) -> msgspec.Meta:
    """Annotate a field, or the items of a list, with a code."""
    return msgspec.Meta(extra={"code": code})


def named(words: Sequence[str]) -> msgspec.Meta:
    """Annotate a field with the words for its numbers."""
    return msgspec.Meta(extra={"words": words})


def rows(length: str = "") -> msgspec.Meta:
    """Annotate a list of structs whose fields are arrays in the record.

    ``length`` names the record's field that counts them.
    """
    return msgspec.Meta(extra={"rows": length})


def seats(most: int) -> msgspec.Meta:
    """Annotate a number as a seat, in a game for at most ``most``; refused if it is not at the table."""
    return msgspec.Meta(ge=0, lt=most, extra={"seat": True})


def choice(of: int) -> msgspec.Meta:
    """Annotate a number below ``of`` that stands for one of a few things with names, as a colour does."""
    return msgspec.Meta(ge=0, lt=of, extra={"choice": True})


def notation(words: Sequence[str], none: str, others: str) -> Code:
    """Return the code of things numbered from 0 and written as ``words``.

    −1 is written as ``none``, −2 (unknown) as null. ``others`` is the refusal of other words, as in "no card; cards are
    written like 3Xo".
    """
    numbers: dict[str | None, int] = dict(zip((*words, none, None), (*range(len(words)), -1, -2), strict=True))
    written = {number: word for word, number in numbers.items()}

    def read(word: str | None) -> int:
        if word not in numbers:
            raise ValueError(f"{word!r} is {others}")
        return numbers[word]

    return Code(written.__getitem__, read, -1)


NUMBER = Code(int, int)
FLAG = Code(bool, int)
OR_NULL = Code(lambda number: None if number < 0 else number, lambda value: -1 if value is None else value, -1)


def _with_none(none: int) -> Code:
    """Return the code of numbers of which one stands for nothing, or for null."""
    return Code(lambda number: None if number == none else number, lambda value: none if value is None else value, none)


COPIED: dict[frozenset[type], Code] = {
    frozenset({IntType}): NUMBER,
    frozenset({BoolType}): FLAG,
    frozenset({IntType, NoneType}): OR_NULL,
}
"""Codes of fields that need no annotation, by their types."""


def _names(words: Sequence[str]) -> Code:
    """Return the code of numbers that are written as words."""

    def read(word: str) -> int:
        if word not in words:
            raise ValueError(f"{word!r} is none of {', '.join(words)}")
        return words.index(word)

    return Code(words.__getitem__, read)


# --- declared fields


class Field(NamedTuple):
    """How a field of a position is converted.

    name: its name in the position
    held: its name in the record
    code: how its numbers are written
    row: the struct of a list of rows
    length: the record's field with the length of the list
    """

    name: str
    where: str
    code: Code = NUMBER
    is_list: bool = False
    is_fixed: bool = False
    is_seat: bool = False
    is_named: bool = False
    length: str = ""
    row: Any = None


@functools.cache
def fields_held(part: type[msgspec.Struct], dtype: Any) -> tuple[Field, ...]:
    """Return the fields of a position or row that are converted by declaration."""
    found = []
    for declared in msgspec.structs.fields(part):
        field = _read_declaration(declared.name, declared.type, dtype.names)
        found += [field] if field else []
    return tuple(found)


def _read_declaration(name: str, declared: Any, names: Sequence[str]) -> Field | None:
    """Return how a field is converted; None if the game converts it."""
    kind, extra = _unwrap(type_info(declared))
    is_list = isinstance(kind, TupleType | VarTupleType)
    is_fixed = isinstance(kind, TupleType) or (is_list and kind.min_length == kind.max_length is not None)
    where = extra.get("held", name)
    if is_list:
        kind, of_item = _unwrap(kind.item_types[0] if isinstance(kind, TupleType) else kind.item_type)
        extra = of_item | extra
    if isinstance(kind, StructType):
        length = extra.get("rows", "players" if name == "players" in names else None)
        return None if length is None else Field(name, "", length=length, row=kind.cls)
    kinds = [_unwrap(option) for option in getattr(kind, "types", (kind,))]
    code = _names(extra["words"]) if "words" in extra else extra.get("code")
    code = code or COPIED.get(frozenset(type(option) for option, _ in kinds))
    if code is None or where not in names or (is_list and "held" not in extra):
        return None
    is_seat = any(said.get("seat") for said in (extra, *(said for _, said in kinds)))
    return Field(name, where, code, is_list, is_fixed, is_seat, "words" in extra, extra.get("length", ""))


def _unwrap(kind: Any) -> tuple[Any, dict[str, Any]]:
    return (kind.type, kind.extra or {}) if isinstance(kind, Metadata) else (kind, {})


# --- writing


def write_position(
    position: type[P],
    state: Any,
    options: type[msgspec.Struct],
    player: Callable[[Any, int], dict[str, Any]] | None = None,
    others: dict[str, Any] | None = None,
    **written: Any,
) -> P:
    """Return a record, or a hidden copy of one, as a position.

    ``written`` are fields converted by the game; ``player(state, seat)`` returns those of a seat. ``others`` are
    options that the record holds in another form.
    """
    said = options_of(options, state) | (others or {})
    fields = write_fields(position, state, None if player is None else functools.partial(player, state))
    return position(**fields | written, options=said, stream=write_stream(state))


def write_fields(
    part: type[msgspec.Struct],
    state: Any,
    player: Callable[[int], dict[str, Any]] | None = None,
    index: int | None = None,
) -> dict[str, Any]:
    """Return the fields of a position converted by declaration, or those of the row at ``index``."""
    return {field.name: _write(field, state, player, index) for field in fields_held(part, state.dtype)}


def _write(field: Field, state: Any, player: Callable[[int], dict[str, Any]] | None, index: int | None) -> Any:
    write, length = field.code.write, _length(field, state, index)
    if field.row is not None:
        own = player if player and field.name == "players" else _nothing
        if length is None:
            length = len(getattr(state, fields_held(field.row, state.dtype)[0].where))
        return tuple(field.row(**write_fields(field.row, state, None, i) | own(i)) for i in range(length))
    found = getattr(state, field.where)
    if index is not None:
        found = found[index] if _is_array(found) else int(found) >> index & 1
    if not field.is_list:
        return write(int(found))
    if not _is_array(found):
        return members(found)
    numbers = found[:length].tolist()
    if length is None and not field.is_fixed:
        numbers = [number for number in numbers if number != field.code.none]
    return tuple(map(write, numbers))


def _is_array(found: Any) -> bool:
    """Whether a field, or a row of one, holds several numbers."""
    return isinstance(found, arrays.ndarray)


def _nothing(_: int) -> dict[str, Any]:
    return {}


def _length(field: Field, state: Any, index: int | None) -> int | None:
    if not field.length:
        return None
    length = getattr(state, field.length)
    return int(length[index] if _is_array(length) else length)


# --- reading


def read_position(position: Any, state: Any, options: type[O], players: int | None = None) -> O:
    """Read the declared fields of a position into an empty record; return the options.

    ``players`` is the number of players if the position has no list of them. Raises BadOption, or BadPosition for an
    unknown word or seat, or a list too long for the record.
    """
    chosen = read_options(options, position.options)
    state.players = len(position.players) if players is None else players
    write_options(chosen, state)
    read_fields(position, state)
    read_stream(position.stream, state)
    return chosen


def read_fields(part: msgspec.Struct, state: Any, index: int | None = None, row: Path = ()) -> None:
    """Read declared fields into an empty record (inverse of ``write_fields``).

    ``row`` is the path of the row, for refusals.
    """
    for field in fields_held(type(part), state.dtype):
        value = getattr(part, field.name)
        if field.row is not None:
            _read_rows(field, value, state)
            continue
        try:
            numbers = tuple(map(field.code.read, value)) if field.is_list else field.code.read(value)
        except ValueError as error:
            path = (*row, field.name)
            words = f"{name_path(path)}{' ' if field.is_named else ': '}{error}"
            raise BadPosition(words, str(path[0]), (path,)) from None
        if field.is_seat:
            _check_seats(field.name, numbers, int(state.players))
        _put(field, numbers, state, index, (*row, field.name))


def _read_rows(field: Field, value: Sequence[msgspec.Struct], state: Any) -> None:
    for inner in fields_held(field.row, state.dtype):
        held = getattr(state, inner.where)
        refuse(_is_array(held) and len(value) > len(held), f"{field.name}: there is no room for {len(value)}")
        if inner.code.none:
            held[...] = inner.code.none
    for index, row in enumerate(value):
        read_fields(row, state, index, (field.name, index))
    if field.length:
        setattr(state, field.length, len(value))


def _put(field: Field, numbers: Any, state: Any, index: int | None, path: Path) -> None:
    """Write a number, or those of a list, to the record's field, or to its element at ``index``."""
    held = getattr(state, field.where)
    if _is_array(held) and index is None and field.code.none:
        held[...] = field.code.none
    row = held[index] if index is not None and _is_array(held) else held
    if field.is_list and _is_array(row):
        refuse(len(numbers) > len(row), f"{name_path(path)}: there is no room for {len(numbers)}", at=(path,))
        row[: len(numbers)] = numbers
        return
    number = bits_of(numbers) if field.is_list else numbers
    if index is None:
        setattr(state, field.where, number)
    elif _is_array(held):
        held[index] = number
    else:
        setattr(state, field.where, int(held) | number << index)


def _check_seats(name: str, numbers: int | tuple[int, ...], players: int) -> None:
    for seat in numbers if isinstance(numbers, tuple) else (numbers,):
        refuse(seat >= players, f"{name}: there is no seat {seat}")


# --- chance


def write_stream(state: Stream) -> StreamPosition | None:
    """Return the random stream; None where there is none, as in a hidden copy."""
    key = state.key.astype("<u4").tobytes()
    return StreamPosition(key.hex(), int(state.drawn)) if any(key) or int(state.drawn) else None


def read_stream(stream: StreamPosition | None, state: Stream) -> None:
    """Put a random stream into a record; without one the key stays zero, as in a hidden copy."""
    if stream is None:
        return
    if stream.drawn == 0 and not any(bytes.fromhex(stream.key)):
        raise BadPosition("stream: a key of zeros from which nothing was drawn is no stream; leave it null", "stream")
    state.key[:] = arrays.frombuffer(bytes.fromhex(stream.key), "<u4")
    state.drawn = stream.drawn
    kernel.run(rewind, state)
