"""Clauses and decisions of 36 that the worked examples leave open, its options, and the laws of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.games.thirty_six.board import tile_colour
from parlour.games.thirty_six.components import BOARD_Z, TILE_COLOURS
from parlour.games.thirty_six.position import board_problem, lines
from tests.games.thirty_six.drawing import GAME, Z, drawn, move, refusal, reserves, square
from tests.sampling import SEEDS

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"layout": "draft"},
    {"layout": "scatter", "gates": "anywhere"},
    {"tournament": True, "gates": "off"},
    {"tie": "replay", "stall": 6},
    {"layout": "preset"},
]


def started(players: int = 2, **options: Any) -> Match:
    return Match.start(GAME, players, GAME.read_options({"start": 0, **options}, players), bytes(32))


# --- components


@pytest.mark.rule("T36-01", "T36-ACT")
def test_two_or_three_play_and_seats_act_in_turn() -> None:
    for players in (1, 4):
        with pytest.raises(BadOption, match="2 to 3"):
            Match.start(GAME, players)
    match = started()
    assert refusal(match, 0, "chooseColour 0") == "T36-ACT"
    assert refusal(match, 1, "placePawn 0") == "T36-ACT"
    assert refusal(match, 1, "move 0") == "T36-ACT"
    assert refusal(match, 1, "give 0") == "T36-ACT"
    assert refusal(match, 1, "addTile 0 0 0 0") == "T36-ACT"


@pytest.mark.rule("T36-02", "T36-03", "T36-D1")
def test_the_nine_tiles_differ_however_turned_and_give_twelve_squares_a_colour() -> None:
    def turned(tile: int) -> set[tuple[int, ...]]:
        return {tuple(tile_colour(tile, r, i, j) for i in (0, 1) for j in (0, 1)) for r in range(4)}

    assert all(len(turned(tile)) == 4 for tile in range(9))
    assert sum(len(turned(tile)) for tile in range(9)) == len(set().union(*map(turned, range(9)))) == 36
    assert Counter(TILE_COLOURS.ravel().tolist()) == {0: 12, 1: 12, 2: 12}
    assert [tile_colour(2, 1, i, j) for i in (0, 1) for j in (0, 1)] == [2, 0, 0, 1], "a quarter turn clockwise"


@pytest.mark.rule("T36-04", "T36-05", "T36-10", "T36-11", "T36-09", "T36-D5", "T36-D7")
def test_colours_are_chosen_backwards_and_pawns_placed_forwards() -> None:
    match = started(3, start=1)
    assert match.seats_to_act() == (0,)
    match.play(0, "chooseColour 2")
    assert refusal(match, 2, "chooseColour 2") == "T36-10"
    match.play(2, "chooseColour 0")
    match.play(1, "chooseColour 1")
    assert reserves(match) == [[0, 0, 12], [0, 12, 0], [12, 0, 0]]
    for seat in (1, 2, 0):
        assert match.seats_to_act() == (seat,)
        match.play(seat, match.actions(seat)[0])
    assert int(match.state.counters) == 0
    assert match.seats_to_act() == (1,)
    two = started(2)
    two.play(1, "chooseColour 2")
    assert [two.game.rules.actions.text(a) for a in two.actions(0)] == ["chooseColour 0", "chooseColour 1"]


@pytest.mark.rule("T36-08", "T36-D4")
def test_the_starting_seat_is_drawn_by_lot_or_named() -> None:
    lots = Counter(int(Match.start(GAME, 3, None, bytes([i]) * 32).state.first) for i in range(150))
    assert set(lots) == {0, 1, 2}
    assert min(lots.values()) > 25
    assert int(started(3, start=2).state.first) == 2
    with pytest.raises(BadOption, match="no seat 2"):
        started(2, start=2)


@pytest.mark.rule("T36-06", "T36-D3")
def test_a_random_board_is_random_in_place_and_rotation() -> None:
    places, turns = Counter(), Counter()
    boards = 400 if JIT else 100
    for i in range(boards):
        state = Match.start(GAME, 2, None, i.to_bytes(32, "big")).state
        places[int(state.tile_row[0]), int(state.tile_column[0])] += 1
        turns[int(state.rotation[4])] += 1
    assert len(places) == 9
    assert min(places.values()) > boards / 9 * 0.4
    assert len(turns) == 4
    assert min(turns.values()) > boards / 4 * 0.6


@pytest.mark.rule("T36-D3", "T36-37", "T36-D18")
def test_scattered_boards_hang_together_and_fit_in_eighteen_by_eighteen() -> None:
    shapes = set()
    for i in range(60):
        state = started(2, layout="scatter").state if i == 0 else _scattered(i)
        assert board_problem(lines(GAME.table.positions.position(state).tiles)) is None
        assert max(state.row.max(), state.column.max()) < 18
        assert min(state.row.min(), state.column.min()) == 0
        shapes.add((int(state.row.max()), int(state.column.max())))
    assert len(shapes) > 5


def _scattered(i: int) -> Any:
    return Match.start(GAME, 2, GAME.read_options({"layout": "scatter"}), i.to_bytes(32, "big")).state


@pytest.mark.rule("T36-D2", "T36-07")
def test_gates_by_option() -> None:
    def gates(option: str) -> int:
        state = started(layout="preset", gates=option).state
        return sum(int(mask).bit_count() for mask in state.gate) // 2

    assert gates("tile") == 3
    assert gates("off") == 0
    rows = [line.split() for line in Z.strip().splitlines()]
    diagonal = [
        (r, c, d) for r in range(5) for c in range(6) for d in (-1, 1)
        if 0 <= c + d < 6 and rows[r][c] == rows[r + 1][c + d]
    ]  # fmt: skip
    assert gates("anywhere") == len(diagonal) <= 50


# --- the draft


@pytest.mark.rule("T36-35", "T36-36", "T36-37", "T36-D19", "T36-D20", "T36-02")
def test_a_draft_lays_tiles_in_turn_against_each_other() -> None:
    match = started(layout="draft")
    assert refusal(match, 0, "addTile 3 0 1 0") == "T36-D20"
    match.play(0, "addTile 3 1 0 0")
    assert refusal(match, 1, "addTile 3 0 3 1") == "T36-02"
    assert refusal(match, 1, "addTile 4 0 2 1") == "T36-37"
    match.play(1, "addTile 4 0 3 10")
    assert refusal(match, 0, "addTile 5 0 3 11") == "T36-D19", "tile 4 lies there"
    dice = new_dice(3)
    while int(match.state.phase) == 0:
        seat = match.seats_to_act()[0]
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])
    assert match.seats_to_act() == (1,), "the last player chooses a colour first"
    assert int(match.state.row.min()) == int(match.state.column.min()) == 0
    order = [(int(r), int(c)) for r, c in zip(match.state.row, match.state.column, strict=True)]
    assert order == sorted(order), "squares are numbered in reading order"


@pytest.mark.rule("T36-D19")
def test_three_players_lay_the_tiles_of_a_draft_clockwise() -> None:
    match, dice = started(3, layout="draft"), new_dice(3)
    order = []
    while int(match.state.phase) == 0:
        (seat,) = match.seats_to_act()
        order.append(seat)
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])
    assert order == [(order[0] + number) % 3 for number in range(9)]


# --- moving


@pytest.mark.rule("T36-16", "T36-15")
def test_a_move_takes_at_least_one_step_without_bending() -> None:
    match = drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]])
    assert refusal(match, 0, "move 0") == "T36-16"
    assert refusal(match, 0, f"move {square((1, 1))}") == "T36-15"
    assert refusal(match, 0, f"move {square((4, 3))}") == "T36-15"


@pytest.mark.rule("T36-D9", "T36-D13")
def test_start_and_destination_are_not_passed_over() -> None:
    match = drawn([(4, 0), (4, 2), (5, 0)], [[5, 0, 0], [0, 5, 0], [0, 0, 5]])
    move(match, 0, (4, 1))
    assert reserves(match) == [[5, 0, 0], [0, 5, 0], [0, 0, 5]]


@pytest.mark.rule("T36-D10", "T36-25")
def test_with_one_colour_left_the_counter_goes_over_by_itself() -> None:
    match = drawn([(3, 1), (3, 3)], [[0, 2, 0], [0, 9, 0]])
    move(match, 0, (3, 4))
    assert reserves(match) == [[0, 1, 0], [0, 10, 0]]
    assert match.seats_to_act() == (1,)


@pytest.mark.rule("T36-D12", "T36-20")
def test_placing_is_not_a_choice() -> None:
    match = drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]])
    move(match, 0, (0, 1))
    assert reserves(match)[0] == [11, 0, 0]
    assert match.seats_to_act() == (1,)


@pytest.mark.rule("T36-D11", "T36-24")
def test_gifts_end_when_the_first_empties_the_reserve() -> None:
    match = drawn([(4, 0), (4, 2), (4, 4)], [[0, 0, 1], [0, 5, 0], [5, 0, 5]])
    move(match, 0, (4, 5))
    assert match.over
    assert reserves(match) == [[0, 0, 0], [0, 5, 1], [5, 0, 5]]
    assert GAME.position(match.state)["owed"] == ()


# --- ends


@pytest.mark.rule("T36-D14", "T36-28")
def test_passes_in_a_row_have_no_move_between() -> None:
    rows = Z.strip().splitlines()
    cross = "\n".join([rows[0].upper(), *(row[0].upper() + row[1:] for row in rows[1:])])
    match = drawn([(0, 0), (2, 3)], [[5, 0, 0], [0, 5, 0]], cross)
    for place in ((2, 4), (2, 1)):
        match.play(0, "pass")
        assert not match.over, "as many passes as players, but a move between"
        move(match, 1, place)
    match.state.occupied = (1 << 36) - 1
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.over


@pytest.mark.rule("T36-D16")
def test_three_players_share_only_among_the_lowest() -> None:
    match = drawn([(0, 0), (2, 3), (4, 4)], [[4, 0, 0], [0, 4, 0], [0, 0, 6]], Z.upper())
    for seat in range(3):
        match.play(seat, "pass")
    assert match.points() == ([4, 4, 6], (0, 1))


@pytest.mark.rule("T36-29", "T36-D16", "T36-D20")
def test_a_tie_is_played_again_three_times_at_most() -> None:
    match = drawn([(0, 0), (2, 3)], [[4, 0, 0], [0, 4, 0]], Z.upper(), options={"tie": "replay"})
    match.play(0, "pass")
    match.play(1, "pass")
    assert not match.over
    assert int(match.state.first) == 1, "the start moves clockwise"
    assert int(match.state.replays) == 1
    assert match.points()[0] == [0, 0], "nobody has counters before colours are chosen"
    assert [int(t) for t in match.state.tile_row] == [row for _, _, row, _ in BOARD_Z], "the preset board stays"
    last = drawn([(0, 0), (2, 3)], [[4, 0, 0], [0, 4, 0]], Z.upper(), options={"tie": "replay"}, games=3, replays=3)
    last.play(0, "pass")
    last.play(1, "pass")
    assert last.points()[1] == (0, 1)
    decided = drawn([(0, 0), (2, 3)], [[4, 0, 0], [0, 3, 0]], Z.upper(), options={"tie": "replay"})
    decided.play(0, "pass")
    decided.play(1, "pass")
    assert decided.over and decided.points()[1] == (1,), "only a tie is played again"


@pytest.mark.rule("T36-D15")
@pytest.mark.parametrize(("stall", "players"), [(6, 2), (12, 2), (20, 3)])
def test_the_stall_is_an_option(stall: int, players: int) -> None:
    reserve = [[1, 0, 0], [0, 2, 0], [0, 0, 3]][:players]
    quiet = stall * players - 1
    places = [(1, 0), (4, 5), (3, 1)][:players]
    match = drawn(places, reserve, options={"stall": stall}, quiet=quiet - 1)
    move(match, 0, (4, 0))
    assert not match.over
    move(match, 1, (1, 5))
    assert match.points()[1] == (0,)


@pytest.mark.rule("T36-D15")
def test_passes_count_as_quiet_turns() -> None:
    cross = Z.strip().splitlines()
    cross[0] = cross[0].upper()
    cross = [row[0].upper() + row[1:] for row in cross]
    match = drawn([(0, 0), (2, 3)], [[5, 0, 0], [0, 5, 0]], "\n".join(cross), quiet=15)
    match.play(0, "pass")
    assert match.over


@pytest.mark.rule("T36-30", "T36-31", "T36-D17")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_starts_one_game_of_a_tournament(players: int) -> None:
    match = started(players, tournament=True, start=1)
    starts, totals = [1], np.zeros(players, int)
    dice = new_dice(players)
    while not match.over:
        before, game = match.state.copy(), int(match.state.game)
        seat = match.seats_to_act()[0]
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])
        if int(match.state.game) > game:
            starts.append(int(match.state.first))
            assert (match.state.total[:players] >= before.total[:players]).all()
            totals = match.state.total[:players].astype(int)
    assert starts[:players] == [(1 + k) % players for k in range(players)]
    assert match.points()[0] == totals.tolist()


@pytest.mark.rule("T36-D17")
def test_equal_totals_are_decided_by_games_won() -> None:
    match = drawn([(3, 1), (3, 3)], [[7, 0, 0], [0, 1, 0]], games=1, turn=1, options={"tournament": True})
    match.state.total[:2] = (0, 7)
    match.state.wins[:2] = (1, 0)
    move(match, 1, (2, 3))
    assert match.points() == ([7, 7], (0, 1)), "one win each: shared"
    match = drawn([(3, 1), (3, 3)], [[7, 0, 0], [0, 1, 0]], games=1, turn=1, options={"tournament": True})
    match.state.total[:2] = (0, 7)
    move(match, 1, (2, 3))
    assert match.points() == ([7, 7], (1,))


# --- laws


@settings(max_examples=25 if JIT else 6)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_counters_are_conserved(options: dict[str, Any], seed: int) -> None:
    players = 2 + seed % 2
    match = Match.start(GAME, players, GAME.read_options(options), seed.to_bytes(32, "big"))
    dice = new_dice(seed)
    for _ in range(60):
        if match.over:
            break
        seat = match.seats_to_act()[0]
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])
        state = match.state
        assert (state.reserve.sum(axis=1) == state.left).all()
        if int(state.phase) in (3, 4):
            assert int(state.counters).bit_count() + int(state.left.sum()) == 12 * players


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_of_every_game(options: dict[str, Any], seed: int) -> None:
    conformance.laws(GAME, seed, options=options)


def test_options_have_ranges() -> None:
    conformance.options_have_ranges(GAME)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_random_games_end_within_the_bound(options: dict[str, Any], players: int) -> None:

    conformance.termination(GAME, 10_000 if JIT else 2, players, options)
