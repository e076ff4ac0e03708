"""Lots depend on the seed and on what they are for, and on nothing else."""

from __future__ import annotations

import pytest

from parlour.tournaments.lots import draw_lot, shuffle

NAMES = [f"P{n}" for n in range(40)]


def test_a_lot_can_be_drawn_again_by_anybody() -> None:
    """The first eight digits of ``printf 'ab\\npair\\n3\\nAna' | sha256sum``."""
    assert draw_lot("ab", "pair", 3, "Ana") == 0x457F2CC7


@pytest.mark.parametrize(("seed", "about"), [("b", ("order", 1)), ("a", ("bye", 1)), ("a", ("order", 2))])
def test_other_lots_give_another_order(seed: str, about: tuple[object, ...]) -> None:
    one = shuffle("a", NAMES, "order", 1)
    assert sorted(one) == sorted(NAMES)
    assert one == shuffle("a", reversed(NAMES), "order", 1)
    assert one != shuffle(seed, NAMES, *about)
