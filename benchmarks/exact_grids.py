"""The exact chance that the cards dealt make a small grid of Gridsy: no deal is sampled.

What matters of cards is which of them share numbers, shapes and colours. So deals that become the same by renaming
numbers, shapes or colours, or by exchanging these three properties, are counted together: a set of cards is written in
a form that does not depend on such names (``plain_form``), and with it the number of deals, in order, that have it.
Sets grow card by card. Two sets of the same form are alike; where alike sets were given different forms, which nothing
excludes, they would be counted apart and no less exactly.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Annotated, Any, cast

import numpy as np
import numpy.typing as npt

from parlour.core import arrays
from parlour.core.kernel import Array, kernel, run
from parlour.core.primitives import count, lowest
from parlour.core.record import i64, record_dtype
from parlour.games.gridsy.board import neighbours
from parlour.games.tic.deck import CARDS, COMMON, NIC
from parlour.games.tic.hands import ALL, ALL_HIGH, LOW, RELATED_HIGH, RELATED_LOW

MOST = 9
"""Cards of the largest grid, 3 x 3."""

VALUES = 5
AXES = 3
CARD_BITS = 7
PRIME = 2_147_483_647
ROUNDS = 3
WITHOUT_END = 1 << 62

Counts = npt.NDArray[np.int64]


class Scratch:
    """What kernels work on.

    card, number: the cards of a set
    given, colour, next, rank: of each card its values, of each property and value its colour, the next one, and its new
    number (``plain_form``)
    partners, tried, laid: of each card the others that fit beside it; of each cell the cards still to be tried, and the
    one laid (``fill_around``)
    low, high: the cards that complete a grid
    """

    card: Annotated[Array, arrays.int64, (MOST,)]
    given: Annotated[Array, arrays.int64, (MOST, AXES)]
    colour: Annotated[Array, arrays.int64, (AXES, VALUES)]
    next: Annotated[Array, arrays.int64, (AXES, VALUES)]
    rank: Annotated[Array, arrays.int64, (AXES, VALUES)]
    number: i64
    partners: Annotated[Array, arrays.int64, (MOST,)]
    tried: Annotated[Array, arrays.int64, (MOST,)]
    laid: Annotated[Array, arrays.int64, (MOST,)]
    low: i64
    high: i64


# --- the plain form of a set of cards


@kernel
def plain_form(scratch: Scratch, number: int) -> int:
    """Return the form of the first ``number`` of ``scratch.card``: the smallest of those by each order of properties.

    A form is a set of cards, in ascending order from its highest bits, CARD_BITS each.
    """
    scratch.number = number
    best = WITHOUT_END
    for first in range(AXES):
        for second in range(AXES):
            if first != second:
                order_properties(scratch, first, second)
                best = min(best, form_in_order(scratch))
    return best


@kernel
def order_properties(scratch: Scratch, first: int, second: int) -> None:
    """Write the values of every card's properties in the order given, and a colour for each: how many cards have it."""
    for axis in range(AXES):
        for value in range(VALUES):
            scratch.colour[axis, value] = 0
    for i in range(int(scratch.number)):
        card = int(scratch.card[i])
        for axis in range(AXES):
            place = first if axis == 0 else second if axis == 1 else AXES - first - second
            value = card // 25 if place == 0 else card // 5 % 5 if place == 1 else card % 5
            scratch.given[i, axis] = value
            scratch.colour[axis, value] += 1


@kernel
def form_in_order(scratch: Scratch) -> int:
    """Return the form of the cards with their properties in this order: values numbered by their colours.

    Colours are refined by those of the cards that have them. Of values that stay alike one is set apart, and so on.
    """
    refine(scratch)
    marks = 1
    while set_apart(scratch, marks):
        marks += 1
        refine(scratch)
    rank_values(scratch)
    form = 0
    for i in range(int(scratch.number)):
        form = insert(form, renamed(scratch, i), i)
    return form


@kernel
def refine(scratch: Scratch) -> None:
    """Mix into every value's colour those of the cards that have it, ROUNDS times; values without a card keep 0."""
    for _ in range(ROUNDS):
        for axis in range(AXES):
            for value in range(VALUES):
                scratch.next[axis, value] = 0
        for i in range(int(scratch.number)):
            mixed = 7
            for axis in range(AXES):
                mixed = (mixed * 1_000_003 + int(scratch.colour[axis, int(scratch.given[i, axis])])) % PRIME
            for axis in range(AXES):
                value = int(scratch.given[i, axis])
                scratch.next[axis, value] = (int(scratch.next[axis, value]) + mixed * mixed) % PRIME
        for axis in range(AXES):
            for value in range(VALUES):
                before = int(scratch.colour[axis, value])
                if before != 0:
                    scratch.colour[axis, value] = 1 + (before * 998_244 + int(scratch.next[axis, value])) % PRIME


