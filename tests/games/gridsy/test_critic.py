"""Gridsy: getting other cards is right or wrong, for whether cards admit a grid is known."""

from __future__ import annotations

import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.search import Budget
from parlour.core.facts import say
from parlour.core.match import Match
from tests.games.gridsy.drawing import ALMOST_W1, GAME, W1, W3, A, drawn

MS = Budget(ms=60_000)
MIDDLE = "2Co 1Sv 1Tv 1Cc"


def wrong(match: Match, action: str) -> bool:
    """Whether a decision was wrong."""
    found = weigh(GAME, match.view(A), A, GAME.rules.actions.read(action), MS, 1)
    assert found.chance is None, "nobody knows who is first"
    return bool(found.ahead)


def best(match: Match) -> str:
    found = advise(GAME, match.view(A), A, MS, 1)
    assert found.action is not None
    return GAME.rules.actions.text(found.action)


@pytest.mark.rule("GRI-14", "GRI-G08")
def test_a_swap_is_wrong_where_the_cards_made_a_grid() -> None:
    match = drawn([ALMOST_W1, "tray 2Xv"])
    middle = GAME.position(match.state)["middle"][0]
    assert wrong(match, f"swap 5Tv {middle}")
    for _ in range(40):
        if int(match.state.rounds) == 1:
            match.play(A, best(match))
    assert int(match.state.wins[A]) == 1, "each hint lays a card of a grid"


@pytest.mark.rule("GRI-14", "GRI-G04")
def test_a_swap_is_wrong_where_another_would_have_made_a_grid() -> None:
    match = drawn([f"tray {W3}", "tray 2Xv"], middle=MIDDLE)
    assert best(match) == "swap 1Cv 2Co"
    assert not wrong(match, "swap 1Cv 2Co")
    assert wrong(match, "swap 4Ty 1Cc")


@pytest.mark.rule("GRI-07", "GRI-08", "GRI-G14")
def test_an_extra_card_is_right_where_there_is_no_grid_and_giving_up_never_while_there_are_any() -> None:
    stuck, fine = drawn([f"tray {W3}"]), drawn([f"tray {W3.replace('1Cv', '2Co')}"])
    assert [wrong(stuck, "extra"), wrong(fine, "extra")] == [False, True]
    assert [wrong(stuck, "give_up"), wrong(fine, "give_up")] == [True, True]
    assert (best(stuck), best(fine).split()[0]) == ("extra", "put")


def test_laying_cards_is_not_judged() -> None:
    match = drawn([ALMOST_W1])
    judged = {
        GAME.rules.actions.text(action).split()[0]
        for action in match.actions(A)
        if GAME.is_judged(match.view(A), A, action)
    }
    assert judged == {"extra", "give_up"}


def test_hints_keep_what_lies_there_and_say_so_where_it_does_not_come_out() -> None:
    rows = [line.split() for line in W1.strip().splitlines()]
    match = drawn([f"tray {W1}".replace("\n", " "), "tray 2Xv"])
    match.play(A, f"put {rows[1][0]} 1")
    match.play(A, f"put {rows[2][0]} 2")
    filled = {1, 2}
    while int(match.state.wins[A]) == 0:
        found = advise(GAME, match.view(A), A, MS, 1)
        assert found.action is not None and found.because == say("hint-goes-on")
        cell = int(GAME.rules.actions.text(found.action).split()[-1])
        assert cell not in filled, "a free place is named"
        filled.add(cell)
        match.play(A, found.action)
    assert len(filled) == 16


def test_hints_say_where_what_lies_there_does_not_come_out() -> None:
    match = drawn([f"tray {W1}".replace("\n", " "), "tray 2Xv"])
    match.play(A, "put 1Xo 0")
    match.play(A, "put 4Cv 1")
    assert advise(GAME, match.view(A), A, MS, 1).because == say("hint-otherwise")
