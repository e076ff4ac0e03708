"""Kernels that judge actions of Queen of the Ticcitories: ``actors``, ``check`` and ``legal``.

Clause numbers refer to RULES.md. Each ``check_…`` returns 0 if the rule that it names is kept, else the code of the
clause that is broken.
"""

from __future__ import annotations

from parlour.core.bits import filled, list_set, set_of
from parlour.core.clauses import ACT, G
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import lowest
from parlour.games.queen_of_the_ticcitories.actions import LAY_FIRST
from parlour.games.queen_of_the_ticcitories.board import cell_of, columns_beside, list_open, open_columns, room, spot_of
from parlour.games.queen_of_the_ticcitories.lines import count_tokens, line_length
from parlour.games.queen_of_the_ticcitories.record import CHOOSE, LAY, NEXT, OFF, ONCE, OVER, THIS, State
from parlour.games.tic.deck import EMPTY


@kernel
def actors(state: State) -> int:
    """Return the bit of the seat to act (QUE-07, 11); 0 when the game is over."""
    return 0 if int(state.phase) == OVER else 1 << int(state.turn)


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Return the code of the clause that forbids an action, 0 if it is legal."""
    if int(state.phase) == OVER or seat != int(state.turn):
        return ACT
    if action < LAY_FIRST:
        return check_choice(state, action)
    spot = spot_of(action - LAY_FIRST)
    code = check_phase(state, LAY)
    if code == 0:
        code = check_owner(state, seat, cell_of(spot)[0])
    return code if code != 0 else check_cell(state, spot)


@kernel
def check_phase(state: State, phase: int) -> int:
    """Check QUE-07, 12: first every token is put down; then each turn is laying the card, then moving the token."""
    if int(state.phase) == phase:
        return 0
    return 7 if int(state.rounds) == 0 else 12


@kernel
def check_choice(state: State, number: int) -> int:
    """Check QUE-08: a card of the new line without a token."""
    code = check_phase(state, CHOOSE)
    if code != 0:
        return code
    if number >= line_length(state):
        return ACT
    return 8 if filled(state.token[NEXT]) >> number & 1 else 0


@kernel
def check_cell(state: State, spot: int) -> int:
    """Check QUE-14, 15: edge to edge with a card of the grid, within the frame."""
    if int(state.cell[spot]) != EMPTY:
        return ACT
    owner, row, column = cell_of(spot)
    if columns_beside(state, owner, row) >> column & 1 == 0:
        return 14
    first, last = room(int(state.north[owner]), int(state.south[owner]), int(state.grid))
    return 0 if first <= row <= last and open_columns(state, owner, row) >> column & 1 else 15


# --- raids


@kernel
def check_owner(state: State, seat: int, owner: int) -> int:
    """Check QUE-11, 24 to 26, G09 to G11: whose grid a seat may lay on."""
    if owner >= int(state.players):
        return ACT
    if owner == seat:
        return 25 if int(state.raiding) else 0
    if int(state.raid) == OFF:
        return 11
    if int(state.raiding) == 0:
        if has_raided(state, seat):
            return G + 9
        if count_tokens(state, THIS) == 1:
            return G + 10
    return G + 11 if has_received(state, owner) or strands_last(state, seat, owner) else 0


@kernel
def has_raided(state: State, seat: int) -> bool:
    """Whether the seat may raid no more: its own raid, or with ``once`` the only one, was started (QUE-G09)."""
    raiders = int(state.raiders)
    return raiders != 0 if int(state.raid) == ONCE else raiders >> seat & 1 != 0


@kernel
def has_received(state: State, owner: int) -> bool:
    """Whether a grid has had its card of this round (QUE-G11): it gets one in each, besides the start card."""
    return int(state.laid[owner]) > int(state.rounds)


@kernel
def strands_last(state: State, seat: int, owner: int) -> bool:
    """Whether a card on this grid would leave the last player of the round only the player's own grid (QUE-26, G11).

    Two or more players still to come can always lay crosswise.
    """
    if count_tokens(state, THIS) != 2:
        return False
    last = lowest(set_of(state.token[THIS]) & ~(1 << seat))
    return owner != last and not has_received(state, last)


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """Write the legal actions to ``out`` in ascending order; return their number."""
    if int(state.phase) == OVER or seat != int(state.turn):
        return 0
    if int(state.phase) == CHOOSE:
        return list_set((1 << line_length(state)) - 1 & ~filled(state.token[NEXT]), 0, out, 0)
    if int(state.raid) == OFF:
        return list_open(state, seat, LAY_FIRST, out, 0)
    n = 0
    for owner in range(int(state.players)):
        if check_owner(state, seat, owner) == 0:
            n = list_open(state, owner, LAY_FIRST, out, n)
    return n
