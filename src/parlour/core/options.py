"""Options of a game: a frozen msgspec Struct whose annotations hold values and ranges.

What people read about an option is in the game's messages: ``option-NAME``, its attribute ``help``, and
``option-NAME-VALUE`` for each value that is a word. Clauses that say more are given by ``clauses``.

An option that the rules need during play has a field in the State, of the same name or of that given by ``held``. It
holds a number: the index of the value for literal options, the value itself for others.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from parlour.core.errors import BadOption
from parlour.core.given import read_values

Value = str | int | bool
Ranges = Mapping[str, tuple[int, int]]
PLAYERS = "players"
O = TypeVar("O", bound=msgspec.Struct)


@dataclass(frozen=True)
class OptionField:
    """An option as shown to people.

    values: the possible values; or
    least, most, step: the range; neither for other data
    default: None for a size means the usual size
    by, ranges: if the limits depend on another option or the number of players: its name, and the limits by its values;
        ``least`` and ``most`` then span all of them
    offered: what new players are offered, if not the default
    on_phones: what they are offered on a narrow screen
    asked: False if the option follows from something else, so that forms leave it out
    clauses: ids of the clauses that explain it
    held: the record's field, if it has another name
    listed: values that need a list given by another option, so that forms leave them out
    """

    name: str
    default: Any
    values: tuple[Value, ...] | None = None
    least: int | None = None
    most: int | None = None
    step: int = 1
    by: str | None = None
    ranges: Ranges | None = None
    offered: Value | None = None
    on_phones: Value | None = None
    asked: bool = True
    clauses: tuple[str, ...] = ()
    held: str = ""
    listed: tuple[Value, ...] = ()

    @property
    def where(self) -> str:
        """The name of the record's field that holds the option, if there is one."""
        return self.held or self.name


class NoOptions(msgspec.Struct, frozen=True):
    """The options of a game without options."""


FOLLOWS = msgspec.Meta(extra={"asked": False})
"""Annotates an option that follows from something else, so that forms do not ask for it."""


def clauses(*ids: str) -> msgspec.Meta:
    """Annotate an option with the clauses that explain it."""
    return msgspec.Meta(extra={"clauses": ids})


def offered(value: Value) -> dict[str, Value]:
    """Return the ``extra`` of a Meta that says what new players are offered, such as a shorter game."""
    return {"offered": value}


def on_phones(value: Value) -> msgspec.Meta:
    """Annotate an option with what is offered on narrow screens, such as a smaller board."""
    return msgspec.Meta(extra={"on_phones": value})


def listed(*values: Value) -> msgspec.Meta:
    """Annotate an option with values that need a list given by another option, such as a board laid by hand."""
    return msgspec.Meta(extra={"listed": values})


def sized(by: str, ranges: Ranges) -> msgspec.Meta:
    """Annotate a size (an int, or None for the usual one) whose limits depend on an option or on PLAYERS."""
    return msgspec.Meta(extra={"by": by, "ranges": ranges})


@functools.cache
def describe(options: type[msgspec.Struct]) -> tuple[OptionField, ...]:
    """Return the options of a game in the order of declaration."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_describe(field.name, hints[field.name], field.default) for field in msgspec.structs.fields(options))


def values_of_option(options: type[msgspec.Struct], name: str) -> tuple[Any, ...]:
    """Return the values of an option, in the order in which the record counts them."""
    return next(field.values or () for field in describe(options) if field.name == name)


def _describe(name: str, hint: Any, default: Any) -> OptionField:
    plain, *extras = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    metas = [extra for extra in extras if isinstance(extra, msgspec.Meta)]
    limits = next((meta for meta in metas if meta.ge is not None), msgspec.Meta())
    said = {key: value for meta in metas for key, value in (meta.extra or {}).items()}
    found = OptionField(name, default, **said)
    if plain is bool:
        return replace(found, values=(False, True))
    if get_origin(plain) is Literal:
        return replace(found, values=get_args(plain))
    if found.ranges is not None:
        leasts, mosts = zip(*found.ranges.values(), strict=True)
        return replace(found, least=min(leasts), most=max(mosts))
    if limits.ge is None:
        return found
    least, most, step = int(limits.ge), int(limits.le or limits.ge), int(limits.multiple_of or 1)
    return replace(found, least=least, most=most, step=step)


def read_options(options: type[O], given: Mapping[str, object]) -> O:
    """Return options from JSON values. Raises BadOption naming the option, the value and what is possible."""
    fields, given = {field.name: field for field in describe(options)}, read_values(given)
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise BadOption(f"there is no option {name!r}; there are: {known}", f"options.{name}")
        _check_value(fields[name], value)
    try:
        return msgspec.convert(given, options)
    except msgspec.ValidationError as error:
        field = str(error).partition("$.")[2].partition("`")[0]
        raise BadOption(f"option {field or 'value'}: {error}", f"options.{field}") from None


def _check_value(field: OptionField, value: object) -> None:
    if value is None and field.ranges is not None:
        return
    if field.values is not None:
        good = any(type(value) is type(known) and value == known for known in field.values)
        wanted = " | ".join(word(known) for known in field.values)
    elif field.least is not None and field.most is not None:
        good = type(value) is int and field.least <= value <= field.most and value % field.step == 0
        wanted = f"{field.least} to {field.most}" + (f" in steps of {field.step}" if field.step > 1 else "")
    else:
        return
    if not good:
        raise BadOption(f"option {field.name}: {word(value)} is not possible; choose {wanted}", f"options.{field.name}")


def word(value: object) -> str:
    """Return a value as it is typed: true and false, and null for the usual size."""
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def check_sizes(options: msgspec.Struct, players: int) -> None:
    """Raise BadOption for a size that another option or the number of players does not allow."""
    for field in describe(type(options)):
        chosen = getattr(options, field.name)
        if field.ranges is None or chosen is None:
            continue
        case = str(players if field.by == PLAYERS else getattr(options, str(field.by)))
        least, most = field.ranges[case]
        if not least <= chosen <= most:
            words = (
                f"{chosen} is not possible with {field.by} = {case}; choose {least} to {most}, or null for the usual"
            )
            raise BadOption(f"option {field.name}: {words}", f"options.{field.name}")


def check_start(options: msgspec.Struct, name: str, players: int) -> None:
    """Raise BadOption if the option ``name``, which says who begins, is a number of no seat (from 0).

    Its other values are words, such as ``random``.
    """
    start = getattr(options, name)
    if isinstance(start, int) and start >= players:
        raise BadOption(f"option {name}: there is no seat {start} with {players} players", f"options.{name}")


def write_options(options: msgspec.Struct, state: Any) -> None:
    """Write each option with a field in the record as a number there; a usual size is 0."""
    for field in describe(type(options)):
        if field.where in state.dtype.names:
            value = getattr(options, field.name)
            setattr(state, field.where, field.values.index(value) if field.values else int(value or 0))


def options_of(options: type[O], state: Any) -> dict[str, Value | None]:
    """Return the options that a record holds (inverse of ``write_options``)."""
    found: dict[str, Value | None] = {}
    for field in describe(options):
        if field.where in state.dtype.names:
            number = int(getattr(state, field.where))
            usual = field.ranges is not None and number == 0
            found[field.name] = field.values[number] if field.values else None if usual else number
    return found
