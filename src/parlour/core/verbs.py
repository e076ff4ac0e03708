"""The verbs: functions that every game implements, chosen by the type of the record.

They run interpreted and compiled. ``state`` is a game's record; seats count from 0. Kernels never allocate: the caller
owns every output buffer.
"""

from __future__ import annotations

from parlour.core.kernel import Array, verb
from parlour.core.record import Record

CLOCK = 31
"""The seat number of the clock, which is one more actor, and its bit in ``actors``."""

SPECTATOR = -1
"""The viewer without a seat."""

ENDLESS = 1 << 40
"""More actions than any game has: playouts of this length end with the game."""


@verb
def setup(state: Record) -> None:
    """Set the game up. Players, options and the stream key are in the record already."""


@verb
def actors(state: Record) -> int:  # type: ignore[empty-body]
    """Return the bit mask of the seats that may act, with bit ``CLOCK`` if a clock runs; 0 when the game is over."""


@verb
def check(state: Record, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """Return 0 if the action is legal, else the code of the clause that forbids it (see ``clauses``)."""


@verb
def legal(state: Record, seat: int, out: Array) -> int:  # type: ignore[empty-body]
    """Write the seat's legal actions to ``out`` (int32[most_legal]) in ascending order; return their number."""


@verb
def apply(state: Record, seat: int, action: int) -> None:
    """Carry out a legal action with all its consequences."""


@verb
def step(state: Record, out: Array, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """Apply a legal action, none if it is negative, and return in one integer what follows from it.

    Its lower 32 bits are ``actors``; the bits above are the number of legal actions of the lowest of these, written to
    ``out`` as by ``legal``. 0 when the game is over. Every game has it from its other verbs (see ``steps``).
    """


@verb
def score(state: Record, points: Array) -> int:  # type: ignore[empty-body]
    """Write each seat's points (int64[players]); return the bit mask of winners, 0 while it runs or if nobody wins."""


@verb
def clock(state: Record, action: int) -> tuple[int, int]:  # type: ignore[empty-body]
    """Return the milliseconds for which the clock that ends with this action runs, and the number of its present run.

    Called only with legal actions of the clock. A game implements it only if it has clocks.
    """


@verb
def hide(state: Record, viewer: int, out: Record) -> None:
    """Copy into ``out``, an empty record, the fields that the viewer may know, never the stream."""


@verb
def imagine(state: Record, viewer: int, dice: Array) -> None:
    """Fill in what is hidden from the viewer: a random world that agrees with the rest (a determinization)."""


@verb
def evaluate(state: Record, seat: int) -> float:  # type: ignore[empty-body]
    """Return how good a running position is for a seat, from 0 (lost) to 1 (won), by ``strategy.evaluation``."""


@verb
def sight(state: Record, seat: int, action: int) -> tuple[float, float, float]:  # type: ignore[empty-body]
    """Return how a legal action meets the eye of its seat: size, nearness and own (see ``people.Sight``).

    By ``strategy.sights``, from the seat's hidden record.
    """


@verb
def traits(state: Record, seat: int) -> tuple[float, ...]:  # type: ignore[empty-body]
    """Return the traits of a seat's position: the stage of the match, from 0 to 1, then a number for each weight.

    These should be about 1 in size. Only games with a fitted evaluation implement it (see ``fitted_evaluation``).
    """


@verb
def tally(state: Record, counts: Array) -> bool:  # type: ignore[empty-body]
    """Add up every component in ``counts`` (int64[components]), wherever it lies.

    Return whether all can be counted now. Optional; a game that implements it declares the numbers in
    ``Rules.components``.
    """
