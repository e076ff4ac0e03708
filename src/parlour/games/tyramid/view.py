"""What a seat of Tyramid may know: its own hand and all that lies face up (TIC-G10).

What everybody is told of hands by what had to be done. Clause numbers refer to RULES.md.

Who draws or passes because no card can be laid has told that none of the cards then held fits a cell open then (TYR-25,
26, G08), and with ``play_drawn`` a turn that goes on after a draw, or ends with it, tells whether the card drawn fits
(TYR-G06). What is done by choice tells nothing (TYR-G05, G15).

A fact is one number: what it says of the card drawn and of the rest of the hand, whose, the place in the stock where
the card drawn lies, and the rows as they were, with which ``hide`` finds out what fitted. Random play writes facts and
never reads them.

    ends (4 bits), begins (4 bits), row (5 bits), of half 1 and of half 0 | place (7) | seat (2) | drawn (2) | stuck (1)
"""

from __future__ import annotations

from parlour.core.dice import rekey
from parlour.core.kernel import kernel
from parlour.core.primitives import fill
from parlour.core.record import Array
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.tic.deck import EMPTY
from parlour.games.tic.hands import ALL, ALL_HIGH, bar, count_dealt, hide_hands, related
from parlour.games.tic.unseen import deal_unseen
from parlour.games.tyramid.board import count_rows, touched, width
from parlour.games.tyramid.record import HALVES, HOURGLASS, MOST_FACTS, MOST_ROWS, State

UNSAID, UNFIT, FIT = range(3)
"""Of the card just drawn nothing is told; it fits nowhere; it fits somewhere."""

DRAWN, SEAT, PLACE, ROWS, ROW_BITS = 1, 3, 5, 12, 13
"""The bits at which the parts of a fact begin, and how many a half's rows take."""


@kernel
def has_to(state: State) -> bool:
    """TYR-25, 26, G05, G15: whether a draw or a pass would now be no choice, but for want of a legal play."""
    return int(state.optional_play) == 0 or int(state.plays) > 0


@kernel
def tell(state: State, seat: int, place: int, stuck: bool, drawn: int) -> None:
    """Write what a draw or a pass tells, if it does; without room the oldest fact goes."""
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
    """Write what is told, without the rows as they were."""
    return int(stuck) | drawn << DRAWN | seat << SEAT | place << PLACE


@kernel
def pack_rows(half: int, row: int, begin: int, end: int) -> int:
    """Write the active row of a half, and the first and last column of its chain."""
    return (row | begin + 1 << 5 | end + 1 << 9) << ROWS + ROW_BITS * half


@kernel
def parts_of(fact: int) -> tuple[int, int, bool, int]:
    """Inverse of ``pack``."""
    return fact >> SEAT & 3, fact >> PLACE & 127, fact & 1 != 0, fact >> DRAWN & 3


@kernel
def rows_then(fact: int, half: int) -> tuple[int, int, int]:
    """Inverse of ``pack_rows``: the row, and the columns, EMPTY if it had no card."""
    rows = fact >> ROWS + ROW_BITS * half
    return rows & 31, (rows >> 5 & 15) - 1, (rows >> 9 & 15) - 1


@kernel
def fitted(state: State, fact: int) -> tuple[int, int]:
    """TYR-10: the cards that fitted a cell open when something was told, in two parts."""
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
                beside = EMPTY  # the neighbour that the cell had then
                if begin != EMPTY:
                    beside = int(state.cell[half, row, begin if column < begin else end])
                left, right, _ = touched(state, half, row, column)
                some_low, some_high = related(left, right, beside)
                low |= some_low
                high |= some_high
    return low, high


@kernel
def note_facts(state: State) -> None:
    """Work out of all that was told what the cards in the hands are not."""
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
    """Leave the facts alone: what was worked out of them belongs to hidden copies only."""
    fill(state.not_low, 0)
    fill(state.not_high, 0)


show = showing(
    State,
    "players form rows same_pair optional_play play_drawn start extent phase turn first plays fresh passes "
    "drawn_card points laid_low laid_high cell row begin end facts fact",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the shape, the points, the viewer's hand, who holds how many cards, and what was told of them."""
    show(state, out)
    hide_hands(state, viewer, out)
    note_facts(out)


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal the cards the viewer does not see at random, as far as nobody has told what they are not."""
    deal_unseen(state, viewer, dice)
    forget_facts(state)
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards on the table, in the hands and in the deck; both halves of an hourglass share the start card."""
    count_dealt(state, counts)
    for half in range(HALVES):
        for row in range(half, MOST_ROWS):
            count_each(state.cell[half, row], counts)
    return True
