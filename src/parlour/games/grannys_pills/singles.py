"""What one pill alone gains. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.kernel import kernel
from parlour.games.grannys_pills.choices import WRONG, gain, takes_colour, tally
from parlour.games.grannys_pills.state import EMPTY, NONE, SCHEDULE, SPACES, State


@kernel
def best_single(state: State, seat: int) -> int:
    """GRA-D7, D17: the single pill gaining most: 36 times its schedule space plus its place on the table, or NONE."""
    best = NONE
    best_gain = WRONG
    before = tally(state, seat)
    for space in range(SCHEDULE):
        for place in range(SPACES):
            kind = int(state.pill[place])
            if kind == EMPTY or not takes_colour(state, seat, space, kind):
                continue
            gained = gain(state, seat, space, kind, before)
            if gained > best_gain:
                best_gain = gained
                best = SPACES * space + place
    return best


@kernel
def most_gained(state: State, seat: int, kind: int) -> int:
    """What a pill of this kind adds to the score of the round where it adds most."""
    best, before = WRONG, tally(state, seat)
    for space in range(SCHEDULE):
        if takes_colour(state, seat, space, kind):
            best = max(best, gain(state, seat, space, kind, before))
    return best
