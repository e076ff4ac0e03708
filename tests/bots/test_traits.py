"""What bots see at a glance is what the rules let them do: traits, beside all legal actions tried out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import verbs
from parlour.core.game import find_game, legal_actions
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.games.pentic.record import OVER
from parlour.games.queen_of_the_ticcitories.board import total
from parlour.games.queen_of_the_ticcitories.record import LAY
from parlour.games.thirty_six.record import MOVE
from parlour.games.tic_squared.actions import CELLS, DRAW, PLAY_FIRST
from parlour.games.tyramid.actions import DRAW as TYRAMID_DRAW
from parlour.games.tyramid.actions import PLAY_FIRST as TYRAMID_PLAY_FIRST
from parlour.games.tyramid.record import WIDEST
from parlour.lab.simulated import play_match

Tried = tuple[int, object]


def position(name: str, seed: int, actions: int) -> Match:
    """A match of two so many random actions on."""
    match = Match.start(find_game(name), 2, None, seed.to_bytes(32, "big"))
    play_match(match, ("random",) * 2, actions)
    return match


def tried(match: Match, seat: int) -> Iterator[Tried]:
    """Every legal action, and what it leads to."""
    for action in legal_actions(match.game, match.state, seat):
        after = copied(match.state)
        verbs.apply(after, seat, action)
        yield action, after


@pytest.mark.rule("PEN-13", "PEN-14", "PEN-17")
@given(seed=st.integers(0, 999), actions=st.integers(0, 40))
@settings(max_examples=20, deadline=None)
def test_pentic_sees_the_most_points_that_a_turn_can_score(seed: int, actions: int) -> None:
    match = position("pentic", seed, actions)
    if int(match.state.phase) == OVER:
        return
    seat = match.seats_to_act()[0]
    points = int(match.state.points[seat])
    best = max(int(after.points[seat]) - points for _, after in tried(match, seat))
    assert verbs.traits(match.state, seat)[3] == pytest.approx(0.1 * best)


@pytest.mark.rule("TYR-10", "TYR-25")
@given(seed=st.integers(0, 999), actions=st.integers(0, 60))
@settings(max_examples=20, deadline=None)
def test_tyramid_counts_the_cards_that_fit(seed: int, actions: int) -> None:
    match = position("tyramid", seed, actions)
    if match.over:
        return
    seat = match.seats_to_act()[0]
    plays = [action for action, _ in tried(match, seat) if action < TYRAMID_DRAW]
    cards = {(action - TYRAMID_PLAY_FIRST) // WIDEST for action in plays}
    assert verbs.traits(match.state, seat)[3] == pytest.approx(0.25 * len(cards))


@pytest.mark.rule("SQR-16", "SQR-20")
@given(seed=st.integers(0, 999), actions=st.integers(2, 60))
@settings(max_examples=20, deadline=None)
def test_tic_squared_counts_the_cards_that_fit_where_all_grids_are_open(seed: int, actions: int) -> None:
    match = position("tic-squared", seed, actions)
    state = match.state
    if match.over or int(state.plays) > 0 or int(state.fresh) >= 0 or int(state.held[int(state.turn)]) == 1:
        return
    seat = match.seats_to_act()[0]
    cards = {(action - PLAY_FIRST) // CELLS for action, _ in tried(match, seat) if PLAY_FIRST <= action < DRAW}
    assert verbs.traits(state, seat)[5] == pytest.approx(0.25 * len(cards))


@pytest.mark.rule("T36-20", "T36-24")
@given(seed=st.integers(0, 999), actions=st.integers(4, 60))
@settings(max_examples=20, deadline=None)
def test_36_counts_the_moves_that_place_a_counter_and_sees_jumps_that_shed_two(seed: int, actions: int) -> None:
    match = position("thirty-six", seed, actions)
    state = match.state
    if int(state.phase) != MOVE:
        return
    seat = match.seats_to_act()[0]
    after = [then for _, then in tried(match, seat) if int(then.counters) != int(state.counters)]
    sees = verbs.traits(state, seat)
    assert sees[2] == pytest.approx(0.2 * len(after))
    jumped = [
        then for then in after if int(then.receiver[0]) >= 0 or int(then.left[1 - seat]) > int(state.left[1 - seat])
    ]
    if all(int(then.left[seat]) for then in after):  # a game that is over hands nothing on (T36-D11)
        assert bool(sees[5]) == bool(jumped)


@pytest.mark.rule("QUE-18", "QUE-22")
@given(seed=st.integers(0, 999), actions=st.integers(3, 60))
@settings(max_examples=20, deadline=None)
def test_queen_sees_what_the_card_below_the_token_can_bring(seed: int, actions: int) -> None:
    match = position("queen-of-the-ticcitories", seed, actions)
    state = match.state
    if int(state.phase) != LAY:
        return
    seat = match.seats_to_act()[0]
    best = max(int(total(after, seat)) for _, after in tried(match, seat)) - int(total(state, seat))
    assert verbs.traits(state, seat)[3] == pytest.approx(0.3 * best)
