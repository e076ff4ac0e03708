"""Grids of Gridsy, ours and CP-SAT's in the same run: `python -m benchmarks.grids [DEALS] [SEARCHED]`.

Both answer the same questions, whether 16 cards make a grid: of so many deals, and of those among the first so many
that looking cell by cell leaves open. CP-SAT is told the same, that the richest card lies in one eighth of the square
included, in its own words, and works on one core. Making what each is given counts. Times are processor time.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from ortools.sat.python import cp_model

from parlour.games.gridsy.board import neighbours
from parlour.games.gridsy.strategy import solver
from parlour.games.gridsy.strategy.proof import WITHOUT_END, prove
from parlour.games.tic.deck import CARDS, COMMON, NIC

SIZE = 4
CELLS = SIZE * SIZE


def ours(cards: Sequence[int]) -> bool:
    solver.find_grid.cache_clear()
    return solver.find_grid(SIZE, sum(1 << card for card in cards)).grid is not None


def proof_alone(cards: Sequence[int]) -> bool:
    return prove(SIZE, cards, WITHOUT_END).grid is not None


def cp_sat(cards: Sequence[int]) -> bool:
    model = cp_model.CpModel()
    lies = [[model.new_bool_var("") for _ in range(CELLS)] for _ in cards]
    partners = [[j for j, b in enumerate(cards) if b != a and COMMON[a, b] != NIC] for a in cards]
    for card in lies:
        model.add_exactly_one(card)  # of sixteen cards none is left aside
    for cell in range(CELLS):
        model.add_exactly_one(card[cell] for card in lies)
    for one, other in neighbours(SIZE):
        for i, card in enumerate(lies):
            model.add_bool_or([~card[one], *(lies[j][other] for j in partners[i])])
            model.add_bool_or([~card[other], *(lies[j][one] for j in partners[i])])
    richest = lies[max(range(CELLS), key=lambda i: len(partners[i]))]
    model.add_bool_or([richest[0], richest[1], richest[SIZE + 1]])
    search = cp_model.CpSolver()
    search.parameters.num_workers = 1
    return bool(search.solve(model) == cp_model.OPTIMAL)


def deals(number: int) -> Iterator[list[int]]:
    """The same deals every time."""
    for seed in range(number):
        yield [int(card) for card in np.random.default_rng(seed).permutation(CARDS)[:CELLS]]


def is_open(cards: Sequence[int]) -> bool:
    """Whether the search leaves it to a proof; what a loner decides is not."""
    return not solver.look_for_grid(SIZE, sum(1 << card for card in cards), solver.NODES).proved


def measure(
    solve: Callable[[Sequence[int]], bool], questions: Sequence[Sequence[int]]
) -> tuple[list[bool], list[float]]:
    """Answer all; give the answers, and the milliseconds of each in ascending order."""
    answers, spent = [], []
    for cards in questions:
        begin = time.process_time()
        answers.append(solve(cards))
        spent.append(1000 * (time.process_time() - begin))
    return answers, sorted(spent)


def report(title: str, questions: Sequence[Sequence[int]]) -> None:
    """Print a table: a row a solver. Raises ValueError if they do not agree."""
    print(f"\n| {title}: {len(questions)} | mean ms | 99 of 100 within | worst |\n|---|---|---|---|")
    expected = None
    for name, solve in (("search, then CaDiCaL", ours), ("CaDiCaL alone", proof_alone), ("CP-SAT", cp_sat)):
        answers, spent = measure(solve, questions)
        if expected is not None and answers != expected:
            raise ValueError(f"{name} answers otherwise")
        expected = answers
        late = spent[int(0.99 * len(spent))]
        print(f"| {name} | {statistics.mean(spent):.2f} | {late:.1f} | {spent[-1]:.1f} |", flush=True)
    print(f"\n{sum(expected or ())} of them have a grid.")


def main(random: str = "1000", searched: str = "5000") -> None:
    """Compile and load what is needed, then measure."""
    first = next(deals(1))
    ours(first), proof_alone(first), cp_sat(first)
    report("random deals", list(deals(int(random))))
    report(f"left open among {searched}", [cards for cards in deals(int(searched)) if is_open(cards)])


if __name__ == "__main__":
    main(*sys.argv[1:])
