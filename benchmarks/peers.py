"""OpenSpiel, measured in the same run: its loop in Python, its random bots and its tree search in C++."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import count

import pyspiel

from benchmarks.ours import PLAYOUTS, moves_a_second, pick

GAMES = ("tic_tac_toe", "connect_four", "breakthrough", "amazons")
ROLLOUTS = 200
SAMPLES = 400


def python_loop(name: str, seconds: float) -> float:
    """Random moves a second through the Python binding."""
    game = pyspiel.load_game(name)
    return moves_a_second(lambda: play_out(game.new_initial_state()), seconds)


def play_out(state: pyspiel.State) -> int:
    """Play random moves to the end; give their number."""
    moves = 0
    while not state.is_terminal():
        state.apply_action(pick(state.legal_actions()))
        moves += 1
    return moves


def random_bots(name: str, seconds: float) -> float:
    """Random moves a second of whole games between the uniform random bots: one call into C++ a game."""
    game = pyspiel.load_game(name)
    bots, seeds = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())], count()

    def play_one() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return int(state.move_number())

    return moves_a_second(play_one, seconds)


def new_search(game: pyspiel.Game, rollouts: int, simulations: int, seed: int) -> pyspiel.MCTSBot:
    """Make OpenSpiel's MCTS with random rollouts."""
    return pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(rollouts, seed), 1.4, simulations, 1000, False, seed, False
    )  # fmt: skip


def rollouts(name: str, seconds: float) -> float:
    """Random moves a second of the loop within: one simulation, so the root alone is valued, by many rollouts."""
    game = pyspiel.load_game(name)
    length = sum(play_out(game.new_initial_state()) for _ in range(SAMPLES)) / SAMPLES
    bot, state, games, begin = new_search(game, ROLLOUTS, 1, 1), game.new_initial_state(), 0, time.process_time()
    while time.process_time() - begin < seconds:
        bot.mcts_search(state)
        games += ROLLOUTS
    return games * length / (time.process_time() - begin)


def tree_search(name: str, seconds: float) -> tuple[float, float]:
    """Simulations a second of searches from the first position, and moves a second in their rollouts.

    The rollouts' moves are the simulations times the mean length of a random game from where they began, since
    OpenSpiel does not count them.
    """
    game = pyspiel.load_game(name)
    simulations, spent, seed = 0, 0.0, 0
    while spent < seconds:
        seed += 1
        bot = new_search(game, 1, PLAYOUTS, seed)
        begin = time.process_time()
        root = bot.mcts_search(game.new_initial_state())
        spent += time.process_time() - begin
        simulations += PLAYOUTS
    return simulations / spent, simulations / spent * rollout_length(game, root)


def rollout_length(game: pyspiel.Game, root: pyspiel.SearchNode) -> float:
    """The mean length of a random game from where a search's rollouts began."""
    paths, weights = zip(*beginnings(root, ()), strict=True)
    moves = 0
    for path in random.choices(paths, weights, k=SAMPLES):
        state = game.new_initial_state()
        for action in path:
            state.apply_action(action)
        moves += play_out(state)
    return moves / SAMPLES


def beginnings(node: pyspiel.SearchNode, path: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Where rollouts began, and how many: one at a node's first visit, one of no moves at each visit of an end."""
    if node.explore_count:
        yield path, 1 if node.children else node.explore_count
        for child in node.children:
            yield from beginnings(child, (*path, child.action))
