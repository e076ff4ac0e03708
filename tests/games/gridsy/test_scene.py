"""Gridsy: what a seat sees, touches and is told."""

from __future__ import annotations

import pytest

from parlour.core.match import Match
from parlour.core.text import render
from parlour.games.tic.deck import NAMES
from tests.games.gridsy.drawing import (
    ALMOST_3,
    ALMOST_W1,
    GAME,
    W2,
    W3,
    W6,
    A,
    B,
    begun,
    drawn,
    let_go,
    play,
    refusal,
    started,
)
from tests.games.spoken import said

PEOPLE = ("Ann", "Bob", "Cy", "Di")


def pieces(scene, zone):
    return [piece for piece in scene.pieces if piece.zone == zone]


def texts(match: Match, viewer: int = -1) -> list[str]:
    return [said(GAME, event.text, PEOPLE, viewer) for event in match.events(viewer)]


def card_id(match: Match, face: str, viewer: int = A) -> str:
    return next(piece.id for piece in match.scene(viewer).pieces if piece.face == face)


def path_of(match: Match, action: str, seat: int = A) -> tuple[str, ...]:
    return next(choice.path for choice in match.choices(seat) if choice.text == action)


def zones(match: Match, viewer: int) -> list[tuple[str, str, float, float]]:
    return [(zone.id, zone.kind, zone.columns, zone.rows) for zone in match.scene(viewer).zones]


# --- the drawing


def test_alone_there_are_a_grid_a_tray_and_the_deck():
    match = drawn([W6], options={"grid": 3})
    assert zones(match, A) == [("grid-0", "mat", 3, 3), ("hand-0", "hand", 9, 1), ("supply", "supply", 1, 1)]
    scene = match.scene(A)
    grid = {(piece.x, piece.y): piece.face for piece in pieces(scene, "grid-0")}
    assert grid[0, 0] == "1Cv" and grid[1, 2] == "3Rv" and (2, 2) not in grid
    assert [(piece.face, piece.x, piece.y, piece.owner) for piece in pieces(scene, "hand-0")] == [("3Tv", 0, 0, A)]
    assert [(piece.id, piece.face, piece.count) for piece in pieces(scene, "supply")] == [("deck", None, 116)]
    assert [(spot.id, spot.x, spot.y) for spot in scene.spots if spot.zone == "hand-0"] == [("tray-0", 1, 0)]
    assert {spot.id for spot in scene.spots if spot.zone == "grid-0"} == {f"cell-0.{cell}" for cell in range(9)}


def test_the_tray_has_a_place_for_every_card_and_for_the_next_to_come_back():
    match = started(grid=4)
    tray = next(zone for zone in match.scene(A).zones if zone.id == "hand-0")
    assert (tray.columns, tray.rows) == (16, 1)
    assert [piece.x for piece in pieces(match.scene(A), "hand-0")] == list(range(16))
    assert not any(spot.id == "tray-0" for spot in match.scene(A).spots)
    match.play(A, match.actions(A)[0])
    (spot,) = [spot for spot in match.scene(A).spots if spot.id == "tray-0"]
    assert [piece.x for piece in pieces(match.scene(A), "hand-0")] == list(range(15))
    assert (spot.x, spot.y) == (15, 0)


def test_the_whole_deck_fits_into_the_tray():
    match = drawn(["tray 1Xo"], options={"grid": 3})
    play(match, A, *["extra"] * 116)
    tray = next(zone for zone in match.scene(A).zones if zone.id == "hand-0")
    assert (tray.columns, tray.rows) == (125, 1)
    assert not pieces(match.scene(A), "supply")


