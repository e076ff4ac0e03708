"""Gridsy: the search and the proof, against a slow twin and against each other."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from parlour.core.kernel import JIT
from parlour.games.gridsy.board import neighbours
from parlour.games.gridsy.strategy.proof import WITHOUT_END, Grid, prove
from parlour.games.gridsy.strategy.solver import NODES, best_possible, find_grid, is_impossible, look_for_grid
from parlour.games.tic.deck import COMMON, NAMES
from tests.games.gridsy.drawing import GAME, W3, A, B, drawn, started
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


def is_a_grid(grid: Grid | None, cards: list[int], size: int) -> bool:
    """Whether it is made of these cards, and no edge is a Nic."""
    return (
        grid is not None
        and len(set(grid)) == size * size
        and set(grid) <= set(cards)
        and all(COMMON[grid[a], grid[b]] > 0 for a, b in neighbours(size))
    )


def bits(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


@pytest.mark.rule("GRI-07", "GRI-G02", "GRI-G03", "GRI-G04")
@pytest.mark.parametrize("extras", [0, 1, 2])
def test_search_and_proof_agree_with_the_naive_search(extras):
    rng = np.random.default_rng(extras)
    outcomes = set()
    for _ in range(60):
        cards = rng.permutation(125)[: 9 + extras].tolist()
        possible = naive(cards, 3)
        for grid, proved in (find_grid(3, bits(cards)), prove(3, cards, WITHOUT_END)):
            assert proved and (grid is not None) == possible
            assert not possible or is_a_grid(grid, cards, 3)
        outcomes.add(possible)
    assert len(outcomes) == 2


@pytest.mark.parametrize("size", [3, 4, 5])
def test_search_and_proof_find_grids_of_the_cards_given(size):
    rng = np.random.default_rng(size)
    for _ in range(10):
        cards = rng.permutation(125)[: size * size + 4].tolist()
        assert is_a_grid(look_for_grid(size, bits(cards), NODES).grid, cards, size)
        assert is_a_grid(prove(size, cards, WITHOUT_END).grid, cards, size)


HARD = {
    "1Co 1Ry 1Ro 2Cr 2Tc 3Sc 3Sy 3Xc 3Xy 4Ro 4Tc 4Sv 4Xc 4Xo 5Ry 5Xv": False,
    "1Cc 1Ro 1Sy 1So 1Sr 1Xy 2Rr 2Tv 3Tv 4Cc 4Co 4Rc 4Tr 4Xy 5Cr 5So": False,
    "1Co 1Ry 1Tv 1Xc 1Xo 2So 2Xc 3Cy 3Co 3So 3Xc 3Xo 4Tv 4Sc 4Xc 5Rr 5Tv": False,
    "1Rv 1Rc 1Tv 1Ty 1Xy 2Cy 2Xo 3Cc 4Sc 4Sr 4Xc 5Cv 5Cy 5Ry 5Ty 5Sv": True,
    "1Cr 1Ro 1Rr 1Tv 1To 1Sv 2Sy 2Xc 3Tv 3Xc 3Xy 4Ro 4Sr 4Xo 4Xr 5Tr": True,
}
"""Deals that the nodes before a proof leave open, the first three even a hundred times as many; have they a grid?"""


@pytest.mark.rule("GRI-07", "GRI-G03", "GRI-G04")
@pytest.mark.parametrize(("names", "possible"), HARD.items())
def test_what_the_search_leaves_open_is_proved(names, possible):
    cards = [NAMES.index(name) for name in names.split()]
    if JIT:
        assert not look_for_grid(4, bits(cards), NODES if possible else 100 * NODES).proved
    grid, proved = find_grid(4, bits(cards))
    assert proved and is_a_grid(grid, cards, 4) == possible


@pytest.mark.rule("GRI-G03")
def test_the_best_possible_is_the_least_number_of_extra_cards_of_this_deck():
    for seed in range(12 if JIT else 3):
        state = started(seed=seed, grid=3).state
        deck = [int(card) for card in state.deck]
        assert best_possible(state) == next(extras for extras in range(9) if naive(deck[: 9 + extras], 3))


@pytest.mark.rule("GRI-G03", "GRI-G04")
def test_where_somebody_waits_a_proof_has_a_bound(monkeypatch):
    """Then nothing is said of what is not known."""
    monkeypatch.setattr("parlour.games.gridsy.strategy.solver.PATIENCE", 3)
    hard = next(iter(HARD))
    match = drawn([f"tray {hard}"], options={"hint_impossible": True})
    assert not is_impossible(match.state, A) and "admit no grid" not in said(GAME, match.scene(A).status)
    match.play(A, "give_up")
    assert best_possible(match.view(A)) is None
    assert said(GAME, match.scene(A).status) == "Not solved."
    assert find_grid(4, bits([NAMES.index(name) for name in hard.split()])).proved


@pytest.mark.rule("GRI-G04")
def test_the_hint_looks_at_the_own_cards_only():
    other = "tray " + " ".join([card for card in NAMES if card.startswith("1")][1:17])
    match = drawn([f"tray {W3}", other], options={"hint_impossible": True})
    assert "admit no grid" in said(GAME, match.scene(A).status)
    assert "admit no grid" not in said(GAME, match.scene(B).status)
    assert "admit no grid" not in said(GAME, match.public().status)
