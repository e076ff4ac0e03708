"""The refusal of a position is marked at the places and fields it is about, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.editing.editor import carry_out, editor_of, lay_open, read_form
from parlour.core.editing.parts import Place
from parlour.core.errors import BadPosition
from parlour.core.game import find_game, games
from parlour.core.objections import find_repeated
from parlour.protocol.editing import Edited, EditWish
from parlour.server.shelf.editing import edit_position
from tests.core.test_editing import anything, reached

NAMES = tuple(games())


def edited(name: str, position: Any) -> Edited:
    found = edit_position(name, EditWish(position=position))
    assert found.problem is not None
    return found


def start(name: str, **fields: Any) -> Any:
    return read_form(find_game(name), edit_position(name, EditWish(players=2)).position) | fields


def spots_of(name: str, value: object, position: Any) -> set[str]:
    return {held.spot for held in lay_open(find_game(name), position).lying if held.value == value}


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=10, deadline=None)
@pytest.mark.sampled(5)
def test_what_is_marked_is_on_the_board_or_beside_it(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    position = reached(game, seed)
    for _ in range(8):
        board = lay_open(game, position)
        try:
            position = carry_out(game, position, anything(board, dice))
        except BadPosition:
            continue
        found = edit_position(name, EditWish(position=position))  # type: ignore[arg-type]
        if found.problem is not None and found.board is not None:
            assert {*found.problem.spots} <= {spot.id for spot in found.board.spots}
            assert {*found.problem.fields} <= {field.path for field in found.board.fields}


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=4, deadline=None)
def test_each_thing_stands_at_a_path_of_its_own_that_leads_to_it(name: str, seed: int) -> None:
    game = find_game(name)
    position = read_form(game, reached(game, seed))
    for part in editor_of(game).parts:
        places = [place for place in part.places(position) if place.value is not None]
        assert find_repeated([place.path for place in places]) == []
        for place in places:
            found: Any = position
            for step in place.path:
                found = found[step]
            assert holds(found, place), (place, found)


def holds(found: Any, place: Place) -> bool:
    """Whether what a path leads to says which thing it is: by its name, as a stack of pills, or by its place."""
    if isinstance(found, dict):
        return place.value in found.values()
    return place.path != () and (found is not None) and (str(place.value) in str(found) or isinstance(found, int | str))


@pytest.mark.rule("TIC-02")
@pytest.mark.parametrize("name", ["pentic", "gridsy", "tyramid", "tic-squared"])
def test_a_card_that_lies_twice_is_marked_wherever_it_lies(name: str) -> None:
    position = start(name)
    field = "cards" if name == "gridsy" else "hand"
    card = position["players"][0][field][0]
    position["players"][1][field][1] = card
    assert {*edited(name, position).problem.spots} == {"hand-0.0", "hand-1.1"}  # type: ignore[union-attr]


@pytest.mark.rule("T36-37", "T36-36", "T36-12", "T36-17")
def test_in_36_tiles_pawns_and_counters_are_marked() -> None:
    name = "thirty-six"
    position = start(name)
    position["tiles"][3] |= {"row": 17, "column": 17}
    far = edited(name, position).problem
    assert far is not None and {*far.spots} == spots_of(name, 3, position)
    position["tiles"][3] |= {"row": position["tiles"][5]["row"] + 1, "column": position["tiles"][5]["column"]}
    overlap = edited(name, position).problem
    assert overlap is not None and overlap.clause == "T36-36" and len(overlap.spots) == 2
    position = start(name, phase="move", counters=[4, 7, 7])
    for seat, player in enumerate(position["players"]):
        player |= {"pawn": 9, "colour": seat, "reserve": [12 * (seat == colour) for colour in range(3)]}
    assert edited(name, position).problem.spots == ("s9",)  # type: ignore[union-attr]
    position["players"][1]["pawn"] = 10
    assert edited(name, position).problem.spots == ("s7",)  # type: ignore[union-attr]
    position |= {"counters": [4]}
    position["players"][1]["reserve"] = [0, 0, 0]
    empty = edited(name, position).problem
    assert empty is not None and empty.spots == ()
    assert empty.fields == tuple(("players", 1, "reserve", colour) for colour in range(3))


@pytest.mark.rule("MIS-02", "MIS-10")
def test_in_mismemory_tiles_are_marked_in_the_grid_and_in_hands() -> None:
    position = start("mismemory")
    both = [tile for tile in position["grid"] if tile[1] == "2"][:2]
    position["grid"] = ["." if tile in both else tile for tile in position["grid"]]
    position["players"][1]["tiles"] = both
    editor_of(find_game("mismemory")).settle(position)
    assert edited("mismemory", position).problem.spots == ("hand-1.0", "hand-1.1")  # type: ignore[union-attr]
    lying = [place for place, tile in enumerate(position["grid"]) if tile != "."]
    position["grid"][lying[0]] = position["grid"][lying[1]]
    twice = edited("mismemory", position).problem
    assert twice is not None and len(twice.spots) == 2 and all(spot.startswith("board.") for spot in twice.spots)


@pytest.mark.rule("PEN-10", "PEN-G12")
def test_in_pentic_the_empty_places_of_a_hand_are_marked() -> None:
    position = start("pentic")
    position["deck"].append(position["players"][1]["hand"][2])
    position["players"][1]["hand"][2] = ""
    position["tags"] = 0
    for player in position["players"]:
        player["tags"] = [0] * 5
    for pile in position["piles"]:
        pile["tag"] = 0
    assert edited("pentic", position).problem.spots == ("hand-1.2",)  # type: ignore[union-attr]


@pytest.mark.rule("PIV-24", "PIV-11")
def test_in_pivot_pawns_cards_and_pawns_are_marked() -> None:
    position = start("pivot-pawns")
    pawns = position["pawns"]
    position["pawns"] = position["placeholders"] = [pawns[0], *pawns[:1], *pawns[2:]]
    assert edited("pivot-pawns", position).problem.spots == (  # type: ignore[union-attr]
        f"board.{position['tableau'].index(pawns[0])}",
    )
    position["tableau"][4] = position["tableau"][9]
    assert edited("pivot-pawns", position).problem.spots == ("board.4", "board.9")  # type: ignore[union-attr]


@pytest.mark.rule("GRA-D2", "GRA-16")
def test_in_grannys_pills_a_pill_too_many_and_a_schedule_too_early_are_marked() -> None:
    position = start("grannys-pills")
    pill = position["grid"][0]
    position["grid"] = [pill] * 8 + position["grid"][8:]
    many = edited("grannys-pills", position | {"tags": []}).problem
    assert many is not None and {f"board.{place}" for place in range(8)} <= {*many.spots}
    position = start("grannys-pills")
    other = 1 - position["turn"]
    position["players"][other]["schedule"][4], position["grid"][0] = position["grid"][0], "."
    early = edited("grannys-pills", position | {"tags": []}).problem
    assert early is not None and early.spots == (f"hand-{other}.4",)


@pytest.mark.rule("QUE-14")
def test_in_queen_of_the_ticcitories_a_card_apart_is_marked() -> None:
    position = start("queen-of-the-ticcitories")
    card = position["deck"].pop(0)
    start_card = position["players"][0]["rows"][0][0]
    position["players"][0]["rows"] = [[start_card, ""], ["", card]]
    apart = edited("queen-of-the-ticcitories", position).problem
    assert apart is not None and (apart.clause, apart.spots) == ("QUE-14", ("grid-0.1.1",))


@pytest.mark.rule("TYR-12")
def test_in_tyramid_a_row_with_a_gap_is_marked() -> None:
    position = start("tyramid")
    one, two = position["deck"].pop(0), position["deck"].pop(0)
    position["halves"][0].append([one, ""])
    position["halves"][0][1] = [one, two]
    three, four = position["deck"].pop(0), position["deck"].pop(0)
    position["halves"][0].append([three, "", four])
    gap = edited("tyramid", position | {"dealt": None, "dealing": None}).problem
    assert gap is not None and (gap.clause, gap.spots) == ("TYR-12", ("board-0.2.0", "board-0.2.2"))


@pytest.mark.rule("SQR-14")
def test_in_tic_squared_the_whole_grid_that_cannot_be_is_marked() -> None:
    position = start("tic-squared", phase="play")
    for seat, player in enumerate(position["players"]):
        player["grid"] = [{"card": player["hand"].pop(0), "row": 0, "column": 0}]
        player["start_card"] = player["grid"][0]["card"]
        if seat:
            player["grid"].append({"card": player["hand"].pop(0), "row": 0, "column": 2})
    position |= {"dealt": None, "dealing": None}
    gap = edited("tic-squared", position).problem
    assert gap is not None and gap.spots == ("grid-1.0.0", "grid-1.0.2")


def test_a_field_that_is_wrong_is_marked() -> None:
    found = edited("gridsy", start("gridsy", rounds=9))
    assert found.problem is not None and found.problem.fields == (("rounds",),)
