"""What people see sooner in Pentic: plays of many points, and those beside the card on the table drawn latest."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import points_of
from parlour.games.pentic.record import NEIGHBOURS, PILES, State

LARGE = 25.0
"""Points of a play that nobody misses for its size."""


@kernel
def sight(state: State, seat: int, action: int) -> tuple[float, float, float]:
    """Return the points at once, whether it is at the latest card or beside it, and 1 (see ``people.Sight``)."""
    if action >= PASS:
        return 0.0, 0.0, 1.0
    card, pile = action // PILES, action % PILES
    size = min(1.0, points_of(state, card, pile) / LARGE)
    return size, 1.0 if is_beside(pile, latest(state)) else 0.0, 1.0


@kernel
def latest(state: State) -> int:
    """Return the pile whose top card was drawn latest; the order of plays is not recorded."""
    found = 0
    for pile in range(PILES):
        if int(state.top_tag[pile]) > int(state.top_tag[found]):
            found = pile
    return found


@kernel
def is_beside(pile: int, other: int) -> bool:
    """Whether two piles are the same or share an edge."""
    beside = pile == other
    for edge in range(len(NEIGHBOURS[pile])):
        beside = beside or int(NEIGHBOURS[pile, edge]) == other
    return beside
