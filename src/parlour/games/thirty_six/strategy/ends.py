"""Forced wins of 36 with two players: a seat wins within a number of turns, whatever the other does.

A depth-first search over wins and replies, with increasing depth, so that the first win found is the shortest. It stops
where the counters left are more than the remaining turns can shed, two per turn: one laid and one handed over. Results
are kept in a transposition table, by everything in the position that matters.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Any, cast

from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.kernel import kernel
from parlour.core.primitives import lowest
from parlour.core.record import Array, i64, record_dtype
from parlour.games.thirty_six.legality import destinations, in_reserve
from parlour.games.thirty_six.play import apply, lowest_reserves, sheds
from parlour.games.thirty_six.record import COLOURS, GIVE, GIVE_COUNTER, MOVE, MOVE_PAWN, OVER, PASS, STALL_TURNS, State

MOST_TURNS = 12
"""Deepest search in turns; deeper ones hardly ever end before their nodes run out."""

DEEPEST = 4 * MOST_TURNS + 2
"""Most actions in a line: two per turn of either seat."""

KEPT = 1 << 14
NONE = -1
UNKNOWN, NO, YES = range(3)


class Notes:
    """The data of a search: the positions on the current line, and the transposition table.

    turns, sheds, others, action: of each position on the line the winner's turns to come, this one included; what is
    still to be tried there, as bits from MOVE_PAWN on: actions that lay a counter, which come first, then the others;
    and the action being tried
    place, stock, wins_in, not_in: of each entry of the table ``place_key`` and ``stock_key`` of its position, the turns
    that are enough to win, 0 if unknown, and the turns that are not enough
    nodes: the positions that may still be tried
    """

    turns: Annotated[Array, arrays.int64, (DEEPEST,)]
    sheds: Annotated[Array, arrays.int64, (DEEPEST,)]
    others: Annotated[Array, arrays.int64, (DEEPEST,)]
    action: Annotated[Array, arrays.int64, (DEEPEST,)]
    place: Annotated[Array, arrays.int64, (KEPT,)]
    stock: Annotated[Array, arrays.int64, (KEPT,)]
    wins_in: Annotated[Array, arrays.int64, (KEPT,)]
    not_in: Annotated[Array, arrays.int64, (KEPT,)]
    nodes: i64


# --- what is known


@kernel
def judge(positions: Array, notes: Notes, depth: int, seat: int) -> int:
    """Return whether the seat wins in the turns it has left, if that can be seen without search; else UNKNOWN."""
    state = positions[depth]
    turns = int(notes.turns[depth])
    if int(state.phase) == OVER or int(state.game) != int(positions[0].game):
        return YES if int(state.phase) == OVER and lowest_reserves(state) == 1 << seat else NO
    if turns == 0:
        return NO
    if int(state.left[seat]) > 2 * turns and not may_stall(state, turns):
        return NO
    place = place_key(state)
    stock = stock_key(state, turns)
    entry = slot(place, stock)
    if int(notes.place[entry]) != place or int(notes.stock[entry]) != stock:
        return UNKNOWN
    if int(notes.not_in[entry]) >= turns:
        return NO
    return YES if 0 < int(notes.wins_in[entry]) <= turns else UNKNOWN


@kernel
def keep(state: State, notes: Notes, turns: int, answer: int) -> None:
    """Store the result for a position, replacing another one's."""
    place = place_key(state)
    stock = stock_key(state, turns)
    entry = slot(place, stock)
    if int(notes.place[entry]) != place or int(notes.stock[entry]) != stock:
        notes.place[entry] = place
        notes.stock[entry] = stock
        notes.wins_in[entry] = notes.not_in[entry] = 0
    if answer == YES:
        notes.wins_in[entry] = turns
    else:
        notes.not_in[entry] = max(int(notes.not_in[entry]), turns)


@kernel
def may_stall(state: State, turns: int) -> bool:
    """Whether the game may stall within that many turns of the winner (T36-D15)."""
    return int(state.quiet) + 2 * turns >= 2 * int(STALL_TURNS[int(state.stall)])


@kernel
def place_key(state: State) -> int:
    """Return counters, pawns, turn, phase and passes as one integer; never 0, since pawns stand apart."""
    doing = int(state.passes) << 2 | int(int(state.phase) == GIVE) << 1 | int(state.turn)
    return doing << 48 | int(state.pawn[1]) << 42 | int(state.pawn[0]) << 36 | int(state.counters)


@kernel
def stock_key(state: State, turns: int) -> int:
    """Return the reserves as one integer, with the number of quiet turns if the game may stall."""
    key = int(state.quiet) + 1 if may_stall(state, turns) else 0
    for seat in range(2):
        for colour in range(COLOURS):
            key = key << 5 | int(state.reserve[seat, colour])
    return key


