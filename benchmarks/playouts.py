"""Playouts a second of Expert's search, in whichever Python runs this: ``python -m benchmarks.playouts GAME SECONDS``.

Printed are playouts a second and actions played out a second, over the same positions everywhere: those of one seeded
game. A search is a bot's, with its horizon and its evaluation; its time is what its kernels take.
"""

from __future__ import annotations

import sys
import time

from parlour.bots.compiling import load_game
from parlour.bots.search import Budget, Searcher
from parlour.core.dice import new_dice, roll
from parlour.core.game import find_game, legal_actions
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK

ASKED_EVERY = 3
"""Actions between searches."""
MOST_ACTIONS = 30
PLAYOUTS = 1_000_000
"""More than there is time for."""


def positions(name: str) -> list[tuple[bytes, int]]:
    """Return hidden records of seats to act in the seeded game, with the seat."""
    game = find_game(name)
    match, dice = Match.start(game, max(2, game.rules.players[0]), None, bytes(32)), new_dice(7)
    found = list[tuple[bytes, int]]()
    for number in range(MOST_ACTIONS):
        if match.over:
            break
        seat = pick_actor(match.actors(), dice)
        actions = match.actions(seat) if seat != CLOCK else legal_actions(game, match.state, CLOCK)
        if seat != CLOCK and len(actions) > 1 and number % ASKED_EVERY == 0:
            found.append((match.view(seat), seat))
        match.play(seat, actions[roll(dice, len(actions))])
    return found


def measure(name: str, seconds: float) -> tuple[float, float]:
    """Return playouts and actions a second."""
    game = find_game(name)
    load_game(name)
    asked = positions(name)
    ms = 1000 * seconds / len(asked)
    playouts = actions = 0
    spent = 0.0
    for view, seat in asked:
        searcher = Searcher(game, view, seat, 1)
        searcher.grow(1)  # a kernel is loaded with its first call
        begin = time.perf_counter()
        # In chunks as a bot does, but without its looking whether the rest could change the best action.
        for _ in searcher._spend(Budget(PLAYOUTS, ms)):
            pass
        spent += time.perf_counter() - begin
        playouts += int(searcher.tree.playouts)
        actions += int(searcher.tree.moves)
    return playouts / spent, actions / spent


def main() -> None:
    """Measure a game and print."""
    print(*measure(sys.argv[1], float(sys.argv[2])))


if __name__ == "__main__":
    main()
