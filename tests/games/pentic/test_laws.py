"""Pentic: what a seat may know, the slow twin, the laws of every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.core import conformance, verbs
from parlour.core.dice import new_dice, roll
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.games.pentic.board import points_of
from parlour.games.pentic.record import CENTRE, EDGES
from parlour.games.tic.deck import CARD, CARDS, EMPTY, NAMES
from tests.games.tic.knowing import deals_every_unseen_card_everywhere, holds_every_card_once, shows_all_but

GAME = find_game("pentic")
GAMES = 10_000 if JIT else 2


def hand(match: Match, seat: int) -> list[str]:
    return [NAMES[int(card)] for card in match.state.hand[seat] if int(card) != EMPTY]


def worlds_of(match: Match, viewer: int, number: int) -> list[Any]:
    """So many worlds that agree with what a viewer knows."""
    dice, worlds = new_dice(3), [copied(match.view(viewer)) for _ in range(number)]
    for world in worlds:
        verbs.imagine(world, viewer, dice)
    return worlds


def play_through(match: Match, dice: np.ndarray):
    """Play at random to the end, yielding before every action."""
    while not match.over:
        yield match
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        match.play(seat, legal[roll(dice, len(legal))])


# --- what a seat may know


@pytest.mark.rule("PEN-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_five_cards_dealt_are_seen_by_their_owner_only(players):
    match = Match.start(GAME, players, GAME.read_options({"start": 0}), seed=bytes(32))
    hands = [set(hand(match, seat)) for seat in range(players)]
    for viewer in range(-1, players):
        shown = GAME.position(match.view(viewer))["players"]
        assert [set(player["hand"]) == hands[seat] for seat, player in enumerate(shown)] == [
            seat == viewer for seat in range(players)
        ]
        faces = {piece.face for piece in match.scene(viewer).pieces}
        told = str(match.scene(viewer)) + str(match.choices(viewer) if viewer >= 0 else "")
        for seat, cards in enumerate(hands):
            assert cards & faces == (cards if seat == viewer else set())
            assert seat == viewer or not any(str(CARD[NAMES.index(card)]) in told for card in cards)


@pytest.mark.rule("TIC-G10", "PEN-G14")
def test_others_hands_the_deck_and_covered_cards_are_hidden_their_numbers_are_not(table):
    match = table("B", ["4To", ""], deck=40)
    view = GAME.position(match.view(1))
    assert view["players"][0]["hand"] == (None,) * 5
    assert None not in view["players"][1]["hand"]
    assert view["deck"] == (None,) * 40
    assert view["covered"] == (None,) * (116 - 10 - 40)
    assert view.get("stream") is None
    public = GAME.position(match.view(-1))
    assert all(player["hand"] == (None,) * 5 for player in public["players"])


@pytest.mark.rule("TIC-G10", "PEN-G14")
def test_but_for_hands_and_what_lies_face_down_all_is_public():
    shows_all_but(GAME, "hand", "stock")


@pytest.mark.rule("TIC-G10", "TIC-02")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_imagined_worlds_deal_every_unseen_card_everywhere(table, viewer):
    deals_every_unseen_card_everywhere(table("B", ["4To 1Cv", "", ""], deck=40), viewer)


@pytest.mark.rule("TIC-02", "PEN-G12", "PEN-G14")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_without_a_deck_what_nobody_has_seen_is_in_the_other_hands(table, viewer):
    match = table("B", ["4To", "- 1Tv - - -", ""], deck=0, options={"deck_out": "end"})
    others = [seat for seat in range(3) if seat != viewer]
    dealt = set()
    for world in worlds_of(match, viewer, 12):
        holds_every_card_once(world)
        assert (world.hand[others] == EMPTY).tolist() == (match.state.hand[others] == EMPTY).tolist()
        assert sorted(world.hand[others].flatten()) == sorted(match.state.hand[others].flatten())
        dealt.add(world.hand.tobytes())
    assert len(dealt) > 6


@pytest.mark.rule("PEN-G14")
def test_worlds_cover_the_cards_that_were_covered_in_no_known_order_and_no_seat_is_shown_them():
    match = Match.start(GAME, 3, GAME.read_options({"target": 1000}), seed=bytes(32))
    covered, tops, decks = set(), [], 0
    for position in play_through(match, new_dice(4)):
        state = position.state
        covered |= set(tops) - set(tops := [NAMES[int(card)] for card in state.top])
        if int(state.covered) == 0:  # they are the deck now (PEN-G12)
            covered, decks = set(), decks + 1
        for viewer in range(-1, 3):
            worlds = worlds_of(position, viewer, 4)
            below = [[NAMES[int(card)] for card in world.stock[CARDS - len(covered) :]] for world in worlds]
            assert all(set(each) == covered for each in below)
            assert len(covered) < 10 or not all(each == below[0] for each in below)
            assert set(GAME.position(position.view(viewer))["covered"]) <= {None}
    assert decks > 1


# --- the slow twin


def naive(tops: list[str], card: str, pile: int) -> int | None:
    """Points of a play read off the rules, None if it is illegal."""
    x, y = pile % 3, pile // 3
    alike = [
        sum(a == b for a, b in zip(card, tops[3 * row + column], strict=True))
        for row in range(3)
        for column in range(3)
        if abs(column - x) + abs(row - y) == 1
    ]
    below = sum(a == b for a, b in zip(card, tops[pile], strict=True))
    if len(alike) == 4 and max(alike) == 0:
        return 25 * {0: 3, 1: 1, 2: 2}[below]
    if below == 0:
        return None
    singles = {0: 0, 1: 1, 2: 2, 3: 5, 4: 8}[alike.count(1)]
    tics = {0: 0, 1: 2, 2: 8, 3: 15, 4: 25}[alike.count(2)]
    return (singles + tics) * below


@pytest.mark.rule("PEN-07", "PEN-08", "PEN-G02", "PEN-G08")
@pytest.mark.parametrize("seed", range(6))
def test_plays_and_points_are_those_of_the_naive_reading_and_cards_are_conserved(seed):
    match = Match.start(GAME, 2 + seed % 3, GAME.read_options({"target": 120}), seed=bytes([seed] * 32))
    for position in play_through(match, new_dice(seed)):
        state, (seat,) = position.state, position.seats_to_act()
        tops = [NAMES[int(card)] for card in state.top]
        expected = {
            (card, pile + 1): points
            for card in hand(position, seat)
            for pile in range(9)
            if (points := naive(tops, card, pile)) is not None
        }
        found = {}
        for action in position.actions(seat):
            _, values = GAME.rules.actions.split(action)
            card, pile = str(values["card"]), int(values["pile"])
            found[card, pile] = points_of(state, NAMES.index(card), pile - 1)
        assert found == expected != {}
        cards = [int(card) for card in (*state.top, *state.hand.flatten(), *state.stock) if card != EMPTY]
        assert sorted(cards) == list(range(125))
        assert int(state.left) + int(state.covered) + 9 + 5 * position.players == 125
        assert int(state.height.sum()) == 9 + int(state.covered)


@pytest.mark.rule("PEN-G12", "PEN-G13", "PEN-21")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck_out", ["reshuffle", "end"])
@pytest.mark.sampled(3)
def test_random_games_end_within_the_bound(players, deck_out):
    for target, max_rounds in ((50, 20), (250, 200), (1000, 500)):
        options = {"deck_out": deck_out, "target": target, "max_rounds": max_rounds}
        assert conformance.termination(GAME, GAMES, players, options) > 0


@pytest.mark.parametrize("seed", range(4) if JIT else [1])
@pytest.mark.parametrize(
    "options", [{}, {"deck_out": "end", "start": "random"}, {"start": 1, "max_rounds": 20}], ids=str
)
@pytest.mark.sampled(6)
def test_laws(seed, options):
    conformance.laws(GAME, seed=seed, options=options)


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)


def test_the_centre_is_the_only_pile_with_four_edges():
    assert [pile for pile in range(9) if EDGES[pile] == 4] == [CENTRE]
