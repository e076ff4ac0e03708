"""Kernels that play Tyramid: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.chance import shuffle
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import fill
from parlour.core.standings import leaders
from parlour.games.tic.deck import CARDS, EMPTY, choose_first, open_deck
from parlour.games.tic.hands import TABLE, deal, deal_hands, let_go, with_card
from parlour.games.tyramid.actions import DRAW, END, HALF_FIRST, PLAY_FIRST
from parlour.games.tyramid.board import count_ties, fix_extent, is_complete, lay, points_of
from parlour.games.tyramid.legality import can_lay, is_deck_empty
from parlour.games.tyramid.record import HAND, OVER, PLAY, SURPLUS, WIDEST, State
from parlour.games.tyramid.view import FIT, UNFIT, UNSAID, has_to, tell


@kernel
def is_dead(state: State) -> bool:
    """Whether no card that is still to come fits any open cell (TYR-G07)."""
    return not can_lay(state, ~int(state.laid_low), ~int(state.laid_high))


# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Write the points, at the end less two per card above five; return the winners (TYR-29, 30, G14)."""
    over = int(state.phase) == OVER
    for seat in range(int(state.players)):
        surplus = max(0, int(state.held[seat]) - HAND) if over else 0
        points[seat] = int(state.points[seat]) - SURPLUS * surplus
    return leaders(points, int(state.players)) if over else 0


# --- set-up


@kernel
def setup(state: State) -> None:
    """Choose who starts, deal five cards to every seat and lay the peak; row 2 is open (TYR-01 to 07)."""
    fix_extent(state)
    open_deck(state, state.stock)
    state.first = choose_first(state, state.stock, state.drawn_card, int(state.players), int(state.start))
    state.turn = state.first
    shuffle(state, state.stock, CARDS)
    deal_hands(state, HAND)
    fill(state.cell, EMPTY)
    fill(state.row, 1)
    fill(state.begin, EMPTY)
    fill(state.end, EMPTY)
    peak = int(state.dealt)
    state.dealt = peak + 1
    state.holder[peak] = TABLE
    state.cell[0, 0, 0] = state.cell[1, 0, 0] = state.stock[peak]
    note_laid(state, int(state.stock[peak]))
    state.fresh = EMPTY
    state.phase = PLAY


@kernel
def note_laid(state: State, card: int) -> None:
    """Add a card to the set of those on the table."""
    state.laid_low, state.laid_high = with_card(int(state.laid_low), int(state.laid_high), card)


# --- actions


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action >= HALF_FIRST and action < DRAW:
        index = action - HALF_FIRST
        play_card(state, seat, index // (2 * WIDEST), index % (2 * WIDEST) // WIDEST, index % WIDEST)
    elif action < DRAW:
        play_card(state, seat, (action - PLAY_FIRST) // WIDEST, 0, (action - PLAY_FIRST) % WIDEST)
    elif action == DRAW:
        take_card(state, seat)
    elif action == END:
        end_turn(state, seat)
    else:
        pass_turn(state, seat)


@kernel
def play_card(state: State, seat: int, card: int, half: int, column: int) -> None:
    """Score and lay a card (TYR-13 to 24, 28, G07, G09); two Tics earn another play, unless the game ends."""
    _, tics, _ = count_ties(state, half, column, card)
    state.points[seat] += points_of(state, half, column, card)
    let_go(state, seat, card)
    lay(state, half, column, card)
    note_laid(state, card)
    state.plays += 1
    state.passes = 0
    state.fresh = EMPTY
    if is_complete(state) or is_dead(state):
        state.phase = OVER
    elif tics < 2 or int(state.held[seat]) == 0:
        end_turn(state, seat)


@kernel
def take_card(state: State, seat: int) -> None:
    """Draw a card (TYR-25, 26, G06, G15); the turn ends unless, with ``play_drawn``, the card fits."""
    place = int(state.dealt)
    deal(state, seat)
    drawn = UNSAID
    if int(state.play_drawn):
        low, high = with_card(0, 0, int(state.stock[place]))
        drawn = FIT if can_lay(state, low, high) else UNFIT
    tell(state, seat, place, has_to(state), drawn)
    if drawn == FIT:
        state.fresh = place
        return
    end_turn(state, seat)


@kernel
def end_turn(state: State, seat: int) -> None:
    """Refill the hand to five while the deck lasts and pass the turn on (TYR-23, 27, G13, TIC-G05)."""
    while int(state.held[seat]) < HAND and not is_deck_empty(state):
        deal(state, seat)
    state.turn = (seat + 1) % int(state.players)
    state.plays = 0
    state.fresh = EMPTY


@kernel
def pass_turn(state: State, seat: int) -> None:
    """Pass (TYR-G08); passes of all players in a row end the game."""
    tell(state, seat, int(state.dealt), has_to(state), UNSAID)
    state.passes += 1
    if int(state.passes) >= int(state.players):
        state.phase = OVER
    else:
        end_turn(state, seat)
