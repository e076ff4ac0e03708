"""Gridsy: the bots."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parlour.bots.levels import LEVELS, think
from parlour.bots.search import Halt
from parlour.core.dice import new_dice
from parlour.games.gridsy.strategy.decisions import decide
from tests.games.gridsy.drawing import GAME, W3, A, begun, drawn, started


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [1, 2])
def test_bots_finish_by_themselves(players, level):
    match = started(players, grid=3, best_of=1)
    for number in range(400):
        if match.over:
            break
        if not match.seats_to_act():
            match.expire("go")
        for seat in match.seats_to_act():
            decision = think(GAME, match.view(seat), seat, level, 1_000 * number + seat)
            assert decision.wait_ms >= 200
            if not match.over and decision.action is not None and match.broken(seat, decision.action) is None:
                match.play(seat, decision.action)
    assert match.over and match.points()[1]


def test_slower_levels_take_longer_but_not_with_all_cards():
    deals = [begun(2, seed, grid=3).view(A) for seed in range(40)]
    waits = {
        level: [sum(think(GAME, view, A, level, seed).wait_ms for seed in range(12)) for view in deals]
        for level in LEVELS
    }
    means = {level: sum(all_) for level, all_ in waits.items()}
    assert means["gentle"] > means["casual"] > means["club"] > means["expert"] > 200 * 12 * 40
    for weak, strong in pairwise(waits.values()):
        assert 0 < sum(slow < quick for slow, quick in zip(weak, strong, strict=True)) < 20


@pytest.mark.rule("GRI-G08")
def test_a_bot_without_a_grid_swaps_its_loneliest_card_for_the_most_sociable():
    match = drawn([f"tray {W3}", "tray 2Xv"], middle="2Co 1Sv 1Tv 1Cc")
    for seed in range(5):
        decision = think(GAME, match.view(A), A, "expert", seed)
        assert decision.action is not None
        assert GAME.rules.actions.text(decision.action) == "swap 1Cv 2Co"


def test_a_bot_alone_takes_an_extra_card_only_without_a_grid():
    decision = decide(drawn([f"tray {W3}"]).view(A), A, "expert", new_dice(1), Halt().word)
    assert GAME.rules.actions.text(int(decision.action or 0)) == "extra"
    decision = decide(drawn([f"tray {W3.replace('1Cv', '2Co')}"]).view(A), A, "expert", new_dice(1), Halt().word)
    assert GAME.rules.actions.text(int(decision.action or 0)).startswith("put ")
