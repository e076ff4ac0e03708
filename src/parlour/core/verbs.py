"""The verbs: what every game can do. Each is chosen by the record's type, interpreted and compiled alike.

``state`` is a game's record; seats count from 0. Kernels never allocate: the caller owns every output buffer.
"""

from __future__ import annotations

from parlour.core.kernel import verb
from parlour.core.record import Array, Record

CLOCK = 31
"""The clock is one more actor: this seat, this bit of ``actors``."""

SPECTATOR = -1
"""The viewer who sits nowhere."""

ENDLESS = 1 << 40
"""More actions than any game has: playouts of this length go on to its end."""


@verb
def setup(state: Record) -> None:
    """Set the game up. Players, options and the stream key are in the record already."""


@verb
def actors(state: Record) -> int:  # type: ignore[empty-body]
    """Give a bit mask of the seats that may act now, bit ``CLOCK`` if a clock runs; 0 when the game is over."""


@verb
def check(state: Record, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """Give 0 if the action is legal, else the code of the clause that forbids it (see ``clauses``)."""


@verb
def legal(state: Record, seat: int, out: Array) -> int:  # type: ignore[empty-body]
    """Write the seat's legal actions to ``out`` (int32[most_legal]) in ascending order; give their number."""


@verb
def apply(state: Record, seat: int, action: int) -> None:
    """Carry out a legal action, with everything the rules make follow from it."""


@verb
def score(state: Record, points: Array) -> int:  # type: ignore[empty-body]
    """Write each seat's points (int64[players]); give the bit mask of winners, 0 while it runs or if nobody wins."""


@verb
def clock(state: Record, action: int) -> tuple[int, int]:  # type: ignore[empty-body]
    """Give how many milliseconds the clock runs that ends with this action, and the number of its present run.

    Asked of the clock's legal actions only. A game has it in its rules where clocks may run.
    """


@verb
def hide(state: Record, viewer: int, out: Record) -> None:
    """Copy into ``out``, an empty record, what the viewer may know: an allow-list, never the stream."""


@verb
def imagine(state: Record, viewer: int, dice: Array) -> None:
    """Fill what is hidden from the viewer with a random world that agrees with the rest (a determinization)."""


@verb
def evaluate(state: Record, seat: int) -> float:  # type: ignore[empty-body]
    """Judge a running position for a seat: 0 (lost) to 1 (won). From the game's ``mind``."""


@verb
def traits(state: Record, seat: int) -> tuple[float, ...]:  # type: ignore[empty-body]
    """Say what counts in a seat's position: how far the match is on, from 0 to 1, then a number for each weight.

    These should be about 1 in size. Games whose evaluation is fitted have it (see ``fitted_evaluation``).
    """


@verb
def tally(state: Record, counts: Array) -> bool:  # type: ignore[empty-body]
    """Count every component wherever it lies into ``counts`` (int64[components]); say whether all can be counted now.

    A game may do without; one that has it says with ``components`` how many there are of each.
    """
