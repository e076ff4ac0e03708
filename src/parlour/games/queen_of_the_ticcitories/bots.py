"""Judging positions of Queen of the Ticcitories for the bots (see the strategy notes of the rules)."""

from __future__ import annotations

from parlour.core.bits import lowest
from parlour.core.kernel import kernel
from parlour.games.queen_of_the_ticcitories.grid import gain, open_columns, room, total
from parlour.games.queen_of_the_ticcitories.state import AREA, LINES, MOST_LINE, WIDTH, State
from parlour.games.tic.deck import EMPTY

HORIZON = 12
"""Random play makes Nics all round: playouts stop after a turn."""

EARLIER = 0.15
"""What it is worth to choose before one more of the others."""

WORST = -4
"""Nics on all four sides."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """Weigh the lead over the best of the others, the more the fewer cards are still to come."""
    best = -1_000.0
    for other in range(int(state.players)):
        if other != seat:
            best = max(best, expected(state, other))
    lead = expected(state, seat) - best
    to_come = int(state.grid) * int(state.grid) - int(state.laid[seat])
    return 0.5 + 0.49 * lead / (abs(lead) + 4.0 + 0.5 * to_come)


@kernel
def expected(state: State, seat: int) -> float:
    """A grid's points, and what the card below the token will be worth there, more for a lower number."""
    points = float(total(state, seat))
    for line in range(LINES):
        for number in range(MOST_LINE):
            card = int(state.offer[line, number])
            if card != EMPTY and int(state.token[line, number]) == seat:
                points += best_gain(state, seat, card) - EARLIER * number
    return points


@kernel
def best_gain(state: State, owner: int, card: int) -> int:
    """The most points a card can make in a grid as it is now, 0 in a full one."""
    if int(state.laid[owner]) == int(state.grid) * int(state.grid):
        return 0
    best = WORST
    first, last = room(int(state.north[owner]), int(state.south[owner]), int(state.grid))
    for row in range(first, last + 1):
        columns = open_columns(state, owner, row)
        while columns != 0:
            best = max(best, gain(state, card, owner * AREA + row * WIDTH + lowest(columns)))
            columns &= columns - 1
    return best
