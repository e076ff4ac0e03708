"""How large the endgames of ``environments.tiny`` are, and what CFR makes of them, in Markdown.

python -m benchmarks.tiny [ITERATIONS]

OpenSpiel's own CFR solver and NashConv run on each whole game, compiled, after it was written as EFG. Where every
information set has one history, information is perfect, and the value is also found by backward induction.
"""

from __future__ import annotations

import statistics
import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyspiel

from parlour.core.game import games
from parlour.lab import environments
from parlour.lab.environments.endgames import has_endgame
from parlour.lab.openspiel_tiny import Node, TinyGame

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # OpenSpiel's imports warn of what they use
    from open_spiel.python.algorithms.expected_game_score import policy_value

ITERATIONS = (0, 10, 100, 1000)


@dataclass(frozen=True)
class Solved:
    """What was found of a game.

    histories: how many there are, the end of each match included; ``sets``: how many information sets
    is_perfect: whether every information set has one history
    gaps: NashConv of the average policy after each number of iterations
    value: what seat 0 gets on an average by the last of these policies
    exact: the value by backward induction, where information is perfect
    """

    histories: int
    sets: int
    is_perfect: bool
    gaps: tuple[float, ...]
    value: float
    exact: float | None


def solve(game: TinyGame, iterations: Sequence[int] = ITERATIONS) -> Solved:
    """Solve a game by CFR, measured after each of the numbers of ``iterations``, which ascend."""
    histories = 1 + sum(1 for _ in game.histories())
    decisions = [(node.seat, node.pasts[node.seat]) for _, node in game.histories() if node.seat is not None]
    is_perfect = len(set(decisions)) == len(decisions)
    compiled = pyspiel.load_efg_game(game.efg())
    solver: Any = pyspiel.CFRSolver(compiled)
    gaps, done, policy = [], 0, solver.average_policy()
    for number in iterations:
        for _ in range(number - done):
            solver.evaluate_and_update_policy()
        done, policy = number, solver.average_policy()
        gaps.append(pyspiel.nash_conv(compiled, policy))
    value = float(policy_value(compiled.new_initial_state(), [policy, policy])[0])
    exact = statistics.fmean(best_value(game.deal(deal)) for deal in range(game.deals)) if is_perfect else None
    return Solved(histories, len(set(decisions)), is_perfect, tuple(gaps), value, exact)


def best_value(node: Node) -> float:
    """Return what seat 0 gets if both play best and know everything."""
    if node.seat is None:
        return node.returns()[0]
    values = [best_value(node.after(action)) for action in node.actions]
    return max(values) if node.seat == 0 else min(values)


def main(given: Sequence[str]) -> None:
    """Print a row for each game."""
    most = int(given[0]) if given else ITERATIONS[-1]
    iterations = [number for number in ITERATIONS if number < most] + [most]
    heads = ["", "worlds", "histories", "information sets", *(f"NashConv after {number:,}" for number in iterations)]
    say(*heads, "value", "exactly")
    say(*["---"] * (len(heads) + 2))
    for name, game in games().items():
        if has_endgame(game):
            tiny = environments.tiny(name).openspiel()
            found = solve(tiny, iterations)
            say(
                game.about.title,
                str(tiny.deals),
                f"{found.histories:,}",
                f"{found.sets:,}",
                *(f"{gap:.4f}" for gap in found.gaps),
                signed(found.value),
                "–" if found.exact is None else signed(found.exact),
            )


def signed(value: float) -> str:
    """Format a value with its sign, if it has one."""
    rounded = round(value, 3) + 0.0
    return f"{rounded:+.3f}".replace("-", "−") if rounded else "0.000"


def say(*cells: str) -> None:
    """Print a row at once."""
    print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