@kernel
def slot(place: int, stock: int) -> int:
    """Return the index of a position in the table; remainders keep products in range."""
    return (place % 999_983 * 7_919 + stock % 999_979 * 104_729) % KEPT


# --- the search


@kernel
def open_step(state: State, notes: Notes, depth: int) -> None:
    """Write what can be tried in a position: squares, colours to hand over, or passing."""
    notes.sheds[depth] = notes.others[depth] = 0
    if int(state.phase) == GIVE:
        notes.others[depth] = in_reserve(state, int(state.turn)) << GIVE_COUNTER - MOVE_PAWN
        return
    free, laying = destinations(state), sheds(state)
    notes.sheds[depth] = laying
    notes.others[depth] = free & ~laying if free != 0 else 1 << PASS - MOVE_PAWN


@kernel
def next_action(notes: Notes, depth: int) -> int:
    """Take the next action to be tried at a depth; return NONE if all were tried."""
    laying, others = int(notes.sheds[depth]), int(notes.others[depth])
    action = NONE
    if laying != 0:
        action = MOVE_PAWN + lowest(laying)
        notes.sheds[depth] = laying & (laying - 1)
    elif others != 0:
        action = MOVE_PAWN + lowest(others)
        notes.others[depth] = others & (others - 1)
    notes.action[depth] = action
    return action


@kernel
def prove(positions: Array, notes: Notes, seat: int, turns: int) -> int:
    """Return whether the seat wins from ``positions[0]`` within ``turns`` of its turns; UNKNOWN if the nodes ran out.

    The position is that of a running game of two. If it is the seat's turn, ``notes.action[0]`` is the winning
    action. ``positions`` is State[DEEPEST]; ``notes.nodes`` counts down.
    """
    depth = 0
    notes.turns[0] = turns
    open_step(positions[0], notes, 0)
    while True:
        turn = int(positions[depth].turn)
        action = next_action(notes, depth)
        if action != NONE:
            if int(notes.nodes) == 0:
                return UNKNOWN
            notes.nodes -= 1
            positions[depth + 1] = positions[depth]
            depth += 1
            apply(positions[depth], turn, action)
            ended = turn == seat and int(positions[depth].turn) != seat
            notes.turns[depth] = int(notes.turns[depth - 1]) - int(ended)
            answer = judge(positions, notes, depth, seat)
            if answer == UNKNOWN:
                open_step(positions[depth], notes, depth)
                continue
            depth -= 1
        else:
            answer = NO if turn == seat else YES
            keep(positions[depth], notes, int(notes.turns[depth]), answer)
            depth -= 1
        # One winning action decides a position of the winner, one escape a position of the other.
        while depth >= 0 and (answer == YES) == (int(positions[depth].turn) == seat):
            keep(positions[depth], notes, int(notes.turns[depth]), answer)
            depth -= 1
        if depth < 0:
            return answer


@kernel
def prove_shortest(positions: Array, notes: Notes, seat: int, most: int) -> int:
    """Return in how many of its turns a seat wins from ``positions[0]``, 0 if not within ``most`` or not proved.

    Always 0 unless a game of two is running, and in tournaments, where every counter counts.
    """
    state = positions[0]
    running = int(state.phase) == MOVE or int(state.phase) == GIVE
    if not running or int(state.players) != 2 or int(state.tournament) != 0:
        return 0
    for turns in range(1, most + 1):
        answer = prove(positions, notes, seat, turns)
        if answer != NO:
            return turns if answer == YES else 0
    return 0


# --- what it is for


class Search:
    """A search for one seat; its table serves later questions."""

    def __init__(self, seat: int, nodes: int) -> None:
        self.seat = seat
        self.positions = arrays.zeros(DEEPEST, record_dtype(cast(Hashable, State)))
        self.notes = arrays.zeros(1, record_dtype(cast(Hashable, Notes)))[0]
        self.notes.nodes = nodes

    def turns(self, state: Any, most: int = MOST_TURNS) -> int:
        """Return in how many of its turns the seat wins from here, 0 if not proved."""
        self.positions[0] = state
        return int(kernels.run(prove_shortest, self.positions, self.notes, self.seat, most))


def soonest_win(view: State, seat: int, nodes: int) -> tuple[int, int] | None:
    """Return in how many of its turns a seat surely wins, and the last action examined; None if not proved.

    If the seat is to move, that action begins the win.
    """
    search = Search(seat, nodes)
    turns = search.turns(view)
    return (turns, int(search.notes.action[0])) if turns else None
