"""Queen of the Ticcitories: what a seat sees, touches and is told."""

from __future__ import annotations

import pytest

from parlour.core.match import Match
from parlour.core.messages import LANGUAGES
from parlour.core.text import render
from tests.games.queen_of_the_ticcitories.drawing import GAME, A, B, drawn, play
from tests.games.queen_of_the_ticcitories.test_examples import W5
from tests.games.spoken import said

PEOPLE = ("Ann", "Bob", "Cem", "Dee", "Eve", "Flo")
GRID = "2Rc 2Tc\n 2Cv* ."


def told(match, viewer=-1, since=0):
    return [said(GAME, event.text, PEOPLE, viewer) for event in match.events(viewer, since)]


def lying(scene, zone):
    return {piece.id: piece for piece in scene.pieces if piece.zone == zone}


def line(scene, number):
    """What lies in a line of the picture of the order: 0 that of this round, 1 that of the next."""
    return {
        identity: piece for identity, piece in lying(scene, "order").items() if int(piece.y) == number and piece.x >= 1
    }


def zones(scene):
    return {zone.id: (zone.kind, zone.columns, zone.rows) for zone in scene.zones}


@pytest.mark.rule("QUE-15", "QUE-G01")
def test_a_grid_is_drawn_with_the_cells_it_may_still_reach():
    scene = drawn(GRID, "1Cc\n1Rc\n1Tc", line="A:4So B:?").scene(A)
    assert zones(scene) == {
        "grid-0": ("board", 4, 4),
        "grid-1": ("board", 3, 5),
        "order": ("supply", 3, 2),
    }
    assert {piece.face: (piece.x, piece.y) for piece in lying(scene, "grid-0").values()} == {
        "2Rc": (1, 1),
        "2Tc": (2, 1),
        "2Cv": (1, 2),
    }
    own = {spot.id: (spot.x, spot.y) for spot in scene.spots if spot.zone == "grid-0"}
    assert own["cell-0.0.1"] == (2, 2)
    assert set(own) == {f"cell-0.{cell}" for cell in ("0.1", "0.-1", "1.0", "-1.-1", "-1.2", "-2.0", "-2.1")}
    label = next(spot.label for spot in scene.spots if spot.id == "cell-0.0.1")
    assert said(GAME, label, PEOPLE, A) == "your grid, row 0, column 1, beside 2 triangle cyan and 2 circle violet"
    full = drawn("1Cv 2Rc 3Ty 4So").scene(A)
    assert zones(full)["grid-0"] == ("board", 4, 3)


@pytest.mark.rule("TIC-G10")
def test_everybody_sees_all_grids_in_the_order_of_seats():
    match = drawn("1Cv", players=3)
    assert [zone.id for zone in match.scene(B).zones][:3] == ["grid-0", "grid-1", "grid-2"]
    assert [said(GAME, zone.label, PEOPLE, B) for zone in match.scene(B).zones][1:3] == ["Your grid", "Grid of Cem"]
    faces = [{(piece.id, piece.face) for piece in match.scene(viewer).pieces} for viewer in (-1, A, B)]
    assert faces[0] == faces[1] == faces[2]


@pytest.mark.rule("QUE-01", "QUE-05", "QUE-10", "QUE-28")
def test_lines_show_numbers_tokens_the_deck_and_what_was_discarded():
    match = drawn("1Cv", "1Rv", line="B:2Cc A:2Rc", next_line="3To ? ?", options={"line": 3})
    scene = match.scene(A)
    now, following = line(scene, 0), line(scene, 1)
    assert {zone.id: said(GAME, zone.label) for zone in scene.zones}["order"] == "Order: now, and next round"
    assert (now["card-2Cc"].x, following["card-3To"].x) == (1, 1)
    assert (now["number-this.2"].face, said(GAME, now["number-this.2"].label)) == ("2", "number 2 of this round")
    assert int(following["number-next.3"].x) == 3
    token = now["token-1"]
    assert (token.face, said(GAME, token.label, PEOPLE)) == ("green", "green token of Bob")
    assert said(GAME, token.label, PEOPLE, B) == "your green token"
    assert int(token.x) == 1
    pile = lying(scene, "order")["deck"]
    assert (pile.face, pile.count) == (None, int(match.state.left))
    play(match, "lay 1 0 1", "choose 2", "lay 0 0 1", "choose 3")
    assert said(GAME, lying(match.scene(A), "order")["discards"].label) == "discarded: 3 triangle orange"
    many = Match.start(GAME, 6, seed=bytes(32))
    play(many, *(f"choose {number}" for number in range(1, 7)))
    tokens = [piece.face for piece in many.public().pieces if piece.kind == "pawn"]
    assert len(set(tokens)) == 6
    assert {score.swatch for score in many.public().scores} == set(tokens)


