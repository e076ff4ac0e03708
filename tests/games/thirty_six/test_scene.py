"""36: what is seen, touched and told."""

from __future__ import annotations

import pytest

from parlour.core.match import Match
from tests.games.spoken import said
from tests.games.thirty_six.drawing import GAME, Z, drawn, move, square

NAMES = ("Ann", "Bob")


def passing() -> Match:
    """Ann passes over Bob and owes a counter of either colour."""
    match = drawn([(3, 1), (3, 3)], [[2, 2, 0], [0, 9, 0]])
    move(match, 0, (3, 4))
    return match


def told(match: Match, viewer: int) -> list[str]:
    return [said(GAME, event.text, NAMES, viewer) for event in match.events(viewer)]


@pytest.mark.rule("T36-20", "T36-24")
@pytest.mark.parametrize(
    ("viewer", "words"),
    [
        (-1, ["Ann moves to row 4, column 5 and places a white counter.", "Ann hands Bob a red counter."]),
        (0, ["You move to row 4, column 5 and place a white counter.", "You hand Bob a red counter."]),
        (1, ["Ann moves to row 4, column 5 and places a white counter.", "Ann hands you a red counter."]),
    ],
)
def test_a_move_is_told_to_each_as_what_they_did_or_got(viewer: int, words: list[str]) -> None:
    match = passing()
    match.play(0, "give 1")
    assert told(match, viewer) == words
    placed, handed = match.events(viewer)
    assert (placed.points, placed.at, placed.ids) == (-1, f"s{square((3, 4))}", (f"s{square((3, 1))}", placed.at))
    assert (handed.points, handed.at) == (1, "pawn-1")


def test_the_status_is_what_one_is_asked_to_do_and_for_others_whose_turn_it_is() -> None:
    match = passing()
    assert [said(GAME, match.scene(viewer).status, NAMES, viewer) for viewer in (-1, 0, 1)] == [
        "Ann is to play.",
        "Hand Bob a counter.",
        "Ann is to play.",
    ]
    assert [(said(GAME, choice.label), choice.path) for choice in match.choices(0)] == [
        ("Give a white counter", ("reserve-0-0",)),
        ("Give a red counter", ("reserve-0-1",)),
    ]


def test_squares_say_what_lies_on_them() -> None:
    match = drawn([(0, 0), (2, 3)], [[11, 0, 0], [0, 12, 0]], "W" + Z[2:])
    spots = {spot.id: said(GAME, spot.label, NAMES, 0) for spot in match.public().spots}
    assert spots["s0"] == "row 1, column 1, white: white counter and your white pawn"
    assert spots[f"s{square((2, 3))}"] == "row 3, column 4, red: red pawn of Bob"
    assert spots["s1"] == "row 1, column 2, white: empty"
    gates = [piece for piece in match.public().pieces if piece.kind == "gate"]
    assert {said(GAME, gate.label) for gate in gates} == {"white gate", "red gate", "black gate"}
    assert all("gate" in spots[f"s{end}"] for gate in gates for end in gate.id.split("-")[1:])


@pytest.mark.rule("T36-27", "T36-28", "T36-D16")
def test_a_victory_and_a_draw_are_told() -> None:
    match = drawn([(3, 1), (3, 3)], [[1, 0, 0], [0, 9, 0]])
    move(match, 0, (3, 2))
    assert [told(match, viewer)[-1] for viewer in (-1, 0)] == [
        "Ann has no counter left. Ann wins.",
        "You have no counter left. You win.",
    ]
    draw = drawn([(0, 0), (2, 3)], [[4, 0, 0], [0, 4, 0]], Z.upper())
    draw.play(0, "pass")
    draw.play(1, "pass")
    assert said(GAME, draw.public().status, NAMES) == (
        "Nobody can move any more: the fewest left wins. A draw between Ann and Bob."
    )
    assert told(draw, 0)[:2] == ["You have no move and pass.", "Bob has no move and passes."]


@pytest.mark.rule("T36-10", "T36-24")
def test_refusals_in_words() -> None:
    match = Match.start(GAME, 2, GAME.read_options({"start": 0}), bytes(32))
    match.play(1, "chooseColour 1")
    problem = match.broken(0, GAME.rules.actions.read("chooseColour 1"))
    assert problem and said(GAME, problem.reason) == "That colour is taken."
    problem = passing().broken(0, GAME.rules.actions.read("give 2"))
    assert problem and said(GAME, problem.reason) == "You have no counter of that colour to hand over."
    problem = passing().broken(0, GAME.rules.actions.read("move 0"))
    assert problem and said(GAME, problem.reason) == "First hand over the counter you owe."


def test_counters_of_one_s_own_lie_in_the_middle_of_the_reserve() -> None:
    match = drawn([(0, 0), (2, 3)], [[11, 2, 0], [0, 10, 0]], "W" + Z[2:])
    lies = {piece.id: piece.x for piece in match.public().pieces if piece.zone.startswith("reserve")}
    assert lies == {"reserve-0-0": 1, "reserve-0-1": 0, "reserve-1-1": 1}
