"""36: what a turn leaves behind, square by square and game by game."""

from __future__ import annotations

import pytest

from parlour.bots.levels import thought_ms
from parlour.core.game import legal_actions
from parlour.core.match import Match
from parlour.games.thirty_six.play import steps_to
from tests.games.thirty_six.drawing import GAME, Z, counter_at, destinations, drawn, move, refusal, reserves, square


@pytest.mark.rule("T36-12", "T36-17")
def test_a_pawn_just_placed_is_in_the_way_as_a_destination() -> None:
    match = Match.start(GAME, 2, GAME.read_options({"layout": "preset", "start": 0}), bytes(32))
    for seat, action in ((1, "chooseColour 1"), (0, "chooseColour 0"), (0, "placePawn 0"), (1, "placePawn 5")):
        match.play(seat, action)
    assert refusal(match, 0, "move 5") == "T36-17"
    assert destinations(match, 0) == {(0, c) for c in range(1, 5)} | {(r, 0) for r in range(1, 6)}


@pytest.mark.rule("T36-15", "T36-20")
def test_the_first_square_is_a_square_like_any_other() -> None:
    match = drawn([(1, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]])
    move(match, 0, (0, 0))
    assert counter_at(match, (0, 0)) and reserves(match)[0] == [11, 0, 0]


@pytest.mark.rule("T36-D9", "T36-D13", "T36-23")
def test_steps_are_counted_strictly_between_start_and_destination() -> None:
    state = drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]]).state
    middle = (2, 2)
    for row, column in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        line = [square((2 + row * n, 2 + column * n)) for n in (0, 1, 2)]
        assert [steps_to(state, square(middle), line[2], other) for other in line] == [0, 1, 0]
        assert [steps_to(state, square(middle), line[1], other) for other in line] == [0, 0, 0], "beyond"
        assert steps_to(state, line[1], square(middle), line[2]) == 0, "behind"


@pytest.mark.rule("T36-D15", "T36-D14")
def test_a_counter_placed_ends_the_quiet_and_a_move_the_passes() -> None:
    match = drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]], quiet=9, passes=1)
    move(match, 0, (0, 1))
    assert (int(match.state.quiet), int(match.state.passes)) == (0, 0)
    move(match, 1, (2, 5))
    assert int(match.state.quiet) == 1


@pytest.mark.rule("T36-30", "T36-31", "T36-32", "T36-D17")
def test_the_next_game_of_a_tournament_begins_on_an_empty_board() -> None:
    match = drawn([(3, 1), (3, 3)], [[7, 0, 0], [0, 1, 0]], "W" + Z[2:], turn=1, options={"tournament": True})
    move(match, 1, (2, 3))
    position = GAME.position(match.state)
    assert (position["phase"], position["first"], position["turn"], position["games"]) == ("choose", 1, 0, 1)
    assert (position["counters"], position["owed"], position["quiet"], position["passes"]) == ((), (), 0, 0)
    for player, total, wins in zip(position["players"], (7, 0), (0, 1), strict=True):
        assert (player["total"], player["wins"]) == (total, wins)
        assert (player["colour"], player["pawn"], player["reserve"]) == (None, None, (0, 0, 0))


@pytest.mark.rule("T36-09", "T36-ACT")
def test_nothing_is_offered_out_of_turn_or_when_all_is_over() -> None:
    match = drawn([(3, 1), (3, 3)], [[7, 0, 0], [0, 1, 0]], turn=1)
    assert legal_actions(GAME, match.state, 0) == [] != legal_actions(GAME, match.state, 1)
    move(match, 1, (2, 3))
    assert match.over and legal_actions(GAME, match.state, 0) == legal_actions(GAME, match.state, 1) == []


@pytest.mark.rule("T36-36", "T36-37", "T36-D19")
def test_the_second_tile_may_touch_the_first_in_twelve_places() -> None:
    match = Match.start(GAME, 2, GAME.read_options({"layout": "draft", "start": 0}), bytes(32))
    match.play(0, "addTile 3 1 0 0")
    offered = {GAME.rules.actions.text(action) for action in match.actions(1)}
    tiles = [tile for tile in range(9) if tile != 3]
    assert offered == {f"addTile {tile} {turns} 3 {k}" for tile in tiles for turns in range(4) for k in range(12)}


@pytest.mark.rule("T36-24", "T36-D9")
def test_the_expert_has_a_second_for_the_move_and_less_for_each_counter_handed_over() -> None:
    match = drawn([(0, 0), (0, 2), (0, 4)], [[5, 5, 0], [0, 5, 5], [5, 0, 5]])
    allowed = [thought_ms(GAME, match.view(0))]
    move(match, 0, (0, 5))
    while match.seats_to_act() == (0,):
        allowed.append(thought_ms(GAME, match.view(0)))
        match.play(0, match.actions(0)[0])
    assert allowed == [1_000, 500, 250]
    assert GAME.strategy.skills.expert.playouts > 1_000_000, "as many playouts as there is time for"
