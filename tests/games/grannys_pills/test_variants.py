"""Granny's Pills: with a time limit, and around the table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.games.grannys_pills.board import standing
from parlour.games.grannys_pills.components import SEEN, UNSEEN
from parlour.games.grannys_pills.legality import turn_of
from tests.games.grannys_pills.drawing import (
    BARE,
    GAME,
    NO_GRID,
    ONE_EACH,
    PERFECT,
    drawn,
    grid,
    refusal,
    schedule,
    started,
    take,
    takes,
)
from tests.games.spoken import said

# --- time


@pytest.mark.rule("GRA-32", "GRA-D20")
def test_there_is_no_clock_unless_agreed() -> None:
    assert started().clock() is None
    assert refusal(started(), CLOCK, "clock limit") == "GRA-ACT"
    for limit in (30, 60, 90, 120):
        match = started(limit=limit)
        clock = match.clock()
        assert clock is not None and (clock.name, clock.ms, clock.number) == ("limit", 1000 * limit, 1)
        match.expire("limit")
        following = match.clock()
        assert following is not None and following.number == 2, "a new clock for the next turn"
    assert refusal(match, 0, "clock limit") == "GRA-ACT"


@pytest.mark.rule("GRA-33", "GRA-D17")
def test_when_time_is_over_the_best_single_pill_is_taken() -> None:
    match = drawn(options={"limit": 30})
    match.play(0, "swap 7")
    match.play(0, "takeThree V 15")
    match.expire("limit")
    assert schedule(match, 0) == "G4 . . / . . . / . . .", "the lowest space with two points, the swap stands"
    assert match.seats_to_act() == (1,)
    match = drawn(schedules=("G4 B2 . / . . . / . . .", BARE), options={"limit": 30})
    match.expire("limit")
    assert schedule(match, 0) == "G4 B2 Y2 / . . . / . . ."
    assert match.state.tag[0] > 36, "of two Y2 the one at the lower grid space"


@pytest.mark.rule("GRA-D17", "GRA-D10")
def test_without_a_pill_the_end_of_time_is_a_pass() -> None:
    match = drawn(NO_GRID, ONE_EACH, options={"limit": 30}, cycle=1)
    match.expire("limit")
    assert int(match.state.passes) == 1


@pytest.mark.rule("GRA-D17", "GRA-D14")
def test_the_default_take_mends_a_schedule_with_wrong_colours() -> None:
    match = drawn(schedules=(PERFECT.replace("B2", "R1"), BARE), options={"limit": 30, "colours": "trust"})
    match.expire("limit")
    assert schedule(match, 0) == PERFECT.replace("B2", "R1>B2")
    assert standing(match.state, 0) == 17


# --- around the table


AROUND = [(2, 0, 0), (2, 1, 2), (3, 1, 1), (3, 2, 3), (4, 1, 1), (4, 2, 2), (4, 3, 3)]
"""Players, seat, and the quarter turns from seat 0: two players sit opposite each other."""


def seen(players: int, seat: int, turns: int, options: dict[str, Any] | None = None) -> tuple[Match, Match]:
    """A match in which a seat begins around the table, and one in which seat 0 has what it sees before itself."""
    numbers = [1 + k for k in range(players)]
    numbers[seat] = 0
    match = drawn(
        schedules=[BARE] * players,
        prescriptions=numbers,
        turn=seat,
        first=seat,
        options={"view": "around", **(options or {})},
    )
    lies = np.rot90(np.array(grid(match)).reshape(6, 6), turns).ravel()
    return match, drawn(grid=" ".join(lies), options=options)


def test_at_one_quarter_turn_the_right_column_is_farthest_away() -> None:
    assert SEEN[1][:6].tolist() == [5, 11, 17, 23, 29, 35]


WORDS = ("swap", "only")
"""Touched on buttons, not on the grid."""


@pytest.mark.rule("GRA-D7")
@pytest.mark.parametrize(("players", "seat", "turns"), AROUND)
def test_around_the_table_each_seat_sees_and_takes_pills_as_they_lie_before_it(
    players: int, seat: int, turns: int
) -> None:
    match, alike = seen(players, seat, turns)
    assert takes(match) == takes(alike)
    assert seat == 0 or takes(alike) != takes(drawn())
    touched = {choice.text: choice.path for choice in match.choices(seat)}
    turned = {
        text: tuple(f"g{UNSEEN[turns][int(spot[1:])]}" if spot not in WORDS else spot for spot in path)
        for text, path in touched.items()
    }
    assert turned == {choice.text: choice.path for choice in alike.choices(0)}, "the one picture, turned for the seat"
    form, anchor, home = min(takes(match))
    for trial, taker in ((match, seat), (alike, 0)):
        trial.play(taker, "swap 41")
        if (form, anchor, home) in takes(trial):
            take(trial, taker, form, anchor, home)
    assert schedule(match, seat) == schedule(alike, 0)


@pytest.mark.rule("GRA-D7", "GRA-D20")
@pytest.mark.parametrize(("players", "seat", "turns"), AROUND)
def test_around_the_table_gaps_are_filled_in_the_order_of_the_table(players: int, seat: int, turns: int) -> None:
    match, _ = seen(players, seat, turns)
    take(match, seat, *min(takes(match)))
    filled = [int(tag) for tag in match.state.tag if tag > 36]
    assert filled == [37, 38, 39]


@pytest.mark.rule("GRA-D7", "GRA-D17")
@pytest.mark.parametrize(("players", "seat", "turns"), AROUND)
def test_around_the_table_the_end_of_time_takes_the_pill_first_on_the_table(
    players: int, seat: int, turns: int
) -> None:
    match, _ = seen(players, seat, turns, options={"limit": 30})
    match.expire("limit")
    assert schedule(match, seat) == "G4 . . / . . . / . . ."
    assert [place for place in range(36) if match.state.tag[place] > 36] == [7], "of four G4 the first on the table"
    assert said(GAME, match.events(seat)[1].text).endswith("places green lozenge: +2.")


@pytest.mark.rule("GRA-D7")
def test_in_common_view_all_see_the_same() -> None:
    match = started(4)
    assert {turn_of(match.state, seat) for seat in range(4)} == {0}
    assert all(match.scene(viewer).spots == match.public().spots for viewer in range(4))
