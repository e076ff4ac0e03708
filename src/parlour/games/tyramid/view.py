"""What a seat of Tyramid may know: its own hand and all that lies face up (TIC-G10)."""

from __future__ import annotations

from parlour.core.arrays import assign
from parlour.core.dice import rekey
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.tally import count_each
from parlour.games.tic.deck import CARDS
from parlour.games.tic.hands import count_dealt, hide_hands
from parlour.games.tic.unseen import deal_unseen
from parlour.games.tyramid.state import HALVES, MOST_ROWS, State
from parlour.games.tyramid.told import forget_facts, note_facts

COMPONENTS = (1,) * CARDS
"""TIC-02: every card is there once."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the shape, the points, the viewer's hand, who holds how many cards, and what was told of them."""
    out.players, out.form, out.rows, out.same_pair = state.players, state.form, state.rows, state.same_pair
    out.optional_play, out.play_drawn, out.start = state.optional_play, state.play_drawn, state.start
    out.extent, out.phase, out.turn = state.extent, state.phase, state.turn
    out.first, out.plays = state.first, state.plays
    out.fresh, out.passes = state.fresh, state.passes
    assign(out.drawn_card, state.drawn_card)
    assign(out.points, state.points)
    out.laid_low, out.laid_high = state.laid_low, state.laid_high
    assign(out.cell, state.cell)
    assign(out.row, state.row)
    assign(out.begin, state.begin)
    assign(out.end, state.end)
    out.facts = state.facts
    assign(out.fact, state.fact)
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
