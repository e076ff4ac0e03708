"""Parlour's own figures. Every loop deals afresh and counts the set-up; time is the processor's, not the clock's."""

from __future__ import annotations

import functools
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np

from parlour.bots.search import Budget, Searcher
from parlour.core import kernel, verbs
from parlour.core.game import Game, hidden, legal_actions
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.playout import fresh_games, new_scratch
from parlour.core.seats import seats_in
from parlour.core.seed import new_seed
from parlour.core.steps import NOTHING, Stepper
from parlour.core.verbs import CLOCK, ENDLESS

PLAYOUTS = 10_000
"""Playouts of one search."""
BETWEEN_LOOKS = 16
"""Games between two looks at the clock."""


def players_of(game: Game) -> int:
    """Two where two can play."""
    return max(2, game.rules.players[0])


@functools.cache
def actors_in(mask: int) -> list[int]:
    """The seats of a mask, the clock among them."""
    return [seat for seat in range(CLOCK + 1) if mask >> seat & 1]


def pick(choices: list[int]) -> int:
    """Pick one at random; ``random.choice`` would take a fifth of the loop."""
    return choices[int(random.random() * len(choices))]


def moves_a_second(play_one: Callable[[], int], seconds: float) -> float:
    """Play games one by one, each giving its moves. Asking the clock takes as long as a short game."""
    moves, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        moves += sum(play_one() for _ in range(BETWEEN_LOOKS))
    return moves / (time.process_time() - begin)


def match_loop(game: Game, seconds: float) -> float:
    """Random moves a second of a Python loop over ``Match``: judged, logged, each position kept."""

    def play_one() -> int:
        match = Match.start(game, players_of(game))
        while mask := match.actors():
            seat = pick(actors_in(mask))
            actions = match.actions(seat) if seat != CLOCK else legal_actions(game, match.state, CLOCK)
            match.play(seat, pick(actions))
        return len(match.entries)

    return moves_a_second(play_one, seconds)


def verbs_loop(game: Game, seconds: float) -> float:
    """Random moves a second of a Python loop over the compiled verbs, a position being an array of one."""
    players, options, out = players_of(game), game.rules.options(), np.empty(game.rules.most_legal, np.int32)
    actors, legal, apply = (game.kernels[verb].entry(game.dtype) for verb in ("actors", "legal", "apply"))

    def play_one() -> int:
        state, moves = boxed(game.new(players, options, new_seed())), 0
        while mask := actors(state):
            seat = pick(actors_in(mask))
            apply(state, seat, out.item(int(random.random() * legal(state, seat, out))))
            moves += 1
        return moves

    return moves_a_second(play_one, seconds)


def step_loop(game: Game, seconds: float) -> float:
    """Random moves a second of a Python loop over ``Stepper``: one compiled call a move."""
    players, options = players_of(game), game.rules.options()

    def play_one() -> int:
        stepper, moves = Stepper(game, boxed(game.new(players, options, new_seed()))), 0
        step, listed = stepper.step, stepper.actions.item
        found = step(0, NOTHING)
        while found:
            seat = (found & -found).bit_length() - 1  # the lowest: the actions that are listed are its own
            found = step(seat, listed(int(random.random() * (found >> 32))))
            moves += 1
        return moves

    return moves_a_second(play_one, seconds)


def compiled_loop(game: Game, seconds: float) -> float:
    """Random moves a second of the compiled loop: key, set-up, then actors, legal actions, one drawn, applied."""
    blank, games, moves = np.empty(2, game.dtype), 1, 0
    blank[0] = game.blank(players_of(game), game.rules.options())
    scratch, begin = new_scratch(game, 1), time.process_time()
    while time.process_time() - begin < seconds:
        moves += kernel.run(fresh_games, blank[:1], blank[1:], scratch, games, ENDLESS)[0]
        games = min(2 * games, 4096)
    return moves / (time.process_time() - begin)


def tree_search(game: Game, seconds: float) -> tuple[float, float]:
    """Playouts a second of searches from fresh deals, and moves a second in them, those within the tree left out.

    Playouts are as the peer plays them: at random and to the end.
    """
    playouts = moves = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new(players_of(game), game.rules.options(), new_seed())
        seat = seats_in(int(verbs.actors(state)))[0]
        searcher = Searcher(game, hidden(game, state, seat), seat, 1, longest=ENDLESS, drawn=1)
        searcher.grow_for(Budget(PLAYOUTS))
        playouts, moves = playouts + int(searcher.tree.playouts), moves + int(searcher.tree.moves)
    spent = time.process_time() - begin
    return playouts / spent, moves / spent


def compile_shelf() -> float:
    """Seconds by the clock until all games are compiled into an empty cache, on all cores."""
    begin = time.monotonic()
    subprocess.run([sys.executable, "-m", "parlour.cli", "compile"], env=os.environ, check=True, capture_output=True)
    return time.monotonic() - begin


def load_seconds(game: Game) -> float:
    """Seconds to load all kernels of a game from the cache."""
    script = f"""
import time
from parlour.core.game import find_game
from parlour.bots.compiling import compile_game
game = find_game({game.name!r})
begin = time.process_time()
compile_game(game)
print(time.process_time() - begin)
"""
    return float(subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout)
