"""Kernels that play Pentic: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import find
from parlour.core.chance import draw, shuffle
from parlour.core.kernel import Array, kernel
from parlour.core.lanes import enter_lane, is_duplicate, leave_lane
from parlour.core.primitives import fill
from parlour.core.standings import leaders
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import points_of
from parlour.games.pentic.legality import is_empty_hand
from parlour.games.pentic.record import END, HAND, OVER, PILES, PLAY, State
from parlour.games.tic.deck import CARDS, EMPTY, SEATS, choose_first, open_deck, take_card
from parlour.games.tic.hands import with_card

# --- set-up


@kernel
def setup(state: State) -> None:
    """Choose who starts, then deal nine cards to the table and five to every seat (PEN-01 to 03)."""
    open_deck(state, state.stock)
    state.first = choose_first(state, state.stock, state.drawn_card, int(state.players), int(state.start))
    shuffle(state, state.stock, CARDS)
    state.left = CARDS
    state.phase = PLAY
    state.turn = state.first
    fill(state.height, 1)
    for pile in range(PILES):
        state.top_tag[pile] = new_tag(state)
        state.top[pile] = take_card(state)
    fill(state.hand, EMPTY)
    for seat in range(int(state.players)):
        for slot in range(HAND):
            state.hand_tag[seat, slot] = new_tag(state)
            state.hand[seat, slot] = take_card(state)


@kernel
def new_tag(state: State) -> int:
    """Return a new tag, for a card that becomes visible to somebody."""
    tag = int(state.tags) + 1
    state.tags = tag
    return tag


# --- apply


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < PASS:
        card, pile = action // PILES, action % PILES
        state.points[seat] += points_of(state, card, pile)
        slot = find(state.hand[seat], card)
        cover(state, pile, card, int(state.hand_tag[seat, slot]))
        refill(state, seat, slot)
    end_turn(state)


@kernel
def cover(state: State, pile: int, card: int, tag: int) -> None:
    """Lay a card on a pile (PEN-06); the one below no longer counts."""
    covered = int(state.covered) + 1
    state.covered = covered
    below = int(state.top[pile])
    state.stock[CARDS - covered] = below
    state.covered_low, state.covered_high = with_card(int(state.covered_low), int(state.covered_high), below)
    state.top[pile] = card
    state.top_tag[pile] = tag
    state.height[pile] += 1


@kernel
def refill(state: State, seat: int, slot: int) -> None:
    """Draw a card in place of the one played, reshuffling if the deck is empty (PEN-10, G12)."""
    if int(state.left) == 0 and int(state.deck_out) != END:
        reshuffle(state)
    if int(state.left) == 0:
        state.hand[seat, slot] = EMPTY
        state.hand_tag[seat, slot] = 0
        return
    if is_duplicate(state):
        bring_up(state, seat)
    state.hand[seat, slot] = take_card(state)
    state.hand_tag[seat, slot] = new_tag(state)


@kernel
def bring_up(state: State, seat: int) -> None:
    """Exchange the next card of the deck for the first one in the seat's lane of this round that is in the deck."""
    before = enter_lane(state, SEATS * int(state.rounds) + seat)
    place = find(state.stock, draw(state, CARDS))
    while not 0 <= place < int(state.left):
        place = find(state.stock, draw(state, CARDS))
    leave_lane(state, before)
    last = int(state.left) - 1
    card = int(state.stock[place])
    state.stock[place] = state.stock[last]
    state.stock[last] = card


@kernel
def reshuffle(state: State) -> None:
    """Make the deck of all covered cards (PEN-G12); the nine top cards stay."""
    covered = int(state.covered)
    for card in range(covered):
        state.stock[card] = state.stock[CARDS - covered + card]
    fill(state.stock[covered:], EMPTY)
    state.left = covered
    state.covered = 0
    state.covered_low = state.covered_high = 0
    fill(state.height, 1)
    shuffle(state, state.stock, covered)


@kernel
def end_turn(state: State) -> None:
    """Pass the turn on; after the last seat of a round, end the game if it is finished (PEN-05, 21)."""
    turn = int(state.turn) + 1
    state.turn = 0 if turn == int(state.players) else turn
    if int(state.turn) == int(state.first):
        state.rounds += 1
        if is_finished(state):
            state.phase = OVER


@kernel
def is_finished(state: State) -> bool:
    """Whether the target is reached, the rounds are up, or all hands are empty (PEN-G09, G10, G12, G13)."""
    if int(state.rounds) >= int(state.max_rounds):
        return True
    empty = True
    for seat in range(int(state.players)):
        if int(state.points[seat]) >= int(state.target):
            return True
        empty = empty and is_empty_hand(state, seat)
    return empty


# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Write the totals; return the winners if the game is over: the highest, ties shared (PEN-20, 22, TIC-G07)."""
    for seat in range(int(state.players)):
        points[seat] = int(state.points[seat])
    return leaders(points, int(state.players)) if int(state.phase) == OVER else 0
