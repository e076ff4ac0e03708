"""Granny's Pills: gains, swaps, piles and rounds against slow twins."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.game import legal_actions
from parlour.core.verbs import CLOCK
from parlour.games.grannys_pills.board import gain, standing, tally
from parlour.games.grannys_pills.legality import exchanged
from parlour.games.grannys_pills.play import put
from tests.games.grannys_pills.drawing import ALMOST, BARE, GAME, drawn, schedule, started, take_one


@pytest.mark.rule("GRA-19", "GRA-20")
def test_two_pills_exchanged_keep_their_colours_and_all_others_stay() -> None:
    def masks(colours: list[int]) -> tuple[int, ...]:
        return tuple(sum(1 << space for space, c in enumerate(colours) if c == colour) for colour in range(4))

    for one, other in product(range(4), repeat=2):
        before, after = [0, 1, one, 2, 3, other], [0, 1, other, 2, 3, one]
        assert exchanged(masks(before), 2, 5) == exchanged(masks(before), 5, 2) == masks(after)


@pytest.mark.rule("GRA-41", "GRA-42", "GRA-43", "GRA-44", "GRA-45", "GRA-D15", "GRA-D17")
@pytest.mark.parametrize(
    "board", ["G1>G4 B2>B1 Y1 / . B3 . / R1 . .", "R1 . Y2 / . . . / . . .", "G4>R1 B2 Y2 / . . . / . . ."]
)
def test_a_gain_is_what_the_score_of_the_round_grows_by(board: str) -> None:
    state = drawn(schedules=(board, BARE), options={"colours": "trust"}, first=1, turn=0).state
    before = tally(state, 0)
    for space, kind in product(range(9), range(16)):
        after = state.copy()
        put(after, 0, space, kind, 100)
        assert gain(state, 0, space, kind, before) == standing(after, 0) - standing(state, 0), (space, kind)


@pytest.mark.rule("GRA-34", "GRA-D15")
def test_covered_pills_are_noted_by_place_from_the_bottom_up() -> None:
    state, dice = started(3).state, new_dice(4)
    piles: dict[int, list[tuple[int, int]]] = {place: [] for place in range(27)}
    for tag in range(1, 60):
        place, kind = roll(dice, 27), roll(dice, 16)
        put(state, place // 9, place % 9, kind, tag)
        piles[place].append((kind, tag))
    covered = [(place, *pill) for place, pile in piles.items() for pill in pile[:-1]]
    n = int(state.covers)
    found = zip(state.covered_at[:n], state.covered[:n], state.covered_tag[:n], strict=True)
    assert [tuple(map(int, cover)) for cover in found] == covered
    for place, pile in piles.items():
        top = (int(state.top[place // 9, place % 9]), int(state.top_tag[place // 9, place % 9]))
        assert top == (pile[-1] if pile else (-1, 0))
        assert bool(int(state.stacked[place // 9]) >> place % 9 & 1) == (len(pile) > 1)


@pytest.mark.rule("GRA-10", "GRA-14", "GRA-D4", "GRA-D6")
def test_a_new_round_deals_new_prescriptions_and_leaves_nothing_lying() -> None:
    match = drawn(schedules=(ALMOST.replace("G4", "G1>G4"), "Y1>Y2 . . / . . . / . . ."), turn=0, first=1, cycle=3)
    conformance.position_round_trips(match, new_dice(1))
    take_one(match, 0, (2, 0), (2, 2))
    state = match.state
    assert (int(state.rounds), int(state.covers), int(state.cycle)) == (1, 0, 0)
    assert int(state.covered.max()) == int(state.covered_at.max()) == -1
    assert not state.covered_tag.any() and not state.top_tag.any() and not state.stacked.any()
    assert int(state.used).bit_count() == 4 and int(state.used) & 0b11 == 0b11
    assert sum(1 << int(number) for number in state.prescription[:2]) == int(state.used) - 0b11
    conformance.position_round_trips(match, new_dice(1))


@pytest.mark.rule("GRA-10", "GRA-D4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_prescriptions_differ_and_are_used(players: int) -> None:
    dealt = set()
    for seed in range(12):
        state = GAME.new(players, GAME.read_options({}), bytes([seed] * 32))
        numbers = [int(number) for number in state.prescription[:players]]
        assert len(set(numbers)) == players and sum(1 << number for number in numbers) == int(state.used)
        dealt |= set(numbers)
    assert dealt <= set(range(35)) and len(dealt) > 10


@pytest.mark.rule("GRA-32")
def test_the_clock_runs_only_with_a_limit() -> None:
    texts = [GAME.rules.actions.text(action) for action in legal_actions(GAME, started(limit=30).state, CLOCK)]
    assert texts == ["clock limit"]
    assert legal_actions(GAME, started().state, CLOCK) == []


@pytest.mark.rule("GRA-33", "GRA-D17", "GRA-25")
def test_when_time_is_over_no_wrong_colour_is_taken_even_if_it_costs_no_more() -> None:
    board = ". G3>G1 . / G2>G1 G4>G1 . / . . ."
    match = drawn("G1" + " ." * 35, (board, BARE), options={"limit": 30}, prescriptions=(1, 0), cycle=1)
    match.expire("limit")
    assert schedule(match, 0) == ". G3>G1>G1 . / G2>G1 G4>G1 . / . . ."
