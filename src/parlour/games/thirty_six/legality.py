"""Kernels that judge actions of 36: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.bits import list_set, set_of
from parlour.core.clauses import ACT, D
from parlour.core.kernel import Array, kernel
from parlour.games.thirty_six.actions import ADD_TILE, CHOOSE_COLOUR, GIVE_COUNTER, MOVE_PAWN, PASS, PLACE_PAWN
from parlour.games.thirty_six.board import borders_agree, fits
from parlour.games.thirty_six.components import COLOURS, CONTACTS
from parlour.games.thirty_six.record import CHOOSE, GIVE, LAY, MOVE, OVER, PLACE, State

# --- who may act


@kernel
def actors(state: State) -> int:
    """Return the bit of the seat to act; 0 when the game is over."""
    return 0 if int(state.phase) == OVER else 1 << int(state.turn)


@kernel
def destinations(state: State) -> int:
    """Return the empty squares in the pawn's row and column and through its gate (T36-15 to 19, D8)."""
    return int(state.reach[int(state.pawn[int(state.turn)])]) & ~int(state.occupied)


@kernel
def places(state: State) -> int:
    """Return the empty squares of the colour of the seat to act, for its pawn (T36-12)."""
    return int(state.of_colour[int(state.chosen[int(state.turn)])]) & ~int(state.occupied)


@kernel
def in_reserve(state: State, seat: int) -> int:
    """Return the set of colours of which a seat has counters."""
    colours = 0
    for colour in range(COLOURS):
        colours |= int(int(state.reserve[seat, colour]) > 0) << colour
    return colours


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    phase = int(state.phase)
    if phase == OVER or seat != int(state.turn):
        return ACT
    if action >= PASS:
        return 0 if phase == MOVE and destinations(state) == 0 else 26
    if action >= GIVE_COUNTER:
        return check_gift(state, action - GIVE_COUNTER)
    if action >= MOVE_PAWN:
        return check_move(state, action - MOVE_PAWN)
    if action >= PLACE_PAWN:
        if phase != PLACE:
            return ACT
        return 0 if places(state) >> (action - PLACE_PAWN) & 1 else 12
    if action >= CHOOSE_COLOUR:
        if phase != CHOOSE:
            return ACT
        return 10 if set_of(state.chosen) >> (action - CHOOSE_COLOUR) & 1 else 0
    return check_tile(state, action)


@kernel
def check_gift(state: State, colour: int) -> int:
    """Check T36-24: the counter handed over is in the mover's reserve."""
    if int(state.phase) != GIVE:
        return ACT
    return 0 if int(state.reserve[int(state.turn), colour]) > 0 else 24


@kernel
def check_move(state: State, square: int) -> int:
    """Check T36-15 to 19: at least one step along a line or through a gate, to an empty square."""
    if int(state.phase) == GIVE:
        return 24
    if int(state.phase) != MOVE:
        return ACT
    origin = int(state.pawn[int(state.turn)])
    if square == origin:
        return 16
    if not int(state.reach[origin]) >> square & 1:
        return 15
    if int(state.occupied) >> square & 1:
        return 19 if int(state.gate[origin]) >> square & 1 else 17
    return 0


@kernel
def check_tile(state: State, action: int) -> int:
    """Check T36-D19: an unused tile beside a laid one, without overlap; the first anywhere (D20)."""
    if int(state.phase) != LAY:
        return ACT
    if int(state.players) == 1:
        return check_slot(state, action)
    tile, other, contact = action // 432, action // 12 % 9, action % 12
    laid = int(state.laid)
    if laid == 0:
        return 0 if other == 0 and contact == 0 else D + 20
    if laid >> tile & 1:
        return 2
    if not laid >> other & 1:
        return 37
    row = int(state.tile_row[other]) + int(CONTACTS[contact, 0])
    column = int(state.tile_column[other]) + int(CONTACTS[contact, 1])
    return 0 if fits(state, row, column) else D + 19


@kernel
def check_slot(state: State, action: int) -> int:
    """Check T36-34, D21: an unused tile in an empty slot, with equal colours where squares touch."""
    tile, rotation, slot, contact = action // 432, action // 108 % 4, action // 12 % 9, action % 12
    row, column = slot // 3 * 2, slot % 3 * 2
    if contact != 0:
        return D + 21
    if int(state.laid) >> tile & 1:
        return 2
    if not fits(state, row, column):
        return D + 19
    return 0 if borders_agree(state, tile, rotation, row, column) else 34


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write the legal actions to ``out`` in ascending order; return their number."""
    phase = int(state.phase)
    if phase == OVER or seat != int(state.turn):
        return 0
    if phase == MOVE:
        squares = destinations(state)
        if squares == 0:
            out[0] = PASS
            return 1
        return list_set(squares, MOVE_PAWN, out, 0)
    if phase == PLACE:
        return list_set(places(state), PLACE_PAWN, out, 0)
    if phase == LAY:
        return list_tiles(state, out)
    if phase == CHOOSE:
        return list_set((1 << COLOURS) - 1 & ~set_of(state.chosen), CHOOSE_COLOUR, out, 0)
    return list_set(in_reserve(state, seat), GIVE_COUNTER, out, 0)


@kernel
def list_tiles(state: State, out: Array) -> int:
    """Write the ways to lay a tile in the draft, or in the puzzle; return their number."""
    n = 0
    for action in range(ADD_TILE, CHOOSE_COLOUR):
        if check_tile(state, action) == 0:
            out[n] = action
            n += 1
    return n
