"""Tic Squared: what a seat sees, touches and is told; the bots of the race."""

from __future__ import annotations

import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.levels import LEVELS, think
from parlour.bots.search import Budget, Halt
from parlour.core.dice import new_dice
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES
from parlour.core.text import render
from parlour.games.tic_squared.strategy.decisions import decide
from tests.games.spoken import said
from tests.games.tic_squared.drawing import AFTER_W2, GAME, STARTS, W1, A, B, drawn, hand_of, play

PEOPLE = ("Ann", "Bob", "Cy")


def pieces(scene, zone):
    return [piece for piece in scene.pieces if piece.zone == zone]


def texts(match: Match, viewer: int = -1) -> list[str]:
    return [said(GAME, event.text, PEOPLE, viewer) for event in match.events(viewer)]


def card_id(match: Match, face: str, viewer: int = A) -> str:
    return next(piece.id for piece in match.scene(viewer).pieces if piece.face == face)


def test_grids_are_zones_as_small_as_they_can_be():
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr +3", "+6"], 9)
    scene = match.scene(B)
    boards = [
        (zone.id, zone.columns, zone.rows, said(GAME, zone.label, PEOPLE, B))
        for zone in scene.zones
        if zone.kind == "board"
    ]
    assert boards == [("grid-0", 4, 4, "Grid of Ann"), ("grid-1", 3, 3, "Your grid")]
    grid = {(piece.x, piece.y): piece.face for piece in pieces(scene, "grid-0")}
    assert grid == {(1, 1): "3Xo", (2, 1): "3Xr", (3, 1): "5Xr", (1, 2): "3To", (2, 2): "3Tr"}
    assert [piece.face for piece in pieces(scene, "hand-0")] == [None] * 4
    assert [bool(piece.face) for piece in pieces(scene, "hand-1")] == [True] * 6
    assert [(piece.face, piece.count) for piece in pieces(scene, "supply")] == [(None, 9)]
    (spot,) = [spot for spot in scene.spots if spot.zone == "grid-0"]
    assert (spot.x, spot.y, spot.kind) == (3, 2, "cell")
    assert said(GAME, spot.label).endswith("row 1, column 2, beside 5 star red and 3 triangle red")


@pytest.mark.rule("TIC-G10")
def test_a_spectator_sees_every_hand_from_behind():
    scene = drawn([W1, STARTS[1]], ["5Tr +3", "+6"]).public()
    assert all(piece.face is None for seat in (0, 1) for piece in pieces(scene, f"hand-{seat}"))


@pytest.mark.rule("TIC-04", "TIC-05", "SQR-16")
def test_seams_say_what_touching_cards_share():
    scene = drawn([AFTER_W2, STARTS[1]], ["+3", "+3"]).public()
    seams = {(s.x1, s.y1, s.x2, s.y2): s.kind for s in scene.seams}
    assert seams == {
        (1, 1, 2, 1): "tic",
        (2, 1, 3, 1): "tic",
        (1, 1, 1, 2): "tic",
        (2, 1, 2, 2): "tic",
        (1, 2, 2, 2): "tic",
    }


def test_a_play_is_touched_as_card_then_cell_and_the_card_keeps_its_id():
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr +3", "+6"])
    card = card_id(match, "5Tr")
    choice = next(choice for choice in match.choices(A) if choice.text == "play 5Tr 0 1 2")
    assert choice.path == (card, "0.1.2")
    label = "5 triangle red in your grid, row 1, column 2, beside 5 star red and 3 triangle red: two Tics"
    assert said(GAME, choice.label, viewer=A) == label
    assert choice.path[1] in {spot.id for spot in match.scene(A).spots}
    match.play(A, "play 5Tr 0 1 2")
    assert card_id(match, "5Tr", B) == card


def test_start_cards_are_touched_as_card_then_the_own_grid():
    match = Match.start(GAME, 2, seed=bytes(32))
    card = hand_of(match, B)[0]
    choice = next(choice for choice in match.choices(B) if choice.text == f"start_card {card}")
    assert choice.path == (card_id(match, card, B), "1.0.0")
    match.play(B, f"start_card {card}")
    assert said(GAME, match.scene(A).scores[B].detail) == "12 cards in hand (−12), has chosen"
    assert said(GAME, match.scene(B).status).endswith("Waiting for the others.")
    assert said(GAME, match.scene(A).status).endswith("Choose the card that starts your grid.")


