"""Pivot Pawns: decisions are right or wrong, for the shortest solution is known."""

from __future__ import annotations

import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.search import Budget
from parlour.core.match import Match
from parlour.core.record import copied
from tests.games.pivot_pawns.drawing import GAME, lay_demonstration, lay_table

MS = Budget(ms=60_000)
PIVOTS = [f"pivot {moving} {over}" for moving in range(5) for over in range(5) if moving != over]


def wrong(match: Match, action: str, seat: int = 0) -> bool:
    """Whether a decision was wrong."""
    found = weigh(GAME, match.view(seat), seat, GAME.rules.actions.read(action), MS, 1)
    assert found.chance is None, "nobody knows who sees it first"
    return bool(found.ahead)


def best(match: Match, seat: int = 0) -> str:
    found = advise(GAME, match.view(seat), seat, MS, 1)
    assert found.action is not None
    return GAME.rules.actions.text(found.action)


def wins(match: Match, *pivots: str) -> bool:
    """Whether pivots, if they are legal, win the token."""
    trial = Match(GAME, match.options, copied(match.state))
    for pivot in pivots:
        if GAME.rules.actions.read(pivot) in trial.actions(0):
            trial.play(0, pivot)
    return int(trial.state.tokens[0]) == 1


@pytest.mark.rule("PIV-33", "PIV-35", "PIV-43")
def test_a_bid_is_right_that_says_the_fewest_pivots() -> None:
    match = lay_table(target=1)
    fewest = int(best(match).split()[1])
    assert [wrong(match, f"bid {pivots}") for pivots in (fewest - 1, fewest, fewest + 1)] == [True, False, True]
    assert wrong(match, "giveUp")
    match.play(1, f"bid {fewest}")
    assert best(match) == "done"
    assert not wrong(match, "done")
    assert not wrong(match, f"bid {fewest}"), "it counts where the first fails"


@pytest.mark.rule("PIV-D21")
def test_who_passes_while_fewer_pivots_would_do_is_wrong() -> None:
    match = lay_table(target=1, options={"tempo": "turns"})
    fewest = int(best(match).split()[1])
    assert wrong(match, "pass")
    match.play(0, f"bid {fewest}")
    assert not wrong(match, "pass", seat=1)


@pytest.mark.rule("PIV-45", "PIV-D16")
def test_a_pivot_is_wrong_after_which_the_bid_cannot_be_kept() -> None:
    fewest = int(best(lay_table(target=1)).split()[1])
    match = lay_demonstration(fewest, target=1)
    ways = [text for text in map(GAME.rules.actions.text, match.actions(0)) if text.startswith("pivot")]
    right = [way for way in ways if not wrong(match, way)]
    assert right == [way for way in ways if any(wins(match, way, then) for then in PIVOTS)]
    assert best(match) in right
    assert len(right) < len(ways)
    assert wrong(match, "concede")
    for _ in range(fewest):
        match.play(0, best(match))
    assert int(match.state.tokens[0]) == 1


@pytest.mark.rule("PIV-D16")
def test_conceding_is_right_where_the_bid_cannot_be_kept() -> None:
    fewest = int(best(lay_table(target=1)).split()[1])
    match = lay_demonstration(fewest - 1, target=1)
    assert best(match) == "concede"
    assert not wrong(match, "concede")


def test_why_is_the_shortest_solution_in_words() -> None:
    match = lay_table(target=1)
    found = weigh(GAME, match.view(0), 0, GAME.rules.actions.read("bid 20"), MS, 1)
    assert GAME.speaker().say(found.because).startswith("A shortest solution has ")