@pytest.mark.rule("GRI-G07", "GRI-11")
def test_head_to_head_everybody_sees_all_grids_and_trays_and_the_middle():
    match = drawn([ALMOST_3, W6], middle="2So 2Sr 2Sc", options={"grid": 3})
    assert zones(match, B) == [
        ("grid-0", "mat", 3, 3),
        ("hand-0", "hand", 9, 1),
        ("grid-1", "mat", 3, 3),
        ("hand-1", "hand", 9, 1),
        ("middle", "supply", 1, 3),
    ]
    scene = match.scene(B)
    assert [zone.owner for zone in scene.zones] == [A, A, B, B, None]
    assert [said(GAME, zone.label, PEOPLE, B) for zone in scene.zones] == [
        "Grid of Ann",
        "Tray of Ann",
        "Your grid",
        "Your tray",
        "Middle",
    ]
    assert [piece.face for piece in pieces(scene, "middle")] == ["2So", "2Sr", "2Sc"]
    assert [piece.face for piece in pieces(scene, "hand-0")] == ["3Xy"]
    labels = {spot.id: said(GAME, spot.label, PEOPLE, B) for spot in scene.spots}
    assert labels["cell-0.5"] == "grid of Ann, row 2, column 3"
    assert labels["cell-1.5"] == "row 2, column 3"
    assert match.public() == match.scene(-1)
    assert match.own(B).pieces == ()


@pytest.mark.rule("GRI-10", "GRI-G16", "TIC-G10")
def test_before_the_go_cards_lie_face_down_and_keep_their_ids_when_they_turn_up():
    match = started(2)
    down = pieces(match.scene(A), "hand-0")
    assert len(down) == 16 and {piece.face for piece in down} == {None}
    assert {said(GAME, piece.label) for piece in down} == {"card face down"}
    let_go(match)
    up = pieces(match.scene(A), "hand-0")
    assert [(piece.id, piece.x, piece.y) for piece in up] == [(piece.id, piece.x, piece.y) for piece in down]
    assert None not in {piece.face for piece in up}


def test_a_new_round_has_new_ids():
    match = begun(2)
    before = {piece.id for piece in match.scene(A).pieces}
    match.expire("limit")
    assert not before & {piece.id for piece in match.scene(A).pieces}


@pytest.mark.rule("GRI-01", "GRI-02", "TIC-04", "TIC-05", "TIC-06", "GRI-G05")
def test_every_edge_between_two_cards_is_marked_and_the_marks_are_counted():
    match = drawn([ALMOST_W1])
    scene = match.scene(A)
    kinds = [seam.kind for seam in scene.seams]
    assert (kinds.count("tic"), kinds.count("single"), kinds.count("nic")) == (3, 19, 0)
    assert {seam.zone for seam in scene.seams} == {"grid-0"}
    assert said(GAME, scene.scores[A].detail) == "0 extra cards, Nic 0 · Single 19 · Tic 3 · open 2"
    play(match, A, "put 3Rr 5")
    scene = match.scene(A)
    nics = {(s.x1, s.y1, s.x2, s.y2) for s in scene.seams if s.kind == "nic"}
    assert nics == {(0, 1, 1, 1), (2, 0, 2, 1), (1, 1, 1, 2)}
    assert said(GAME, scene.scores[A].detail).split(", ")[1].startswith("Nic 3 · Single ")


def test_the_grid_that_won_the_last_round_keeps_its_marks():
    match = drawn([ALMOST_3, W6], options={"grid": 3})
    play(match, B, "put 3Tv 8")
    scene = match.scene(A)
    assert [(said(GAME, zone.label), zone.kind) for zone in scene.zones if zone.id == "last"] == [
        ("The grid that won round 1", "info")
    ]
    assert len([seam for seam in scene.seams if seam.zone == "last" and seam.kind == "tic"]) == 12
    assert said(GAME, scene.status, PEOPLE, A) == "Bob won round 1. Round 2 of at most 5: say when you are ready."


def test_the_terminal_draws_the_grids():
    drawing = render(drawn([ALMOST_3, W6], options={"grid": 3}), -1)
    assert " 4Xo 4Xr 4Xy\n" in drawing
    assert " 3Cv 3Rv   .\nTray of Player 2:\n  3 triangle violet\n" in drawing


