"""The last cards of Pentic with two players, all known: the best result by alpha-beta search.

A position is known by its top cards, the cards still in hand and whose turn it is. Where the target may be reached the
totals matter, too. What is still to come from there is kept in a transposition table.

Margins are those at the end: the points of the seat that asks less the other's. It wants much, the other little.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import arrays
from parlour.core.bits import filled
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count, lowest
from parlour.core.record import i64
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import points_of
from parlour.games.pentic.legality import legal
from parlour.games.pentic.play import apply
from parlour.games.pentic.record import HAND, OVER, PILES, State
from parlour.games.pentic.strategy.evaluation import best_of

DEEPEST = 4 * HAND + 2
"""Most positions on a line: each seat lays its cards, or passes while the other does."""

MOST_PLAYS = HAND * PILES
MOST_POINTS = 75
"""Points of the best play there is (PEN-19)."""

UNPROVED = -(1 << 14)
"""Instead of a margin, below all of them."""

KEPT = 1 << 14
AT_LEAST, AT_MOST, EXACT = range(1, 4)
"""What a margin in the transposition table says of the best result."""

ACTION_BITS = 12


class Notes:
    """The data of a search: the positions on the current line, and the transposition table.

    plays: what is to be tried at each depth, the dearest last: points in the bits from ACTION_BITS on, actions below
    left, low, high, best, chosen: of each position on the line how many plays are still to be tried, the window of
    margins that matter, the best margin so far, and the action for it
    place, rest, margin, says: of each entry of the table ``place_key`` and ``rest_key`` of its position, the margin
    that is still to come, and what it says
    totals: 1 if totals matter, because the target may be reached
    nodes: the positions that may still be tried
    """

    plays: Annotated[Array, arrays.int32, (DEEPEST, MOST_PLAYS)]
    left: Annotated[Array, arrays.int64, (DEEPEST,)]
    low: Annotated[Array, arrays.int64, (DEEPEST,)]
    high: Annotated[Array, arrays.int64, (DEEPEST,)]
    best: Annotated[Array, arrays.int64, (DEEPEST,)]
    chosen: Annotated[Array, arrays.int64, (DEEPEST,)]
    place: Annotated[Array, arrays.int64, (KEPT,)]
    rest: Annotated[Array, arrays.int64, (KEPT,)]
    margin: Annotated[Array, arrays.int64, (KEPT,)]
    says: Annotated[Array, arrays.int64, (KEPT,)]
    totals: i64
    nodes: i64


# --- what is known


@kernel
def margin_of(state: State, seat: int) -> int:
    """Return a seat's points less the other's."""
    return int(state.points[seat]) - int(state.points[1 - seat])


@kernel
def judge(positions: Array, notes: Notes, depth: int, seat: int) -> int:
    """Return the margin of a position if it is known without search, or known enough for the window; else UNPROVED."""
    state = positions[depth]
    margin = margin_of(state, seat)
    if int(state.phase) == OVER:
        return margin
    turn = int(state.turn)
    slots = filled(state.hand[turn])
    if count(slots) == 1 and filled(state.hand[1 - turn]) == 0:
        points = best_of(state, int(state.hand[turn, lowest(slots)]))
        return margin + points if turn == seat else margin - points
    place, rest = place_key(state), rest_key(state, notes)
    entry = slot(place, rest)
    if int(notes.place[entry]) != place or int(notes.rest[entry]) != rest:
        return UNPROVED
    margin += int(notes.margin[entry])
    says = int(notes.says[entry])
    if says == EXACT or (says == AT_LEAST and margin >= int(notes.high[depth - 1])):
        return margin
    return margin if says == AT_MOST and margin <= int(notes.low[depth - 1]) else UNPROVED


@kernel
def keep(positions: Array, notes: Notes, depth: int, seat: int) -> None:
    """Store the best margin of a position that is searched, replacing another one's."""
    best, low, high = int(notes.best[depth]), UNPROVED, -UNPROVED
    if depth > 0:
        low, high = int(notes.low[depth - 1]), int(notes.high[depth - 1])
    place, rest = place_key(positions[depth]), rest_key(positions[depth], notes)
    entry = slot(place, rest)
    notes.place[entry] = place
    notes.rest[entry] = rest
    notes.margin[entry] = best - margin_of(positions[depth], seat)
    notes.says[entry] = AT_LEAST if best >= high else AT_MOST if best <= low else EXACT


