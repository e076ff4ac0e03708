"""OpenSpiel, measured in the same run: its Python loop and its C++ tree search."""

from __future__ import annotations

import random
import time

import pyspiel

GAMES = ("connect_four", "breakthrough", "amazons")


def python_loop(name: str, seconds: float) -> float:
    """Random moves a second through the Python binding."""
    game = pyspiel.load_game(name)
    moves, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves / (time.perf_counter() - begin)


def mean_length(name: str, games: int = 200) -> float:
    """Moves of a random game."""
    game = pyspiel.load_game(name)
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves / games


def tree_search(name: str, simulations: int) -> float:
    """Simulations a second of the C++ MCTS with random rollouts, from the first position."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(
        game, evaluator, 1.4, simulations, 1000, False, 1, False, pyspiel.ChildSelectionPolicy.UCT
    )  # fmt: skip
    begin = time.perf_counter()
    bot.mcts_search(game.new_initial_state())
    return simulations / (time.perf_counter() - begin)