@kernel
def set_apart(scratch: Scratch, mark: int) -> bool:
    """Recolour the first value that has the colour of another value of its property; return whether there was one."""
    for axis in range(AXES):
        for value in range(VALUES):
            own = int(scratch.colour[axis, value])
            for other in range(value + 1, VALUES):
                if own != 0 and own == int(scratch.colour[axis, other]):
                    scratch.colour[axis, value] = PRIME + 1 + mark
                    return True
    return False


@kernel
def rank_values(scratch: Scratch) -> None:
    """Number the values of every property by descending colour."""
    for axis in range(AXES):
        for value in range(VALUES):
            rank = 0
            for other in range(VALUES):
                rank += int(int(scratch.colour[axis, other]) > int(scratch.colour[axis, value]))
            scratch.rank[axis, value] = rank


@kernel
def renamed(scratch: Scratch, i: int) -> int:
    """Return a card with its values renamed."""
    card = 0
    for axis in range(AXES):
        card = card * VALUES + int(scratch.rank[axis, int(scratch.given[i, axis])])
    return card


@kernel
def insert(form: int, card: int, number: int) -> int:
    """Return a form of ``number`` cards with another one."""
    below = 0
    while number > 0 and form >> CARD_BITS * below & 127 > card:
        below += 1
        number -= 1
    low = form & (1 << CARD_BITS * below) - 1
    return (form >> CARD_BITS * below << CARD_BITS | card) << CARD_BITS * below | low


@kernel
def cards_of(scratch: Scratch, form: int, number: int) -> None:
    """Write the cards of a form to ``scratch.card``."""
    for i in range(number):
        scratch.card[i] = form >> CARD_BITS * i & 127


@kernel
def has_card(scratch: Scratch, number: int, card: int) -> bool:
    """Whether a card is among the first ``number``."""
    there = False
    for i in range(number):
        there = there or int(scratch.card[i]) == card
    return there


# --- sets that grow


@kernel
def extend(scratch: Scratch, forms: Array, number: int, found: Array) -> int:
    """Write to ``found`` the forms of all sets of a form's ``number`` cards and another card; return how many.

    They come form by form, and CARDS − ``number`` each.
    """
    n = 0
    for form in forms:
        cards_of(scratch, int(form), number)
        for card in range(CARDS):
            if not has_card(scratch, number, card):
                scratch.card[number] = card
                found[n] = plain_form(scratch, number + 1)
                n += 1
    return n


# --- the cards that complete a grid


@kernel
def count_grids(scratch: Scratch, forms: Array, number: int, holes: Array, near: Array, found: Array) -> None:
    """Write to ``found``, by form of ``number`` cards, how many further cards make a grid with them.

    ``holes`` and ``near`` are what ``holes_of`` returns.
    """
    for n in range(len(forms)):
        cards_of(scratch, int(forms[n]), number)
        know_partners(scratch, number)
        scratch.low = scratch.high = 0
        for hole in range(len(near)):
            fill_around(scratch, number, holes[hole], int(near[hole]))
        for i in range(number):
            scratch.low, scratch.high = remove(int(scratch.low), int(scratch.high), int(scratch.card[i]))
        found[n] = count(int(scratch.low)) + count(int(scratch.high))


@kernel
def know_partners(scratch: Scratch, number: int) -> None:
    """Write for every card which of the others make no Nic with it, as bits."""
    for i in range(number):
        scratch.partners[i] = 0
        for other in range(number):
            if i != other and COMMON[int(scratch.card[i]), int(scratch.card[other])] != NIC:
                scratch.partners[i] = int(scratch.partners[i]) | 1 << other


@kernel
def remove(low: int, high: int, card: int) -> tuple[int, int]:
    """Return a set of cards without one that may be in it."""
    return (low & ~(1 << card), high) if card < LOW else (low, high & ~(1 << card - LOW))


