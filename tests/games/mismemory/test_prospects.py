"""Mismemory: what the expert computes agrees with counting by hand, and it takes what others would win with."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.search import Budget, Halt
from parlour.core.dice import new_dice
from parlour.core.kernel import JIT, run
from parlour.core.match import Match
from parlour.games.mismemory.prospects import remembered, try_actions, worthwhile
from parlour.games.mismemory.recall import decide
from parlour.games.mismemory.state import UNKNOWN
from tests.games.mismemory.drawing import GAME, at, drawn, owns, space

MS = Budget(ms=60_000)

LAST = "S0 SA S2 S3 S4", "K0 CA M2 M3 M5"
"""Seat 0 needs a 5, of which that of suns is the last tile of its suit; seat 1 will turn up a 4 it remembers."""


def seen_but(own: tuple[str, str], *unseen: str) -> Match:
    """Draw a position in which everybody knows who owns what, and all have seen the grid but for some tiles."""
    match = drawn(own)
    for seat in range(2):
        match.state.resolved[seat] = match.state.own[seat]
    for place in range(24):
        match.state.known[place] = UNKNOWN if at(match, place) in unseen else match.state.face[place]
    return match


def test_spaces_of_which_nothing_is_known_stand_for_each_other() -> None:
    match = seen_but(LAST, "C5", "K5", "C0", "M0")
    view = match.view(0)
    unseen = {space(match, tile) for tile in ("C5", "K5", "C0", "M0")}
    tried = [worthwhile(view, 0, new_dice(seed)) for seed in range(40)]
    assert all(len(spaces) == 14 - 4 + 1 and len(unseen & set(spaces)) == 1 for spaces in tried)
    assert set().union(*tried) >= unseen


@pytest.mark.rule("MIS-D16")
def test_only_its_owner_knows_the_rest_of_a_pair() -> None:
    match = drawn()
    match.play(0, f"flip {space(match, 'S0')}")
    match.play(0, f"flip {space(match, 'S3')}")
    match.play(0, "keep 0")
    match.play(0, "place 0")
    assert remembered(match.state, 0, 0) == 3
    assert remembered(match.state, 1, 0) == UNKNOWN


if JIT:  # thousands of games

    @pytest.mark.rule("MIS-D16")
    def test_what_actions_win_is_what_counting_by_hand_gives() -> None:
        match, games = seen_but(LAST, "C5", "K5", "C0", "M0"), 40_000
        actions = [space(match, tile) for tile in ("C0", "C2", "K2", "M4")]
        worlds = np.empty(3, match.state.dtype)
        worlds[0] = match.view(0)
        won = np.zeros(len(actions))
        run(
            try_actions,
            worlds,
            0,
            np.array(actions, np.int32),
            won,
            games,
            new_dice(1),
            np.zeros(2, np.int64),
            Halt().word,
        )
        # something new: one of two fives, or the null of crowns, and of three others the 5 of its suit
        assert won / games == pytest.approx([2 / 4 + 1 / 4 / 3, 1 / 4, 1 / 4, 0.0], abs=0.012)

    @pytest.mark.rule("MIS-D16")
    @pytest.mark.parametrize("seed", range(4))
    def test_the_expert_takes_what_somebody_else_would_win_with(seed: int) -> None:
        match = seen_but(("S0 SA", "M0 CA S2 M3 M4"), "S5", "M5", "C5", "C2", "C3", "K0", "KA", "MA", "M2", "S4", "C0")
        for _ in range(3):
            action = decide(match.view(0), 0, "expert", new_dice(seed), Halt().word).action
            assert action is not None
            match.play(0, action)
        assert owns(match, 0) == "S0 SA K5"

    @pytest.mark.rule("MIS-D16")
    def test_a_decision_is_weighed_by_what_it_wins() -> None:
        match = seen_but(LAST, "C5", "K5", "C0", "M0")
        new, known = space(match, "C0"), space(match, "M4")
        assert GAME.is_judged(match.view(0), 0, known)
        found = weigh(GAME, match.view(0), 0, known, MS, 1)
        assert found.chance == pytest.approx(2 / 4 + 1 / 4 / 3, abs=0.05)
        assert found.ahead == pytest.approx(2 / 4 + 1 / 4 / 3, abs=0.05), "it wins nothing"
        assert weigh(GAME, match.view(0), 0, new, MS, 1).ahead == 0, "of unknown tiles one is as good as another"
        hint = advise(GAME, match.view(0), 0, MS, 1)
        assert (hint.chance, hint.ahead) == (pytest.approx(0.58, abs=0.05), pytest.approx(0.33, abs=0.06))
