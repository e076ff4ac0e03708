"""Positions are written and read as their fields declare: numbers, words, codes, lists, sets, seats and rows."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np
import pytest

from parlour.core.bits import bits_of, members
from parlour.core.errors import BadOption, BadPosition
from parlour.core.kernel import Array
from parlour.core.objections import refuse, repeats
from parlour.core.positions import (
    OR_NULL,
    Code,
    StreamPosition,
    coded,
    held,
    named,
    notation,
    read_fields,
    read_position,
    rows,
    seats,
    write_fields,
    write_position,
)
from parlour.core.record import Record, i8, new_record

LETTERS = "abc"


def read_letter(letter: str) -> int:
    """Read a letter; ``-`` is none."""
    if letter not in (*LETTERS, "-"):
        raise ValueError(f"{letter!r} is no letter")
    return LETTERS.find(letter)


LETTER = Code(lambda number: "-" if number < 0 else LETTERS[number], read_letter, -1)
Letter = Annotated[str, coded(LETTER)]
Seat = Annotated[int, seats(3)]


class State(Record):
    phase: i8
    turn: i8
    guest: i8
    open: i8
    rooms: i8
    asleep: i8
    points: Annotated[Array, np.int16, (3,)]
    helped: Annotated[Array, np.int8, (3,)]
    ready: i8
    books: Annotated[Array, np.int8, (3, 4)]
    borrowed: Annotated[Array, np.int8, (3,)]
    sign: Annotated[Array, np.int8, (5,)]
    queue: Annotated[Array, np.int8, (3,)]
    price: Annotated[Array, np.int8, (4,)]
    label: Annotated[Array, np.int8, (4,)]
    goods: i8


class Options(msgspec.Struct, frozen=True):
    rooms: Annotated[int, msgspec.Meta(ge=2, le=9)] = 5


class Player(msgspec.Struct):
    points: int = 0
    helped: Seat | None = None
    ready: bool = False
    books: Annotated[tuple[Letter, ...], held("books", "borrowed")] = ()
    name: str = ""


class Ware(msgspec.Struct):
    label: Letter
    price: int = 0


class Position(msgspec.Struct):
    players: tuple[Player, ...]
    phase: Annotated[str, named(("early", "late"))] = "early"
    turn: Seat = 0
    guest: int | None = None
    open: bool = False
    resting: Annotated[tuple[Seat, ...], held("asleep")] = ()
    sign: Annotated[tuple[Letter, ...], msgspec.Meta(min_length=5, max_length=5), held("sign")] = ("-",) * 5
    waiting: Annotated[tuple[Annotated[Seat, coded(OR_NULL)], ...], held("queue")] = ()
    wares: Annotated[tuple[Ware, ...], rows("goods")] = ()
    other: int = 7
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


FULL = Position(
    (Player(300, None, True, ("b", "a")), Player(-5, 0), Player(0, 2, True, ("c",))),
    "late",
    2,
    None,
    True,
    (0, 2),
    ("a", "-", "c", "-", "-"),
    (1, 0),
    (Ware("c", 9), Ware("-", 4)),
    options={"rooms": 3},
    stream=StreamPosition("ab" * 32, 5),
)


def read(position: Position) -> State:
    """Read a position into a new record, with the lengths of lists that a game writes itself."""
    state = new_record(State)
    read_position(position, state, Options)
    state.borrowed[: len(position.players)] = [len(player.books) for player in position.players]
    return state


def test_what_is_declared_is_read() -> None:
    state = read(FULL)
    assert (state.players, state.phase, state.turn, state.guest, state.open, state.rooms) == (3, 1, 2, -1, 1, 3)
    assert (state.points.tolist(), state.helped.tolist(), int(state.ready)) == ([300, -5, 0], [-1, 0, 2], 0b101)
    assert state.books.tolist() == [[1, 0, -1, -1], [-1] * 4, [2, -1, -1, -1]]
    assert (int(state.asleep), state.sign.tolist(), state.queue.tolist()) == (0b101, [0, -1, 2, -1, -1], [1, 0, -1])
    assert (int(state.goods), state.label.tolist(), state.price.tolist()) == (2, [2, -1, -1, -1], [9, 4, 0, 0])


def test_what_is_declared_is_written_back() -> None:
    assert write_position(Position, read(FULL), Options) == FULL


class Priced(msgspec.Struct):
    wares: Annotated[tuple[int, ...], held("price", none=0)] = ()
    dearest: Annotated[int | None, held("goods", none=0)] = None


def test_a_number_may_stand_for_nothing_and_for_null() -> None:
    state = new_record(State)
    read_fields(Priced((7, 3)), state)
    assert (state.price.tolist(), int(state.goods)) == ([7, 3, 0, 0], 0)
    assert write_fields(Priced, state) == {"wares": (7, 3), "dearest": None}
    read_fields(Priced(dearest=4), state)
    assert write_fields(Priced, state)["dearest"] == 4


def test_places_of_seats_that_are_not_there_are_filled_with_nothing() -> None:
    state = read(Position((Player(), Player())))
    assert (state.helped.tolist(), state.books.tolist()) == ([-1] * 3, [[-1] * 4] * 3)


def test_a_game_writes_what_is_not_declared() -> None:
    written = write_position(
        Position, read(FULL), Options, lambda state, seat: {"name": f"seat {seat}"}, {"more": 1}, other=8
    )
    assert [player.name for player in written.players] == ["seat 0", "seat 1", "seat 2"]
    assert (written.other, written.options) == (8, {"rooms": 3, "more": 1})


@pytest.mark.parametrize(
    ("change", "words", "field"),
    [
        ({"phase": "never"}, "phase 'never' is none of early, late", "phase"),
        ({"turn": 2}, "turn: there is no seat 2", "turn"),
        ({"resting": (0, 2)}, "resting: there is no seat 2", "resting"),
        ({"sign": ("x",) * 5}, "sign: 'x' is no letter", "sign"),
        ({"waiting": (0, 1, 0, 1)}, "waiting: there is no room for 4", "waiting"),
        ({"players": (Player(), Player(books=("x",)))}, "players[1].books: 'x' is no letter", "players"),
        ({"players": (Player(), Player(books=("a",) * 5))}, "players[1].books: there is no room for 5", "players"),
        ({"wares": (Ware("a"), Ware("x"))}, "wares[1].label: 'x' is no letter", "wares"),
        ({"wares": (Ware("a"),) * 5}, "wares: there is no room for 5", "wares"),
        ({"options": {"rooms": 1}}, "option rooms: 1", "options.rooms"),
        ({"stream": StreamPosition("00" * 32, 0)}, "stream: a key of zeros", "stream"),
    ],
    ids=str,
)
def test_what_there_is_none_of_is_refused_by_its_field(change: dict[str, Any], words: str, field: str) -> None:
    position = msgspec.structs.replace(Position((Player(), Player())), **change)
    with pytest.raises((BadPosition, BadOption)) as refused:
        read(position)
    assert str(refused.value).startswith(words)
    assert refused.value.field == field


def test_a_refusal_is_about_the_field_it_begins_with_or_the_one_given() -> None:
    refuse(0, "nothing")
    for words, given, field in (("deck: too few", "", "deck"), ("players[3].hand: x", "", "players"), ("a", "b", "b")):
        with pytest.raises(BadPosition) as refused:
            refuse(1, words, given)
        assert (str(refused.value), refused.value.field) == (words, field)


def test_what_is_written_by_name_may_be_none_or_unknown() -> None:
    write, read, none = notation(("ace", "king"), ".", "no card; write ace or king")
    written = (None, ".", "ace", "king")
    assert (tuple(map(write, range(-2, 2))), tuple(map(read, written)), none) == (written, (-2, -1, 0, 1), -1)
    with pytest.raises(ValueError, match="'queen' is no card; write ace or king"):
        read("queen")


def test_sets_and_lists() -> None:
    assert (members(0b1101), members(0), bits_of((3, 0, 2, 2)), bits_of(())) == ((0, 2, 3), (), 0b1101, 0)
    assert (repeats("abc"), repeats("aba"), repeats(())) == (False, True, False)