@kernel
def fill_around(scratch: Scratch, number: int, hole: Array, near: int) -> None:
    """Add the cards that fit into a hole to ``scratch.low`` and ``high``, with the cards laid around it in all ways.

    ``hole`` has for each of the other cells, the hole's ``near`` neighbours first, the cells before it that touch it,
    as bits. Which card fits depends on the hole's neighbours alone; a card found to fit
    is not searched for again.
    """
    depth, every = 0, (1 << number) - 1
    scratch.tried[0] = every
    while depth >= 0:
        left = int(scratch.tried[depth])
        if left == 0:
            depth -= 1
            continue
        card = lowest(left)
        scratch.tried[depth] = left & left - 1
        scratch.laid[depth] = card
        depth += 1
        if depth == near and not fits_more(scratch, near):
            depth -= 1
        elif depth == number:
            take_in(scratch, near)
            depth = near - 1
        else:
            scratch.tried[depth] = open_to(scratch, depth, int(hole[depth]), every)


@kernel
def open_to(scratch: Scratch, depth: int, touched: int, every: int) -> int:
    """Return the cards not laid that make no Nic with those laid on the cells ``touched``, as bits.

    The hole's second neighbour is the greater card: a reflection exchanges the first two.
    """
    cards = every
    for place in range(depth):
        card = int(scratch.laid[place])
        cards &= ~(1 << card)
        if touched >> place & 1:
            cards &= int(scratch.partners[card])
    return cards & -(1 << int(scratch.laid[0])) if depth == 1 else cards


@kernel
def fitting(scratch: Scratch, near: int) -> tuple[int, int]:
    """Return the set of cards that make no Nic with the first ``near`` cards laid."""
    low, high = ALL, ALL_HIGH
    for place in range(near):
        card = int(scratch.card[int(scratch.laid[place])])
        low &= int(RELATED_LOW[card])
        high &= int(RELATED_HIGH[card])
    return low, high


@kernel
def fits_more(scratch: Scratch, near: int) -> bool:
    """Whether a card fits into the hole that is not known to complete a grid."""
    low, high = fitting(scratch, near)
    return low & ~int(scratch.low) | high & ~int(scratch.high) != 0


@kernel
def take_in(scratch: Scratch, near: int) -> None:
    """Add the cards that fit into the hole."""
    low, high = fitting(scratch, near)
    scratch.low, scratch.high = int(scratch.low) | low, int(scratch.high) | high


def holes_of(size: int) -> tuple[Counts, Counts]:
    """Return the kinds of holes in a grid: corner, and for size 3 side and middle; and how many neighbours each has.

    See ``fill_around``. Every other hole is one of these, turned.
    """
    touching = {frozenset(pair) for pair in neighbours(size)}
    holes, near = [], []
    for hole in (0, 1, 4) if size > 2 else (0,):
        others = [cell for cell in range(size * size) if cell != hole]
        others.sort(key=lambda cell: (frozenset((hole, cell)) not in touching, cell))
        near.append(sum(frozenset((hole, cell)) in touching for cell in others))
        holes.append(
            [sum(1 << n for n in range(k) if frozenset((others[n], others[k])) in touching) for k in range(len(others))]
        )
    return np.array(holes), np.array(near)


# --- what it is for


def grow(forms: Counts, deals: Counts, number: int) -> tuple[Counts, Counts]:
    """Return the forms of one more card, and of each the number of deals, in order, from those of ``number`` cards."""
    scratch = _record(Scratch)
    found = np.empty(len(forms) * (CARDS - number), np.int64)
    run(extend, scratch, forms, number, found)
    order = np.argsort(found, kind="stable")
    first = np.flatnonzero(np.diff(found[order], prepend=-1))
    return found[order][first], np.add.reduceat(np.repeat(deals, CARDS - number)[order], first)


def sets_of(number: int) -> tuple[Counts, Counts]:
    """Return the forms of all sets of ``number`` cards in order, and for each form the number of deals that have it."""
    forms, deals = np.zeros(1, np.int64), np.full(1, CARDS, np.int64)
    for size in range(1, number):
        forms, deals = grow(forms, deals, size)
    assert int(deals.sum()) == math.perm(CARDS, number)
    return forms, deals


def grid_deals(size: int) -> tuple[int, int, int]:
    """Return how many deals of size² cards, in order, make a grid, how many there are, and how many forms were tried.

    ``size`` is 2 or 3. A form is of all cards but the last.
    """
    number = size * size - 1
    forms, deals = sets_of(number)
    found = np.empty(len(forms), np.int64)
    run(count_grids, _record(Scratch), forms, number, *holes_of(size), found)
    return sum(map(int.__mul__, found.tolist(), deals.tolist())), math.perm(CARDS, number + 1), len(forms)


def _record(kind: type) -> Any:
    return arrays.zeros(1, record_dtype(cast(Hashable, kind)))[0]
