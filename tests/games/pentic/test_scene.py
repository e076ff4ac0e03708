"""Pentic: what a seat sees, touches and is told."""

from __future__ import annotations

import pytest

from parlour.core.errors import RuleBroken
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.scene import Scene
from parlour.core.values import values_of
from parlour.games.pentic.story import breakdown
from parlour.games.tic.deck import CARD, NAMES
from tests.games.spoken import said

GAME = find_game("pentic")
NAMES_AT_TABLE = ("Ann", "Bob")


def zone(scene: Scene, name: str) -> list:
    return [piece for piece in scene.pieces if piece.zone == name]


def test_the_board_shows_nine_piles_the_hand_five_cards_and_the_others_backs(table):
    scene = table("A", ["3Cv", ""], deck=7).scene(0)
    assert [piece.face for piece in zone(scene, "board")] == [
        "3Xo",
        "1Cv",
        "4Ty",
        "2Cc",
        "4Rr",
        "1Sc",
        "5Sv",
        "2Sv",
        "3Ro",
    ]
    assert [(spot.id, spot.x, spot.y) for spot in scene.spots][3] == ("p4", 0, 1)
    assert said(GAME, scene.pieces[2].label) == "pile 3: 4 triangle yellow, 1 card high"
    assert zone(scene, "hand-0")[0].face == "3Cv"
    assert [piece.face for piece in zone(scene, "hand-1")] == [None] * 5
    assert said(GAME, zone(scene, "hand-1")[0].label, NAMES_AT_TABLE) == "card of Bob"
    assert [(piece.face, piece.count) for piece in zone(scene, "supply")] == [(None, 7)]
    assert zone(scene, "board")[0].count == 1 + 116 - 10 - 7


@pytest.mark.rule("TIC-G10")
def test_a_spectator_sees_every_hand_from_behind(table):
    scene = table("A", ["3Cv", ""]).public()
    assert all(piece.face is None for name in ("hand-0", "hand-1") for piece in zone(scene, name))


@pytest.mark.rule("TIC-04", "TIC-05", "TIC-06")
def test_seams_say_what_neighbours_share(table):
    seams = {(seam.x1, seam.y1, seam.x2, seam.y2): seam.kind for seam in table("B", ["", ""]).public().seams}
    assert len(seams) == 12
    assert seams[1, 0, 1, 1] == "single"  # 4Cy and 4Tr
    assert seams[0, 0, 1, 0] == "nic"  # 1Xc and 4Cy
    assert seams[2, 0, 2, 1] == "single"  # 4Tv and 4Sy
    assert table("A", ["", ""]).public().seams[0].kind == "nic"
    assert set(seams.values()) == {"nic", "single"}
    tic = table("B", ["4Sv", ""])
    tic.play(0, "play 4Sv 6")
    assert any((s.x1, s.y1, s.x2, s.y2, s.kind) == (2, 0, 2, 1, "tic") for s in tic.public().seams)


def test_a_play_is_touched_as_card_then_pile(table):
    match = table("B", ["4To", ""])
    card = next(piece.id for piece in match.scene(0).pieces if piece.face == "4To")
    choice = next(choice for choice in match.choices(0) if choice.text == "play 4To 5")
    assert (said(GAME, choice.label), choice.path) == ("4 triangle orange on 4 triangle red", (card, "p5"))


def test_a_card_keeps_its_id_from_hand_to_pile_and_the_next_one_gets_a_new_id(table):
    match = table("B", ["4To", ""])
    before = {piece.id for piece in match.public().pieces}
    card = next(piece.id for piece in match.scene(0).pieces if piece.face == "4To")
    match.play(0, "play 4To 5")
    scene = match.scene(0)
    assert next(piece for piece in scene.pieces if piece.face == "4To").id == card
    assert len({piece.id for piece in scene.pieces} - before) == 1


def test_cards_are_numbered_as_they_come_into_sight():
    state = Match.start(GAME, 3, seed=bytes(32)).state
    assert sorted([*state.top_tag, *state.hand_tag[:3].flatten()]) == list(range(1, 9 + 3 * 5 + 1))
    assert int(state.tags) == 9 + 3 * 5


@pytest.mark.rule("PEN-G12")
def test_a_reshuffle_renews_ids_and_is_told(table):
    match = table("B", ["4To", ""], deck=0)
    used = {piece.id for piece in match.public().pieces}
    match.play(0, "play 4To 5")
    new = {piece.id for piece in match.public().pieces} - used
    assert len(new - {"deck"}) == 1
    assert "107 covered cards are shuffled" in said(GAME, match.events(1)[1].text)


