"""Kernels that judge actions of Mismemory: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.bits import list_set
from parlour.core.clauses import ACT, D
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import lowest
from parlour.core.verbs import CLOCK
from parlour.games.mismemory.actions import CHALLENGE, CLOCK_FIRST, DECLINE, FLIP_TWO, KEEP, PLACE_AT, REPLACE_FIRST
from parlour.games.mismemory.components import EMPTY, FULL, NOWHERE, NUMBER, SPACES, SUIT
from parlour.games.mismemory.options import BLIND, HONOUR, TOGETHER
from parlour.games.mismemory.record import FLIP, OVER, PLACE, REPLACE, SHOWN, State

# --- the table


@kernel
def is_honour(state: State) -> bool:
    """Whether numbers may repeat and challenges exist (MIS-D5)."""
    return int(state.memory) == BLIND or int(state.discipline) == HONOUR


@kernel
def active_seats(state: State) -> int:
    """Return the set of seats that are not disqualified (MIS-D12)."""
    return (1 << int(state.players)) - 1 & ~int(state.out)


@kernel
def gaps(state: State) -> int:
    """Return the set of spaces without a tile (MIS-D2)."""
    return (1 << int(state.spaces)) - 1 & ~int(state.tiles)


@kernel
def suits_agree(state: State) -> bool:
    """Whether the two tiles turned up have the same suit (MIS-09)."""
    return int(SUIT[int(state.face[int(state.up[0])])]) == int(SUIT[int(state.face[int(state.up[1])])])


@kernel
def numbers_of(state: State, seat: int) -> int:
    """Return the set of numbers a seat owns."""
    numbers = 0
    for i in range(int(state.owned[seat])):
        numbers |= 1 << int(NUMBER[int(state.own[seat, i])])
    return numbers


@kernel
def turnable(state: State) -> int:
    """Return the set of spaces with a tile that is not turned up (MIS-08, D3)."""
    tiles = int(state.tiles)
    for k in range(2):
        if int(state.up[k]) != NOWHERE:
            tiles &= ~(1 << int(state.up[k]))
    return tiles


@kernel
def challengeable(state: State) -> int:
    """Return the set of seats with two tiles or more, while challenges are possible (MIS-D10)."""
    phase = int(state.phase)
    if not is_honour(state) or (phase != FLIP and phase != SHOWN):
        return 0
    seats = 0
    for seat in range(int(state.players)):
        seats |= int(int(state.owned[seat]) >= 2) << seat
    return seats & active_seats(state)


@kernel
def actors(state: State) -> int:
    """Return the bits of who may act.

    The seat to act or to put tiles back, all seats that may challenge, and the clock over two different suits.
    """
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase == REPLACE:
        return 1 << int(state.placer)
    mask = 1 << int(state.turn)
    if phase == SHOWN and not suits_agree(state):
        mask |= 1 << CLOCK
    targets = challengeable(state)
    if targets != 0:
        single = targets & (targets - 1) == 0
        mask |= active_seats(state) & ~(targets if single else 0)
    return mask


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    phase = int(state.phase)
    if phase == OVER:
        return ACT
    if seat == CLOCK:
        return 0 if action >= CLOCK_FIRST and phase == SHOWN and not suits_agree(state) else ACT
    if not 0 <= seat < int(state.players) or action >= CLOCK_FIRST:
        return ACT
    if int(state.out) >> seat & 1:
        return D + 12
    if action >= REPLACE_FIRST:
        return check_putting_back(state, seat, (action - REPLACE_FIRST) // SPACES, (action - REPLACE_FIRST) % SPACES)
    if action >= CHALLENGE:
        return check_challenge(state, seat, action - CHALLENGE)
    if phase == REPLACE or seat != int(state.turn):
        return ACT
    if action >= PLACE_AT:
        return check_place(state, action - PLACE_AT)
    if phase == PLACE:
        return 13
    if action >= DECLINE:
        return check_keep(state, seat, action - KEEP)
    return check_flip(state, action)


@kernel
def check_flip(state: State, action: int) -> int:
    """Check MIS-08, D3: two different tiles that are not up, one by one or together."""
    if int(state.phase) == SHOWN:
        return 8
    together = action >= FLIP_TWO
    if together != (int(state.flip) == TOGETHER):
        return D + 3
    first, second = action, NOWHERE
    if together:
        first, second = (action - FLIP_TWO) // SPACES, (action - FLIP_TWO) % SPACES
    if first >= int(state.spaces) or second >= int(state.spaces):
        return ACT
    tiles = turnable(state)
    if not tiles >> first & 1 or first == second:
        return D + 3
    return 0 if second == NOWHERE or tiles >> second & 1 else D + 3


@kernel
def check_keep(state: State, seat: int, which: int) -> int:
    """Check MIS-09, 10, 14: keep a tile if the suits agree and the number is new.

    Declining is legal once two are up.
    """
    if int(state.phase) != SHOWN:
        return D + 3
    if which < 0:
        return 0
    if not suits_agree(state):
        return 9
    return 10 if not may_keep(state, seat, which) else 0


@kernel
def may_keep(state: State, seat: int, which: int) -> bool:
    """Whether a tile's number is new to the seat (MIS-10, D5); with honour this is not checked."""
    number = int(NUMBER[int(state.face[int(state.up[which])])])
    return is_honour(state) or not numbers_of(state, seat) >> number & 1


