"""Time controls as clubs write them, and the clocks that follow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.errors import BadOption
from parlour.core.time_control import KEPT_MS, PRESETS, SeatClocks, TimeControl, read_control

CONTROLS = st.builds(
    TimeControl, st.integers(1, 1_000_000), st.sampled_from([0, 3_000, 60_000]), st.sampled_from([0, 5_000, 30_000])
)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("5+3", TimeControl(300_000, 3_000)),
        ("5d3", TimeControl(300_000, 0, 3_000)),
        ("0d30", TimeControl(0, 0, 30_000)),
        ("20", TimeControl(1_200_000)),
        ("180+600", TimeControl(10_800_000, 600_000)),
    ],
)
def test_a_control_is_read_as_clubs_write_it(text: str, control: TimeControl) -> None:
    assert read_control(text) == control


@pytest.mark.parametrize(
    "text", ["", "0", "0+3", "0+0", "0d0", "181", "5+601", "5 + 3", "-5", "5+", "five", "5.5", "٥+3"]
)
def test_other_controls_are_refused_by_a_sentence_that_names_the_field(text: str) -> None:
    with pytest.raises(BadOption) as found:
        read_control(text)
    assert found.value.field == "clock" and str(found.value)


def test_all_presets_can_be_read() -> None:
    assert len({read_control(text) for text in PRESETS}) == len(PRESETS)


def test_an_increment_is_added_after_each_action() -> None:
    clocks = SeatClocks(read_control("5+3"), (0, 1))
    clocks.run((0,), 0)
    clocks.note_action(0, 10_000)
    clocks.run((1,), 10_000)
    assert (clocks.bank(0, 60_000), clocks.bank(1, 60_000)) == (293_000, 250_000)
    assert (clocks.due(0), clocks.due(1)) == (None, 310_000)


def test_a_delay_takes_nothing_and_is_not_saved() -> None:
    clocks = SeatClocks(read_control("5d3"), (0,))
    clocks.run((0,), 0)
    assert (clocks.free(0, 1_000), clocks.bank(0, 1_000)) == (2_000, 300_000)
    clocks.note_action(0, 2_000)
    clocks.run((0,), 2_000)
    assert clocks.bank(0, 6_000) == 299_000 and clocks.due(0) == 305_000


def test_clocks_of_all_who_may_act_run_at_once() -> None:
    clocks = SeatClocks(read_control("20"), (0, 1, 2))
    clocks.run((0, 2, 5), 100)
    assert set(clocks.running) == {0, 2}
    clocks.note_action(2, 1_100)
    clocks.run((0,), 1_100)
    assert [clocks.bank(seat, 2_100) for seat in clocks.seats] == [1_198_000, 1_200_000, 1_199_000]


def test_a_dropped_clock_is_gone() -> None:
    clocks = SeatClocks(read_control("20"), (0, 1))
    clocks.run((0,), 0)
    clocks.remove_clock(0)
    clocks.run((0, 1), 5)
    assert set(clocks.seats) == set(clocks.running) == {1}


@given(CONTROLS, st.lists(st.tuples(st.sampled_from(["act", "undo"]), st.integers(0, 40_000)), max_size=30))
def test_no_way_of_acting_and_taking_back_makes_time(control: TimeControl, steps: list[tuple[str, int]]) -> None:
    clocks, at, taken, acts = SeatClocks(control, (0,)), 0, 0, 0
    clocks.run((0,), 0)
    for kind, ms in steps:
        before, at = clocks.bank(0, at), at + ms
        assert clocks.bank(0, at) <= before
        if kind == "act":
            clocks.note_action(0, at)
            clocks.run((0,), at)
            acts += 1
        elif acts:
            held = clocks.bank(0, at)
            clocks.note_taken_back((0,), (0,), at)
            assert clocks.bank(0, at) <= held and clocks.bank(0, at) >= min(held, KEPT_MS)
            taken, acts = taken + 1, acts - 1
        assert 0 <= clocks.bank(0, at) <= control.bank_ms + control.increment_ms * (acts + taken)


def test_a_clock_that_runs_keeps_what_taking_back_has_to_leave() -> None:
    clocks = SeatClocks(read_control("1+5"), (0,))
    clocks.run((0,), 0)
    clocks.note_action(0, 0)
    clocks.run((0,), 0)
    clocks.note_taken_back((0,), (0,), 53_000)
    assert clocks.bank(0, 53_000) == KEPT_MS


def test_a_clock_that_starts_by_taking_back_has_no_delay() -> None:
    clocks = SeatClocks(read_control("5d3"), (0, 1))
    clocks.run((0,), 0)
    clocks.note_action(0, 1_000)
    clocks.run((1,), 1_000)
    clocks.note_taken_back((0,), (0,), 2_000)
    assert (clocks.free(0, 2_000), clocks.bank(0, 4_000)) == (0, 298_000)
    assert set(clocks.running) == {0} and clocks.bank(1, 9_000) == 300_000
