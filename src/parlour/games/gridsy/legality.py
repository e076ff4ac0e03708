"""Kernels that judge actions of Gridsy: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.bits import filled, find, list_set
from parlour.core.clauses import ACT, G
from parlour.core.kernel import Array, kernel
from parlour.core.verbs import CLOCK
from parlour.games.gridsy.actions import CLOCK_FIRST, EXTRA, GIVE_UP, PUT_FIRST, SAY_READY, SWAP_FIRST, TAKE_FIRST
from parlour.games.gridsy.record import BUILD, CAP, GO, GO_CLOCK, LIMIT, MOST_CELLS, OVER, READY, SOLO, State
from parlour.games.tic.deck import CARDS, EMPTY
from parlour.games.tic.hands import holds, pick

# --- who may act


@kernel
def actors(state: State) -> int:
    """Return the bits of who may act (GRI-12, G16).

    First the seats that are not ready, then the clock of the start, then all builders and the limit.
    """
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase == READY:
        return ((1 << int(state.players)) - 1) & ~int(state.ready)
    if phase == GO:
        return 1 << CLOCK
    return builders(state) | int(is_limited(state)) << CLOCK


@kernel
def is_limited(state: State) -> bool:
    """Whether a clock runs while people build; alone, only if that was chosen (GRI-G12, G14)."""
    return int(state.mode) != SOLO or int(state.solo_limit_min) > 0


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    phase = int(state.phase)
    if phase == OVER:
        return ACT
    if seat == CLOCK:
        return check_clock(state, action)
    if not 0 <= seat < int(state.players) or action >= CLOCK_FIRST:
        return ACT
    if action == SAY_READY:
        return 0 if phase == READY and not int(state.ready) >> seat & 1 else G + 16
    if phase != BUILD:
        return G + 16
    return check_build(state, seat, action) if int(state.acted[seat]) < CAP else G + 15


@kernel
def check_clock(state: State, action: int) -> int:
    """Check GRI-G16, G12, G14: one clock at a time."""
    phase = int(state.phase)
    if action == CLOCK_FIRST + GO_CLOCK:
        return 0 if phase == GO else ACT
    return 0 if action == CLOCK_FIRST + LIMIT and phase == BUILD and is_limited(state) else ACT


@kernel
def check_build(state: State, seat: int, action: int) -> int:
    """Check an action of a seat that builds."""
    if action < TAKE_FIRST:
        card, cell = (action - PUT_FIRST) // MOST_CELLS, (action - PUT_FIRST) % MOST_CELLS
        return 0 if holds(state, seat, card) and cell < count_cells(state) else ACT
    if action < SWAP_FIRST:
        cell = action - TAKE_FIRST
        return 0 if cell < count_cells(state) and int(state.cells[seat, cell]) != EMPTY else ACT
    if action < EXTRA:
        return check_swap(state, seat, (action - SWAP_FIRST) // CARDS, (action - SWAP_FIRST) % CARDS)
    if action == EXTRA:
        return check_extra(state)
    return 0 if int(state.mode) == SOLO else ACT


@kernel
def check_swap(state: State, seat: int, own: int, other: int) -> int:
    """Check GRI-14, G08, G09: an own card for one that lies in the middle now."""
    if int(state.mode) == SOLO:
        return 14
    if not holds(state, seat, own):
        return ACT
    return 0 if find(state.middle, other) != EMPTY else G + 9


@kernel
def check_extra(state: State) -> int:
    """Check GRI-08, G03, G11: alone, while there are cards."""
    if int(state.mode) != SOLO:
        return G + 11
    return 0 if int(state.dealt) < CARDS else G + 3


@kernel
def count_cells(state: State) -> int:
    """Return the number of cells of a grid."""
    return int(state.grid) * int(state.grid)


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write a seat's legal actions to ``out`` in ascending order; return their number."""
    phase = int(state.phase)
    if seat == CLOCK:
        out[0] = CLOCK_FIRST + (GO_CLOCK if phase == GO else LIMIT)
        return int(actors(state) >> CLOCK & 1)
    if not 0 <= seat < int(state.players) or not actors(state) >> seat & 1:
        return 0
    if phase == READY:
        out[0] = SAY_READY
        return 1
    n = list_set(filled(state.cells[seat]), TAKE_FIRST, out, list_puts(state, seat, out))
    return list_solo(state, out, n) if int(state.mode) == SOLO else list_swaps(state, seat, out, n)


@kernel
def list_puts(state: State, seat: int, out: Array) -> int:
    """Write the puts, of every own card to every cell; return their number (GRI-06, 13)."""
    n = 0
    low, high = int(state.low[seat]), int(state.high[seat])
    cells = count_cells(state)
    while low | high != 0:
        card, low, high = pick(low, high)
        first = PUT_FIRST + card * MOST_CELLS
        for cell in range(cells):
            out[n + cell] = first + cell
        n += cells
    return n


@kernel
def list_solo(state: State, out: Array, n: int) -> int:
    """Append drawing an extra card and giving up to the n actions in ``out``; return their number (GRI-08, G14)."""
    if int(state.dealt) < CARDS:
        out[n] = EXTRA
        n += 1
    out[n] = GIVE_UP
    return n + 1


@kernel
def list_swaps(state: State, seat: int, out: Array, n: int) -> int:
    """Append the swaps of every own card for every card of the middle to the n actions in ``out``; return their number.

    GRI-14. Those of the first card are sorted; the others follow the same order.
    """
    size, begin = int(state.grid), n
    low, high = int(state.low[seat]), int(state.high[seat])
    first, _, _ = pick(low, high)
    sort_swaps(state, first, out, begin)
    while low | high != 0:
        card, low, high = pick(low, high)
        for place in range(size):
            out[n + place] = int(out[begin + place]) + (card - first) * CARDS
        n += size
    return n


@kernel
def sort_swaps(state: State, card: int, out: Array, n: int) -> None:
    """Write a card's swaps in ascending order: each is preceded by as many as have a lower card of the middle."""
    for place in range(int(state.grid)):
        lower = 0
        for other in range(int(state.grid)):
            lower += int(int(state.middle[other]) < int(state.middle[place]))
        out[n + lower] = SWAP_FIRST + card * CARDS + int(state.middle[place])


@kernel
def builders(state: State) -> int:
    """Return the set of seats with actions left in this round (GRI-G15)."""
    seats = 0
    for seat in range(int(state.players)):
        seats |= int(int(state.acted[seat]) < CAP) << seat
    return seats
