"""Mismemory: what a seat sees, touches and is told."""

from __future__ import annotations

import pytest

from parlour.core.errors import RuleBroken
from parlour.core.match import Match
from tests.games.mismemory.drawing import BLIND, GAME, HONOUR, decline, drawn, turn_up
from tests.games.spoken import said

NAMES = ("Ann", "Bob", "Cat")


def told(match: Match, viewer: int = -1) -> list[str]:
    return [said(GAME, event.text, NAMES, viewer) for event in match.events(viewer)]


def status(match: Match, viewer: int) -> str:
    return said(GAME, match.scene(viewer).status, NAMES, viewer)


@pytest.mark.rule("MIS-05", "MIS-08")
def test_tiles_lie_face_down_until_they_are_turned_up() -> None:
    match = drawn(("S0", ""))
    scene = match.scene(1)
    assert [(zone.id, zone.kind, zone.columns, zone.rows) for zone in scene.zones] == [
        ("board", "board", 6, 4),
        ("hand-0", "hand", 6, 1),
        ("hand-1", "hand", 6, 1),
    ]
    assert {(piece.kind, piece.face) for piece in match.public().pieces} == {("piecepack", None)}
    assert [said(GAME, spot.label) for spot in scene.spots[:2]] == [
        "row 1, column 1, gap",
        "row 1, column 2, tile, face down",
    ]
    turn_up(match, "KA")
    up = [piece for piece in match.public().pieces if piece.face]
    assert [(piece.face, said(GAME, piece.label), piece.x, piece.y) for piece in up] == [("arms-ace", "arms ace", 4, 2)]


def test_paths() -> None:
    match = drawn()
    assert match.choices(0)[5].path == ("s5",)
    turn_up(match, "S0", "S3")
    choices = {choice.text: (said(GAME, choice.label), choice.path) for choice in match.choices(0)}
    assert choices == {
        "decline": ("Turn both back", ("decline",)),
        "keep 0": ("Keep sun null", ("s0",)),
        "keep 1": ("Keep sun 3", ("s1",)),
    }
    match.play(0, "keep 0")
    assert match.choices(0)[1].path == ("s1",)
    assert status(match, 0) == "Put the other tile face down into a gap."
    together = drawn(options={"flip": "together"})
    assert together.choices(0)[0].path == ("s0", "s1")
    out = drawn(("S0 M0", "", ""), HONOUR)
    assert out.choices(1)[0].path == ("challenge-0",)
    out.play(1, "challenge 0")
    tile = next(piece.id for piece in out.scene(1).pieces if piece.zone == "supply")
    assert (said(GAME, out.choices(1)[0].label), out.choices(1)[0].path) == (
        "Put sun null on row 1, column 1",
        (tile, "s0"),
    )


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
    ("MIS-20", on_honour(challenged=True), 2, "replace 0 0", "It is for Player 2"),
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


