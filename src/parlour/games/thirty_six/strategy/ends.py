"""Forced wins of 36 with two players: a seat wins within a number of turns, whatever the other does.

A depth-first search over wins and replies, with increasing depth, so that the first win found is the shortest. It stops
where the counters left are more than the remaining turns can shed, two per turn: one laid and one handed over. Results
are kept in a transposition table, by everything in the position that matters.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Annotated, Any, NamedTuple, cast

from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.ahead import after, moves
from parlour.core.kernel import kernel
from parlour.core.primitives import lowest
from parlour.core.record import Array, copied, i64, record_dtype
from parlour.games.thirty_six.legality import destinations, in_reserve
from parlour.games.thirty_six.play import apply, lowest_reserves, sheds
from parlour.games.thirty_six.record import COLOURS, GIVE, GIVE_COUNTER, MOVE, MOVE_PAWN, OVER, PASS, STALL_TURNS, State

NODES = 400_000
"""Most actions that a search tries: 20 ms compiled."""

MOST_TURNS = 12
"""Deepest search in turns; deeper ones hardly ever end before their nodes run out."""

DEEPEST = 4 * MOST_TURNS + 2
"""Most actions in a line: two per turn of either seat."""

WITHOUT_END = 1 << 40
"""Nodes enough to follow a line that is proved."""

KEPT = 1 << 14
NONE = -1
UNKNOWN, NO, YES = range(3)


class Step:
    """A position on the current line, and what is still to be tried there."""

    turns: i64  # the winner's turns to come, this one included
    sheds: i64  # actions that lay a counter, as bits from MOVE_PAWN on; they come first
    others: i64
    action: i64  # the action being tried


class Kept:
    """An entry of the transposition table."""

    place: i64  # ``place_key`` of the position
    stock: i64  # ``stock_key`` of the position
    wins_in: i64  # turns that are enough to win, 0 if unknown
    not_in: i64  # turns that are not enough


class Notes:
    """The data of a search."""

    steps: Annotated[Array, record_dtype(cast(Hashable, Step)), (DEEPEST,)]
    kept: Annotated[Array, record_dtype(cast(Hashable, Kept)), (KEPT,)]
    nodes: i64


class Win(NamedTuple):
    """A forced win: the winner's turns, and the line of seats and actions in which the loser resists longest."""

    turns: int
    line: tuple[tuple[int, int], ...]


# --- what is known


@kernel
def judge(positions: Array, notes: Notes, depth: int, seat: int) -> int:
    """Return whether the seat wins in the turns it has left, if that can be seen without search; else UNKNOWN."""
    state = positions[depth]
    turns = int(notes.steps[depth].turns)
    if int(state.phase) == OVER or int(state.game) != int(positions[0].game):
        return YES if int(state.phase) == OVER and lowest_reserves(state) == 1 << seat else NO
    if turns == 0:
        return NO
    if int(state.left[seat]) > 2 * turns and not may_stall(state, turns):
        return NO
    place = place_key(state)
    stock = stock_key(state, turns)
    known = notes.kept[slot(place, stock)]
    if int(known.place) != place or int(known.stock) != stock:
        return UNKNOWN
    if int(known.not_in) >= turns:
        return NO
    return YES if 0 < int(known.wins_in) <= turns else UNKNOWN


@kernel
def keep(state: State, notes: Notes, turns: int, answer: int) -> None:
    """Store the result for a position, replacing another one's."""
    place = place_key(state)
    stock = stock_key(state, turns)
    known = notes.kept[slot(place, stock)]
    if int(known.place) != place or int(known.stock) != stock:
        known.place = place
        known.stock = stock
        known.wins_in = known.not_in = 0
    if answer == YES:
        known.wins_in = turns
    else:
        known.not_in = max(int(known.not_in), turns)


@kernel
def may_stall(state: State, turns: int) -> bool:
    """Whether the game may stall within so many turns of the winner (T36-D15)."""
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
def open_step(state: State, step: Step) -> None:
    """Write what can be tried in a position: squares, colours to hand over, or passing."""
    step.sheds = step.others = 0
    if int(state.phase) == GIVE:
        step.others = in_reserve(state, int(state.turn)) << GIVE_COUNTER - MOVE_PAWN
        return
    free = destinations(state)
    step.sheds = sheds(state)
    step.others = free & ~int(step.sheds) if free != 0 else 1 << PASS - MOVE_PAWN


@kernel
def next_action(step: Step) -> int:
    """Take the next action from a step; return NONE if all were tried."""
    if int(step.sheds) != 0:
        step.action = MOVE_PAWN + lowest(int(step.sheds))
        step.sheds = int(step.sheds) & (int(step.sheds) - 1)
    elif int(step.others) != 0:
        step.action = MOVE_PAWN + lowest(int(step.others))
        step.others = int(step.others) & (int(step.others) - 1)
    else:
        step.action = NONE
    return int(step.action)


@kernel
def prove(positions: Array, notes: Notes, seat: int, turns: int) -> int:
    """Return whether the seat wins from ``positions[0]`` within ``turns`` of its turns; UNKNOWN if the nodes ran out.

    The position is that of a running game of two. If it is the seat's turn, ``notes.steps[0].action`` is the winning
    action. ``positions`` is State[DEEPEST]; ``notes.nodes`` counts down.
    """
    depth = 0
    notes.steps[0].turns = turns
    open_step(positions[0], notes.steps[0])
    while True:
        turn = int(positions[depth].turn)
        action = next_action(notes.steps[depth])
        if action != NONE:
            if int(notes.nodes) == 0:
                return UNKNOWN
            notes.nodes -= 1
            positions[depth + 1] = positions[depth]
            depth += 1
            apply(positions[depth], turn, action)
            ended = turn == seat and int(positions[depth].turn) != seat
            notes.steps[depth].turns = int(notes.steps[depth - 1].turns) - int(ended)
            answer = judge(positions, notes, depth, seat)
            if answer == UNKNOWN:
                open_step(positions[depth], notes.steps[depth])
                continue
            depth -= 1
        else:
            answer = NO if turn == seat else YES
            keep(positions[depth], notes, int(notes.steps[depth].turns), answer)
            depth -= 1
        # One winning action decides a position of the winner, one escape a position of the other.
        while depth >= 0 and (answer == YES) == (int(positions[depth].turn) == seat):
            keep(positions[depth], notes, int(notes.steps[depth].turns), answer)
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
    return (turns, int(search.notes.steps[0].action)) if turns else None


def forced_win(state: State, nodes: int = NODES) -> Win | None:
    """Return the shortest forced win of the seat to move, None if none is proved with at most ``nodes`` nodes."""
    search = Search(int(state.turn), nodes)
    turns = search.turns(state)
    return Win(turns, tuple(_line(search, state))) if turns else None


def _line(search: Search, state: State) -> Iterator[tuple[int, int]]:
    """Yield the actions of a forced win to its end; the other seat resists as long as it can."""
    search.notes.nodes = WITHOUT_END
    here = copied(state)
    while int(here.phase) != OVER:
        turn = int(here.turn)
        if turn == search.seat:
            search.turns(here)
            action = int(search.notes.steps[0].action)
        else:
            action = max(moves(here), key=lambda action: search.turns(after(here, action)))
        yield turn, action
        here = after(here, action)
