"""What the positions of all games say alike: fields copied by name, seats and phases that there are, sets."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np
import pytest

from parlour.core.errors import BadOption, BadPosition
from parlour.core.flat_positions import (
    StreamPosition,
    bits_of,
    check_seats,
    held,
    members,
    read_common,
    read_flat,
    repeats,
    write_common,
    write_flat,
)
from parlour.core.record import Array, Record, i8, new_record

PHASES = ("early", "late")


class State(Record):
    phase: i8
    turn: i8
    guest: i8
    open: i8
    rooms: i8
    points: Annotated[Array, np.int16, (3,)]
    helped: Annotated[Array, np.int8, (3,)]
    ready: i8


class Options(msgspec.Struct, frozen=True):
    rooms: Annotated[int, msgspec.Meta(ge=2, le=9)] = 5


class Player(msgspec.Struct):
    points: int = 0
    helped: int | None = None
    ready: bool = False
    cards: tuple[str, ...] = ()
    name: str = ""


class Position(msgspec.Struct):
    players: tuple[Player, ...]
    phase: str = "early"
    turn: int = 0
    guest: int | None = None
    open: bool = False
    other: int = 7
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def test_what_has_the_same_name_is_copied_there_and_back() -> None:
    players = (Player(300, None, True), Player(-5, 0, False), Player(0, 2, True))
    position = Position(players, "late", 2, None, True, options={"rooms": 3}, stream=StreamPosition("ab" * 32, 5))
    state = new_record(State)
    assert read_common(position, state, Options, PHASES) == Options(3)
    for seat, player in enumerate(players):
        read_flat(player, state, seat)
    assert (state.players, state.phase, state.turn, state.guest, state.open, state.rooms) == (3, 1, 2, -1, 1, 3)
    assert (state.points.tolist(), state.helped.tolist(), int(state.ready)) == ([300, -5, 0], [-1, 0, 2], 0b101)
    assert tuple(Player(**write_flat(Player, state, seat)) for seat in range(3)) == players
    assert Position(players, **write_common(Position, state, Options, PHASES)) == position


def test_a_field_that_the_record_does_not_hold_is_left_to_the_game() -> None:
    assert write_flat(Position, new_record(State)).keys() == {"turn", "guest", "open"}
    assert write_flat(Player, new_record(State), 0).keys() == {"points", "helped", "ready"}


class Guests(msgspec.Struct):
    beds: Annotated[int, msgspec.Meta(ge=0), held("rooms")] = 4
    awake: Annotated[tuple[int, ...], held("ready")] = ()
    asleep: tuple[int, ...] = ()


def test_what_is_held_under_another_name_or_as_a_set_is_copied_there_and_back() -> None:
    state = new_record(State)
    read_flat(Guests(7, (0, 2), (1,)), state)
    assert (int(state.rooms), int(state.ready)) == (7, 0b101)
    assert write_flat(Guests, state) == {"beds": 7, "awake": (0, 2)}


class Shelves(Record):
    books: Annotated[Array, np.int8, (3,)]
    lent: Annotated[Array, np.int8, (2, 3)]


class Shelf(msgspec.Struct):
    left: Annotated[tuple[int, int, int], held("lent")]


class Library(msgspec.Struct):
    titles: Annotated[tuple[int, ...], msgspec.Meta(min_length=3, max_length=3), held("books")]


def test_a_list_held_as_an_array_is_copied_there_and_back() -> None:
    state = new_record(Shelves)
    read_flat(Library((4, 5, 6)), state)
    read_flat(Shelf((7, 8, 9)), state, 1)
    assert (state.books.tolist(), state.lent.tolist()) == ([4, 5, 6], [[0, 0, 0], [7, 8, 9]])
    assert write_flat(Library, state) == {"titles": (4, 5, 6)}
    assert write_flat(Shelf, state, 1) == {"left": (7, 8, 9)}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"phase": "never"}, "phase"),
        ({"turn": 2}, "turn"),
        ({"options": {"rooms": 1}}, "options.rooms"),
        ({"stream": StreamPosition("00" * 32, 0)}, "stream"),
    ],
)
def test_what_there_is_none_of_is_refused_by_its_field(change: dict[str, Any], field: str) -> None:
    position = msgspec.structs.replace(Position((Player(), Player())), **change)
    with pytest.raises((BadPosition, BadOption)) as refused:
        read_common(position, new_record(State), Options, PHASES)
    assert refused.value.field == field


def test_seats_are_those_of_the_game() -> None:
    class Seats(msgspec.Struct):
        one: int | None = None
        some: tuple[int, ...] = ()

    check_seats(Seats(), 2, "one", "some")
    check_seats(Seats(1, (0, 1)), 2, "one", "some")
    for seats, field in ((Seats(one=2), "one"), (Seats(some=(0, 2)), "some")):
        with pytest.raises(BadPosition, match=f"{field}: there is no seat 2") as refused:
            check_seats(seats, 2, "one", "some")
        assert refused.value.field == field


def test_sets_and_lists() -> None:
    assert (members(0b1101), members(0), bits_of((3, 0, 2, 2)), bits_of(())) == ((0, 2, 3), (), 0b1101, 0)
    assert (repeats("abc"), repeats("aba"), repeats(())) == (False, True, False)
