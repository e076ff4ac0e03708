"""Pieces beside the rows: prescriptions under the grid, the token that was drawn, placeholders on their cards."""

from __future__ import annotations

import random
from typing import Any

import pytest
from benchmarks.seeing import deal
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.errors import BadPosition
from parlour.core.game import find_game
from parlour.games.pivot_pawns.board import icon_face
from parlour.games.pivot_pawns.components import COLOURS
from parlour.seeing.codes import codes, numbers
from parlour.seeing.lattice import GAP, Form
from parlour.seeing.pieces import Found
from parlour.seeing.planes import Plane, Point, through
from parlour.seeing.positions import PRESCRIBED, Reading, read_table
from parlour.seeing.sight import look
from parlour.seeing.tables import SETTINGS, Setting
from tests.seeing.tables import Laid, codes_of, corners
from tests.seeing.test_sight import view

SEEDS = st.integers(0, 2**32)
PILLS, PIVOT = find_game("grannys-pills"), find_game("pivot-pawns")


def lone(kind: str, face: str, at: Point, plane: Plane, chance: random.Random) -> Found:
    """Return the code of a piece whose middle is at a place in millimetres, laid in any turn."""
    marking = codes().kinds[kind]
    points = corners(Setting(kind, Form(marking.size), {}), *at, chance.uniform(0, 4), marking.spots[0])
    a, b, c, d = (through(plane, point) for point in points)
    return Found(numbers()[f"{kind} {face}"], (a, b, c, d))


def position_of(reading: Reading) -> dict[str, Any]:
    assert reading.position is not None, reading.refusal
    return reading.position


@pytest.mark.rule("GRA-10")
@given(seed=SEEDS, players=st.integers(2, 4))
def test_prescriptions_in_a_row_under_the_grid_belong_to_the_seats_in_order(seed: int, players: int) -> None:
    chance = random.Random(seed)
    setting, plane = SETTINGS["grannys-pills"], view(chance)
    drawn = chance.sample(range(len(PRESCRIBED)), players + 1)
    found = codes_of(setting, deal(PILLS, chance), plane, chance)
    found += [
        lone("prescription", PRESCRIBED[number], (20.0 + 66 * seat, 205.0), plane, chance)
        for seat, number in enumerate(drawn[:players])
    ]
    found.append(lone("prescription", PRESCRIBED[drawn[-1]], (60.0, -60.0), plane, chance))  # that of an earlier round
    chance.shuffle(found)
    position = position_of(read_table(PILLS, look(found, setting), {}))
    assert [player["prescription"] for player in position["players"]] == drawn[:players]


@given(seed=SEEDS)
def test_prescriptions_that_are_not_as_many_as_players_are_said_to_be_made_up(seed: int) -> None:
    chance = random.Random(seed)
    setting, plane = SETTINGS["grannys-pills"], view(chance)
    found = codes_of(setting, deal(PILLS, chance), plane, chance)
    found.append(lone("prescription", PRESCRIBED[7], (60.0, 205.0), plane, chance))
    reading = read_table(PILLS, look(found, setting), {})
    assert position_of(reading)
    assert "the prescriptions, drawn at random: 1 of 2 lie in a row under the grid" in reading.assumed


class Tableau:
    """Fifteen cards with placeholders and a token, of a start that the rules allow."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.start = PIVOT.position(PIVOT.new(1, PIVOT.read_options({}, 1), self.chance.randbytes(32)))
        self.plane = view(self.chance)
        faces = list(SETTINGS["pivot-pawns"].names)
        self.laid: Laid = {(at % 5, at // 5): (faces[card], 0) for at, card in enumerate(self.start["tableau"])}
        self.found = codes_of(SETTINGS["pivot-pawns"], self.laid, self.plane, self.chance)

    def put_placeholder(self, pawn: int, card: int) -> None:
        row, column = divmod(list(self.start["tableau"]).index(card), 5)
        at = 63 * GAP * column + self.chance.uniform(-6, 6), 88 * GAP * row - 15 + self.chance.uniform(-6, 6)
        self.found.append(lone("placeholder", COLOURS[pawn], at, self.plane, self.chance))

    def put_token(self, card: int, x: float = -90.0) -> None:
        self.found.append(lone("token", icon_face(card), (x, 100.0), self.plane, self.chance))

    def read(self) -> Reading:
        self.chance.shuffle(self.found)
        return read_table(PIVOT, look(self.found, SETTINGS["pivot-pawns"]), {})


@pytest.mark.rule("PIV-16", "PIV-18")
@given(seed=SEEDS)
def test_placeholders_tell_where_pawns_stand_and_the_token_which_card_is_the_target(seed: int) -> None:
    table = Tableau(seed)
    for pawn, card in enumerate(table.start["pawns"]):
        table.put_placeholder(pawn, card)
    target = table.chance.randrange(15)
    table.put_token(target)
    position = position_of(table.read())
    assert position["tableau"] == table.start["tableau"]
    assert position["pawns"] == position["placeholders"] == table.start["pawns"]
    assert (position["round"], position["tokens"][0]) == (1, target)


@pytest.mark.rule("PIV-D6")
def test_a_pawn_on_its_own_colour_has_won_that_round_before() -> None:
    table = Tableau(5)
    pawns, own = list(table.start["pawns"]), [(pawn, card) for card in range(15) for pawn in [card % 5]]
    for pawn, card in own:
        stand = [card if other == pawn else at for other, at in enumerate(pawns)]
        try:
            PIVOT.load(table.start | {"pawns": stand, "placeholders": stand, "tokens": _first(card), "round": 2})
        except BadPosition:
            continue
        break
    else:
        raise AssertionError("no card to move to")
    for other, at in enumerate(stand):
        table.put_placeholder(other, at)
    target = next(number for number in range(15) if number not in stand)
    table.put_token(target)
    position = position_of(table.read())
    assert (list(position["pawns"]), position["round"]) == (stand, 2)
    assert list(position["tokens"][:2]) == [card, target]


def _first(card: int) -> list[int]:
    return [card, *(other for other in range(15) if other != card)]


def test_placeholders_and_tokens_that_do_not_tell_it_all_are_said_to() -> None:
    table = Tableau(9)
    for pawn, card in list(enumerate(table.start["pawns"]))[:4]:
        table.put_placeholder(pawn, card)
    table.put_token(3)
    table.put_token(4, -130.0)
    reading = table.read()
    assert position_of(reading)
    assert "where the pawns stand: 4 of 5 placeholders lie on cards" in reading.assumed
    assert "the order of targets: 2 tokens lie face up, where one shows the target" in reading.assumed
