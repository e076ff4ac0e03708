"""Mismemory: what a seat sees, touches and is told."""

from __future__ import annotations

import pytest

from parlour.core.errors import RuleBroken
from parlour.core.match import Match
from tests.games.mismemory.drawing import BLIND, HONOUR, decline, drawn, turn_up

NAMES = ("Ann", "Bob", "Cat")


def told(match: Match, viewer: int = 1) -> list[str]:
    return [event.text for event in match.events(viewer, names=NAMES)]


@pytest.mark.rule("MIS-05", "MIS-08")
def test_tiles_lie_face_down_until_they_are_turned_up() -> None:
    match = drawn(("S0", ""))
    scene = match.scene(1, NAMES)
    assert [(zone.id, zone.kind, zone.columns, zone.rows) for zone in scene.zones] == [
        ("board", "board", 6, 4),
        ("seat-0", "opponent", 6, 1),
        ("seat-1", "hand", 6, 1),
    ]
    assert {(piece.kind, piece.face) for piece in scene.pieces} == {("piecepack", None)}
    assert [spot.label for spot in scene.spots[:2]] == ["row 1, column 1, gap", "row 1, column 2, tile, face down"]
    turn_up(match, "KA")
    up = [piece for piece in match.scene(1).pieces if piece.face]
    assert [(piece.face, piece.label, piece.x, piece.y) for piece in up] == [("arms-ace", "arms ace", 4, 2)]


def test_paths() -> None:
    match = drawn()
    assert match.choices(0)[5].path == ("s5",)
    turn_up(match, "S0", "S3")
    choices = {choice.text: (choice.label, choice.path) for choice in match.choices(0)}
    assert choices == {
        "decline": ("Turn both back", ("decline",)),
        "keep 0": ("Keep sun null", ("s0",)),
        "keep 1": ("Keep sun 3", ("s1",)),
    }
    match.play(0, "keep 0")
    assert match.choices(0)[1].path == ("s1",)
    assert match.scene(0).status == "Put the other tile face down into a gap."
    together = drawn(options={"flip": "together"})
    assert together.choices(0)[0].path == ("s0", "s1")
    out = drawn(("S0 M0", "", ""), HONOUR)
    assert out.choices(1)[0].path == ("challenge-0",)
    out.play(1, "challenge 0")
    tile = next(piece.id for piece in out.scene(1).pieces if piece.zone == "supply")
    assert (out.choices(1)[0].label, out.choices(1)[0].path) == ("Put sun null on row 1, column 1", (tile, "s0"))


def up(*tiles: str) -> Match:
    """Seat 0 owns C3 and has turned up tiles."""
    match = drawn(("C3", ""))
    turn_up(match, *tiles)
    return match


def in_hand() -> Match:
    match = up("S0", "S3")
    match.play(0, "keep 0")
    return match


def on_honour(challenged: bool = False) -> Match:
    """Seat 0 owns a number twice, seat 2 nothing."""
    match = drawn(("S0 M0", "C3 K2", ""), HONOUR)
    if challenged:
        match.play(1, "challenge 0")
    return match


REFUSALS: list[tuple[str, Match, int, str, str]] = [
    ("MIS-D3", up(), 0, "decline", "First turn up two tiles"),
    ("MIS-D3", up(), 0, "flip 0 1", "one tile, then another"),
    ("MIS-D3", up(), 0, "flip 8", "a gap or face up"),
    ("MIS-D3", drawn(options={"flip": "together"}), 0, "flip 0", "two tiles together"),
    ("MIS-D5", up(), 1, "challenge 0", "there are no challenges"),
    ("MIS-08", up("S0", "S3"), 0, "flip 5", "Two tiles are up already"),
    ("MIS-09", up("S0", "M2"), 0, "keep 0", "different suits"),
    ("MIS-10", up("S0", "S3"), 0, "keep 1", "You own that number already"),
    ("MIS-13", in_hand(), 0, "place 5", "into a gap"),
    ("MIS-D10", on_honour(), 0, "challenge 0", "cannot challenge yourself"),
    ("MIS-D10", on_honour(), 0, "challenge 2", "too-few"),
    ("MIS-D10", on_honour(challenged=True), 2, "challenge 1", "in-hand"),
    ("MIS-20", on_honour(challenged=True), 2, "replace 0 0", "seat 1's turn"),
    ("MIS-19", on_honour(challenged=True), 1, "replace 0 1", "Put it into a gap"),
    ("MIS-D12", on_honour(challenged=True), 0, "challenge 1", "not-active"),
]


