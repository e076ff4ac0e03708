"""Whether thought pays: `python -m benchmarks.ladder [GAME ...] [--strong BOT] [--weak BOT] [--games N]`.

A line for each game, of what `parlour arena` says of these two: ten times the playouts against one time.
"""

from __future__ import annotations

import argparse
import os
import sys

from parlour.lab.arena import Arena
from parlour.lab.contest import Contest

GAMES = "thirty-six", "pentic", "queen-of-the-ticcitories", "tyramid", "tic-squared"
"""Whose bots search."""


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--strong", default="search:3000")
    parser.add_argument("--weak", default="search:300")
    parser.add_argument("--games", dest="most", type=int, default=200)
    asked = parser.parse_args()
    for name in asked.games:
        contest = Contest(name, (asked.weak, asked.strong), 2, {}, 0)
        contest.check()
        arena = Arena(contest, asked.most)
        arena.run(os.cpu_count() or 1)
        (standing,) = arena.standings.values()
        mean, least, most = standing.bounds
        said = f"{mean:.3f} of {standing.games} games, {least:.3f} to {most:.3f}"
        sys.stdout.write(f"{name:26} {asked.strong} over {asked.weak}: {said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