@pytest.mark.rule("QUE-12")
def test_a_token_waits_where_its_card_was_until_it_moves():
    match = drawn("1Cv", "1Rv", line="A:2Cc B:2Rc", next_line="3To 3Tr")
    play(match, "lay 0 0 1")
    pieces = line(match.scene(A), 0)
    assert "card-2Cc" not in pieces
    assert int(pieces["token-0"].x) == 1
    play(match, "choose 2")
    scene = match.scene(A)
    assert int(line(scene, 1)["token-0"].x) == 2
    assert line(scene, 0)["number-this.1"].face == "1", "the place stays, and whose turn came is seen"
    places = {spot.id: said(GAME, spot.label) for spot in scene.spots if spot.id.startswith("place-this")}
    assert places == {"place-this.1": "number 1 of this round", "place-this.2": "number 2 of this round"}


@pytest.mark.rule("QUE-11")
def test_whose_turn_it_is_is_marked_in_the_order():
    def marked(match):
        return [spot.id for spot in match.public().spots if spot.kind == "turn"]

    match = drawn("1Cv", "1Rv", line="A:2Cc B:2Rc", next_line="3To 3Tr")
    assert marked(match) == ["place-this.1"]
    play(match, "lay 0 0 1")
    assert marked(match) == ["place-this.1"]
    play(match, "choose 2")
    assert marked(match) == ["place-this.2"]
    assert marked(Match.start(GAME, 2, seed=bytes(32))) == []


@pytest.mark.rule("QUE-G02")
def test_before_the_first_round_there_is_but_the_line_to_choose_from():
    scene = Match.start(GAME, 2, seed=bytes(32)).public()
    assert not line(scene, 0)
    assert {spot.id for spot in scene.spots if spot.zone == "order"} == {"place-next.1", "place-next.2"}


@pytest.mark.rule("TIC-04", "TIC-05", "TIC-06", "QUE-18", "QUE-19", "QUE-20")
def test_seams_say_what_every_edge_makes():
    seams = {(s.x1, s.y1, s.x2, s.y2): s.kind for s in drawn(GRID).public().seams if s.zone == "grid-0"}
    assert seams == {(1, 1, 2, 1): "tic", (1, 1, 1, 2): "single"}


def test_laying_is_touching_the_card_then_a_cell_and_choosing_is_touching_a_card():
    match = drawn(GRID, line="A:2Tv B:?", next_line="3To 3Tr")
    choice = next(choice for choice in match.choices(A) if choice.text == "lay 0 0 1")
    assert choice.path == ("card-2Tv", "cell-0.0.1")
    assert said(GAME, choice.label, PEOPLE, A) == (
        "2 triangle violet in your grid, row 0, column 1, beside 2 triangle cyan and 2 circle violet: 2 Tics"
    )
    play(match, "lay 0 0 1")
    assert [(c.path, said(GAME, c.label)) for c in match.choices(A)] == [
        (("card-3To",), "Choose number 1, 3 triangle orange"),
        (("card-3Tr",), "Choose number 2, 3 triangle red"),
    ]
    play(match, "choose 1")
    assert match.why(B, ("card-3To",)).clause == "QUE-12"