def test_drawing_is_touching_the_deck_and_ending_a_button():
    match = drawn(["3Xo*", "3Xr*"], ["1Cv 1Tv", "+5"], "3Xy 3Xv")
    assert [choice.path for choice in match.choices(A)] == [("deck",)]
    assert said(GAME, match.scene(A).status) == "No card fits: draw one."
    match.play(A, "draw")
    assert match.choices(A)[-1].path == ("end",)
    assert said(GAME, match.scene(A).status) == "You drew 3 star yellow: lay it, or end your turn."
    assert said(GAME, match.scene(B).status, PEOPLE) == "Ann is to play."


@pytest.mark.rule("TIC-G08", "SQR-ACT", "SQR-G24")
@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("play 1Co 0 1 2", "1 circle orange shares nothing with 5 star red (nic). (SQR-16)"),
        ("play 5Tr 0 -1 0", "fill it first (line_open). (SQR-10)"),
        ("play 5Tr 0 5 5", "edge to edge (not_adjoining). (SQR-15)"),
        ("play 5Tr 0 0 0", "(cell_taken). (SQR-G24)"),
        ("play 3Xo 0 1 2", "You have no 3 star orange in your hand"),
        ("end", "Lay or draw a card before you end your turn. (SQR-G07)"),
        ("start_card 5Tr", "one start card, and only one. (SQR-05)"),
    ],
)
def test_refusals_in_words(action, words):
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr 1Co +3", "+6"])
    problem = match.broken(A, GAME.rules.actions.read(action))
    assert words in str(problem)


def test_touching_what_does_not_fit_is_answered_with_the_rule():
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr 1Co +3", "+6"])
    assert match.why(A, (card_id(match, "1Co"), "0.1.2")).clause == "SQR-16"
    assert match.why(A, ("end",)).clause == "SQR-G07"


@pytest.mark.rule("SQR-19", "SQR-G10")
def test_a_play_and_what_it_makes_others_draw_is_told():
    match = drawn([AFTER_W2, *STARTS[1:3]], ["5Tr +3", "+6", "+6"], plays=1)
    match.play(A, "play 5Tr 0 1 2")
    first, *others = match.events(-1)
    assert said(GAME, first.text, PEOPLE) == "Ann lays 5 triangle red on their own grid: two Tics."
    assert (first.points, first.at, first.ids) == (1, card_id(match, "5Tr"), (card_id(match, "5Tr"),))
    assert [said(GAME, event.text, PEOPLE) for event in others] == ["Bob draws 5 cards.", "Cy draws 5 cards."]


def test_a_drawn_card_is_told_to_its_owner_only():
    match = drawn(["3Xo*", "3Xr*"], ["1Cv 1Tv", "+5"], "1Rv 3Xv")
    match.play(A, "draw")
    assert texts(match, A) == ["You draw 1 crescent violet.", "It fits nowhere, so the turn is over."]
    assert texts(match, B)[0] == texts(match)[0] == "Ann draws a card."


def test_the_start_is_told():
    match = Match.start(GAME, 2, seed=bytes(32))
    for seat in (A, B):
        match.play(seat, match.actions(seat)[0])
    told = texts(match)
    assert told[:2] == ["Ann has chosen a start card.", "Bob has chosen a start card."]
    assert told[2].startswith("The grids start with: Ann ")
    assert told[3].startswith("Drawn for the start: ")


def test_the_numbers_of_a_race_are_told_at_the_go():
    options = {"mode": "race", "race_idle_s": 30, "race_limit_min": 5}
    match = Match.start(GAME, 2, GAME.read_options(options), bytes(32))
    for seat in (A, B):
        match.play(seat, match.actions(seat)[0])
    numbers = "If nobody moves for 30 seconds, everybody draws a card. After 5 minutes the race is over."
    assert numbers in texts(match)


def test_who_wins_is_told():
    match = drawn([W1, STARTS[1]], ["5Xr", "+9"])
    play(match, A, "play 5Xr 0 0 2")
    assert (
        texts(match)[-1]
        == said(GAME, match.public().status, PEOPLE)
        == "The hand of Ann is empty. Ann goes out and wins."
    )
    assert (
        texts(match, A)[-1] == said(GAME, match.scene(A).status, PEOPLE, A) == "Your hand is empty. You go out and win."
    )
    match = drawn([W1, "3Xy*"], ["1Cv", "+9"], 0)
    play(match, A, "end")
    assert texts(match) == ["Ann ends the turn.", "With an empty deck this turn was the last. Ann wins with 3."]
    match = drawn(["3Xo*", "3Xy*"], ["1Cv", "+1"], 0)
    play(match, A, "end")
    assert texts(match)[-1] == "With an empty deck this turn was the last. Ann and Bob share the win with 0."


