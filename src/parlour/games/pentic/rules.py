"""The rules of Pentic. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.arrays import fill
from parlour.core.bits import filled, find
from parlour.core.chance import shuffle
from parlour.core.clauses import ACT, G
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.standings import leaders
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.points import points_of
from parlour.games.pentic.state import CENTRE, EDGES, END, HAND, NEIGHBOURS, OVER, PILES, PLAY, State
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NIC, choose_first, open_deck, take

# --- set-up


@kernel
def setup(state: State) -> None:
    """PEN-01 to 03: who starts, then nine cards on the table and five for everyone."""
    open_deck(state, state.stock)
    state.first = choose_first(state, state.stock, state.drawn_card, int(state.players), int(state.start))
    shuffle(state, state.stock, CARDS)
    state.left = CARDS
    state.phase = PLAY
    state.turn = state.first
    fill(state.height, 1)
    for pile in range(PILES):
        state.top_tag[pile] = new_tag(state)
        state.top[pile] = take(state)
    fill(state.hand, EMPTY)
    for seat in range(int(state.players)):
        for slot in range(HAND):
            state.hand_tag[seat, slot] = new_tag(state)
            state.hand[seat, slot] = take(state)


@kernel
def new_tag(state: State) -> int:
    """Count the cards that have come into sight."""
    tag = int(state.tags) + 1
    state.tags = tag
    return tag


# --- who may act


@kernel
def actors(state: State) -> int:
    """One seat acts at a time."""
    return 0 if int(state.phase) == OVER else 1 << int(state.turn)


@kernel
def is_empty_hand(state: State, seat: int) -> bool:
    """Whether a seat has no card left (PEN-G12)."""
    return filled(state.hand[seat]) == 0


@kernel
def is_nic_all_round(state: State, card: int, pile: int) -> bool:
    """Whether a card shares nothing with the cards at a pile's edges."""
    shared = 0
    for edge in range(int(EDGES[pile])):
        shared += int(COMMON[card, int(state.top[int(NEIGHBOURS[pile, edge])])])
    return shared == 0


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Give the clause an action breaks, 0 if none."""
    if int(state.phase) == OVER or seat != int(state.turn):
        return ACT
    if action >= PASS:
        return 0 if is_empty_hand(state, seat) else G + 7
    card, pile = action // PILES, action % PILES
    if find(state.hand[seat], card) == EMPTY:
        return ACT
    if COMMON[card, int(state.top[pile])] != NIC:
        return 0
    if not is_nic_all_round(state, card, pile):
        return 7
    return 0 if pile == CENTRE else G + 5


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """List the legal actions in ascending order, that is by card, then by pile."""
    if int(state.phase) == OVER or seat != int(state.turn):
        return 0
    n = 0
    card = next_card(state, seat, EMPTY)
    while card < CARDS:
        n = list_piles(state, card, out, n)
        card = next_card(state, seat, card)
    if n == 0:
        out[0] = PASS
        return 1
    return n


@kernel
def next_card(state: State, seat: int, card: int) -> int:
    """Give the smallest card of a hand above another one, CARDS if there is none."""
    best = CARDS
    for slot in range(HAND):
        other = int(state.hand[seat, slot])
        if card < other < best:
            best = other
    return best


@kernel
def list_piles(state: State, card: int, out: Array, n: int) -> int:
    """List the piles a card may cover (PEN-07, 08, 09) after the n actions listed already."""
    for pile in range(PILES):
        out[n] = card * PILES + pile
        fits = COMMON[card, int(state.top[pile])] != NIC or (pile == CENTRE and is_nic_all_round(state, card, CENTRE))
        n += int(fits)
    return n


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
    """PEN-06: the card lies on the pile; the one below counts no more."""
    covered = int(state.covered) + 1
    state.covered = covered
    state.stock[CARDS - covered] = state.top[pile]
    state.top[pile] = card
    state.top_tag[pile] = tag
    state.height[pile] += 1


@kernel
def refill(state: State, seat: int, slot: int) -> None:
    """PEN-10, G12: draw in place of the card played, from the covered cards when the deck is empty."""
    if int(state.left) == 0 and int(state.deck_out) != END:
        reshuffle(state)
    if int(state.left) == 0:
        state.hand[seat, slot] = EMPTY
        state.hand_tag[seat, slot] = 0
        return
    state.hand[seat, slot] = take(state)
    state.hand_tag[seat, slot] = new_tag(state)


@kernel
def reshuffle(state: State) -> None:
    """PEN-G12: all covered cards become the deck; the nine top cards stay."""
    covered = int(state.covered)
    for card in range(covered):
        state.stock[card] = state.stock[CARDS - covered + card]
    fill(state.stock[covered:], EMPTY)
    state.left = covered
    state.covered = 0
    fill(state.height, 1)
    shuffle(state, state.stock, covered)


@kernel
def end_turn(state: State) -> None:
    """PEN-05, 21: the next seat; after the last seat of a round see whether the game is over."""
    turn = int(state.turn) + 1
    state.turn = 0 if turn == int(state.players) else turn
    if int(state.turn) == int(state.first):
        state.rounds += 1
        if is_finished(state):
            state.phase = OVER


@kernel
def is_finished(state: State) -> bool:
    """PEN-G09, G10, G12, G13: the target is reached, the rounds are up, or all hands are empty."""
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
    """PEN-20, 22: the totals; the highest wins, ties shared (TIC-G07)."""
    for seat in range(int(state.players)):
        points[seat] = int(state.points[seat])
    return leaders(points, int(state.players)) if int(state.phase) == OVER else 0
