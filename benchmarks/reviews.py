"""Prices of reviews beside playing on: ``python -m benchmarks.reviews [DECISIONS] [GAME …]``.

In games between two bots of the level Casual each decision is weighed with 5,000 playouts, as for
``benchmarks.reasons``. From those that a review accuses of costing three hundredths or more, both moves are played on,
in the same imagined worlds, by two quick searches, to the end. Printed are the correlation of the price with the
difference of games won, the share of accusations that this confirms, and the mean of both. The difference is as
uncertain as its standard error says, which lowers the correlation: what it would be with differences known exactly is
printed, too (Spearman's correction for attenuation, by the errors measured).
"""

from __future__ import annotations

import statistics
import sys
from typing import Any

from benchmarks.reasons import LEAST, PLAYOUTS, decisions
from parlour.bots.advice import weigh
from parlour.bots.levels import think
from parlour.bots.search import Budget
from parlour.core import arrays, verbs
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game, games, hidden
from parlour.core.kernel import boxed
from parlour.core.record import copied
from parlour.core.seats import seats_in

WORLDS = 240
LEVEL = "search:60"
"""Who plays on."""


def play_on(game: Game, view: Any, seat: int, action: int, number: int) -> float:
    """Return what a seat wins after an action in an imagined world by its number: 1 or a share of it, else 0."""
    world = boxed(copied(view))
    verbs.imagine(world, seat, new_dice(number))
    verbs.apply(world, seat, action)
    step = 0
    while mask := int(verbs.actors(world)):
        step += 1
        mover = seats_in(mask)[0]
        chosen = think(game, hidden(game, world, mover), mover, LEVEL, number + step).action
        assert chosen is not None
        verbs.apply(world, mover, chosen)
    winners = seats_in(int(verbs.score(world, arrays.zeros(int(view.players), arrays.int64))))
    return (seat in winners) / max(1, len(winners))


def measure(game: Game, wanted: int) -> None:
    """Print a row: accusations, the correlation, the share confirmed, the mean price and the mean difference."""
    prices, differences, errors = [], [], []
    for view, seat, taken in decisions(game):
        found = weigh(game, view, seat, taken, Budget(playouts=PLAYOUTS), len(prices))
        if found.action is None or (found.ahead or 0.0) < LEAST:
            continue
        best = found.action
        worlds = [
            play_on(game, view, seat, best, number) - play_on(game, view, seat, taken, number)
            for number in range(WORLDS)
        ]
        prices.append(found.ahead or 0.0)
        differences.append(statistics.mean(worlds))
        errors.append(statistics.stdev(worlds) / WORLDS**0.5)
        if len(prices) == wanted:
            break
    correlation = statistics.correlation(prices, differences)
    noise = statistics.mean(error**2 for error in errors) / statistics.variance(differences)
    corrected = correlation / (1.0 - noise) ** 0.5 if noise < 1.0 else 1.0
    confirmed = statistics.mean(difference > 0 for difference in differences)
    sys.stdout.write(
        f"| {game.name} | {len(prices)} | {correlation:.2f} | {corrected:.2f} | {confirmed:.2f} "
        f"| {statistics.mean(prices):.3f} | {statistics.mean(differences):.3f} | {statistics.mean(errors):.3f} |\n"
    )
    sys.stdout.flush()


def main() -> None:
    """Measure the games named, or all whose evaluation is fitted."""
    fitted = [name for name, game in games().items() if game.strategy.has_fitted_evaluation]
    sys.stdout.write(
        "| game | accusations | correlation | of exact differences | confirmed | mean price | mean difference "
        "| its error |\n|---|---|---|---|---|---|---|---|\n"
    )
    for name in sys.argv[2:] or fitted:
        measure(find_game(name), int((sys.argv[1:] or ["40"])[0]))


if __name__ == "__main__":
    main()
