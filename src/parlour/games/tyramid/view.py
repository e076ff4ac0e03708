"""What a seat of Tyramid may know: its own hand and all that lies face up (TIC-G10)."""

from __future__ import annotations

from parlour.core.dice import rekey
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.tic.hands import count_dealt, hide_hands
from parlour.games.tic.unseen import deal_unseen
from parlour.games.tyramid.state import HALVES, MOST_ROWS, State
from parlour.games.tyramid.told import forget_facts, note_facts

show = showing(
    State,
    "players form rows same_pair optional_play play_drawn start extent phase turn first plays fresh passes "
    "drawn_card points laid_low laid_high cell row begin end facts fact",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the shape, the points, the viewer's hand, who holds how many cards, and what was told of them."""
    show(state, out)
    hide_hands(state, viewer, out)
    note_facts(out)


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal the cards the viewer does not see at random, as far as nobody has told what they are not."""
    deal_unseen(state, viewer, dice)
    forget_facts(state)
    rekey(dice, state)


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards on the table, in the hands and in the deck; both halves of an hourglass share the start card."""
    count_dealt(state, counts)
    for half in range(HALVES):
        for row in range(half, MOST_ROWS):
            count_each(state.cell[half, row], counts)
    return True
