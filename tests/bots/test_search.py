"""Bots: legal, fair to hidden information, and stronger with more thought."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.bots import tree
from parlour.bots.compiling import compile_game
from parlour.bots.levels import LEVELS, budget_of, check_level, think
from parlour.bots.search import Budget, Searcher, search_move
from parlour.bots.tree import new_tree
from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import Game, games, hidden
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import new_desk
from parlour.games.pentic.state import OVER
from tests.bots.arena import duel, play

OWN_BOTS = [game for game in games().values() if game.has_own_bots and game.name not in ("tic-squared", "thirty-six")]
TURN_BASED = [game for game in games().values() if game not in OWN_BOTS]
PLAYOUTS = 400 if JIT else 4


def begun(game: Game, actions: int, seed: int, players: int | None = None) -> Match:
    """A match some random actions on, at a moment when a seat may act."""
    match = Match.start(game, players or game.players[0], None, seed.to_bytes(32, "big"))
    play(match, ("gentle" if game in OWN_BOTS else "random",) * match.players, actions)
    return match


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(game: Game) -> None:
    """In worlds that look alike to a seat every bot decides alike."""
    names = ["random", "gentle", "casual", *([] if game in OWN_BOTS else [f"search:{PLAYOUTS}"])]
    for seed in range(4):
        match = begun(game, 6 + 3 * seed, seed)
        seat = match.seats_to_act()[0]
        world = match.view(seat)
        verbs.imagine(world, seat, new_dice(seed))
        for level in names:
            truth = think(game, hidden(game, match.state, seat), seat, level, 5)
            other = think(game, hidden(game, world, seat), seat, level, 5)
            assert truth == other


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_level_acts_legally(game: Game) -> None:
    compile_game(game)
    match = begun(game, 4, 1, min(4, game.players[1]))
    seat = match.seats_to_act()[0]
    for level in (*LEVELS[:2], "random"):
        action = think(game, match.view(seat), seat, level, 0).action
        assert action is None or action in match.actions(seat)


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.name)
def test_search_reports_what_it_did(game: Game) -> None:
    match = begun(game, 6, 2)
    seat = match.seats_to_act()[0]
    report = search_move(game, match.view(seat), seat, Budget(playouts=PLAYOUTS, cores=2), 3)
    assert report.playouts >= PLAYOUTS
    assert sum(report.visits.values()) == report.playouts
    assert set(report.visits) <= set(match.actions(seat))
    assert all(0 <= value <= 1 for value in report.values.values())
    assert report.best in match.actions(seat)


if JIT:  # strength needs playouts by the thousand

    @pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.name)
    def test_thought_pays(game: Game) -> None:
        assert duel(game, "greedy", "random", 40) >= 0.75
        assert duel(game, "search:1000", "random", 16) >= 0.8


def test_a_shared_victory_is_a_share_of_the_reward() -> None:
    match = Match.start(games()["pentic"], 3, seed=bytes(32))
    match.state.phase, match.state.points[:3] = OVER, (40, 70, 70)
    grown = new_tree(8)
    tree.reward(match.state, grown, np.zeros(3, np.int64))
    assert grown.rewards[:3].tolist() == [0.0, 0.5, 0.5]


def test_a_move_counts_as_available_only_where_it_was_legal() -> None:
    """Cowling, Powley and Whitehouse, 2012: not every world allows every move."""
    grown, desk = new_tree(8), new_desk(games()["pentic"], 1)
    for actions in ([3, 7], [7], [3, 5, 7]):
        desk.actions[: len(actions)] = actions
        child = tree.descend(grown, 0, 0, len(actions), desk)
        tree.back_up(grown, child)
    nodes = grown.nodes[1 : int(grown.used)]
    assert {int(node["action"]): int(node["available"]) for node in nodes} == {3: 2, 5: 1, 7: 3}


def test_a_full_tree_goes_on_playing_out() -> None:
    game = games()["thirty-six"]
    match = begun(game, 6, 2)
    seat = match.seats_to_act()[0]
    searcher = Searcher(game, match.view(seat), seat, 0, capacity=8)
    searcher.grow(PLAYOUTS)
    assert int(searcher.tree.used) == 8
    assert searcher.playouts == PLAYOUTS


@pytest.mark.parametrize("level", ["", "genius", "search", "search:", "search:-5", "search:0s", "search:xs"])
def test_unknown_levels_are_refused(level: str) -> None:
    with pytest.raises(BadOption, match="no bot"):
        check_level(level)


def test_budgets_are_read() -> None:
    assert budget_of("search:500") == Budget(playouts=500)
    assert budget_of("search:1.5s") == Budget(ms=1500)
