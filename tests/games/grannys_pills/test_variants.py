"""Granny's Pills: with a time limit, and around the table."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.verbs import CLOCK
from parlour.games.grannys_pills.choices import standing
from parlour.games.grannys_pills.state import SEEN
from tests.games.grannys_pills.drawing import (
    BARE,
    NO_GRID,
    PERFECT,
    drawn,
    grid,
    refusal,
    schedule,
    started,
    take,
    takes,
)

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
    match = drawn(NO_GRID, options={"limit": 30}, cycle=1)
    match.expire("limit")
    assert int(match.state.passes) == 1


@pytest.mark.rule("GRA-D17", "GRA-D14")
def test_the_default_take_mends_a_schedule_with_wrong_colours() -> None:
    match = drawn(schedules=(PERFECT.replace("B2", "R1"), BARE), options={"limit": 30, "colours": "trust"})
    match.expire("limit")
    assert schedule(match, 0) == PERFECT.replace("B2", "R1>B2")
    assert standing(match.state, 0) == 17


# --- around the table


@pytest.mark.rule("GRA-D7")
def test_around_the_table_each_seat_takes_pills_as_they_lie_before_it() -> None:
    quarter = np.rot90(np.arange(36).reshape(6, 6)).ravel()
    assert SEEN[1].tolist() == quarter.tolist()
    match = drawn(options={"view": "around"}, prescriptions=(1, 0), turn=1, first=1)
    seen = [grid(match)[place] for place in quarter]
    alike = drawn(grid=" ".join(seen))
    assert takes(match) == takes(alike) != takes(drawn())
    assert [spot.label for spot in sorted(match.scene(1).spots, key=lambda s: (s.zone, s.y, s.x))][:36] == [
        spot.label for spot in alike.scene(0).spots[:36]
    ]
    form, anchor, home = min(takes(match))
    for trial, seat in ((match, 1), (alike, 0)):
        trial.play(seat, "swap 41")
        if (form, anchor, home) in takes(trial):
            take(trial, seat, form, anchor, home)
    assert schedule(match, 1) == schedule(alike, 0)


@pytest.mark.rule("GRA-D7")
def test_in_common_view_all_see_the_same() -> None:
    match = started(4)
    assert len({tuple(match.scene(viewer).spots[:36]) for viewer in range(-1, 4)}) == 1
