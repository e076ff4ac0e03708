"""The places of editors are found for what people touch in a match, in every game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.editing.editor import editor_of, lay_open, read_form
from parlour.core.editing.touching import spots_touched
from parlour.core.game import find_game, games
from parlour.core.match import Match

NAMES = tuple(games())
MOST_ACTIONS = 40
LIES_NOWHERE = {"deck"}
"""What is touched and has no place in an editor."""


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=8, deadline=None)
def test_whatever_of_the_board_is_touched_has_a_place_in_the_editor(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    match = Match.start(game, max(2, game.rules.players[0]), seed=seed.to_bytes(32, "little"))
    for _ in range(dice.randrange(MOST_ACTIONS)):
        if match.over or not (seats := [seat for seat in match.seats_to_act() if match.actions(seat)]):
            return
        seat = dice.choice(seats)
        match.play(seat, dice.choice(match.actions(seat)))
    for seat in match.seats_to_act():
        pieces = (*match.public().pieces, *match.own(seat).pieces)
        shown = {thing.id for thing in (*match.public().spots, *pieces)} - LIES_NOWHERE
        position = read_form(game, game.position(match.state))
        board = lay_open(game, position)
        spots = {spot.id for spot in board.spots}
        for choice in match.choices(seat)[:12]:
            touched = [spots_touched(editor_of(game), position, board, (id,), pieces) for id in choice.path]
            assert all(found for id, found in zip(choice.path, touched, strict=True) if id in shown), choice
            assert {spot for found in touched for spot in found} <= spots


@pytest.mark.parametrize("name", ["tyramid", "tic-squared", "queen-of-the-ticcitories", "thirty-six"])
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=6, deadline=None)
def test_the_place_that_is_touched_last_is_where_a_thing_lies_afterwards(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    match = Match.start(game, 2, seed=seed.to_bytes(32, "little"))
    for _ in range(dice.randrange(1, MOST_ACTIONS)):
        if match.over:
            return
        seat = dice.choice(match.seats_to_act())
        choice = dice.choice(match.choices(seat))
        position = read_form(game, game.position(match.state))
        board, spots = lay_open(game, position), {spot.id for spot in match.public().spots}
        touched = spots_touched(editor_of(game), position, board, choice.path, match.public().pieces)
        match.play(seat, choice.text)
        chooses_in_secret = position["phase"] == "start"
        if choice.path[-1] in spots and not match.over and not chooses_in_secret:
            after = lay_open(game, game.position(match.state))
            assert touched[-1] in {held.spot for held in after.lying}, choice


def test_a_card_of_the_hand_and_its_pile_are_marked_in_order() -> None:
    game = find_game("pentic")
    match = Match.start(game, 2, {"start": 0}, bytes(32))
    position = read_form(game, game.position(match.state))
    card, pieces = position["players"][0]["hand"][2], match.own(0).pieces
    held = next(piece.id for piece in pieces if piece.face == card)
    found = spots_touched(editor_of(game), position, lay_open(game, position), (held, "p5", "nothing"), pieces)
    assert found == ("hand-0.2", "board.4")
