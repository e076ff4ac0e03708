"""Whether thought pays: `python -m benchmarks.ladder [GAME ...] [--strong BOT] [--weak BOT] [--games N] [--seed N]`.

A line for each game, of games as `parlour arena` plays them: ten times the playouts against one time. The share must be
above one half with 95 % confidence, by the spread between deals; where it is not in some game, this fails.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys

from parlour.lab.arena import Arena
from parlour.lab.contest import Contest, share_of_deal

GAMES = "thirty-six", "pentic", "queen-of-the-ticcitories", "tyramid", "tic-squared"
"""Whose bots search."""

ENOUGH = 800
MORE = {"pentic": 4000}
"""So many games show that it pays; the less it pays, the more of them it takes."""

EVEN = 0.5
ONE_SIDED = 1.645
"""So many standard errors below what was seen lies the bound, at 95 %: the number of games is fixed beforehand."""


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--strong", default="search:3000")
    parser.add_argument("--weak", default="search:300")
    parser.add_argument("--games", dest="most", type=int)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    paid = True
    for name in asked.games:
        contest = Contest(name, (asked.weak, asked.strong), 2, {}, asked.seed)
        contest.check()
        arena = Arena(contest, asked.most or MORE.get(name, ENOUGH))
        arena.run(os.cpu_count() or 1)
        (standing,) = arena.standings.values()
        shares = [share_of_deal(deal, standing.pair) for deal in standing.deals]
        mean = statistics.fmean(shares)
        above = mean - ONE_SIDED * statistics.stdev(shares) / math.sqrt(len(shares))
        paid = paid and above > EVEN
        said = f"{mean:.3f} of {standing.games} games, above {above:.3f}"
        sys.stdout.write(f"{name:26} {asked.strong} over {asked.weak}: {said}\n")
        sys.stdout.flush()
    sys.exit(0 if paid else "in some game thought does not pay for sure")


if __name__ == "__main__":
    main()
