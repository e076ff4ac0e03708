"""Bots: legal, fair to hidden information, and stronger with more thought."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np
import pytest

from parlour.bots import tree
from parlour.bots.advice import advise, weigh
from parlour.bots.compiling import compile_game
from parlour.bots.levels import LEVELS, budget_of, check_level, think
from parlour.bots.nodes import NODE, weight_of
from parlour.bots.search import MOST_NODES, Abandoned, Budget, Halt, Searcher, search_move
from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import Game, games, hidden
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.people import PEOPLE
from parlour.core.record import Record
from parlour.games.pentic.record import OVER
from parlour.lab.contest import duel
from parlour.lab.simulated import play_match

OWN_BOTS = [game for game in games().values() if game.has_own_bots and game.name != "tic-squared"]
TURN_BASED = [game for game in games().values() if game not in OWN_BOTS]
PLAYOUTS = 400 if JIT else 4


def begun(game: Game, actions: int, seed: int, players: int | None = None) -> Match:
    """A match some random actions on, at a moment when a seat may act."""
    match = Match.start(game, players or game.rules.players[0], None, seed.to_bytes(32, "big"))
    play_match(match, ("gentle" if game in OWN_BOTS else "random",) * match.players, actions)
    return match


def test_a_clock_may_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """As browsers' clocks do, which tell the time in coarse steps."""
    monkeypatch.setattr(time, "monotonic", lambda: 36.0)
    match = begun(games()["pentic"], 4, 1)
    seat = match.seats_to_act()[0]
    assert search_move(match.game, match.view(seat), seat, Budget(2 * PLAYOUTS, 1_000), 1).playouts >= PLAYOUTS


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(game: Game) -> None:
    """In worlds that look alike to a seat every bot decides alike."""
    # Where a level's thought ends by the clock, two of them may differ.
    levels = [level for level in LEVELS if game in OWN_BOTS or game.strategy.skills.of(level).playouts <= PLAYOUTS]
    names = ["random", *levels, *PEOPLE, *([] if game in OWN_BOTS else [f"search:{PLAYOUTS}"])]
    for seed in range(4 if JIT else 2):
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
    match = begun(game, 4, 1, min(4, game.rules.players[1]))
    seat = match.seats_to_act()[0]
    for level in (*LEVELS[:3], *PEOPLE, "random"):
        action = think(game, match.view(seat), seat, level, 0).action
        assert action is None or action in match.actions(seat)


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.name)
def test_search_reports_what_it_did(game: Game) -> None:
    match = begun(game, 6, 2)
    seat = match.seats_to_act()[0]
    report = search_move(game, match.view(seat), seat, Budget(PLAYOUTS), 3)
    assert 2 <= report.playouts <= PLAYOUTS
    assert sum(report.visits.values()) == report.playouts or game.strategy.searches_whole_turns
    assert sum(report.visits.values()) <= report.playouts
    assert set(report.visits) == set(match.actions(seat))
    assert all(0 <= value <= 1 for value in report.values.values())
    assert report.best in match.actions(seat)


if JIT:  # strength needs playouts by the thousand

    @pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.name)
    def test_thought_pays(game: Game) -> None:
        assert duel(game.name, "greedy", "random", 40) >= 0.7
        assert duel(game.name, "search:300", "random", 16) >= 0.8


def over(*points: int) -> Record:
    """A match of Pentic that is over."""
    state = games()["pentic"].new(len(points), games()["pentic"].rules.options(), bytes(32))
    state.phase, state.points[: len(points)] = OVER, points
    return state


def test_a_reward_is_the_share_of_the_victory_and_then_the_margin() -> None:
    points = np.zeros(3, np.int64)
    first, second, third = (tree.worth(over(40, 70, 70), seat, points) for seat in range(3))
    assert first < tree.MARGIN / 2 < 0.5 - tree.MARGIN < second == third < 0.5 + tree.MARGIN
    lone = [tree.worth(over(40, 60, 70 + more), 2, points) for more in range(40)]
    assert lone == sorted(set(lone))
    assert 1 - tree.MARGIN < lone[0] < lone[-1] < 1
    lost = [tree.worth(over(40 + more, 20, 90), 0, points) for more in range(40)]
    assert lost == sorted(set(lost))
    assert 0 < lost[0] < lost[-1] < tree.MARGIN


def grown(name: str, actions: int, seed: int, playouts: int, most: int = MOST_NODES) -> Searcher:
    """A search that has done so many playouts."""
    game = games()[name]
    match = begun(game, actions, seed)
    seat = match.seats_to_act()[0]
    searcher = Searcher(game, match.view(seat), seat, seed, most)
    searcher.grow(playouts)
    return searcher


def used_nodes(searcher: Searcher) -> Any:
    return searcher.nodes[: int(searcher.tree.used)]


