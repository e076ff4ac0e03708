"""Greedy bots play a start for some time, and what they win is counted from the seat that begins."""

from __future__ import annotations

import itertools
import random

import pytest

from parlour.bots.fairness import find_puzzles, play_greedily
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.games.thirty_six.options import Options
from parlour.games.thirty_six.position import laid_tiles, lines
from parlour.games.thirty_six.puzzles import daily
from parlour.protocol.editing import FairnessWish
from parlour.server.shelf.editing import judge_fairness


@pytest.mark.parametrize(("name", "players"), [("thirty-six", 2), ("thirty-six", 3), ("mismemory", 2)])
def test_every_game_has_one_winner_or_is_shared(name: str, players: int) -> None:
    game = find_game(name)
    found = play_greedily(game, players, game.read_options({}, players), 0.2, random.Random(1))
    assert found.games >= 1
    assert len(found.won) == players
    assert sum(found.won) + found.shared == found.games


@pytest.mark.parametrize("start", [0, 1])
def test_wins_are_counted_from_the_seat_that_begins(start: int) -> None:
    """The same game, begun by another seat, is won by the same place in the order."""
    game = find_game("thirty-six")
    first = play_greedily(game, 2, game.read_options({"start": 0}, 2), 0, random.Random(7))
    assert play_greedily(game, 2, game.read_options({"start": start}, 2), 0, random.Random(7)) == first


def test_a_layout_that_cannot_be_is_refused_and_others_are_played() -> None:
    block = [[tile, 0, 2 * (tile // 3), 2 * (tile % 3)] for tile in range(9)]
    found = judge_fairness("thirty-six", FairnessWish(2, {"layout": "preset", "preset": block}))
    assert found.games == sum(found.won) + found.shared
    with pytest.raises(BadOption):
        judge_fairness("thirty-six", FairnessWish(2, {"layout": "preset", "preset": block[:3]}))


def test_puzzles_on_a_board_are_those_that_the_puzzle_of_the_day_would_take() -> None:
    game, options = find_game("thirty-six"), Options()
    made, dice = daily.make(new_dice(5)), new_dice(5)
    drawn = (state for _ in itertools.count() for state in daily.draw(options, dice))
    number = next(n for n, state in enumerate(drawn, 1) if state.tobytes() == made.state.tobytes())
    assert find_puzzles(game, options, 600, number, 5) == (number, 1)
    assert number == 1 or find_puzzles(game, options, 600, number - 1, 5) == (number - 1, 0)
    assert find_puzzles(game, options, 0, 9, 5) == (1, int(number == 1)), "at least one"


def test_positions_are_drawn_on_the_board_that_is_asked_about() -> None:
    block = tuple((tile, 0, 2 * (tile // 3), 2 * (tile % 3)) for tile in range(9))
    game = find_game("thirty-six")
    options = game.read_options({"layout": "preset", "preset": block}, 2)
    state = next(state for _ in itertools.count() for state in daily.draw(options, new_dice(1)))  # type: ignore[arg-type]
    assert lines(laid_tiles(state)) == [*block]


def test_games_whose_puzzles_are_not_found_in_games_say_nothing_of_them() -> None:
    assert find_puzzles(find_game("mismemory"), find_game("mismemory").read_options({}, 2), 0, 9, 1) is None
    found = judge_fairness("mismemory", FairnessWish(2))
    assert (found.examined, found.puzzles) == (0, 0)
