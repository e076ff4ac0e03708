"""Tic Squared: what can be done only with certain cards tells what hands are, and imagined worlds agree with it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.dice import new_dice
from parlour.core.errors import BadPosition
from parlour.core.kernel import JIT, Array, kernel, run
from parlour.core.match import Match
from parlour.core.verbs import imagine
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NAMES, NIC, TIC
from parlour.games.tic.hands import contains
from parlour.games.tic.notation import write_set
from parlour.games.tic.unseen import deal_unseen
from parlour.games.tic_squared import legality
from parlour.games.tic_squared.board import count_open, open_cell
from parlour.games.tic_squared.record import MOST_FACTS, WIDTH, State
from parlour.games.tic_squared.view import make_true, tell_some
from tests.games.tic.knowing import deals_that_agree, imagined_uniformly, worlds_bear_out_what_was_seen
from tests.games.tic_squared.drawing import GAME, STARTS, W1, A, B, C, drawn, hand_of, play, started

NEXT = 15
"""The place in the stock of the first card drawn: after two hands of five, a grid of four cards and one of one."""


def deal(options: dict[str, Any] | None = None, next_cards: str = "5Xr 1Cc", hand: str = "3Co 5Tr +3") -> Match:
    return drawn([W1, STARTS[1]], [hand, "+5"], next_cards, options)


def not_held(match: Match, place: int, viewer: int = B) -> set[str]:
    """What a viewer knows the card at a place of the stock not to be."""
    view = match.view(viewer)
    return set(write_set(view.not_low[place], view.not_high[place]))


def facts(match: Match, viewer: int = B) -> list[tuple[int, int, set[str]]]:
    """What a viewer knows to be among the cards of a seat before a place."""
    told = GAME.position(match.view(viewer)).get("told", ())
    return [(fact["seat"], fact["end"], set(fact["cards"])) for fact in told]


def fitting(match: Match, seat: int = A) -> set[str]:
    """The cards that a seat could lay now."""
    return {name for card, name in enumerate(NAMES) if contains(*legality.fitting(match.state, seat), card)}


# --- what is told


@pytest.mark.rule("SQR-22", "SQR-G25", "TIC-G10")
@pytest.mark.parametrize("viewer", [-1, A, B])
@pytest.mark.parametrize(("card", "goes_on"), [("5Xr", True), ("1Sc", False)])
def test_it_is_seen_whether_the_card_drawn_fits(card, goes_on, viewer):
    match = deal(next_cards=f"{card} 1Cc")
    told = fitting(match)
    play(match, A, "draw")
    assert (card in told) is goes_on
    assert not_held(match, NEXT, viewer) == (set(NAMES) - told if goes_on else told)


@pytest.mark.rule("SQR-23")
def test_a_draw_tells_nothing_of_the_rest_of_the_hand():
    match = deal()
    play(match, A, "draw", "end")
    assert not any(not_held(match, place) for place in range(CARDS) if place != NEXT)
    assert not facts(match)


@pytest.mark.rule("SQR-G07", "SQR-G08")
def test_who_ends_a_turn_without_a_draw_could_have_gone_on():
    match = deal(next_cards="1Cc", hand="5Xr 3Sr +3")
    play(match, A, "play 5Xr 0 0 2")
    told = fitting(match)
    play(match, A, "end")
    for viewer in (-1, A, B):
        assert facts(match, viewer) == [(A, NEXT, told)]


@pytest.mark.rule("SQR-G07", "SQR-G13")
def test_without_a_deck_the_end_of_a_turn_tells_nothing():
    match = deal({"deck_out": "play_on"}, "", "5Xr 3Sr +3")
    play(match, A, "play 5Xr 0 0 2", "end")
    assert not facts(match)


@pytest.mark.rule("SQR-G07")
def test_that_a_hand_holds_a_card_of_a_set_is_forgotten_when_one_is_laid_out_of_it():
    match = deal(next_cards="1Cc 1Cr", hand="5Xr 3Co 1Sv +2")
    play(match, A, "play 5Xr 0 0 2", "end")
    play(match, B, "draw")
    ((_, _, told),) = facts(match)
    assert "1Sv" in told
    play(match, A, "play 1Sv 1 0 1")
    assert not facts(match)


@pytest.mark.rule("SQR-G07")
def test_of_facts_that_follow_from_each_other_the_stronger_is_kept():
    match = deal()
    state = match.state
    tell_some(state, A, 0b111, 0)
    tell_some(state, A, 0b1111, 0)
    assert int(state.facts) == 1
    tell_some(state, B, 0b1, 0)
    tell_some(state, A, 0b11, 0)
    assert [int(state.fact_seat[i]) for i in range(2)] == [B, A]
    assert [int(state.fact_low[i]) for i in range(3)] == [0b1, 0b11, 0]
    state.dealt += 1
    tell_some(state, A, 0b1, 0)
    assert int(state.facts) == 3


@pytest.mark.rule("SQR-G07")
def test_without_room_the_oldest_fact_goes():
    state = deal().state
    for card in range(MOST_FACTS + 1):
        tell_some(state, A, 1 << card % 60, 1 << card % 61)
    assert int(state.facts) == MOST_FACTS
    assert int(state.fact_low[0]) == 2


@pytest.mark.rule("SQR-G21")
def test_in_a_race_without_a_deck_it_is_shown_who_can_lay_something():
    match = race()
    play(match, C, "draw")
    able = fitting(match)
    assert (A, int(match.state.dealt), able) in facts(match)
    assert not_held(match, 3) == not_held(match, 4) == able
    assert not not_held(match, 0)


# --- worlds


def turns() -> Match:
    """A has one card that fits; B holds all that is neither in A's hand nor in the deck."""
    rest = set(NAMES) - {"3Xo", "1Cv", "3Xr", "3To", "2Rc", "4Ry", "4Sy", "2Ty"}
    return drawn(["3Xo*", "1Cv*"], ["3Xr 3To 2Rc", " ".join(sorted(rest))], "4Ry 4Sy 2Ty")