def test_a_move_counts_as_available_only_where_it_was_legal() -> None:
    """Cowling, Powley and Whitehouse, 2012: not every world allows every move."""
    nodes = used_nodes(grown("tyramid", 25, 3, 4 * PLAYOUTS))
    moves = nodes[nodes["available"] > 0]
    here = nodes["visits"][moves["parent"]]
    assert np.all(moves["available"] <= here)
    assert np.any(moves["available"] < here)
    assert np.all(moves["available"][moves["parent"] == 0] == here[moves["parent"] == 0])


def test_what_a_move_shows_is_told_apart() -> None:
    """What is drawn after a move leads to positions of their own; in an open game a move leads to one."""
    for name, several in (("queen-of-the-ticcitories", True), ("thirty-six", False)):
        nodes = used_nodes(grown(name, 30, 3, 10 * PLAYOUTS))
        positions = nodes[1:][(nodes["seen"][1:] != 0)]
        assert len(positions) > 4
        known = np.bincount(positions["parent"])
        tried = nodes["visits"][: len(known)]
        assert np.all(np.maximum(known - 1, 0) ** 2 <= tried)
        assert (known.max() > 1) == several


def test_a_full_tree_goes_on_playing_out() -> None:
    searcher = grown("thirty-six", 6, 2, PLAYOUTS, most=60)
    assert int(searcher.tree.used) <= 60
    assert int(searcher.tree.playouts) == PLAYOUTS


def test_a_thought_ends_when_the_rest_cannot_change_the_choice() -> None:
    """One action in the lead by more visits than there are playouts left."""
    searcher = grown("thirty-six", 6, 2, 0)
    searcher.grow_for(Budget(PLAYOUTS))
    visits = sorted(int(child["visits"]) for _, child in searcher.children())
    done = int(searcher.tree.playouts)
    assert done == PLAYOUTS or visits[-1] - visits[-2] > PLAYOUTS - done


def test_a_search_looks_before_every_playout_whether_it_is_called_off() -> None:
    searcher = grown("thirty-six", 6, 2, 3)
    searcher.halt.call()
    searcher.grow(PLAYOUTS)
    assert int(searcher.tree.playouts) == 3
    with pytest.raises(Abandoned):
        searcher.grow_for(Budget())


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_search_is_called_off_from_another_thread(game: Game) -> None:
    """In the middle of compiled code, which would go on for days."""
    match = begun(game, 2, 2)
    seat = match.seats_to_act()[0]
    searcher = Searcher(game, match.view(seat), seat, 1)
    search = threading.Thread(target=searcher.grow, args=(1 << 40,), daemon=True)
    search.start()
    while int(searcher.tree.playouts) < 2:
        time.sleep(0.001)
    searcher.halt.call()
    search.join(20)
    assert not search.is_alive()


def test_a_decision_that_is_called_off_is_none() -> None:
    game = games()["thirty-six"]
    match = begun(game, 2, 2)
    seat = match.seats_to_act()[0]
    halt = Halt()
    halt.call()
    view, taken = match.view(seat), match.actions(seat)[0]
    for level in ("expert", f"search:{PLAYOUTS}"):
        with pytest.raises(Abandoned):
            think(game, view, seat, level, 1, halt)
    with pytest.raises(Abandoned):
        advise(game, view, seat, Budget(PLAYOUTS), 1, halt)
    with pytest.raises(Abandoned):
        weigh(game, view, seat, taken, Budget(PLAYOUTS), 1, halt)


def test_no_point_is_given_away() -> None:
    """The last action of a match takes what there is to take, though it changes no victory."""
    game = games()["pentic"]
    for seed in range(3):
        whole = Match.start(game, 2, seed=seed.to_bytes(32, "big"))
        play_match(whole, ("greedy", "greedy"))
        *entries, last = whole.entries
        match = Match.start(game, 2, seed=seed.to_bytes(32, "big"))
        for seat, action in entries:
            match.play(seat, action)
        values = {}
        for action in match.actions(last.seat):
            state = match.state.copy()
            verbs.apply(state, last.seat, action)
            values[action] = tree.worth(state, last.seat, np.zeros(2, np.int64))
        assert len(set(values.values())) > 2
        for level in ("greedy", f"search:{PLAYOUTS}"):
            found = think(game, match.view(last.seat), last.seat, level, 1).action
            assert values[found] == max(values.values())


@pytest.mark.parametrize("level", ["", "genius", "search", "search:", "search:-5", "search:0s", "search:xs"])
def test_unknown_levels_are_refused(level: str) -> None:
    with pytest.raises(BadOption, match="no bot"):
        check_level(level)


def test_budgets_are_read() -> None:
    assert budget_of("search:500") == Budget(playouts=500)
    assert budget_of("search:1.5s") == Budget(ms=1500)


def test_a_guess_far_outside_the_deviation_has_a_finite_weight() -> None:
    nodes = np.zeros(2, NODE)
    nodes["guess"], nodes["weight"] = 0.5, 1e-6
    nodes[1]["weight"] = weight_of(nodes, 0, 1.0)
    assert np.isfinite(nodes[1]["weight"])
    assert weight_of(nodes, 0, 0.5) == 1.0
