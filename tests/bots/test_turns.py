"""Whole turns: found exactly, each once, and thought about for two seconds at most."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.bots.levels import TURN_MS, think, thought_ms
from parlour.bots.tree import worth
from parlour.bots.turns import BESIDES, DEEPEST, MOST_TRIED, find_turns, new_turns, turns_of
from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game, games, legal_actions
from parlour.core.kernel import JIT, boxed, run
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.lab.simulated import play_match

LUCKY = [game for game in games().values() if game.strategy.turn_step is not None]
SMALL = 1_000 if JIT else 100
"""So many ways to play a turn are few enough to try them all here."""


class Many(Exception):
    """There are too many ways to play this turn."""


def ends(game: Game, world: Any, seat: int, played: int = 0) -> list[Any]:
    """All that a turn may come to, by every order of its actions, up to a draw."""
    found: list[Any] = []
    for action in legal_actions(game, world, seat):
        after = copied(world)
        verbs.apply(boxed(after), seat, action)
        drew = int(after.held[seat]) > int(world.held[seat])
        goes_on = int(verbs.actors(boxed(after))) == 1 << seat and not drew
        found += ends(game, after, seat, played + 1) if goes_on else [after]
        if len(found) > SMALL:
            raise Many
    return found


def positions(wanted: int) -> list[tuple[Match, int]]:
    """Positions of Tic Squared in which somebody chooses."""
    found = []
    for seed in range(wanted):
        match = Match.start(find_game("tic-squared"), 2, None, bytes([seed + 1] * 32))
        play_match(match, ("casual", "casual"), 8 + seed)
        seat = match.seats_to_act()[0] if not match.over else 0
        if not match.over and len(match.actions(seat)) > 1:
            found.append((match, seat))
    return found


def test_the_best_turn_is_that_of_all_ways_to_play_it() -> None:
    compared = longest = 0
    for match, seat in positions(24 if JIT else 6):
        game, worlds = match.game, np.empty(DEEPEST + 2, match.game.dtype)
        worlds[0] = match.view(seat)
        turns, firsts = new_turns(game), np.array(match.actions(seat), np.int32)
        words = worlds.view(np.int64).reshape(len(worlds), -1)
        run(find_turns, worlds, words, seat, firsts, turns, 2 * MOST_TRIED // len(firsts), new_dice(1))
        try:
            all_ends = ends(game, copied(worlds[1]), seat)
        except Many:
            continue
        points = np.zeros(2, np.int64)
        worths = [run(worth, boxed(end), seat, points) for end in all_ends]
        values = [float(value) for value in turns.value[: int(turns.found)]]
        assert max(values) == pytest.approx(max(worths))
        assert len(values) <= len(firsts) + BESIDES
        for number, value in enumerate(values):
            world = copied(worlds[1])
            for action in turns.actions[number, : int(turns.length[number])]:
                assert int(action) in legal_actions(game, world, seat)
                verbs.apply(boxed(world), seat, int(action))
            assert run(worth, boxed(world), seat, points) == pytest.approx(value)
            longest = max(longest, int(turns.length[number]))
        compared += 1
    assert compared >= 3
    assert longest >= 2 or not JIT


def test_every_action_begins_a_turn() -> None:
    for match, seat in positions(6):
        turns = turns_of(match.game, match.view(seat), seat, new_dice(2))
        assert {int(action) for action in turns.actions[: int(turns.found), 0]} == set(match.actions(seat))
        assert all(0 <= value <= 1 for value in turns.value[: int(turns.found)])


def begins(match: Match) -> bool:
    """Whether a turn begins; start cards are chosen before the first, and who ends a round may begin the next."""
    return match.game.strategy.turn_step is not None and match.game.strategy.turn_step(match.state) == 0


@pytest.mark.parametrize("game", LUCKY, ids=lambda game: game.name)
def test_a_turn_takes_two_seconds_at_most(game: Game) -> None:
    assert TURN_MS == 2_000
    for seed in range(6 if JIT else 1):
        match = Match.start(game, 2, None, bytes([seed] * 32))
        turn, spent, most = -1, 0.0, 0.0
        while not match.over:
            seat = match.seats_to_act()[0]
            if turn != seat or begins(match):
                turn, spent = seat, 0.0
            spent += thought_ms(game, match.view(seat))
            most = max(most, spent)
            match.play(seat, think(game, match.view(seat), seat, "casual", seed).action or 0)
        assert 1_000 <= most <= TURN_MS
