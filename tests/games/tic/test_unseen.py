"""Dealing unseen cards: of some it is known what they are not, and all deals that agree with it are equally likely."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from parlour.core.game import hidden
from parlour.core.kernel import Array, kernel, run
from parlour.games.tic.deck import CARDS, NAMES, NOBODY
from parlour.games.tic.hands import TABLE, Dealt
from parlour.games.tic.notation import read_set
from parlour.games.tic.unseen import (
    deal_rest,
    deal_somehow,
    deal_unseen,
    known_in_part,
    mix_unseen,
    take_up,
    unseen_cards,
)
from tests.games.tic.knowing import imagined_uniformly
from tests.games.tyramid.drawing import GAME, A, B, C, drawn

NESTED = [(B, "1Cv 1Cc 1Cy"), (C, "1Cv 1Cc"), (B, "1Cv 1Cc"), (C, "1Cv"), (B, ""), (NOBODY, "")]
CROSSED = [(B, "1Cv 1Cc"), (B, "1Cc 1Cy"), (C, "1Cy 1Co 1Cr"), (C, "1Cv 1Cr"), (NOBODY, ""), (NOBODY, "")]
TIGHT = [(B, "1Cv"), (B, "1Cc 1Cy"), (C, "1Cc 1Cr 1Rv"), (C, "1Cv 1Cc 1Cy 1Co 1Cr"), (B, "1Co"), (C, "1Cc")]
"""Who holds the first of some cards, and what they are known not to be; nobody those at the end of the deck."""
CASES = pytest.mark.parametrize("places", [NESTED, CROSSED, TIGHT], ids=["nested", "crossed", "tight"])
AT = pytest.mark.parametrize(("at", "card"), [(0, 0), (60, 60), (61, 2), (3, 61), (100, 100)])
"""Where they lie, and which card is the first: sets of places and of cards are kept in two halves."""


def view_and_deals(places: list[tuple[int, str]], at: int, first: int) -> tuple[Any, set[bytes]]:
    """Give A's view where all other cards lie on the table, and all stocks that agree with what is known."""
    state = drawn("2Ty", ["4Tr +4", "+6", "+6"]).state
    state.holder[:] = TABLE
    state.dealt = CARDS - sum(seat == NOBODY for seat, _ in places)
    spots = [at + number if seat != NOBODY else CARDS - len(places) + number for number, (seat, _) in enumerate(places)]
    cards = [(first + number) % CARDS for number in range(len(spots))]
    others = iter([card for card in range(CARDS) if card not in cards])
    state.stock[:] = [cards[spots.index(spot)] if spot in spots else next(others) for spot in range(CARDS)]
    known = [
        {cards[NAMES.index(name)] for name in names.split() if NAMES.index(name) < len(cards)} for _, names in places
    ]
    for spot, (seat, _), not_these in zip(spots, places, known, strict=True):
        state.holder[spot] = seat
        state.not_low[spot], state.not_high[spot] = read_set([NAMES[card] for card in sorted(not_these)])
    deals, stock = set(), state.stock.copy()
    for order in itertools.permutations(cards):
        if not any(card in not_these for card, not_these in zip(order, known, strict=True)):
            stock[spots] = order
            deals.add(stock.tobytes())
    return hidden(GAME, state, A), deals


@kernel
def deal_and_exchange(state: Dealt, viewer: int, dice: Array) -> None:
    """As ``deal_unseen`` where all tries failed."""
    low, high = unseen_cards(state, viewer)
    some_low, some_high = known_in_part(state, viewer, low, high)
    deal_somehow(state, some_low, some_high, low, high, dice)
    deal_rest(state, viewer, some_low, some_high, low, high, dice)
    mix_unseen(state, viewer, some_low, some_high, dice)
    take_up(state, viewer)


@pytest.mark.rule("TIC-G10")
@AT
@CASES
def test_all_deals_that_agree_with_what_is_known_are_equally_likely(places, at, card):
    view, deals = view_and_deals(places, at, card)
    imagined_uniformly(view, A, deals, lambda world, viewer, dice: run(deal_unseen, world, viewer, dice))


@pytest.mark.rule("TIC-G10")
@AT
@CASES
def test_so_they_are_where_one_deal_is_found_and_mixed(places, at, card):
    view, deals = view_and_deals(places, at, card)
    imagined_uniformly(view, A, deals, lambda world, viewer, dice: run(deal_and_exchange, world, viewer, dice))
