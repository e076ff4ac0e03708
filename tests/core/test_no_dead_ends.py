"""From every position of a game an editor leads to every other one by edits that people can make."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.editing.editor import Edit, OpenBoard, carry_out, editor_of, lay_open, read_form
from parlour.core.editing.parts import Position, Value
from parlour.core.errors import BadPosition
from parlour.core.game import Game, find_game, games
from parlour.core.match import Match

NAMES = tuple(games())
MOST_ACTIONS = 60
ROUNDS = 8
"""How often everything that still differs is edited: what lies somewhere else has to be taken away before."""
UNORDERED = {"deck", "aside", "up", "cards"}
NOT_EDITED = {"grannys-pills": ("chosen", "schedule"), "pentic": ("deck", "covered"), "tic-squared": ("deck", "aside")}
"""What docs/editors.md says that only "As text" edits, besides the draw for the start and the order of decks."""
Lying = dict[tuple[str, str], Value]


def reached(game: Game, seed: int, players: int) -> Position:
    dice = random.Random(seed)
    options = {"seats": players} if game.name == "pivot-pawns" else {}
    match = Match.start(game, players, options, seed.to_bytes(32, "little"))
    for _ in range(dice.randrange(MOST_ACTIONS)):
        seats = [seat for seat in match.seats_to_act() if match.actions(seat)]
        if match.over or not seats:
            break
        seat = dice.choice(seats)
        match.play(seat, dice.choice(match.actions(seat)))
    position = read_form(game, game.position(match.state))
    editor_of(game).settle(position)
    return position


def comparable(game: Game, position: Position) -> Position:
    """Return what an editor is to reach of a position."""
    found: Any = read_form(game, position)
    editor_of(game).settle(found)
    left_out = ("stream", "options", "drawn", *NOT_EDITED.get(game.name, ()))
    for part in (found, *found["players"]):
        for field in left_out:
            part.pop(field, None)
    for part in (found, *found["players"]):
        for field in UNORDERED.intersection(part):
            part[field] = sorted(part[field])
    return found  # type: ignore[no-any-return]


def lying_on(board: OpenBoard) -> Lying:
    return {(held.thing, held.spot): held.value for held in board.lying}


class Hand:
    """A person who edits a position until it is another one."""

    def __init__(self, game: Game, position: Position, goal: Position) -> None:
        self.game, self.position = game, position
        self.goal = lay_open(game, goal)
        self.wanted = lying_on(self.goal)

    @property
    def board(self) -> OpenBoard:
        return lay_open(self.game, self.position)

    def edit(self, edit: Edit) -> None:
        try:
            self.position = carry_out(self.game, self.position, edit)
        except BadPosition:
            return  # other edits come before it

    def work(self) -> None:
        for _ in range(ROUNDS):
            before = self.position
            self.set_fields()
            for thing, spot in self.wanted:
                self.lay(thing, spot)
            self.turn()
            for thing, spot in reversed(lying_on(self.board)):
                if (thing, spot) not in self.wanted:
                    self.edit(Edit(thing, start=spot))
            if self.position == before:
                return

    def set_fields(self) -> None:
        wanted = {field.path: field.value for field in self.goal.fields}
        for field in self.board.fields:
            if field.path in wanted and wanted[field.path] != field.value:
                self.edit(Edit(path=field.path, value=wanted[field.path]))

    def lay(self, thing: str, spot: str) -> None:
        """Lay what is wanted at a spot, from the tray or from where it lies."""
        board, value, alike = self.board, self.wanted[thing, spot], editor_of(self.game).things[thing].alike
        lying = lying_on(board)
        if lying.get((thing, spot)) == value or (alike and (thing, spot) in lying):
            return
        tray = next((tray.values for tray in board.trays if tray.thing == thing), ())
        at = [other for (kind, other), held in lying.items() if (kind, held) == (thing, value)]
        at = [other for other in at if self.wanted.get((thing, other)) != value]
        if value in tray or (alike and tray):
            self.edit(Edit(thing, value if value in tray else tray[0], end=spot))
        elif at and not alike:
            self.edit(Edit(thing, start=at[0], end=spot))

    def turn(self) -> None:
        looks = {held.spot: (held.piece.face, held.piece.label) for held in self.goal.lying}
        for held in self.board.lying:
            look = looks.get(held.spot)
            if held.thing in self.goal.turns and look and look != (held.piece.face, held.piece.label):
                self.edit(Edit(held.thing, start=held.spot, turn=True))


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=4, deadline=None)
@pytest.mark.sampled(4)
def test_edits_lead_from_any_position_to_any_other_with_as_many_players(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    players = dice.randint(*game.rules.players)
    goal = reached(game, seed + 1, players)
    hand = Hand(game, reached(game, seed, players), goal)
    hand.work()
    assert comparable(game, hand.position) == comparable(game, goal)


@pytest.mark.rule("MIS-08")
def test_tiles_are_turned_up_and_down_and_never_three_of_them() -> None:
    game = find_game("mismemory")
    position: Any = reached(game, 0, 2)
    for space, up in ((0, [0]), (1, [0, 1]), (2, [1, 2]), (1, [2])):
        spot = next(held.spot for held in lay_open(game, position).lying if held.value == position["grid"][space])
        position = carry_out(game, position, Edit("tile", start=spot, turn=True))
        assert position["up"] == up


@pytest.mark.rule("GRI-G01", "GRI-G03")
@pytest.mark.parametrize("players", [1, 2])
def test_a_card_of_the_tray_laid_in_a_grid_becomes_its_seats_own(players: int) -> None:
    game = find_game("gridsy")
    before: Any = read_form(game, game.position(Match.start(game, players, seed=bytes(32)).state))
    own, card = before["players"][0]["cards"], before["deck"][3]
    after: Any = carry_out(game, before, Edit("card", card, end="grid-0.5"))
    assert (after["players"][0]["grid"][5], len(after["deck"])) == (card, len(before["deck"]))
    assert after["players"][0]["cards"] == [*own[:-1], card] and own[-1] in after["deck"]
    again: Any = carry_out(game, after, Edit("card", own[-1], end="grid-0.5"))
    assert (again["players"][0]["grid"][5], again["players"][0]["cards"]) == (own[-1], own)
    back: Any = carry_out(game, again, Edit("card", start="grid-0.5"))
    assert (back["players"][0]["cards"], back["deck"]) == (own, again["deck"]), "it goes to its seat, not to the deck"
    more = Edit("card", back["deck"][0], end=f"hand-0.{len(own)}")
    if players > 1:
        with pytest.raises(BadPosition):
            carry_out(game, back, more)
    else:
        longer: Any = carry_out(game, back, more)
        assert len(longer["players"][0]["cards"]) == len(own) + 1
        assert carry_out(game, longer, Edit("card", start="hand-0.3"))["players"][0]["cards"] == [
            *own[:3], *longer["players"][0]["cards"][4:]
        ]  # fmt: skip


@pytest.mark.rule("SQR-G01")
@pytest.mark.parametrize(("size", "drawn"), [(40, 1), (None, 0)])
def test_a_card_laid_aside_goes_into_play_and_a_deck_keeps_the_size_that_was_chosen(
    size: int | None, drawn: int
) -> None:
    game = find_game("tic-squared")
    start = game.position(Match.start(game, 2, {"deck_size": size}, bytes(32)).state)
    before: Any = read_form(game, start)
    card = before["aside"][0]
    after: Any = carry_out(game, before, Edit("card", card, end=f"hand-0.{len(before['players'][0]['hand'])}"))
    assert card in after["players"][0]["hand"]
    assert len(after["deck"]) == len(before["deck"]) - drawn
    assert len(after["aside"]) == len(before["aside"]) - (1 - drawn)


@pytest.mark.rule("T36-24")
def test_seats_are_listed_in_their_order() -> None:
    game = find_game("thirty-six")
    position = carry_out(game, reached(game, 0, 3), Edit(path=("owed",), value=(2, 0)))
    assert position["owed"] == [2, 0]
    (field,) = [field for field in lay_open(game, position).fields if field.path == ("owed",)]
    assert (field.kind, field.value) == ("seats", (2, 0))


@pytest.mark.rule("GRI-06")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_own_cards_go_from_the_tray_to_the_grid_and_back(players: int) -> None:
    game = find_game("gridsy")
    position: Any = read_form(game, game.position(Match.start(game, players, seed=bytes(32)).state))
    seat = players - 1
    own = list(position["players"][seat]["cards"])
    for number in range(len(own)):
        position = carry_out(game, position, Edit("card", start=f"hand-{seat}.0", end=f"grid-{seat}.{number}"))
    assert position["players"][seat]["grid"] == own
    for number in reversed(range(len(own))):
        edit = Edit("card", start=f"grid-{seat}.{number}", end=f"hand-{seat}.{len(own) - 1 - number}")
        position = carry_out(game, position, edit)
    assert (position["players"][seat]["grid"], position["players"][seat]["cards"]) == ([], own)
