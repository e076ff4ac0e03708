"""How long Expert thinks: `python -m benchmarks.thoughts [GAME ...] [--games N] [--players N]`.

Experts play matches against one another; a line for each game says how long they thought about an action, and about all
actions of a turn, which end where another seat acts. What bots wait besides, where people play at once, is no thought.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import Any

from parlour.bots.compiling import compile_game
from parlour.core.decision import Decision
from parlour.core.game import Game, find_game, games
from parlour.core.match import Match
from parlour.lab.simulated import Simulated


class Timed(Simulated):
    """A match whose thoughts are timed: seconds by action, and by turn."""

    def __init__(self, match: Match, levels: tuple[str, ...], luck: int) -> None:
        super().__init__(match, levels, luck)
        self.thoughts: list[float] = []
        self.turns: list[float] = []
        self.thought_last = -1

    def _decision(self, seat: int) -> Decision:
        begin = time.perf_counter()
        decision = super()._decision(seat)
        spent = time.perf_counter() - begin
        self.thoughts.append(spent)
        if seat == self.thought_last and not self.match.game.rules.simultaneous:
            self.turns[-1] += spent
        else:
            self.turns.append(spent)
        self.thought_last = seat
        return decision


def timed(game: Game, players: int, matches: int) -> tuple[list[float], list[float]]:
    thoughts: list[float] = []
    turns: list[float] = []
    for number in range(matches):
        match = Match.start(game, players, None, number.to_bytes(32, "big"))
        played: Any = Timed(match, ("expert",) * players, number)
        played.go_on()
        thoughts += played.thoughts
        turns += played.turns
    return thoughts, turns


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()), metavar="GAME")
    parser.add_argument("--games", dest="matches", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    asked = parser.parse_args()
    for name in asked.games:
        game = find_game(name)
        compile_game(game)
        thoughts, turns = timed(game, asked.players, asked.matches)
        middle, longest, turn = statistics.median(thoughts), max(thoughts), max(turns)
        said = f"{len(thoughts):5} thoughts, median {middle:.3f} s, longest {longest:.3f} s; longest turn {turn:.3f} s"
        sys.stdout.write(f"{game.name:26} {said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
