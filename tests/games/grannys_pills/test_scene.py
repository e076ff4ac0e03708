"""Granny's Pills: what a seat sees, touches and is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.core.errors import RuleBroken
from parlour.core.match import Match
from tests.games.grannys_pills.drawing import (
    ALMOST,
    BARE,
    GAME,
    NO_GRID,
    ONE_EACH,
    PERFECT,
    drawn,
    space,
    take,
    take_one,
)
from tests.games.spoken import said

NAMES = ("Ann", "Bob")
GAP = "G4 G3 R4 " + NO_GRID[6:]


def zone(match: Match, viewer: int, name: str) -> dict[str, tuple[str, str | None]]:
    return {piece.id: (piece.kind, piece.face) for piece in match.scene(viewer).pieces if piece.zone == name}


def told(match: Match, viewer: int = -1) -> list[str]:
    return [said(GAME, event.text, NAMES, viewer) for event in match.events(viewer)]


def status(match: Match, viewer: int) -> str:
    return said(GAME, match.scene(viewer).status, NAMES, viewer)


@pytest.mark.rule("GRA-03", "GRA-15", "GRA-04")
def test_grid_schedules_prescriptions_and_bag() -> None:
    match = drawn(schedules=("G1>G4 . . / . . . / . . .", BARE))
    scene = match.scene(0)
    assert [(z.id, z.kind) for z in scene.zones] == [
        ("board", "board"),
        ("supply", "supply"),
        ("hand-0", "hand"),
        ("hand-1", "hand"),
    ]
    grid = zone(match, 0, "board")
    assert list(grid.values())[:3] == [("pill", "capsule-yellow"), ("pill", "capsule-blue"), ("pill", "capsule-blue")]
    assert zone(match, 0, "supply") == {"bag": ("bag", None)}
    own = [(p.face, p.level, p.x, p.y) for p in scene.pieces if p.zone == "hand-0"]
    assert own == [
        ("round-green", 0, 0, 0),
        ("lozenge-green", 1, 0, 0),
        (
            (
                "lozenge-green capsule-blue capsule-yellow/round-blue oval-blue round-yellow/"
                "lozenge-red round-red oval-green"
            ),
            0,
            3.5,
            0,
        ),
    ]
    assert zone(match, 0, "hand-1") == {"prescription-1-0": ("prescription", None)}
    labels = {spot.id: said(GAME, spot.label) for spot in scene.spots}
    assert "for green lozenge, green lozenge" in labels["s0-0"]
    assert labels["s1-0"] == "schedule, top left, empty"
    slips = [said(GAME, p.label, NAMES, 0) for p in scene.pieces if p.kind == "prescription"]
    assert slips[0].startswith("your prescription: green lozenge, blue capsule, yellow capsule; blue round,")
    assert slips[1] == "prescription of Bob: face down"


def test_a_pill_keeps_its_id_from_the_grid_to_the_schedule() -> None:
    match = drawn()
    identity = next(p.id for p in match.scene(0).pieces if p.zone == "board" and (p.x, p.y) == (3, 3))
    take(match, 0, "V", (2, 3), (0, 1))
    place = next((p.zone, p.x, p.y) for p in match.scene(1).pieces if p.id == identity)
    assert place == ("hand-0", 1, 1)


@pytest.mark.rule("GRA-D6")
def test_pills_that_went_through_the_bag_have_new_ids() -> None:
    match = drawn(schedules=(ALMOST, BARE), turn=0, first=1, cycle=3)
    before = {p.id for p in match.scene(0).pieces}
    take_one(match, 0, (2, 0), (2, 2))
    gone = before - {p.id for p in match.scene(0).pieces}
    assert len(gone) == 8 + 1 + 2, "eight pills, the one taken, two prescriptions"


def test_chosen_pills_lie_in_places_that_are_held() -> None:
    match = drawn()
    match.play(0, "takeThree V 15")
    held = [spot.id for spot in match.scene(1).spots if spot.kind == "held"]
    assert held == ["g15", "g21", "g27"]


def test_paths_are_the_pills_and_the_space_of_the_first() -> None:
    match = drawn()
    choices = {choice.text: (said(GAME, choice.label), choice.path) for choice in match.choices(0)}
    assert choices["swap 7"] == ("Swap green round and red capsule", ("swap", "g8", "g9"))
    assert choices["takeThree V 15"][1] == ("g15", "g21", "g27")
    assert choices["takeOne 15"] == ("Take this one alone: blue lozenge (+1)", ("g15", "only"))
    assert len({path for _, path in choices.values()}) == len(choices)
    match.play(0, f"takeThree NW {space((1, 3))}")
    places = {choice.text: choice for choice in match.choices(0) if choice.text.startswith("place")}
    assert list(places) == ["placeThree 0"]
    assert places["placeThree 0"].path == ("s0-1",), "the form's first pill is in its top right"
    spots = [spot for _, spot in places["placeThree 0"].brings]
    assert spots == ["s0-1", "s0-3", "s0-4"]
    lie = {piece.id: (piece.x, piece.y) for piece in match.scene(0).pieces}
    assert [lie[pill] for pill, _ in places["placeThree 0"].brings] == [(4, 1), (3, 2), (4, 2)]


@pytest.mark.parametrize("place", [1, 8, 15, 30])
def test_one_pill_alone_says_what_it_brings_at_best(place: int) -> None:
    match = drawn()
    asked = next(said(GAME, choice.label) for choice in match.choices(0) if choice.text == f"takeOne {place}")
    match.play(0, f"takeOne {place}")
    placing = [
        GAME.rules.actions.read(choice.text) for choice in match.choices(0) if choice.text.startswith("placeOne")
    ]
    gains = [match.preview(0, action) for action in placing]
    assert asked.endswith(f"(+{max(gain.points for gain in gains if gain):.0f})")


def test_pills_may_be_touched_in_any_order() -> None:
    match = drawn()
    free = {choice.text.split()[0]: choice.free for choice in match.choices(0)}
    assert free == {"swap": 2, "takeThree": 3, "takeOne": 0}
    assert match.why(0, ["g27", "g15"]).clause == match.why(0, ["g15", "g27"]).clause


REFUSALS = [
    ("GRA-25", {}, (), "takeThree H 0", "nowhere do these colours fit your prescription"),
    ("GRA-ACT", {}, (), "takeThree H 5", "no three spaces of this form"),
    ("GRA-ACT", {}, (), "placeOne 0", "Choose pills on the grid first"),
    ("GRA-D10", {}, (), "pass", "you may not pass"),
    ("GRA-ACT", {}, ("takeOne 7",), "takeOne 7", "chosen these already"),
    ("GRA-30", {}, ("takeOne 7",), "placeOne 1", "The colour does not fit"),
    ("GRA-ACT", {}, ("takeOne 7",), "placeThree 0", "as they lie"),
    ("GRA-19", {}, ("takeOne 7",), "swap 0", "swap once"),
    ("GRA-25", {}, ("takeThree V 15",), "placeThree 0", "The colours do not fit the prescription there"),
    ("GRA-D20", {}, tuple(f"takeOne {n}" for n in range(9)), "takeOne 20", "often enough"),
    ("GRA-22", {"options": {"forms": "straight"}}, (), "takeThree NE 15", "Only three in a row or in a column"),
    ("GRA-D8", {"options": {"single": "forced"}}, (), "takeOne 0", "a single one is not allowed"),
    ("GRA-D9", {"grid": GAP}, (), "swap 2", "one of these spaces is empty"),
    ("GRA-D11", {"grid": GAP}, (), "takeOne 3", "One of these spaces is empty"),
]


@pytest.mark.parametrize(
    ("clause", "about", "before", "action", "words"),
    [pytest.param(*case, marks=pytest.mark.rule(case[0]), id=f"{case[0]}-{case[3]}") for case in REFUSALS],
)
def test_refusals_in_words(clause: str, about: dict[str, Any], before: Sequence[str], action: str, words: str) -> None:
    match = drawn(**about)
    for earlier in before:
        match.play(0, earlier)
    with pytest.raises(RuleBroken, match=words) as refused:
        match.play(0, action)
    assert refused.value.clause == clause


@pytest.mark.rule("GRA-21")
def test_touching_three_pills_that_fit_nowhere_is_answered_with_the_rule() -> None:
    assert drawn().why(0, ("g0", "g1", "g2")).clause == "GRA-25"


@pytest.mark.parametrize(
    ("viewer", "swaps", "chooses", "places", "whose"),
    [
        (-1, "Ann swaps", "Ann chooses", "Ann places", "Bob's"),
        (0, "You swap", "You choose", "You place", "Bob's"),
        (1, "Ann swaps", "Ann chooses", "Ann places", "Your"),
    ],
)
def test_a_turn_is_told(viewer: int, swaps: str, chooses: str, places: str, whose: str) -> None:
    match = drawn()
    match.play(0, "swap 7")
    take(match, 0, "SW", (3, 3), (0, 1))
    assert told(match, viewer) == [
        f"{swaps} green round and red capsule.",
        f"{chooses} blue capsule, yellow lozenge, and yellow round.",
        f"{places} blue capsule, yellow lozenge, and yellow round: +5.",
        f"{whose} prescription is turned up.",
    ]
    event = match.events(viewer, 2)[0]
    assert (event.points, event.at, event.seat) == (5, "s0-1", 0)
    pieces = {piece.id: (piece.zone, piece.x, piece.y) for piece in match.scene(viewer).pieces}
    assert [pieces[id] for id in event.ids] == [("hand-0", 1, 0), ("hand-0", 2, 0), ("hand-0", 2, 1)]


@pytest.mark.rule("GRA-29", "GRA-D8")
def test_a_single_pill_is_taken_by_a_button_even_where_nothing_else_can_be_taken() -> None:
    match = drawn()
    pieces = {piece.id for piece in match.scene(0).pieces} | {spot.id for spot in match.scene(0).spots}
    taking = {choice.text: said(GAME, choice.label) for choice in match.choices(0, pieces)}
    assert taking["takeOne 15"].startswith("Take this one alone")
    assert taking["takeThree V 15"] == ""
    few = drawn(NO_GRID[:-3] + "G4 .", ONE_EACH, cycle=1)
    assert [(choice.text, choice.path) for choice in few.choices(0, {"g34"})] == [("takeOne 34", ("g34", "only"))]


@pytest.mark.rule("GRA-37", "GRA-11", "GRA-40", "GRA-12")
def test_the_end_of_a_round_and_of_the_game_are_told() -> None:
    match = drawn(schedules=(ALMOST, BARE), cycle=2)
    take_one(match, 0, (2, 0), (2, 2))
    assert told(match)[-1] == "Ann's schedule is full: this is the last cycle of the round."
    assert "last cycle" in status(match, 1)
    match.play(1, "takeOne 0")
    match.play(1, next(c.text for c in match.choices(1) if c.text.startswith("placeOne")))
    assert told(match)[-2:] == ["Round 1 is over: Ann 18 and Bob 1.", "Bob's prescription is turned up."]
    match = drawn(schedules=(ALMOST, BARE), rounds=[[3], [4]], turn=0, first=1, cycle=3)
    take_one(match, 0, (2, 0), (2, 2))
    assert told(match)[-2:] == [
        "Round 2 is over: Ann 18 and Bob 0.",
        "That was the last round. Ann wins with 21.",
    ]
    assert [status(match, viewer) for viewer in (-1, 0)] == [
        "That was the last round. Ann wins with 21.",
        "That was the last round. You win with 21.",
    ]
    assert [[line.points for line in score.lines] for score in match.scene(0).scores] == [[3, 18], [4, 0]]


@pytest.mark.rule("GRA-D16")
def test_a_shared_win_is_told() -> None:
    match = drawn(rounds=[(9, 9), (8, 10)], phase="over")
    assert status(match, -1) == "That was the last round. Ann and Bob share the win with 18."


@pytest.mark.rule("GRA-33", "GRA-D17", "GRA-D10")
def test_the_end_of_time_is_told() -> None:
    match = drawn(options={"limit": 30})
    match.expire("limit")
    assert told(match)[:2] == ["Ann has no time left.", "Ann places green lozenge: +2."]
    match = drawn(NO_GRID, ONE_EACH, options={"limit": 30}, cycle=1)
    match.expire("limit")
    assert told(match) == ["Ann has no time left."]
    match = drawn(NO_GRID, ONE_EACH, cycle=1)
    assert "pass" in status(match, 0)
    match.play(0, "pass")
    assert told(match) == ["Ann finds no pill to take and passes."]


def test_the_status_says_what_to_do() -> None:
    match = drawn()
    assert "you may swap two" in status(match, 0)
    assert "Ann is to play" in status(match, 1)
    assert "Ann is to play" in status(match, -1)
    match.play(0, "swap 7")
    assert status(match, 0).endswith("Choose three pills that touch.")
    match.play(0, "takeOne 0")
    assert "Touch where the pill goes" in status(match, 0)
    match.play(0, "takeThree V 15")
    assert "Touch where the first of the three goes" in status(match, 0)
    match = drawn(schedules=(PERFECT, ALMOST), first=1, cycle=2, options={"colours": "trust"})
    details = [said(GAME, score.detail) for score in match.scene(0).scores]
    assert details == ["full", "1 empty"]
    assert drawn().scene(0).over is False
