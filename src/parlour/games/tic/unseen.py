"""Deal the cards that a viewer does not see, consistently with what everybody knows about hands.

``not_low`` and ``not_high`` of ``hands.Dealt`` say which cards a card in a hand cannot be. All consistent deals are
equally likely. Cards known in part are dealt one by one, each uniformly among those left that it can be; the rest is
shuffled. A choice among c cards, where there might be at most m, is kept with probability c/m, otherwise the deal
begins anew (rejection sampling). Where everything known about a card also holds for those before it, c is always m. If
this fails too often, an arbitrary consistent deal is mixed by exchanges that keep it consistent.
"""

from __future__ import annotations

from parlour.core.dice import roll
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count
from parlour.games.tic.deck import CARDS, SEATS
from parlour.games.tic.hands import ALL, ALL_HIGH, LOW, Dealt, contains, flip, is_seen, member, pick, with_card, without

TRIES = 8
"""Number of attempts at rejection sampling."""

EXCHANGES = 12
"""Number of exchanges tried per card known in part, if all attempts failed."""


@kernel
def deal_unseen(state: Dealt, viewer: int, dice: Array) -> None:
    """Deal the unseen cards uniformly among all consistent deals, and rebuild the other hands."""
    low, high = unseen_cards(state, viewer)
    some_low, some_high = known_in_part(state, viewer, low, high)
    even = some_low | some_high == 0
    for _ in range(TRIES):
        even = even or deal_evenly(state, some_low, some_high, low, high, dice)
    if not even:
        deal_somehow(state, some_low, some_high, low, high, dice)
    deal_rest(state, viewer, some_low, some_high, low, high, dice)
    if not even:
        mix_unseen(state, viewer, some_low, some_high, dice)
    take_up(state, viewer)


# --- sets of cards, and of places, in two parts


@kernel
def unseen_cards(state: Dealt, viewer: int) -> tuple[int, int]:
    """Return the set of cards that the viewer does not see."""
    low, high = ALL, ALL_HIGH
    for place in range(int(state.dealt)):
        if is_seen(state, viewer, place):
            low, high = without(low, high, int(state.stock[place]))
    return low, high


@kernel
def known_in_part(state: Dealt, viewer: int, low: int, high: int) -> tuple[int, int]:
    """Return the set of places whose card the viewer does not see, and cannot be every card of the set given."""
    some_low = some_high = 0
    for place in range(int(state.dealt)):
        known = int(state.not_low[place]) & low | int(state.not_high[place]) & high != 0
        if known and not is_seen(state, viewer, place):
            some_low, some_high = with_card(some_low, some_high, place)
    return some_low, some_high


@kernel
def possible(state: Dealt, place: int, low: int, high: int) -> tuple[int, int]:
    """Return the cards of a set that the card at a place can be."""
    return low & ~int(state.not_low[place]), high & ~int(state.not_high[place])


# --- dealing


@kernel
def deal_evenly(state: Dealt, some_low: int, some_high: int, low: int, high: int, dice: Array) -> bool:
    """Deal cards of a set to the places known in part; return whether the deal is kept (see the module)."""
    left_low, left_high = low, high
    for number in range(count(some_low) + count(some_high)):
        place = member(some_low, some_high, number)
        can_low, can_high = possible(state, place, left_low, left_high)
        chosen = roll(dice, most_left(state, place, some_low, some_high, low, high))
        if chosen >= count(can_low) + count(can_high):
            return False
        card = member(can_low, can_high, chosen)
        state.stock[place] = card
        left_low, left_high = without(left_low, left_high, card)
    return True


@kernel
def most_left(state: Dealt, place: int, some_low: int, some_high: int, low: int, high: int) -> int:
    """Return an upper bound on the number of cards left for a place.

    Each earlier place that can only have a subset of these cards has taken one of them.
    """
    can_low, can_high = possible(state, place, low, high)
    most = count(can_low) + count(can_high)
    some_low &= (1 << min(place, LOW)) - 1
    some_high &= (1 << max(place - LOW, 0)) - 1
    while some_low | some_high != 0:
        other, some_low, some_high = pick(some_low, some_high)
        other_low, other_high = possible(state, other, low, high)
        most -= int(other_low & ~can_low | other_high & ~can_high == 0)
    return most


