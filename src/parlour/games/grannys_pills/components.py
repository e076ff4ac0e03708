"""The numbers of pills and spaces of Granny's Pills, and the grid as it is seen from around the table."""

from __future__ import annotations

from itertools import accumulate

from parlour.core import arrays

SEATS = 4
SPACES = 36
SIDE = 6
SCHEDULE = 9
KINDS = 16
OF_A_KIND = 7
PILLS = KINDS * OF_A_KIND
EMPTY = -1
UNKNOWN = -2
NONE = -1


def _quarter(places: list[int]) -> list[int]:
    """Return the places of a grid, row by row, after it is turned counterclockwise by a quarter."""
    return [places[SIDE * row + column] for column in reversed(range(SIDE)) for row in range(SIDE)]


_TURNS = list(accumulate(range(1, SEATS), lambda seen, _: _quarter(seen), initial=list(range(SPACES))))

SEEN = arrays.array(_TURNS, arrays.int64)
"""GRA-D7: the place on the table that a seat sees in each space, by the quarter turns between them."""

UNSEEN = arrays.array([[seen.index(place) for place in range(SPACES)] for seen in _TURNS], arrays.int64)
"""The inverse of ``SEEN``."""
