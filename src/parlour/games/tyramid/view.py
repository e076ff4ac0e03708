"""Views of Tyramid: a seat knows its own hand and everything that lies face up (TIC-G10), and what plays reveal.

Clause numbers refer to RULES.md. A seat that draws or passes because it has no legal play reveals that none of its
cards fits an open cell (TYR-25, 26, G08). With ``play_drawn``, whether the turn goes on after a draw reveals whether
the card drawn fits (TYR-G06). Optional actions reveal nothing (TYR-G05, G15).

A fact is one number: what it says about the card drawn and about the rest of the hand, the seat, the place in the stock
    of the card drawn, and the rows at that time, from which ``hide`` computes what fitted. Random play writes facts and
    never reads them.

    ends (4 bits), begins (4 bits), row (5 bits), of half 1 and of half 0 | place (7) | seat (2) | drawn (2) | stuck (1)
"""

from __future__ import annotations

from parlour.core.dice import rekey
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import fill
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.tic.deck import EMPTY
from parlour.games.tic.hands import ALL, ALL_HIGH, bar, count_dealt, hide_hands, related
from parlour.games.tic.unseen import deal_unseen
from parlour.games.tyramid.board import count_rows, touched, width
from parlour.games.tyramid.record import HALVES, HOURGLASS, MOST_FACTS, MOST_ROWS, State

UNSAID, UNFIT, FIT = range(3)
"""What is revealed about the card just drawn: nothing, that it does not fit, that it fits."""

DRAWN, SEAT, PLACE, ROWS, ROW_BITS = 1, 3, 5, 12, 13
"""Offsets of the parts of a fact in bits, and the bits of a half's rows."""


@kernel
def has_to(state: State) -> bool:
    """Whether a draw or a pass now shows that there is no legal play, as it would not be optional.

    TYR-25, 26, G05, G15.
    """
    return int(state.optional_play) == 0 or int(state.plays) > 0


@kernel
def tell(state: State, seat: int, place: int, stuck: bool, drawn: int) -> None:
    """Add the fact that a draw or a pass reveals, if any; if there is no room, drop the oldest fact."""
    if not stuck and drawn == UNSAID:
        return
    packed = pack(seat, place, stuck, drawn)
    for half in range(HALVES):
        packed |= pack_rows(half, int(state.row[half]), int(state.begin[half]), int(state.end[half]))
    facts = int(state.facts)
    if facts == MOST_FACTS:
        facts -= 1
        for i in range(facts):
            state.fact[i] = state.fact[i + 1]
    state.fact[facts] = packed
    state.facts = facts + 1


@kernel
def pack(seat: int, place: int, stuck: bool, drawn: int) -> int:
    """Return a fact without the rows."""
    return int(stuck) | drawn << DRAWN | seat << SEAT | place << PLACE


@kernel
def pack_rows(half: int, row: int, begin: int, end: int) -> int:
    """Return the bits of a half's active row, and of the first and last column of its chain."""
    return (row | begin + 1 << 5 | end + 1 << 9) << ROWS + ROW_BITS * half


@kernel
def parts_of(fact: int) -> tuple[int, int, bool, int]:
    """Return seat, place, stuck and drawn of a fact (inverse of ``pack``)."""
    return fact >> SEAT & 3, fact >> PLACE & 127, fact & 1 != 0, fact >> DRAWN & 3


@kernel
def rows_then(fact: int, half: int) -> tuple[int, int, int]:
    """Return a half's active row and the first and last column of its chain; EMPTY for none.

    The inverse of ``pack_rows``.
    """
    rows = fact >> ROWS + ROW_BITS * half
    return rows & 31, (rows >> 5 & 15) - 1, (rows >> 9 & 15) - 1


@kernel
def fitted(state: State, fact: int) -> tuple[int, int]:
    """Return the set of cards that fitted an open cell at the time of a fact (TYR-10)."""
    low = high = 0
    for half in range(HALVES):
        row, begin, end = rows_then(fact, half)
        if row >= count_rows(state) or (half > 0 and int(state.form) != HOURGLASS):
            continue
        first, last, step = 0, width(state, row), 1
        if begin != EMPTY:
            first, last, step = begin - 1, end + 2, end - begin + 2
        for column in range(first, last, step):
            if 0 <= column < width(state, row):
                beside = EMPTY  # the neighbour of the cell at that time
                if begin != EMPTY:
                    beside = int(state.cell[half, row, begin if column < begin else end])
                left, right, _ = touched(state, half, row, column)
                some_low, some_high = related(left, right, beside)
                low |= some_low
                high |= some_high
    return low, high


@kernel
def note_facts(state: State) -> None:
    """Derive from all facts what the cards in the hands are not."""
    for i in range(int(state.facts)):
        fact = int(state.fact[i])
        seat, place, stuck, drawn = parts_of(fact)
        low, high = fitted(state, fact)
        if stuck:
            bar(state, seat, 0, place, low, high)
        if drawn == UNFIT:
            bar(state, seat, place, place + 1, low, high)
        elif drawn == FIT:
            bar(state, seat, place, place + 1, ~low & ALL, ~high & ALL_HIGH)


@kernel
def forget_facts(state: State) -> None:
    """Clear what was derived from the facts; only hidden copies keep it."""
    fill(state.not_low, 0)
    fill(state.not_high, 0)


show = showing(
    State,
    "players form rows same_pair optional_play play_drawn start extent phase turn first plays fresh passes "
    "drawn_card points laid_low laid_high cell row begin end facts fact",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the shape, the points, the viewer's hand, who holds how many cards, and the facts about them."""
    show(state, out)
    hide_hands(state, viewer, out)
    note_facts(out)


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal the cards the viewer does not see at random, consistently with the facts."""
    deal_unseen(state, viewer, dice)
    forget_facts(state)
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards on the table, in the hands and in the deck; the start card of an hourglass once."""
    count_dealt(state, counts)
    for half in range(HALVES):
        for row in range(half, MOST_ROWS):
            count_each(state.cell[half, row], counts)
    return True
