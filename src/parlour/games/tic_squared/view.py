"""What a seat of Tic Squared may know: its own hand and all that lies face up (TIC-G10)."""

from __future__ import annotations

from parlour.core.dice import rekey, roll
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.showing import showing
from parlour.core.tally import count_each
from parlour.games.tic.deck import CARDS, EMPTY, UNKNOWN
from parlour.games.tic.hands import SEATS, count_dealt, hide_hands
from parlour.games.tic.unseen import EXCHANGES, can_swap, deal_unseen, roll_unseen, swap, take_up
from parlour.games.tic_squared.state import START, State
from parlour.games.tic_squared.told import count_untrue

WORLDS_TRIED = 64
"""How often all is dealt anew until the hands agree with what was told of them."""


show = showing(
    State,
    "players deck_size deck_out mode race_penalty race_idle_s race_limit_min start portion phase turn first "
    "plays fresh visited visit_over without_deck idle_turns able hot out runs drawn_card grid cards top left "
    "tall wide side begin end facts fact_seat fact_end fact_low fact_high",
)


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the grids, the viewer's hand, who holds how many cards, what was told of them, and how many are left.

    Of start cards chosen in secret it copies only that they are chosen (SQR-G02).
    """
    show(state, out)
    hide_hands(state, viewer, out)
    for seat in range(SEATS):
        secret = int(state.phase) == START and seat != viewer and int(state.chosen[seat]) != EMPTY
        out.chosen[seat] = UNKNOWN if secret else state.chosen[seat]


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal the cards the viewer does not see so that they agree with what was told; choose start cards in secret."""
    for _ in range(WORLDS_TRIED):
        deal_unseen(state, viewer, dice)
        if count_untrue(state, viewer) == 0:
            break
    if count_untrue(state, viewer) > 0:
        make_true(state, viewer, dice)
    for seat in range(int(state.players)):
        if int(state.chosen[seat]) == UNKNOWN:
            choose_for(state, seat, dice)
    rekey(dice, state)


@kernel
def make_true(state: State, viewer: int, dice: Array) -> None:
    """Exchange unseen cards of the hands with others, never so that more is untrue, and go on when nothing is."""
    untrue, mixing = count_untrue(state, viewer), 0
    for seat in range(int(state.players)):
        mixing += EXCHANGES * int(state.held[seat]) if seat != viewer else 0
    for _ in range(WORLDS_TRIED * mixing):
        mixing -= int(untrue == 0)
        if mixing < 0:
            break
        place, other = roll_unseen(state, viewer, int(state.dealt), dice), roll_unseen(state, viewer, CARDS, dice)
        if can_swap(state, place, other):
            swap(state, place, other)
            later = count_untrue(state, viewer)
            if later > untrue:
                swap(state, place, other)
            untrue = min(untrue, later)
    take_up(state, viewer)


@kernel
def choose_for(state: State, seat: int, dice: Array) -> None:
    """SQR-G02: any card of the hand may be the start card chosen in secret."""
    place = roll(dice, int(state.dealt))
    while int(state.holder[place]) != seat:
        place = roll(dice, int(state.dealt))
    state.chosen[seat] = place


@kernel
def tally(state: State, counts: Array) -> bool:
    """Count the cards in the grids, in the hands, in the deck, and those left out of a shorter one."""
    count_dealt(state, counts)
    for seat in range(SEATS):
        count_each(state.grid[seat], counts)
    return True
