"""Queen of the Ticcitories: the laws of every game, and a slow reading of the rules beside the kernels."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import conformance
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.games.queen_of_the_ticcitories.record import BOTTOM, DECK, DISCARDED, LINE
from parlour.games.tic.deck import EMPTY, NAMES
from tests.games.queen_of_the_ticcitories.drawing import (
    GAME,
    A,
    drawn,
    open_cells,
    random_steps,
    rows_of,
    started,
    targets,
)
from tests.games.tic.knowing import deals_every_unseen_card_everywhere, shows_all_but
from tests.sampling import SEEDS

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"raid": "once"},
    {"raid": "each", "grid": 3, "start": "random"},
    {"grid": 5, "raid": "each", "start": 1},
    {"line": 3},
    {"line": 4, "grid": 5, "raid": "once"},
]


# --- the slow twin


def naive_total(grid: dict[tuple[int, int], str]) -> int:
    """QUE-18 to 22 over a dictionary of cells: edges, and the groups of every type."""
    beside = ((0, 1), (1, 0), (0, -1), (-1, 0))
    points = 0
    for (row, column), card in grid.items():
        for a, b in beside[:2]:
            other = grid.get((row + a, column + b))
            if other:
                points += {0: -1, 1: 0, 2: 2}[sum(x == y for x, y in zip(card, other, strict=True))]
    kinds = {kind for card in grid.values() for kind in (card[:2] + "-", card[0] + "-" + card[2], "-" + card[1:])}
    for kind in kinds:
        left = {at for at, card in grid.items() if all(k in ("-", c) for k, c in zip(kind, card, strict=True))}
        while left:
            group, fresh = set(), {min(left)}
            while fresh:
                group |= fresh
                fresh = {(r + a, c + b) for r, c in fresh for a, b in beside} & left - group
            left -= group
            points += len(group) if len(group) >= 3 else 0
    return points


def naive_open(grid: dict[tuple[int, int], str], size: int) -> set[tuple[int, int]]:
    """QUE-14, 15: try every cell around."""
    found = set()
    for row, column in {(r + a, c + b) for r, c in grid for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} - set(grid):
        rows, columns = [r for r, _ in grid] + [row], [c for _, c in grid] + [column]
        if max(rows) - min(rows) < size and max(columns) - min(columns) < size:
            found.add((row, column))
    return found


def naive_targets(seat: int, later: list[int], free: set[int], raiding: bool, may_raid: bool) -> set[int]:
    """QUE-25, 26, G10, G11: the grids after which everybody later in the round still finds one of an opponent's."""
    strange = {
        owner
        for owner in free - {seat}
        if any(all(p != g for p, g in zip(later, rest, strict=True)) for rest in permutations(free - {owner}))
    }
    if raiding:
        return strange
    return {seat} | (strange if may_raid and later else set())


@pytest.mark.rule("QUE-14", "QUE-15", "QUE-25", "QUE-G11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6] if JIT else [4])
@pytest.mark.parametrize("raid", ["once", "each"])
def test_cells_raids_and_points_are_those_of_the_naive_reading(players, raid):
    size = 3 if players == 6 else 4
    match = started(players, players, raid=raid, grid=size)
    grids = [{(0, 0): rows_of(match, seat)[0][0]} for seat in range(players)]
    raiding, raiders, free, rounds = False, set(), set(range(players)), 0
    for seat, action in random_steps(match, players):
        if int(match.state.rounds) > rounds:
            rounds, raiding, free = int(match.state.rounds), False, set(range(players))
        name, values = GAME.rules.actions.split(action)
        if name == "choose":
            continue
        tokens = [int(token) for token in match.state.token[0] if int(token) >= 0]
        may_raid = not raiders if raid == "once" else seat not in raiders
        owners = naive_targets(seat, tokens[1:], free, raiding, may_raid)
        assert targets(match) == sorted(owners)
        for owner in owners:
            assert open_cells(match, owner) == naive_open(grids[owner], size)
        owner = int(values["owner"])
        free.discard(owner)
        if owner != seat and not raiding:
            raiding = True
            raiders.add(seat)
        card = int(next(c for c, t in zip(match.state.offer[0], match.state.token[0], strict=True) if t == seat))
        grids[owner][int(values["row"]), int(values["column"])] = NAMES[card]
        expected = [naive_total(grid) for grid in grids]
        after = match.state.copy()
        GAME.rules.play.apply(after, seat, action)
        assert Match(GAME, match.options, after).points()[0] == expected


# --- what a seat may know


@pytest.mark.rule("TIC-G10")
def test_but_for_the_deck_all_is_public():
    shows_all_but(GAME, "stock")


@pytest.mark.rule("TIC-G10", "TIC-02")
@pytest.mark.parametrize("viewer", [-1, A])
def test_imagined_worlds_deal_every_unseen_card_everywhere(viewer):
    deals_every_unseen_card_everywhere(drawn("1Cv 2Rc", players=3, options={"start": 0}), viewer)


# --- laws


@settings(max_examples=8 if JIT else 2)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.sampled(3)
def test_cards_are_conserved_and_every_grid_gets_one_a_round(options, seed):
    players = 2 if "line" in options else 2 + seed % 4
    match = started(players, seed, **options)
    for _ in random_steps(match, seed):
        state = match.state
        deck = state.stock[: int(state.left)].tolist()
        lines = [int(card) for card in state.offer.flatten() if int(card) != EMPTY]
        laid = [int(card) for card in state.cell if int(card) != EMPTY]
        gone = [card for card in range(125) if int(state.where[card]) == DISCARDED]
        assert sorted(deck + lines + laid + gone) == list(range(125))
        assert {int(state.where[card]) for card in deck} <= {DECK, BOTTOM}
        assert {int(state.where[card]) for card in lines} <= {LINE}
        assert all(int(state.cell[int(state.where[card])]) == card for card in laid)
        assert {int(n) - int(state.rounds) for n in state.laid[:players]} <= {0, 1}
    assert len(match.entries) == GAME.rules.bound(players, match.options)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_laws_of_every_game(options, seed):
    conformance.laws(GAME, seed, options=options, every=None if JIT else 40)


@pytest.mark.rule("QUE-G02", "QUE-G11")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_games_end_exactly_at_the_bound(options, players):
    if "line" in options:
        players = 2
    longest = conformance.termination(GAME, 10_000 if JIT else 2, players, options)
    assert longest == GAME.rules.bound(players, GAME.read_options(options))