@kernel
def deal_somehow(state: Dealt, some_low: int, some_high: int, low: int, high: int, dice: Array) -> None:
    """Deal cards of a set to the places known in part, consistently and at random, but not uniformly."""
    left_low, left_high = low, high
    for number in range(count(some_low) + count(some_high)):
        place = member(some_low, some_high, number)
        can_low, can_high = possible(state, place, left_low, left_high)
        while can_low | can_high == 0:
            free, taken = make_way(state, place, some_low, some_high, low, high, left_low, left_high)
            left_low, left_high = without(left_low, left_high, free)
            left_low, left_high = with_card(left_low, left_high, taken)
            can_low, can_high = possible(state, place, left_low, left_high)
        card = member(can_low, can_high, roll(dice, count(can_low) + count(can_high)))
        state.stock[place] = card
        left_low, left_high = without(left_low, left_high, card)


@kernel
def make_way(
    state: Dealt, place: int, some_low: int, some_high: int, low: int, high: int, left_low: int, left_high: int
) -> tuple[int, int]:
    """Free a card that is closer to one that ``place`` can have, by giving its holder a card that is left.

    Returns the card that was left and the card freed. Alternates between the cards that the place can have and those
    that their holders could have instead; as a consistent deal exists, one of them is left (C. Berge, "Two theorems in
    graph theory", 1957).
    """
    near_low, near_high = possible(state, place, low, high)
    while True:
        next_low, next_high = near_low, near_high
        for number in range(count(some_low) + count(some_high)):
            other = member(some_low, some_high, number)
            if other < place and contains(near_low, near_high, int(state.stock[other])):
                free_low, free_high = possible(state, other, left_low, left_high)
                if free_low | free_high != 0:
                    taken, free = int(state.stock[other]), member(free_low, free_high, 0)
                    state.stock[other] = free
                    return free, taken
                can_low, can_high = possible(state, other, low, high)
                next_low |= can_low
                next_high |= can_high
        near_low, near_high = next_low, next_high


@kernel
def deal_rest(state: Dealt, viewer: int, some_low: int, some_high: int, low: int, high: int, dice: Array) -> None:
    """Shuffle the cards that are left into the places of which nothing is known (Fisher and Yates)."""
    for number in range(count(some_low) + count(some_high)):
        low, high = without(low, high, int(state.stock[member(some_low, some_high, number)]))
    for place in range(CARDS):
        if is_seen(state, viewer, place) or contains(some_low, some_high, place):
            continue
        state.stock[place], low, high = pick(low, high)
    for place in range(CARDS - 1, 0, -1):
        if is_seen(state, viewer, place) or contains(some_low, some_high, place):
            continue
        other = roll(dice, place + 1)
        while is_seen(state, viewer, other) or contains(some_low, some_high, other):
            other = roll(dice, place + 1)
        swap(state, place, other)


@kernel
def swap(state: Dealt, place: int, other: int) -> None:
    """Exchange the cards of two places."""
    card = int(state.stock[place])
    state.stock[place] = state.stock[other]
    state.stock[other] = card


# --- exchanging


@kernel
def mix_unseen(state: Dealt, viewer: int, some_low: int, some_high: int, dice: Array) -> None:
    """Exchange cards known in part with other unseen ones, wherever both can be the other."""
    places = count(some_low) + count(some_high)
    for _ in range(EXCHANGES * places):
        place, other = member(some_low, some_high, roll(dice, places)), roll_unseen(state, viewer, CARDS, dice)
        if can_swap(state, place, other):
            swap(state, place, other)


@kernel
def roll_unseen(state: Dealt, viewer: int, end: int, dice: Array) -> int:
    """Return a random place before ``end`` with a card that the viewer does not see."""
    place = roll(dice, end)
    while is_seen(state, viewer, place):
        place = roll(dice, end)
    return place


@kernel
def can_swap(state: Dealt, place: int, other: int) -> bool:
    """Whether the cards at two places can be exchanged consistently with what is known."""
    one, two = int(state.stock[place]), int(state.stock[other])
    barred = contains(int(state.not_low[place]), int(state.not_high[place]), two)
    return not (barred or contains(int(state.not_low[other]), int(state.not_high[other]), one))


@kernel
def take_up(state: Dealt, viewer: int) -> None:
    """Rebuild the other seats' hands from the cards dealt to them."""
    for seat in range(SEATS):
        if seat != viewer:
            state.low[seat] = state.high[seat] = 0
    for place in range(int(state.dealt)):
        if not is_seen(state, viewer, place):
            flip(state, int(state.holder[place]), int(state.stock[place]))