@kernel
def check_place(state: State, gap: int) -> int:
    """Check MIS-13, D2: the tile in hand goes into a gap."""
    if int(state.phase) != PLACE or gap >= int(state.spaces):
        return ACT
    return 0 if gaps(state) >> gap & 1 else 13


@kernel
def check_challenge(state: State, seat: int, other: int) -> int:
    """Check MIS-21, D5, D10, D12: challenge an active player with two tiles or more, at most times."""
    if not is_honour(state):
        return D + 5
    if other >= int(state.players):
        return ACT
    if int(state.out) >> other & 1:
        return D + 12
    targets = challengeable(state) & ~(1 << seat)
    return 0 if targets >> other & 1 else D + 10


@kernel
def check_putting_back(state: State, seat: int, which: int, gap: int) -> int:
    """Check MIS-19, 20: the placer puts a shown tile into a gap."""
    if int(state.phase) != REPLACE or gap >= int(state.spaces) or int(state.shown[which]) == EMPTY:
        return ACT
    if seat != int(state.placer):
        return 20
    return 0 if gaps(state) >> gap & 1 else 19


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write the legal actions to ``out`` in ascending order; return their number."""
    if not actors(state) >> seat & 1:
        return 0
    if seat == CLOCK:
        out[0] = CLOCK_FIRST
        return 1
    phase = int(state.phase)
    if phase == REPLACE:
        return list_putting_back(state, out)
    n = 0
    if seat == int(state.turn):
        if phase == PLACE:
            return list_set(gaps(state), PLACE_AT, out, 0)
        n = list_flips(state, out) if phase == FLIP else list_keeps(state, seat, out)
    return list_set(challengeable(state) & ~(1 << seat), CHALLENGE, out, n)


@kernel
def list_flips(state: State, out: Array) -> int:
    """Write the tiles to turn up, or the pairs of them (MIS-D3); return their number."""
    tiles = turnable(state)
    if int(state.flip) != TOGETHER:
        return list_set(tiles, 0, out, 0)
    n = 0
    first = tiles
    while first != 0:
        space = lowest(first)
        n = list_set(tiles & ~(1 << space), FLIP_TWO + SPACES * space, out, n)
        first &= first - 1
    return n


@kernel
def list_keeps(state: State, seat: int, out: Array) -> int:
    """Write declining and the tiles that may be kept (MIS-09, 10, 14); return their number."""
    out[0] = DECLINE
    n = 1
    if suits_agree(state):
        for which in range(2):
            out[n] = KEEP + which
            n += int(may_keep(state, seat, which))
    return n


@kernel
def list_putting_back(state: State, out: Array) -> int:
    """Write every shown tile with every gap (MIS-19); return their number."""
    n = 0
    for which in range(FULL):
        if int(state.shown[which]) != EMPTY:
            n = list_set(gaps(state), REPLACE_FIRST + SPACES * which, out, n)
    return n