# --- status


def test_what_to_do_is_said():
    match = started(2)
    assert said(GAME, match.scene(A).status, PEOPLE) == "Round 1 of at most 5: say when you are ready."
    assert [said(GAME, score.detail) for score in match.scene(A).scores] == ["not ready yet"] * 2
    play(match, A, "ready")
    assert said(GAME, match.scene(A).status, PEOPLE) == "Round 1 of at most 5: waiting until everybody is ready."
    assert [said(GAME, score.detail) for score in match.scene(A).scores] == ["ready", "not ready yet"]
    play(match, B, "ready")
    assert said(GAME, match.public().status) == "Everybody is ready: the cards turn up in a moment."
    match.expire("go")
    assert said(GAME, match.scene(A).status, PEOPLE) == "Build a 4 by 4 grid without a Nic."
    assert said(GAME, match.public().status) == "A 4 by 4 grid without a Nic is wanted."
    match = drawn(["tray 1Xo", "tray 2Xo"], each=[{"acted": 5000}])
    assert said(GAME, match.scene(A).status, PEOPLE) == "You have used all your 5,000 actions of this round."


@pytest.mark.rule("GRI-G03", "GRI-G14")
def test_how_a_solo_game_ended_is_said_with_what_was_possible():
    match = drawn([ALMOST_W1])
    play(match, A, "put 5Tv 15")
    assert said(GAME, match.scene(A).status, PEOPLE) == "Solved without an extra card: perfect."
    assert match.scene(A).scores[A].winner
    match = drawn([ALMOST_W1])
    play(match, A, "extra", "extra", "put 5Tv 15")
    assert said(GAME, match.scene(A).status, PEOPLE) == "Solved with 2 extra cards. It can be done with 0 extra cards."
    match = drawn([f"tray {W3}"], deck="2Co")
    play(match, A, "give_up")
    assert said(GAME, match.scene(A).status, PEOPLE) == "Not solved. It can be done with 1 extra card."
    assert said(GAME, match.scene(A).scores[A].detail) == "0 extra cards, not solved"


@pytest.mark.rule("GRI-G03")
def test_solved_grids_of_a_size_compare_and_nothing_else_does():
    match = drawn([ALMOST_W1])
    assert match.scene(A).scores[A].record == ""
    play(match, A, "put 5Tv 15")
    assert match.scene(A).scores[A].record == "4"
    match = drawn([f"tray {W3}"], deck="2Co")
    play(match, A, "give_up")
    assert match.scene(A).scores[A].record == ""
    match = drawn([ALMOST_3, W6], options={"grid": 3}, each=[{"wins": 2}], rounds=3)
    play(match, A, "put 3Xy 8")
    assert match.scene(A).scores[A].record == ""


@pytest.mark.rule("GRI-G03")
def test_whoever_gives_up_is_asked_first_and_shown_a_solution():
    match = drawn([f"tray {W3}"], deck="2Co")
    (giving_up,) = (choice for choice in match.choices(A) if choice.text == "give_up")
    assert giving_up.path == ("give_up", "for-good")
    assert said(GAME, giving_up.group) == "Give up and see a solution?"
    assert not [zone for zone in match.scene(A).zones if zone.kind == "info"]
    play(match, A, "give_up")
    scene = match.scene(A)
    assert [said(GAME, zone.label) for zone in scene.zones if zone.kind == "info"] == ["A solution"]
    grid = [piece.face for piece in scene.pieces if piece.zone == "last"]
    assert len(set(grid)) == 16
    assert set(grid) <= {*W3.split(), "2Co"}
    assert "nic" not in {seam.kind for seam in scene.seams if seam.zone == "last"}