@pytest.mark.parametrize(
    ("clause", "match", "seat", "action", "words"),
    [pytest.param(*case, marks=pytest.mark.rule(case[0]), id=f"{case[0]}-{case[3]}") for case in REFUSALS],
)
def test_refusals_in_words(clause: str, match: Match, seat: int, action: str, words: str) -> None:
    with pytest.raises(RuleBroken, match=words) as refused:
        match.play(seat, action)
    assert refused.value.clause == clause


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_turn_is_told(viewer: int) -> None:
    match = drawn()
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    match.play(0, "place 1")
    decline(match, "M2", "C4")
    turn_up(match, "M2", "C4")
    match.expire("show")
    assert told(match, viewer) == [
        "Ann turns up row 1, column 1.",
        "Ann turns up row 1, column 2.",
        "Ann keeps one of the two tiles.",
        "Ann puts the other on row 1, column 2.",
        "Bob turns up row 1, column 3.",
        "Bob turns up row 1, column 4.",
        "Bob turns both tiles back.",
        "Ann turns up row 1, column 3.",
        "Ann turns up row 1, column 4.",
        "Both tiles are turned back.",
    ]
    kept = match.events(viewer, 2, NAMES)[0]
    assert kept.points == 1 and kept.at in {piece.id for piece in match.scene(viewer).pieces}


@pytest.mark.rule("MIS-24", "MIS-23", "MIS-25", "MIS-D7")
def test_challenges_and_endings_are_told() -> None:
    match = drawn(("S0 M0", "C3 K2", ""), HONOUR)
    match.play(1, "challenge 0")
    assert told(match) == [
        "Bob challenges Ann.",
        "Ann owns a number twice and is out.",
        "2 tiles are shown and put back by the others.",
    ]
    assert match.scene(1, NAMES).status == "Put one of the shown tiles into a gap."
    assert match.scene(2, NAMES).status == "Bob puts a tile back."
    assert match.scene(2, NAMES).scores[0].detail == "out"
    match.play(1, "replace 0 0")
    assert told(match)[-1] == "Bob puts a tile back on row 1, column 1."
    match.play(2, "replace 1 6")
    match.play(2, "challenge 1")
    assert told(match)[-2:] == ["Cat challenges Bob.", "Bob wins."]
    match = drawn(("S0 M0", "C3 K3"), HONOUR)
    match.play(1, "challenge 0")
    assert match.scene(0, NAMES).status == "A draw: nobody wins."
    match = drawn(("S0", "C3"), quiet=39)
    decline(match, "M2", "C4")
    assert told(match)[-1] == "Ann and Bob share the win."


def test_the_status_says_what_to_do() -> None:
    match = drawn(("S0", ""))
    assert match.scene(0, NAMES).status == "Turn up two tiles."
    assert match.scene(1, NAMES).status == "Waiting for Ann."
    assert match.scene(-1, NAMES).status == "Ann is to play."
    turn_up(match, "M2")
    assert match.scene(0, NAMES).status == "Turn up another tile."
    turn_up(match, "C4")
    assert match.scene(0, NAMES).status == "Two suits: remember them."
    match = drawn(options=BLIND)
    turn_up(match, "S0", "S3")
    assert match.scene(0, NAMES).status == "One suit: keep a tile, or decline."
    assert [score.detail for score in drawn(("S0", "")).scene(0).scores] == ["1 of six", "0 of six"]
