"""How hard daily puzzles are, and how long they take to make: ``python -m benchmarks.puzzles [WEEKS] [GAME …]``.

For each game and weekday: the mean difficulty, and the share of puzzles that each level of bot solves at its first try;
and the milliseconds in which puzzles are made (processor's time: middle, worst).
"""

from __future__ import annotations

import datetime
import statistics
import sys
import time
from collections.abc import Sequence

from parlour import puzzles
from parlour.bots.levels import think
from parlour.core.game import Game
from parlour.core.puzzles import RATINGS, SOLVER
from parlour.puzzles import FIRST, Puzzle, due_reply, standing_of, start_puzzle

LEVELS = ("gentle", "casual", "club", "search:1000")
MOST_ACTIONS = 60
"""Actions of a bot after which it has not solved a puzzle."""


def is_solved_by(puzzle: Puzzle, level: str) -> bool:
    """Return whether a bot of a level solves a puzzle at its first try."""
    match, taken = start_puzzle(puzzle), list[int]()
    while not (standing := standing_of(puzzle, match, taken)).over and len(taken) < MOST_ACTIONS:
        found = due_reply(puzzle, match, taken)
        if found is None:
            action = think(puzzle.game, match.view(SOLVER), SOLVER, level, len(taken)).action
            if action is None:
                return False
            taken.append(action)
            found = SOLVER, action
        match.carry_out(*found)
    return standing.solved


def made(game: Game, date: datetime.date) -> tuple[Puzzle, float]:
    """Return the puzzle of a date, and the milliseconds in which it was made."""
    puzzles._make_puzzle.cache_clear()
    begin = time.process_time()
    return puzzles.puzzle_of(game, date), 1000 * (time.process_time() - begin)


def report(game: Game, weeks: int) -> None:
    """Print the difficulty and the share solved by each level, by weekday; then how long making took."""
    made(game, FIRST)  # its kernels are loaded
    found = [made(game, FIRST + datetime.timedelta(days=day)) for day in range(7 * weeks)]
    days = [(datetime.date.fromisoformat(puzzle.which).weekday(), puzzle) for puzzle, _ in found]
    asked = [[puzzle for weekday, puzzle in days if weekday == wanted] for wanted in range(len(RATINGS))]
    times = [ms for _, ms in found]
    say(
        game.about.title,
        f"difficulty; made in {statistics.median(times):.0f} ms, at most {max(times):.0f}",
        *(f"{statistics.fmean(puzzle.rating for puzzle in day):.1f}" for day in asked),
    )
    for level in LEVELS:
        say("", level, *(f"{statistics.fmean(is_solved_by(puzzle, level) for puzzle in day):.2f}" for day in asked))


def say(*cells: str) -> None:
    """Print a row at once."""
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def main(given: Sequence[str]) -> None:
    """Measure the games named, or all that have puzzles."""
    weeks, names = int(given[0]) if given else 8, given[1:]
    say("game", "share solved by", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
    say(*["---"] * (2 + len(RATINGS)))
    for game in puzzles.puzzle_games():
        if not names or game.name in names:
            report(game, weeks)


if __name__ == "__main__":
    main(sys.argv[1:])
