"""Forced ends of 36 with two players: a seat wins, or at least shares, within some turns, whatever the other does.

A depth-first search over wins and replies, with increasing depth, so that the first win found is the shortest. It stops
where the counters left are more than the remaining turns can shed, two per turn: one laid and one handed over. Results
are kept in a transposition table, by everything in the position that matters.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Any, cast

from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.ahead import after, moves
from parlour.core.contract import Advice
from parlour.core.facts import Fact, say
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import lowest
from parlour.core.record import i64, record_dtype
from parlour.games.thirty_six.actions import GIVE_COUNTER, MOVE_PAWN, PASS
from parlour.games.thirty_six.components import COLOURS
from parlour.games.thirty_six.legality import destinations, in_reserve
from parlour.games.thirty_six.options import STALL_TURNS
from parlour.games.thirty_six.play import apply, lowest_reserves, sheds
from parlour.games.thirty_six.record import GIVE, MOVE, OVER, State

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
    shares: 1 if a shared victory is enough
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
    shares: i64
    nodes: i64


# --- what is known


@kernel
def judge(positions: Array, notes: Notes, depth: int, seat: int) -> int:
    """Return whether the seat wins in the turns it has left, if that can be seen without search; else UNKNOWN.

    To win means here to reach what is enough: sharing, too, if ``notes.shares``.
    """
    state = positions[depth]
    turns = int(notes.turns[depth])
    shares = int(notes.shares) != 0
    if int(state.phase) == OVER or int(state.game) != int(positions[0].game):
        ahead = lowest_reserves(state)
        return YES if int(state.phase) == OVER and ahead >> seat & 1 and (shares or ahead == 1 << seat) else NO
    if turns == 0:
        return NO
    if int(state.left[seat]) > 2 * turns and not shares and not may_stall(state, turns):
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
def prove_within(positions: Array, notes: Notes, seat: int, turns: int) -> int:
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
        answer = prove_within(positions, notes, seat, turns)
        if answer != NO:
            return turns if answer == YES else 0
    return 0


# --- what it is for


NODES = {"club": 50_000, "expert": 400_000}
"""Actions tried to find a forced win, by level: 2 and 20 ms."""

FEWER = 8
"""Divides the number of actions tried for each other result: that the other wins, or that both at least share."""

SLOWER = 500
"""Divides the number of actions tried when the game runs interpreted."""


class Search:
    """A search for one seat, which wants to win or with ``shares`` at least to share; its table serves later ones."""

    def __init__(self, seat: int, nodes: int, shares: bool = False) -> None:
        self.seat = seat
        self.positions = arrays.zeros(DEEPEST, record_dtype(cast(Hashable, State)))
        self.notes = arrays.zeros(1, record_dtype(cast(Hashable, Notes)))[0]
        self.notes.nodes = nodes
        self.notes.shares = int(shares)

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


def prove(view: State, seat: int, level: str) -> Advice | None:
    """Return the best action where the result is proved, with its chance and why; see ``Strategy.prove``."""
    nodes = NODES.get(level, 0) // (1 if kernels.is_compiled(view.dtype) else SLOWER)
    found = soonest_win(view, seat, nodes)
    if found is not None:
        return _advice(view, seat, found[1], 1.0, say("wins-in", turns=found[0]))
    other = Search(1 - seat, nodes // FEWER)
    turns = other.turns(view)
    if turns:
        action = _resisting_longest(other, view, nodes // FEWER) if int(view.turn) == seat else None
        return Advice(action, 0.0, because=say("loses-in", turns=turns))
    own, others = (Search(one, nodes // FEWER, shares=True) for one in (seat, 1 - seat))
    if own.turns(view) and others.turns(view):
        return _advice(view, seat, int(own.notes.action[0]), 0.5, say("shares-at-best"))
    return None


def _advice(view: State, seat: int, action: int, chance: float, because: Fact) -> Advice:
    """Return advice with the action if the seat is to move, else without one."""
    return Advice(action if int(view.turn) == seat else None, chance, because=because)


def _resisting_longest(winner: Search, view: State, nodes: int) -> int:
    """Return the action after which the winner needs most turns; what is not proved within the nodes goes first."""
    winner.notes.nodes = nodes
    later = {action: winner.turns(after(view, action)) or MOST_TURNS + 1 for action in moves(view)}
    return max(later, key=later.__getitem__)
