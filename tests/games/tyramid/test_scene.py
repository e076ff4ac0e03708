"""Tyramid: what a seat sees, touches and is told."""

from __future__ import annotations

import pytest

from parlour.core.match import Match
from parlour.core.messages import LANGUAGES
from parlour.core.text import render
from tests.games.spoken import said
from tests.games.tyramid.drawing import GAME, A, B, drawn, play

PEOPLE = ("Ann", "Bob")
ROW3 = "2Ty\n2Rr 4Tr\n. 4Ro 4Sr"


def pieces(scene, zone):
    return [piece for piece in scene.pieces if piece.zone == zone]


def told(match: Match, viewer: int = -1) -> list[str]:
    return [said(GAME, event.text, PEOPLE, viewer) for event in match.events(viewer)]


def card_id(match: Match, face: str, viewer: int = A) -> str:
    return next(piece.id for piece in match.scene(viewer).pieces if piece.face == face)


@pytest.mark.rule("TYR-09")
def test_rows_are_centred_and_staggered_in_a_zone_as_small_as_it_can_be():
    scene = drawn(ROW3, ["4Rr +4", "+6"]).scene(A)
    board = next(zone for zone in scene.zones if zone.kind == "board")
    assert (board.columns, board.rows) == (3, 3)
    assert {piece.face: (piece.x, piece.y) for piece in pieces(scene, "board")} == {
        "2Ty": (1, 0),
        "2Rr": (0.5, 1),
        "4Tr": (1.5, 1),
        "4Ro": (1, 2),
        "4Sr": (2, 2),
    }
    (spot,) = scene.spots
    assert (spot.id, spot.x, spot.y, spot.kind) == ("cell-0.3.1", 0, 2, "active")
    assert said(GAME, spot.label) == "row 3, cell 1, beside 2 crescent red and 4 crescent orange"
    assert [piece.face for piece in pieces(scene, "hand-1")] == [None] * 6
    assert len(pieces(scene, "hand-0")) == 5


@pytest.mark.rule("TYR-32")
def test_an_hourglass_grows_both_ways_with_overlapping_rows():
    match = drawn((ROW3, "2Ty\n2Cy ."), ["+5", "+5"], options={"shape": "hourglass"})
    scene = match.public()
    places = {piece.face: (piece.x, piece.y) for piece in pieces(scene, "board")}
    assert places["2Ty"] == (1, 0.75)
    assert places["2Cy"] == (0.5, 0)
    assert places["4Ro"] == (1, 2.25)
    lines = render(match, -1).splitlines()
    assert [line.split() for line in lines[1:5]] == [["2Cy", "."], ["2Ty"], ["2Rr", "4Tr"], [".", "4Ro", "4Sr"]]


def test_the_largest_hourglass_is_nine_cards_wide_and_thirteen_high():
    match = Match.start(GAME, 2, GAME.read_options({"shape": "hourglass", "rows": 9}), bytes(32))
    match.state.row[:] = 9
    board = match.public().zones[0]
    assert (board.columns, board.rows) == (9, 13)


@pytest.mark.rule("TIC-04", "TIC-05", "TYR-10")
def test_seams_say_what_touching_cards_share():
    scene = drawn(ROW3).public()
    seams = {frozenset([(s.x1, s.y1), (s.x2, s.y2)]): s.kind for s in scene.seams}
    assert len(seams) == 7
    assert seams[frozenset([(1, 2), (2, 2)])] == "single"  # 4Ro and 4Sr
    assert seams[frozenset([(2, 2), (1.5, 1)])] == "tic"  # 4Sr and 4Tr
    assert set(seams.values()) == {"single", "tic"}


def test_a_play_is_touched_as_card_then_cell_and_the_card_keeps_its_id():
    match = drawn(ROW3, ["4Rr +4", "+5"])
    card = card_id(match, "4Rr")
    choice = next(choice for choice in match.choices(A) if choice.text == "play 4Rr 1")
    assert choice.path == (card, "cell-0.3.1")
    label = "4 crescent red, row 3, cell 1, beside 2 crescent red and 4 crescent orange"
    assert said(GAME, choice.label) == label
    match.play(A, "play 4Rr 1")
    assert card_id(match, "4Rr", B) == card


def test_taking_a_card_is_touching_the_deck():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv", "+5"], "3Cv")
    assert [choice.path for choice in match.choices(A)] == [("deck",)]
    match.play(A, "draw")
    assert told(match, A)[0] == "You cannot play and take 3 circle violet."
    assert told(match, B)[0] == "Ann cannot play and takes a card."


@pytest.mark.rule("TYR-ACT", "TIC-G08", "TYR-G16")
@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("play 1Cv 1", "1 circle violet shares nothing with 2 crescent red. (TYR-10)"),
        ("play 4Rr 3", "Lay next to the cards of the row"),
        ("play 2Ty 1", "You have no 2 triangle yellow in your hand. (TYR-ACT)"),
        ("draw", "You can play, so you must. (TYR-G05)"),
        ("pass", "You pass only when the deck is empty and no card fits. (TYR-G08)"),
        ("play 4Rr 0 1", "Name the half in an hourglass, and nowhere else. (TYR-G16)"),
    ],
)
def test_refusals_in_words(action, words):
    match = drawn(ROW3, ["4Rr 1Cv +3", "+5"])
    assert words in str(match.broken(A, GAME.rules.actions.read(action)))


