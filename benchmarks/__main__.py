"""Measure everything in turn, several rounds, and print medians as Markdown for docs/speed.md.

python -m benchmarks [ROUNDS] [SECONDS]

The machine's speed drifts: every round runs each measurement once, so that all see the same drift.
"""

from __future__ import annotations

import os
import platform
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from benchmarks import ours, peers
from benchmarks.limit import Limit
from parlour.core.game import Game, games

Jobs = dict[str, Callable[[float], Any]]
Measured = dict[str, list[Any]]


def our_jobs(game: Game) -> Jobs:
    """The columns of one of our games."""
    return {
        f"match {game.about.title}": lambda seconds: ours.match_loop(game, seconds),
        f"verbs {game.about.title}": lambda seconds: ours.verbs_loop(game, seconds),
        f"step {game.about.title}": lambda seconds: ours.step_loop(game, seconds),
        f"compiled {game.about.title}": lambda seconds: ours.compiled_loop(game, seconds),
        f"search {game.about.title}": lambda seconds: ours.tree_search(game, seconds),
    }


def peer_jobs(name: str) -> Jobs:
    """The columns of one of OpenSpiel's."""
    return {
        f"python {name}": lambda seconds: peers.python_loop(name, seconds),
        f"bots {name}": lambda seconds: peers.random_bots(name, seconds),
        f"rollouts {name}": lambda seconds: peers.rollouts(name, seconds),
        f"search {name}": lambda seconds: peers.tree_search(name, seconds),
    }


def measure(rounds: int, seconds: float) -> Measured:
    """Run every job once to compile or load what it needs, then once a round."""
    limit = Limit()
    jobs: Jobs = {"limit": lambda seconds: limit.run()}
    for game in games().values():
        jobs |= our_jobs(game)
    for name in peers.GAMES:
        jobs |= peer_jobs(name)
    for run in jobs.values():
        run(0.01)
    found: Measured = defaultdict(list)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for job, run in jobs.items():
            found[job].append(run(seconds))
    return found


def median(values: list[Any]) -> Any:
    """The middle value; of pairs, the pair of middle values."""
    if isinstance(values[0], tuple):
        return tuple(map(statistics.median, zip(*values, strict=True)))
    return statistics.median(values)


def thousands(value: float) -> str:
    """A figure in thousands."""
    return f"{value / 1e3:,.0f} k"


def millions(value: float) -> str:
    """A figure in millions."""
    return f"{value / 1e6:.1f} M"


def row(*cells: str) -> None:
    """Print a line of a table."""
    print(f"| {' | '.join(cells)} |")


def report_play(middle: dict[str, Any]) -> None:
    """Print the table: a row a game, a column a comparison."""
    python = ("Python, `Match`", "verbs", "`Stepper`")
    row("random moves a second, one core", *python, "compiled", "in the search (playouts)")
    row(*["---"] * 6)
    for title in (game.about.title for game in games().values()):
        playouts, moves = middle[f"search {title}"]
        loops = [thousands(middle[f"{job} {title}"]) for job in ("match", "verbs", "step")]
        row(title, *loops, millions(middle[f"compiled {title}"]), f"{millions(moves)} ({thousands(playouts)})")
    for name in peers.GAMES:
        simulations, moves = middle[f"search {name}"]
        compiled = f"{millions(middle[f'bots {name}'])}, bare {millions(middle[f'rollouts {name}'])}"
        search = f"{millions(moves)} ({thousands(simulations)})"
        row(f"OpenSpiel, {name}", "–", "–", thousands(middle[f"python {name}"]), compiled, search)
    report_ratios(middle)


def report_ratios(middle: dict[str, Any]) -> None:
    """Print 36 against OpenSpiel's fastest game of every column, and against C."""
    best = {job: max(middle[f"{job} {name}"] for name in peers.GAMES) for job in ("python", "bots", "rollouts")}
    searched = max(middle[f"search {name}"][1] for name in peers.GAMES)
    compiled = middle["compiled 36"]
    row(
        "36 against the fastest of theirs",
        *(f"{middle[f'{job} 36'] / best['python']:.2f}×" for job in ("match", "verbs", "step")),
        f"{compiled / best['bots']:.1f}×, bare {compiled / best['rollouts']:.1f}×",
        f"{middle['search 36'][1] / searched:.1f}×",
    )
    mine, in_c = middle["limit"]
    print(
        f"\nThe very same games of 36 in C: {millions(in_c)}; here {millions(mine)}, which is {mine / in_c:.2f} of it."
    )


def report_compiling() -> None:
    """Compile the shelf into the cache that the rest then uses, load it, and print how long both took."""
    compiling = ours.compile_shelf()
    loading = statistics.median(ours.load_seconds(game) for game in games().values())
    print(f"\nAll games are compiled in {compiling:.0f} s, once, on {os.cpu_count()} cores; ", end="")
    print(f"later a game is loaded in {loading:.1f} s.")


if __name__ == "__main__":
    words = [float(word) for word in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as cache:
        os.environ["PARLOUR_CACHE"] = cache
        print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}.")
        report_compiling()
        print()
        found = measure(int(words[0]) if words else 5, words[1] if len(words) > 1 else 0.5)
        report_play({job: median(values) for job, values in found.items()})
