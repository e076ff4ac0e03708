"""The exact chance of small grids, against counts that try every deal."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from benchmarks.exact_grids import CARD_BITS, Scratch, count_grids, grid_deals, holes_of, plain_form, sets_of

from parlour.core import arrays
from parlour.core.kernel import JIT, run
from parlour.core.record import record_dtype
from parlour.games.tic.deck import CARDS, COMMON, NIC
from tests.games.gridsy.test_solver import naive

pytestmark = pytest.mark.skipif(not JIT, reason="measurements run compiled")


def form_of(cards: list[int]) -> int:
    scratch = arrays.zeros(1, record_dtype(Scratch))[0]
    scratch.card[: len(cards)] = cards
    return int(run(plain_form, scratch, len(cards)))


def cards_in(form: int, number: int) -> list[int]:
    return [form >> CARD_BITS * i & 127 for i in range(number)]


def ties(cards: list[int]) -> tuple[int, ...]:
    """How much each two share, in ascending order."""
    return tuple(sorted(int(COMMON[one, other]) for one, other in combinations(cards, 2)))


def test_a_form_is_a_set_of_as_many_cards_that_share_as_much():
    rng = np.random.default_rng(2)
    for number in range(1, 9):
        for _ in range(50):
            cards = rng.permutation(CARDS)[:number].tolist()
            form = cards_in(form_of(cards), number)
            assert form == sorted(set(form), reverse=True) and ties(form) == ties(cards)


def test_sets_that_differ_in_names_alone_mostly_have_one_form():
    """Where they had not, there would be more forms than needed, no wrong count."""
    rng = np.random.default_rng(3)
    same = 0
    for _ in range(200):
        cards = rng.permutation(CARDS)[:8]
        properties = np.array([cards // 25, cards // 5 % 5, cards % 5])[rng.permutation(3)]
        renamed = [rng.permutation(5)[values] for values in properties]
        same += form_of((25 * renamed[0] + 5 * renamed[1] + renamed[2]).tolist()) == form_of(cards.tolist())
    assert same > 190


def test_deals_of_three_cards_are_counted_as_by_trying_all():
    """Three cards that share so much, two by two; all first cards are alike."""
    expected = Counter[tuple[int, ...]]()
    for second in range(1, CARDS):
        for third in set(range(1, CARDS)) - {second}:
            expected[ties([0, second, third])] += CARDS
    found = Counter[tuple[int, ...]]()
    for form, deals in zip(*sets_of(3), strict=True):
        found[ties(cards_in(int(form), 3))] += int(deals)
    assert found == expected


def test_the_chance_of_a_grid_of_four_is_the_one_that_trying_all_deals_finds():
    """Four cards make one if they lie in a ring without a Nic; all first cards are alike."""
    fits = (COMMON != NIC) & ~np.eye(CARDS, dtype=bool)
    made = np.zeros((CARDS,) * 3, dtype=bool)
    for second, third, fourth in ((0, 1, 2), (1, 0, 2), (0, 2, 1)):
        ring = np.einsum("a,ab,bc,c->abc", fits[0], fits, fits, fits[0]) > 0  # 0, a, b, c and round
        made |= ring.transpose(second, third, fourth)
    a, b, c = np.indices(made.shape)
    apart = (a != b) & (b != c) & (a != c) & (a > 0) & (b > 0) & (c > 0)
    assert grid_deals(2)[:2] == (CARDS * int((made & apart).sum()), math.perm(CARDS, 4))


def test_the_cards_that_complete_a_grid_of_nine_are_those_that_the_naive_search_finds():
    rng = np.random.default_rng(4)
    sets = [rng.permutation(CARDS)[:8].tolist() for _ in range(8)]
    forms, found = np.array([form_of(cards) for cards in sets]), np.empty(len(sets), np.int64)
    run(count_grids, arrays.zeros(1, record_dtype(Scratch))[0], forms, 8, *holes_of(3), found)
    for cards, number in zip(sets, found, strict=True):
        assert number == sum(naive([*cards, card], 3) for card in set(range(CARDS)) - set(cards))
    assert 0 < sum(found > 0) < len(found)
