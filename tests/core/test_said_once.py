"""What is said once for all games: what a hidden copy shows, how a match stands, which clocks run, sets of numbers."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from parlour.core.bits import filled, find, list_set, nth, set_of
from parlour.core.clocks import running
from parlour.core.game import find_game
from parlour.core.kernel import Array
from parlour.core.primitives import assign, fill
from parlour.core.record import Record, i8, new_record
from parlour.core.showing import showing
from parlour.core.standings import leaders, standings
from parlour.core.values import values_of


class State(Record):
    turn: i8
    show: i8
    cards: Annotated[Array, np.int8, (3,)]
    hand: Annotated[Array, np.int8, (3,)]


def test_only_the_fields_named_are_shown():
    state, out = new_record(State), new_record(State)
    state.turn, state.show, state.cards[:], state.hand[:] = 1, 2, (3, 4, 5), 6
    showing(State, "show cards")(state, out)
    assert (int(out.turn), int(out.show), out.cards.tolist(), out.hand.tolist()) == (0, 2, [3, 4, 5], [0, 0, 0])
    state.cards[:] = 0
    assert out.cards.tolist() == [3, 4, 5]


def test_a_field_that_there_is_none_of_is_not_shown():
    with pytest.raises(KeyError):
        showing(State, "turn cart")


@pytest.mark.parametrize(("points", "seats"), [((3, 1, 2), 0b001), ((-4, -2, -2), 0b110), ((0, 0, 0), 0b111)])
def test_the_most_points_lead_and_ties_are_shared(points, seats):
    assert leaders(np.array(points, np.int64), 3) == seats


def test_who_may_act_does_not_name_the_clock():
    game = find_game("pivot-pawns")
    state = game.new(2, game.rules.options(), bytes(range(32)))
    assert standings(values_of(state)) == ((0, 0), (), (0, 1), False)


def test_clocks_run_whose_running_out_would_be_an_action():
    game = find_game("pivot-pawns")
    state = game.new(2, game.rules.options(think=60), bytes(range(32)))
    (clock,) = running(state, game.rules.actions, lambda name: f"to {name}")
    assert (clock.name, clock.label, clock.ms) == ("think", "to think", 60_000)
    assert running(game.new(2, game.rules.options(tempo="turns"), bytes(range(32))), game.rules.actions, str) == ()


def test_arrays_are_filled_and_parts_of_them_copied():
    state = new_record(State)
    fill(state.cards, -1)
    assert state.cards.tolist() == [-1, -1, -1]
    assign(state.hand, state.cards)
    assert state.hand.tolist() == [-1, -1, -1]


def test_members_of_sets():
    out = np.zeros(4, np.int32)
    assert nth(0b10110, 2) == 4
    assert set_of(np.array([4, -1, 0, 4])) == 0b10001
    assert (find(np.array([4, 1, 1]), 1), find(np.array([4, 1]), 2)) == (1, -1)
    assert filled(np.array([4, -1, 0, -2])) == 0b1101
    assert list_set(0b1001, 10, out, 1) == 3
    assert out.tolist() == [0, 10, 13, 0]
