"""What a seat of Tic Squared may know: its own hand and all that lies face up (TIC-G10)."""

from __future__ import annotations

from parlour.core.arrays import assign
from parlour.core.dice import rekey, roll
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.tally import count_each
from parlour.games.tic.deck import CARDS, EMPTY, UNKNOWN
from parlour.games.tic.hands import SEATS, count_dealt, deal_unseen, hide_hands
from parlour.games.tic_squared.moves import fits, has_play, is_deck_empty
from parlour.games.tic_squared.state import PLAY, RACE, START, State

WORLDS_TRIED = 64
"""How often hands are dealt anew until they agree with who can lay something."""


COMPONENTS = (1,) * CARDS
"""TIC-02: every card is there once."""


@kernel
def hide(state: State, viewer: int, out: State) -> None:
    """Copy the grids, the viewer's hand, who holds how many cards, and how many are left."""
    out.players, out.deck_size, out.deck_out, out.mode = state.players, state.deck_size, state.deck_out, state.mode
    out.race_penalty, out.race_idle_s = state.race_penalty, state.race_idle_s
    out.race_limit_min, out.start = state.race_limit_min, state.start
    out.phase, out.turn, out.first, out.plays = state.phase, state.turn, state.first, state.plays
    out.fresh, out.visited, out.visit_over = state.fresh, state.visited, state.visit_over
    out.without_deck, out.idle_turns = state.without_deck, state.idle_turns
    out.able, out.hot, out.out, out.runs = state.able, state.hot, state.out, state.runs
    assign(out.drawn_card, state.drawn_card)
    assign(out.grid, state.grid)
    assign(out.cards, state.cards)
    assign(out.top, state.top)
    assign(out.left, state.left)
    assign(out.tall, state.tall)
    assign(out.wide, state.wide)
    assign(out.side, state.side)
    assign(out.begin, state.begin)
    assign(out.end, state.end)
    hide_hands(state, viewer, out)
    hide_starts(state, viewer, out)


@kernel
def hide_starts(state: State, viewer: int, out: State) -> None:
    """Of start cards chosen in secret only that they are chosen (SQR-G02)."""
    for seat in range(SEATS):
        secret = int(state.phase) == START and seat != viewer and int(state.chosen[seat]) != EMPTY
        out.chosen[seat] = UNKNOWN if secret else state.chosen[seat]


@kernel
def imagine(state: State, viewer: int, dice: Array) -> None:
    """Deal the cards the viewer does not see at random; choose start cards for those who have chosen."""
    for _ in range(WORLDS_TRIED):
        deal_unseen(state, viewer, dice)
        if agrees(state, viewer):
            break
    for seat in range(int(state.players)):
        if int(state.chosen[seat]) == UNKNOWN:
            choose_for(state, seat, dice)
    rekey(dice, state)


@kernel
def agrees(state: State, viewer: int) -> bool:
    """SQR-G25, G21: a card drawn in a turn that goes on fits somewhere; who is shown as able to lay something, can."""
    if int(state.phase) != PLAY:
        return True
    turn, fresh = int(state.turn), int(state.fresh)
    if fresh != EMPTY and turn != viewer and not fits(state, turn, int(state.stock[fresh])):
        return False
    if int(state.mode) != RACE or not is_deck_empty(state):
        return True
    for seat in range(int(state.players)):
        if seat != viewer and has_play(state, seat) != (int(state.able) >> seat & 1 != 0):
            return False
    return True


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
