"""Evaluate positions of 36 for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.fitted_evaluation import Trait, chance, read_weights
from parlour.core.kernel import kernel
from parlour.core.primitives import count, lowest
from parlour.games.thirty_six.components import COLOURS, COUNTERS, NOWHERE
from parlour.games.thirty_six.play import steps_to
from parlour.games.thirty_six.record import GIVE, State

HORIZON = 4
"""Playouts stop after some turns: random play wanders."""

EARLY = 10.0
"""With at least this many counters the stage is 0: too little can be learned from the first turns."""

WEIGHTS = read_weights(__file__)

TRAITS = (
    Trait("left", 0.25),
    Trait("near", 0.2),
    Trait("far", 0.2),
    Trait(),
    Trait("jump", 1.0, is_flag=True),
    Trait(),
)
"""How people are told of the traits."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Return the seat's chance of winning, fitted to the traits."""
    return chance(state, seat, WEIGHTS)


@kernel
def traits(state: State, seat: int) -> tuple[float, float, float, float, float, float, float]:
    """Return the stage (how few counters the leader has left), then six traits of the seat.

    Its reserve, useful squares one and two moves away, spare useful squares, jumps, whose turn it is.
    """
    least = COUNTERS
    for other in range(int(state.players)):
        least = min(least, int(state.left[other]))
    useful = squares_for(state, seat)
    near, far = reached(state, seat)
    return (
        max(0.0, 1.0 - least / EARLY),
        0.25 * int(state.left[seat]),
        0.2 * count(near & useful),
        0.2 * count(far & useful),
        0.2 * (count(useful) - int(state.left[seat])),
        jumps(state, seat, near & useful),
        1.0 if seat == int(state.turn) else 0.0,
    )


@kernel
def squares_for(state: State, seat: int) -> int:
    """Return the empty squares whose colour the seat has a counter of."""
    found = 0
    for colour in range(COLOURS):
        if int(state.reserve[seat, colour]) > 0:
            found |= int(state.of_colour[colour])
    return found & ~int(state.occupied)


@kernel
def reached(state: State, seat: int) -> tuple[int, int]:
    """Return the empty squares one move away, and those two moves away."""
    if int(state.pawn[seat]) == NOWHERE:
        return 0, 0
    near = int(state.reach[int(state.pawn[seat])]) & ~int(state.occupied)
    far, left = 0, near
    while left != 0:
        far |= int(state.reach[lowest(left)])
        left &= left - 1
    return near, far & ~int(state.occupied)


@kernel
def jumps(state: State, seat: int, squares: int) -> float:
    """Return 1 if a move to one of these squares passes over a pawn, which sheds a second counter (T36-24), else 0."""
    origin = int(state.pawn[seat])
    if origin == NOWHERE:
        return 0.0
    for other in range(int(state.players)):
        pawn = int(state.pawn[other])
        if other == seat or pawn == NOWHERE or not int(state.reach[origin]) >> pawn & 1:
            continue
        left = squares
        while left != 0:
            if steps_to(state, origin, lowest(left), pawn) > 0:
                return 1.0
            left &= left - 1
    return 0.0


def turn_step(state: State) -> int:
    """Return how far a turn is: 0 before its move, 1 while two counters are to be handed over, 2 while one is."""
    if int(state.phase) != GIVE:
        return 0
    return 1 if int(state.receiver[1]) != NOWHERE else 2