def race() -> Match:
    """A can lay something, B cannot; C holds all other cards but the last one of the deck."""
    rest = set(NAMES) - {"1Cv", "1Cc", "1Rv", "1Xo", "5Tr", "3Sr", "4Sy", "4Ty", "2To"}
    hands = ["1Xo 5Tr 3Sr", "4Sy 4Ty", " ".join(sorted(rest))]
    return drawn(["1Cv*", "1Cc*", "1Rv*"], hands, "2To", {"mode": "race"})


IN_TURNS = [(A, "play 3Xr 0 0 1"), (A, "end"), (B, "play 2Rv 1 0 1"), (A, "draw"), (A, "end")]
IN_A_RACE = [(C, "draw"), (C, "play 5Cv 0 0 1"), (A, "play 1Xo 2 0 1"), (C, "play 2Xv 2 1 1")]


@kernel
def deal_and_make_true(state: State, viewer: int, dice: Array) -> None:
    """As ``imagine`` where no deal was found that agrees with all that was told."""
    deal_unseen(state, viewer, dice)
    make_true(state, viewer, dice)


@pytest.mark.rule("SQR-G07", "SQR-G21", "SQR-G25", "TIC-G10")
@pytest.mark.parametrize(
    ("begin", "done", "viewer", "number"), [(turns, IN_TURNS, B, 36), (race, IN_A_RACE, C, 12)], ids=["turns", "race"]
)
def test_all_deals_that_agree_with_all_that_was_seen_are_equally_likely(begin, done, viewer, number):
    entries = [(seat, GAME.rules.actions.read(action)) for seat, action in done]
    view, deals = deals_that_agree(begin(), entries, viewer)
    imagined_uniformly(view, viewer, deals)
    imagined_uniformly(view, viewer, deals, lambda world, seat, dice: run(deal_and_make_true, world, seat, dice))
    assert len(deals) == number