@pytest.mark.rule("QUE-08", "QUE-11", "QUE-12", "QUE-14", "QUE-15", "QUE-ACT", "TIC-G08")
@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("choose 1", "Lay your card first. (QUE-12)"),
        ("lay 0 2 1", "corners alone do not count. (QUE-14)"),
        ("lay 0 0 4", "The grid would be more than 4 cards wide or high. (QUE-15)"),
        ("lay 1 0 1", "Lay your card in your own grid. (QUE-11)"),
        ("lay 0 0 1", "There is a card already, or no such grid. (QUE-ACT)"),
    ],
)
def test_refusals_in_words(action, words):
    match = drawn("1Cv 2Rc 3Ty 4So\n5Xr . . .")
    assert words in str(match.broken(A, GAME.rules.actions.read(action)))


@pytest.mark.rule("QUE-25", "QUE-G09", "QUE-G10", "QUE-G11")
def test_refusals_of_raids_in_words():
    def refused(match, action):
        (seat,) = match.seats_to_act()
        return str(match.broken(seat, GAME.rules.actions.read(action)))

    each = {"raid": "each"}
    assert "your raid already" in refused(drawn("1Cv", options=each, raiders=[A]), "lay 1 0 1")
    assert "a raid already" in refused(drawn("1Cv", options={"raid": "once"}, raiders=[B]), "lay 1 0 1")
    match = drawn("1Cv", players=3, options=each)
    play(match, "lay 1 0 1", "choose 1")
    assert "must lay on a grid of somebody else" in refused(match, "lay 1 0 2")
    assert "choose the grid of that player" in refused(match, "lay 0 0 1")
    play(match, "lay 2 0 1", "choose 2")
    assert "has had its card" in refused(match, "lay 1 1 0")
    match = drawn("1Cv", options=each)
    play(match, "lay 0 0 1", "choose 1")
    assert "last of this round" in refused(match, "lay 0 1 0")


def test_what_happens_is_told():
    match = drawn("1Cv", "1Rv", line="A:2Cv B:2Rc", next_line="3To 3Tr 3Ty", options={"line": 3, "raid": "once"})
    play(match, "lay 0 0 1", "choose 2", "lay 1 1 0", "choose 1")
    events = match.events(-1)
    assert told(match) == [
        "Ann lays 2 circle violet: 1 Tic: 2 points.",
        "Ann chooses number 2, 3 triangle red.",
        "Bob lays 2 crescent cyan: Singles only: 0 points.",
        "Bob chooses number 1, 3 triangle orange.",
        "Discarded: 3 triangle yellow.",
        "Round 2 of 15: Bob and Ann.",
    ]
    assert (events[0].points, events[0].at, events[0].ids) == (2, "card-2Cv", ("card-2Cv",))
    play(match, "lay 0 1 0", "choose 1", "lay 1 0 1")
    raids = {viewer: told(match, viewer, 4) for viewer in (-1, A, B)}
    assert raids[-1][0].startswith("Bob raids the grid of Ann with 3 triangle orange: ")
    assert raids[-1][2].startswith("Ann must raid the grid of Bob with 3 triangle red: ")
    assert [raids[A][0][:19], raids[A][2][:13]] == ["Bob raids your grid", "You must raid"]
    assert [raids[B][0][:20], raids[B][2][:23]] == ["You raid the grid of", "Ann must raid your grid"]


