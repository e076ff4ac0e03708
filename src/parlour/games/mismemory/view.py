"""Views of Mismemory: a seat knows its own tiles, what is up, and what all have seen (which no scene shows)."""

from __future__ import annotations

from parlour.core.bits import nth, set_of
from parlour.core.dice import rekey, roll
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count, lowest
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.mismemory.components import EMPTY, FULL, NOWHERE, SEATS, SPACES, TILES, UNKNOWN
from parlour.games.mismemory.legality import is_honour
from parlour.games.mismemory.play import distinct, other_of_pair
from parlour.games.mismemory.record import OVER, State

COMPONENTS = (1,) * TILES
"""MIS-02: the tiles of the piecepack, one of each."""

show = showing(
    State,
    "players spaces tiles grid flip show memory discipline survivor stall stall_result row column tag up "
    "own_tag owned shown shown_tag phase turn out placer resumed quiet turns clocks tags winners "
    "returning_tag known seen_at source pair resolved",
)
"""Includes what was seen by all: for bots, and so that imagined worlds agree with it."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table without faces turned down, others' tiles, and what another seat has in hand.

    The viewer's own tiles are included; after the game all are.
    """
    show(state, out)
    over = int(state.phase) == OVER
    for space in range(SPACES):
        tile = int(state.face[space])
        up = space == int(state.up[0]) or space == int(state.up[1])
        out.face[space] = tile if up or over or tile == EMPTY else UNKNOWN
    for seat in range(SEATS):
        for i in range(FULL):
            tile = int(state.own[seat, i])
            out.own[seat, i] = tile if seat == viewer or over or tile == EMPTY else UNKNOWN
    in_hand = int(state.returning)
    out.returning = in_hand if int(state.turn) == viewer or in_hand == EMPTY else UNKNOWN


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Choose a world that agrees with everything seen: every pair split at random, the rest at random."""
    for seat in range(int(state.players)):
        imagine_own(state, seat, dice)
    last = int(state.owned[int(state.turn)]) - 1
    if int(state.returning) == UNKNOWN:
        state.returning = rest_of_pair(state, int(state.turn), last)
    unseen = 0
    for space in range(SPACES):
        if int(state.face[space]) == UNKNOWN:
            unseen |= imagine_seen(state, space) << space
    deal_unseen(state, unseen, dice)
    rekey(dice, state)


@kernel
def imagine_own(state: State, seat: int, dice: Array) -> None:
    """Split the pairs of a seat, hidden all or none; if numbers cannot repeat, until none does."""
    hidden = int(state.own[seat, 0]) == UNKNOWN
    while hidden:
        for i in range(int(state.owned[seat])):
            known = int(state.resolved[seat, i])
            state.own[seat, i] = known if known >= 0 else int(state.pair[seat, i, roll(dice, 2)])
        if is_honour(state) or distinct(state, seat) == int(state.owned[seat]):
            return


@kernel
def rest_of_pair(state: State, seat: int, i: int) -> int:
    """Return the tile of a pair that was not kept."""
    return other_of_pair(state, seat, i, int(state.own[seat, i]))


@kernel
def imagine_seen(state: State, space: int) -> int:
    """Lay a tile that was seen, or the rest of a pair, on its space; return 1 if nothing is known of it, else 0."""
    if int(state.known[space]) >= 0:
        state.face[space] = state.known[space]
    elif int(state.source[space]) != NOWHERE:
        state.face[space] = rest_of_pair(state, int(state.source[space]) // FULL, int(state.source[space]) % FULL)
    else:
        return 1
    return 0


@kernel
def deal_unseen(state: State, unseen: int, dice: Array) -> None:
    """Lay the remaining tiles on the spaces never seen, in random order."""
    unused = ~used_tiles(state)
    for space in range(SPACES):
        if unseen >> space & 1:
            state.face[space] = lowest(unused)
            unused &= unused - 1
    for space in range(SPACES - 1, 0, -1):
        if unseen >> space & 1:
            others = unseen & (2 << space) - 1  # Fisher and Yates: one of the spaces up to this one
            other = nth(others, roll(dice, count(others)))
            tile = int(state.face[space])
            state.face[space] = state.face[other]
            state.face[other] = tile


@kernel
def used_tiles(state: State) -> int:
    """Return the set of tiles that are known to be somewhere."""
    in_hand = int(state.returning)
    used = set_of(state.face) | set_of(state.shown) | (1 << in_hand if in_hand >= 0 else 0)
    for seat in range(SEATS):
        used |= set_of(state.own[seat])
    return used


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the tiles in the grid, those collected, those shown and the one in hand."""
    count_each(state.face, counts)
    for seat in range(SEATS):
        count_each(state.own[seat], counts)
    count_each(state.shown, counts)
    if int(state.returning) >= 0:
        counts[int(state.returning)] += 1
    return True
