"""Tyramid: the hourglass and the diamond."""

from __future__ import annotations

import pytest

from parlour.core.dice import new_dice, roll
from parlour.core.facts import say
from tests.games.tyramid.drawing import A, drawn, play, refusal, rows_of, spots, started

GLASS = ("2Ty\n2Rr 4Tr\n. 4Ro .", "2Ty\n. 2Cy")


@pytest.mark.rule("TYR-32", "TYR-33", "TYR-34", "TYR-G11", "TYR-G16")
def test_both_halves_have_an_active_row():
    match = drawn(GLASS, ["4Sr 2Xy +3", "+5"], options={"shape": "hourglass"})
    assert spots(match) == {"0.3.1", "0.3.3", "1.2.1"}
    assert refusal(match, "play 4Sr 3") == "TYR-G16"
    play(match, A, "play 2Xy 1 1")
    assert rows_of(match, 1) == [["2Ty"], ["2Xy", "2Cy"]]
    assert match.points()[0][A] == 6
    assert spots(match) == {"0.3.1", "0.3.3", "1.3.1", "1.3.2", "1.3.3"}
    play(match, A, "play 4Sr 0 3")
    assert rows_of(match)[2] == ["", "4Ro", "4Sr"]


@pytest.mark.rule("TYR-33", "TYR-G16")
@pytest.mark.parametrize(("card", "half", "column"), [("1Cv", 0, 1), ("1Cv", 1, 2), ("5Xr", 0, 2), ("5Xr", 1, 1)])
def test_the_first_and_the_last_card_are_laid_in_the_half_and_cell_named(card, half, column):
    start = {"1Cv": "1Cc", "5Xr": "5Xo"}[card]
    match = drawn((start, start), [f"{card} +4", "+5"], options={"shape": "hourglass"})
    play(match, A, f"play {card} {half} {column}")
    row = [card, ""] if column == 1 else ["", card]
    assert rows_of(match, half) == [[start], row]
    assert rows_of(match, 1 - half) == [[start]]


@pytest.mark.rule("TYR-G11", "TYR-28")
def test_a_full_half_is_closed_and_both_must_be_full():
    full = "2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n4Ty 4Co 4So 4Xc"
    match = drawn((full, "2Ty\n. 2Cy"), ["2Xy +4", "+5"], options={"shape": "hourglass"})
    assert refusal(match, "play 2Xy 0 1") == "TYR-G11"
    play(match, A, "play 2Xy 1 1")
    assert not match.over


@pytest.mark.rule("TYR-G16")
@pytest.mark.parametrize("shape", ["pyramid", "diamond"])
def test_without_an_hourglass_no_half_is_named(shape):
    match = drawn("2Ty", ["4Tr +4", "+5"], options={"shape": shape})
    assert refusal(match, "play 4Tr 0 1") == refusal(match, "play 4Tr 1 1") == "TYR-G16"
    assert refusal(match, "play 4Tr 1") is None


@pytest.mark.rule("TYR-31", "TYR-G12")
def test_a_diamond_is_built_to_its_lowest_card():
    match = started(2, 3, shape="diamond", rows=4)
    dice = new_dice(3)
    while not match.over:
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        match.play(seat, legal[roll(dice, len(legal))])
    widths = [len(row) for row in rows_of(match)]
    assert widths == [1, 2, 3, 4, 3, 2, 1]
    assert say("nothing-fits") not in [event.text for event in match.events(-1)]