@pytest.mark.rule("SQR-G07", "SQR-G25", "TIC-G10")
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"deck_out": "play_on"}), (4, {"mode": "race", "deck_size": 60, "race_penalty": False})],
    ids=str,
)
def test_in_imagined_worlds_all_goes_as_it_went(players, options):
    for seed in range(3 if JIT else 1):
        worlds_bear_out_what_was_seen(GAME, seed, players, options, players)


# --- positions


def written(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))


@pytest.mark.rule("SQR-G21", "SQR-G25")
def test_what_follows_from_a_position_is_known_where_it_does_not_say_it():
    match = deal()
    play(match, A, "draw")
    position = written(match)
    assert position.pop("barred")[0]["places"] == [NEXT]
    assert GAME.load(position).tobytes() == match.state.tobytes()
    match = race()
    play(match, C, "draw")
    position = written(match)
    del position["barred"], position["told"]
    assert GAME.load(position).tobytes() == match.state.tobytes()


@pytest.mark.rule("SQR-G07", "SQR-G25")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["barred"][0].update(cards=["9Xo"]), "no card"),
        (lambda p: p["barred"][0].update(places=[14]), "place 14"),
        (lambda p: p["barred"][0].update(places=[100]), "place 100"),
        (lambda p: p["barred"][0].update(cards=[p["dealt"][p["barred"][0]["places"][0]]]), "is in a hand"),
        (lambda p: p["told"][0].update(cards=["9Xo"]), "no card"),
        (lambda p: p["told"][0].update(cards=["3Xo"]), "none of these cards"),
        (lambda p: p["told"][0].update(seat=2), "none of these cards"),
        (lambda p: p["told"][0].update(end=0), "none of these cards"),
        (lambda p: p["told"][0].update(end=60), "none of these cards"),
    ],
    ids=range(9),
)
def test_what_was_told_is_true(change, words):
    match = deal(next_cards="1Sc 1Rc 1Cc", hand="5Xr 3Sr +3")
    play(match, A, "play 5Xr 0 0 2", "end")
    play(match, B, "draw")
    play(match, A, "draw")
    position = written(match)
    assert GAME.load(position).tobytes() == match.state.tobytes()
    change(position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    assert words in str(refused.value)
    assert refused.value.field in ("barred", "told")


@pytest.mark.rule("SQR-G25")
def test_where_too_much_was_told_the_oldest_is_forgotten_and_the_rest_stays_in_order():
    state = deal().state
    for number in range(MOST_FACTS + 3):
        run(tell_some, state, number % 3 % 2, 1 << number, number)
    told = [(int(state.fact_seat[at]), int(state.fact_low[at])) for at in range(int(state.facts))]
    assert told == [(number % 3 % 2, 1 << number) for number in range(3, MOST_FACTS + 3)]
    assert state.fact_high[: len(told)].tolist() == list(range(3, MOST_FACTS + 3))


@pytest.mark.rule("SQR-16")
def test_what_makes_a_tic_fits_where_a_tic_is_wanted():
    state = deal().state
    places = [run(open_cell, state, A, number) for number in range(run(count_open, state, A))]
    for place in (place for place in places if place != EMPTY):
        near = [card for step in (-WIDTH, -1, 1, WIDTH) if (card := int(state.grid[A, place + step])) != EMPTY]
        found = write_set(*run(legality.fitting_there, state, A, place, TIC))
        assert set(found) == {
            name
            for card, name in enumerate(NAMES)
            if all(COMMON[card, it] != NIC for it in near) and any(COMMON[card, it] == TIC for it in near)
        }


@pytest.mark.rule("SQR-G02", "TIC-G10")
def test_start_cards_imagined_are_cards_of_their_hands():
    match = started(3)
    hand = hand_of(match, A)
    match.play(A, f"start_card {hand[0]}")
    dice = new_dice(1)
    for _ in range(30 if JIT else 5):
        world = match.view(B).copy()
        imagine(world, B, dice)
        assert int(world.holder[int(world.chosen[A])]) == A
