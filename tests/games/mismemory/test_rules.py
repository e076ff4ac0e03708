"""Clauses and decisions of Mismemory that the worked examples leave open, its options, and the laws of every game."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.bots.levels import think
from parlour.core.decision import LEVELS
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption, BadPosition, CannotUndo
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.games.mismemory.components import GRIDS, TILE_NAMES
from tests.games.mismemory.drawing import (
    BLIND,
    GAME,
    HOLEY,
    HONOUR,
    at,
    decline,
    drawn,
    legal,
    owns,
    play_on,
    refusal,
    started,
    turn_up,
)

# --- set-up


@pytest.mark.rule("MIS-01")
@pytest.mark.parametrize("players", [1, 4])
def test_two_or_three_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 3"):
        Match.start(GAME, players)


@pytest.mark.rule("MIS-02", "MIS-05", "MIS-06", "MIS-D1")
@pytest.mark.parametrize("grid", GRIDS)
def test_all_24_tiles_lie_face_down_in_any_grid(grid: str) -> None:
    match = started(grid=grid)
    lying = [at(match, place) for place in range(int(match.state.spaces))]
    assert sorted(tile for tile in lying if tile != ".") == sorted(TILE_NAMES)
    scene = match.scene(0)
    assert {piece.face for piece in scene.pieces if piece.zone == "board"} == {None}
    places = [(spot.y, spot.x) for spot in scene.spots if spot.zone == "board"]
    assert places == sorted(set(places)), "reading order"
    assert [place for place, tile in enumerate(lying) if tile == "."] == ([12] if grid == "5x5" else [])


@pytest.mark.rule("MIS-D1", "MIS-D2")
def test_a_tile_may_return_to_the_gap_in_the_centre_of_5x5() -> None:
    grid = "S0 S3 M2 C4 K5 SA M0 MA C3 K2 S5 M4 . C0 CA C2 K0 KA K3 S2 S4 M3 M5 C5 K4"
    match = drawn(grid=grid, options={"grid": "5x5"})
    assert refusal(match, 0, "flip 12") == "MIS-D3", "a space like any other, without a tile"
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    assert legal(match, 0) == ["place 0", "place 1", "place 12"]
    match.play(0, "place 12")
    assert (at(match, 12), [(spot.x, spot.y) for spot in match.scene(0).spots][12]) == ("S3", (2, 2))
    with pytest.raises(BadPosition, match="25 spaces, not 24"):
        drawn(options={"grid": "5x5"})


@pytest.mark.rule("MIS-D1")
def test_the_tiles_of_5x5_lie_at_random_around_the_gap() -> None:
    corners = {at(started(grid="5x5", seed=seed), place) for seed in range(40) for place in (0, 24)}
    assert len(corners) > 15


@pytest.mark.rule("MIS-D1")
def test_a_custom_grid_has_random_gaps() -> None:
    gaps = {tuple(place for place in range(len(HOLEY)) if at(started(grid="custom", cells=HOLEY, seed=k), place) == ".")
            for k in range(6)}  # fmt: skip
    assert len(gaps) == 6 and {len(places) for places in gaps} == {len(HOLEY) - 24}


@pytest.mark.rule("MIS-D1")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"grid": "custom"}, "24 to 36"),
        ({"grid": "custom", "cells": [[0, c] for c in range(23)]}, "24 to 36"),
        ({"grid": "custom", "cells": [[0, c % 24] for c in range(25)]}, "24 to 36"),
        ({"grid": "custom", "cells": [[36, c] for c in range(24)]}, "0 to 35"),
        ({"cells": [[0, c] for c in range(24)]}, "only a custom grid"),
        ({"grid": "3x8"}, "grid"),
    ],
)
def test_impossible_grids_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        started(**options)


@pytest.mark.rule("MIS-07", "MIS-05")
def test_lots_decide_who_begins_and_where_tiles_lie() -> None:
    matches = [started(3, seed) for seed in range(20)]
    assert {match.seats_to_act() for match in matches} == {(0,), (1,), (2,)}
    assert len({match.state.face.tobytes() for match in matches}) == 20


# --- turns


@pytest.mark.rule("MIS-15")
def test_turns_go_to_the_left() -> None:
    match = drawn(("", "", ""), turn=1)
    order = []
    for _ in range(5):
        order += match.seats_to_act()
        decline(match, "M2", "C4")
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.rule("MIS-D3", "MIS-D17")
def test_both_tiles_may_be_named_together() -> None:
    match = drawn(options={"flip": "together"})
    assert refusal(match, 0, "flip 0") == "MIS-D3"
    assert refusal(match, 0, "flip 3 3") == "MIS-D3"
    assert refusal(drawn(), 0, "flip 3 4") == "MIS-D3"
    match.play(0, "flip 5 1")
    match.play(0, "keep 0")
    match.play(0, "place 1")
    assert (owns(match, 0), at(match, 1), at(match, 5)) == ("SA", "S3", ".")


@pytest.mark.rule("MIS-D3", "MIS-08")
def test_turning_up_two_is_compulsory() -> None:
    match = drawn()
    assert refusal(match, 0, "decline") == refusal(match, 0, "keep 0") == "MIS-D3"
    turn_up(match, "S0")
    assert refusal(match, 0, "decline") == "MIS-D3"
    assert len(legal(match, 0)) == 23


@pytest.mark.rule("MIS-ACT", "MIS-13")
def test_what_the_actions_table_limits() -> None:
    match = drawn()
    for action in ("flip 24", "place 0", "replace 0 0"):
        assert refusal(match, 0, action) == "MIS-ACT", action
    assert refusal(match, CLOCK, "clock show") == "MIS-ACT"
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    assert refusal(match, 0, "flip 5") == refusal(match, 0, "decline") == "MIS-13"
    assert refusal(match, 0, "place 24") == "MIS-ACT"


def faces_up(match: Match) -> list[str]:
    """Name the tiles that lie face up in the grid."""
    return [piece.face for piece in match.scene(-1).pieces if piece.face and piece.zone == "board"]


@pytest.mark.rule("MIS-D4", "MIS-D17")
def test_the_clock_turns_two_suits_back_and_leaves_pairs_alone() -> None:
    for show in (2, 3, 5, 8):
        match = drawn(options={"show": show})
        assert match.clock() is None
        turn_up(match, "S0", "M2")
        clock = match.clock()
        assert clock is not None and (clock.name, clock.ms, clock.number) == ("show", 1000 * show, 1)
        assert faces_up(match) == ["sun-null", "moon-2"]
        match.expire("show")
        assert match.seats_to_act() == (1,)
        assert faces_up(match) == []
    turn_up(match, "S0", "S3")
    assert match.clock() is None and refusal(match, CLOCK, "clock show") == "MIS-ACT"


@pytest.mark.rule("MIS-D6", "MIS-10")
def test_a_pair_is_offered_even_if_neither_may_be_kept() -> None:
    match = drawn(("M0 M3", ""))
    turn_up(match, "S0", "S3")
    assert legal(match, 0) == ["decline"]
    assert match.actors() == 1, "no clock: nobody learns that it was no choice"


@pytest.mark.rule("MIS-D13")
@pytest.mark.parametrize("options", [{}, HONOUR, BLIND], ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_collected_tiles_stay_with_their_owner(players: int, options: dict[str, Any]) -> None:
    """Whatever is played, they leave only with a player who is disqualified."""
    match, dice = started(players, 3, **options), new_dice(players)
    most = 0
    while not match.over:
        before = [owns(match, seat) for seat in range(players)]
        play_on(match, dice)
        for seat, tiles in enumerate(before):
            assert owns(match, seat).startswith(tiles) or int(match.state.out) >> seat & 1
            most = max(most, len(tiles.split()))
    assert most > 1


@pytest.mark.rule("MIS-D13")
def test_a_collection_is_not_taken_back() -> None:
    match = drawn(("S0", ""))
    turn_up(match, "M2", "M3")
    match.play(0, "keep 0")
    with pytest.raises(CannotUndo, match="knows no taking back"):
        match.undo()


@pytest.mark.rule("MIS-D4")
@pytest.mark.parametrize("level", LEVELS)
def test_every_wait_of_a_bot_is_one_that_a_person_may_end(level: str) -> None:
    match = started(players=3, seed=4)
    for number in range(30):
        seat = int(match.state.turn)
        decision = think(GAME, match.view(seat), seat, level, number)
        assert decision.looks
        assert decision.action is not None
        match.play(seat, decision.action)