@pytest.mark.parametrize(
    ("viewer", "ann", "bob"),
    [
        (-1, ("Ann turns", "Ann keeps", "Ann puts"), "Bob turns"),
        (0, ("You turn", "You keep", "You put"), "Bob turns"),
        (1, ("Ann turns", "Ann keeps", "Ann puts"), "You turn"),
    ],
)
def test_a_turn_is_told(viewer: int, ann: tuple[str, str, str], bob: str) -> None:
    match = drawn()
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    match.play(0, "place 1")
    decline(match, "M2", "C4")
    turn_up(match, "M2", "C4")
    match.expire("show")
    turns, keeps, puts = ann
    assert told(match, viewer) == [
        f"{turns} up row 1, column 1.",
        f"{turns} up row 1, column 2.",
        f"{keeps} one of the two tiles.",
        f"{puts} the other on row 1, column 2.",
        f"{bob} up row 1, column 3.",
        f"{bob} up row 1, column 4.",
        f"{bob} both tiles back.",
        f"{turns} up row 1, column 3.",
        f"{turns} up row 1, column 4.",
        "Both tiles are turned back.",
    ]
    kept = match.events(viewer, 2)[0]
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
    assert status(match, 1) == "Put one of the shown tiles into a gap."
    assert status(match, 2) == "Bob puts a tile back."
    assert said(GAME, match.scene(2).scores[0].detail) == "out"
    match.play(1, "replace 0 0")
    assert told(match)[-1] == "Bob puts a tile back on row 1, column 1."
    assert told(match, 0)[:2] == ["Bob challenges you.", "You own a number twice and are out."]
    assert told(match, 1)[0] == "You challenge Ann." and told(match, 1)[-1].startswith("You put a tile back on")
    match.play(2, "replace 1 6")
    match.play(2, "challenge 1")
    assert told(match)[-2:] == [
        "Cat challenges Bob.",
        "The tiles of Bob are all different: the challenge was wrong. Bob wins.",
    ]
    match = drawn(("S0 M0", "C3 K3"), HONOUR)
    match.play(1, "challenge 0")
    assert status(match, 0) == "Everybody is out. A draw: nobody wins."
    match = drawn(("S0", "C3"), quiet=39)
    decline(match, "M2", "C4")
    assert told(match)[-1] == ("Nobody kept a tile for 20 turns each, and all show theirs. Ann and Bob share the win.")


@pytest.mark.rule("MIS-12", "MIS-D15")
def test_own_tiles_and_the_one_in_hand_stand_for_the_backs_that_everybody_sees() -> None:
    match = in_hand()
    backs = {piece.id: piece for piece in match.public().pieces}
    mine = [piece for piece in match.own(0).pieces if piece.kind == "piecepack"]
    assert [(piece.zone, piece.face) for piece in mine] == [
        ("hand-0", "crown-3"),
        ("hand-0", "sun-null"),
        ("hand-0", "sun-3"),
    ]
    assert all(backs[piece.id].face is None and backs[piece.id].zone == piece.zone for piece in mine)
    assert said(GAME, mine[0].label, NAMES, 0) == "your crown 3"
    assert said(GAME, backs[mine[0].id].label, NAMES) == "tile, face down of Ann"
    assert all(piece.kind == "piecepack-place" for piece in match.own(1).pieces)


@pytest.mark.rule("MIS-12", "MIS-16")
def test_own_tiles_lie_where_their_numbers_are_wanted_and_the_others_are_named() -> None:
    match = drawn(("CA S4", "C3"))
    mine = {piece.x: (piece.kind, piece.face, said(GAME, piece.label, NAMES, 0)) for piece in match.own(0).pieces}
    assert mine == {
        0: ("piecepack-place", "null", "still wanted: null"),
        1: ("piecepack", "crown-ace", "your crown ace"),
        2: ("piecepack-place", "2", "still wanted: 2"),
        3: ("piecepack-place", "3", "still wanted: 3"),
        4: ("piecepack", "sun-4", "your sun 4"),
        5: ("piecepack-place", "5", "still wanted: 5"),
    }
    told_to_others = match.scene(1).pieces
    assert [piece.x for piece in told_to_others if piece.zone == "hand-0"] == [0, 1], "in order: places would tell"
    held_twice = [piece for piece in drawn(("S0 M0", "", ""), HONOUR).own(0).pieces if piece.kind == "piecepack"]
    assert [(piece.x, piece.level) for piece in held_twice] == [(0, 0), (0, 1)]


def test_the_status_says_what_to_do() -> None:
    match = drawn(("S0", ""))
    assert status(match, 0) == "Turn up two tiles."
    assert status(match, 1) == "Ann is to play."
    assert status(match, -1) == "Ann is to play."
    turn_up(match, "M2")
    assert status(match, 0) == "Turn up another tile."
    turn_up(match, "C4")
    assert status(match, 0) == "Two suits: remember them, then turn both back."
    match = drawn(options=BLIND)
    turn_up(match, "S0", "S3")
    assert status(match, 0) == "One suit: keep one of them, or turn both back."
    assert [said(GAME, score.detail) for score in drawn(("S0", "")).scene(0).scores] == ["1 of six", "0 of six"]