@pytest.mark.rule("PEN-G01", "PEN-G02")
@pytest.mark.parametrize(
    ("board", "card", "pile", "words"),
    [
        ("A", "5To", 5, "four Nics 25, on a Nic ×3: 75 points"),
        ("A", "5Xy", 3, "nothing in common at the edges, 0 points"),
        ("B", "4Xr", 5, "1 Tic 2 + 3 Singles 5 = 7, on a Tic ×2: 14 points"),
        ("B", "1Ty", 3, "2 Singles 2, on a Single ×1: 2 points"),
    ],
)
def test_breakdown_of_a_play(table, board, card, pile, words):
    state = values_of(table(board, [card, ""]).state)
    assert said(GAME, breakdown(state, NAMES.index(card), pile - 1)) == words


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_play_is_told_to_everybody_with_points_at_the_pile(table, viewer):
    match = table("B", ["4To", ""])
    match.play(0, "play 4To 5")
    (event,) = match.events(viewer)
    who = "You lay" if viewer == 0 else "Ann lays"
    told = said(GAME, event.text, NAMES_AT_TABLE, viewer)
    assert told == f"{who} 4 triangle orange on 4 triangle red: 4 Singles 8, on a Tic ×2: 16 points."
    assert (event.points, event.at, event.seat, event.ids[1]) == (16, "p5", 0, "p5")


def test_a_nic_is_quiet_as_it_costs_nothing(table):
    seams = table("A", ["", ""]).public().seams
    assert {seam.kind for seam in seams} >= {"nic", "tic"}
    assert all(seam.quiet == (seam.kind == "nic") for seam in seams)


@pytest.mark.rule("PEN-G09")
def test_the_target_is_said_to_everybody_until_the_end(table):
    match = table("B", ["4To", ""], options={"target": 150})
    assert said(GAME, match.scene(0).status).startswith("To 150 points. Lay a card")
    for viewer in (-1, 1):
        status = (match.scene(viewer) if viewer >= 0 else match.public()).status
        assert said(GAME, status, NAMES_AT_TABLE, viewer) == "To 150 points. Ann is to play."


def test_who_wins_is_told(table):
    match = table("B", ["", "4To"], points=[0, 240], turn=1)
    match.play(1, "play 4To 5")
    over = "The target of 250 is reached, and the round is over."
    for fact in (match.events(0)[-1].text, match.scene(0).status):
        assert said(GAME, fact, NAMES_AT_TABLE, 0) == f"{over} Bob wins with 256."
        assert said(GAME, fact, NAMES_AT_TABLE, 1) == f"{over} You win with 256."
    assert [score.winner for score in match.scene(0).scores] == [False, True]


@pytest.mark.rule("PEN-21")
def test_reaching_the_target_is_told_once(table):
    match = table("B", ["4To", "1Tv", ""], points=[240, 0, 0])
    match.play(0, "play 4To 5")
    match.play(1, "play 1Tv 5")
    told = [said(GAME, event.text) for event in match.events(0)]
    assert told.count("The target is reached: the round is played to its end.") == 1


@pytest.mark.rule("TIC-G04", "TIC-G03")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_cards_drawn_for_the_start_are_shown_to_everybody(viewer):
    match = Match.start(GAME, 2, seed=bytes(32))
    first = int(match.state.first)
    drawn = match.start_position()["drawn"]
    assert "Drawn for the start" in said(GAME, match.scene(viewer).opening)
    match.play(first, match.actions(first)[0])
    opening = said(GAME, match.events(viewer)[0].text, NAMES_AT_TABLE)
    assert opening.endswith(f"{NAMES_AT_TABLE[first]} begins.")
    assert all(said(GAME, CARD[NAMES.index(card)]) in opening for card in drawn)
    assert match.scene(viewer).opening == ""


@pytest.mark.rule("PEN-07", "PEN-G05", "PEN-G07", "PEN-ACT", "TIC-G08", "TIC-G12")
@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("play 1Cc 5", "That card shares nothing with 4 crescent red. (PEN-07)"),
        ("play 5Tr 1", "only in the centre may it cover a Nic among four Nics. (PEN-G05)"),
        ("play 5To 5", "You have no 5 triangle orange in your hand. (PEN-ACT)"),
        ("pass", "You may pass only without a card in hand. (PEN-G07)"),
    ],
)
def test_refusals_in_words(table, action, words):
    match = table("A", ["1Cc 5Tr", ""])
    with pytest.raises(RuleBroken) as refused:
        match.play(0, action)
    assert words in str(refused.value)


def test_touching_a_pile_that_does_not_fit_is_answered_with_the_rule(table):
    match = table("A", ["1Cc", ""])
    card = next(piece.id for piece in match.scene(0).pieces if piece.face == "1Cc")
    assert match.why(0, (card, "p5")).clause == "PEN-07"


@pytest.mark.rule("TIC-G10")
def test_nothing_may_be_taken_back_once_a_card_was_drawn(table):
    match = table("B", ["4To", ""])
    match.play(0, "play 4To 5")
    assert match.revealed_to(0) == 0, "to the seat that drew, before all others"


def test_every_clause_has_its_words():
    clauses = {item.id for section in GAME.sections for item in section.items}
    wanted = {f"PEN-{number:02}" for number in range(1, 23)} | {f"PEN-G{number:02}" for number in range(1, 16)}
    shared = {f"TIC-{number:02}" for number in range(1, 16)} | {f"TIC-G{number:02}" for number in range(1, 13)}
    assert clauses == wanted | shared | {"PEN-ACT"}
