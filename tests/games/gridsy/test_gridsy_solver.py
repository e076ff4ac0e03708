"""Gridsy: the solver against a slow twin."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from parlour.core.kernel import JIT
from parlour.games.gridsy.edges import neighbours
from parlour.games.gridsy.solver import FOUND, NONE, UNDECIDED, Best, best_possible, find_grid
from parlour.games.tic.deck import COMMON, NAMES
from tests.games.gridsy.drawing import (
    GAME,
    W3,
    W5,
    A,
    B,
    drawn,
    started,
)
from tests.games.spoken import said


def naive(cards: list[int], size: int) -> bool:
    """Whether any of all arrangements is valid, cell by cell."""

    def extend(grid: list[int]) -> bool:
        cell = len(grid)
        if cell == size * size:
            return True
        near = ([grid[-1]] if cell % size else []) + ([grid[-size]] if cell >= size else [])
        return any(
            extend([*grid, card])
            for card in cards
            if card not in grid and all(int(COMMON[card, other]) > 0 for other in near)
        )

    return extend([])


def test_the_naive_twin_tries_everything():
    cards = [NAMES.index(card) for card in ("1Xo", "1Cv", "2Tv", "2Xr")]
    squares = [order for order in permutations(cards) if all(COMMON[order[a], order[b]] > 0 for a, b in neighbours(2))]
    assert bool(squares) == naive(cards, 2)


@pytest.mark.rule("GRI-07", "GRI-G02", "GRI-G03", "GRI-G04")
@pytest.mark.parametrize("extras", [0, 1, 2])
def test_the_solver_agrees_with_the_naive_search(extras):
    rng = np.random.default_rng(extras)
    outcomes = set()
    for _ in range(60):
        cards = rng.permutation(125)[: 9 + extras].tolist()
        answer = find_grid(3, sum(1 << card for card in cards), 10**6)
        assert answer.outcome == (FOUND if naive(cards, 3) else NONE)
        outcomes.add(answer.outcome)
    assert len(outcomes) == 2


@pytest.mark.parametrize("size", [3, 4, 5])
def test_what_the_solver_finds_is_a_grid_of_the_cards_given(size):
    rng = np.random.default_rng(size)
    for _ in range(40):
        cards = rng.permutation(125)[: size * size + 4].tolist()
        answer = find_grid(size, sum(1 << card for card in cards), 10**5 if JIT else 2_000)
        if answer.outcome == FOUND:
            assert len(set(answer.grid)) == size * size and set(answer.grid) <= set(cards)
            assert all(COMMON[answer.grid[a], answer.grid[b]] > 0 for a, b in neighbours(size))


@pytest.mark.rule("GRI-G03")
def test_the_best_possible_is_the_least_number_of_extra_cards_of_this_deck():
    for seed in range(12 if JIT else 3):
        state = started(seed=seed, grid=3).state
        deck = [int(card) for card in state.deck]
        least = next(extras for extras in range(9) if naive(deck[: 9 + extras], 3))
        assert best_possible(state) == Best(least, least)


@pytest.mark.rule("GRI-G03")
def test_a_search_cut_short_says_so(monkeypatch):
    assert find_grid(4, sum(1 << NAMES.index(card) for card in W3.split()[1:]) | 1 << 50, 3).outcome == UNDECIDED
    monkeypatch.setattr("parlour.games.gridsy.solver.patience", lambda: 8)
    found = best_possible(drawn([f"tray {W5}"], deck="1Cc", options={"grid": 3}).state)
    assert found.least == 0 < found.most


@pytest.mark.rule("GRI-G04")
def test_the_hint_looks_at_the_own_cards_only():
    other = "tray " + " ".join([card for card in NAMES if card.startswith("1")][1:17])
    match = drawn([f"tray {W3}", other], options={"hint_impossible": True})
    assert "admit no grid" in said(GAME, match.scene(A).status)
    assert "admit no grid" not in said(GAME, match.scene(B).status)
    assert "admit no grid" not in said(GAME, match.spectate().status)
