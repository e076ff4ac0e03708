"""Pivot Pawns: what a seat sees, touches and is told."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.dice import new_dice, roll
from parlour.core.errors import RuleBroken
from parlour.core.game import find_game, legal_actions
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK, SPECTATOR
from tests.games.spoken import said

GAME = find_game("pivot-pawns")
PEOPLE = ("Ann", "Bob", "Cy")
NAMES = (*PEOPLE, "Dee", "Eve")


def texts(match: Match, since: int = 0, viewer: int = -1) -> list[str]:
    return [said(GAME, event.text, PEOPLE, viewer) for event in match.events(viewer, since)]


@pytest.mark.rule("PIV-11", "PIV-16", "PIV-18")
def test_the_table_shows_cards_placeholders_pawns_and_the_token(table):
    scene = table(target=5).scene(0)
    cards = [piece for piece in scene.pieces if piece.kind == "pivot-card"]
    assert [(card.x, card.y) for card in cards] == [(place % 5, place // 5) for place in range(15)]
    heart = next(card for card in cards if card.id == "card-5")
    assert heart.face is not None
    assert heart.face.split(",")[0] == "heart-red"
    assert ", target" in said(GAME, heart.label)
    assert sum("target" in said(GAME, card.label) for card in cards) == 1
    red = {piece.id: (piece.kind, piece.x, piece.y, piece.level) for piece in scene.pieces if piece.face == "red"}
    assert red == {"pawn-red": ("pawn", 1, 1, 2), "placeholder-red": ("placeholder", 1, 1, 1)}
    assert "red pawn" in next(said(GAME, card.label) for card in cards if card.id == "card-6")
    (token,) = (piece for piece in scene.pieces if piece.zone == "info")
    assert (token.id, token.kind, token.face) == ("token-5", "token", "heart-red")
    assert said(GAME, scene.status) == "Round 1: red pawn to heart. Touch two pawns to try, then bid."


@pytest.mark.rule("PIV-46")
def test_during_a_demonstration_the_placeholders_stay(demonstration):
    match = demonstration(target=7)
    match.play(0, "pivot 0 1")
    at = {piece.id: (piece.x, piece.y) for piece in match.public().pieces}
    assert at["pawn-red"] == (4, 0)
    assert at["placeholder-red"] == (1, 1)


@pytest.mark.rule("PIV-44", "PIV-25")
def test_a_pivot_is_touched_as_two_pawns_and_leads_to_a_card(demonstration):
    choices = {choice.text: choice for choice in demonstration(target=7).choices(0)}
    pivot = choices["pivot 0 1"]
    assert (pivot.path, pivot.to) == (("pawn-red", "pawn-green"), "card-4")
    assert said(GAME, pivot.label) == "Red over green by spider to moon"
    assert choices["concede"].path == ("concede", "for-good")


def test_bids_are_buttons_in_a_row(table):
    choices = {choice.text: choice for choice in table().choices(1)}
    three = choices["bid 3"]
    assert (said(GAME, three.label), three.path) == ("Bid 3 pivots", ("bid-3",))
    assert (said(GAME, three.group), three.chip) == ("Bid", "3")
    assert (choices["giveUp"].path, choices["giveUp"].group) == (("giveUp",), "")
    assert len(choices) == 21


@pytest.mark.rule("PIV-D23", "PIV-44", "PIV-D20")
def test_a_solution_is_told_after_the_round_and_never_before(table):
    match = table(target=7)
    match.play(0, "bid 2")
    match.expire("timer")
    match.play(0, "pivot 0 1")
    before = texts(match)
    assert not any("shortest" in text for text in before)
    assert before[-1] == "Ann, pivot 1: Red over green by spider to moon."
    names = {piece.id: said(GAME, piece.label).partition(",")[0] for piece in match.public().pieces}
    way = [names[id] for id in match.events(0)[-1].ids]
    assert way == ["leaf", "flask", "moon"], "from where, over what, to where"
    match.play(0, "pivot 2 0")
    assert texts(match, 3)[1] == "Ann wins the fish token."
    assert texts(match, 3)[2] == "No fewer pivots would do.", "it has just been shown"
    assert texts(match, 3)[-1].startswith("Round 2: ")


@pytest.mark.rule("PIV-D23")
@pytest.mark.parametrize("end", ["clock", "giving up", "failing"])
def test_the_solution_starts_from_the_placeholders_however_the_round_ends(table, end):
    match = table(target=5)
    if end == "clock":
        match.expire("think")
    elif end == "giving up":
        match.play(0, "giveUp")
        match.play(1, "giveUp")
    else:
        match.play(0, "bid 4")
        match.expire("timer")
        match.play(0, "pivot 0 1")
        match.play(0, "concede")
    told = texts(match)
    assert "Nobody gets the heart token." in told
    (solution,) = (text for text in told if "shortest" in text)
    assert solution.startswith("A shortest solution has 1 pivot: ")
    assert solution.endswith(" to heart.")


def test_a_failed_demonstration_and_the_next_one_are_told(table):
    match = table(players=3, options={"false_bid": "token"}, round=1)
    match.play(0, "bid 3")
    match.play(1, "bid 4")
    match.expire("timer")
    match.expire("demo")
    assert texts(match) == [
        "Ann bids 3.",
        "Bob bids 4.",
        "The time for bidding is over.",
        "Ann demonstrates a bid of 3.",
        "Ann has no time left.",
        "Ann's demonstration fails; the pawns go back.",
        "Bob demonstrates a bid of 4.",
    ]


@pytest.mark.rule("PIV-D18")
def test_a_token_given_back_is_told(demonstration):
    match = demonstration(players=[{"tokens": 1}, {}], options={"false_bid": "token"}, round=2)
    match.play(0, "concede")
    (event,) = (event for event in match.events(1, 2) if event.points)
    assert (said(GAME, event.text, PEOPLE), event.points) == ("Ann gives a token back.", -1)


def test_whoever_acts_is_asked_and_addressed(table):
    match = table(target=7)
    assert [said(GAME, match.own(seat).status) for seat in (0, 1)] == [
        "Round 1: blue pawn to fish. Touch two pawns to try, then bid."
    ] * 2
    match.play(0, "bid 3")
    match.expire("timer")
    match.play(0, "pivot 0 1")
    assert texts(match, viewer=0) == [
        "You bid 3.",
        "The time for bidding is over.",
        "You demonstrate a bid of 3.",
        "You, pivot 1: Red over green by spider to moon.",
    ]
    head = "Round 1: blue pawn to fish."
    assert said(GAME, match.own(0).status, PEOPLE, 0) == f"{head} Show your solution: 2 pivots left."
    assert match.own(1).status == ""
    assert said(GAME, match.scene(1).status, PEOPLE, 1) == f"{head} Ann demonstrates: 2 pivots left."
    match.play(0, "concede")
    assert texts(match, 3, 0)[:2] == ["You concede.", "Your demonstration fails; the pawns go back."]


def test_in_turns_whoever_is_to_speak_is_asked(table):
    match = table(options={"tempo": "turns"})
    assert said(GAME, match.scene(0).status, PEOPLE, 0).endswith("Bid or pass.")
    assert said(GAME, match.scene(1).status, PEOPLE, 1).endswith("Ann is to bid or pass.")
    assert match.own(1).status == ""


def test_standings_are_shown_with_the_scores(table):
    match = table(players=3)
    match.play(0, "giveUp")
    assert said(GAME, match.scene(1).scores[0].detail) == "0 tokens, gave up"
    match.play(1, "bid 4")
    match.play(2, "done")
    match.play(0, "leave")
    assert [said(GAME, score.detail) for score in match.scene(1).scores] == [
        "0 tokens, left",
        "0 tokens, bid 4",
        "0 tokens, done",
    ]


@pytest.mark.rule("PIV-D11", "PIV-D13", "PIV-D16", "PIV-D24")
def test_clocks_run_as_agreed_and_every_start_has_a_new_number(table):
    match = table(options={"think": 60, "timer": 15, "demo": 120})
    seen = [match.clock()]
    match.play(0, "bid 3")
    seen.append(match.clock())
    match.expire("timer")
    seen.append(match.clock())
    match.play(0, "concede")
    seen.append(match.clock())
    assert [(clock.name, clock.ms) for clock in seen] == [
        ("think", 60_000), ("timer", 15_000), ("demo", 120_000), ("think", 60_000)
    ]  # fmt: skip
    assert len({clock.number for clock in seen}) == 4


@pytest.mark.rule("PIV-29", "PIV-30")
@pytest.mark.parametrize(
    ("pawns", "action", "words"),
    [
        (
            (1, 0, 4, 7, 13),
            "pivot 0 1",
            "Red over green by Mars symbol to moon: the blue pawn stands there (occupied).",
        ),
        (
            (6, 12, 3, 9, 0),
            "pivot 2 0",
            "Blue over red by drop to drop: that card is blue, like the pawn (own-colour).",
        ),
    ],
)
def test_refused_pivots_say_what_is_in_the_way(demonstration, pawns, action, words):
    match = demonstration(pawns=pawns, target=5)
    with pytest.raises(RuleBroken) as refused:
        match.play(0, action)
    assert refused.value.text == words


@pytest.mark.rule("PIV-D13", "PIV-44", "PIV-D14")
def test_every_refusal_word_of_the_rules_is_used(demonstration):
    match = demonstration()
    said = {}
    for seat, action in ((1, "bid 3"), (1, "pivot 0 1"), (0, "done"), (0, "pivot 1 1")):
        with pytest.raises(RuleBroken) as refused:
            match.play(seat, action)
        said[action] = refused.value.text.rpartition("(")[2].rstrip(").")
    assert said == {
        "bid 3": "too-late",
        "pivot 0 1": "not-demonstrator",
        "done": "wrong-phase",
        "pivot 1 1": "same-pawn",
    }


def test_who_wins_is_told(table):
    match = table(players=[{"tokens": 3}, {"tokens": 1}], round=15)
    match.expire("think")
    assert texts(match)[-1] == "That was the last token. Ann wins with 3 tokens."
    assert said(GAME, match.scene(0).status, PEOPLE, 0) == "That was the last token. You win with 3 tokens."
    assert [score.winner for score in match.scene(0).scores] == [True, False]
    assert match.scene(0).over


def test_every_clause_has_its_words():
    clauses = {item.id for section in GAME.sections for item in section.items}
    wanted = {f"PIV-{number:02}" for number in range(1, 48)} | {f"PIV-D{number}" for number in range(1, 26)}
    assert clauses == wanted | {"PIV-ACT"}


@pytest.mark.rule("PIV-D22")
@given(seed=st.integers(0, 2**32 - 1), tempo=st.sampled_from(["live", "turns"]), players=st.integers(2, 5))
@settings(max_examples=40, deadline=None)
def test_a_table_is_drawn_for_everybody_whoever_leaves(seed, tempo, players):
    dice = new_dice(seed)
    match = Match.start(GAME, players, {"tempo": tempo}, seed.to_bytes(32, "big"))
    for _ in range(24):
        if match.over:
            break
        seat = pick_actor(match.actors(), dice)
        legal = legal_actions(GAME, match.state, seat)
        leaves = seat != CLOCK and roll(dice, 4) == 0
        match.play(seat, GAME.leaving if leaves else legal[roll(dice, len(legal))])
        for viewer in range(SPECTATOR, players):
            said(GAME, match.scene(viewer).status, NAMES, viewer)
