"""Views of Pivot Pawns: a seat knows everything but the tokens in the bag."""

from __future__ import annotations

from parlour.core.bits import list_set, set_of
from parlour.core.dice import mix, rekey
from parlour.core.kernel import Array, kernel
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.pivot_pawns.components import CARDS, ROUNDS, UNKNOWN
from parlour.games.pivot_pawns.record import State

COMPONENTS = (1,) * (CARDS + ROUNDS)
"""PIV-02: fifteen cards and fifteen tokens, each of its own kind."""

show = showing(
    State,
    "players think timer demo strict false_bid tiebreak tempo seats agreed phase rounds card_at pawn home "
    "tokens pivots_won bid bid_place bids gave_up done passed gone sitting_out failed turn demonstrator used "
    "clocks",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the table, the bids and the tokens drawn so far."""
    show(state, out)
    for place in range(ROUNDS):
        out.token[place] = state.token[place] if place < int(state.rounds) else UNKNOWN


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Put the tokens in the bag into random order."""
    drawn = int(state.rounds)
    list_set((1 << ROUNDS) - 1 & ~set_of(state.token[:drawn]), 0, state.token, drawn)
    mix(dice, state.token, drawn, ROUNDS)
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards of the tableau, and the tokens drawn and in the bag."""
    count_each(state.card_at, counts[:CARDS])
    count_each(state.token, counts[CARDS:])
    return True
