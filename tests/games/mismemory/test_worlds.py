"""Mismemory: the null of suns, which is tile 0, and space 0 are like any other; imagined worlds keep what is known."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.dice import new_dice
from parlour.core.match import Match
from parlour.core.verbs import imagine
from parlour.games.mismemory.components import UNKNOWN
from parlour.games.mismemory.view import deal_unseen
from tests.games.mismemory.drawing import HONOUR, decline, drawn, legal, refusal, space, started, turn_up

NULL = 0


def kept() -> Match:
    """Seat 0 owns the null of suns, the 3 lies on space 0."""
    match = in_hand(0)
    match.play(0, "place 0")
    return match


def in_hand(which: int) -> Match:
    match = drawn(("", "", ""))
    turn_up(match, "S0", "S3")
    match.play(0, f"keep {which}")
    return match


def shown() -> Match:
    match = drawn(("C3", "S0 M0", ""), HONOUR)
    match.play(2, "challenge 1")
    return match


def turned_up() -> Match:
    match = drawn(("", ""))
    turn_up(match, "S0")
    return match


def turned_back() -> Match:
    match = drawn(("", ""))
    decline(match, "S0", "M2")
    return match


@pytest.mark.rule("MIS-02", "MIS-D16")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
@pytest.mark.parametrize("known", [kept, lambda: in_hand(0), lambda: in_hand(1), shown, turned_up, turned_back])
def test_every_imagined_world_has_each_tile_once(known, viewer: int) -> None:
    match, dice = known(), new_dice(2)
    for _ in range(12):
        world = match.view(viewer)
        imagine(world, viewer, dice)
        held = (*world.face, *world.own.ravel(), *world.shown, world.returning)
        assert sorted(int(tile) for tile in held if tile != -1) == list(range(24))
        if viewer == 0:
            assert world.own[0].tolist() == match.state.own[0].tolist()
            assert int(world.returning) == int(match.state.returning)
        if known is turned_back or known is turned_up:
            assert int(world.face[space(match, "S0")]) == NULL


@pytest.mark.rule("MIS-05", "MIS-D16")
def test_all_orders_of_what_is_left_are_equally_likely() -> None:
    state, dice, orders = drawn().state, new_dice(3), Counter()
    places = [4, 5, 6]
    for _ in range(600):
        world = state.copy()
        world.face[places] = UNKNOWN
        deal_unseen(world, sum(1 << place for place in places), dice)
        orders[tuple(world.face[places].tolist())] += 1
    assert len(orders) == 6 and all(sorted(order) == sorted(state.face[places].tolist()) for order in orders)
    assert max(abs(times - 100) for times in orders.values()) < 28


@pytest.mark.rule("MIS-D17")
def test_tags_are_numbered_by_space() -> None:
    assert started().state.tag[:24].tolist() == list(range(1, 25))
    assert started(grid="5x5").state.tag[:25].tolist() == [*range(1, 13), 0, *range(14, 26)]


@pytest.mark.rule("MIS-08", "MIS-D3")
@pytest.mark.parametrize("flip", ["sequential", "together"])
def test_no_tile_is_turned_up_twice(flip: str) -> None:
    for place in (0, 5, 23):
        match = drawn(options={"flip": flip})
        if flip == "sequential":
            match.play(0, f"flip {place}")
            assert refusal(match, 0, f"flip {place}") == "MIS-D3"
            assert legal(match, 0) == [f"flip {other}" for other in range(24) if other != place]
        else:
            assert refusal(match, 0, f"flip {place} {place}") == "MIS-D3"
            assert len(legal(match, 0)) == 24 * 23


@pytest.mark.rule("MIS-D16", "MIS-05")
@pytest.mark.parametrize("grid", ["4x6", "5x5"])
def test_at_first_nobody_has_seen_anything(grid: str) -> None:
    state = started(grid=grid).state
    assert [known == UNKNOWN for known in state.known] == [face >= 0 for face in state.face]


@pytest.mark.rule("MIS-D3", "MIS-08")
def test_both_named_together_must_be_tiles() -> None:
    match = drawn(("S0 C2", ""), {"flip": "together"})
    for gap in (0, 14):
        assert refusal(match, 0, f"flip 5 {gap}") == refusal(match, 0, f"flip {gap} 5") == "MIS-D3"
    assert refusal(match, 0, "flip 5 23") is None
    assert len(legal(match, 0)) == 22 * 21


@pytest.mark.rule("MIS-25", "MIS-D8")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_other_is_left_alone_and_shows(seat: int) -> None:
    own = ["C3 K2", "C3 K2"]
    own[seat] = "S0 M0"
    match = drawn(own, HONOUR)
    match.play(1 - seat, f"challenge {seat}")
    assert match.over and match.points()[1] == (1 - seat,)


@pytest.mark.rule("MIS-D12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_is_out_does_nothing_more(seat: int) -> None:
    own = ["C3 K2", "C0 CA", "S2 S4"]
    own[seat] = "S0 M0"
    match = drawn(own, HONOUR, turn=seat)
    match.play((seat + 1) % 3, f"challenge {seat}")
    assert legal(match, seat) == []
    for action in ("flip 0", "decline", "replace 0 0", f"challenge {(seat + 1) % 3}"):
        assert refusal(match, seat, action) == "MIS-D12"
