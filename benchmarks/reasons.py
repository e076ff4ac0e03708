"""Reasons of reviews: ``python -m benchmarks.reasons [DECISIONS] [GAME …]``.

In games between two bots of the level Casual each decision is weighed with 5,000 playouts. Of those that are worse than
another by three hundredths, the share with a reason is printed, and the share of reasons that are wrong: where the
reference, a search with 30,000 playouts, finds the other action no better.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

from parlour.bots.advice import TRUSTED, search_and_compare, weigh
from parlour.bots.levels import think
from parlour.bots.search import Budget
from parlour.core.facts import Fact
from parlour.core.game import Game, find_game, games, legal_actions
from parlour.core.match import Match

PLAYOUTS, REFERENCE = 5_000, 30_000
LEAST = 0.03
"""How much of the chance of winning a decision loses at least to be worse."""


def decisions(game: Game) -> Iterator[tuple[Any, int, int]]:
    """Yield decisions of bots that had a choice: the hidden record, the seat and the action, without end."""
    for number in count():
        match = Match.start(game, 2, seed=number.to_bytes(32, "little"))
        while not match.over:
            seat = match.seats_to_act()[0]
            view = match.view(seat)
            action = think(game, view, seat, "casual", number + len(match.entries)).action
            assert action is not None
            if len(legal_actions(game, view, seat)) > 1:
                yield view, seat, action
            match.play(seat, action)


def measure(game: Game, wanted: int) -> None:
    """Print a row: worse decisions, the shares with a reason and of wrong reasons, and which reasons there are."""
    worse = given = wrong = 0
    names: Counter[str] = Counter()
    for view, seat, taken in decisions(game):
        found = weigh(game, view, seat, taken, Budget(playouts=PLAYOUTS), worse)
        if found.action is None or (found.ahead or 0.0) < LEAST:
            continue
        worse += 1
        if isinstance(found.because, Fact):
            given += 1
            names[found.because.id.removeprefix("because-")] += 1
            report = search_and_compare(game, view, seat, taken, Budget(playouts=REFERENCE), worse, None)
            if report.visits.get(found.action, 0) >= TRUSTED:
                wrong += report.values[found.action] <= report.values.get(taken, 0.0)
        if worse == wanted:
            break
    most = ", ".join(f"{name} {times}" for name, times in names.most_common(6))
    sys.stdout.write(f"| {game.name} | {worse} | {given / worse:.2f} | {wrong / max(1, given):.3f} | {most} |\n")
    sys.stdout.flush()


def main() -> None:
    """Measure the games named, or all whose evaluation is fitted."""
    fitted = [name for name, game in games().items() if game.strategy.has_fitted_evaluation]
    sys.stdout.write("| game | worse decisions | with a reason | wrong reasons | reasons |\n|---|---|---|---|---|\n")
    for name in sys.argv[2:] or fitted:
        measure(find_game(name), int((sys.argv[1:] or ["100"])[0]))


if __name__ == "__main__":
    main()
