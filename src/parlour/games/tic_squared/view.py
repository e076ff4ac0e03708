"""What a seat of Tic Squared may know: its own hand and all that lies face up (TIC-G10)."""

from __future__ import annotations

from parlour.core.dice import rekey, roll
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.games.tic.deck import CARDS, EMPTY, UNKNOWN
from parlour.games.tic_squared.hands import LOW, flip, is_deck_empty
from parlour.games.tic_squared.moves import fits, has_play
from parlour.games.tic_squared.state import PLAY, RACE, SEATS, START, TABLE, State

WORLDS_TRIED = 64
"""How often hands are dealt anew until they agree with who can lay something."""


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
    out.holder[:] = state.holder
    out.dealt = state.dealt
    out.held[:] = state.held
    out.drawn_card[:] = state.drawn_card
    out.grid[:] = state.grid
    out.cards[:], out.top[:], out.left[:] = state.cards, state.top, state.left
    out.tall[:], out.wide[:] = state.tall, state.wide
    out.side[:], out.begin[:], out.end[:] = state.side, state.begin, state.end
    hide_cards(state, viewer, out)


@kernel
def hide_cards(state: State, viewer: int, out: State) -> None:
    """Show the cards on the table and in the viewer's hand; of start cards chosen in secret only that they are."""
    for place in range(CARDS):
        out.stock[place] = state.stock[place] if is_seen(state, viewer, place) else UNKNOWN
    for seat in range(SEATS):
        secret = int(state.phase) == START and seat != viewer and int(state.chosen[seat]) != EMPTY
        out.chosen[seat] = UNKNOWN if secret else state.chosen[seat]
    if 0 <= viewer < SEATS:
        out.low[viewer], out.high[viewer] = state.low[viewer], state.high[viewer]


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
def is_seen(state: State, viewer: int, place: int) -> bool:
    """Whether the viewer sees the card at a place of the stock."""
    holder = int(state.holder[place])
    return holder == TABLE or (viewer >= 0 and holder == viewer)


@kernel
def deal_unseen(state: State, viewer: int, dice: Array) -> None:
    """Put the cards that are not seen into a random order, and make the other hands anew."""
    fill_unseen(state, viewer)
    for place in range(CARDS - 1, 0, -1):
        if is_seen(state, viewer, place):
            continue
        other = roll(dice, place + 1)
        while is_seen(state, viewer, other):
            other = roll(dice, place + 1)
        card = int(state.stock[place])
        state.stock[place] = state.stock[other]
        state.stock[other] = card
    for seat in range(SEATS):
        if seat != viewer:
            state.low[seat] = state.high[seat] = 0
    for place in range(int(state.dealt)):
        if not is_seen(state, viewer, place):
            flip(state, int(state.holder[place]), int(state.stock[place]))


@kernel
def fill_unseen(state: State, viewer: int) -> None:
    """Put the cards that are not seen into the places that are not seen, in ascending order."""
    low = high = 0
    for place in range(CARDS):
        if is_seen(state, viewer, place):
            card = int(state.stock[place])
            low |= 1 << card if card < LOW else 0
            high |= 1 << card - LOW if card >= LOW else 0
    place = 0
    for card in range(CARDS):
        seen = low >> card & 1 if card < LOW else high >> card - LOW & 1
        if not seen:
            while is_seen(state, viewer, place):
                place += 1
            state.stock[place] = card
            place += 1


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
