# ruff: noqa
# mypy: implicit-reexport=True
"""What the positions of all games say alike.

A field that is a number, a yes or no, or a number that may be null is copied from and to the record's field of that
name, or of the name given by ``held``; null is −1 there. Of a seat it is copied from and to its place in an array, or
its bit in a set of seats. A list that is ``held`` is copied from and to an array as long, or a set of its members.
What the rules put in other words than the record, a game writes and reads itself.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.inspect import BoolType, IntType, NoneType, TupleType, VarTupleType, type_info

from parlour.core.errors import BadPosition
from parlour.core.options import options_of, read_options, write_options
from parlour.core.positions import StreamPosition, bits_of, held, members, read_stream, repeats, write_stream  # noqa: F401

O = TypeVar("O", bound=msgspec.Struct)


# --- a whole position


def write_common(
    position: type[msgspec.Struct], state: Any, options: type[msgspec.Struct], phases: Sequence[str] = (), **others: Any
) -> dict[str, Any]:
    """Give the fields to copy, the options, the stream, and the phase if there are phases.

    ``others`` are options that the record holds in other words.
    """
    phase = {"phase": phases[int(state.phase)]} if phases else {}
    common = {"options": options_of(options, state) | others, "stream": write_stream(state)}
    return write_flat(position, state) | phase | common


def read_common(
    position: Any, state: Any, options: type[O], phases: Sequence[str] = (), players: int | None = None
) -> O:
    """Inverse of ``write_common``; writes the number of players too, without one that of ``position.players``.

    Gives the options. Raises BadOption, or BadPosition for a phase, a ``turn`` or a ``first`` that there is none of.
    """
    chosen = read_options(options, position.options)
    if phases:
        state.phase = read_phase(position.phase, phases)
    state.players = len(position.players) if players is None else players
    check_seats(position, int(state.players), *(seat for seat in ("turn", "first") if hasattr(position, seat)))
    write_options(chosen, state)
    read_flat(position, state)
    read_stream(position.stream, state)
    return chosen


def read_phase(phase: str, phases: Sequence[str], field: str = "phase") -> int:
    """Give a phase's number. Raises BadPosition if it is none of the game's."""
    if phase not in phases:
        raise BadPosition(f"{field} {phase!r} is none of {', '.join(phases)}", field)
    return phases.index(phase)


def check_seats(position: Any, players: int, *fields: str) -> None:
    """Raise BadPosition if one of these fields, a seat, null or a list of seats, names one that is not there."""
    for field in fields:
        value = getattr(position, field)
        for seat in value if isinstance(value, tuple) else (value,):
            if seat is not None and seat >= players:
                raise BadPosition(f"{field}: there is no seat {seat}", field)


# --- fields that are copied


def _or_null(number: int) -> int | None:
    return None if number < 0 else int(number)


def _listed(held: Any) -> tuple[int, ...]:
    return tuple(held.tolist()) if held.shape else members(held)


COPIED: dict[frozenset[type], Callable[[Any], Any]] = {
    frozenset({IntType}): int,
    frozenset({BoolType}): bool,
    frozenset({IntType, NoneType}): _or_null,
}
"""The types of fields that are copied, and how they are written."""


def write_flat(part: type[msgspec.Struct], state: Any, seat: int | None = None) -> dict[str, Any]:
    """Give the fields to copy of a position, or of a seat."""
    found = {}
    for name, (where, write) in _copied(part, state.dtype).items():
        held = getattr(state, where)
        found[name] = write(held if seat is None else held[seat] if held.shape else int(held) >> seat & 1)
    return found


def read_flat(part: msgspec.Struct, state: Any, seat: int | None = None) -> None:
    """Inverse of ``write_flat``, into an empty record."""
    for name, (where, _) in _copied(type(part), state.dtype).items():
        value, held = getattr(part, name), getattr(state, where)
        row = held if seat is None or not held.shape else held[seat]
        if isinstance(value, tuple) and row.shape:
            row[:] = value
            continue
        number = bits_of(value) if isinstance(value, tuple) else -1 if value is None else int(value)
        if seat is None:
            setattr(state, where, number)
        elif held.shape:
            held[seat] = number
        else:
            setattr(state, where, int(held) | number << seat)


@functools.cache
def _copied(part: type[msgspec.Struct], dtype: Any) -> dict[str, tuple[str, Callable[[Any], Any]]]:
    """Give where each field that is copied is held, and how it is written."""
    found = {}
    for field in msgspec.structs.fields(part):
        kind: Any = type_info(field.type)
        where, name = field.name, (getattr(kind, "extra", None) or {}).get("held")
        if name is not None:
            where, kind = name, kind.type
        write = _listed if name and isinstance(kind, TupleType | VarTupleType) else COPIED.get(_types(kind))
        if write is not None and where in dtype.names:
            found[field.name] = where, write
    return found


def _types(kind: Any) -> frozenset[type]:
    return frozenset(map(type, getattr(kind, "types", (kind,))))
