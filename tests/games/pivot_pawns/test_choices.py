"""Pivot Pawns: what is offered is what is allowed, to whoever may act; and what a round leaves to the next."""

from __future__ import annotations

import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice
from tests.games.pivot_pawns.drawing import (
    GAME,
    A,
    lay_demonstration,
    lay_table,
    options_of_seat,
    phase,
    places,
    play,
    tokens,
)

TURNS = {"tempo": "turns"}
SIT_OUT = {"false_bid": "sit-out"}

SAID = {
    "nothing": ({}, ()),
    "given up": ({}, ((1, "giveUp"),)),
    "left": ({}, ((1, "leave"),)),
    "a bid": ({}, ((1, "bid 1"),)),
    "done": ({}, ((0, "bid 4"), (0, "done"), (1, "bid 1"), (1, "done"))),
    "in turns": (TURNS, ((0, "bid 4"),)),
    "in turns a bid of one": (TURNS, ((0, "bid 1"), (1, "pass"), (2, "bid 2"))),
    "in turns left": (TURNS, ((1, "leave"), (0, "bid 4"))),
}


@pytest.mark.rule("PIV-35", "PIV-D11", "PIV-D12", "PIV-D14", "PIV-D21", "PIV-D22")
@pytest.mark.parametrize("said", SAID)
def test_bids_are_offered_as_they_are_allowed(said):
    options, words = SAID[said]
    match = lay_table(players=3, options=options)
    play(match, *words)
    conformance.legal_is_check(match, new_dice(1))


@pytest.mark.rule("PIV-44", "PIV-D17")
@pytest.mark.parametrize("options", [{}, TURNS, {"strict": True}], ids=str)
def test_pivots_are_offered_as_they_are_allowed(options):
    conformance.legal_is_check(lay_demonstration(players=3, options=options), new_dice(1))


@pytest.mark.rule("PIV-D18")
@pytest.mark.parametrize("tempo", ["live", "turns"])
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_sits_out_is_offered_no_bid(seat, tempo):
    match = lay_table(players=3, options={**SIT_OUT, "tempo": tempo})
    while phase(match) != "demonstrate":
        if tempo == "live":
            match.play(seat, "bid 3")
            match.expire("timer")
        else:
            speaker = int(match.state.turn)
            match.play(speaker, "bid 3" if speaker == seat and not match.state.bids else "pass")
    match.play(seat, "concede")
    assert not any(text.startswith("bid") for text in options_of_seat(match, seat))
    conformance.legal_is_check(match, new_dice(1))


@pytest.mark.rule("PIV-18", "PIV-42")
def test_a_round_begins_with_nothing_said():
    match = lay_table(players=3)
    play(match, (0, "giveUp"), (1, "bid 3"), (2, "bid 2"), (1, "done"))
    match.expire("timer")
    play(match, (2, "concede"), (1, "pivot 0 1"), (1, "concede"))
    position = GAME.position(match.state)
    assert position["players"] == GAME.position(lay_table(players=3).state)["players"]
    assert (position["bids"], position["demonstrator"], position["used"]) == (0, None, 0)


@pytest.mark.rule("PIV-D17", "PIV-46")
def test_strict_an_illegal_pivot_ends_the_demonstration_whatever_was_bid():
    match = lay_demonstration(bid=3, options={"strict": True})
    match.play(0, "pivot 2 0")
    assert (phase(match), int(match.state.rounds), places(match)) == ("think", 2, A)


@pytest.mark.rule("PIV-D18", "PIV-D22")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_leaves_pays_no_token(seat):
    match = lay_table(players=[{"tokens": 1}, {"tokens": 1}], options={"false_bid": "token"}, earlier=(7, 10))
    match.play(seat, "bid 3")
    match.expire("timer")
    match.play(seat, "leave")
    assert tokens(match) == [1, 1]


@pytest.mark.rule("PIV-D14", "PIV-D22", "PIV-D24")
def test_when_the_last_who_is_not_done_leaves_the_demonstrations_begin_with_their_clock():
    match = lay_table(players=3)
    play(match, (0, "bid 3"), (0, "done"), (1, "done"))
    assert match.clock().number == 1
    match.play(2, "leave")
    assert (phase(match), int(match.state.demonstrator)) == ("demonstrate", 0)
    assert (match.clock().name, match.clock().number) == ("demo", 2)
