"""Whether thought pays: `python -m benchmarks.ladder [GAME ...] [--strong LEVEL] [--weak LEVEL] [--pairs N]`.

Two bots play every deal twice, once from each seat, on all cores. The share of the victories that the stronger one won
is given with the bound that it exceeds with 95 % confidence, by the spread between the deals.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.bots.arena import contest

from parlour.bots.compiling import compile_game
from parlour.core.game import find_game

GAMES = "thirty-six", "pentic", "queen-of-the-ticcitories", "tyramid", "tic-squared"
"""Whose bots search."""
ONE_SIDED = 1.645


def compare(name: str, strong: str, weak: str, deal: int) -> float:
    """Play a deal from both seats; give the share of the two victories that the strong one won."""
    game = find_game(name)
    compile_game(game)
    won = 0.0
    for seat in range(2):
        levels = (strong, weak) if seat == 0 else (weak, strong)
        winners = contest(game, levels, deal) or (0, 1)
        won += (seat in winners) / len(winners)
    return won / 2


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--strong", default="search:3000")
    parser.add_argument("--weak", default="search:300")
    parser.add_argument("--pairs", type=int, default=100)
    asked = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in asked.games:
            won = list(pool.map(partial(compare, name, asked.strong, asked.weak), range(asked.pairs)))
            share, error = statistics.fmean(won), statistics.stdev(won) / math.sqrt(len(won))
            bound = share - ONE_SIDED * error
            said = f"{share:.3f} of {2 * len(won)} games, more than {bound:.3f}"
            sys.stdout.write(f"{name:26} {asked.strong} over {asked.weak}: {said}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
