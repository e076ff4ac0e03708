"""Measure everything in turn, several rounds, and print medians: the machine's speed drifts, the ratios hold.

python -m benchmarks [ROUNDS] [SECONDS]
"""

from __future__ import annotations

import platform
import statistics
import sys
from collections import defaultdict
from collections.abc import Callable

from benchmarks import ours, peers
from parlour.core.game import games

GOALS = {
    "thirty-six": 20,
    "pivot-pawns": 20,
    "mismemory": 8,
    "gridsy": 5,
    "queen-of-the-ticcitories": 5,
    "pentic": 4,
    "tyramid": 2,
    "tic-squared": 2,
    "grannys-pills": 1,
}
"""Million random moves a second and core."""

Measured = dict[str, list[float]]


def measure(rounds: int, seconds: float) -> Measured:
    """Run every measurement once a round, so that all see the same drift."""
    limit = ours.Limit()
    shelf = games()
    for game in shelf.values():
        ours.prepare(game)
    jobs: dict[str, Callable[[], float]] = {}
    for name, game in shelf.items():
        jobs[f"random {name}"] = lambda game=game: ours.random_moves(game, max(2, game.players[0]), seconds)
    jobs["limit"] = limit.moves
    jobs["limit ours"] = lambda: limit.ours(seconds)
    for name in peers.GAMES:
        jobs[f"loop {name}"] = lambda name=name: peers.python_loop(name, seconds)
        jobs[f"mcts {name}"] = lambda name=name: peers.tree_search(name, int(5000 * seconds))
    found: Measured = defaultdict(list)
    for _ in range(rounds):
        for job, run in jobs.items():
            found[job].append(run())
        playouts, moves = ours.search_speed(shelf["thirty-six"], seconds)
        found["search playouts"].append(playouts)
        found["search moves"].append(moves)
    for name in peers.GAMES:
        found[f"length {name}"] = [peers.mean_length(name)]
    return found


def median(values: list[float]) -> float:
    """The middle value."""
    return statistics.median(values)


def millions(value: float) -> str:
    """A figure in millions."""
    return f"{value / 1e6:.2f} M"


def report(found: Measured) -> None:
    """Print the tables in Markdown."""
    loops = {name: median(found[f"loop {name}"]) for name in peers.GAMES}
    fastest_loop = max(loops.values())
    print(f"\n{platform.processor() or platform.machine()}, Python {platform.python_version()}; medians\n")
    print("| game | random moves a second, one core | goal | against OpenSpiel's fastest Python loop |", end="")
    print(" interpreted | compile | load from cache |\n|---|---|---|---|---|---|---|")
    for name, game in games().items():
        speed = median(found[f"random {name}"])
        compiling, loading = ours.compile_and_load(game)
        goal = f"{GOALS[name]} M" if name in GOALS else "–"
        print(f"| {game.title} | {millions(speed)} | {goal} | {speed / fastest_loop:.0f}× |", end="")
        print(f" {ours.interpreted_moves(game, 1.0):.0f} | {compiling:.1f} s | {loading:.2f} s |")
    share = median([a / b for a, b in zip(found["limit ours"], found["limit"], strict=True)])
    print(f"\n36 from a fixed board: {millions(median(found['limit ours']))}; the same loop in C ", end="")
    print(f"{millions(median(found['limit']))}; ratio {share:.2f}\n")
    report_search(found, loops)


def report_search(found: Measured, loops: dict[str, float]) -> None:
    """Print how fast trees grow: simulations, and moves inside them (simulations times the mean random game)."""
    print("| search, one core | playouts a second | moves a second inside | Python loop, moves a second |")
    print("|---|---|---|---|")
    inside = {}
    for name in peers.GAMES:
        simulations = median(found[f"mcts {name}"])
        inside[name] = simulations * found[f"length {name}"][0]
        print(
            f"| OpenSpiel C++ MCTS, {name} | {simulations:.0f} | {millions(inside[name])} | {millions(loops[name])} |"
        )
    moves, playouts = median(found["search moves"]), median(found["search playouts"])
    print(f"| Parlour, 36 | {playouts:.0f} | {millions(moves)} | – |")
    fastest = max(inside, key=lambda name: inside[name])
    print(f"\nMoves inside the search on 36 against OpenSpiel's fastest ({fastest}): {moves / inside[fastest]:.1f}×")


if __name__ == "__main__":
    words = [float(word) for word in sys.argv[1:]]
    report(measure(int(words[0]) if words else 5, words[1] if len(words) > 1 else 1.0))