@pytest.mark.rule("TYR-G11", "TYR-12")
def test_of_the_open_cell_alone_is_said_what_lies_beside_it():
    full = "2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n4Ty 4Co 4So 4Xc"
    match = drawn((full, "2Ty\n. 2Cy"), ["2Xy +4", "+5"], options={"shape": "hourglass"})
    (choice,) = [choice for choice in match.choices(A) if choice.text.startswith("play 2Xy")]
    assert choice.text == "play 2Xy 1 1"
    assert "beside" in said(GAME, choice.label)


def test_touching_what_does_not_fit_is_answered_with_the_rule():
    match = drawn(ROW3, ["4Rr 1Cv +3", "+5"])
    assert match.why(A, (card_id(match, "1Cv"), "cell-0.3.1")).clause == "TYR-10"
    assert match.why(A, ("deck",)).clause == "TYR-G05"


@pytest.mark.rule("TYR-14", "TYR-15", "TYR-19", "TYR-35")
@pytest.mark.parametrize(
    ("drawing", "card", "column", "words", "points"),
    [
        (ROW3, "4Rr", 1, "2 Tics, 4 points", 4),
        ("3Xo", "3Xv", 1, "a Tic for two, 2 points", 2),
        ("5Cc\n4Cy 4Xy\n. . 1Tr", "4Ty", 2, "2 Tics of one type and 1 Single, 7 points", 7),
        ("5Cc\n4Cy 4Xy\n. . 4Tv", "4Ty", 2, "2 Tics of one type and 1 Tic, 8 points", 8),
    ],
)
def test_a_play_is_told_with_its_points(drawing, card, column, words, points):
    match = drawn(drawing, [f"{card} +6", "+5"])
    match.play(A, f"play {card} {column}")
    event = match.events(-1)[0]
    for viewer, who in ((A, "You lay"), (B, "Ann lays"), (-1, "Ann lays")):
        text = said(GAME, match.events(viewer)[0].text, PEOPLE, viewer)
        assert text.startswith(who) and text.endswith(f": {words}.")
    assert (event.points, event.at, event.ids) == (points, card_id(match, card), (card_id(match, card),))


@pytest.mark.rule("TYR-29")
def test_the_end_is_told_and_surplus_cards_are_shown():
    match = drawn("2Ty\n2Rr 4Tr\n4Rr 4Ro 4Sr\n. 4Co 4So 4Xc", ["4Ty +2", "+8"], points=[1, 9])
    assert said(GAME, match.scene(A).scores[B].detail) == "8 cards in hand, 3 too many: −6"
    play(match, A, "play 4Ty 1")
    assert told(match)[-1] == "The last cell is filled. Ann and Bob share the win with 3."
    assert [(said(GAME, line.label), line.points) for line in match.scene(A).scores[B].lines] == [
        ("plays", 9),
        ("surplus cards", -6),
    ]


@pytest.mark.rule("TYR-06", "TIC-G04")
def test_the_draw_for_the_first_turn_is_shown():
    match = Match.start(GAME, 2, seed=bytes(32))
    assert said(GAME, match.public().opening).startswith("Drawn for the start: Player 1 ")


@pytest.mark.parametrize(
    ("drawing", "hand", "deck", "options", "words"),
    [
        (ROW3, "4Rr +4", None, {}, "Lay a card in the open row."),
        (ROW3, "4Rr +4", None, {"optional_play": True}, "Lay a card in the open row, or take one."),
        (ROW3, "4Rr +4", 0, {"optional_play": True}, "Lay a card, or pass."),
        (ROW3, "1Xv", None, {}, "No card fits: take one."),
        (ROW3, "1Xv", 0, {}, "No card fits: pass."),
    ],
)
def test_a_seat_is_asked_what_to_do_and_the_others_hear_whose_turn_it_is(drawing, hand, deck, options, words):
    match = drawn(drawing, [hand, "+5"], deck, options=options)
    assert said(GAME, match.scene(A).status, PEOPLE, A) == words
    assert said(GAME, match.scene(B).status, PEOPLE, B) == "Ann is to play."
    assert match.own(B).status == ""


def test_what_was_taken_is_asked_of_the_seat_only_and_the_turn_may_be_ended():
    match = drawn(ROW3, ["1Cc", "+5"], "4Rr", options={"play_drawn": True})
    assert [choice.text for choice in match.choices(A)] == ["draw"]
    match.play(A, "draw")
    assert said(GAME, match.scene(A).status) == "You drew 4 crescent red: lay it, or end your turn."
    assert said(GAME, match.public().status, PEOPLE) == "Ann is to play."
    assert match.choices(A)[-1].text == "end"
    match.play(A, "play 4Rr 1")
    assert said(GAME, match.scene(A).status) == "Two Tics: play again."


def test_the_own_hand_stands_for_the_backs_of_the_same_ids():
    match = drawn(ROW3, ["4Rr +4", "+5"])
    backs = [(piece.id, piece.x) for piece in pieces(match.public(), "hand-0")]
    assert [(piece.id, piece.x) for piece in match.own(A).pieces] == backs
    assert all(piece.face for piece in match.own(A).pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_knows_me_from_others(language):
    speaker = GAME.speaker(language)
    match = drawn(ROW3, ["4Rr +4", "+5"])
    match.play(A, "play 4Rr 1")
    mine, others = (speaker.say(match.events(viewer)[0].text, PEOPLE, viewer) for viewer in (A, B))
    assert "Ann" in others and "Ann" not in mine


def test_every_clause_has_its_words():
    clauses = {identity for identity in GAME.clauses if identity.startswith("TYR")}
    wanted = {f"TYR-{number:02}" for number in range(1, 36)} | {f"TYR-G{number:02}" for number in range(1, 18)}
    assert clauses == wanted | {"TYR-ACT"}
