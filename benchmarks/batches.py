"""Batches of random play beside OpenSpiel's: whole matches and moves a second of one core, counted, in Markdown.

python -m benchmarks.batches [ROUNDS] [SECONDS]

Ours deal afresh, count a row of every match and make the table; theirs are whole games between two uniform random
bots in C++, which count nothing. Every round runs each once; the medians are printed.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import defaultdict

from benchmarks import ours, peers
from parlour.core.game import games
from parlour.lab.batch import new_batch, play_chunk


def batch(name: str, seconds: float) -> tuple[float, float]:
    """Matches and moves a second of processor time."""
    wanted = new_batch(name, None, {}, "random", 0)
    play_chunk(wanted, range(1))
    matches, moves, size, begin = 0, 0, 16, time.process_time()
    while time.process_time() - begin < seconds:
        table = play_chunk(wanted, range(matches, matches + size))
        matches, moves, size = matches + size, moves + sum(table["length"].to_pylist()), min(2 * size, wanted.size)
    spent = time.process_time() - begin
    return matches / spent, moves / spent


def main(rounds: int, seconds: float) -> None:
    """Measure and print."""
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for _ in range(rounds):
        for name, game in games().items():
            matches, moves = batch(name, seconds)
            found[game.about.title].append((matches, moves))
            found[f"{game.about.title} uncounted"].append((0, ours.compiled_loop(game, seconds)))
        for name in peers.GAMES:
            found[f"OpenSpiel, {name}"].append((0, peers.random_bots(name, seconds)))
    middle = {name: tuple(map(statistics.median, zip(*some, strict=True))) for name, some in found.items()}
    best = max(moves for name, (_, moves) in middle.items() if name.startswith("OpenSpiel"))
    print("| a second, one core | matches | moves | of the same loop, nothing counted | to OpenSpiel's fastest |")
    print("|---|---|---|---|---|")
    for game in games().values():
        matches, moves = middle[game.about.title]
        whole = moves / middle[f"{game.about.title} uncounted"][1]
        print(f"| {game.about.title} | {matches:,.0f} | {moves / 1e6:.1f} M | {whole:.2f} | {moves / best:.1f}× |")
    for name in peers.GAMES:
        moves = middle[f"OpenSpiel, {name}"][1]
        print(f"| OpenSpiel, {name} | – | {moves / 1e6:.1f} M | – | {moves / best:.1f}× |")


if __name__ == "__main__":
    words = [float(word) for word in sys.argv[1:]]
    main(int(words[0]) if words else 5, words[1] if len(words) > 1 else 0.5)