def test_how_a_series_ended_is_said():
    match = drawn([ALMOST_3, W6], options={"grid": 3}, each=[{"wins": 2}], rounds=3)
    play(match, A, "put 3Xy 8")
    assert said(GAME, match.scene(A).status, PEOPLE) == "The series is decided. Ann wins the series with 3 rounds."
    match = drawn([ALMOST_3, W6], options={"grid": 3}, each=[{"wins": 1}], rounds=5)
    play(match, B, "put 3Tv 8")
    assert said(GAME, match.scene(A).status, PEOPLE) == (
        "That was the last round. Ann and Bob share the series with 1 round each."
    )
    match = drawn([ALMOST_3, W6], options={"grid": 3, "best_of": 1})
    match.expire("limit")
    assert said(GAME, match.scene(A).status, PEOPLE) == (
        "That was the last round. Nobody won a round: all share the series."
    )


# --- touching


@pytest.mark.rule("GRI-G08")
def test_a_card_is_touched_and_then_where_it_goes():
    match = drawn([W6, "tray 2Xo"], middle="2So 2Sr 2Sc", options={"grid": 3})
    assert path_of(match, "put 3Tv 8") == (card_id(match, "3Tv"), "cell-0.8")
    assert path_of(match, "put 1Cv 8") == (card_id(match, "1Cv"), "cell-0.8")
    assert path_of(match, "take 0") == (card_id(match, "1Cv"), "tray-0")
    assert path_of(match, "swap 1Cv 2Sr") == (card_id(match, "1Cv"), card_id(match, "2Sr"))
    assert path_of(match, "swap 2Xo 2Sr", B) == (card_id(match, "2Xo", B), card_id(match, "2Sr", B))
    labels = {choice.text: said(GAME, choice.label) for choice in match.choices(A)}
    assert labels["put 3Tv 8"] == "3 triangle violet to row 3, column 3"
    assert labels["take 0"] == "1 circle violet back to the tray"
    assert labels["swap 1Cv 2Sr"] == "Swap 1 circle violet for 2 square red"


def test_all_ids_to_touch_are_there_but_for_buttons():
    buttons = {"ready", "give_up", "for-good"}
    for match in (started(), started(2), begun(2), drawn([W2]), drawn([ALMOST_3, W6], options={"grid": 3})):
        scene = match.scene(A)
        known = {piece.id for piece in scene.pieces} | {spot.id for spot in scene.spots}
        touched = {name for choice in match.choices(A) for name in choice.path}
        assert touched <= known | buttons
        assert len({choice.path for choice in match.choices(A)}) == len(match.choices(A))


def test_a_swapped_card_keeps_its_id():
    match = drawn(["tray 5Xc", "tray 1Cv"], middle="2Co 3Sy 4Rc 1Tv")
    mine, theirs = card_id(match, "5Xc"), card_id(match, "3Sy")
    play(match, A, "swap 5Xc 3Sy")
    assert (card_id(match, "5Xc"), card_id(match, "3Sy")) == (mine, theirs)


@pytest.mark.rule("GRI-G09", "GRI-G11", "GRI-ACT", "GRI-G16", "TIC-G08")
def test_touching_what_cannot_be_is_answered_with_the_rule():
    match = drawn([W6, ALMOST_3], middle="2So 2Sr 2Sc", options={"grid": 3})
    assert match.why(A, (card_id(match, "3Tv"), card_id(match, "4Xo"))).clause == "GRI-G09"
    assert match.why(A, (card_id(match, "4Xo"), "cell-0.8")).clause == "GRI-ACT"
    assert match.why(A, ("deck",)).clause == "GRI-G11"
    assert match.why(A, ("give_up",)).text == "Only a solo game can be given up."
    assert match.why(A, ("ready",)).text == "You have said so, or the round has begun."
    assert started(2).why(A, ("deck",)).clause == "GRI-G16"
    assert refusal(match, "take 8") == "GRI-ACT"


# --- what is told