@kernel
def place_key(state: State) -> int:
    """Return the top cards as one integer; never 0, since they differ."""
    key = 0
    for pile in range(PILES):
        key = key << 7 | int(state.top[pile])
    return key


@kernel
def rest_key(state: State, notes: Notes) -> int:
    """Return whose turn it is and the places of the cards in hand as one integer, with the totals if they matter."""
    key = 0
    if int(notes.totals) != 0:
        key = int(state.points[0]) << 11 | int(state.points[1])
    return (key << 1 | int(state.turn)) << 2 * HAND | filled(state.hand[0]) << HAND | filled(state.hand[1])


@kernel
def slot(place: int, rest: int) -> int:
    """Return the index of a position in the table; remainders keep products in range."""
    return (place % 999_983 * 7_919 + rest % 999_979 * 104_729) % KEPT


@kernel
def may_reach_target(state: State) -> bool:
    """Whether a seat may come to the target with the cards it holds."""
    reached = False
    for seat in range(2):
        cards = count(filled(state.hand[seat]))
        reached = reached or int(state.points[seat]) + MOST_POINTS * cards >= int(state.target)
    return reached


# --- the search


@kernel
def search(positions: Array, notes: Notes, seat: int) -> int:
    """Return the margin of a seat with best play of both from ``positions[0]``; UNPROVED if the nodes ran out.

    All cards in hand are known, the deck is empty, and nothing is drawn any more. ``notes.chosen[0]`` is the best
    action. ``positions`` is State[DEEPEST]; ``notes.nodes`` counts down.
    """
    notes.totals = int(may_reach_target(positions[0]))
    depth = 0
    open_position(positions, notes, 0, seat)
    while True:
        if int(notes.left[depth]) > 0 and int(notes.low[depth]) < int(notes.high[depth]):
            if int(notes.nodes) == 0:
                return UNPROVED
            notes.nodes -= 1
            depth += 1
            positions[depth] = positions[depth - 1]
            apply(positions[depth], int(positions[depth].turn), next_action(notes, depth - 1))
            margin = judge(positions, notes, depth, seat)
            if margin == UNPROVED:
                open_position(positions, notes, depth, seat)
                continue
        else:
            keep(positions, notes, depth, seat)
            margin = int(notes.best[depth])
        depth -= 1
        if depth < 0:
            return margin
        take_back(notes, depth, margin, int(positions[depth].turn) == seat)


@kernel
def open_position(positions: Array, notes: Notes, depth: int, seat: int) -> None:
    """List what can be tried in a position, with the window of the one before it."""
    state = positions[depth]
    notes.low[depth], notes.high[depth] = UNPROVED, -UNPROVED
    if depth > 0:
        notes.low[depth], notes.high[depth] = notes.low[depth - 1], notes.high[depth - 1]
    notes.best[depth] = UNPROVED if int(state.turn) == seat else -UNPROVED
    plays = notes.plays[depth]
    number = legal(state, int(state.turn), plays)
    notes.left[depth] = number
    for i in range(number):
        action = int(plays[i])
        points = points_of(state, action // PILES, action % PILES) if action < PASS else 0
        insert(plays, i, points << ACTION_BITS | action)


@kernel
def insert(plays: Array, number: int, play: int) -> None:
    """Insert a play into the first ``number`` of ``plays``, which are in ascending order."""
    place = number
    while place > 0 and int(plays[place - 1]) > play:
        plays[place] = plays[place - 1]
        place -= 1
    plays[place] = play


@kernel
def next_action(notes: Notes, depth: int) -> int:
    """Take the dearest play that is still to be tried at a depth."""
    left = int(notes.left[depth]) - 1
    notes.left[depth] = left
    return int(notes.plays[depth, left]) & (1 << ACTION_BITS) - 1


@kernel
def take_back(notes: Notes, depth: int, margin: int, own: bool) -> None:
    """Note the margin of the play tried last at a depth; ``own``: it is the seat's that wants much."""
    best = int(notes.best[depth])
    if margin > best if own else margin < best:
        notes.best[depth] = margin
        notes.chosen[depth] = int(notes.plays[depth, int(notes.left[depth])]) & (1 << ACTION_BITS) - 1
    if own:
        notes.low[depth] = max(int(notes.low[depth]), margin)
    else:
        notes.high[depth] = min(int(notes.high[depth]), margin)
