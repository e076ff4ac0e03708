"""Kernels that judge actions of Tyramid: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.clauses import ACT, G
from parlour.core.kernel import Array, kernel
from parlour.games.tic.deck import CARDS, COMMON, EMPTY
from parlour.games.tic.hands import holds, pick, related
from parlour.games.tyramid.actions import DRAW, END, HALF_FIRST, PASS, PLAY_FIRST
from parlour.games.tyramid.board import fits, is_full, is_open, list_open, touched, width
from parlour.games.tyramid.record import HALVES, HOURGLASS, MOST_LEGAL, MOST_OPEN, OVER, WIDEST, State


@kernel
def is_deck_empty(state: State) -> bool:
    """Whether there is nothing left to draw."""
    return int(state.dealt) >= CARDS


@kernel
def fitting(state: State, half: int, column: int) -> tuple[int, int]:
    """Return the set of cards that make no Nic at an open cell (TYR-10); some may be on the table already."""
    one, two, three = touched(state, half, int(state.row[half]), column)
    return related(one, two, three)


@kernel
def can_lay(state: State, low: int, high: int) -> bool:
    """Whether a card of this set fits an open cell."""
    for half in range(HALVES):
        if is_full(state, half):
            continue
        for column in range(width(state, int(state.row[half]))):
            if is_open(state, half, column):
                some_low, some_high = fitting(state, half, column)
                if some_low & low or some_high & high:
                    return True
    return False


@kernel
def can_play(state: State, seat: int) -> bool:
    """Whether a seat has a legal play (TYR-25); after a draw, with the card just drawn."""
    return can_lay(state, int(state.low[seat]), int(state.high[seat]))


@kernel
def actors(state: State) -> int:
    """Return the bit of the seat to act (TYR-06, G13); 0 when the game is over."""
    return 0 if int(state.phase) == OVER else 1 << int(state.turn)


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    if int(state.phase) == OVER or seat != int(state.turn):
        return ACT
    if action < DRAW:
        return check_play(state, seat, action)
    if action == DRAW:
        return check_draw(state, seat)
    return check_end(state) if action == END else check_pass(state, seat)


@kernel
def check_play(state: State, seat: int, action: int) -> int:
    """Check TYR-10 to 12, G06, G11, G16: the card, then the half, then the cell, then what the card touches."""
    split = action >= HALF_FIRST
    if split != (int(state.form) == HOURGLASS):
        return G + 16
    index = action - HALF_FIRST if split else action - PLAY_FIRST
    span = 2 * WIDEST if split else WIDEST
    card, half, column = index // span, index % span // WIDEST, index % WIDEST
    if not holds(state, seat, card):
        return ACT
    if int(state.fresh) != EMPTY and int(state.stock[int(state.fresh)]) != card:
        return G + 6
    if is_full(state, half):
        return G + 11
    if column >= width(state, int(state.row[half])):
        return ACT
    if not is_open(state, half, column):
        return 12
    return 0 if fits(state, half, column, card) else 10


@kernel
def check_draw(state: State, seat: int) -> int:
    """Check TYR-25, 26, G05, G06, G15: draw without a legal play, or by choice before the first one; once per play."""
    if is_deck_empty(state):
        return G + 8
    if int(state.fresh) != EMPTY:
        return G + 15
    if not can_play(state, seat):
        return 0
    if int(state.optional_play) == 0:
        return G + 5
    return 0 if int(state.plays) == 0 else G + 15


@kernel
def check_end(state: State) -> int:
    """Check TYR-G05, G06, G15: end the turn instead of an earned extra play, or of laying the card just drawn."""
    if int(state.fresh) != EMPTY:
        return 0
    return 0 if int(state.optional_play) and int(state.plays) > 0 else G + 5


@kernel
def check_pass(state: State, seat: int) -> int:
    """Check TYR-G08, G15: pass with an empty deck, without a legal play or by choice before the first one."""
    if not is_deck_empty(state) or int(state.fresh) != EMPTY:
        return G + 8
    if not can_play(state, seat):
        return 0
    if int(state.optional_play) == 0:
        return G + 8
    return 0 if int(state.plays) == 0 else G + 15


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write the legal actions to ``out`` in ascending order; return their number.

    ``out`` must have MOST_LEGAL elements: its end serves as scratch.
    """
    if int(state.phase) == OVER or seat != int(state.turn):
        return 0
    n = list_plays(state, seat, out)
    free, first, fresh = int(state.optional_play) != 0, int(state.plays) == 0, int(state.fresh) != EMPTY
    stuck, empty = n == 0, is_deck_empty(state)
    out[n] = DRAW
    n += int(not empty and not fresh and (stuck or (free and first)))
    out[n] = END
    n += int(fresh or (free and not first))
    out[n] = PASS
    return n + int(empty and not fresh and (stuck or (free and first)))


@kernel
def list_plays(state: State, seat: int, out: Array) -> int:
    """Write the plays by card, then by cell; return their number. The open cells are packed at the end of ``out``."""
    first = MOST_LEGAL - MOST_OPEN
    last = list_open(state, out, first)
    fresh = int(state.fresh)
    if fresh != EMPTY:
        return list_card(state, int(state.stock[fresh]), out, first, last, 0)
    n, low, high = 0, int(state.low[seat]), int(state.high[seat])
    while low | high != 0:
        card, low, high = pick(low, high)
        n = list_card(state, card, out, first, last, n)
    return n


@kernel
def list_card(state: State, card: int, out: Array, first: int, last: int, n: int) -> int:
    """Append the plays of a card to the n actions in ``out``; return their number.

    ``out[first:last]`` are the open cells.
    """
    base = PLAY_FIRST + card * WIDEST
    if int(state.form) == HOURGLASS:
        base = HALF_FIRST + card * 2 * WIDEST
    for i in range(first, last):
        packed = int(out[i])
        a, b, c = COMMON[card, packed >> 5 & 127], COMMON[card, packed >> 12 & 127], COMMON[card, packed >> 19]
        out[n] = base + (packed & 31)
        n += int((a != 0) & (b != 0) & (c != 0))
    return n