def test_moves_are_told_and_traced():
    match = drawn([W6, "tray 2Xo"], middle="2So 2Sr 2Sc", deck="5Tc", options={"grid": 3})
    card = card_id(match, "1Cv")
    play(match, A, "put 1Cv 0", "put 1Cv 8", "put 3Tv 8", "take 8", "swap 3Tv 2So")
    assert texts(match) == [
        "Ann lays 1 circle violet in row 3, column 3.",
        "Ann lays 3 triangle violet in row 3, column 3; 1 circle violet goes to the tray.",
        "Ann takes 3 triangle violet back to the tray.",
        "Ann swaps 3 triangle violet for 2 square orange.",
    ]
    assert match.events(A)[0].ids == (card,)
    match = drawn([W2], deck="2Co")
    play(match, A, "put 3Rr 0", "extra", "give_up")
    assert texts(match) == [
        "Ann lays 3 crescent red in row 1, column 1; 1 star orange goes to row 2, column 2.",
        "Ann takes an extra card: 2 circle orange.",
        "Ann gives up.",
        "Not solved. It can be done with 0 extra cards.",
    ]


def test_rounds_are_told():
    match = drawn([ALMOST_3, W6], options={"grid": 3})
    play(match, B, "put 3Tv 8")
    first, second = match.events(-1)
    assert said(GAME, first.text, PEOPLE) == "Bob lays 3 triangle violet in row 3, column 3."
    assert (said(GAME, second.text, PEOPLE), second.seat, second.points) == (
        "Bob completes a grid and wins round 1.",
        B,
        1,
    )
    let_go(match)
    match.expire("limit")
    assert texts(match)[2:] == [
        "Ann is ready.",
        "Bob is ready.",
        "Go! All cards are turned up.",
        "The time is over.",
        "Round 2 has no winner.",
    ]


def test_a_reader_is_addressed():
    match = drawn([ALMOST_3, W6], middle="2So 2Sr 2Sc", options={"grid": 3, "best_of": 1})
    play(match, B, "put 1Cv 8", "take 8", "swap 1Cv 2So", "swap 2So 1Cv", "put 1Cv 0", "put 3Tv 8")
    assert texts(match, B) == [
        "You lay 1 circle violet in row 3, column 3.",
        "You take 1 circle violet back to the tray.",
        "You swap 1 circle violet for 2 square orange.",
        "You swap 2 square orange for 1 circle violet.",
        "You lay 1 circle violet in row 1, column 1.",
        "You lay 3 triangle violet in row 3, column 3.",
        "You complete a grid and win round 1.",
        "That was the last round. You win the series with 1 round.",
    ]
    assert texts(match, A)[-2:] == [
        "Bob completes a grid and wins round 1.",
        "That was the last round. Bob wins the series with 1 round.",
    ]


@pytest.mark.rule("GRI-G15")
def test_a_round_that_ends_with_everybodys_last_action_is_told():
    match = drawn(["tray 1Xo", "tray 2Xo"], each=[{"acted": 4999}, {"acted": 5000}])
    play(match, A, "put 1Xo 0")
    assert texts(match)[-1] == "Round 1 has no winner."


def test_every_clause_has_its_words():
    clauses = {identity for identity in GAME.clauses if identity.startswith("GRI")}
    wanted = {f"GRI-{number:02}" for number in range(1, 19)} | {f"GRI-G{number:02}" for number in range(1, 19)}
    assert clauses == wanted | {"GRI-ACT"}


def test_names_of_cards_are_those_of_the_deck():
    assert {piece.face for piece in pieces(started().scene(A), "hand-0")} <= set(NAMES)


def test_a_mark_is_explained_where_it_appears():
    match = drawn([f"tray {W3}"])
    lonely, *others = W3.split()
    play(match, A, f"put {lonely} 0")
    assert said(GAME, match.scene(A).status, PEOPLE).startswith("Build a 4 by 4 grid")
    play(match, A, f"put {others[0]} 1")
    assert said(GAME, match.scene(A).status, PEOPLE).startswith("A crossed edge is a Nic: the two cards share nothing.")
