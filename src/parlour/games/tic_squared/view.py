"""Views of Tic Squared: a seat knows its own hand and everything that lies face up (TIC-G10), and what actions reveal.

Clause numbers refer to RULES.md. Whether a turn goes on after a draw reveals whether the card drawn fits (SQR-G06,
G25). A seat that ends its turn without drawing, while there is a deck, could have laid something (SQR-G07, G08). In a
race without a deck it is shown who can lay something (SQR-G21). Draws are optional and reveal nothing of the hand
(SQR-23).

What a card is not is stored by its place in the stock (``hands.bar``). That one of several cards is in a set is a fact
of its own, until one of them in that set is laid.
"""

from __future__ import annotations

from parlour.core.dice import rekey, roll
from parlour.core.kernel import Array, kernel
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.tic.deck import CARDS, EMPTY, SEATS, UNKNOWN
from parlour.games.tic.hands import ALL, ALL_HIGH, bar, contains, count_dealt, hide_hands
from parlour.games.tic.unseen import EXCHANGES, can_swap, deal_unseen, roll_unseen, swap, take_up
from parlour.games.tic_squared.legality import fitting, is_deck_empty
from parlour.games.tic_squared.record import MOST_FACTS, START, State

# --- telling


@kernel
def tell_drawn(state: State, seat: int, place: int) -> bool:
    """Record whether the card just drawn may be laid anywhere, and return it (SQR-G25)."""
    low, high = fitting(state, seat)
    fits = contains(low, high, int(state.stock[place]))
    if fits:
        low, high = ~low & ALL, ~high & ALL_HIGH
    bar(state, seat, place, place + 1, low, high)
    return fits


@kernel
def tell_end(state: State, seat: int) -> None:
    """Record that a turn ended by choice, with a deck and without a draw, might have gone on (SQR-G07, G08)."""
    if int(state.fresh) < 0 and not is_deck_empty(state):
        low, high = fitting(state, seat)
        tell_some(state, seat, low, high)


@kernel
def tell_able(state: State, seat: int) -> bool:
    """Record whether a seat can lay something, and return it (SQR-G21)."""
    low, high = fitting(state, seat)
    able = int(state.low[seat]) & low | int(state.high[seat]) & high != 0
    if able:
        tell_some(state, seat, low, high)
    else:
        bar(state, seat, 0, int(state.dealt), low, high)
    return able


# --- facts: one of the cards then held is in a set


@kernel
def tell_some(state: State, seat: int, low: int, high: int) -> None:
    """Record that a seat holds a card of a set, unless that follows from other facts."""
    end = int(state.dealt)
    i = 0
    while i < int(state.facts):
        less_low, less_high = low & ~int(state.fact_low[i]), high & ~int(state.fact_high[i])
        more_low, more_high = int(state.fact_low[i]) & ~low, int(state.fact_high[i]) & ~high
        own = int(state.fact_seat[i]) == seat
        if own and more_low | more_high == 0:
            return
        if own and less_low | less_high == 0 and int(state.fact_end[i]) == end:
            drop(state, i)
        else:
            i += 1
    if int(state.facts) == MOST_FACTS:
        drop(state, 0)
    i = int(state.facts)
    state.fact_seat[i], state.fact_end[i] = seat, end
    state.fact_low[i], state.fact_high[i] = low, high
    state.facts = i + 1


@kernel
def drop(state: State, number: int) -> None:
    """Delete a fact."""
    last = int(state.facts) - 1
    for i in range(number, last):
        state.fact_seat[i], state.fact_end[i] = state.fact_seat[i + 1], state.fact_end[i + 1]
        state.fact_low[i], state.fact_high[i] = state.fact_low[i + 1], state.fact_high[i + 1]
    state.fact_seat[last] = state.fact_end[last] = 0
    state.fact_low[last] = state.fact_high[last] = 0
    state.facts = last


@kernel
def see_laid(state: State, seat: int, place: int) -> None:
    """Delete what was known of a card just laid, and the facts that it fulfils."""
    state.not_low[place] = state.not_high[place] = 0
    card = int(state.stock[place])
    for i in range(int(state.facts) - 1, -1, -1):
        told = int(state.fact_seat[i]) == seat and place < int(state.fact_end[i])
        if told and contains(int(state.fact_low[i]), int(state.fact_high[i]), card):
            drop(state, i)


@kernel
def is_true(state: State, number: int) -> bool:
    """Whether a card that a fact is about, and that is still held, is in the fact's set."""
    seat, low, high = int(state.fact_seat[number]), int(state.fact_low[number]), int(state.fact_high[number])
    found = False
    for place in range(int(state.fact_end[number])):
        if int(state.holder[place]) == seat:
            found = found or contains(low, high, int(state.stock[place]))
    return found


@kernel
def count_untrue(state: State, viewer: int) -> int:
    """Return the number of facts about other seats that a world contradicts."""
    untrue = 0
    for i in range(int(state.facts)):
        untrue += int(int(state.fact_seat[i]) != viewer and not is_true(state, i))
    return untrue


WORLDS_TRIED = 64
"""Number of deals tried until the hands agree with all facts."""

show = showing(
    State,
    "players deck_size deck_out mode race_penalty race_idle_s race_limit_min start portion phase turn first "
    "plays fresh visited visit_over without_deck idle_turns able hot out runs drawn_card grid cards top left "
    "tall wide side begin end facts fact_seat fact_end fact_low fact_high",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the grids, the viewer's hand, who holds how many cards, the facts, and the number of cards left.

    Of start cards chosen in secret, only that they are chosen (SQR-G02).
    """
    show(state, out)
    hide_hands(state, viewer, out)
    for seat in range(SEATS):
        secret = int(state.phase) == START and seat != viewer and int(state.chosen[seat]) != EMPTY
        out.chosen[seat] = UNKNOWN if secret else state.chosen[seat]


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal the cards the viewer does not see consistently with the facts, and choose start cards in secret."""
    for _ in range(WORLDS_TRIED):
        deal_unseen(state, viewer, dice)
        if count_untrue(state, viewer) == 0:
            break
    if count_untrue(state, viewer) > 0:
        make_true(state, viewer, dice)
    for seat in range(int(state.players)):
        if int(state.chosen[seat]) == UNKNOWN:
            choose_for(state, seat, dice)
    rekey(dice, state)


@kernel
def make_true(state: State, viewer: int, dice: Array) -> None:
    """Exchange unseen cards of the hands until no fact is untrue, never making more of them untrue."""
    untrue, mixing = count_untrue(state, viewer), 0
    for seat in range(int(state.players)):
        mixing += EXCHANGES * int(state.held[seat]) if seat != viewer else 0
    for _ in range(WORLDS_TRIED * mixing):
        mixing -= int(untrue == 0)
        if mixing < 0:
            break
        place, other = roll_unseen(state, viewer, int(state.dealt), dice), roll_unseen(state, viewer, CARDS, dice)
        if can_swap(state, place, other):
            swap(state, place, other)
            later = count_untrue(state, viewer)
            if later > untrue:
                swap(state, place, other)
            untrue = min(untrue, later)
    take_up(state, viewer)


@kernel
def choose_for(state: State, seat: int, dice: Array) -> None:
    """Choose a random card of a hand as the start card chosen in secret (SQR-G02)."""
    place = roll(dice, int(state.dealt))
    while int(state.holder[place]) != seat:
        place = roll(dice, int(state.dealt))
    state.chosen[seat] = place


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards in the grids, in the hands, in the deck, and those set aside."""
    count_dealt(state, counts)
    for seat in range(SEATS):
        count_each(state.grid[seat], counts)
    return True