def test_a_visit_is_told_to_visitor_host_and_others_in_their_person():
    match = drawn([AFTER_W2, *STARTS[1:3]], ["+4", "5Tr +5", "+6"], turn=B)
    match.play(B, "play 5Tr 0 1 2")
    assert texts(match, A)[:2] == ["Bob lays 5 triangle red on your grid: two Tics.", "You draw 5 cards."]
    assert texts(match, B)[0] == "You lay 5 triangle red on the grid of Ann: two Tics."
    assert texts(match, 2)[0] == "Bob lays 5 triangle red on the grid of Ann: two Tics."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_knows_me_from_others(language):
    speaker = GAME.speaker(language)
    match = drawn([AFTER_W2, STARTS[1]], ["+4", "5Tr +5"], turn=B)
    match.play(B, "play 5Tr 0 1 2")
    told = [speaker.say(match.events(viewer)[0].text, PEOPLE, viewer) for viewer in (A, B, -1)]
    assert [("Ann" in text, "Bob" in text) for text in told] == [(False, True), (True, False), (True, True)]


def test_the_turn_may_be_ended_while_something_fits():
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr +3", "+6"], plays=1)
    assert len(match.choices(A)) > 1
    assert match.choices(A)[-1].text == "end"
    match = drawn([W1, "3Xy*"], ["1Cv", "+9"], 0)
    assert [choice.text for choice in match.choices(A)] == ["end"]


def test_clocks_are_told():
    match = drawn([W1, STARTS[1]], ["+3", "+3"], 2, {"mode": "race"})
    match.expire("idle")
    assert texts(match)[:2] == ["Nobody moved in time: everybody is dealt a card.", "The deck is empty."]
    match = drawn([W1, STARTS[1]], ["+3", "+3"], 2, {"mode": "race"})
    match.expire("limit")
    assert texts(match) == ["Time is up. Ann wins with 1."]
    match = Match.start(GAME, 2, GAME.read_options({"mode": "race"}), bytes(32))
    match.expire("idle")
    assert texts(match)[0] == "Time is up: missing start cards are picked by lot."


def test_the_terminal_draws_grids():
    assert " 3Xo 3Xr 5Xr" in render(drawn([AFTER_W2, STARTS[1]], ["+3", "+3"]), -1)


def test_every_clause_has_its_words():
    clauses = {identity for identity in GAME.clauses if identity.startswith("SQR")}
    wanted = {f"SQR-{number:02}" for number in range(1, 34)} | {f"SQR-G{number:02}" for number in range(1, 27)}
    assert clauses == wanted | {"SQR-ACT"}


# --- bots


@pytest.mark.parametrize("level", LEVELS)
def test_race_bots_take_legal_actions_at_a_human_pace(level):
    match = Match.start(GAME, 2, GAME.read_options({"mode": "race"}), bytes(32))
    for number in range(40):
        for seat in match.seats_to_act():
            decision = think(GAME, match.view(seat), seat, level, number)
            assert decision.wait_ms >= 900
            if decision.action is not None:
                match.play(seat, decision.action)
    assert match.over or int(match.state.cards.sum()) > 10


def test_race_bots_prefer_two_tics():
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr 4Tr 3Xy +1", "+3"], options={"mode": "race"})
    decision = decide(match.view(A), A, "expert", new_dice(1), Halt().word)
    assert decision is not None
    assert GAME.rules.actions.text(int(decision.action or 0)) == "play 5Tr 0 1 2"


def test_a_play_of_a_race_is_wrong_where_another_brings_more():
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr 4Tr 3Xy +1", "+3"], options={"mode": "race"})
    view, best = match.view(A), GAME.rules.actions.read("play 5Tr 0 1 2")
    plays = [action for action in match.actions(A) if GAME.is_judged(view, A, action)]
    wrong = {action for action in plays if weigh(GAME, view, A, action, Budget(ms=1_000), 1).ahead}
    assert best in plays
    assert best not in wrong
    assert GAME.rules.actions.read("draw") in wrong
    assert advise(GAME, view, A, Budget(ms=1_000), 1).action == best


def test_in_turns_the_search_plays():
    match = drawn([AFTER_W2, STARTS[1]], ["5Tr +1", "+3"])
    assert decide(match.view(A), A, "expert", new_dice(1), Halt().word) is None
    decision = think(GAME, match.view(A), A, "greedy" if not JIT else "search:400", 1)
    assert decision.action in match.actions(A)