@pytest.mark.rule("QUE-18", "QUE-19", "QUE-21", "QUE-22")
def test_the_end_explains_every_score_card_by_card():
    match = drawn(W5.replace("1Rr", " . "), rounds=15, line="A:1Rr B:?")
    play(match, "lay 0 3 3")
    while not match.over:
        match.play(B, match.actions(B)[0])
    scene = match.scene(A)
    tics, nics, clusters = scene.scores[A].lines
    assert [said(GAME, line.label) for line in (tics, nics, clusters)] == ["Tics", "Nics", "clusters"]
    assert (tics.points, nics.points, clusters.points) == (34, -3, 13)
    assert (len(tics.parts), len(nics.parts)) == (17, 3)
    seams = [seam for seam in scene.seams if seam.zone == "grid-0"]
    assert [sum(seam.kind == kind for seam in seams) for kind in ("tic", "nic")] == [17, 3]
    assert tuple(said(GAME, part.text) for part in clusters.parts) == (
        "3 crescent cyan, 3 crescent yellow, and 3 crescent red",
        "3 crescent yellow, 3 triangle yellow, and 3 square yellow",
        "1 crescent cyan, 3 crescent cyan, 4 crescent cyan, and 5 crescent cyan",
        "1 star cyan, 3 star cyan, and 5 star cyan",
    )
    assert clusters.parts[1].ids == ("card-3Ry", "card-3Ty", "card-3Sy")
    assert said(GAME, scene.scores[A].detail) == "17 Tics, 3 Nics, 4 clusters"
    assert sum(line.points for line in scene.scores[A].lines) == scene.scores[A].points == 44
    assert told(match)[-3] == "Ann: Tics +34, Nics -3, and clusters +13: 44."
    assert told(match, A)[-3].startswith("You: Tics +34")
    assert told(match)[-1] == "That was the last round. Ann wins with 44." == said(GAME, scene.status, PEOPLE)
    assert zones(scene)["grid-0"] == ("board", 4, 4)
    assert scene.spots == ()


@pytest.mark.rule("QUE-02", "QUE-07", "TIC-G04")
def test_the_ranking_is_shown_until_the_first_round():
    match = Match.start(GAME, 3, seed=bytes(32))
    seat = match.seats_to_act()[0]
    scene = match.scene(seat)
    assert said(GAME, scene.opening, PEOPLE).startswith("Drawn for the ranking: Ann ")
    asked = "Put your token on a free card: its number is your place in the next round."
    assert said(GAME, scene.status, PEOPLE) == asked
    by_lot = Match.start(GAME, 2, GAME.read_options({"start": 1}), bytes(32))
    assert said(GAME, by_lot.scene(A).opening, PEOPLE) == "The order is Bob and Ann."
    assert said(GAME, by_lot.scene(A).status, PEOPLE) == "Bob is to play."
    later = by_lot.state
    later.rounds = 1
    by_lot.state = later
    assert by_lot.public().opening == ""


@pytest.mark.parametrize(
    ("raid", "fields", "words"),
    [
        ("off", {}, "Round 1 of 15. Lay 2 circle cyan in your grid."),
        ("each", {}, "Round 1 of 15. Lay 2 circle cyan in your grid, or start a raid."),
        ("each", {"raiders": [A]}, "Round 1 of 15. Lay 2 circle cyan in your grid."),
        ("each", {"raiders": [B], "raiding": True}, "A raid is on: lay 2 circle cyan on a grid of somebody else."),
    ],
)
def test_the_status_says_what_to_do(raid, fields, words):
    match = drawn("1Cv", line="A:2Cc B:?", options={"raid": raid}, **fields)
    assert words in said(GAME, match.scene(A).status)
    assert said(GAME, match.scene(B).status, PEOPLE) == "Round 1 of 15. Ann is to play."
    assert match.own(B).status == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_knows_me_from_others(language):
    speaker = GAME.speaker(language)
    match = drawn("1Cv", "1Rv", line="B:2Cv A:2Rc", options={"raid": "each"})
    play(match, "lay 0 0 1")
    texts = [speaker.say(match.events(viewer)[0].text, PEOPLE, viewer) for viewer in (A, B, -1)]
    assert [("Ann" in text, "Bob" in text) for text in texts] == [(False, True), (True, False), (True, True)]


def test_the_words_of_a_scene_can_be_read_aloud():
    text = render(drawn(GRID, line="A:2Tv B:2Ty", next_line="3To 3Tr"), A, PEOPLE)
    assert "number 1 of this round, 2 triangle violet, your red token, number 2 of this round" in text
    assert "2Rc 2Tc" in text


def test_every_clause_has_its_words():
    clauses = {identity for identity in GAME.clauses if identity.startswith("QUE")}
    wanted = {f"QUE-{number:02}" for number in range(1, 30)} | {f"QUE-G{number:02}" for number in range(1, 17)}
    assert clauses == wanted | {"QUE-ACT"}
